"""The text of a seeds.toml, changed where the table changes and nowhere else; or written anew.

A table has no nested settings, so a small scanner finds every value. Whatever it does not know
is refused: the changed text is read again and must give the wanted table.
"""

import json
import re

from retro_maze.maze import Refusal
from retro_maze.tower.table import Table, read_table

ROW = 10  # bytes a line
GAP = re.compile(r"(?:[ \t\r\n\ufeff]|#[^\n]*)*")
KEY = re.compile(r"""["']?([A-Za-z0-9_-]+)["']?[ \t]*=[ \t]*""")
VALUE = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?!")'  # a text of several lines
    r"|'''.*?'''(?!')"
    r'|"(?:\\.|[^"\\])*"'
    r"|'[^']*'"
    r"|\[(?:#[^\n]*|[^\]#])*\]"  # numbers in brackets, comments between them
    r"|[^\s#]+",
    re.DOTALL,
)
WORDS = re.compile(r"#[^\n]*|[^\s#]+")  # of a seeds text: comments and bytes

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
    at = _after(GAP, text, 0)
    while at < len(text):
        key = KEY.match(text, at)
        value = VALUE.match(text, key.end()) if key else None
        if not key or not value:
            raise _unknown_way(name)
        found[key[1]] = value.span()
        at = _after(GAP, text, value.end())
    if "seeds" not in found:
        raise _unknown_way(name)
    return found


def _after(pattern: re.Pattern[str], text: str, at: int) -> int:
    match = pattern.match(text, at)
    return match.end() if match else at


def _bytes(text: str, span: Span) -> list[Span]:
    """Where each byte of a seeds value stands."""
    start, end = span
    quotes = 3 if text[start : start + 3] in ('"""', "'''") else 1
    found = WORDS.finditer(text, start + quotes, end - quotes)
    return [word.span() for word in found if not word[0].startswith("#")]


def _line_start(text: str, at: int) -> Span:
    start = text.rfind("\n", 0, at) + 1
    return start, start


def _unknown_way(name: str) -> Refusal:
    return Refusal(f"{name}: this text is written in a way that only a text editor can change")
