"""Draws every picture that is not a wall, by its name in the table of `strips`."""

from typing import NamedTuple

import pyxel

from retro_maze.front.view.palette import CLEAR
from retro_maze.front.view.strips import MIRRORED, STRIPS, Strip

TITLE_CLOCK = 200, 104  # the middle of the tower's clock in "title.sky"; its hands are drawn
TITLE_HANDS = 13, 9  # pixels: how long the minute and the hour hand may be


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


def _frames(strip: Strip) -> tuple[Frame, ...]:
    bank, u, v, w, h, order, dx, dy = strip
    return tuple(Frame(bank, u + w * int(at, 16), v, w, h, dx, dy) for at in order)


def _mirrored(frame: Frame) -> Frame:
    return frame._replace(w=-frame.w, dx=16 - frame.w - frame.dx)


SPRITES: dict[str, tuple[Frame, ...]] = {name: _frames(s) for name, s in STRIPS.items()}
SPRITES |= {name: tuple(map(_mirrored, SPRITES[of])) for name, of in MIRRORED.items()}


def draw(name: str, frame: int, x: int, y: int) -> None:
    """Draw a frame for the 16 x 16 box at x, y; frames beyond the last begin again."""
    frames = SPRITES[name]
    bank, u, v, w, h, dx, dy = frames[frame % len(frames)]
    pyxel.blt(x + dx, y + dy, bank, u, v, w, h, CLEAR)
