"""Bar-toppling without its rules (棒倒し法, the naive form): a lesson, not a carver for towers.

Source: first attempts everywhere; a public PowerShell program prints ten such mazes.

1. A closed outer wall; a bar stands wherever four cells meet.
2. Take the bars row by row from the top, each row from left to right.
3. Draw a direction: 0 up, 1 right, 2 down, 3 left. The bar topples that way, whatever is there.

Four bars can close off a room, and two can fall on one place, which leaves a loop.
"""

from collections.abc import Iterator

from retro_maze.maze.carvers.carver import Carver
from retro_maze.maze.chips import Chip
from retro_maze.maze.grid import WALL, Grid, pillared


def rule(grid: Grid, chip: Chip) -> Iterator[int]:
    squares, width, steps, draws = grid.squares, grid.width, grid.steps(), chip.draws(4)
    for row in range(2 * width, (grid.height - 1) * width, 2 * width):
        for bar in range(row + 2, row + width - 1, 2):
            at = bar + steps[next(draws)]
            squares[at] = WALL
            yield at


CARVER = Carver(
    "bar-toppling-unruled",
    "棒倒し法（規則なし）",
    "first attempts everywhere; a public PowerShell program",
    ground=pillared,
    rule=rule,
    perfect=False,
)
