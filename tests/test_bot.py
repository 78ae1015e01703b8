"""The players without hands: copies have the same future, plans are the same for equal worlds."""

import pytest

from retro_maze.engine.stage import NOWHERE
from retro_maze.engine.world import World
from retro_maze.shelf import load_tower
from retro_maze.tower.bot import Player, Walker
from retro_maze.tower.bots.atlas import FAR, Atlas
from retro_maze.tower.bots.clone import clone
from retro_maze.tower.bots.echoes import meetings
from retro_maze.tower.bots.lures import coil
from retro_maze.tower.bots.plan import Planner
from retro_maze.tower.bots.scout import Scout
from retro_maze.tower.bots.witness import entered
from retro_maze.tower.floor import build_world, plan_floor
from tests.ascii import lane, monster, play, world
from tests.record import read, right_path

BELL = load_tower("bell")
BUSY = (20, 23, 29, 39, 49, 59)  # floors of every kind of monster


def midway(floor: int) -> tuple[World, bytes]:
    """A floor's world in the middle of its witness run, and the pads of the other half."""
    run = read(right_path(floor)).pads
    middle = len(run) // 2
    world = entered(BELL, plan_floor(BELL, floor))
    for pad in run[:middle]:
        world.step(pad)
    return world, run[middle:]


@pytest.mark.parametrize("floor", BUSY)
def test_a_copy_has_the_same_future(floor: int) -> None:
    world, run = midway(floor)
    twin = clone(world)
    assert twin.digest() == world.digest()
    for pad in run[:600]:
        assert twin.step(pad) == world.step(pad)
    assert twin.digest() == world.digest()


@pytest.mark.parametrize("floor", BUSY)
def test_a_copy_shares_nothing_that_changes(floor: int) -> None:
    world, run = midway(floor)
    before = world.digest()
    twin = clone(world)
    for pad in run:
        twin.step(pad)
    twin.break_wall(0, 1)
    assert world.digest() == before


def test_equal_worlds_give_equal_plans() -> None:
    first, second = (entered(BELL, plan_floor(BELL, 1)) for _ in range(2))
    assert Planner(4).plan(first) == Planner(4).plan(second) != b""


def test_planning_leaves_the_world_alone() -> None:
    world = entered(BELL, plan_floor(BELL, 1))
    before = world.digest()
    Planner(4).plan(world)
    assert world.digest() == before


@pytest.mark.parametrize("floor", [1, 3])
def test_the_player_opens_the_strongbox_and_leaves(floor: int) -> None:
    world, player = entered(BELL, plan_floor(BELL, floor)), Player(width=4)
    while not world.outcome and not world.red:
        world.step(player.pad(world))
    assert (world.outcome, world.chest_taken) == ("cleared", True)


def test_the_player_plans_again_when_it_was_moved_aside() -> None:
    world, player = entered(BELL, plan_floor(BELL, 1)), Player(width=4)
    for _ in range(50):
        world.step(player.pad(world))
    for _ in range(30):
        world.step(0)
    while not world.outcome and not world.red:
        world.step(player.pad(world))
    assert world.outcome == "cleared"


def test_the_walker_finds_key_and_hatch_where_nobody_lives() -> None:
    tower = load_tower("get_random")
    world = build_world(tower, plan_floor(tower, 1))
    walker = Walker()
    for _ in range(6000):
        world.step(walker.pad(world))
    assert world.outcome == "cleared"


def test_ways_go_around_what_is_shut() -> None:
    floor = lane("#@...k#")
    atlas = Atlas()
    assert atlas.table(floor, (2,)) == [2, 1, 0]
    assert atlas.table(floor, (2,), (1,)) == [FAR, FAR, 0]
    play(floor, "right*8")
    assert atlas.way(floor, floor.player, (2,)) == 2 * 192 - 48


def test_who_leads_an_echo_knows_how_soon_they_meet() -> None:
    floor = lane("#@.....E#")
    assert meetings(floor)[0 * 4 + 3] == 2
    assert meetings(floor)[0 * 4 + 2] == 1
    assert meetings(floor)[2 * 4 + 2] == 0


def test_who_lures_a_coil_counts_its_springs() -> None:
    floor = lane("#@.......C.h#")
    play(floor, "-")
    ticks = [coil(Scout(), floor, monster(floor), goal) for goal in (1, 0, 3)]
    assert ticks == [96, 192, 288], "a leap of three cells to the left, then one, then three"


PEN = """
    #####
    #@#k#
    #.#.#
    #...#
    #####
"""


def test_the_walker_stands_where_there_is_nothing_to_do() -> None:
    floor = world(PEN)
    for _ in range(400):
        floor.step(Walker().pad(floor))
    assert floor.player.has_key
    assert floor.hatch == NOWHERE
    assert Walker().pad(floor) == 0
