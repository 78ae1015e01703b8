"""Cuckoos appear beside the player, sing a bolt, and are gone; Drafts blow and slide."""

import pytest

from retro_maze.engine.actors import CELL
from retro_maze.engine.gear import Gear
from retro_maze.engine.world import World
from retro_maze.tower.minds.birds import GONE, SINGS
from tests.ascii import BARE, draw, kinds, modes, monster, play, put, until, world

SQUARE = """
    ###########
    #.........#
    #.#######.#
    #.#.....#.#
    #.###.###.#
    #...#@#...#
    ###.#.#.###
    ###.#.#.###
    #.#.#.#.#.#
    #.........#
    ###########
"""
BIRDS = ("cuckoo", "cuckoo_b", "cuckoo_e")


@pytest.mark.parametrize("bird", BIRDS)
def test_a_cuckoo_hides_fades_in_and_is_gone_after_96_ticks(bird: str) -> None:
    floor = world(SQUARE, birds=(bird,), gear=Gear(dial=3))
    seen = modes(floor, monster(floor), 9_000)[:-1]
    assert [mode for mode, _ in seen[:3]] == ["hidden", "fade", "hidden"]
    waits = [ticks for mode, ticks in seen if mode == "hidden"]
    assert 48 <= min(waits) < 58
    assert 150 < max(waits) <= 160
    assert {ticks for mode, ticks in seen if mode == "fade"} == {96}


def test_it_can_be_cut_from_tick_16_on_and_sings_at_tick_32() -> None:
    floor = world(SQUARE, birds=("cuckoo",))
    bird = monster(floor)
    for _ in range(5):
        begin = until(floor, "appear")
        solid, sings = [], []
        for _ in range(GONE):
            told = floor.step(0)
            solid += [floor.tick - begin] if bird.solid else []
            sings += [floor.tick - begin] if kinds(told, "shot") else []
        assert solid == list(range(16, 96))
        assert sings == [32]


def test_it_appears_two_or_three_cells_away_on_a_free_line_and_looks_at_the_player() -> None:
    floor = world(SQUARE, birds=("cuckoo",), gear=Gear(dial=3))
    places = []
    for _ in range(30):
        until(floor, "appear")
        bird = monster(floor)
        cell = floor.cell_of(bird)
        assert floor.sight(cell, floor.here) == bird.heading
        places.append(cell)
    assert sorted(set(places)) == [22]  # only the cell two below has a free line


def test_without_a_free_line_it_appears_behind_a_wall() -> None:
    floor = world(
        """
        ###########
        #.#.#@#.#.#
        #.#.###.#.#
        #.#.#.#.#.#
        #.#.#.#.#.#
        #.........#
        ###########
        """,
        birds=("cuckoo",),
    )
    places = []
    for _ in range(30):
        until(floor, "appear")
        places.append((floor.cell_of(monster(floor)), monster(floor).heading))
    assert sorted(set(places)) == [(0, 1), (4, 3), (12, 0)]


def test_it_waits_until_the_player_is_on_a_centre() -> None:
    floor = world(SQUARE, birds=("cuckoo",), gear=Gear(dial=3))
    for words in ("down*20", "-*300"):  # stops between two centres and stays there
        assert "appear" not in kinds(play(floor, words))
    assert "appear" in kinds(play(floor, "down*12 -"))


def sing(picture: str, bird: str, heading: int, cell: int, gear: Gear = BARE) -> World:
    """A world in which a bird on that cell sings in the next tick."""
    floor = world(picture, birds=(bird,), gear=gear)
    put(monster(floor), floor, cell, mode="fade", timer=GONE - SINGS + 1, heading=heading)
    assert kinds(play(floor, "-"), "shot")
    return floor


BEHIND_WALLS = """
    ###########
    #@#.#.#...#
    #.........#
    ###########
"""


def test_a_plain_bolt_ends_at_a_wall() -> None:
    floor = sing(BEHIND_WALLS, "cuckoo", 3, 4)
    assert kinds(play(floor, "-*30")) == ["fizzle"]
    assert floor.bolts == []
    assert floor.player.hp == 48


def test_a_bell_bolt_goes_through_the_inner_walls() -> None:
    floor = sing(BEHIND_WALLS, "cuckoo_b", 3, 4)
    told = play(floor, "-*30")
    assert kinds(told) == ["hurt"]
    assert told[0].what == "cuckoo_b"


def test_a_bell_bolt_ends_at_the_outer_wall() -> None:
    floor = sing(BEHIND_WALLS, "cuckoo_b", 1, 1)
    assert kinds(play(floor, "-*30")) == ["fizzle"]


def test_a_bolt_flies_four_pixels_a_tick() -> None:
    floor = sing(BEHIND_WALLS, "cuckoo_b", 3, 4)
    places = []
    while floor.bolts:
        places.append(floor.bolts[0].x)
        play(floor, "-")
    assert places == [4 * CELL - 32 * n for n in range(1, len(places) + 1)]


