"""How the player walks: the lattice, turns pressed early or late, and what is held."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retro_maze.engine.actors import CELL
from retro_maze.engine.gear import Gear
from retro_maze.engine.pad import DIRECTIONS, DOWN, LEFT, MASK, RIGHT, UP, Held
from retro_maze.engine.world import World
from retro_maze.maze import carve, chip
from tests.ascii import BARE, kinds, pads, play, put, until, world

HALL = """
    #########
    #@......#
    #####.###
    #####...#
    #########
"""
CROSS = """
    #######
    ###.###
    ###.###
    #..@..#
    ###.###
    ###.###
    #######
"""
ROW = """
    #########
    #@......#
    #########
"""
BOOTS = Gear(speed=8)


def place(one: World) -> tuple[int, int]:
    return one.player.x, one.player.y


@pytest.mark.parametrize(("gear", "ticks"), [(BARE, 32), (BOOTS, 24)])
def test_a_cell_takes_32_ticks_and_24_in_boots(gear: Gear, ticks: int) -> None:
    floor = world(ROW, gear=gear)
    for cell in (1, 2, 3):
        assert kinds(play(floor, f"right*{ticks}")) == ["step"]
        assert place(floor) == (CELL * cell, 0)
    assert kinds(play(floor, "right*2")) == ["bump"]
    assert place(floor) == (CELL * 3, 0)


@pytest.mark.parametrize("gear", [BARE, BOOTS])
@pytest.mark.parametrize("ticks", [1, 20, 45, 48])
def test_down_pressed_while_right_is_held_turns_at_the_next_opening(gear: Gear, ticks: int) -> None:
    floor = world(HALL, gear=gear)
    play(floor, f"right*{ticks} right+down*140")
    assert place(floor) == (CELL * 3, CELL)  # down at the opening, then right again below
    assert floor.player.heading == 2  # pressed last, so it is tried first


def test_a_second_of_right_and_then_down_turns_at_the_opening_ahead() -> None:
    floor = world(
        """
        ###########
        #@........#
        #######.###
        #######.###
        ###########
        """
    )
    play(floor, "right*60 right+down*80")
    assert place(floor) == (CELL * 3, CELL)
    assert floor.player.heading == 2


@pytest.mark.parametrize("early", range(13))
def test_a_tap_up_to_12_ticks_early_turns(early: int) -> None:
    floor = world(HALL)
    play(floor, f"right*{64 - early} right+down right*{early}")
    play(floor, "right*20")
    assert floor.player.x == CELL * 2
    assert floor.player.y > 0


@pytest.mark.parametrize("early", range(13, 25))
def test_a_tap_earlier_than_12_ticks_is_forgotten(early: int) -> None:
    floor = world(HALL)
    play(floor, f"right*{64 - early} right+down right*{early} right*20")
    assert place(floor) == (CELL * 2 + 6 * 21, 0)


def test_a_tap_that_was_taken_turns_once_only() -> None:
    floor = world(
        """
        #########
        #@..#####
        ###.#####
        ###.....#
        #########
        """
    )
    play(floor, "right*28 right+down right*99")
    assert place(floor) == (CELL * 3, CELL)


PLUS = """
    ###########
    #####.#####
    #####.#####
    #####.#####
    #####.#####
    #....@....#
    #####.#####
    #####.#####
    #####.#####
    #####.#####
    ###########
