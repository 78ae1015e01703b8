"""What the tests of the pictures share: the loaded banks, and colours as four eyes see them.

Simulated colour blindness: the matrices for severity 1.0 of Machado, Oliveira and Fernandes,
"A Physiologically-based Model for Simulation of Color Vision Deficiency" (IEEE TVCG 15, 2009),
applied to linear light. Luminance and contrast: WCAG 2.x.
"""

from collections.abc import Iterator
from math import dist
from pathlib import Path
from types import ModuleType

ART = Path(__file__).resolve().parent.parent / "resources"

Matrix = tuple[tuple[float, float, float], ...]
EYES: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(channel: int) -> float:
    """One channel of sRGB, 0 to 255, as a share of light."""
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def luminance(colour: int, eye: str = "usual") -> float:
    """How light a colour is, 0 to 1, to that eye."""
    red, green, blue = seen(colour, eye)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def seen(colour: int, eye: str = "usual") -> list[float]:
    """The red, green and blue light of a colour as that eye has it, each 0 to 1."""
    light = [linear(colour >> shift & 255) for shift in (16, 8, 0)]
    parts = [sum(k * part for k, part in zip(row, light, strict=True)) for row in EYES[eye]]
    return [min(1.0, max(0.0, part)) for part in parts]


def difference(one: int, other: int, eye: str = "usual") -> float:
    """How far apart two colours are to that eye: the distance in CIE L*a*b* (D65) of 1976."""
    return dist(_lab(seen(one, eye)), _lab(seen(other, eye)))


def _lab(light: list[float]) -> tuple[float, float, float]:
    red, green, blue = light
    x = _root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = _root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(share: float) -> float:
    return float(share ** (1 / 3)) if share > 0.008856 else 7.787 * share + 16 / 116


def contrast(light: float, dark: float) -> float:
    return (light + 0.05) / (dark + 0.05)


def loaded(app: ModuleType) -> Iterator[ModuleType]:
    """Pyxel with the game's pictures in its banks; what was there comes back afterwards."""
    colours = list(app.colors)
    banks = [app.Image(256, 256) for _ in range(3)]
    for bank, kept in enumerate(banks):
        kept.blt(0, 0, bank, 0, 0, 256, 256)
    app.load(str(ART / "bell.pyxres"))
    yield app
    for bank, kept in enumerate(banks):
        app.images[bank].blt(0, 0, kept, 0, 0, 256, 256)
    app.colors[:] = colours