SIDE_OPENING = """
    #############
    #@........#.#
    #####.#####.#
    #####.#####.#
    #####.#####.#
    #...........#
    #############
"""


def test_an_ember_burns_180_ticks_at_the_first_side_opening() -> None:
    floor = sing(SIDE_OPENING, "cuckoo_e", 3, 4)
    assert until(floor, "fire") < 20
    assert list(floor.fires) == [2]
    monster(floor).alive = False  # no second song
    burning = 1
    while floor.fires:
        play(floor, "-")
        burning += 1
    assert burning == 180
    assert floor.player.hp == 48


def test_an_ember_without_a_side_opening_burns_at_the_wall() -> None:
    floor = sing(SIDE_OPENING.replace("#####.###", "#########", 1), "cuckoo_e", 3, 4, Gear(dial=3))
    assert kinds(play(floor, "-*40")) == ["block"]
    floor = sing(SIDE_OPENING, "cuckoo_e", 1, 3)
    assert until(floor, "fire") < 20
    assert list(floor.fires) == [4]


def test_the_cell_of_the_bird_itself_is_no_side_opening() -> None:
    floor = sing(SIDE_OPENING, "cuckoo_e", 3, 2)
    told = play(floor, "-*40")
    assert kinds(told) == ["hurt"]
    assert floor.fires == {}


def test_a_draft_blows_straight_on_at_24_ticks_a_cell() -> None:
    floor = world(
        """
        #############
        #D.........@#
        #############
        """
    )
    draft = monster(floor)
    aims = 0
    while draft.x < 3 * CELL:
        told = floor.step(0)
        aims += len(kinds(told, "appear"))
        assert (draft.y, draft.heading) == (0, 1)
    assert floor.tick == 3 * 24 + aims * 16


def test_a_draft_shows_itself_16_ticks_before_each_bolt() -> None:
    floor = world(
        """
        #############
        #D.........@#
        #############
        """,
        gear=Gear(dial=3),
    )
    shots = 0
    for _ in range(40):
        begin = until(floor, "appear", most=2000)
        assert monster(floor).mode == "aim"
        told = play(floor, "-*16")
        assert told[-1].kind in ("shot", "fizzle") or kinds(told, "shot")
        assert floor.tick == begin + 16
        shots += len(kinds(told, "shot"))
    assert shots == 40


def test_a_draft_shoots_at_about_every_second_centre() -> None:
    floor = world(SQUARE.replace("#.#.....#.#", "#.#D....#.#"), gear=Gear(dial=3, hp=10_000))
    draft, centres, aims = monster(floor), 0, 0
    for _ in range(8_000):
        told = floor.step(0)
        centres += draft.centred and draft.mode != "aim"
        aims += len(kinds(told, "appear"))
    assert 35 < 100 * aims // centres < 65


def test_a_blocked_draft_turns_to_the_longer_axis_towards_the_player() -> None:
    floor = world(
        """
        #########
        #.#.#..D#
        #.#.#.###
        #.#.#.#.#
        #.#.#.#.#
        #.#.#...#
        #.#.#.#.#
        #@......#
        #########
        """
    )
    draft = monster(floor)
    put(draft, floor, 2, heading=3, mode="blow")
    floor.step(0)
    assert draft.heading == 2  # three down, two to the left: down is longer
    play(floor, "-*40")
    assert draft.mode != "slide"


def test_a_draft_that_is_still_blocked_slides_through_the_wall_in_64_ticks() -> None:
    floor = world(
        """
        ###########
        #@..#D....#
        ###########
        """
    )
    draft = monster(floor)
    begin = until(floor, "slide")
    assert draft.mode == "slide"
    places = []
    for _ in range(64):
        places.append(draft.x)
        floor.step(0)
    assert places == [2 * CELL - 3 * n for n in range(64)]
    assert (draft.x, draft.mode) == (CELL, "blow")
    assert floor.tick == begin + 64


def test_the_touch_of_a_draft_is_harmless() -> None:
    floor = world(
        """
        #####
        #D.@#
        #####
        """,
        gear=Gear(dial=3),
    )
    told = play(floor, "-*600")
    assert "cross" in kinds(told)
    assert "hurt" not in kinds(told)


def test_a_draft_never_leaves_the_maze() -> None:
    floor = world(SQUARE.replace("#.#.....#.#", "#.#D....#.#"), gear=Gear(dial=3, hp=10_000))
    draft = monster(floor)
    for tick in range(5000):
        floor.step(1 << tick // 300 % 4)
        assert 0 <= draft.x <= 4 * CELL
        assert 0 <= draft.y <= 4 * CELL
    assert len(draw(floor)) == 11


@pytest.mark.parametrize("bird", BIRDS)
def test_on_a_floor_too_small_for_that_it_appears_beside_the_player(bird: str) -> None:
    floor = world("#####\n#@..#\n#.#.#\n#...#\n#####", birds=(bird,), gear=Gear(dial=3))
    until(floor, "appear")
    assert floor.cell_of(monster(floor)) in (1, 2)
