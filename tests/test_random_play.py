"""A hundred thousand ticks of random buttons over all floors: nothing breaks, all repeats.

`python -m tests.test_random_play` prints one number for all of it.
"""

import copy
import os
import subprocess
import sys
from zlib import crc32

import pytest

from retro_maze.shelf import load_tower
from retro_maze.tower.bots.tumble import buttons, fresh, sound

TICKS = 100_000
FLOORS = range(1, 61)
EACH = TICKS // len(FLOORS) + 1
PART = 100  # ticks a floor for the repeats
BELL = load_tower("bell")


@pytest.mark.parametrize("floor", FLOORS)
def test_random_buttons_break_nothing_and_a_copy_goes_the_same_way(floor: int) -> None:
    world, twin = fresh(BELL, floor), None
    had_key = False
    for tick, pad in zip(range(EACH), buttons(floor), strict=False):
        if world.outcome:
            world, twin, had_key = fresh(BELL, floor), None, False
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
        world, told = fresh(BELL, floor), 0
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
