"""A shift register as a row of lamps, the highest bit first."""

import pyxel

from retro_maze.front.view import letters
from retro_maze.front.view.palette import BRASS, COPPER, GROUT, INK, LAMP, PAPER, SLATE

PITCH = 14


def draw_column(x: int, y: int, value: int, bits: int = 8) -> None:
    """Lamps below each other, each with its weight in hex beside it."""
    for row in range(bits):
        bit = bits - 1 - row
        top = y + PITCH * row
        draw_lamp(x + 5, top + 5, bool(value >> bit & 1))
        if bits == 8:
            letters.text(x + 14, top + 2, f"{1 << bit:02X}"[:2], SLATE)


def draw_lamp(x: int, y: int, lit: bool, size: int = 5) -> None:
    """One lamp around (x, y)."""
    pyxel.circ(x, y, size, INK)
    pyxel.circb(x, y, size, BRASS if lit else SLATE)
    pyxel.circ(x, y, size - 2, LAMP if lit else GROUT)
    if lit:
        pyxel.circb(x, y, size - 2, COPPER)
        pyxel.circ(x, y, size - 3, LAMP)
        pyxel.rect(x - 1, y - 1, 1, 1, PAPER)
