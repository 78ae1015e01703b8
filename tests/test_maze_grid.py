"""The wall grid, its words and its limits."""

import pytest

from retro_maze.maze import DOWN, FLOOR, LEFT, LIMIT, RIGHT, UP, Grid, Refusal

MAZE = [
    "#######",
    "#...#.#",
    "#.###.#",
    "#.....#",
    "#######",
]


def test_text_and_grid_are_the_same_thing() -> None:
    grid = Grid.from_text(MAZE)
    assert grid.text() == MAZE
    assert Grid.from_text(grid.text("@", " "), "@", " ") == grid
    assert (grid.width, grid.height, grid.columns, grid.rows) == (7, 5, 3, 2)


def test_cells_are_numbered_row_by_row() -> None:
    grid = Grid(7, 5)
    for cell in range(6):
        grid.squares[grid.square(cell)] = FLOOR
    assert grid.text() == ["#######", "#.#.#.#", "#######", "#.#.#.#", "#######"]


def test_a_cell_is_open_where_no_piece_stands() -> None:
    grid = Grid.from_text(MAZE)
    ways = [[d for d in (UP, RIGHT, DOWN, LEFT) if grid.is_open(cell, d)] for cell in range(6)]
    assert ways == [[RIGHT, DOWN], [LEFT], [DOWN], [UP, RIGHT], [RIGHT, LEFT], [UP, LEFT]]


def test_a_copy_is_equal_and_apart() -> None:
    grid = Grid.from_text(MAZE)
    twin = grid.copy()
    assert twin == grid
    twin.squares[8] = 1
    assert twin != grid
    assert grid.text() == MAZE


@pytest.mark.parametrize("size", [(0, 0), (2, 9), (9, 2), (-37, 19), (-3, -3)])
def test_a_grid_without_room_for_a_cell_is_refused(size: tuple[int, int]) -> None:
    with pytest.raises(Refusal, match="no room for a cell"):
        Grid(*size)


@pytest.mark.parametrize("size", [(10**6, 10**6), (2049, 2048), (3, LIMIT)])
def test_a_grid_beyond_the_limit_is_refused_before_memory_is_touched(size: tuple[int, int]) -> None:
    with pytest.raises(Refusal, match=f"at most|{LIMIT}"):
        Grid(*size)


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ([], "no room for a cell"),
        (["###", "#.#", "##"], 'line 3 of the maze, "##", must be 3 characters'),
        (["###", "#x#", "###"], 'line 2 of the maze, "#x#"'),
        (["###", "#..", "###"], "outer wall"),
    ],
)
def test_a_broken_picture_is_refused(rows: list[str], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        Grid.from_text(rows)
