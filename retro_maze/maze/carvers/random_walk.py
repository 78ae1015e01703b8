"""Random walk of base points (基点のランダムウォーク).

Source: the maze pages of Japanese hobby programmers, around 2000.

1. Nothing stands but the closed outer wall; a base point lies wherever four cells meet.
2. Take the base points column by column from the left, each column from the top.
3. A base point with a wall is skipped. Else put a wall on it.
4. Draw a direction: 0 right, 1 down, 2 left, 3 up; look at the next base point that way.
5. It is outer wall: put the piece; the walk ends.
6. It has a wall: the walk ends without a piece.
7. It is bare: put the piece, step there, put a wall on it, go on with 4.

Walls may float, so the ways have loops; but no wall closes a ring: every cell is reached.
"""

from collections.abc import Iterator

from retro_maze.maze.carvers.carver import Carver
from retro_maze.maze.chips import Chip
from retro_maze.maze.grid import WALL, Grid, walled


def rule(grid: Grid, chip: Chip) -> Iterator[int]:
    squares, width, draws = grid.squares, grid.width, chip.draws(4)
    steps = 1, width, -1, -width
    rim = bytes(squares)
    for x in range(2, width - 1, 2):
        for point in range(2 * width + x, (grid.height - 1) * width, 2 * width):
            while not squares[point]:
                squares[point] = WALL
                yield point
                step = steps[next(draws)]
                piece, there = point + step, point + step + step
                if not squares[there] or rim[there]:
                    squares[piece] = WALL
                    yield piece
                    point = there


CARVER = Carver(
    "random-walk",
    "基点のランダムウォーク",
    "maze pages of Japanese hobby programmers, around 2000",
    ground=walled,
    rule=rule,
    perfect=False,
)
