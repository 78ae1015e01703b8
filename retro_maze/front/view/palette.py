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
    0x6CACFC,  # SKY
    0xF4BC94,  # SKIN
    0xFBF4DC,  # PAPER
)


def _palette(night: int, grout: int, shade: int, wall: int, crest: int) -> Palette:
    return (night, 0x0A0A16, grout, shade, wall, crest, *_SPRITES)


BANDS: tuple[Palette, ...] = (
    _palette(0x040102, 0x160705, 0x571B22, 0x663623, 0x654327),  # Foundry: ember
    _palette(0x030301, 0x140D04, 0x3B2208, 0x5E3310, 0x614610),  # Escapement: brass
    _palette(0x010208, 0x050E23, 0x142469, 0x163B86, 0x1D4E6F),  # Aviary: sky
    _palette(0x010302, 0x03120F, 0x0A303B, 0x0F4853, 0x15543E),  # Cisterns: verdigris
    _palette(0x030207, 0x130C21, 0x301663, 0x4A2A84, 0x51436E),  # Mirrors: violet silver
    _palette(0x020209, 0x0A0E23, 0x20205B, 0x543910, 0x3B4586),  # Belfry: night and gold
)

# The title and the ending: the band's five colours become the sky before sunrise.
DAWN: Palette = _palette(0x0C0B20, 0x1C1A40, 0x3A2A5E, 0x7C4272, 0xCC7064)


def use(palette: Palette) -> None:
    """Show everything in these sixteen colours from the next frame on."""
    colors = pyxel.colors  # asked for once: each time costs as much as all sixteen
    for number, colour in enumerate(palette):  # one by one: older Pyxel takes no slices here
        colors[number] = colour


def apply(band: int) -> None:
    """Show everything in the colours of a band, 0 to 5."""
    use(BANDS[band])
