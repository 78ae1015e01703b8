"""Heading letters with a rim, that read on any ground: for menus over pictures."""

import pyxel

from retro_maze.front.view import letters
from retro_maze.front.view.palette import CLEAR, INK

EDGE = 1 + letters.RISE  # pixels above the letters
HIGH = 14
RIM = (-1, 0), (1, 0), (0, -1), (0, 1), (1, 1)


class Rimmed:
    """Each line is made once in each colour, when it is first shown."""

    def __init__(self) -> None:
        self.made: dict[tuple[str, int], pyxel.Image] = {}

    def centred(self, x: int, y: int, line: str, colour: int) -> None:
        """Draws a line so that its middle is at x and its letters begin at y."""
        key = line, colour
        if key not in self.made:
            self.made[key] = _make(line, colour)
        made = self.made[key]
        left = x - (made.width - 3) // 2 - 1
        pyxel.blt(left, y - EDGE, made, 0, 0, made.width, made.height, CLEAR)


def _make(line: str, colour: int) -> pyxel.Image:
    made = pyxel.Image(letters.width(line, "head") + 3, HIGH)
    made.cls(CLEAR)
    for along, down in RIM:
        letters.onto(made, 1 + along, EDGE + down, line, INK, "head")
    letters.onto(made, 1, EDGE, line, colour, "head")
    return made
