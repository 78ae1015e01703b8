"""The text of a seeds.toml, changed where the table changes and nowhere else; or written anew.

A table has no nested settings, so a small scanner finds every value. Whatever it does not know
is refused: the changed text is read again and must give the wanted table.
"""

import json
from collections.abc import Iterator

from retro_maze.maze import Refusal
from retro_maze.tower.table import KEYS, Table, read_table

ROW = 10  # bytes a line
BLANK = " \t\r\n\ufeff"
QUOTES = ('"""', "'''", '"', "'")  # longer ones first

Span = tuple[int, int]


def new_text(table: Table, remark: str = "") -> str:
    """A whole seeds.toml, the bytes in rows of ten; `remark` becomes comments on top."""
    lines = [f"# {line}".rstrip() for line in remark.splitlines()]
    lines += [""] if lines else []
    lines += [f"{key:<6} = {value}" for key, value in _values(table).items()]
    lines.append('seeds  = """')
    for first in range(0, len(table.seeds), ROW):
        row = table.seeds[first : first + ROW]
        numbers = f"floors {first + 1}-{first + len(row)}" if len(row) > 1 else f"floor {first + 1}"
        lines.append(" ".join(f"{byte:02X}" for byte in row).ljust(3 * ROW + 2) + f"# {numbers}")
    return "\n".join([*lines, '"""', ""])


def edit_text(text: str, table: Table, name: str) -> str:
    """The text with what it takes to say `table`; comments and layout stay.

    `name` is what a Refusal calls the file.
    """
    old = read_table(text, name)
    if len(old.seeds) != len(table.seeds):
        raise Refusal(
            f"{name}: it has {len(old.seeds)} floors; add or take away floors in the file"
        )
    changes = _changes(text, old, table, name)
    fresh = text
    for (start, end), value in sorted(changes, reverse=True):
        fresh = fresh[:start] + value + fresh[end:]
    if not _says(fresh, table):
        raise _unknown_way(name)
    return fresh


def _says(text: str, table: Table) -> bool:
    try:
        return read_table(text, "") == table
    except Refusal:
        return False


def _changes(text: str, old: Table, table: Table, name: str) -> list[tuple[Span, str]]:
    """Where the text must read otherwise, and how."""
    places = _places(text, name)
    was = _values(old)
    changes = []
    for key, value in _values(table).items():
        if value != was[key] and key in places:
            changes.append((places[key], value))
        elif value != was[key]:
            end = "\r\n" if "\r\n" in text else "\n"
            changes.append((_line_start(text, places["seeds"][0]), f"{key:<6} = {value}{end}"))
    pairs = zip(_bytes(text, places["seeds"]), old.seeds, table.seeds, strict=False)
    return changes + [(span, f"{byte:02X}") for span, before, byte in pairs if byte != before]


def _values(table: Table) -> dict[str, str]:
    """Every setting but the seeds, as TOML writes it."""
    return {
        "title": json.dumps(table.title, ensure_ascii=False),
        "carver": json.dumps(table.carver),
        "chip": json.dumps(table.chip),
        "cells": f"[{table.columns}, {table.rows}]",
        "rooms": json.dumps(table.rooms, ensure_ascii=False),
    }


def _places(text: str, name: str) -> dict[str, Span]:
    """Where each setting's value stands, its quotes included."""
    found: dict[str, Span] = {}
    at = _after_gap(text, 0)
    while at < len(text):
        equals = text.find("=", at)
        key = text[at:equals].strip().strip("\"'")
        start = _after_gap(text, equals + 1)
        at = _after_value(text, start)
        if equals < 0 or key not in KEYS or at <= start:
            raise _unknown_way(name)
        found[key] = start, at
        at = _after_gap(text, at)
    if "seeds" not in found:
        raise _unknown_way(name)
    return found


def _after_gap(text: str, at: int) -> int:
    """Past blanks and comments."""
    while at < len(text) and (text[at] in BLANK or text[at] == "#"):
        at = _line_end(text, at) if text[at] == "#" else at + 1
    return at


def _line_end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def _after_value(text: str, at: int) -> int:
    """Past a text in quotes, a list of numbers, or one number."""
    for quotes in QUOTES:
        if text.startswith(quotes, at):
            return _after_quotes(text, at + len(quotes), quotes)
    if text.startswith("[", at):
        while at < len(text) and text[at] != "]":
            at = _after_gap(text, at + 1)
        return at + 1
    while at < len(text) and text[at] not in BLANK and text[at] != "#":
        at += 1
    return at


def _after_quotes(text: str, at: int, quotes: str) -> int:
    """Past the closing quotes; three of them may have some of the text's own before them."""
    while at < len(text) and not text.startswith(quotes, at):
        at += 2 if text[at] == "\\" and quotes[0] == '"' else 1
    at += len(quotes)
    while len(quotes) == 3 and text.startswith(quotes[0], at):
        at += 1
    return at


def _bytes(text: str, span: Span) -> Iterator[Span]:
    """Where each byte of a seeds value stands."""
    start, end = span
    quotes = next(quotes for quotes in QUOTES if text.startswith(quotes, start))
    at = start + len(quotes)
    for line in text[at : end - len(quotes)].split("\n"):
        after = 0
        code = line.partition("#")[0]
        for word in code.split():
            first = code.index(word, after)
            after = first + len(word)
            yield at + first, at + after
        at += len(line) + 1


def _line_start(text: str, at: int) -> Span:
    start = text.rfind("\n", 0, at) + 1
    return start, start


def _unknown_way(name: str) -> Refusal:
    return Refusal(f"{name}: this text is written in a way that only a text editor can change")
