"""Large signs let into the ground of a floor, one for each band: what the eye finds its way by.

They are cut in the colour of shadows, so that everything that moves stands out as before.
"""

from collections.abc import Callable

import pyxel

from retro_maze.front.view.dial import tip
from retro_maze.front.view.palette import NIGHT

REACH = 44  # pixels from a sign's middle to its rim
MINUTES = 60

Draw = Callable[[pyxel.Image, int, int], None]


def _ring(image: pyxel.Image, x: int, y: int, radius: int) -> None:
    """Two pixels thick."""
    image.circb(x, y, radius, NIGHT)
    image.circb(x, y, radius - 1, NIGHT)


def _spokes(
    image: pyxel.Image, x: int, y: int, many: int, near: int, far: int, lean: float = 0
) -> None:
    """Lines from one radius to another, the outer end `lean` minutes ahead."""
    for spoke in range(many):
        minute = MINUTES * spoke / many
        (near_x, near_y), (far_x, far_y) = tip(minute, near), tip(minute + lean, far)
        image.line(x + near_x, y + near_y, x + far_x, y + far_y, NIGHT)
        image.line(x + near_x + 1, y + near_y, x + far_x + 1, y + far_y, NIGHT)


def cog(image: pyxel.Image, x: int, y: int) -> None:
    _ring(image, x, y, 36)
    _ring(image, x, y, 14)
    _spokes(image, x, y, 24, 36, 42)
    _spokes(image, x, y, 6, 14, 35)


def escape_wheel(image: pyxel.Image, x: int, y: int) -> None:
    _ring(image, x, y, 30)
    _ring(image, x, y, 6)
    _spokes(image, x, y, 20, 30, 43, 3)
    _spokes(image, x, y, 4, 6, 29)


def compass(image: pyxel.Image, x: int, y: int) -> None:
    _ring(image, x, y, 42)
    _ring(image, x, y, 16)
    _spokes(image, x, y, 8, 6, 41, 0)
    _spokes(image, x, y, 8, 41, 17, 3.75)
    _spokes(image, x, y, 8, 41, 17, -3.75)


def ripples(image: pyxel.Image, x: int, y: int) -> None:
    for radius in (6, 15, 24, 33, 43):
        _ring(image, x, y, radius)


def lattice(image: pyxel.Image, x: int, y: int) -> None:
    for reach in (14, 28, 42):
        for side in (0, 1):
            _spokes(image, x, y, 4, reach - side, reach - side, 15)


def sun(image: pyxel.Image, x: int, y: int) -> None:
    _ring(image, x, y, 22)
    _ring(image, x, y, 17)
    _spokes(image, x, y, 12, 24, 43)
    _spokes(image, x, y, 12, 24, 33, 2.5)


SIGNS: tuple[Draw, ...] = (cog, escape_wheel, compass, ripples, lattice, sun)


def draw_part(
    image: pyxel.Image, middle: tuple[int, int], band: int, box: tuple[int, int, int, int]
) -> None:
    """What of a band's sign lies in a box (left, top, width, height) of the picture."""
    (x, y), (left, top, wide, high) = middle, box
    if not (-REACH - wide < left - x < REACH and -REACH - high < top - y < REACH):
        return
    image.clip(left, top, wide, high)
    SIGNS[band](image, x, y)
    image.clip()
