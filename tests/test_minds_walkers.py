"""Sentries, Sparks and the Echo: who walks along which hand, who charges, who mirrors."""

import pytest

from retro_maze.engine.actors import CELL
from retro_maze.engine.gear import Gear
from tests.ascii import draw, kinds, monster, play, put, tour, world

STAR = """
    #######
    #@#.###
    ###.###
    #.....#
    ###.###
    ###X###
    #######
"""
NORTH, WEST, MIDDLE, EAST, SOUTH = 1, 3, 4, 5, 7
RIGHT_TOUR = [MIDDLE, EAST, MIDDLE, NORTH, MIDDLE, WEST, MIDDLE, SOUTH]
LEFT_TOUR = [MIDDLE, WEST, MIDDLE, NORTH, MIDDLE, EAST, MIDDLE, SOUTH]


@pytest.mark.parametrize(
    ("letter", "tour_", "ticks"),
    [
        ("B", RIGHT_TOUR, 48),
        ("S", LEFT_TOUR, 48),
        ("L", LEFT_TOUR, 24),
        ("R", RIGHT_TOUR, 12),
        ("F", RIGHT_TOUR[:2], 96),
    ],
)
def test_a_follower_keeps_its_hand_on_the_wall(letter: str, tour_: list[int], ticks: int) -> None:
    floor = world(STAR.replace("X", letter))
    assert tour(floor, monster(floor), len(tour_)) == tour_
    assert floor.tick == ticks * len(tour_)


@pytest.mark.parametrize("letter", "BSLR")
def test_a_follower_walks_every_cell_of_a_maze_without_loops(letter: str) -> None:
    floor = world(
        f"""
        #############
        #@#...#.....#
        ###.###.###.#
        #...#.....#.#
        #.#.###.###.#
        #.#....{letter}..#.#
        #############
        """
    )
    assert len(set(tour(floor, monster(floor), 80, 20_000))) == 17


LINE = """
    ###########
    ###.#######
    ###.#######
    #X.......@#
    ###.#######
    ###.#######
    ###########
"""


@pytest.mark.parametrize("letter", "BSF")
def test_who_hunts_walks_straight_at_a_player_in_its_line(letter: str) -> None:
    floor = world(LINE.replace("X", letter))
    assert tour(floor, monster(floor), 2) == [6, 7]
    if letter != "F":
        assert monster(floor).mode == "charge"


@pytest.mark.parametrize(("letter", "turn"), [("B", 11), ("S", 1), ("F", 11)])
def test_a_wall_between_hides_the_player(letter: str, turn: int) -> None:
    floor = world(LINE.replace("X", letter).replace(".@", "#@"))
    assert tour(floor, monster(floor), 2) == [6, turn]
    assert monster(floor).mode != "charge"


@pytest.mark.parametrize(("letter", "turn"), [("L", 1), ("R", 11)])
def test_sparks_care_for_nobody(letter: str, turn: int) -> None:
    floor = world(LINE.replace("X", letter))
    assert tour(floor, monster(floor), 2) == [6, turn]


def test_a_sentry_turns_round_for_a_player_behind_it() -> None:
    floor = world(
        """
        ###########
        #@...B....#
        ###########
        """
    )
    sentry = monster(floor)
    put(sentry, floor, 2, heading=1, mode="walk")
    floor.step(0)
    assert (sentry.heading, sentry.mode) == (3, "charge")


@pytest.mark.parametrize(("cell", "way"), [(1, 2), (3, 1), (5, 3), (7, 0)])
def test_a_sentry_charges_in_every_direction(cell: int, way: int) -> None:
    floor = world(
        """
        #######
        #B#.#.#
        ###.###
        #..@..#
        ###.###
        #.#.#.#
        #######
        """
    )
    sentry = monster(floor)
    put(sentry, floor, cell)
    floor.step(0)
    assert (sentry.heading, sentry.mode) == (way, "charge")


MIRROR = """
    ###########
    #....E....#
    ###########
    #....@....#
    ###########
"""


@pytest.mark.parametrize(("gear", "ticks"), [(Gear(), 32), (Gear(speed=8), 24)])
def test_an_echo_walks_when_the_player_walks_left_for_right(gear: Gear, ticks: int) -> None:
    floor = world(MIRROR, gear=gear)
    play(floor, f"right*{ticks}")
    assert draw(floor)[1] == "#..E......#"
    assert draw(floor)[3] == "#......@..#"
    play(floor, f"left*{ticks * 2} -*40")
    assert draw(floor)[1] == "#......E..#"
    assert draw(floor)[3] == "#..@......#"
    assert monster(floor).mode == "stand"


def test_an_echo_goes_up_and_down_as_the_player_does() -> None:
    floor = world(
        """
        #####
        #.#.#
        #.#.#
        #@#E#
        #.#.#
        #.#.#
        #####
        """
    )
    play(floor, "up*32")
    assert draw(floor)[1:6:2] == ["#@#E#", "#.#.#", "#.#.#"]
    play(floor, "down*64")
    assert draw(floor)[1:6:2] == ["#.#.#", "#.#.#", "#@#E#"]


def test_a_blocked_step_of_the_echo_is_skipped() -> None:
    floor = world(
        """
        #########
        #.#E#...#
        #########
        #@......#
        #########
        """
    )
    echo = monster(floor)
    play(floor, "right*32")
    assert (echo.x, echo.y, echo.heading) == (CELL, 0, 3)
    play(floor, "up*20")  # the player pushes a wall: it does not walk, so the echo stands
    assert (echo.x, echo.heading, echo.mode) == (CELL, 3, "stand")


@pytest.mark.parametrize("gear", [Gear(), Gear(speed=8)])
def test_an_echo_out_of_step_still_stops_at_each_centre(gear: Gear) -> None:
    floor = world(MIRROR.replace("#....@....#", "#@........#"), gear=gear)
    echo = monster(floor)
    for words in ("right*7", "left*20", "right*50", "left*13", "right*90", "left*200"):
        for _ in range(4):
            crossings = [echo.x // CELL]
            play(floor, words)
            crossings.append(echo.x // CELL)
            assert 0 <= echo.x <= 4 * CELL
            assert echo.y == 0
    assert echo.x % gear.speed == 0


def test_followers_in_a_closed_cell_stand_still() -> None:
    floor = world(
        """
        #######
        #@#B#L#
        #######
        """
    )
    places = [(one.x, one.y) for one in floor.monsters]
    assert kinds(play(floor, "-*200")) == []
    assert [(one.x, one.y) for one in floor.monsters] == places
