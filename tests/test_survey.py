"""A survey says what can be counted by hand."""

import pytest

from retro_maze.maze import CARVERS, Grid, carve, chip, way
from retro_maze.maze.solve import exits, trail
from retro_maze.maze.survey import (
    differences,
    leans,
    longest_way,
    look_alikes,
    pillars,
    register_cycle,
    survey,
)
from retro_maze.shelf import load_tower

RING = Grid.from_text(["#######", "#.....#", "#.###.#", "#.#.#.#", "#.###.#", "#.....#", "#######"])
TREE = Grid.from_text(["#######", "#.#...#", "#.###.#", "#.....#", "#.###.#", "#...#.#", "#######"])


def floors(tower: str) -> list[Grid]:
    table = load_tower(tower).table
    size = 2 * table.columns + 1, 2 * table.rows + 1
    return [carve(table.carver, *size, chip(table.chip, seed)) for seed in table.seeds]


def test_a_perfect_maze_is_counted() -> None:
    report = survey(TREE)
    assert (report.cells, report.perfect, report.parts, report.loops) == (9, True, 1, 0)
    assert (report.longest, report.dead_ends, report.junctions) == (6, 4, 2)
    assert report.closed == []
    assert report.straight == 33  # one of three


def test_a_closed_room_and_a_loop_are_found_and_placed() -> None:
    report = survey(RING)
    assert (report.perfect, report.parts, report.loops) == (False, 2, 1)
    assert report.closed == [[4]]
    assert report.longest == 4
    assert report.straight == 50


def test_exits_are_the_open_directions() -> None:
    up, right, down, left = 1, 2, 4, 8
    assert exits(TREE)[:6] == [down, right, down | left, up | right | down, right | left, 13]


def test_a_trail_holds_the_squares_between_its_cells() -> None:
    trace = trail(TREE, way(TREE, 0, 4))
    assert [(at % 7, at // 7) for at in trace] == [(1, 1), (1, 2), (1, 3), (2, 3), (3, 3)]
    assert trail(TREE, []) == []


def test_pillars_lean_as_their_bars_fell() -> None:
    up, left, right, down = 0, 3, 1, 2
    grid = carve("bar-toppling", 7, 7, chip("script", [up, left, right, down]))
    assert leans(grid) == (1, 1, 1, 1)
    assert leans(carve("pillar-walk", 37, 19, chip("arcade", 255))) == (0, 0, 0, 136)


@pytest.mark.parametrize("name", [name for name, carver in CARVERS.items() if carver.perfect])
def test_every_pillar_of_a_perfect_maze_leans_somewhere(name: str) -> None:
    grid = carve(name, 21, 15, chip("msvc-rand", 3))
    assert sum(leans(grid)) == len(pillars(grid)) == 54


def test_walls_that_float_lean_nowhere() -> None:
    ring = Grid.from_text(
        ["#########", "#.......#", "#.#####.#", "#.......#", "#.......#", "#.......#", "#########"]
    )
    assert leans(ring) == (0, 0, 0, 0)


def test_the_longest_way_of_a_tree_is_found_by_two_walks() -> None:
    for seed in range(20):
        grid = carve("digging", 15, 11, chip("msvc-rand", seed))
        from_all = max(len(way(grid, a, b)) - 1 for a in range(35) for b in range(35))
        assert longest_way(grid) == from_all


def test_the_longest_way_of_a_large_maze_with_loops_is_left_open() -> None:
    grid = carve("random-walk", 141, 141, chip("msvc-rand", 1))
    assert survey(grid).longest is None


def test_arcade_floors_6_and_22_look_alike() -> None:
    pairs = look_alikes(floors("arcade"))
    assert (5, 21, 19) in pairs
    assert len(pairs) == 9


def test_no_two_floors_of_the_bell_look_alike() -> None:
    assert look_alikes(floors("bell")) == []


def test_a_maze_differs_from_itself_in_nothing() -> None:
    table = differences(floors("get_random"))
    assert [table[n][n] for n in range(10)] == [0] * 10
    assert table[3][7] == table[7][3] > 0


def test_the_register_has_four_cycles() -> None:
    lengths = [register_cycle(seed) for seed in range(256)]
    assert {length: lengths.count(length) for length in lengths} == {217: 217, 31: 31, 7: 7, 1: 1}
    assert register_cycle(255) == 1
