"""The game's own letters: a heading face of 8 x 8 and a text face of 6 x 8 (40 fit a line).

A face is one BDF file. Another script joins as one more line of `FILES`; `load` skips a face
whose file is absent, and `face_of` then falls back to the text face.
"""

from pathlib import Path

import pyxel

HEIGHT = 8
FILES = {
    "text": "bell6.bdf",
    "head": "bell8.bdf",
}

_faces: dict[str, pyxel.Font] = {}


def load(resources: Path) -> None:
    """Read the faces from `resources/fonts`; once, after `pyxel.init`."""
    for face, name in FILES.items():
        path = resources / "fonts" / name
        if path.exists():
            _faces[face] = pyxel.Font(str(path))


def face_of(face: str) -> pyxel.Font:
    return _faces.get(face) or _faces["text"]


def width(s: str, face: str = "text") -> int:
    """Pixels a line takes, the gap after its last letter not counted."""
    return max(0, face_of(face).text_width(s) - 1)


def text(
    x: int, y: int, s: str, colour: int, face: str = "text", shadow: int | None = None
) -> None:
    """Draw a line with its upper left corner at x, y; `shadow` is a colour one pixel below."""
    font = face_of(face)
    if shadow is not None:
        pyxel.text(x + 1, y + 1, s, shadow, font)
    pyxel.text(x, y, s, colour, font)


def centred(
    x: int, y: int, s: str, colour: int, face: str = "text", shadow: int | None = None
) -> None:
    """Draw a line so that its middle is at x."""
    text(x - width(s, face) // 2, y, s, colour, face, shadow)
