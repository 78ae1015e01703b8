"""A maze from inside, in wire and fill: its wall faces, projected and painted from far to near.

Lengths are in squares of the wall grid, x to the right and y down; every square is a block as high
as it is wide. A camera looks along `turn` quarter turns clockwise from up, which may lie between.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import pyxel

from retro_maze.front.view.palette import CREST, GROUT, INK, NIGHT, SHADE, WALL
from retro_maze.maze import Grid

WIDE, HIGH, TOP = 256, 208, 16
MIDDLE_X, HORIZON = WIDE // 2, TOP + HIGH // 2
FOCUS = 150.0  # pixels: the picture is as wide as an angle of 81 degrees
BACK = 0.42  # the eye stands so far behind the middle of its square
NEAR = 0.08
REACH = 11  # squares that can be seen along a corridor
JOINTS = 5  # squares: how far the joints of the floor are drawn
STONES = 24  # pixels from the horizon to a wall's foot from which its stones are drawn
COURSES = (-1.0, -0.4, 0.0, 0.4, 1.0)
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


STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def eye_at(x: float, y: float, turn: float) -> Eye:
    """The camera for somebody in the middle of the square at (x, y)."""
    angle = turn * math.pi / 2
    ahead_x, ahead_y = math.sin(angle), -math.cos(angle)
    return Eye(x + 0.5 - BACK * ahead_x, y + 0.5 - BACK * ahead_y, ahead_x, ahead_y)


def in_sight(grid: Grid, eye: Eye, x: int, y: int) -> list[tuple[int, int]]:
    """The open squares that lie before the eye, walking from (x, y) as far as REACH."""
    squares, width = grid.squares, grid.width
    eye_x, eye_y, ahead_x, ahead_y = eye
    eye_x, eye_y = eye_x - 0.5, eye_y - 0.5
    found = [(x, y)]
    steps = {y * width + x: 0}
    for x, y in found:
        at = y * width + x
        further = steps[at] + 1
        if further > REACH:
            break
        for way in STEPS:
            there = at + way[1] * width + way[0]
            if there in steps or not 0 <= there < len(squares) or squares[there]:
                continue
            dx, dy = x + way[0] - eye_x, y + way[1] - eye_y
            ahead = dx * ahead_x + dy * ahead_y
            if ahead > -0.3 and abs(dy * ahead_x - dx * ahead_y) < ahead + 1.5:
                steps[there] = further
                found.append((x + way[0], y + way[1]))
    return found


def faces_of(grid: Grid, seen: Sequence[tuple[int, int]]) -> list[Face]:
    """The sides of blocks around squares, clockwise from the upper one."""
    squares, width = grid.squares, grid.width
    faces: list[Face] = []
    for x, y in seen:
        at = y * width + x
        if squares[at - width]:
            faces.append(Face(x, y, x + 1, y, 1))
        if squares[at + 1]:
            faces.append(Face(x + 1, y, x + 1, y + 1, 0))
        if squares[at + width]:
            faces.append(Face(x + 1, y + 1, x, y + 1, 1))
        if squares[at - 1]:
            faces.append(Face(x, y + 1, x, y, 0))
    return faces


def paint_room() -> pyxel.Image:
    """Floor and ceiling without any wall, lighter towards the eye; drawn at (0, TOP)."""
    image = pyxel.Image(WIDE, HIGH)
    image.cls(INK)
    image.rect(0, HIGH // 2, WIDE, HIGH // 2, NIGHT)
    for row in range(1, 6):
        y = HIGH // 2 + row * row * 4
        image.dither(0.12 * row)
        image.rect(0, y, WIDE, HIGH - y, GROUT)
    image.dither(1)
    return image


def draw_floor_lines(eye: Eye, seen: Sequence[tuple[int, int]]) -> None:
    """The joints between flagstones, near by: walls have their own lines at the foot."""
    for x, y in seen:
        if abs(x - eye.x) + abs(y - eye.y) < JOINTS:
            if (x, y - 1) in seen:
                _draw_joint(eye, x, y, x + 1, y)
            if (x - 1, y) in seen:
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
    face_x1, face_y1, face_x2, face_y2, level = face
    eye_x, eye_y, way_x, way_y = eye
    dx1, dy1, dx2, dy2 = face_x1 - eye_x, face_y1 - eye_y, face_x2 - eye_x, face_y2 - eye_y
    if dx1 * dy2 < dy1 * dx2:  # seen from behind
        return None
    ahead1, aside1 = dx1 * way_x + dy1 * way_y, dy1 * way_x - dx1 * way_y
    ahead2, aside2 = dx2 * way_x + dy2 * way_y, dy2 * way_x - dx2 * way_y
    if ahead1 < NEAR or ahead2 < NEAR:
        ends = clipped(ahead1, aside1, ahead2, aside2)
        if ends is None:
            return None
        ahead1, aside1, ahead2, aside2 = ends
    x1, x2 = MIDDLE_X + FOCUS * aside1 / ahead1, MIDDLE_X + FOCUS * aside2 / ahead2
    if x2 < 0 or x1 >= WIDE:
        return None
    near = (ahead1 + ahead2) / 2
    shade = min(3, level + (near > BANDS[0]) + (near > BANDS[1]) + (near > BANDS[2]))
    dx, dy = (dx1 + dx2) / 2, (dy1 + dy2) / 2
    return Panel(dx * dx + dy * dy, x1, FOCUS * EYE / ahead1, x2, FOCUS * EYE / ahead2, shade)


def draw_panel(panel: Panel) -> None:
    """One face: filled, with its edges and, when it is near, its courses of stone."""
    _, x1, half1, x2, half2, shade = panel
    fill, wire = SHADES[shade]
    top1, top2 = HORIZON - half1, HORIZON - half2
    foot1, foot2 = HORIZON + half1, HORIZON + half2
    pyxel.tri(x1, top1, x2, top2, x2, foot2, fill)
    pyxel.tri(x1, top1, x1, foot1, x2, foot2, fill)
    if half1 > STONES or half2 > STONES:
        _draw_stones(panel)
    pyxel.line(x1, top1, x2, top2, wire)
    pyxel.line(x1, foot1, x2, foot2, wire)
    pyxel.line(x1, top1, x1, foot1, wire)
    pyxel.line(x2, top2, x2, foot2, wire)


def _draw_stones(panel: Panel) -> None:
    """Four courses of stone, every other one moved by half a stone."""
    _, x1, half1, x2, half2, _ = panel
    for part in COURSES[1:-1]:
        pyxel.line(x1, HORIZON + half1 * part, x2, HORIZON + half2 * part, INK)
    for course, joints in enumerate(((0.5,), (0.25, 0.75)) * 2):
        for joint in joints:
            share = joint * half1 / ((1 - joint) * half2 + joint * half1)  # nearer is wider
            x, half = x1 + share * (x2 - x1), half1 + share * (half2 - half1)
            top, foot = HORIZON + half * COURSES[course], HORIZON + half * COURSES[course + 1]
            pyxel.line(x, top, x, foot, INK)


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
