"""Examples that old articles and programs print, step by step where they do."""

import json
from pathlib import Path

from retro_maze.maze import UP, Grid, Script, carve, chip, grow, openings, parts
from retro_maze.shelf import load_tower

VECTORS = json.loads((Path(__file__).parent / "vectors" / "mazes.json").read_text())
DOWN, LEFT, RIGHT = 2, 3, 1


def arcade_floor(number: int) -> Grid:
    """Floor 1 to 60 of the arcade game of 1984, from the shipped table."""
    return carve(
        "pillar-walk", 37, 19, chip("arcade", load_tower("arcade").table.seeds[number - 1])
    )


def test_the_tutorial_of_bar_toppling_comes_out_step_by_step() -> None:
    """The 7 x 7 example of a web tutorial: its bars fall up, left, right, down."""
    grid, growth = grow("bar-toppling", 7, 7, Script([UP, LEFT, RIGHT, DOWN]))
    pictures = [grid.text()]
    pictures += [grid.text() for _ in growth]
    steps = [
        "####### ####### ####### ####### #######",
        "#.....# #.#...# #.#...# #.#...# #.#...#",
        "#.#.#.# #.#.#.# #.###.# #.###.# #.###.#",
        "#.....# #.....# #.....# #.....# #.....#",
        "#.#.#.# #.#.#.# #.#.#.# #.###.# #.###.#",
        "#.....# #.....# #.....# #.....# #...#.#",
        "####### ####### ####### ####### #######",
    ]
    assert [" ".join(row) for row in zip(*pictures, strict=True)] == steps


def test_the_tutorials_warning_has_one_closed_room_and_a_loop() -> None:
    """The same tutorial: without the rules the room in the middle is closed in."""
    grid = carve("bar-toppling-unruled", 7, 7, Script([RIGHT, DOWN, UP, LEFT]))
    assert grid.text()[2:5] == ["#.###.#", "#.#.#.#", "#.###.#"]
    assert parts(grid) == [[0, 1, 2, 3, 5, 6, 7, 8], [4]]
    assert openings(grid) == 8  # a ring of eight rooms


def test_the_trace_of_the_random_walk_comes_out() -> None:
    """Base points (3,3) right, (5,3) down, (5,5) up; (3,5) left; counted from 1 there."""
    right, down, left, up = range(4)
    grid, growth = grow("random-walk", 7, 7, Script([right, down, up, left]))
    walls = [(x + 1, y + 1) for x, y, _ in growth]
    assert walls == [(3, 3), (4, 3), (5, 3), (5, 4), (5, 5), (3, 5), (2, 5)]
    assert grid.text()[2:5] == ["#.###.#", "#...#.#", "###.#.#"]


def test_the_ten_mazes_of_the_powershell_program_are_a_tower() -> None:
    table = load_tower("get_random").table
    assert table.seeds == (40, 3, 57, 86, 96, 8, 11, 13, 27, 6)
    assert (table.carver, table.chip) == ("bar-toppling-unruled", "get-random")
    size = 2 * table.columns + 1, 2 * table.rows + 1
    printed = {case["seed"]: case["maze"] for case in VECTORS if case["carver"] == table.carver}
    mazes = {seed: carve(table.carver, *size, chip(table.chip, seed)) for seed in table.seeds}
    assert {seed: mazes[seed].text() for seed in printed} == printed


def test_only_its_own_second_gives_the_maze_of_the_cpp_tutorial() -> None:
    """20 October 2000, 09:09:11 UTC."""
    (printed,) = (case["maze"] for case in VECTORS if case["seed"] == 972032951)
    for seed in (972032950, 972032951, 972032952):
        grid = carve("digging", 41, 15, chip("msvc-rand", seed))
        assert (grid.text() == printed) == (seed == 972032951)


def test_arcade_floors_6_and_22_differ_only_in_columns_26_to_35() -> None:
    six, twenty_two = arcade_floor(6), arcade_floor(22)
    pairs = enumerate(zip(six.squares, twenty_two.squares, strict=True))
    columns = sorted({at % 37 for at, (one, other) in pairs if one != other})
    assert (columns[0], columns[-1]) == (26, 35)


def test_every_piece_of_arcade_floor_60_points_left() -> None:
    rows = arcade_floor(60).text()
    assert rows[1:-1:2] == ["#" + "." * 35 + "#"] * 9
    assert rows[2:-1:2] == ["#" * 35 + ".#"] * 8
