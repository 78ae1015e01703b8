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

from collections.abc import Iterator, Sequence

from retro_maze.maze.chips import PATIENCE, Chip
from retro_maze.maze.grid import WALL, Grid, pillared, walled

from .carver import Carver, Growth

BARE, TIED, WALKED = 0, WALL, 2
"""What a pillar carries: nothing, a wall that holds, or a wall of this walk."""


def run(grid: Grid, chip: Chip) -> Growth:
    squares, width = grid.squares, grid.width
    carried = walled(width, grid.height).squares
    steps = grid.steps()
    draws = chip.draws(4)
    for x in range(width - 3, 0, -2):
        for first in range(2 * width + x, len(squares) - width, 2 * width):
            if carried[first] == BARE:
                for piece in walk(carried, first, steps, draws):
                    squares[piece] = WALL
                    yield piece % width, piece // width, WALL


def walk(
    carried: bytearray, pillar: int, steps: Sequence[int], draws: Iterator[int]
) -> Iterator[int]:
    """The places of the pieces that the walk from `pillar` builds."""
    path, visited = [pillar], [pillar]
    carried[pillar] = WALKED
    while carried[pillar] == WALKED:
        here = path[-1]
        ways = [step for step in steps if carried[here + 2 * step] != WALKED]
        if not ways:
            path.pop()
            continue
        step = draw(steps, ways, draws)
        yield here + step
        pillar = here + 2 * step
        if carried[pillar] == BARE:
            path.append(pillar)
            visited.append(pillar)
            carried[pillar] = WALKED
    for pillar in visited:
        carried[pillar] = TIED


def draw(steps: Sequence[int], ways: list[int], draws: Iterator[int]) -> int:
    """A step that is among the ways left."""
    for _ in range(PATIENCE):
        step = steps[next(draws)]
        if step in ways:
            return step
    return ways[0]


CARVER = Carver(
    "pillar-walk",
    "基点の壁歩き",
    "an arcade game of 1984",
    ground=pillared,
    run=run,
)
