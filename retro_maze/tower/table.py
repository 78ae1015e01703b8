"""The floor table: the text of a seeds.toml <-> a Table, strictly checked."""

import tomllib
from collections.abc import Collection
from typing import Any, NamedTuple

from retro_maze.maze import CARVERS, CHIPS, Refusal
from retro_maze.maze.refusal import did_you_mean

MOST_FLOORS = 255
LEAST_CELLS, MOST_CELLS = 2, 64
TITLE_LETTERS = 40
KEYS = ("title", "carver", "chip", "cells", "rooms", "seeds", "floors")
NO_ROOMS = "none"
LONGEST = 1 << 18  # characters of a table's or a rooms' text; those of 255 floors take a third
MOST_DOTS = 16  # in a line: the reader's time grows with the square of a dotted name
BYTE_CHIPS = [name for name, kind in CHIPS.items() if kind.seed_limit >= 255]


class Table(NamedTuple):
    """A tower's floors as numbers and names: what one seeds.toml says."""

    title: str
    carver: str
    chip: str
    columns: int  # cells
    rows: int  # cells
    rooms: str  # the folder whose rooms.toml fills the floors, or NO_ROOMS
    seeds: tuple[int, ...]  # one byte a floor, floor 1 first


def parse(text: str, name: str) -> dict[str, Any]:
    """The values in a text of TOML, for read_table and read_rooms."""
    if len(text) > LONGEST:
        raise Refusal(f"{name}: {len(text)} characters are too many; {LONGEST} is the most")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS and not line.lstrip().startswith("#"):
            raise Refusal(f"{name}: line {number}: no setting needs {line.count('.')} dots")
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise Refusal(f"{name}: this is not TOML: {str(error)[:80]}") from None


def shown(value: object) -> str:
    """A value as a Refusal quotes it: the beginning, in one line."""
    try:
        return " ".join(str(value)[:40].split())
    except ValueError:  # Python does not write out numbers of thousands of digits
        return "a number without end"


def read_table(text: str, name: str) -> Table:
    """The table in a text; `name` is what a Refusal calls the file."""
    values = parse(text, name)
    _check_keys(values, name)
    columns, rows = _cells(values["cells"], name)
    table = Table(
        _word(values, "title", name),
        _known(values, "carver", CARVERS, name),
        _known(values, "chip", BYTE_CHIPS, name),
        columns,
        rows,
        _word(values, "rooms", name) if "rooms" in values else NO_ROOMS,
        read_bytes(_word(values, "seeds", name, 1 << 16), name),
    )
    _check_count(values.get("floors"), len(table.seeds), name)
    _check_size(table, name)
    return table


def read_bytes(text: str, name: str) -> tuple[int, ...]:
    """The bytes in a `seeds` string: two hex digits each; `#` begins a comment."""
    seeds: list[int] = []
    for line in text.splitlines():
        for word in line.partition("#")[0].split():
            if len(word) != 2 or not all(letter in "0123456789abcdefABCDEF" for letter in word):
                raise Refusal(
                    f'{name}: floor {len(seeds) + 1}: "{word[:20]}" is not a byte; '
                    "write two hex digits, 00 to FF, with spaces between bytes"
                )
            seeds.append(int(word, 16))
    if not 1 <= len(seeds) <= MOST_FLOORS:
        raise Refusal(f"{name}: seeds holds {len(seeds)} bytes; a tower has 1 to {MOST_FLOORS}")
    return tuple(seeds)


def _check_keys(values: dict[str, object], name: str) -> None:
    for key in values:
        if key not in KEYS:
            hint = did_you_mean(shown(key), KEYS)
            raise Refusal(f'{name}: there is no setting "{shown(key)}"{hint}')
    for key in ("title", "carver", "chip", "cells", "seeds"):
        if key not in values:
            raise Refusal(f'{name}: the setting "{key}" is missing')


def _word(values: dict[str, object], key: str, name: str, most: int = TITLE_LETTERS) -> str:
    value = values[key]
    if not isinstance(value, str):
        raise Refusal(f"{name}: {key} = {shown(value)} must be a text in quotes")
    if len(value) > most:
        raise Refusal(f"{name}: {key} is longer than {most} letters")
    if key != "seeds" and not value.isprintable():
        raise Refusal(f"{name}: {key} = {value!r} must be one line")
    return value


def _known(values: dict[str, object], key: str, names: Collection[str], name: str) -> str:
    value = _word(values, key, name)
    if value not in names:
        raise Refusal(f'{name}: there is no {key} "{value}"{did_you_mean(value, names)}')
    return value


def _cells(value: object, name: str) -> tuple[int, int]:
    if isinstance(value, list) and len(value) == 2 and all(type(n) is int for n in value):
        columns, rows = value
        if all(LEAST_CELLS <= n <= MOST_CELLS for n in value):
            return columns, rows
    raise Refusal(
        f"{name}: cells = {shown(value)} must be two whole numbers, columns and rows, "
        f"from {LEAST_CELLS} to {MOST_CELLS}, such as [18, 9]"
    )


def _check_count(declared: object, count: int, name: str) -> None:
    if declared is not None and (type(declared) is not int or declared != count):
        raise Refusal(f"{name}: floors = {shown(declared)}, but seeds holds {count} bytes")


def _check_size(table: Table, name: str) -> None:
    """A carver may ask for more than two cells."""
    smallest = CARVERS[table.carver].smallest
    if min(2 * table.columns + 1, 2 * table.rows + 1) < smallest:
        raise Refusal(f"{name}: {table.carver} needs {(smallest - 1) // 2} cells both ways")
