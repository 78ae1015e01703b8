"""Sixteen colours. Five of them are the band's own (floor and wall), eleven never change.

Floors stay at a relative luminance of 0.01 or less and walls at 0.07 or less, so that everything
that moves (0.31 and more in its light parts) reads by light and dark alone in every band.

The player may choose among three sets (`SETS`). In the safe one, which starts from the eight
colours of Okabe and Ito, any two of the eleven stay apart for colour-blind eyes too; in the one of
high contrast floors are black, walls twice as light, and all that stands there lighter still.
"""

from typing import NamedTuple, TypeAlias

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

_USUAL = (
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
_APART = (  # by numeric search from vermillion, orange, yellow, bluish green and sky blue
    0x4D496F,  # SLATE
    0xACB6E4,  # STEEL
    0xD75A2E,  # RED
    0x905E4D,  # COPPER
    0xEA9802,  # BRASS
    0xFFEA2A,  # LAMP
    0x17DA75,  # VERDIGRIS
    0x749FFF,  # SKY
    0xD9A2A9,  # SKIN
    0xF7FFFF,  # PAPER
)
_BRIGHT = (
    0x7480B0,  # SLATE
    0xC8D6EC,  # STEEL
    0xFF6A58,  # RED
    0xE48C50,  # COPPER
    0xFFC85A,  # BRASS
    0xFFF080,  # LAMP
    0x70ECC4,  # VERDIGRIS
    0xA6D6FF,  # SKY
    0xFFDABC,  # SKIN
    0xFFFFF8,  # PAPER
)


class Colours(NamedTuple):
    """A set that the player may choose: the six bands, and the title and the ending."""

    bands: tuple[Palette, ...]
    dawn: Palette  # the band's five colours become the sky before sunrise


def _palette(night: int, grout: int, shade: int, wall: int, crest: int) -> Palette:
    return (night, 0x0A0A16, grout, shade, wall, crest, *_USUAL)


def _things(palette: Palette, things: Palette) -> Palette:
    """The palette with other colours for all that stands on floors."""
    return (*palette[:SLATE], *things)


BANDS: tuple[Palette, ...] = (
    _palette(0x040102, 0x160705, 0x571B22, 0x663623, 0x654327),  # Foundry: ember
    _palette(0x030301, 0x140D04, 0x3B2208, 0x5E3310, 0x614610),  # Escapement: brass
    _palette(0x010208, 0x050E23, 0x142469, 0x163B86, 0x1D4E6F),  # Aviary: sky
    _palette(0x010302, 0x03120F, 0x0A303B, 0x0F4853, 0x15543E),  # Cisterns: verdigris
    _palette(0x030207, 0x130C21, 0x301663, 0x4A2A84, 0x51436E),  # Mirrors: violet silver
    _palette(0x020209, 0x0A0E23, 0x20205B, 0x543910, 0x3B4586),  # Belfry: night and gold
)
DAWN = _palette(0x0C0B20, 0x1C1A40, 0x3A2A5E, 0x7C4272, 0xCC7064)

_STARK_BANDS: tuple[Palette, ...] = (
    _palette(0x020101, 0x110504, 0xA43A46, 0x9A5539, 0x8B5D38),
    _palette(0x020201, 0x0C0702, 0x82501D, 0x94551F, 0x815E18),
    _palette(0x010104, 0x030717, 0x314DCE, 0x275DCC, 0x2A6894),
    _palette(0x010202, 0x010A08, 0x1C6275, 0x1B6C7C, 0x1E6F53),
    _palette(0x010103, 0x0A0614, 0x6836CA, 0x7244C7, 0x6A588E),
    _palette(0x010103, 0x050716, 0x4A4AB9, 0x80591D, 0x4D5AAB),
)
_STARK_DAWN = _palette(0x050513, 0x100F2A, 0x261A3F, 0x552B4E, 0x8E4C44)

STANDARD = "standard"
SETS = {  # by the option's value
    STANDARD: Colours(BANDS, DAWN),
    "safe": Colours(tuple(_things(band, _APART) for band in BANDS), _things(DAWN, _APART)),
    "contrast": Colours(
        tuple(_things(band, _BRIGHT) for band in _STARK_BANDS), _things(_STARK_DAWN, _BRIGHT)
    ),
}
_instead: dict[Palette, Palette] = {}  # of a standard palette: the chosen set's


def choose(name: str) -> None:
    """From the next frame on show the colours of a set."""
    chosen = SETS[name]
    _instead.update(zip((*BANDS, DAWN), (*chosen.bands, chosen.dawn), strict=True))


def shown(palette: Palette) -> Palette:
    """The sixteen colours in which a standard palette is shown."""
    return _instead.get(palette, palette)


def use(palette: Palette) -> None:
    """From the next frame on show everything in these sixteen colours, or those chosen instead."""
    colors = pyxel.colors  # asked for once: each time costs as much as all sixteen
    for number, colour in enumerate(shown(palette)):
        colors[number] = colour  # one by one: older Pyxel takes no slices here


def apply(band: int) -> None:
    """Show everything in the colours of a band, 0 to 5."""
    use(BANDS[band])
