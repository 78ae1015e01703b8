"""Headings in letters twice as large, rounded, cast in brass: for the few words of a card.

Rounded by the rule known as EPX: a corner of a doubled pixel takes the colour of the two
neighbours that touch it there, when these two agree and the others do not.
"""

import pyxel

from retro_maze.front.view import letters
from retro_maze.front.view.palette import BRASS, CLEAR, COPPER, INK, LAMP, PAPER, RED

Rows = list[list[bool]]

HIGH = 14  # pixels of a line at usual size, of any face
EDGE = 2  # pixels around the doubled letters, for outline and shadow
GOLD = (PAPER, PAPER, LAMP, LAMP, LAMP, LAMP, BRASS, BRASS, BRASS, COPPER)
BLOOD = (PAPER, LAMP, BRASS, COPPER, RED, RED, RED, RED, RED, RED)
STEP = 2  # rows of a shade


class Banner:
    """Each line is cast once, when it is first shown."""

    def __init__(self, shades: tuple[int, ...] = GOLD) -> None:
        self.shades = shades
        self.cast: dict[str, pyxel.Image] = {}

    def centred(self, x: int, y: int, line: str) -> None:
        """Draws a line so that its middle is at x and its letters begin at y."""
        if line not in self.cast:
            self.cast[line] = _cast(line, self.shades)
        made = self.cast[line]
        left, top = x - made.width // 2, y - EDGE - 2 * letters.RISE
        pyxel.blt(left, top, made, 0, 0, made.width, made.height, CLEAR)


def _cast(line: str, shades: tuple[int, ...]) -> pyxel.Image:
    rows = doubled(_read(line))
    made = pyxel.Image(len(rows[0]) + 2 * EDGE, len(rows) + 2 * EDGE)
    made.cls(CLEAR)
    lit = [(x, y) for y, row in enumerate(rows) for x, on in enumerate(row) if on]
    for x, y in lit:
        made.rect(x + EDGE - 1, y + EDGE - 1, 3, 4, INK)
    first = min((y for _, y in lit), default=0)
    for x, y in lit:
        shade = shades[min((y - first) // STEP, len(shades) - 1)]
        made.pset(x + EDGE, y + EDGE, shade)
    return made


def _read(line: str) -> Rows:
    """The pixels of a line in the heading face."""
    wide = letters.width(line, "head")
    small = pyxel.Image(max(1, wide), HIGH)
    small.cls(CLEAR)
    letters.onto(small, 0, letters.RISE, line, INK, "head")
    return [[small.pget(x, y) != CLEAR for x in range(small.width)] for y in range(HIGH)]


def doubled(rows: Rows) -> Rows:
    """Twice as wide and high, with rounded corners."""
    high, wide = len(rows), len(rows[0])

    def at(x: int, y: int) -> bool:
        return 0 <= x < wide and 0 <= y < high and rows[y][x]

    found = [[False] * (2 * wide) for _ in range(2 * high)]
    for y in range(high):
        for x in range(wide):
            up, left, right, down = at(x, y - 1), at(x - 1, y), at(x + 1, y), at(x, y + 1)
            here = rows[y][x]
            apart = up != down and left != right
            found[2 * y][2 * x] = up if apart and up == left else here
            found[2 * y][2 * x + 1] = up if apart and up == right else here
            found[2 * y + 1][2 * x] = down if apart and down == left else here
            found[2 * y + 1][2 * x + 1] = down if apart and down == right else here
    return found
