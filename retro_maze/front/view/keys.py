"""The screen of the keys: an action a line, its two inputs as caps, and Wren who does it."""

import pyxel

from retro_maze.front.view import caps, letters, options, panel, sprites
from retro_maze.front.view.corridor import Corridor, inside, straight
from retro_maze.front.view.options import NOTE_Y, ROWS_Y
from retro_maze.front.view.palette import BRASS, LAMP, PAPER, SLATE, STEEL
from retro_maze.front.words import wrap

PITCH = 12
PLATE_END, FOOT_Y = 168, 172
CAPS_X, CAP_WIDE, CAP_PITCH = 106, 62, 66
SHELF_X, SHELF_Y, CELLS = 16, 192, 9
LETTERS = 37
MIDDLE = CAPS_X + CAP_PITCH - 2  # of the values that are turned
ENDS = CAPS_X + 2, CAPS_X + 2 * CAP_PITCH - 7


def draw_row(row: int, text: str, here: bool) -> None:
    """A line's name."""
    options.draw_row(row, text, here, PITCH)


def draw_cap(row: int, place: int, text: str, pad: bool, lit: bool) -> None:
    """One of a line's two inputs; "" where there is none."""
    x, y = CAPS_X + CAP_PITCH * place, ROWS_Y + PITCH * row - 2
    if text:
        caps.draw(x, y, text, pad, lit, CAP_WIDE)
    else:
        caps.draw_empty(x, y, CAP_WIDE, lit)


def draw_value(row: int, text: str, here: bool) -> None:
    """A value between two arrows."""
    y = ROWS_Y + PITCH * row
    letters.centred(MIDDLE, y, text, LAMP if here else BRASS)
    for side, x in zip((-1, 1), ENDS, strict=True):
        options.draw_arrow(x, y + 3, side, BRASS if here else SLATE)


def draw_foot(tip: str, note: str) -> None:
    """What the line under the cursor means or what was done, and what will not be kept."""
    lines = wrap(tip, LETTERS)[:2]
    panel.draw_lines(128, FOOT_Y + 4 * (2 - len(lines)), lines, PAPER, 10)
    letters.centred(128, NOTE_Y, note, STEEL)


def place_at(x: int) -> int:
    """Which of a line's inputs lies at a pixel, or -1."""
    place = (x - CAPS_X) // CAP_PITCH
    return place if 0 <= place <= 1 else -1


class Shelf:
    """A piece of a floor on which Wren does what the line under the cursor says."""

    def __init__(self, band: int) -> None:
        self.corridor = Corridor(straight(CELLS), band)
        self.ticks = 0

    def tick(self) -> None:
        self.ticks += 1

    def draw(self, action: str) -> None:
        self.corridor.draw(SHELF_X, SHELF_Y)
        draw = ACTS.get(action, _draw_rest)
        draw(self.ticks, SHELF_X, SHELF_Y)


def _at(column: float, x: int, y: int) -> tuple[int, int]:
    dx, dy = inside(column)
    return x + dx, y + dy


def _draw_rest(ticks: int, x: int, y: int) -> None:
    sprites.draw("wren.walk.down", 0, *_at(4, x, y))


def _draw_up(ticks: int, x: int, y: int) -> None:
    sprites.draw("wren.walk.up", ticks // 8, *_at(4, x, y))


def _draw_down(ticks: int, x: int, y: int) -> None:
    sprites.draw("wren.walk.down", ticks // 8, *_at(4, x, y))


def _draw_left(ticks: int, x: int, y: int) -> None:
    column = 8 - ticks % 256 / 32
    sprites.draw("wren.walk.left", ticks // 7, *_at(column, x, y))


def _draw_right(ticks: int, x: int, y: int) -> None:
    column = ticks % 256 / 32
    sprites.draw("wren.walk.right", ticks // 7, *_at(column, x, y))


def _draw_blade(ticks: int, x: int, y: int) -> None:
    """Out for two seconds, away for one."""
    time = ticks % 180
    here = _at(4, x, y)
    sprites.draw("blot_g.rest", ticks // 24, *_at(6, x, y))
    if time < 60:
        sprites.draw("wren.walk.right", 0, *here)
    elif time < 76 or time >= 168:
        sprites.draw("wren.draw.right", time // 8, *here)
    else:
        sprites.draw("wren.blade.right", 0, *here)
        sprites.draw("wren.hand.right", 0, *here)


def _draw_whistle(ticks: int, x: int, y: int) -> None:
    """A sentry walks until it hears the whistle."""
    time = ticks % 240
    walked = min(time, 120)
    sprites.draw("wren.walk.right", 0, *_at(1, x, y))
    sprites.draw("sentry_b.walk.left", walked // 12, *_at(8 - walked / 48, x, y))
    if time > 112:
        for place in range(3):
            left, top = _at(1.9 + place * 0.8, x, y)
            sprites.draw("note", ticks // 12 + place, left, top + 4 - (ticks // 6 + place) % 4)


def _draw_pause(ticks: int, x: int, y: int) -> None:
    """Everything stands, but for two bars that blink slowly."""
    sprites.draw("wren.walk.right", 0, *_at(2, x, y))
    sprites.draw("sentry_b.walk.left", 0, *_at(6, x, y))
    left, top = _at(4, x, y)
    if ticks // 40 % 2 == 0:
        pyxel.rect(left + 3, top + 2, 4, 12, LAMP)
        pyxel.rect(left + 10, top + 2, 4, 12, LAMP)


ACTS = {
    "up": _draw_up,
    "down": _draw_down,
    "left": _draw_left,
    "right": _draw_right,
    "blade": _draw_blade,
    "whistle": _draw_whistle,
    "pause": _draw_pause,
}
