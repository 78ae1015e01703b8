"""What ships to the browser uses only what Pyxel 2.6.2 has, so that no page meets an error there.

Its lists (colors, images, sounds, ...) know their length, single places from 0 up, from_list and
to_list: no slices, no negative places, no append.
"""

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from retro_maze.paths import PACKAGE
from retro_maze.web.stage import START, shipped_modules

LISTS = {
    "colors": "",
    "images": "Image",
    "tilemaps": "Tilemap",
    "channels": "Channel",
    "tones": "Tone",
    "sounds": "Sound",
    "musics": "Music",
}
KEY = re.compile(r"(KEY|GAMEPAD\d|MOUSE)_[A-Z0-9_]*[A-Z0-9]")
LIST_WORDS = ("from_list", "to_list")


def read_offers(text: str) -> dict[str, list[str] | None]:
    """Names -> parameters; None for what is no function."""
    offers: dict[str, list[str] | None] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            name, bracket, rest = line.partition("(")
            offers[name] = re.findall(r"[*\w?]+", rest) if bracket else None
    return offers


OFFERS = read_offers(Path(__file__).with_name("pyxel-2.6.2.txt").read_text())


def newer_members() -> set[str]:
    """Methods and attributes that only the installed Pyxel's classes have."""
    found = find_spec("pyxel")
    assert found
    assert found.origin
    tree = ast.parse(Path(found.origin).with_suffix(".pyi").read_text(encoding="utf-8"))
    old = {name.split(".")[-1] for name in OFFERS}
    members: set[str] = set()
    for node in tree.body:
        for part in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
                members.add(part.name)
    return members - old - {"append", "extend", "insert", "pop", "clear", "remove", "to_list"}


def dotted(node: ast.expr) -> str:
    """`pyxel.images[0].blt` as `Image.blt`, `pyxel.btn` as `btn`; empty for what is not Pyxel's."""
    if isinstance(node, ast.Name):
        return "." if node.id == "pyxel" else ""
    if isinstance(node, ast.Subscript):
        return LISTS.get(dotted(node.value), "")
    if isinstance(node, ast.Attribute):
        base = dotted(node.value)
        return node.attr if base == "." else f"{base}.{node.attr}" if base else ""
    return ""


def unknown(source: str, newer: set[str]) -> Iterator[str]:
    """Every use of Pyxel in a module that the older one would not understand."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module == "pyxel":
            yield f"{node.lineno}: from pyxel import (write pyxel.NAME, this test reads that)"
        elif isinstance(node, ast.Attribute):
            name = dotted(node)
            known = name in OFFERS or name.split(".")[-1] in LIST_WORDS
            if (name and not known) or node.attr in newer:
                yield f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):  # for getattr
            if KEY.fullmatch(node.value) and node.value not in OFFERS:
                yield f"{node.lineno}: {node.value}"
        elif isinstance(node, ast.Subscript) and dotted(node.value) in LISTS:
            if isinstance(node.slice, ast.Slice | ast.UnaryOp):
                yield f"{node.lineno}: {ast.unparse(node)}"
        elif isinstance(node, ast.Call):
            yield from unknown_parameters(node)


def unknown_parameters(call: ast.Call) -> Iterator[str]:
    parameters = OFFERS.get(dotted(call.func))
    if parameters is None or "?" in parameters or parameters[:1] == ["*seqs"]:
        return
    words = [keyword.arg for keyword in call.keywords if keyword.arg]
    for word in words:
        if word not in parameters:
            yield f"{call.lineno}: {ast.unparse(call.func)}({word}=)"
    if len(call.args) + len(words) > len(parameters):
        yield f"{call.lineno}: {ast.unparse(call.func)} with {len(call.args) + len(words)} values"


@pytest.mark.parametrize("name", shipped_modules(START))
def test_what_ships_uses_only_what_the_older_pyxel_has(name: str) -> None:
    assert list(unknown((PACKAGE / name).read_text(encoding="utf-8"), newer_members())) == []


@pytest.mark.parametrize(
    "line",
    [
        "pyxel.clamp(1, 2, 3)",
        "pyxel.resize(9, 9)",
        "pyxel.init(9, 9, headless=True)",
        "pyxel.screenshot(filename='a')",
        "pyxel.images[0].blt3d(1)",
        "pyxel.images[0].load(0, 0, 'a', include_colors=True)",
        "tilemap.collide(1, 2, 3, 4, 5, 6, [])",
        "pyxel.colors[:16] = palette",
        "pyxel.colors[-1]",
        "pyxel.tones.append(tone)",
        "from pyxel import btn",
        "pyxel.btn(1, 2)",
        "pyxel.set_btn(1, True)",
        "names = ('KEY_A', 'KEY_TURBO')",
    ],
)
def test_the_guard_sees_what_is_too_new(line: str) -> None:
    assert list(unknown(line, newer_members()))


@pytest.mark.parametrize(
    "line",
    [
        "pyxel.init(9, 9, title='a', fps=60, quit_key=pyxel.KEY_NONE, capture_sec=0)",
        "pyxel.colors[3] = 5",
        "pyxel.tones.from_list([*pyxel.tones.to_list(), pyxel.Tone()])",
        "pyxel.images[0].blt(0, 0, 1, 0, 0, 8, 8, 0, rotate=90, scale=2)",
        "pyxel.tones[0].wavetable.from_list([1, 2])",
        "x: pyxel.Font",
    ],
)
def test_the_guard_lets_pass_what_the_older_pyxel_has(line: str) -> None:
    assert list(unknown(line, newer_members())) == []
