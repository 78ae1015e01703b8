"""Random buttons on every floor: whatever is pressed, the world stays sound."""

from collections.abc import Iterator

from retro_maze.engine.actors import CELL, Mover
from retro_maze.engine.events import KINDS as EVENTS
from retro_maze.engine.events import Event
from retro_maze.engine.gear import Rules
from retro_maze.engine.pad import MASK
from retro_maze.engine.stage import NOWHERE
from retro_maze.engine.world import World
from retro_maze.maze import chip
from retro_maze.tower.floor import Tower, build_world, plan_floor
from retro_maze.tower.game import collected
from retro_maze.tower.treasures import VIGOR

SLIDERS = ("draft", "caesura")  # who may be inside a wall
SHORT = 500  # ticks: the clock of every third floor, so that it runs out
LONGEST_PRESS = 40  # ticks


def fresh(tower: Tower, floor: int) -> World:
    """A floor with what the floors below hold, or with bare hands; Story and Arcade by turns."""
    kit = collected(tower, floor) if floor % 4 < 2 else ()
    rules = Rules(story=floor % 2 == 0, toggle=floor % 5 == 0, red_ticks=300)
    world = build_world(tower, plan_floor(tower, floor), kit, rules, vigor=floor % 6 == 0)
    if floor % 3 == 0 and world.clock:
        world.clock = SHORT
    return world


def buttons(seed: int) -> Iterator[int]:
    """Pads for ever: each is held for a while."""
    stream = chip("xorshift16", seed)
    while True:
        pad = stream.below(MASK + 1) & stream.below(MASK + 1)
        yield from [pad] * (1 + stream.below(LONGEST_PRESS))


def unsound_after(tower: Tower, floor: int, ticks: int) -> int:
    """The tick of random buttons after which something is not as it must be; -1 when all is."""
    world = fresh(tower, floor)
    for tick, pad in zip(range(ticks), buttons(floor), strict=False):
        if world.outcome:
            world = fresh(tower, floor)
        if not sound(world, world.step(pad)):
            return tick
    return -1


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
