"""How long the ways of all bytes are: a bar a length."""

from collections.abc import Sequence

import pyxel

from retro_maze.front.view import letters
from retro_maze.front.view.palette import BRASS, LAMP, SHADE, SLATE, STEEL, VERDIGRIS

STEPS = 120  # the longest way that is shown


class Histogram:
    """Bars in a box of the screen; two pixels a step."""

    def __init__(self, x: int, y: int, wide: int, high: int) -> None:
        self.x, self.y = x, y
        self.wide, self.high = wide, high
        self.pitch = wide // STEPS

    def over(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.wide and self.y <= y < self.y + self.high + 10

    def way_at(self, x: int) -> int:
        """The length whose bar stands at a pixel."""
        return (x - self.x) // self.pitch

    def draw(self, ways: Sequence[int], wish: int, chosen: int) -> None:
        """The bars, a mark at the wish, and the bar of the chosen byte lit."""
        counts = [0] * (STEPS + 1)
        for way in ways:
            counts[min(STEPS, way)] += way >= 0
        unit = self.high / max(6, *counts)
        foot = self.y + self.high
        pyxel.rect(self.x, foot, self.wide, 1, SLATE)
        for way, count in enumerate(counts):
            high = round(count * unit)
            colour = LAMP if way == chosen else VERDIGRIS
            pyxel.rect(self.x + self.pitch * way, foot - high, self.pitch, high, colour)
        for tens in range(0, STEPS, 20):
            letters.text(self.x + self.pitch * tens, foot + 3, str(tens), STEEL)
        mark = self.x + self.pitch * wish
        pyxel.rect(mark, self.y, 1, self.high + 3, BRASS)
        pyxel.tri(mark - 3, self.y - 3, mark + 3, self.y - 3, mark, self.y + 1, BRASS)
        pyxel.rect(self.x, self.y - 4, self.wide, 1, SHADE)
