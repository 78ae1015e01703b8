"""The title's picture: the clock tower over Lowbell, at night against dawn."""

import pyxel

from retro_maze.maze import chip

from . import dial, lettering
from .palette import (
    BRASS,
    COPPER,
    CREST,
    GROUT,
    INK,
    LAMP,
    NIGHT,
    PAPER,
    SHADE,
    SLATE,
    STEEL,
    WALL,
)

WIDE, HIGH = 256, 240
SKY = ((NIGHT, 0), (GROUT, 84), (SHADE, 132), (WALL, 172), (CREST, 204))  # colour, from row
BLEND = 8  # rows a step from one colour of the sky to the next
TOWER_X = 196  # its middle
CLOCK = TOWER_X, 98
RADIUS = 21
TIERS = (  # half its width, from row, rows: the tower from the belfry down
    (15, 44, 26),
    (26, 70, 58),
    (23, 128, 44),
    (27, 172, 40),
    (32, 212, 28),
)
ROOFS = (  # left, width, eaves, height of the gable: the houses of Lowbell
    *((0, 26, 214, 12), (22, 20, 222, 8), (40, 30, 208, 16), (68, 24, 218, 10)),
    *((90, 34, 212, 14), (122, 22, 220, 9), (142, 26, 214, 12), (228, 30, 212, 14)),
)


def paint() -> pyxel.Image:
    """The whole picture but for the hands of the clock."""
    image = pyxel.Image(WIDE, HIGH)
    _paint_sky(image)
    _paint_stars(image)
    _paint_hills(image)
    _paint_tower(image)
    for left, wide, eaves, gable in ROOFS:
        _paint_house(image, left, wide, eaves, gable)
    for word, x, y in (("SIXTIETH", 8, 36), ("BELL", 42, 64)):
        lettering.draw(image, word, x, y)
    return image


def _paint_sky(image: pyxel.Image) -> None:
    image.cls(NIGHT)
    for colour, top in SKY[1:]:
        for step in range(1, 4):
            image.dither(step / 4)
            image.rect(0, top + BLEND * (step - 1), WIDE, BLEND, colour)
        image.dither(1)
        image.rect(0, top + 3 * BLEND, WIDE, HIGH, colour)


def _paint_stars(image: pyxel.Image) -> None:
    draws = chip("xorshift16", 60)
    for _ in range(90):
        x, y = draws.below(WIDE), draws.below(130)
        bright = draws.below(8)
        image.pset(x, y, PAPER if bright == 0 else STEEL if bright < 3 else SLATE)


def _paint_hills(image: pyxel.Image) -> None:
    for middle, top, wide in ((30, 196, 150), (130, 202, 190), (250, 190, 140)):
        image.elli(middle - wide // 2, top, wide, 80, SHADE)


def _paint_tower(image: pyxel.Image) -> None:
    _paint_spire(image)
    for half, top, high in TIERS:
        _paint_tier(image, half, top, high)
    _paint_belfry(image)
    _paint_windows(image)


def _paint_spire(image: pyxel.Image) -> None:
    x = TOWER_X
    image.tri(x - 17, 44, x + 17, 44, x, 12, INK)
    image.line(x, 12, x + 17, 44, COPPER)
    image.line(x - 17, 44, x, 12, SLATE)
    image.rect(x, 4, 1, 9, BRASS)
    image.rect(x - 2, 7, 5, 1, BRASS)


def _paint_tier(image: pyxel.Image, half: int, top: int, high: int) -> None:
    """One storey: dark stone, a cold edge to the night, a warm one to the dawn, a ledge on top."""
    left, wide = TOWER_X - half, 2 * half + 1
    image.rect(left, top, wide, high, INK)
    for row in range(top + 6, top + high, 6):
        shift = row // 6 % 2 * 7
        for column in range(left + 3 + shift, left + wide - 6, 14):
            image.rect(column, row, 5, 1, GROUT)
    image.rect(left, top, 2, high, SLATE)
    image.rect(left + wide - 3, top, 3, high, COPPER)
    image.rect(left + wide - 1, top, 1, high, CREST)
    image.rect(left - 3, top, wide + 6, 3, SLATE)
    image.rect(left - 3, top, wide + 6, 1, STEEL)
    image.rect(left + wide, top, 3, 3, CREST)


def _paint_belfry(image: pyxel.Image) -> None:
    """Three arches, the bell in the middle one."""
    for x in (TOWER_X - 9, TOWER_X, TOWER_X + 9):
        image.rect(x - 3, 52, 7, 18, SHADE)
        image.circ(x, 52, 3, SHADE)
    image.rect(TOWER_X - 1, 54, 3, 4, BRASS)
    image.rect(TOWER_X - 2, 58, 5, 3, BRASS)
    image.rect(TOWER_X - 3, 61, 7, 1, LAMP)
    image.pset(TOWER_X, 63, COPPER)


def _paint_windows(image: pyxel.Image) -> None:
    draws = chip("xorshift16", 7)
    for y in range(138, 232, 16):
        for x in (-16, -6, 4, 14):
            lit = draws.below(5) == 0
            image.rect(TOWER_X + x, y, 4, 7, LAMP if lit else GROUT)
            image.rect(TOWER_X + x, y, 4, 1, BRASS if lit else NIGHT)


def _paint_house(image: pyxel.Image, left: int, wide: int, eaves: int, gable: int) -> None:
    image.rect(left, eaves, wide, HIGH, INK)
    image.tri(left - 2, eaves, left + wide + 1, eaves, left + wide // 2, eaves - gable, INK)
    image.line(left + wide // 2, eaves - gable, left + wide + 1, eaves, COPPER)
    if wide > 24:
        image.rect(left + 6, eaves + 8, 4, 5, BRASS)
        image.rect(left + wide - 10, eaves + 8, 4, 5, GROUT)


def draw_clock(ticks: int) -> None:
    """The tower's clock: its second hand goes round, its minute stays the last one."""
    second = ticks // 60 % 60
    kick = 0.4 if ticks % 60 < 3 else 0  # it swings past the mark and comes back
    dial.draw_face(*CLOCK, RADIUS)
    dial.draw_hand(*CLOCK, 59.9, 9, PAPER, True)
    dial.draw_hand(*CLOCK, 59.2, 14, PAPER, True)
    dial.draw_hand(*CLOCK, second + kick, 15, COPPER, False)
    dial.draw_pin(*CLOCK)
