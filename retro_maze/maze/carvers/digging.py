"""Digging (穴掘り法).

Source: a C++ tutorial of October 2000, and many before and after it.

1. All is wall; the digger stands at (1, 1), which is free.
2. A way is open to it if the place two steps on lies inside the outer wall and is still wall.
3. List the open ways in the order up, down, left, right; draw one of them; dig two steps.
4. No way is open: go back two steps along the way dug.
5. Back at the start with no way open: done.

Each place is dug once, from one side: the maze is perfect. An even width or height leaves the
wall two squares thick on the right or at the bottom.
"""

from collections.abc import Iterator

from retro_maze.maze.carvers.carver import Carver
from retro_maze.maze.chips import Chip
from retro_maze.maze.grid import FLOOR, Grid, solid, walled


def rule(grid: Grid, chip: Chip) -> Iterator[int]:
    squares, width, below = grid.squares, grid.width, chip.below
    up, down, left, right = -2 * width, 2 * width, -2, 2
    done = list(walled(width, grid.height).squares) + [1] * width  # the rim cannot be dug
    here = width + 1
    squares[here], done[here] = FLOOR, 1
    yield here
    path = [here]
    while path:
        ways = []
        if not done[here + up]:
            ways.append(up)
        if not done[here + down]:
            ways.append(down)
        if not done[here + left]:
            ways.append(left)
        if not done[here + right]:
            ways.append(right)
        if ways:
            path.append(here)
            way = ways[below(len(ways))]
            between = here + way // 2
            here += way
            squares[between] = FLOOR
            yield between
            squares[here], done[here] = FLOOR, 1
            yield here
        else:
            here = path.pop()


CARVER = Carver(
    "digging",
    "穴掘り法",
    "a C++ tutorial of October 2000",
    ground=solid,
    rule=rule,
    smallest=3,
    even=True,
)
