"""What a carver is: a name, a ground to start from, and a rule that runs."""

from collections.abc import Callable, Iterator

from retro_maze.maze.chips import Chip
from retro_maze.maze.grid import Grid, check_size
from retro_maze.maze.refusal import Refusal

Rule = Callable[[Grid, Chip], Iterator[int]]
"""Sets the squares of a grid one by one, and yields the index of each, once it is set."""

Growth = Iterator[tuple[int, int, int]]
"""Each square a carver sets, in order: x, y, and WALL or FLOOR. The grid holds it already."""


class Carver:
    """A rule that makes mazes.

    `ground(width, height)` is the grid it starts from, `rule(grid, chip)` fills that.
    `perfect` promises one way between any two cells. Sizes are of the wall grid:
    `smallest` each way, and odd unless `even` sizes are allowed too.
    """

    __slots__ = ("even", "ground", "japanese", "name", "perfect", "rule", "smallest", "source")

    def __init__(
        self,
        name: str,
        japanese: str,
        source: str,
        *,
        ground: Callable[[int, int], Grid],
        rule: Rule,
        perfect: bool = True,
        smallest: int = 5,
        even: bool = False,
    ) -> None:
        self.name = name
        self.japanese = japanese
        self.source = source
        self.ground = ground
        self.rule = rule
        self.perfect = perfect
        self.smallest = smallest
        self.even = even

    def check_size(self, width: int, height: int) -> None:
        """Refuse a wall grid that the rule cannot fill."""
        check_size(width, height)
        odd = "" if self.even else "odd and "
        if min(width, height) < self.smallest or (odd and not width & height & 1):
            raise Refusal(
                f"{self.name} cannot fill a wall grid of {width} x {height};"
                f" width and height must be {odd}{self.smallest} or more"
            )

    def run(self, grid: Grid, chip: Chip) -> Growth:
        """The rule, told in squares, for whoever watches a maze grow."""
        squares, width = grid.squares, grid.width
        for at in self.rule(grid, chip):
            yield at % width, at // width, squares[at]
