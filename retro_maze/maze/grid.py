"""The wall grid: W x H cells drawn on (2W+1) x (2H+1) squares.

Cells lie at odd x and odd y, pillars at even x and even y, pieces of wall between them;
x runs to the right, y down, and (0, 0) is the top left corner. The outer wall is closed.
"""

from collections.abc import Iterable

from retro_maze.maze.refusal import Refusal

FLOOR, WALL = 0, 1
UP, RIGHT, DOWN, LEFT = 0, 1, 2, 3
LIMIT = 4_194_304
"""The most squares a grid may have: 2048 x 2048, or any other shape of that size."""


class Grid:
    """`squares` holds WALL or FLOOR row by row, at index y * width + x.

    >>> grid = Grid.from_text(["#####", "#...#", "#.#.#", "#.#.#", "#####"])
    >>> grid.columns, grid.rows, grid.square(3)
    (2, 2, 18)
    >>> [grid.is_open(0, direction) for direction in (UP, RIGHT, DOWN, LEFT)]
    [False, True, True, False]
    """

    __slots__ = ("columns", "height", "rows", "squares", "width")

    def __init__(self, width: int, height: int, fill: int = WALL) -> None:
        check_size(width, height)
        self.width = width
        self.height = height
        self.columns = (width - 1) // 2
        self.rows = (height - 1) // 2
        self.squares = bytearray((fill,)) * (width * height)

    @classmethod
    def from_text(cls, lines: Iterable[str], wall: str = "#", floor: str = ".") -> "Grid":
        """The grid that `text` with the same two characters would print."""
        lines = list(lines)
        grid = cls(len(lines[0]) if lines else 0, len(lines))
        for y, line in enumerate(lines):
            if len(line) != grid.width or set(line) - {wall, floor}:
                raise Refusal(
                    f'line {y + 1} of the maze, "{line[:80]}", must be {grid.width}'
                    f' characters, each "{wall}" or "{floor}"'
                )
            grid.squares[y * grid.width : (y + 1) * grid.width] = [at == wall for at in line]
        grid.check_rim()
        return grid

    def text(self, wall: str = "#", floor: str = ".") -> list[str]:
        """One string a row, without line ends."""
        picture = self.squares.decode("latin-1")
        rows = (picture[at : at + self.width] for at in range(0, len(picture), self.width))
        return [row.translate({WALL: wall, FLOOR: floor}) for row in rows]

    def square(self, cell: int) -> int:
        """Where a cell lies in `squares`; cells are numbered row by row from 0."""
        row, column = divmod(cell, self.columns)
        return (2 * row + 1) * self.width + 2 * column + 1

    def is_open(self, cell: int, direction: int) -> bool:
        """Whether no wall stands between the cell and its neighbour in that direction."""
        return not self.squares[self.square(cell) + self.steps()[direction]]

    def steps(self) -> tuple[int, int, int, int]:
        """How far the index moves for one square up, right, down and left."""
        return -self.width, 1, self.width, -1

    def check_rim(self) -> None:
        """Refuse a grid whose outer wall has a gap: walks would leave it."""
        width, squares = self.width, self.squares
        sides = squares[::width], squares[width - 1 :: width]
        if not all(map(all, (squares[:width], squares[-width:], *sides))):
            raise Refusal("the outer wall of the maze has a gap; it must be closed all around")

    def copy(self) -> "Grid":
        twin = Grid(self.width, self.height)
        twin.squares[:] = self.squares
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grid):
            return NotImplemented
        return self.width == other.width and self.squares == other.squares

    __hash__ = None  # type: ignore[assignment]  # a grid changes while it is carved


def check_size(width: int, height: int) -> None:
    """Refuse what is too small for one cell, or too large, before any memory is taken."""
    if width < 3 or height < 3:
        raise Refusal(
            f"a wall grid of {width} x {height} has no room for a cell; 3 x 3 is the least"
        )
    if width * height > LIMIT:
        raise Refusal(
            f"a wall grid of {width} x {height} is too large;"
            f" width times height may be {LIMIT} at most (2048 x 2048)"
        )


def solid(width: int, height: int) -> Grid:
    """The ground for diggers: wall everywhere."""
    return Grid(width, height, WALL)


def walled(width: int, height: int) -> Grid:
    """The ground for builders: nothing stands but the outer wall."""
    return _ground(width, height, bytes(width))


def pillared(width: int, height: int) -> Grid:
    """The ground for topplers: the outer wall and a pillar wherever four cells meet."""
    return _ground(width, height, bytes((WALL, FLOOR)) * (width // 2 + 1))


def _ground(width: int, height: int, even_row: bytes) -> Grid:
    """The outer wall around rows of floor and `even_row` by turns."""
    grid = Grid(width, height)
    edge, inner = bytes((WALL,)), slice(1, width - 1)
    odd_row = edge + bytes(width - 2) + edge
    pair = odd_row + edge + even_row[inner] + edge
    grid.squares[width:-width] = (pair * (height // 2))[: width * (height - 2)]
    return grid
