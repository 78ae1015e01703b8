"""A maze as a small picture: painted once, square by square or whole, then shown every frame."""

from collections.abc import Iterable, Sequence

import pyxel

from retro_maze.maze import Grid

from .palette import CREST, GROUT, INK, NIGHT, SHADE, WALL

SCALES = ((8, 16), (4, 8), (3, 6), (2, 5), (2, 4), (1, 3), (1, 2), (1, 1))  # wall, room: pixels


class Miniature:
    """The picture of a grid in a frame of `wide` x `high` pixels, as large as it fits."""

    def __init__(self, wide: int, high: int, scales: Sequence[tuple[int, int]] = SCALES) -> None:
        self.frame = wide, high
        self.scales = scales
        self.image = pyxel.Image(wide, high)
        self.wall, self.room = scales[-1]
        self.left = self.top = 0

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

    def paint(self, grid: Grid) -> None:
        """The whole maze."""
        self.fit(grid)
        self.image.cls(INK)
        self.image.rect(self.left, self.top, self._edge(grid.width), self._edge(grid.height), NIGHT)
        self._paint_floors(grid)
        squares, width = grid.squares, grid.width
        for at, square in enumerate(squares):
            if square:
                self._paint_wall(grid, at % width, at // width)

    def _paint_floors(self, grid: Grid) -> None:
        if self.room < 4:
            return
        middle = self.room // 2
        for cell in range(grid.columns * grid.rows):
            at = grid.square(cell)
            x, y = self.corner(at % grid.width, at // grid.width)
            self.image.rect(x + middle - 1, y + middle - 1, 2, 2, GROUT)

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
        left, top = self.corner(x, y)
        wide, high = self.size(x), self.size(y)
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
        self.image.rect(*self.corner(x, y), self.size(x), self.size(y), colour)

    def corner(self, x: int, y: int) -> tuple[int, int]:
        """The upper left pixel of a square, in the frame."""
        return self.left + self._edge(x), self.top + self._edge(y)

    def size(self, x: int) -> int:
        """How long a square is, along the axis in which it has the number x."""
        return self.room if x % 2 else self.wall

    def middle(self, grid: Grid, cell: int) -> tuple[int, int]:
        """The middle pixel of a cell, in the frame."""
        at = grid.square(cell)
        x, y = self.corner(at % grid.width, at // grid.width)
        return x + self.room // 2, y + self.room // 2

    def _edge(self, x: int) -> int:
        return x // 2 * self.pitch + x % 2 * self.wall

    def draw(self, x: int, y: int) -> None:
        """The picture with its frame's upper left corner at (x, y)."""
        pyxel.blt(x, y, self.image, 0, 0, *self.frame)


def draw_way(
    picture: Miniature, grid: Grid, cells: Sequence[int], x: int, y: int, colour: int, phase: int
) -> None:
    """Marching dots along a way of cells, over a picture drawn at (x, y)."""
    dot = 2 if picture.room > 3 else 1
    for number, (left, top) in enumerate(picture.middle(grid, cell) for cell in cells):
        if (number - phase) % 3 or picture.room > 5:
            shift = dot // 2
            pyxel.rect(x + left - shift, y + top - shift, dot, dot, colour)


def fill_cells(picture: Miniature, grid: Grid, cells: Iterable[int], colour: int) -> None:
    """Colours the floor of cells, checkered, so that the shape reads without the colour."""
    picture.image.dither(0.5)
    for cell in cells:
        at = grid.square(cell)
        picture.fill(at % grid.width, at // grid.width, colour)
    picture.image.dither(1)
