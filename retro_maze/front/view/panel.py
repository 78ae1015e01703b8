"""The plate that menus stand on, over a floor that waits."""

from collections.abc import Sequence

import pyxel

from retro_maze.front.view import letters, palette

CORNER = 5  # pixels of a brass corner


def draw_veil() -> None:
    """Dims the floor below the HUD."""
    pyxel.dither(0.5)
    pyxel.rect(0, 16, 256, 224, palette.INK)
    pyxel.dither(1)


def draw_panel(x: int, y: int, wide: int, high: int, title: str = "") -> None:
    """A dark plate with a brass rim and a heading."""
    pyxel.rect(x + 3, y + 3, wide, high, palette.NIGHT)
    pyxel.rect(x, y, wide, high, palette.INK)
    pyxel.rectb(x, y, wide, high, palette.COPPER)
    pyxel.rectb(x + 2, y + 2, wide - 4, high - 4, palette.SHADE)
    for left in (x, x + wide - CORNER):
        for top in (y, y + high - CORNER):
            pyxel.rect(left, top, CORNER, CORNER, palette.BRASS)
            pyxel.rect(left + 2, top + 2, 1, 1, palette.INK)
    if title:
        draw_title(x + wide // 2, y + 10, title)


def draw_title(x: int, y: int, title: str) -> None:
    """A heading centred at x, light above and brass below."""
    letters.centred(x, y, title, palette.LAMP, "head", palette.SHADE)
    pyxel.clip(0, y + 4, 256, 16)
    letters.centred(x, y, title, palette.BRASS, "head")
    pyxel.clip()


def draw_lines(x: int, y: int, lines: Sequence[str], colour: int, pitch: int = 11) -> int:
    """Lines centred at x, the first at y; the y below the last."""
    for row, line in enumerate(lines):
        letters.centred(x, y + pitch * row, line, colour)
    return y + pitch * len(lines)
