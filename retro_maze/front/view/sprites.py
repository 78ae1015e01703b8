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
    "wren.hand.right": _Strip(1, 0, 226, 14, 7, "0", 12, 8),
    "wren.hand.down": _Strip(1, 0, 192, 7, 14, "0", -1, 12),
    "wren.hand.up": _Strip(1, 7, 192, 7, 14, "0", 10, -6),
    "wren.hurt": _Strip(0, 192, 16, 16, 16, "0"),
    "wren.death": _Strip(0, 0, 32, 16, 16, "012345"),
    "wren.climb": _Strip(0, 96, 32, 16, 16, "0123"),
    "blot_g.rest": _Strip(0, 224, 16, 16, 16, "01"),
    "blot_g.hop": _Strip(0, 160, 32, 16, 16, "0121"),
    "blot_g.tremble": _Strip(0, 208, 32, 16, 16, "01"),
    "blot_k.rest": _Strip(0, 0, 48, 16, 16, "01"),
    "blot_k.hop": _Strip(0, 32, 48, 16, 16, "0121"),
    "blot_k.tremble": _Strip(0, 80, 48, 16, 16, "01"),
    "blot_r.rest.right": _Strip(0, 112, 48, 16, 16, "01"),
    "blot_r.tremble.right": _Strip(0, 144, 48, 16, 16, "01"),
    "blot_r.spit.right": _Strip(0, 176, 48, 16, 16, "01"),
    "blot_r.rest.down": _Strip(0, 208, 48, 16, 16, "01"),
    "blot_r.tremble.down": _Strip(0, 0, 64, 16, 16, "01"),
    "blot_r.spit.down": _Strip(0, 32, 64, 16, 16, "01"),
    "blot_r.rest.up": _Strip(0, 64, 64, 16, 16, "01"),
    "blot_r.tremble.up": _Strip(0, 96, 64, 16, 16, "01"),
    "blot_r.spit.up": _Strip(0, 128, 64, 16, 16, "01"),
    "blot_r.hop": _Strip(0, 160, 64, 16, 16, "0121"),
    "sentry_b.walk.right": _Strip(0, 208, 64, 16, 16, "01"),
    "sentry_b.walk.down": _Strip(0, 0, 80, 16, 16, "01"),
    "sentry_b.walk.up": _Strip(0, 32, 80, 16, 16, "01"),
    "sentry_s.walk.right": _Strip(0, 64, 80, 16, 16, "01"),
    "sentry_s.walk.down": _Strip(0, 96, 80, 16, 16, "01"),
    "sentry_s.walk.up": _Strip(0, 128, 80, 16, 16, "01"),
    "echo.walk.right": _Strip(0, 160, 80, 16, 16, "0101"),
    "echo.walk.down": _Strip(0, 192, 80, 16, 16, "0101"),
    "echo.walk.up": _Strip(0, 224, 80, 16, 16, "0101"),
    "cuckoo.sing.right": _Strip(0, 0, 96, 16, 16, "01"),
    "cuckoo.fade.right": _Strip(0, 32, 96, 16, 16, "012"),
    "cuckoo.gone.right": _Strip(0, 32, 96, 16, 16, "210"),
    "cuckoo.sing.down": _Strip(0, 80, 96, 16, 16, "01"),
    "cuckoo.fade.down": _Strip(0, 112, 96, 16, 16, "012"),
    "cuckoo.gone.down": _Strip(0, 112, 96, 16, 16, "210"),
    "cuckoo.sing.up": _Strip(0, 160, 96, 16, 16, "01"),
    "cuckoo.fade.up": _Strip(0, 192, 96, 16, 16, "012"),
    "cuckoo.gone.up": _Strip(0, 192, 96, 16, 16, "210"),
    "cuckoo_b.sing.right": _Strip(0, 0, 112, 16, 16, "01"),
    "cuckoo_b.fade.right": _Strip(0, 32, 112, 16, 16, "012"),
    "cuckoo_b.gone.right": _Strip(0, 32, 112, 16, 16, "210"),
    "cuckoo_b.sing.down": _Strip(0, 80, 112, 16, 16, "01"),
    "cuckoo_b.fade.down": _Strip(0, 112, 112, 16, 16, "012"),
    "cuckoo_b.gone.down": _Strip(0, 112, 112, 16, 16, "210"),
    "cuckoo_b.sing.up": _Strip(0, 160, 112, 16, 16, "01"),
    "cuckoo_b.fade.up": _Strip(0, 192, 112, 16, 16, "012"),
    "cuckoo_b.gone.up": _Strip(0, 192, 112, 16, 16, "210"),
    "cuckoo_e.sing.right": _Strip(0, 0, 128, 16, 16, "01"),
    "cuckoo_e.fade.right": _Strip(0, 32, 128, 16, 16, "012"),
    "cuckoo_e.gone.right": _Strip(0, 32, 128, 16, 16, "210"),
    "cuckoo_e.sing.down": _Strip(0, 80, 128, 16, 16, "01"),
    "cuckoo_e.fade.down": _Strip(0, 112, 128, 16, 16, "012"),
    "cuckoo_e.gone.down": _Strip(0, 112, 128, 16, 16, "210"),
    "cuckoo_e.sing.up": _Strip(0, 160, 128, 16, 16, "01"),
    "cuckoo_e.fade.up": _Strip(0, 192, 128, 16, 16, "012"),
    "cuckoo_e.gone.up": _Strip(0, 192, 128, 16, 16, "210"),
    "draft.blow.right": _Strip(0, 0, 144, 16, 16, "01"),
    "draft.slide.right": _Strip(0, 32, 144, 16, 16, "01"),
    "draft.fade.right": _Strip(0, 64, 144, 16, 16, "012"),
    "draft.blow.down": _Strip(0, 112, 144, 16, 16, "01"),
    "draft.slide.down": _Strip(0, 144, 144, 16, 16, "01"),
    "draft.fade.down": _Strip(0, 176, 144, 16, 16, "012"),
    "draft.blow.up": _Strip(0, 224, 144, 16, 16, "01"),
    "draft.slide.up": _Strip(0, 0, 160, 16, 16, "01"),
    "draft.fade.up": _Strip(0, 32, 160, 16, 16, "012"),
    "spark_b.run": _Strip(0, 80, 160, 16, 16, "0121"),
    "spark_r.run": _Strip(0, 128, 160, 16, 16, "01"),
    "coil.rest": _Strip(0, 240, 0, 16, 16, "0"),
    "coil.press": _Strip(0, 160, 160, 16, 16, "012"),
    "coil.spring.right": _Strip(0, 240, 32, 16, 16, "0"),
    "coil.spring.down": _Strip(0, 240, 48, 16, 16, "0"),
    "coil.spring.up": _Strip(0, 240, 64, 16, 16, "0"),
    "furnace.walk.right": _Strip(0, 224, 160, 16, 16, "01"),
    "furnace.inhale.right": _Strip(0, 0, 176, 16, 16, "0"),
    "furnace.breathe.right": _Strip(0, 240, 96, 16, 16, "0"),
    "furnace.walk.down": _Strip(0, 32, 176, 16, 16, "01"),
    "furnace.inhale.down": _Strip(0, 64, 176, 16, 16, "0"),
    "furnace.breathe.down": _Strip(0, 240, 112, 16, 16, "0"),
    "furnace.walk.up": _Strip(0, 96, 176, 16, 16, "01"),
    "furnace.inhale.up": _Strip(0, 96, 176, 16, 16, "0"),
    "furnace.breathe.up": _Strip(0, 240, 128, 16, 16, "0"),
    "false_hatch.open": _Strip(0, 128, 176, 16, 16, "0"),
    "caesura.rest.right": _Strip(1, 0, 144, 24, 24, "01", -4, -8),
    "caesura.rest.down": _Strip(1, 48, 144, 24, 24, "01", -4, -8),
    "caesura.rest.up": _Strip(1, 96, 144, 24, 24, "01", -4, -8),
    "caesura.breath": _Strip(1, 144, 144, 24, 24, "01", -4, -8),
    "caesura.slide": _Strip(1, 192, 144, 24, 24, "01", -4, -8),
    "caesura.fade": _Strip(1, 0, 168, 24, 24, "012", -4, -8),
    "key": _Strip(0, 144, 176, 16, 16, "0123"),
    "hatch.closed": _Strip(0, 0, 192, 16, 16, "01234567"),
    "false_hatch.closed": _Strip(0, 0, 192, 16, 16, "07654321"),
    "hatch.opening": _Strip(0, 208, 176, 16, 16, "012"),
    "hatch.open": _Strip(0, 128, 192, 16, 16, "0"),
    "box.closed": _Strip(0, 144, 192, 16, 16, "0"),
    "box.drop": _Strip(0, 160, 192, 16, 16, "01"),
    "box.open": _Strip(0, 192, 192, 16, 16, "01"),
    "dust": _Strip(0, 0, 208, 16, 16, "012"),
    "puff": _Strip(0, 48, 208, 16, 16, "0123"),
    "hit": _Strip(0, 112, 208, 16, 16, "012"),
    "clang": _Strip(0, 224, 192, 16, 16, "01"),
    "bolt.plain.right": _Strip(1, 0, 218, 16, 8, "01", 0, 4),
    "bolt.plain.down": _Strip(0, 160, 208, 8, 16, "01", 4, 0),
    "bolt.plain.up": _Strip(0, 176, 208, 8, 16, "01", 4, 0),
    "bolt.bell.right": _Strip(1, 0, 206, 16, 12, "01", 0, 2),
    "bolt.bell.down": _Strip(0, 192, 208, 12, 16, "01", 2, 0),
    "bolt.bell.up": _Strip(0, 216, 208, 12, 16, "01", 2, 0),
    "bolt.ember.right": _Strip(1, 32, 206, 16, 12, "01", 0, 2),
    "bolt.ember.down": _Strip(0, 0, 224, 12, 16, "01", 2, 0),
    "bolt.ember.up": _Strip(0, 24, 224, 12, 16, "01", 2, 0),
    "flame": _Strip(0, 48, 224, 16, 16, "0121"),
    "breath.right": _Strip(0, 96, 224, 24, 16, "01"),
    "breath.tip.right": _Strip(0, 144, 224, 16, 16, "01"),
    "breath.left": _Strip(0, 176, 224, 24, 16, "01", -8, 0),
    "breath.down": _Strip(1, 72, 168, 16, 24, "01"),
    "breath.up": _Strip(1, 104, 168, 16, 24, "01", 0, -8),
    "breath.tip.down": _Strip(0, 224, 224, 16, 16, "01"),
    "breath.tip.up": _Strip(0, 0, 240, 16, 16, "01"),
    "note": _Strip(1, 32, 218, 8, 8, "01"),
    "glint": _Strip(1, 48, 218, 8, 8, "01"),
    "start": _Strip(1, 0, 96, 16, 16, "0"),
    "pedestal": _Strip(1, 16, 96, 16, 16, "0"),
    "rope": _Strip(1, 136, 168, 16, 24, "01", 0, -8),
    "crack.h": _Strip(1, 64, 218, 16, 8, "01"),
    "crack.v": _Strip(1, 32, 96, 8, 16, "01"),
    "rubble": _Strip(1, 48, 96, 16, 16, "0"),
    "treasure.tin_pick": _Strip(1, 64, 96, 16, 16, "0"),
    "treasure.spring_boots": _Strip(1, 80, 96, 16, 16, "0"),
    "treasure.spare_spring": _Strip(1, 96, 96, 16, 16, "0"),
    "treasure.tuning_fork": _Strip(1, 112, 96, 16, 16, "0"),
    "treasure.broad_dial": _Strip(1, 128, 96, 16, 16, "0"),
    "treasure.amber_lens": _Strip(1, 144, 96, 16, 16, "0"),
    "treasure.gilt_token": _Strip(1, 160, 96, 16, 16, "0"),
    "treasure.vigor_vial": _Strip(1, 176, 96, 16, 16, "0"),
    "treasure.quick_glove": _Strip(1, 192, 96, 16, 16, "0"),
    "treasure.minute_hand": _Strip(1, 208, 96, 16, 16, "0"),
    "treasure.cork_mail": _Strip(1, 224, 96, 16, 16, "0"),
    "treasure.hooded_lamp": _Strip(1, 240, 96, 16, 16, "0"),
    "treasure.hourglass": _Strip(1, 0, 112, 16, 16, "0"),
    "treasure.copper_ring": _Strip(1, 16, 112, 16, 16, "0"),
    "treasure.stop_whistle": _Strip(1, 32, 112, 16, 16, "0"),
    "treasure.lead_weight": _Strip(1, 48, 112, 16, 16, "0"),
    "treasure.steel_pick": _Strip(1, 64, 112, 16, 16, "0"),
    "treasure.salve": _Strip(1, 80, 112, 16, 16, "0"),
    "treasure.blueprint": _Strip(1, 96, 112, 16, 16, "0"),
    "treasure.bell_helm": _Strip(1, 112, 112, 16, 16, "0"),
    "treasure.iron_ring": _Strip(1, 128, 112, 16, 16, "0"),
    "treasure.magnet": _Strip(1, 144, 112, 16, 16, "0"),
    "treasure.full_dial": _Strip(1, 160, 112, 16, 16, "0"),
    "treasure.second_hand": _Strip(1, 176, 112, 16, 16, "0"),
    "treasure.silver_weight": _Strip(1, 192, 112, 16, 16, "0"),
    "treasure.mainspring_coat": _Strip(1, 208, 112, 16, 16, "0"),
    "treasure.crown_key": _Strip(1, 224, 112, 16, 16, "0"),
    "treasure.gold_weight": _Strip(1, 240, 112, 16, 16, "0"),
    "treasure.pendulum": _Strip(1, 0, 128, 16, 16, "0"),
    "treasure.sixtieth_bell": _Strip(1, 16, 128, 16, 16, "0"),
    "hud.hp": _Strip(1, 96, 218, 8, 8, "0"),
    "hud.key": _Strip(1, 104, 218, 8, 8, "0"),
    "hud.key.none": _Strip(1, 112, 218, 8, 8, "0"),
    "hud.blade.in": _Strip(1, 120, 218, 8, 8, "0"),
    "hud.blade.out": _Strip(1, 128, 218, 8, 8, "0"),
    "hud.dial.front": _Strip(1, 136, 218, 8, 8, "0"),
    "hud.dial.left": _Strip(1, 144, 218, 8, 8, "0"),
    "hud.dial.none": _Strip(1, 152, 218, 8, 8, "0"),
    "hud.lamp.off": _Strip(1, 160, 218, 8, 8, "0"),
    "hud.lamp.on": _Strip(1, 168, 218, 8, 8, "0"),
    "hud.lamp.grey": _Strip(1, 176, 218, 8, 8, "0"),
    "hud.lamp.bell": _Strip(1, 184, 218, 8, 8, "0"),
    "hud.clock": _Strip(1, 14, 192, 14, 14, "0"),
    "hud.life": _Strip(1, 192, 218, 8, 8, "0"),
    "hud.chest": _Strip(1, 200, 218, 8, 8, "0"),
    "hud.chest.none": _Strip(1, 208, 218, 8, 8, "0"),
    "hud.arrow.right": _Strip(1, 216, 218, 8, 8, "0"),
    "hud.arrow.up": _Strip(1, 224, 218, 8, 8, "0"),
    "hud.cog": _Strip(1, 232, 218, 8, 8, "0"),
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
    "cuckoo.sing.left": "cuckoo.sing.right",
    "cuckoo.fade.left": "cuckoo.fade.right",
    "cuckoo.gone.left": "cuckoo.gone.right",
    "cuckoo_b.sing.left": "cuckoo_b.sing.right",
    "cuckoo_b.fade.left": "cuckoo_b.fade.right",
    "cuckoo_b.gone.left": "cuckoo_b.gone.right",
    "cuckoo_e.sing.left": "cuckoo_e.sing.right",
    "cuckoo_e.fade.left": "cuckoo_e.fade.right",
    "cuckoo_e.gone.left": "cuckoo_e.gone.right",
    "draft.blow.left": "draft.blow.right",
    "draft.slide.left": "draft.slide.right",
    "draft.fade.left": "draft.fade.right",
    "coil.spring.left": "coil.spring.right",
    "furnace.walk.left": "furnace.walk.right",
    "furnace.inhale.left": "furnace.inhale.right",
    "furnace.breathe.left": "furnace.breathe.right",
    "caesura.rest.left": "caesura.rest.right",
    "bolt.plain.left": "bolt.plain.right",
    "bolt.bell.left": "bolt.bell.right",
    "bolt.ember.left": "bolt.ember.right",
    "breath.tip.left": "breath.tip.right",
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
