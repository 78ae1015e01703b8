"""The Coil springs, the Furnace breathes, a False Hatch waits."""

import pytest

from retro_maze.engine.actors import CELL
from retro_maze.engine.gear import Gear
from retro_maze.engine.world import World
from tests.ascii import draw, kinds, modes, monster, play, put, until, world

HALL = """
    #############
    #C.........@#
    #############
"""


def test_a_coil_is_pressed_60_ticks_and_springs_three_cells_in_36() -> None:
    floor = world(HALL, gear=Gear(hp=9999))
    seen = modes(floor, monster(floor), 97)
    assert seen == [("press", 60), ("spring", 36), ("press", 1)]
    assert monster(floor).x == 3 * CELL


@pytest.mark.parametrize(("row", "cells"), [("#C..#......@#", 1), ("#C....#....@#", 2)])
def test_a_coil_stops_at_a_wall(row: str, cells: int) -> None:
    floor = world(HALL.replace("#C.........@#", row))
    coil = monster(floor)
    assert modes(floor, coil, 61 + 12 * cells)[1:] == [("spring", 12 * cells), ("press", 1)]
    assert coil.x == cells * CELL


FORK = """
    #########
    #@..#...#
    #.#####.#
    #.#...#.#
    ###.#.#.#
    #......C#
    #.#####.#
    #.......#
    #########
"""


@pytest.mark.parametrize(
    ("cell", "heading"),
    [
        (11, 3),  # three to the left, two up
        (10, 3),  # two and two: the row comes first
        (13, 3),  # three up, but there is a wall; one to the left
        (7, 0),  # three to the left, but there is a wall; one up
        (3, 3),
    ],
)
def test_a_coil_springs_along_the_axis_of_the_player(cell: int, heading: int) -> None:
    floor = world(FORK)
    coil = monster(floor)
    put(coil, floor, cell, mode="press", timer=1)
    floor.step(0)
    assert (coil.mode, coil.heading) == ("spring", heading)


def test_a_coil_that_can_not_come_nearer_springs_anywhere() -> None:
    floor = world(FORK)
    coil, ways = monster(floor), []
    for _ in range(20):
        put(coil, floor, 8, mode="press", timer=1)
        floor.step(0)
        ways.append(coil.heading)
    assert sorted(set(ways)) == [1, 2]


def test_a_shut_in_coil_stays_pressed() -> None:
    floor = world(
        """
        #####
        #@#C#
        #####
        """
    )
    assert kinds(play(floor, "-*300")) == []


STOVE = """
    #################
    #@#F............#
    #.#####.#######.#
    #.#.#...#.#.#.#.#
    #.#.#.#.#.#.#.#.#
    #...............#
    #################
"""


def test_a_furnace_walks_192_ticks_inhales_32_and_breathes_48() -> None:
    floor = world(STOVE)
    furnace = monster(floor)
    cycle = [("walk", 192), ("inhale", 32), ("breathe", 48)]
    seen = modes(floor, furnace, 191 + 80 + 272 + 1)
    assert seen == [("walk", 191), *cycle[1:], *cycle, ("walk", 1)]
    assert furnace.centred


@pytest.mark.parametrize(
    ("cell", "heading", "flames"),
    [
        (1, 1, [2, 3, 4, 5]),  # four along a row
        (3, 3, [2, 1]),  # as far as the wall
        (3, 2, [11, 19]),  # two down a column
        (19, 0, [11, 3]),
        (7, 0, []),
    ],
)
def test_a_flame_is_four_cells_long_and_two_if_vertical(
    cell: int, heading: int, flames: list[int]
) -> None:
    floor = world(STOVE)
    stove(floor, cell, heading)
    assert kinds(play(floor, "-")) == ["fire"] * len(flames) + ["breathe"]
    assert list(floor.fires) == flames


def stove(floor: World, cell: int, heading: int) -> None:
    """The furnace will breathe in the next tick."""
    put(monster(floor), floor, cell, mode="inhale", timer=1, heading=heading)


def test_a_flame_lasts_as_long_as_the_breath() -> None:
    floor = world(STOVE)
    stove(floor, 1, 1)
    play(floor, "-")
    assert modes(floor, monster(floor), 48)[0] == ("breathe", 47)
    assert floor.fires == {}


def test_a_flame_is_lethal_and_with_the_salve_costs_a_hit_point_in_four_ticks() -> None:
    room = STOVE.replace("@#F....", ".#F.@..")
    floor = world(room)
    stove(floor, 1, 1)
    assert "hurt" in kinds(play(floor, "-"))
    assert floor.player.hp == 24
    floor = world(room, gear=Gear(salve=True))
    stove(floor, 1, 1)
    assert kinds(play(floor, "-*48"), "hurt") == []
    assert floor.player.hp == 48 - 12


def test_an_exposed_false_hatch_gives_its_points_once_and_hurts_nobody() -> None:
    floor = world(
        """
        #########
        #@.H....#
        #########
        """
    )
    hatch = monster(floor)
    told = play(floor, "right*31")
    assert hatch.mode == "closed"
    assert kinds(told) == []
    told = play(floor, "right")
    assert [(event.kind, event.n) for event in told] == [("step", 1), ("expose", 100), ("cross", 0)]
    assert hatch.mode == "exposed"
    assert kinds(play(floor, "right*32 left*64"), "expose", "hurt") == []
    assert draw(floor)[1] == "#@......#"


def test_a_false_hatch_can_not_be_cut() -> None:
    floor = world(
        """
        #######
        #@.H..#
        #######
        """
    )
    told = play(floor, "blade*20 blade+right*64")
    assert kinds(told, "kill", "struck") == []
    assert [event.n for event in told if event.kind == "cross"] == [1]


def test_a_coil_in_flight_is_told_and_seen() -> None:
    floor = world(HALL)
    assert until(floor, "spring") == 61
    rows = []
    for _ in range(3):
        play(floor, "-*12")
        rows.append(draw(floor)[1])
    assert rows == ["#..C.......@#", "#....C.....@#", "#......C...@#"]
