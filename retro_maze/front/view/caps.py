"""Inputs as the player has them under the fingers: square caps of keys, round ones of a pad."""

import pyxel

from retro_maze.front.view import letters
from retro_maze.front.view.palette import BRASS, COPPER, INK, LAMP, PAPER, SHADE, SLATE, STEEL

HIGH = 11
GAP = 3  # pixels between caps beside each other
LEAST = 13  # pixels that a cap is wide


def width(text: str) -> int:
    """Pixels that a cap with this sign takes."""
    return max(LEAST, letters.width(text) + 8)


def draw(x: int, y: int, text: str, round_: bool = False, lit: bool = False, wide: int = 0) -> int:
    """A cap with its upper left corner at x, y; the x behind it. `wide` asks for a width."""
    wide = wide or width(text)
    edge, face = (LAMP, COPPER) if lit else (BRASS if round_ else STEEL, SHADE)
    inset = 2 if round_ else 1
    pyxel.rect(x + inset, y, wide - 2 * inset, HIGH, SLATE)
    pyxel.rect(x, y + inset, wide, HIGH - 2 * inset, SLATE)
    pyxel.rect(x + 1, y + 1, wide - 2, HIGH - 3, face)
    pyxel.rect(x + inset, y, wide - 2 * inset, 1, edge)
    letters.centred(x + wide // 2, y + 2, text, LAMP if lit else PAPER, "text", INK)
    return x + wide + GAP


def draw_empty(x: int, y: int, wide: int, lit: bool) -> None:
    """The place of a cap that is not there."""
    pyxel.rectb(x, y, wide, HIGH - 1, LAMP if lit else SLATE)
    pyxel.rect(x + wide // 2 - 2, y + 4, 5, 1, LAMP if lit else SLATE)


def draw_row(x: int, y: int, texts: list[str], end: int, round_: bool = False) -> int:
    """Caps side by side, as many as there is room for; the x behind the last."""
    for text in texts:
        if x + width(text) <= end:
            x = draw(x, y, text, round_)
    return x
