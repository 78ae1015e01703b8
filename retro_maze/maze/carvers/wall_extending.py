"""Wall-extending (壁伸ばし法).

Source: a public article with a program whose end its readers were left to find.

1. Nothing stands but the closed outer wall; a pillar place lies wherever four cells meet.
2. A bare place is a candidate if it can join a wall two steps away: above, left, below, right.
3. Of all candidates, row by row, take number `draw mod count`; the draw is one of
   (width - 1) * (height - 2).
4. Put its pillar, and the piece towards the first wall that it can join.
5. No candidate left: the maze is complete.

The article also asks that the five squares around the place, on the sides away from that wall,
be bare. They always are: a piece only ever ties two pillars. Each pillar is tied once, to a wall
that hangs together with the outer one: the maze is perfect.
"""

from bisect import insort
from collections.abc import Iterator

from retro_maze.maze.carvers.carver import Carver
from retro_maze.maze.chips import Chip
from retro_maze.maze.grid import WALL, Grid, walled

SHELF = 1 << 15
"""Candidates lie in order on shelves of so many squares, so that few move when one comes."""


def rule(grid: Grid, chip: Chip) -> Iterator[int]:
    squares, width = grid.squares, grid.width
    draws = chip.draws((width - 1) * (grid.height - 2))
    known = list(squares)  # WALL where a candidate is or was, and on the rim
    shelves: list[list[int]] = [[] for _ in range(0, len(squares), SHELF)]
    for place in beside_rim(grid):
        known[place] = WALL
        shelves[place // SHELF].append(place)
    waiting = sum(map(len, shelves))
    while waiting:
        pillar = take(shelves, next(draws) % waiting)
        waiting -= 1
        squares[pillar] = WALL
        yield pillar
        piece = 0
        for step in (-width, -1, width, 1):
            place = pillar + step + step
            if not known[place]:
                known[place] = WALL
                insort(shelves[place // SHELF], place)
                waiting += 1
            elif not piece and squares[place]:
                piece = pillar + step
        squares[piece] = WALL
        yield piece


def beside_rim(grid: Grid) -> Iterator[int]:
    """The places two steps from the outer wall, row by row."""
    width = grid.width
    ends = dict.fromkeys((2, width - 3))
    for y in range(2, grid.height - 1, 2):
        for x in range(2, width - 1, 2) if y in (2, grid.height - 3) else ends:
            yield y * width + x


def take(shelves: list[list[int]], number: int) -> int:
    """Candidate `number`, counted from 0 over all shelves; it is a candidate no more."""
    for shelf in shelves:
        if number < len(shelf):
            break
        number -= len(shelf)
    return shelf.pop(number)


CARVER = Carver(
    "wall-extending",
    "壁伸ばし法",
    "a public article on three ways to make mazes",
    ground=walled,
    rule=rule,
)
