"""A sentence over whatever is shown: something outside the game is wrong."""

import pyxel

from retro_maze.front.words import wrap

from . import letters, palette

LETTERS = 38  # a line
MOST = 8  # lines


def draw(sentence: str, top: int = 20) -> None:
    """The sentence in a box across the screen, so that the rest stays in sight."""
    lines = wrap(sentence, LETTERS)[:MOST]
    high = 10 * len(lines) + 8
    pyxel.rect(4, top, 248, high, palette.INK)
    pyxel.rectb(4, top, 248, high, palette.RED)
    for row, line in enumerate(lines):
        letters.text(12, top + 5 + 10 * row, line, palette.PAPER)
