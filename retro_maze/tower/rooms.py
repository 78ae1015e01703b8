"""Who lives on each floor: the text of a rooms.toml -> Rooms, strictly checked."""

import tomllib
from typing import Any, NamedTuple
from zlib import crc32

from retro_maze.maze import Refusal
from retro_maze.maze.refusal import did_you_mean
from retro_maze.tower.monsters import KINDS
from retro_maze.tower.tasks import Task, read_task
from retro_maze.tower.treasures import TREASURES


class Room(NamedTuple):
    """The record of one floor. Times in seconds, distances in steps from cell to cell."""

    monsters: tuple[tuple[str, int], ...] = ()  # kind and how many, in the order of placing
    treasure: str = ""
    tasks: tuple[Task, ...] = ()  # the conditions, one after the other
    riddle: tuple[str, ...] = ()  # at most two lines
    nudge: str = ""
    time_s: int = 90
    dark: bool = False
    key_hidden: bool = False
    hatch_hidden: bool = False
    key_dist: tuple[int, int] = (8, 40)
    key_to_hatch_dist: tuple[int, int] | None = None
    hatch_off_key_path: bool = False
    spawn_dist: tuple[str, int, int] | None = None  # a kind and its own distances
    lend: dict[str, int] = {}  # noqa: RUF012 (a NamedTuple's default; nobody writes into it)
    needs: tuple[str, ...] = ()
    pedestals: dict[str, tuple[int, int]] = {}  # noqa: RUF012 (the same)
    no_key: bool = False


class Rooms(NamedTuple):
    """All records of a tower, and the number that recordings compare them by."""

    floors: tuple[Room, ...]
    digest: int

    def of(self, floor: int) -> Room:
        """The record of a floor, 1 the first; longer towers begin again."""
        return self.floors[(floor - 1) % len(self.floors)]


EMPTY = Rooms((Room(time_s=0),), 0)  # a tower without inhabitants, and without a clock


def read_rooms(text: str, name: str) -> Rooms:
    """The records in a text; `name` is what a Refusal calls the file."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refusal(f"{name}: this is not TOML: {error}") from None
    records = values.get("floor")
    if not isinstance(records, list) or not records or list(values) != ["floor"]:
        raise Refusal(f"{name}: a rooms file holds [[floor]] records and nothing else")
    floors = tuple(
        _read_room(record, number, f"{name}: floor {number}")
        for number, record in enumerate(records, 1)
    )
    return Rooms(floors, crc32(repr(floors).encode()))


def _read_room(record: dict[str, Any], number: int, place: str) -> Room:
    if record.pop("n", number) != number:
        raise Refusal(f"{place}: this record says another n; records stand in the floors' order")
    fields: dict[str, Any] = {}
    for key, value in record.items():
        if key not in READERS:
            raise Refusal(f'{place}: there is no setting "{key[:20]}"{did_you_mean(key, READERS)}')
        try:
            fields[FIELDS.get(key, key)] = READERS[key](value)
        except (TypeError, ValueError, AttributeError, KeyError) as error:
            reason = f" ({error})" if isinstance(error, Refusal) else ""
            raise Refusal(f"{place}: {key} = {str(value)[:40]} is not right{reason}") from None
    return Room(**fields)


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value <= 9999:
        raise Refusal("a whole number from 0 to 9999 is needed")
    return value


def _flag(value: object) -> bool:
    if type(value) is not bool:
        raise Refusal("true or false is needed")
    return value


def _word(value: object) -> str:
    if not isinstance(value, str):
        raise Refusal("a text in quotes is needed")
    return value


def _words(value: list[object]) -> tuple[str, ...]:
    return tuple(_word(word) for word in value)


def _bounds(value: list[int]) -> tuple[int, int]:
    low, high = map(_number, value)
    if low > high:
        raise Refusal("the smaller number comes first")
    return low, high


def _monster(value: object) -> str:
    kind = _word(value)
    if kind not in KINDS:
        raise Refusal(f'there is no monster "{kind}"{did_you_mean(kind, KINDS)}')
    return kind


def _monsters(value: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((_monster(kind), _number(count)) for kind, count in value.items())


def _spawn(value: dict[str, Any]) -> tuple[str, int, int]:
    return (_monster(value["monster"]), *_bounds([value["min"], value["max"]]))


def _treasure(value: object) -> str:
    name = _word(value)
    if name not in TREASURES:
        raise Refusal(f'there is no treasure "{name}"{did_you_mean(name, TREASURES)}')
    return name


def _treasures(value: list[object]) -> tuple[str, ...]:
    return tuple(map(_treasure, value))


def _tasks(value: list[dict[str, Any]]) -> tuple[Task, ...]:
    return tuple(map(read_task, value))


def _lend(value: dict[str, int]) -> dict[str, int]:
    return {_word(tool): _number(count) for tool, count in value.items()}


def _pedestals(value: dict[str, list[int]]) -> dict[str, tuple[int, int]]:
    return {_word(name): (_number(x), _number(y)) for name, (x, y) in value.items()}


FIELDS = {"conditions": "tasks"}  # where a record's word differs from the Room's
READERS = {
    "monsters": _monsters,
    "treasure": _treasure,
    "conditions": _tasks,
    "riddle": _words,
    "nudge": _word,
    "time_s": _number,
    "dark": _flag,
    "key_hidden": _flag,
    "hatch_hidden": _flag,
    "key_dist": _bounds,
    "key_to_hatch_dist": _bounds,
    "hatch_off_key_path": _flag,
    "spawn_dist": _spawn,
    "lend": _lend,
    "needs": _treasures,
    "pedestals": _pedestals,
    "no_key": _flag,
}
