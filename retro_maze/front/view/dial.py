"""Clock faces: the tower's own sign, on the title, the floor card and the HUD."""

import pyxel

from .palette import BRASS, COPPER, INK, LAMP, PAPER, SLATE

MINUTES = 60


def tip(minutes: float, length: float) -> tuple[float, float]:
    """Where a hand of that length points to from the middle, 0 minutes straight up."""
    degrees = minutes * 360 / MINUTES
    return pyxel.sin(degrees) * length, -pyxel.cos(degrees) * length


def draw_face(x: int, y: int, radius: int) -> None:
    """A brass ring with a mark for every hour, around (x, y)."""
    pyxel.circ(x, y + 1, radius + 3, INK)
    pyxel.circ(x, y, radius + 2, COPPER)
    pyxel.circ(x, y, radius + 1, BRASS)
    pyxel.circ(x, y, radius - 1, INK)
    for minute in range(0, MINUTES, 5):
        way_x, way_y = tip(minute, radius - 4)
        quarter = minute % 15 == 0
        size = 3 if quarter else 1
        left, top = round(x + way_x) - size // 2, round(y + way_y) - size // 2
        pyxel.rect(left, top, size, size, PAPER if quarter else SLATE)


def draw_hand(x: int, y: int, minutes: float, length: int, colour: int, thick: bool) -> None:
    """One hand from the middle outwards; a thick one is a tapering wedge."""
    way_x, way_y = tip(minutes, length)
    if thick:
        side_x, side_y = tip(minutes + 15, 2)
        base = x - side_x, y - side_y, x + side_x, y + side_y
        pyxel.tri(*base, x + way_x, y + way_y, colour)
    pyxel.line(x, y, x + way_x, y + way_y, colour)


def draw_pin(x: int, y: int, radius: int = 2, colour: int = LAMP) -> None:
    """The pin that holds the hands."""
    pyxel.circ(x, y, radius, colour)
    pyxel.pset(x, y, COPPER)
