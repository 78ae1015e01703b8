"""Every picture that is not a wall: where it lies in the image banks, and how it is drawn.

A strip is a row of frames of one size; its order names the frame of each step, so a walk of
four steps may need three frames only. A mirrored name shows another strip turned around.
"""

from typing import NamedTuple

import pyxel

from .palette import CLEAR


class Frame(NamedTuple):
    """A rectangle of an image bank; a negative `w` shows it mirrored.

    `dx` and `dy` lead from the 16 x 16 box of the one who is drawn to the frame's corner.
    """

    bank: int
    u: int
    v: int
    w: int
    h: int
    dx: int = 0
    dy: int = 0


class _Strip(NamedTuple):
    bank: int
    u: int
    v: int
    w: int
    h: int
    order: str  # one hexadecimal digit a step: which frame of the strip it shows
    dx: int = 0
    dy: int = 0


_STRIPS = {
    # strips
    "wren.walk.down": _Strip(0, 0, 0, 16, 16, "0102"),
    "wren.walk.up": _Strip(0, 48, 0, 16, 16, "0102"),
    "wren.walk.right": _Strip(0, 96, 0, 16, 16, "0121"),
    "wren.blade.down": _Strip(0, 144, 0, 16, 16, "0102"),
    "wren.blade.up": _Strip(0, 192, 0, 16, 16, "0102"),
    "wren.blade.right": _Strip(0, 0, 16, 16, 16, "0121"),
    "wren.blade.left": _Strip(0, 48, 16, 16, 16, "0121"),
    "wren.draw.down": _Strip(0, 96, 16, 16, 16, "01"),
    "wren.draw.up": _Strip(0, 128, 16, 16, 16, "01"),
    "wren.draw.right": _Strip(0, 160, 16, 16, 16, "01"),
    "wren.hand.right": _Strip(0, 0, 158, 14, 7, "012", 12, 8),
    "wren.hand.down": _Strip(0, 0, 144, 7, 14, "012", -1, 12),
    "wren.hand.up": _Strip(0, 21, 144, 7, 14, "012", 10, -6),
    "wren.hurt": _Strip(0, 192, 16, 16, 16, "0"),
    "wren.death": _Strip(0, 0, 32, 16, 16, "012345"),
    "wren.climb": _Strip(0, 96, 32, 16, 16, "0123"),
    "blot_g.rest": _Strip(0, 160, 32, 16, 16, "01"),
    "blot_g.hop": _Strip(0, 192, 32, 16, 16, "0121"),
    "blot_g.tremble": _Strip(0, 0, 48, 16, 16, "01"),
    "blot_k.rest": _Strip(0, 32, 48, 16, 16, "01"),
    "blot_k.hop": _Strip(0, 64, 48, 16, 16, "0121"),
    "blot_k.tremble": _Strip(0, 112, 48, 16, 16, "01"),
    "blot_r.rest.right": _Strip(0, 144, 48, 16, 16, "01"),
    "blot_r.tremble.right": _Strip(0, 176, 48, 16, 16, "01"),
    "blot_r.spit.right": _Strip(0, 208, 48, 16, 16, "01"),
    "blot_r.rest.down": _Strip(0, 0, 64, 16, 16, "01"),
    "blot_r.tremble.down": _Strip(0, 32, 64, 16, 16, "01"),
    "blot_r.spit.down": _Strip(0, 64, 64, 16, 16, "01"),
    "blot_r.rest.up": _Strip(0, 96, 64, 16, 16, "01"),
    "blot_r.tremble.up": _Strip(0, 128, 64, 16, 16, "01"),
    "blot_r.spit.up": _Strip(0, 160, 64, 16, 16, "01"),
    "blot_r.hop": _Strip(0, 192, 64, 16, 16, "0121"),
    "sentry_b.walk.right": _Strip(0, 0, 80, 16, 16, "01"),
    "sentry_b.walk.down": _Strip(0, 32, 80, 16, 16, "01"),
    "sentry_b.walk.up": _Strip(0, 64, 80, 16, 16, "01"),
    "sentry_s.walk.right": _Strip(0, 96, 80, 16, 16, "01"),
    "sentry_s.walk.down": _Strip(0, 128, 80, 16, 16, "01"),
    "sentry_s.walk.up": _Strip(0, 160, 80, 16, 16, "01"),
    "echo.walk.right": _Strip(0, 192, 80, 16, 16, "0121"),
    "echo.walk.down": _Strip(0, 0, 96, 16, 16, "0102"),
    "echo.walk.up": _Strip(0, 48, 96, 16, 16, "0102"),
    "key": _Strip(0, 96, 96, 16, 16, "0123"),
    "hatch.closed": _Strip(0, 0, 112, 16, 16, "01234567"),
    "false_hatch.closed": _Strip(0, 0, 112, 16, 16, "07654321"),
    "hatch.opening": _Strip(0, 128, 112, 16, 16, "012"),
    "hatch.open": _Strip(0, 176, 112, 16, 16, "0"),
    "box.closed": _Strip(0, 192, 112, 16, 16, "0"),
    "box.drop": _Strip(0, 208, 112, 16, 16, "01"),
    "box.open": _Strip(0, 0, 128, 16, 16, "01"),
    "dust": _Strip(0, 32, 128, 16, 16, "012"),
    "puff": _Strip(0, 80, 128, 16, 16, "0123"),
    "hit": _Strip(0, 144, 128, 16, 16, "012"),
    "clang": _Strip(0, 192, 128, 16, 16, "01"),
    "hud.hp": _Strip(1, 0, 110, 8, 8, "0"),
    "hud.key": _Strip(1, 8, 110, 8, 8, "0"),
    "hud.key.none": _Strip(1, 16, 110, 8, 8, "0"),
    "hud.blade.in": _Strip(1, 24, 110, 8, 8, "0"),
    "hud.blade.out": _Strip(1, 32, 110, 8, 8, "0"),
    "hud.dial.front": _Strip(1, 40, 110, 8, 8, "0"),
    "hud.dial.left": _Strip(1, 48, 110, 8, 8, "0"),
    "hud.dial.none": _Strip(1, 56, 110, 8, 8, "0"),
    "hud.lamp.off": _Strip(1, 64, 110, 8, 8, "0"),
    "hud.lamp.on": _Strip(1, 72, 110, 8, 8, "0"),
    "hud.lamp.grey": _Strip(1, 80, 110, 8, 8, "0"),
    "hud.lamp.bell": _Strip(1, 88, 110, 8, 8, "0"),
    "hud.clock": _Strip(1, 0, 96, 14, 14, "0"),
    "hud.life": _Strip(1, 96, 110, 8, 8, "0"),
    "hud.chest": _Strip(1, 104, 110, 8, 8, "0"),
    "hud.chest.none": _Strip(1, 112, 110, 8, 8, "0"),
    "hud.arrow.right": _Strip(1, 120, 110, 8, 8, "0"),
    "hud.arrow.up": _Strip(1, 128, 110, 8, 8, "0"),
    "hud.cog": _Strip(1, 136, 110, 8, 8, "0"),
    # end of strips
}

