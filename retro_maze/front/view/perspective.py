"""A maze from inside, in wire and fill: its wall faces, projected and painted from far to near.

Lengths are in squares of the wall grid, x to the right and y down; every square is a block as high
as it is wide. A camera looks along `turn` quarter turns clockwise from up, which may lie between.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import pyxel

from retro_maze.maze import Grid

from .palette import CREST, GROUT, INK, NIGHT, SHADE, WALL

WIDE, HIGH, TOP = 256, 208, 16
MIDDLE_X, HORIZON = WIDE // 2, TOP + HIGH // 2
FOCUS = 150.0  # pixels: the picture is as wide as an angle of 81 degrees
BACK = 0.42  # the eye stands so far behind the middle of its square
NEAR = 0.08
REACH = 11  # squares that can be seen along a corridor
JOINTS = 5  # squares: how far the joints of the floor are drawn
EYE = 0.5  # of the height of a wall
SHADES = ((WALL, CREST), (SHADE, WALL), (GROUT, SHADE), (INK, GROUT))  # fill, wire: near to far
BANDS = (2.2, 4.4, 7.5)  # where the next shade begins


class Eye(NamedTuple):
    """Where the camera is and how it is turned; `cos` and `sin` of its way."""

    x: float
    y: float
    ahead_x: float
    ahead_y: float

    def see(self, x: float, y: float) -> tuple[float, float]:
        """How far ahead a point lies, and how far to the right."""
        dx, dy = x - self.x, y - self.y
        return dx * self.ahead_x + dy * self.ahead_y, dy * self.ahead_x - dx * self.ahead_y


class Face(NamedTuple):
    """One side of a block, seen from the open square before it."""

    x1: float
    y1: float
    x2: float
    y2: float
    level: int  # 1 for faces that look up or down the map: they lie in the shade


SIDES = (  # of an open square: the step to the neighbour, the face between, its shade
    (0, -1, 0, 0, 1, 0, 1),
    (1, 0, 1, 0, 1, 1, 0),
    (0, 1, 1, 1, 0, 1, 1),
    (-1, 0, 0, 1, 0, 0, 0),
)


def eye_at(x: float, y: float, turn: float) -> Eye:
    """The camera for somebody in the middle of the square at (x, y)."""
    angle = turn * math.pi / 2
    ahead_x, ahead_y = math.sin(angle), -math.cos(angle)
    return Eye(x + 0.5 - BACK * ahead_x, y + 0.5 - BACK * ahead_y, ahead_x, ahead_y)


def in_sight(grid: Grid, eye: Eye, x: int, y: int) -> list[tuple[int, int]]:
    """The open squares that lie before the eye, walking from (x, y) as far as REACH."""
    squares, width = grid.squares, grid.width
    found = [(x, y)]
    steps = {y * width + x: 0}
    for x, y in found:
        at = y * width + x
        further = steps[at] + 1
        if further > REACH:
            break
        for step_x, step_y, *_ in SIDES:
            there = at + step_y * width + step_x
            if there in steps or not 0 <= there < len(squares) or squares[there]:
                continue
            ahead, aside = eye.see(x + step_x + 0.5, y + step_y + 0.5)
            if ahead > -0.3 and abs(aside) < ahead + 1.5:
                steps[there] = further
                found.append((x + step_x, y + step_y))
    return found


def faces_of(grid: Grid, seen: Sequence[tuple[int, int]]) -> list[Face]:
    """The sides of blocks around squares."""
    squares, width = grid.squares, grid.width
    return [
        Face(x + x1, y + y1, x + x2, y + y2, level)
        for x, y in seen
        for step_x, step_y, x1, y1, x2, y2, level in SIDES
        if squares[(y + step_y) * width + x + step_x]
    ]


def draw_room() -> None:
    """Floor and ceiling, before any wall."""
    pyxel.rect(0, TOP, WIDE, HIGH // 2, INK)
    pyxel.rect(0, HORIZON, WIDE, HIGH // 2, NIGHT)
    for row in range(1, 6):
        y = HORIZON + row * row * 4
        pyxel.dither(0.12 * row)
        pyxel.rect(0, y, WIDE, TOP + HIGH - y, GROUT)
    pyxel.dither(1)


def draw_floor_lines(eye: Eye, seen: Sequence[tuple[int, int]]) -> None:
    """The joints between the flagstones."""
    for x, y in seen:
        if abs(x - eye.x) + abs(y - eye.y) < JOINTS:
            _draw_joint(eye, x, y, x + 1, y)
            _draw_joint(eye, x, y, x, y + 1)


def _draw_joint(eye: Eye, x1: float, y1: float, x2: float, y2: float) -> None:
    ends = clipped(*eye.see(x1, y1), *eye.see(x2, y2))
    if ends is None:
        return
    ahead1, aside1, ahead2, aside2 = ends
    pyxel.line(
        MIDDLE_X + FOCUS * aside1 / ahead1,
        HORIZON + FOCUS * EYE / ahead1,
        MIDDLE_X + FOCUS * aside2 / ahead2,
        HORIZON + FOCUS * EYE / ahead2,
        SHADE,
    )


def clipped(
    ahead1: float, aside1: float, ahead2: float, aside2: float
) -> tuple[float, float, float, float] | None:
    """A line on the floor, cut off where it would come behind the eye; None for all of it."""
    if ahead1 < NEAR and ahead2 < NEAR:
        return None
    if ahead1 < NEAR:
        share = (NEAR - ahead1) / (ahead2 - ahead1)
        ahead1, aside1 = NEAR, aside1 + share * (aside2 - aside1)
    elif ahead2 < NEAR:
        share = (NEAR - ahead2) / (ahead1 - ahead2)
        ahead2, aside2 = NEAR, aside2 + share * (aside1 - aside2)
    return ahead1, aside1, ahead2, aside2


class Panel(NamedTuple):
    """A face on the screen: left and right edge with half its height there."""

    distance: float
    x1: float
    half1: float
    x2: float
    half2: float
    shade: int


def project(eye: Eye, face: Face) -> Panel | None:
    """The face as it is seen; None when it is out of sight."""
    ends = clipped(*eye.see(face.x1, face.y1), *eye.see(face.x2, face.y2))
    if ends is None:
        return None
    ahead1, aside1, ahead2, aside2 = ends
    x1, x2 = MIDDLE_X + FOCUS * aside1 / ahead1, MIDDLE_X + FOCUS * aside2 / ahead2
    if x1 >= x2 or x2 < 0 or x1 >= WIDE:  # seen from behind, or beside the picture
        return None
    near = (ahead1 + ahead2) / 2
    dx, dy = (face.x1 + face.x2) / 2 - eye.x, (face.y1 + face.y2) / 2 - eye.y
    shade = min(3, sum(near > band for band in BANDS) + face.level)
    return Panel(dx * dx + dy * dy, x1, FOCUS * EYE / ahead1, x2, FOCUS * EYE / ahead2, shade)


def draw_panel(panel: Panel) -> None:
    """One face: filled, with its edges and, when it is near, its courses of stone."""
    _, x1, half1, x2, half2, shade = panel
    fill, wire = SHADES[shade]
    top1, top2 = HORIZON - half1, HORIZON - half2
    foot1, foot2 = HORIZON + half1, HORIZON + half2
    pyxel.tri(x1, top1, x2, top2, x2, foot2, fill)
    pyxel.tri(x1, top1, x1, foot1, x2, foot2, fill)
    if half1 > 24 or half2 > 24:
        for part in (-0.4, 0.0, 0.4):
            pyxel.line(x1, HORIZON + half1 * part, x2, HORIZON + half2 * part, INK)
    pyxel.line(x1, top1, x2, top2, wire)
    pyxel.line(x1, foot1, x2, foot2, wire)
    pyxel.line(x1, top1, x1, foot1, wire)
    pyxel.line(x2, top2, x2, foot2, wire)


class Thing(NamedTuple):
    """A picture that stands in the middle of a square: a key, a hatch."""

    name: str
    x: int
    y: int


class Stand(NamedTuple):
    """A thing on the screen: where its foot is, and the pixels of one unit there."""

    distance: float
    name: str
    x: float
    foot: float
    unit: float


def stand(eye: Eye, thing: Thing) -> Stand | None:
    """The thing as it is seen; None when it is behind."""
    ahead, aside = eye.see(thing.x + 0.5, thing.y + 0.5)
    if ahead < 0.3:
        return None
    unit = FOCUS / ahead
    dx, dy = thing.x + 0.5 - eye.x, thing.y + 0.5 - eye.y
    return Stand(dx * dx + dy * dy, thing.name, MIDDLE_X + aside * unit, HORIZON + EYE * unit, unit)
