"""The game's own letters: a heading face of 8 x 8 and a text face of 6 x 8 (40 fit a line).

Japanese letters, ten pixels high, are of one face in headings and texts alike. That face is read
when the first of them is drawn.
"""

from functools import lru_cache
from itertools import groupby
from pathlib import Path

import pyxel

from retro_maze.front.words.wrap import is_wide

HEIGHT = 8
FILES = {
    "text": "bell6.bdf",
    "head": "bell8.bdf",
}
WIDE = "wide"
WIDE_FILE = "mplus10.bdf"
LAST_KANA = "\u30ff"  # others are more crowded
RISE = 2  # pixels that Japanese letters stand above the others' top

_faces: dict[str, pyxel.Font] = {}
_places: dict[str, Path] = {}


def load(resources: Path) -> None:
    """Read the faces from `resources/fonts`; once, after `pyxel.init`."""
    _places[WIDE] = resources.resolve() / "fonts" / WIDE_FILE
    for face, name in FILES.items():
        path = resources / "fonts" / name
        if path.exists():
            _faces[face] = pyxel.Font(str(path))


def face_of(face: str) -> pyxel.Font:
    if face == WIDE and WIDE not in _faces:
        _faces[WIDE] = pyxel.Font(str(_places[WIDE]))
    return _faces.get(face) or _faces["text"]


def width(s: str, face: str = "text") -> int:
    """Pixels a line takes, the gap after its last letter not counted."""
    return max(0, sum(face_of(own).text_width(part) for part, own in runs(s, face)) - 1)


def text(
    x: int, y: int, s: str, colour: int, face: str = "text", shadow: int | None = None
) -> None:
    """Draw a line with its upper left corner at x, y; `shadow` is a colour one pixel below."""
    if shadow is not None:
        onto(pyxel.screen, x + 1, y + 1, s, shadow, face)
    onto(pyxel.screen, x, y, s, colour, face)


def onto(image: pyxel.Image, x: int, y: int, s: str, colour: int, face: str) -> None:
    """Draw a line on a picture."""
    for part, own in runs(s, face):
        font = face_of(own)
        top = y - RISE if own == WIDE else y
        image.text(x, top, part, colour, font)
        if own == WIDE and face == "head":  # kana grow bold; the strokes of others would close
            image.text(x + 1, top, _kana(part), colour, font)
        x += font.text_width(part)


@lru_cache(256)
def _kana(part: str) -> str:
    """The kana of a part, each in its place."""
    gap = "\u3000"
    return "".join(one if one <= LAST_KANA else gap for one in part)


def centred(
    x: int, y: int, s: str, colour: int, face: str = "text", shadow: int | None = None
) -> None:
    """Draw a line so that its middle is at x."""
    text(x - width(s, face) // 2, y, s, colour, face, shadow)


def has_wide(s: str) -> bool:
    """Whether some letter of a line is of the Japanese face."""
    return not s.isascii() and any(map(is_wide, s))


@lru_cache(512)
def runs(s: str, face: str) -> tuple[tuple[str, str], ...]:
    """The parts of a line that are of one face, with its name; a space goes with what is before."""
    if s.isascii():
        return ((s, face),) if s else ()
    wide: list[bool] = []
    for letter in s:
        wide.append(wide[-1] if letter == " " and wide else is_wide(letter))
    parts = groupby(zip(wide, s, strict=True), key=lambda pair: pair[0])
    return tuple(("".join(one for _, one in part), WIDE if own else face) for own, part in parts)