_MIRRORED = {
    # mirrors
    "wren.walk.left": "wren.walk.right",
    "wren.draw.left": "wren.draw.right",
    "wren.hand.left": "wren.hand.right",
    "blot_r.rest.left": "blot_r.rest.right",
    "blot_r.tremble.left": "blot_r.tremble.right",
    "blot_r.spit.left": "blot_r.spit.right",
    "sentry_b.walk.left": "sentry_b.walk.right",
    "sentry_s.walk.left": "sentry_s.walk.right",
    "echo.walk.left": "echo.walk.right",
    # end of mirrors
}


def _frames(strip: _Strip) -> tuple[Frame, ...]:
    bank, u, v, w, h, order, dx, dy = strip
    return tuple(Frame(bank, u + w * int(at, 16), v, w, h, dx, dy) for at in order)


def _mirrored(frame: Frame) -> Frame:
    return frame._replace(w=-frame.w, dx=16 - frame.w - frame.dx)


SPRITES: dict[str, tuple[Frame, ...]] = {name: _frames(s) for name, s in _STRIPS.items()}
SPRITES |= {name: tuple(map(_mirrored, SPRITES[of])) for name, of in _MIRRORED.items()}


def draw(name: str, frame: int, x: int, y: int) -> None:
    """Draw a frame for the 16 x 16 box at x, y; frames beyond the last begin again."""
    frames = SPRITES[name]
    bank, u, v, w, h, dx, dy = frames[frame % len(frames)]
    pyxel.blt(x + dx, y + dy, bank, u, v, w, h, CLEAR)
