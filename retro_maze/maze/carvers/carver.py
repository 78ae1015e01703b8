"""What a carver is: a name, a ground to start from, and a rule that runs."""

from collections.abc import Callable, Iterator

from retro_maze.maze.chips import Chip
from retro_maze.maze.grid import Grid
from retro_maze.maze.refusal import Refusal

Growth = Iterator[tuple[int, int, int]]
"""Each square a carver sets, in order: x, y, and WALL or FLOOR. The grid holds it already."""


class Carver:
    """A rule that makes mazes.

    `ground(width, height)` is the grid it starts from, `run(grid, chip)` its growth.
    `perfect` promises one way between any two cells. Sizes are of the wall grid:
    `smallest` each way, and odd unless `even` sizes are allowed too.
    """

    __slots__ = ("even", "ground", "japanese", "name", "perfect", "run", "smallest", "source")

    def __init__(
        self,
        name: str,
        japanese: str,
        source: str,
        *,
        ground: Callable[[int, int], Grid],
        run: Callable[[Grid, Chip], Growth],
        perfect: bool = True,
        smallest: int = 5,
        even: bool = False,
    ) -> None:
        self.name = name
        self.japanese = japanese
        self.source = source
        self.ground = ground
        self.run = run
        self.perfect = perfect
        self.smallest = smallest
        self.even = even

    def check_size(self, width: int, height: int) -> None:
        """Refuse a wall grid that the rule cannot fill."""
        odd = "" if self.even else "odd and "
        if min(width, height) < self.smallest or (odd and not width & height & 1):
            raise Refusal(
                f"{self.name} cannot fill a wall grid of {width} x {height};"
                f" width and height must be {odd}{self.smallest} or more"
            )
