"""A maze as a small picture: painted once, square by square or whole, then shown every frame."""

import re
from collections.abc import Collection, Sequence

import pyxel

from retro_maze.front.view.palette import CREST, GROUT, INK, NIGHT, SHADE, WALL
from retro_maze.maze import Grid

SCALES = ((8, 16), (4, 8), (3, 6), (2, 5), (2, 4), (1, 3), (1, 2), (1, 1))  # wall, room: pixels
RUN = re.compile(rb"\x01+")


class Miniature:
    """The picture of a grid in a frame of `wide` x `high` pixels, as large as it fits."""

    def __init__(self, wide: int, high: int, scales: Sequence[tuple[int, int]] = SCALES) -> None:
        self.frame = wide, high
        self.scales = scales
        self.image = pyxel.Image(wide, high)
        self.wall, self.room = scales[-1]
        self.left = self.top = 0
        self.xs: list[int] = []  # where each column of squares begins, and the last one ends
        self.ys: list[int] = []

    @property
    def pitch(self) -> int:
        """Pixels from cell to cell."""
        return self.wall + self.room

    def fit(self, grid: Grid) -> None:
        """Takes the largest scale at which the grid fits, and puts it in the middle."""
        for wall, room in self.scales:
            self.wall, self.room = wall, room
            wide, high = self._edge(grid.width), self._edge(grid.height)
            if wide <= self.frame[0] and high <= self.frame[1]:
                break
        self.left, self.top = (self.frame[0] - wide) // 2, (self.frame[1] - high) // 2
        self.xs = [self.left + self._edge(x) for x in range(grid.width + 1)]
        self.ys = [self.top + self._edge(y) for y in range(grid.height + 1)]

    def _edge(self, x: int) -> int:
        return x // 2 * (self.wall + self.room) + x % 2 * self.wall

    def paint(self, grid: Grid) -> None:
        """The whole maze."""
        self.fit(grid)
        xs, ys, rect = self.xs, self.ys, self.image.rect
        self.image.cls(INK)
        rect(self.left, self.top, xs[-1] - xs[0], ys[-1] - ys[0], NIGHT)
        if self.room >= 4:
            self._paint_floors()
        rows = _rows(grid)
        for y, row in enumerate(rows):
            self._paint_runs(row, ys[y], ys[y + 1] - ys[y], WALL)
            if ys[y + 1] - ys[y] > 1:
                self._paint_runs(_without(row, rows[y - 1] if y else b""), ys[y], 1, CREST)
                below = rows[y + 1] if y + 1 < grid.height else b""
                self._paint_runs(_without(row, below), ys[y + 1] - 1, 1, SHADE)

    def _paint_floors(self) -> None:
        """A speck in the middle of every cell."""
        middle, rect = self.room // 2 - 1, self.image.rect
        for y in self.ys[1:-1:2]:
            for x in self.xs[1:-1:2]:
                rect(x + middle, y + middle, 2, 2, GROUT)

    def _paint_runs(self, row: bytes, y: int, high: int, colour: int) -> None:
        """A bar wherever squares of a row follow each other."""
        xs, rect = self.xs, self.image.rect
        for run in RUN.finditer(row):
            first, last = run.span()
            rect(xs[first], y, xs[last] - xs[first], high, colour)

    def paint_square(self, grid: Grid, x: int, y: int) -> None:
        """One square as the grid has it now, and the walls beside it whose rims it changes."""
        if not grid.squares[y * grid.width + x]:
            self.fill(x, y, NIGHT)
        for near in (y - 1, y, y + 1):
            if 0 <= near < grid.height and grid.squares[near * grid.width + x]:
                self._paint_wall(grid, x, near)

    def _paint_wall(self, grid: Grid, x: int, y: int) -> None:
        squares, width = grid.squares, grid.width
        at = y * width + x
        left, top, wide, high = self.xs[x], self.ys[y], self.size(x), self.size(y)
        rect = self.image.rect
        rect(left, top, wide, high, WALL)
        if high < 2:
            return
        if y == 0 or not squares[at - width]:
            rect(left, top, wide, 1, CREST)
        if y + 1 == grid.height or not squares[at + width]:
            rect(left, top + high - 1, wide, 1, SHADE)

    def fill(self, x: int, y: int, colour: int) -> None:
        """One square in one colour."""
        self.image.rect(self.xs[x], self.ys[y], self.size(x), self.size(y), colour)

    def fill_cells(self, grid: Grid, cells: Collection[int], colour: int) -> None:
        """Colours the floor of cells, checkered, so that the shape reads without the colour."""
        self.image.dither(0.5)
        for cell in cells:
            at = grid.square(cell)
            self.fill(at % grid.width, at // grid.width, colour)
        self.image.dither(1)

    def dot_cells(self, grid: Grid, cells: Collection[int], colour: int) -> None:
        """A dot in the middle of every cell of a way."""
        size = 2 if self.room > 3 else 1
        for cell in cells:
            x, y = self.middle(grid, cell)
            self.image.rect(x - size // 2, y - size // 2, size, size, colour)

    def corner(self, x: int, y: int) -> tuple[int, int]:
        """The upper left pixel of a square, in the frame."""
        return self.left + self._edge(x), self.top + self._edge(y)

    def size(self, x: int) -> int:
        """How long a square is, along the axis in which it has the number x."""
        return self.room if x % 2 else self.wall

    def middle(self, grid: Grid, cell: int) -> tuple[int, int]:
        """The middle pixel of a cell, in the frame."""
        row, column = divmod(cell, grid.columns)
        half = self.room // 2
        return self.xs[2 * column + 1] + half, self.ys[2 * row + 1] + half

    def draw(self, x: int, y: int) -> None:
        """The picture with its frame's upper left corner at (x, y)."""
        pyxel.blt(x, y, self.image, 0, 0, *self.frame)


def _rows(grid: Grid) -> list[bytes]:
    squares = bytes(grid.squares)
    return [squares[at : at + grid.width] for at in range(0, len(squares), grid.width)]


def _without(row: bytes, other: bytes) -> bytes:
    """The walls of a row beside which the other row has none."""
    left = int.from_bytes(row, "big") & ~int.from_bytes(other, "big")
    return left.to_bytes(len(row), "big")
