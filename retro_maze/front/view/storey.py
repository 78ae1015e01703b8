"""A storey of the tower as the ending shows it: ground between two walls, over a floor of stone."""

import pyxel

from retro_maze.front.view import palette, tiles

LEFT, WIDE, HIGH = 48, 160, 36


class Storey:
    """Painted once a band."""

    def __init__(self) -> None:
        self.picture = pyxel.Image(WIDE, HIGH)
        self.band = -1

    def stand(self, band: int) -> None:
        """The band that the storeys are shown in from now on, and its colours."""
        palette.apply(band)
        if band != self.band:
            self.band = band
            tiles.draw_storey(self.picture, band)

    def draw(self, y: int, lit: bool) -> None:
        """One with its ceiling at y; those that are not lit lie in the dark."""
        pyxel.blt(LEFT, y, self.picture, 0, 0, WIDE, HIGH)
        if lit:
            pyxel.rectb(LEFT + 8, y, WIDE - 16, HIGH - 8, palette.BRASS)
            return
        pyxel.dither(0.5)
        pyxel.rect(LEFT, y, WIDE, HIGH, palette.INK)
        pyxel.dither(1)
