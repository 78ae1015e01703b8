"""The title's picture: the tower at dawn, the big letters, and a clock whose minute never ends."""

import pyxel

from retro_maze.front.view import dial, sprites
from retro_maze.front.view.palette import BRASS, COPPER, INK

THE, SIXTIETH, BELL = (12, 10), (12, 26), (44, 56)  # where the lettering stands
GROUND = 208  # pixels of the picture above the menu's last lines
STOPPED = 59.9  # the minute at which the tower's clock stands


def draw(ticks: int) -> None:
    """Everything but the menu, so many ticks after it came."""
    draw_tower(STOPPED, ticks)
    sprites.draw("title.the", 0, *THE)
    sprites.draw("title.sixtieth", 0, *SIXTIETH)
    sprites.draw("title.bell", 0, *BELL)


def draw_tower(minute: float, ticks: int) -> None:
    """The tower at a minute of the hour; the second hand goes on, with a kick past every mark."""
    sky = sprites.SPRITES["title.sky"][0]
    pyxel.blt(0, 0, sky.bank, sky.u, sky.v, sky.w, sky.h)  # no colour is clear: four times as fast
    x, y = sprites.TITLE_CLOCK
    longer, shorter = sprites.TITLE_HANDS
    second = ticks // 60 % 60 + (0.5 if ticks % 60 < 3 else 0)
    dial.draw_hand(x, y, minute / 12, shorter, INK, True)
    dial.draw_hand(x, y, minute, longer, INK, True)
    dial.draw_hand(x, y, second, longer, COPPER, False)
    dial.draw_pin(x, y, 1, BRASS)
