"""Brings the pictures of `bell.pyxres` into the image banks.

`pyxel.load` reads the same file, but takes 30 MiB and ten times as long over three full banks:
it builds a tree of numbers. The rows are text already, so here they stay text.
"""

from pathlib import Path
from zipimport import zipimporter

import pyxel

FILE = "bell.pyxres"
_INSIDE = "pyxel_resource.toml"
_DIGITS = tuple((str(number), f"{number:x}") for number in range(10, 16))


def load(resources: Path) -> None:
    """Fill the banks from `resources/bell.pyxres`; after `pyxel.init`."""
    text = zipimporter(str(resources / FILE)).get_data(_INSIDE).decode("ascii")
    images = text.partition("[[tilemaps]]")[0].split("[[images]]")[1:]
    for bank, image in zip(pyxel.images, images, strict=False):
        bank.set(0, 0, _rows(image.partition("data = ")[2], bank.width, bank.height))


def _rows(data: str, width: int, height: int) -> list[str]:
    """One hexadecimal digit a pixel; the file leaves out what only repeats the last value."""
    for number, digit in _DIGITS:
        data = data.replace(number, digit)
    lines = data.strip().replace(", ", "").strip("[]").split("][")
    rows = [line.ljust(width, line[-1]) for line in lines]
    return rows + rows[-1:] * (height - len(rows))
