"""Pillar walk, the carver of an arcade game of 1984.

Source: the floors of that game, each drawn by an 8-bit register from its number.

1. A closed outer wall; a pillar stands, bare, wherever four cells meet.
2. Take the columns of pillars from right to left, each from top to bottom.
3. A pillar that carries a wall is skipped. From a bare one a walk starts.
4. Draw a direction: 0 up, 1 right, 2 down, 3 left; T is the next pillar that way.
5. T is on this walk: draw again. After 64 draws: the first of up, right, down, left that is not.
6. T is the outer wall, or carries an earlier walk's wall: build the piece; the walk ends.
7. T is bare: build the piece, step to T, go on with 4.
8. All four T are on this walk: stand on the pillar before this one again, go on with 4.

Every piece but the last of a walk leads to a bare pillar, and the last ties the walk to the
outer wall or to an earlier walk. No ring can close: the maze is perfect.
"""

from collections.abc import Iterator
from itertools import count

from retro_maze.maze.carvers.carver import Carver
from retro_maze.maze.chips import PATIENCE, Chip
from retro_maze.maze.grid import WALL, Grid, pillared, walled


def rule(grid: Grid, chip: Chip) -> Iterator[int]:
    squares, width, steps, draws = grid.squares, grid.width, grid.steps(), chip.draws(4)
    down = 2 * width
    carried = list(walled(width, grid.height).squares)  # 0: bare; 1: the rim's; else: which walk's
    walks = count(2)
    for x in range(width - 3, 0, -2):
        for there in range(down + x, len(squares) - width, down):
            walk, path = next(walks), []
            while not carried[there]:  # 3, 7: a bare pillar
                here = there
                carried[here] = walk
                path.append(here)
                while (
                    walk
                    == carried[here - down]
                    == carried[here + 2]
                    == carried[here + down]
                    == carried[here - 2]
                ):  # 8
                    path.pop()
                    here = path[-1]
                refused = 0
                for way in draws:  # 4, 5
                    step = steps[way]
                    if carried[here + step + step] != walk:
                        break
                    refused += 1  # noqa: SIM113  # enumerate would cost each turn an object
                    if refused == PATIENCE:
                        step = next(s for s in steps if carried[here + s + s] != walk)
                        break
                there = here + step + step  # 6, 7
                piece = here + step
                squares[piece] = WALL
                yield piece


CARVER = Carver(
    "pillar-walk",
    "基点の壁歩き",
    "an arcade game of 1984",
    ground=pillared,
    rule=rule,
)
