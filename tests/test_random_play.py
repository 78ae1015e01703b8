"""A hundred thousand ticks of random buttons over all floors: nothing breaks, all repeats.

`python -m tests.test_random_play` prints one number for all of it.
"""

import copy
import os
import subprocess
import sys
from collections.abc import Iterator
from zlib import crc32

import pytest

from retro_maze.engine.actors import CELL, Mover
from retro_maze.engine.events import KINDS as EVENTS
from retro_maze.engine.events import Event
from retro_maze.engine.gear import Rules
from retro_maze.engine.pad import MASK
from retro_maze.engine.stage import NOWHERE
from retro_maze.engine.world import World
from retro_maze.maze import chip
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import build_world, plan_floor
from retro_maze.tower.game import collected
from retro_maze.tower.treasures import VIGOR

TICKS = 100_000
FLOORS = range(1, 61)
EACH = TICKS // len(FLOORS) + 1
PART = 100  # ticks a floor for the repeats
BELL = load_tower("bell")
SLIDERS = ("draft", "caesura")  # who may be inside a wall


def fresh(floor: int) -> World:
    """A floor with what the towers below hold, or with bare hands; Story and Arcade by turns."""
    kit = collected(BELL, floor) if floor % 4 < 2 else ()
    rules = Rules(story=floor % 2 == 0, toggle=floor % 5 == 0, red_ticks=300)
    world = build_world(BELL, plan_floor(BELL, floor), kit, rules, vigor=floor % 6 == 0)
    if floor % 3 == 0 and world.clock:
        world.clock = 500
    return world


def buttons(seed: int) -> Iterator[int]:
    """Pads for ever: each is held for up to 40 ticks."""
    stream = chip("xorshift16", seed)
    while True:
        pad = stream.below(MASK + 1) & stream.below(MASK + 1)
        yield from [pad] * (1 + stream.below(40))


def stands_well(world: World, one: Mover, walks: bool) -> bool:
    """Whether somebody is inside the maze, on a lane and, if it walks, in no wall."""
    column, across = divmod(one.x, CELL)
    row, down = divmod(one.y, CELL)
    if not (0 <= column < world.columns and 0 <= row < world.rows):
        return False
    if not (across or down):
        return True
    way = 1 if across else 2
    free = bool(world.doors[row * world.columns + column] >> way & 1)
    return not (across and down) and (free or not walks)


def sound(world: World, told: list[Event]) -> bool:
    """What holds after every tick of every floor."""
    player, monsters = world.player, world.monsters
    return (
        stands_well(world, player, walks=True)
        and (player.centred or (player.heading % 2 == 1) == (player.x % CELL > 0))
        and world.here == world.cell_of(player)
        and (player.hp > 0) == (world.outcome != "dead")
        and 0 <= player.hp <= player.gear.hp + VIGOR
        and player.blade in ("in", "draw", "out", "sheathe")
        and world.chest in (NOWHERE, world.start)
        and all(stands_well(world, one, one.kind not in SLIDERS) for one in monsters)
        and all(0 <= one.hp <= one.record.hp for one in monsters)
        and all(one.alive == (one.hp > 0) for one in monsters if one.record.killable)
        and all(stands_well(world, bolt, bolt.kind != "bell") for bolt in world.bolts)
        and all(event.kind in EVENTS for event in told)
    )


@pytest.mark.parametrize("floor", FLOORS)
def test_random_buttons_break_nothing_and_a_copy_goes_the_same_way(floor: int) -> None:
    world, twin = fresh(floor), None
    had_key = False
    for tick, pad in zip(range(EACH), buttons(floor), strict=False):
        if world.outcome:
            world, twin, had_key = fresh(floor), None, False
        told = world.step(pad)
        assert sound(world, told), f"floor {floor} in tick {world.tick}"
        keys = sum(event.kind == "key" for event in told)
        assert keys + had_key == world.player.has_key
        had_key = world.player.has_key
        if twin:
            assert twin.step(pad) == told
        elif tick % 800 == 600:
            twin = copy.deepcopy(world)
        if twin and tick % 800 == 799:
            assert twin.digest() == world.digest()
            twin = None


def summary() -> str:
    """One line a floor: the digest after some hundred ticks, and what was told."""
    lines = []
    for floor in FLOORS:
        world, told = fresh(floor), 0
        for _, pad in zip(range(PART), buttons(floor), strict=False):
            told = crc32(repr(world.step(pad)).encode(), told)
        lines.append(f"{floor:02} {world.tick:03} {world.digest():08x} {told:08x}")
    return "\n".join(lines) + "\n"


def test_a_repeat_is_equal_and_so_are_other_processes_with_other_hash_seeds() -> None:
    here = summary()
    assert summary() == here
    for seed in ("0", "12345"):
        run = subprocess.run(
            [sys.executable, "-m", "tests.test_random_play"],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        )
        assert run.stdout == here


if __name__ == "__main__":
    sys.stdout.write(summary())
