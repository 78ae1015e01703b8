"""Sixteen colours. Five of them are the band's own (floor and wall), eleven never change.

Floors stay at a relative luminance of 0.01 or less and walls at 0.07 or less, so that everything
that moves (0.31 and more in its light parts) reads by light and dark alone in every band.
"""

from typing import TypeAlias

import pyxel

Palette: TypeAlias = tuple[int, ...]

NIGHT = 0  # the floor; in sprites: nothing is drawn here
INK = 1
GROUT = 2
SHADE = 3
WALL = 4
CREST = 5
SLATE = 6
STEEL = 7
RED = 8
COPPER = 9
BRASS = 10
LAMP = 11
VERDIGRIS = 12
SKY = 13
SKIN = 14
PAPER = 15

CLEAR = NIGHT  # the colour key of every sprite

_SPRITES = (
    0x4A5478,  # SLATE
    0x9FB0C8,  # STEEL
    0xE8433C,  # RED
    0xB8653A,  # COPPER
    0xE0A03C,  # BRASS
    0xFFE070,  # LAMP
    0x4FB89A,  # VERDIGRIS
    0x5C9CF0,  # SKY
    0xF4BC94,  # SKIN
    0xFBF4DC,  # PAPER
)


def _palette(night: int, grout: int, shade: int, wall: int, crest: int) -> Palette:
    return (night, 0x0A0A16, grout, shade, wall, crest, *_SPRITES)


BANDS: tuple[Palette, ...] = (
    _palette(0x0E0508, 0x230F0B, 0x51251C, 0x693C25, 0x6F3E1E),  # Foundry: ember
    _palette(0x090704, 0x1C1306, 0x3E2E08, 0x53420A, 0x5A480C),  # Escapement: brass
    _palette(0x030714, 0x08132D, 0x112C6D, 0x16447B, 0x204C7A),  # Aviary: sky
    _palette(0x020906, 0x051813, 0x0A3636, 0x0D4D42, 0x155443),  # Cisterns: verdigris
    _palette(0x090512, 0x191028, 0x36216D, 0x50357F, 0x534270),  # Mirrors: violet silver
    _palette(0x050614, 0x0D132B, 0x252A65, 0x373E7E, 0x5C4712),  # Belfry: night and gold
)

# The title and the ending: the band's five colours become the sky before sunrise.
DAWN: Palette = _palette(0x0C0B20, 0x1C1A40, 0x3A2A5E, 0x7C4272, 0xCC7064)


def use(palette: Palette) -> None:
    """Show everything in these sixteen colours from the next frame on."""
    pyxel.colors[:16] = palette


def apply(band: int) -> None:
    """Show everything in the colours of a band, 0 to 5."""
    use(BANDS[band])
