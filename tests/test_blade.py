"""The blade, the dial and the pick."""

import pytest

from retro_maze.engine.blade import BACK, FRONT, LEFT, RIGHT, covers
from retro_maze.engine.gear import Gear, Rules
from tests.ascii import BARE, kinds, play, world

CELL_ROOM = """
    #######
    #@#...#
    #.#.#.#
    #.....#
    #######
"""
GLOVE = Gear(draw=8, sheathe=6)
TOGGLE = Rules(toggle=True)


@pytest.mark.parametrize(("gear", "draw", "sheathe"), [(BARE, 16, 12), (GLOVE, 8, 6)])
def test_drawing_and_sheathing_take_their_time(gear: Gear, draw: int, sheathe: int) -> None:
    floor = world(CELL_ROOM, gear=gear)
    player = floor.player
    assert kinds(play(floor, "blade")) == ["draw"]
    assert kinds(play(floor, f"blade*{draw - 1}")) == []
    assert player.blade == "draw"
    assert kinds(play(floor, "blade*50")) == ["out"]
    assert kinds(play(floor, "-")) == ["sheathe"]
    assert kinds(play(floor, f"-*{sheathe - 1}")) == []
    assert player.blade == "sheathe"
    assert kinds(play(floor, "-*50")) == ["toggle"]
    assert player.blade == "in"


def test_a_draw_broken_off_is_no_toggle() -> None:
    floor = world(CELL_ROOM)
    assert kinds(play(floor, "blade*10 -*20")) == ["draw", "sheathe", "in"]


def test_a_blade_drawn_again_before_it_is_in_makes_one_toggle() -> None:
    floor = world(CELL_ROOM)
    told = kinds(play(floor, "blade*20 -*5 blade*5 -*20"))
    assert told == ["draw", "out", "sheathe", "draw", "sheathe", "toggle"]


def test_pressed_or_held_is_an_option_of_the_rules() -> None:
    floor = world(CELL_ROOM, rules=TOGGLE)
    assert kinds(play(floor, "blade*3 -*100")) == ["draw", "out"]
    assert kinds(play(floor, "blade*3 -*100")) == ["sheathe", "toggle"]


@pytest.mark.parametrize(
    ("dial", "blade", "covered"),
    [
        (1, "in", [FRONT]),
        (1, "draw", []),
        (1, "out", [LEFT]),
        (1, "sheathe", []),
        (2, "in", [FRONT]),
        (2, "draw", []),
        (2, "out", [FRONT, LEFT]),
        (2, "sheathe", []),
        (3, "in", [FRONT, RIGHT, LEFT]),
        (3, "draw", [FRONT, RIGHT, LEFT]),
        (3, "out", [FRONT, RIGHT, LEFT]),
        (3, "sheathe", [FRONT, RIGHT, LEFT]),
    ],
)
def test_the_dial_covers_its_sides(dial: int, blade: str, covered: list[int]) -> None:
    player = world(CELL_ROOM, gear=Gear(dial=dial)).player
    player.blade = blade
    assert [side for side in (FRONT, RIGHT, BACK, LEFT) if covers(player, side)] == covered


PICK = Gear(picks=2)
WALLED = """
    #######
    #.#.#.#
    #######
    #.#@#.#
    #######
    #.#.#.#
    #######
"""


def test_the_pick_opens_an_inner_wall_after_30_ticks_of_the_blade_button() -> None:
    floor = world(WALLED, gear=PICK)
    play(floor, "right*2")
    assert kinds(play(floor, "blade*29"), "wall_break") == []
    told = play(floor, "blade")
    assert kinds(told) == ["wall_break"]
    assert told[0].n == 1
    assert floor.player.picks == 1
    play(floor, "right*32")
    assert floor.here == 5


def test_an_outer_wall_only_clanks_and_costs_nothing() -> None:
    floor = world("#####\n#@..#\n#####", gear=PICK)
    told = play(floor, "up*2 blade*90")
    assert [(event.what, event.kind) for event in told if event.kind == "clank"] == [
        ("outer", "clank")
    ]
    assert floor.player.picks == 2


def test_a_worn_pick_clanks_and_no_pick_is_silent() -> None:
    floor = world(WALLED, gear=PICK)
    floor.player.picks = 0
    assert [event.what for event in play(floor, "right blade*40") if event.kind == "clank"] == [
        "worn"
    ]
    floor = world(WALLED)
    assert kinds(play(floor, "right blade*99"), "clank", "wall_break") == []


def test_the_pick_wants_a_player_who_stands_still_and_does_not_turn() -> None:
    floor = world(WALLED, gear=PICK)
    play(floor, "right blade*29 blade+up*29")
    assert floor.player.picks == 2
    floor = world("#######\n#@....#\n#######\n#.#.#.#\n#######", gear=PICK)
    play(floor, "down*2 blade*20 blade+right*32 blade+down blade*20")
    assert floor.player.picks == 2


def test_one_hold_of_the_button_opens_one_wall() -> None:
    floor = world(WALLED, gear=PICK)
    assert kinds(play(floor, "right blade*200"), "wall_break") == ["wall_break"]
