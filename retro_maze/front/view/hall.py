"""The room that cards stand in: the ground of a band within its walls, as large as the screen."""

import pyxel

from retro_maze.front.view import palette, tiles

WIDE, HIGH = 256, 240
RIM = tiles.THICK


class Hall:
    """Painted once a band; `draw` shows it in the band's colours."""

    def __init__(self) -> None:
        self.picture = pyxel.Image(WIDE, HIGH)
        self.band = -1

    def draw(self, band: int, seed: int = 0) -> None:
        palette.apply(band)
        if band != self.band:
            self.band = band
            tiles.draw_room(self.picture, seed, band)
        pyxel.blt(0, 0, self.picture, 0, 0, WIDE, HIGH)


def draw_plate(x: int, y: int, wide: int, high: int) -> None:
    """A dark plate let into the ground, with a stud in each corner."""
    pyxel.rect(x + 1, y + 1, wide, high, palette.NIGHT)
    pyxel.rect(x, y, wide, high, palette.INK)
    pyxel.rectb(x, y, wide, high, palette.SHADE)
    for left in (x + 2, x + wide - 4):
        for top in (y + 2, y + high - 4):
            pyxel.rect(left, top, 2, 2, palette.COPPER)
