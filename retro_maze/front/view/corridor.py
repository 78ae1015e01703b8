"""A small piece of a floor that a page shows: walls and ground from the tower's own tiles."""

import pyxel

from retro_maze.front.view import tiles
from retro_maze.maze import Grid


class Corridor:
    """Painted once from rows of "#" and "."; cells are counted from the upper left one."""

    def __init__(self, rows: list[str], band: int, seed: int = 7) -> None:
        grid = Grid.from_text(rows)
        self.picture = pyxel.Image(*tiles.size(grid))
        tiles.draw_floor(self.picture, grid, seed, band)

    def draw(self, x: int, y: int) -> None:
        """Shows it with its upper left corner at x, y."""
        picture = self.picture
        pyxel.blt(x, y, picture, 0, 0, picture.width, picture.height)


def straight(cells: int) -> list[str]:
    """The rows of one row of cells without a wall between them."""
    wall = "#" * (2 * cells + 1)
    return [wall, f"#{'.' * (2 * cells - 1)}#", wall]


def inside(column: float, row: float = 0) -> tuple[int, int]:
    """Where the 16 x 16 box of a cell begins, from the corridor's corner."""
    return tiles.THICK + int(tiles.PITCH * column), tiles.THICK + int(tiles.PITCH * row)
