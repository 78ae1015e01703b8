"""The line at the edge of a floor: what the game refuses or tells, for a moment."""

import pyxel

from retro_maze.front.view import letters, palette
from retro_maze.front.words import even

SHOWN = 150  # ticks
LETTERS = 40


class Line:
    """One text at a time; a newer one takes its place."""

    def __init__(self) -> None:
        self.lines: tuple[str, ...] = ()
        self.ticks = 0  # yet to be shown

    def say(self, text: str, ticks: int = SHOWN) -> None:
        self.lines = even(text, LETTERS)
        self.ticks = ticks

    def tick(self) -> None:
        self.ticks -= self.ticks > 0

    def draw(self, above: bool) -> None:
        """At the foot of the screen, or `above`, where it hides less."""
        if not self.ticks:
            return
        high = 10 * len(self.lines) + 6
        top = 16 if above else 240 - high
        pyxel.rect(0, top, 256, high, palette.INK)
        pyxel.rect(0, top + high - 1 if above else top, 256, 1, palette.BRASS)
        for row, line in enumerate(self.lines):
            letters.centred(128, top + 5 + 10 * row, line, palette.PAPER)
