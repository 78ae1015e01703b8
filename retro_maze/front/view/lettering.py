"""The title's big letters: slab serifs of brass, each letter a handful of rectangles."""

import pyxel

from .palette import BRASS, COPPER, INK, LAMP, PAPER

WIDE, HIGH, GAP = 16, 22, 1
STRIPES = ((0, 3, PAPER), (3, 8, LAMP), (11, 11, BRASS))  # from row, rows, colour

Bars = tuple[tuple[int, int, int, int], ...]  # x, y, width, height
_SERIFS: Bars = ((0, 0, 7, 3), (9, 0, 7, 3), (0, 19, 7, 3), (9, 19, 7, 3))
LETTERS: dict[str, Bars] = {
    "S": (
        *((3, 0, 9, 4), (13, 0, 3, 8), (11, 2, 3, 3), (0, 3, 6, 6), (1, 7, 7, 4), (4, 9, 9, 4)),
        *((8, 11, 7, 4), (10, 13, 6, 6), (4, 18, 9, 4), (0, 14, 3, 8), (2, 17, 3, 3)),
    ),
    "I": ((5, 0, 6, 22), (2, 0, 12, 3), (2, 19, 12, 3)),
    "X": (
        *_SERIFS,
        *((1, 2, 6, 3), (2, 4, 6, 3), (3, 6, 6, 3), (5, 8, 6, 6), (7, 13, 6, 3)),
        *((8, 15, 6, 3), (9, 17, 6, 3), (10, 2, 4, 3), (9, 4, 4, 3), (8, 6, 4, 3)),
        *((4, 13, 4, 3), (3, 15, 4, 3), (2, 17, 4, 3)),
    ),
    "T": ((0, 0, 16, 4), (0, 0, 3, 8), (13, 0, 3, 8), (5, 0, 6, 22), (3, 19, 10, 3)),
    "E": (
        *((0, 0, 16, 4), (2, 0, 6, 22), (0, 18, 16, 4), (13, 0, 3, 8), (13, 14, 3, 8)),
        *((6, 9, 6, 4), (10, 7, 3, 8)),
    ),
    "H": (*_SERIFS, (1, 0, 5, 22), (10, 0, 5, 22), (4, 9, 8, 4)),
    "B": (
        *((0, 0, 12, 4), (2, 0, 6, 22), (9, 1, 5, 4), (11, 3, 4, 5), (9, 7, 5, 3), (6, 9, 7, 4)),
        *((9, 12, 6, 3), (12, 13, 4, 6), (10, 17, 5, 4), (0, 18, 13, 4)),
    ),
    "L": ((2, 0, 6, 22), (0, 0, 10, 3), (0, 18, 16, 4), (13, 12, 3, 8)),
}


def width(word: str) -> int:
    """Pixels a word takes."""
    return len(word) * (WIDE + GAP) - GAP


def draw(image: pyxel.Image, word: str, x: int, y: int) -> None:
    """The word with its upper left corner at (x, y); an outline and a shadow go around it."""
    for grow, shift, colour in ((2, 1, INK), (1, 0, INK), (0, 1, COPPER)):
        _draw_bars(image, word, x + shift, y + shift, grow, colour)
    for top, high, colour in STRIPES:
        image.clip(x, y + top, width(word), high)
        _draw_bars(image, word, x, y, 0, colour)
    image.clip()


def _draw_bars(image: pyxel.Image, word: str, x: int, y: int, grow: int, colour: int) -> None:
    for letter in word:
        for left, top, wide, high in LETTERS[letter]:
            across, down = wide + 2 * grow, high + 2 * grow
            image.rect(x + left - grow, y + top - grow, across, down, colour)
        x += WIDE + GAP