"""
WAYS = ("up", "right", "down", "left")


@pytest.mark.parametrize("heading", range(4))
@pytest.mark.parametrize("turn", [1, 3])
def test_a_corner_missed_by_a_little_is_turned_back_to(heading: int, turn: int) -> None:
    floor = world(PLUS)
    there, back, side = WAYS[heading], WAYS[heading - 2], WAYS[(heading + turn) % 4]
    play(floor, f"{back}*64 {there}*74 {side}*60")
    assert floor.player.heading == (heading + turn) % 4
    assert floor.here != world(PLUS).here
    assert place(floor)[1 - heading % 2] == 2 * CELL  # on the lane of the turn


def test_a_corner_missed_by_much_is_left_behind() -> None:
    floor = world(HALL)
    play(floor, "right*80 down*60")
    assert place(floor) == (CELL * 3, 0)


@pytest.mark.parametrize(
    ("words", "way"),
    [
        ("right*3 right+left*9", 3),
        ("left*3 right+left*9", 1),
        ("up*3 up+down*9", 2),
        ("up*3 up+down*9 up*9", 0),
        ("right*3 right+left*9 right*9", 1),
    ],
)
def test_of_opposite_keys_the_last_pressed_wins_until_let_go(words: str, way: int) -> None:
    floor = world(CROSS)
    play(floor, words)
    assert floor.player.heading == way
    assert floor.player.moving


@pytest.mark.parametrize(
    ("heading", "pressed", "first"),
    [
        (1, RIGHT | UP, 0),
        (1, RIGHT | DOWN, 2),
        (1, LEFT | RIGHT, 1),
        (0, UP | LEFT, 3),
        (0, UP | RIGHT | DOWN, 1),
        (2, RIGHT | LEFT | DOWN, 1),
    ],
)
def test_of_keys_pressed_in_one_tick_those_across_the_heading_come_first(
    heading: int, pressed: int, first: int
) -> None:
    held = Held()
    held.note(pressed, heading)
    assert held.order[0] == first
    assert sorted(held.order) == [d for d in range(4) if pressed & DIRECTIONS[d]]


def test_a_blocked_key_gives_way_to_the_one_pressed_before() -> None:
    floor = world(ROW)
    play(floor, "right*40 right+up*24")
    assert place(floor) == (CELL * 2, 0)


def test_two_keys_held_walk_a_staircase_without_sticking() -> None:
    floor = world(
        """
        #########
        #@..#####
        ###.#####
        ###...###
        #####.###
        #####...#
        #######.#
        #######.#
        #########
        """
    )
    steps = play(floor, f"right+down*{32 * 6}")
    assert [event.n for event in steps if event.kind == "step"] == [1, 2, 1, 2, 1, 2]
    assert place(floor) == (CELL * 3, CELL * 3)


@pytest.mark.parametrize(
    ("ticks", "ends"), [(3, 0), (5, 0), (6, 36), (20, 120), (21, 126), (22, CELL), (31, CELL)]
)
def test_let_go_near_a_centre_the_player_settles_on_it(ticks: int, ends: int) -> None:
    floor = world(ROW)
    play(floor, f"right*{ticks} -*30")
    assert place(floor) == (ends, 0)
    assert not floor.player.moving


def test_turning_round_between_two_centres_is_no_step() -> None:
    floor = world(ROW)
    assert kinds(play(floor, "right*10 left*30")) == ["bump"]
    assert kinds(play(floor, "right*32")) == ["step"]


def test_pressing_a_wall_turns_the_player_and_says_so_once() -> None:
    floor = world(ROW)
    assert kinds(play(floor, "up*20")) == ["bump"]
    assert floor.player.heading == 0
    assert floor.player.pushing == 20
    assert kinds(play(floor, "up+left*9 -*3")) == ["bump"]
    assert floor.player.pushing == 0


def test_boots_found_between_two_centres_wait_for_the_next() -> None:
    floor = world(ROW)
    play(floor, "right*10")
    floor.player.put_on(BOOTS)
    play(floor, "right*22")
    assert place(floor) == (CELL, 0)
    play(floor, "right*24")
    assert place(floor) == (CELL * 2, 0)


@pytest.mark.parametrize("heading", range(4))
def test_a_knock_back_from_any_heading_keeps_to_the_passage(heading: int) -> None:
    floor = world(
        """
        #########
        #@.C....#
        #########
        """
    )
    coil = floor.monsters[0]
    put(coil, floor, 0, mode="spring", heading=1, timer=0)
    put_player(floor, CELL, heading)
    assert until(floor, "hurt") < 20
    for _ in range(60):
        floor.step(0)
        assert on_lattice(floor)
    assert floor.player.y == 0
    assert floor.player.x >= CELL
    assert floor.player.knock_ticks == 0


def put_player(one: World, x: int, heading: int) -> None:
    one.player.x, one.player.heading = x, heading
    one.here = one.cell_of(one.player)


def on_lattice(one: World) -> bool:
    """Whether the player stands on a centre or in an open passage, looking along it."""
    player = one.player
    if not (0 <= player.x <= (one.columns - 1) * CELL and 0 <= player.y <= (one.rows - 1) * CELL):
        return False
    if player.centred:
        return True
    if player.x % CELL and player.y % CELL:
        return False
    way = 1 if player.x % CELL else 2
    low = player.y // CELL * one.columns + player.x // CELL
    return bool(one.doors[low] >> way & 1) and (player.heading - way) % 2 == 0


HELD_PADS = st.lists(st.tuples(st.integers(0, MASK), st.integers(1, 70)), max_size=40)


@settings(max_examples=60, deadline=None)
@given(HELD_PADS, st.integers(0, 255), st.booleans())
def test_no_pads_ever_bring_the_player_off_the_lattice(
    runs: list[tuple[int, int]], seed: int, boots: bool
) -> None:
    rows = carve("bar-toppling", 11, 9, chip("lfsr8", seed)).text()
    rows[3] = f"{rows[3][:5]}@{rows[3][6:]}"
    floor = world("\n".join(rows), gear=BOOTS if boots else BARE)
    before = place(floor)
    for pad, ticks in runs:
        for _ in range(ticks):
            floor.step(pad)
            assert on_lattice(floor)
            x, y = place(floor)
            assert abs(x - before[0]) + abs(y - before[1]) <= floor.player.speed
            before = x, y


@pytest.mark.parametrize("gear", [BARE, BOOTS])
def test_walking_meets_every_centre_on_a_whole_tick(gear: Gear) -> None:
    rows = carve("bar-toppling", 37, 19, chip("lfsr8", 0xE0)).text()
    rows[1] = "#@" + rows[1][2:]
    floor = world("\n".join(rows), gear=gear)
    centres = 0
    for pad in pads("right*300 right+down*300 left+down*300 up*200 right+up*400"):
        before = place(floor)
        told = floor.step(pad)
        crossed = [a // CELL != b // CELL for a, b in zip(before, place(floor), strict=True)]
        assert floor.player.centred or not any(crossed) or on_lattice(floor)
        centres += len(kinds(told, "step"))
    assert centres > 10
