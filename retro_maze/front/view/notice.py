"""A sentence over whatever is shown: something outside the game is wrong."""

import pyxel

from retro_maze.front.view import letters, palette
from retro_maze.front.words import wrap

LETTERS = 38  # a line
MOST = 8  # lines
SHOWN = 150  # ticks that a remark stays, and the same again for each line after its first
FOOT_Y = 227


def draw(sentence: str, top: int = 20) -> None:
    """The sentence in a box across the screen, so that the rest stays in sight."""
    lines = wrap(sentence, LETTERS)[:MOST]
    high = 10 * len(lines) + 8
    pyxel.rect(4, top, 248, high, palette.INK)
    pyxel.rectb(4, top, 248, high, palette.RED)
    for row, line in enumerate(lines):
        letters.text(12, top + 5 + 10 * row, line, palette.PAPER)


class Remark:
    """One text at a time at the foot of the screen, for a moment; a newer one takes its place."""

    def __init__(self) -> None:
        self.lines: tuple[str, ...] = ()
        self.ticks = 0  # yet to be shown

    def say(self, text: str) -> None:
        self.lines = wrap(text, LETTERS + 2)[:MOST]
        self.ticks = SHOWN * max(1, len(self.lines))

    def tick(self) -> None:
        self.ticks -= self.ticks > 0

    def draw(self) -> None:
        if not self.ticks:
            return
        high = 10 * (len(self.lines) - 1)
        pyxel.rect(0, FOOT_Y - high, 256, 240 - FOOT_Y + high, palette.INK)
        if high:
            pyxel.rect(0, FOOT_Y - high, 256, 1, palette.BRASS)
        for row, line in enumerate(self.lines):
            letters.text(6, FOOT_Y + 3 - high + 10 * row, line, palette.PAPER)
