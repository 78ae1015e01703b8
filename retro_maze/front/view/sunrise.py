"""Morning over Lowbell: its lamps go out one by one, the sky grows light, the sun comes up."""

import pyxel

from retro_maze.front.view import palette, sprites
from retro_maze.front.view import title as picture
from retro_maze.front.view.palette import CREST, GROUT, INK, LAMP, NIGHT, PAPER, SHADE, SKIN, WALL

HORIZON = 182  # pixels from the top: below it the town begins
TOWN_TOP, TOWN_LEFT, TOWN_RIGHT = 183, 172, 228  # the tower stands between left and right
SCATTER = 37  # of the order in which they go out
NEXT_LAMP = 14  # ticks from one that goes out to the next
BRIGHT = 540  # ticks until the sky is as light as it gets
STEPS = 36  # in which that happens
LIGHT = {NIGHT: 0x31519C, GROUT: 0x4F78B8, SHADE: 0x7A82B4, WALL: 0xC98AA0, CREST: 0xF0A47C}
SUN_X, SUN_FROM, SUN_TO, SUN_R = 72, 194, 171, 12
BEHIND = (CREST, SKIN, LAMP)  # colours that the sun stands before


class Sunrise:
    """The title's picture, so many ticks after the minute moved."""

    def __init__(self) -> None:
        self.lamps = _lamps()
        self.dawn = palette.shown(palette.DAWN)

    def draw(self, minute: float, ticks: int) -> None:
        share = min(STEPS, ticks * STEPS // BRIGHT)
        palette.use(_mixed(self.dawn, share))
        picture.draw_tower(minute, ticks)
        if ticks:
            _draw_sun(min(1.0, ticks / BRIGHT))
        for place, lamp in enumerate(self.lamps):
            if ticks > NEXT_LAMP * (place + 1):
                for x, y in lamp:
                    pyxel.pset(x, y, INK)
        pyxel.rect(0, picture.GROUND, 256, 240 - picture.GROUND, INK)


def _lamps() -> list[list[tuple[int, int]]]:
    """The lit windows of the town, each by its pixels, in the order in which they go out."""
    sky = sprites.SPRITES["title.sky"][0]
    image = pyxel.images[sky.bank]
    lamps: list[list[tuple[int, int]]] = []
    last = -9
    for x in (*range(TOWN_LEFT), *range(TOWN_RIGHT, sky.w)):
        lit = [(x, y) for y in range(TOWN_TOP, sky.h) if image.pget(sky.u + x, sky.v + y) == LAMP]
        if not lit:
            continue
        if x - last > 1:
            lamps.append([])
        lamps[-1] += lit
        last = x
    return sorted(lamps, key=lambda lamp: lamp[0][0] * SCATTER % 97)


def _mixed(dawn: palette.Palette, share: int) -> palette.Palette:
    """The sky's colours, so many STEPS towards the light ones."""
    return tuple(_mix(colour, LIGHT.get(place, colour), share) for place, colour in enumerate(dawn))


def _mix(dark: int, light: int, share: int) -> int:
    channels = ((dark >> shift & 255, light >> shift & 255, shift) for shift in (16, 8, 0))
    return sum(a + (b - a) * share // STEPS << shift for a, b, shift in channels)


def _draw_sun(risen: float) -> None:
    """Behind the hills and the town: only where the sky is."""
    middle = round(SUN_FROM + (SUN_TO - SUN_FROM) * risen)
    for y in range(middle - SUN_R, middle + SUN_R + 1):
        for x in range(SUN_X - SUN_R, SUN_X + SUN_R + 1):
            far = (x - SUN_X) ** 2 + (y - middle) ** 2
            if far <= SUN_R * SUN_R and y < HORIZON and pyxel.pget(x, y) in BEHIND:
                pyxel.pset(x, y, PAPER if far <= (SUN_R - 3) ** 2 else LAMP)
