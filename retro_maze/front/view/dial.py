"""Clock faces: the tower's own sign, on the title, the floor card and the HUD."""

import pyxel

from retro_maze.front.view.palette import BRASS, COPPER, INK, LAMP, NIGHT, PAPER, SHADE, SLATE

MINUTES = 60


def tip(minutes: float, length: float) -> tuple[float, float]:
    """Where a hand of that length points to from the middle, 0 minutes straight up."""
    degrees = minutes * 360 / MINUTES
    return pyxel.sin(degrees) * length, -pyxel.cos(degrees) * length


def draw_face(x: int, y: int, radius: int, reached: int = 0) -> None:
    """A brass ring with a mark for every minute around (x, y), those `reached` lit."""
    pyxel.circ(x, y + 2, radius + 4, NIGHT)
    pyxel.circ(x, y + 1, radius + 3, INK)
    pyxel.circ(x, y, radius + 3, COPPER)
    pyxel.circ(x, y - 1, radius + 2, BRASS)
    pyxel.circ(x, y, radius, COPPER)
    pyxel.circ(x, y, radius - 1, INK)
    pyxel.circb(x, y, radius - 8, SHADE)
    for minute in range(MINUTES):
        _draw_mark(x, y, radius - 4, minute, minute < reached)


def _draw_mark(x: int, y: int, radius: int, minute: int, lit: bool) -> None:
    """A dot for a minute, a bar for five, a block for a quarter."""
    way_x, way_y = tip(minute, radius)
    size = 1 if minute % 5 else 2 if minute % 15 else 3
    colour = PAPER if minute % 15 == 0 else LAMP if lit else SLATE
    pyxel.rect(round(x + way_x) - size // 2, round(y + way_y) - size // 2, size, size, colour)


def draw_hand(x: int, y: int, minutes: float, length: int, colour: int, thick: bool) -> None:
    """One hand from the middle outwards; a thick one is a tapering wedge."""
    way_x, way_y = tip(minutes, length)
    if thick:
        side_x, side_y = tip(minutes + 15, 2.5)
        base = x - side_x, y - side_y, x + side_x, y + side_y
        pyxel.tri(*base, x + way_x, y + way_y, colour)
    pyxel.line(x, y, x + way_x, y + way_y, colour)


def draw_pin(x: int, y: int, radius: int = 2, colour: int = LAMP) -> None:
    """The pin that holds the hands."""
    pyxel.circ(x, y, radius, colour)
    pyxel.pset(x, y, COPPER)
