"""The two faces: every printable character is there, in its cell, and is drawn where it should."""

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from retro_maze.front.view import letters
from tests.art import ART

PRINTABLE = "".join(map(chr, range(33, 127)))
SIGNS = "↑→↓←▶◀●○■□✓×…·‘’“”–—★♪°©"


@pytest.fixture(scope="module", name="app")
def _app(pyxel_app: ModuleType) -> Iterator[ModuleType]:
    letters.load(ART)
    yield pyxel_app
    pyxel_app.cls(0)


def glyphs(face: str) -> dict[str, tuple[int, ...]]:
    """Each character's rows of bits as the BDF file holds them."""
    found = {}
    for part in Path(ART / "fonts" / letters.FILES[face]).read_text().split("STARTCHAR")[1:]:
        lines = part.split("\n")
        code = int(next(line for line in lines if line.startswith("ENCODING")).split()[1])
        rows = lines[lines.index("BITMAP") + 1 : lines.index("ENDCHAR")]
        found[chr(code)] = tuple(int(row, 16) for row in rows)
    return found


def drawn(app: ModuleType, s: str, face: str) -> set[tuple[int, int]]:
    """The pixels a line leaves on an empty screen, from its own corner."""
    app.cls(0)
    letters.text(16, 16, s, 7, face)
    return {(x - 16, y - 16) for x in range(256) for y in range(40) if app.pget(x, y) == 7}


@pytest.mark.parametrize("face", letters.FILES)
def test_every_printable_character_has_a_glyph_of_its_own(face: str) -> None:
    found = glyphs(face)
    shapes = [found[character] for character in PRINTABLE]
    assert all(any(rows) for rows in shapes)
    assert len(set(shapes)) == len(PRINTABLE)


def test_the_text_face_has_arrows_and_signs() -> None:
    assert set(SIGNS) <= set(glyphs("text"))


@pytest.mark.parametrize(("face", "wide"), [("text", 6), ("head", 8)])
def test_letters_keep_to_their_cell_and_leave_a_gap(app: ModuleType, face: str, wide: int) -> None:
    for character in PRINTABLE:
        pixels = drawn(app, character, face)
        assert {y for _, y in pixels} <= set(range(letters.HEIGHT)), character
        last = max(x for x, _ in pixels)
        assert last < wide - 1 or character in "_a", character


def test_forty_letters_of_text_fit_a_line(app: ModuleType) -> None:
    assert letters.width("A" * 40) <= 240
    assert letters.width("A" * 32, "head") <= 256


def test_width_is_what_is_drawn_and_nothing_takes_nothing(app: ModuleType) -> None:
    for face in letters.FILES:
        pixels = drawn(app, "TIME 60", face)
        right = max(x for x, _ in pixels)
        assert right < letters.width("TIME 60", face) <= right + 2
        assert letters.width("", face) == 0


def test_a_centred_line_has_its_middle_where_it_was_asked(app: ModuleType) -> None:
    app.cls(0)
    letters.centred(128, 4, "HIH", 7, "head")
    across = [x for x in range(256) for y in range(16) if app.pget(x, y) == 7]
    assert abs((min(across) + max(across)) / 2 - 128) <= 1


def test_a_shadow_lies_one_pixel_below_and_to_the_right(app: ModuleType) -> None:
    letter = drawn(app, "L", "head")
    app.cls(0)
    letters.text(16, 16, "L", 7, "head", shadow=3)
    dark = {(x - 16, y - 16) for x in range(40) for y in range(40) if app.pget(x, y) == 3}
    assert dark == {(x + 1, y + 1) for x, y in letter} - letter


def test_an_unknown_face_falls_back_to_the_text_face(app: ModuleType) -> None:
    assert drawn(app, "Bell", "japanese") == drawn(app, "Bell", "text")
