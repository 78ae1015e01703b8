"""A floor without light: all is black but for what the player's lamp reaches."""

import pyxel

from retro_maze.front.view.palette import INK, LAMP

CELL = 24  # pixels
DUSK = 10  # pixels from the light to the dark
CLEAR = LAMP  # of the picture below


class Darkness:
    """A black picture with a hole of so many cells around the player, cut anew by no frame."""

    def __init__(self, cells: int, wide: int, high: int) -> None:
        self.middle = wide, high
        self.picture = pyxel.Image(2 * wide, 2 * high)
        self.picture.cls(INK)
        radius = CELL * cells
        self.picture.dither(0.5)
        self.picture.circ(wide, high, radius + DUSK // 2, CLEAR)
        self.picture.dither(1)
        self.picture.circ(wide, high, radius - DUSK // 2, CLEAR)

    def draw(self, x: int, y: int, left: int, top: int) -> None:
        """Covers the window whose corner is (left, top) but for the light around (x, y)."""
        wide, high = self.middle
        u, v = wide - (x - left), high - (y - top)
        pyxel.blt(left, top, self.picture, u, v, wide, high, CLEAR)
