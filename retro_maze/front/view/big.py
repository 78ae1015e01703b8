"""Letters of double size: every pixel of a line becomes four."""

from collections.abc import Sequence

import pyxel

from retro_maze.front.view import letters
from retro_maze.front.view.palette import INK

WIDE, HIGH = 128, 16  # the largest line, in pixels of usual size
RISE = 2  # of these lie above it: some letters stand higher than others
PITCH, HIGH_PITCH = 18, 22  # pixels from line to line, and of letters that stand higher
LETTERS = 19  # of the text face in a line

Run = tuple[int, int, int]  # x, y, pixels side by side


class Big:
    """Each line is read off the screen once, where it is first drawn, in any face there is."""

    def __init__(self) -> None:
        self.runs: dict[str, list[Run]] = {}

    def centred(self, x: int, y: int, line: str, colour: int) -> None:
        """Draws a line so that its middle is at x."""
        left = x - letters.width(line)
        for along, down, many in self._runs_of(line):
            pyxel.rect(left + 2 * along, y + 2 * (down - RISE), 2 * many, 2, colour)

    def lines(self, x: int, y: int, lines: Sequence[str], colour: int) -> int:
        """Lines below each other, the first at y; the y below the last."""
        step = pitch(lines)
        for row, line in enumerate(lines):
            self.centred(x, y + step * row, line, colour)
        return y + step * len(lines)

    def _runs_of(self, line: str) -> list[Run]:
        if line not in self.runs:
            self.runs[line] = _read(line)
        return self.runs[line]


def pitch(lines: Sequence[str]) -> int:
    """Pixels from one of these lines to the next."""
    return HIGH_PITCH if any(map(letters.has_wide, lines)) else PITCH


def _read(line: str) -> list[Run]:
    """The pixels of a line at usual size; the corner that it is drawn in stays as it was."""
    kept = pyxel.Image(WIDE, HIGH)
    kept.blt(0, 0, pyxel.screen, 0, 0, WIDE, HIGH)
    pyxel.rect(0, 0, WIDE, HIGH, INK)
    letters.text(0, RISE, line, INK + 1)
    rows = [[pyxel.pget(x, y) != INK for x in range(WIDE)] for y in range(HIGH)]
    pyxel.blt(0, 0, kept, 0, 0, WIDE, HIGH)
    return [run for y, row in enumerate(rows) for run in _runs(row, y)]


def _runs(row: list[bool], y: int) -> list[Run]:
    found: list[Run] = []
    for x, on in enumerate(row):
        if on and found and found[-1][0] + found[-1][2] == x:
            found[-1] = (found[-1][0], y, found[-1][2] + 1)
        elif on:
            found.append((x, y, 1))
    return found
