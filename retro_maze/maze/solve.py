"""Ways through a maze, breadth first. Cells are numbered row by row from 0."""

from collections.abc import Sequence
from itertools import pairwise

from retro_maze.maze.grid import Grid


def distances(grid: Grid, start: int) -> list[int]:
    """For each cell the steps from `start`, or -1 where no way leads.

    >>> distances(Grid.from_text(["#####", "#...#", "#.#.#", "#.#.#", "#####"]), 2)
    [1, 2, 0, 3]
    """
    width, squares = grid.width, grid.squares
    steps = [-1] * len(squares)  # by square, so that neighbours are sums
    queue = [grid.square(start)]
    steps[queue[0]] = 0
    for at in queue:
        further = steps[at] + 1
        for way in (-width, 1, width, -1):
            there = at + way + way
            if not squares[at + way] and steps[there] < 0:
                steps[there] = further
                queue.append(there)
    return by_cell(grid, steps)


def by_cell(grid: Grid, values: list[int]) -> list[int]:
    """Those of one value a square that belong to cells."""
    firsts = range(grid.width + 1, 2 * grid.rows * grid.width, 2 * grid.width)
    return [v for first in firsts for v in values[first : first + 2 * grid.columns : 2]]


def way(grid: Grid, start: int, goal: int) -> list[int]:
    """The cells of a shortest way, both ends included; empty where no way leads.

    Where several are as short, each step takes the first of up, right, down, left.
    """
    left = distances(grid, goal)
    if left[start] < 0:
        return []
    cells = [start]
    while cells[-1] != goal:
        cells.append(next(c for c in neighbours(grid, cells[-1]) if left[c] == left[cells[-1]] - 1))
    return cells


def neighbours(grid: Grid, cell: int) -> list[int]:
    """The cells one open step up, right, down and left."""
    moves = -grid.columns, 1, grid.columns, -1
    return [cell + move for direction, move in enumerate(moves) if grid.is_open(cell, direction)]


def reach(grid: Grid, start: int) -> list[int]:
    """The cells to which a way leads from `start`, itself included."""
    return [cell for cell, steps in enumerate(distances(grid, start)) if steps >= 0]


def parts(grid: Grid) -> list[list[int]]:
    """The cells, part by part: each part holds all cells that can reach each other."""
    found: list[list[int]] = []
    known: set[int] = set()
    for cell in range(grid.columns * grid.rows):
        if cell not in known:
            found.append(reach(grid, cell))
            known.update(found[-1])
    return found


def trail(grid: Grid, cells: Sequence[int]) -> list[int]:
    """The squares of a way, the gaps between its cells too, as indexes in order."""
    squares = [grid.square(cell) for cell in cells]
    gaps = [(here + there) // 2 for here, there in pairwise(squares)]
    return [at for pair in zip(squares, [*gaps, -1], strict=False) for at in pair if at >= 0]


def exits(grid: Grid) -> list[int]:
    """For each cell its open directions as bits: 1 up, 2 right, 4 down, 8 left."""
    squares, width = grid.squares, grid.width
    places = [grid.square(row * grid.columns) for row in range(grid.rows)]
    return [
        15
        - squares[at - width]
        - 2 * squares[at + 1]
        - 4 * squares[at + width]
        - 8 * squares[at - 1]
        for first in places
        for at in range(first, first + 2 * grid.columns, 2)
    ]


def openings(grid: Grid) -> int:
    """How many pairs of neighbouring cells no wall parts."""
    return sum(map(int.bit_count, exits(grid))) // 2


def is_perfect(grid: Grid) -> bool:
    """Whether there is exactly one way between any two cells."""
    cells = grid.columns * grid.rows
    return openings(grid) == cells - 1 and len(reach(grid, 0)) == cells
