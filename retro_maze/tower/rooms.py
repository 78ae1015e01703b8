"""Who lives on each floor: the text of a rooms.toml -> Rooms, strictly checked."""

from collections.abc import Callable
from typing import Any, NamedTuple
from zlib import crc32

from retro_maze.maze import Refusal, check_name
from retro_maze.maze.refusal import did_you_mean
from retro_maze.tower.monsters import KINDS
from retro_maze.tower.table import parse, shown
from retro_maze.tower.tasks import PEDESTALS, Task, monsters_of, places_of, read_task
from retro_maze.tower.treasures import TREASURES

BELL_CELLS = (18, 9)  # the shape for which fixed cells are meant
MOST_MONSTERS = 40  # on a floor
MOST_SECONDS = 999
RIDDLE_LINES, RIDDLE_LETTERS = 2, 40
NUDGE_LETTERS = 80


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

    @property
    def threat(self) -> int:
        """How dangerous the monsters are together, in halves: compare floors by it."""
        return sum(count * KINDS[kind].threat for kind, count in self.monsters)


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
    values = parse(text, name)
    records = values.get("floor")
    if not isinstance(records, list) or not records or list(values) != ["floor"]:
        raise Refusal(f"{name}: a rooms file holds [[floor]] records and nothing else")
    floors = tuple(
        _read_room(record, number, f"{name}: floor {number}")
        for number, record in enumerate(records, 1)
    )
    return Rooms(floors, crc32(repr(floors).encode()))


def _read_room(record: object, number: int, place: str) -> Room:
    if not isinstance(record, dict):
        raise Refusal(f"{place}: {shown(record)} is no [[floor]] record")
    if record.pop("n", number) != number:
        raise Refusal(f"{place}: this record says another n; records stand in the floors' order")
    fields: dict[str, Any] = {}
    for key, value in record.items():
        if key not in READERS:
            word = shown(key)
            raise Refusal(f'{place}: there is no setting "{word}"{did_you_mean(word, READERS)}')
        reader, wanted = READERS[key]
        try:
            fields["tasks" if key == "conditions" else key] = reader(value)
        except Refusal as reason:
            raise Refusal(f"{place}: {key}: {reason}") from None
        except (TypeError, ValueError, AttributeError, KeyError):
            raise Refusal(f"{place}: {key} = {shown(value)} must be {wanted}") from None
    room = Room(**fields)
    _check_whole(room, place)
    return room


def _check_whole(room: Room, place: str) -> None:
    """Refuses tasks that nobody on the floor, and no place of it, can fulfil."""
    here = [kind for kind, _ in room.monsters]
    for task in room.tasks:
        for kind in monsters_of(task):
            if kind not in here:
                raise Refusal(f"{place}: {task.kind} asks for {kind}, and none lives here")
        for name in places_of(task):
            if name in PEDESTALS and name not in room.pedestals:
                raise Refusal(f"{place}: {task.kind} asks for {name}, and pedestals has none")
    if room.no_key and not room.tasks:
        raise Refusal(f"{place}: without a key the floor ends by its conditions, and has none")


def _number(value: object, low: int = 0, high: int = 9999) -> int:
    if type(value) is not int or not low <= value <= high:
        raise Refusal(f"{shown(value)} is not a whole number from {low} to {high}")
    return value


def _seconds(value: object) -> int:
    return _number(value, 0, MOST_SECONDS)


def _flag(value: object) -> bool:
    if type(value) is not bool:
        raise ValueError
    return value


def _word(value: object, most: int = NUDGE_LETTERS) -> str:
    if not isinstance(value, str):
        raise TypeError
    if len(value) > most or not value.isprintable():
        raise Refusal(f'"{shown(value)}" must be one line of at most {most} letters')
    return value


def _riddle(value: list[object]) -> tuple[str, ...]:
    if len(value) > RIDDLE_LINES:
        raise ValueError
    return tuple(_word(line, RIDDLE_LETTERS) for line in value)


def _bounds(value: list[int]) -> tuple[int, int]:
    low, high = map(_number, value)
    if low > high:
        raise ValueError
    return low, high


def _monster(value: object) -> str:
    kind = _word(value)
    check_name("monster", kind, DWELLERS)
    return kind


def _monsters(value: dict[str, int]) -> tuple[tuple[str, int], ...]:
    pairs = [(_monster(kind), _number(n, 1, MOST_MONSTERS)) for kind, n in value.items()]
    if sum(n for _, n in pairs) > MOST_MONSTERS:
        raise Refusal(f"a floor has room for {MOST_MONSTERS} monsters")
    return tuple(pairs)


def _spawn(value: dict[str, Any]) -> tuple[str, int, int]:
    if sorted(value) != ["max", "min", "monster"]:
        raise ValueError
    return (_monster(value["monster"]), *_bounds([value["min"], value["max"]]))


def _treasure(value: object) -> str:
    name = _word(value)
    check_name("treasure", name, TREASURES)
    return name


def _treasures(value: list[object]) -> tuple[str, ...]:
    return tuple(map(_treasure, value))


def _tasks(value: list[dict[str, Any]]) -> tuple[Task, ...]:
    return tuple(map(read_task, value))


def _lend(value: dict[str, int]) -> dict[str, int]:
    for tool in value:
        check_name("tool", tool, ("pick",))
    return {tool: _number(count, 1, 99) for tool, count in value.items()}


def _pedestals(value: dict[str, list[int]]) -> dict[str, tuple[int, int]]:
    for name in value:
        check_name("pedestal", name, PEDESTALS)
    columns, rows = BELL_CELLS
    return {
        name: (_number(x, 0, columns - 1), _number(y, 0, rows - 1))
        for name, (x, y) in value.items()
    }


DWELLERS = tuple(kind for kind in KINDS if kind != "song")  # the boss brings its songs itself
YES_NO = "true or false"
DISTANCES = "two whole numbers, the smaller first, such as [8, 40]"
READERS: dict[str, tuple[Callable[[Any], object], str]] = {  # word: its reader, what it must be
    "monsters": (_monsters, "kinds and how many of each, such as { blot_g = 5 }"),
    "treasure": (_treasure, "a treasure's name in quotes"),
    "conditions": (_tasks, "a list of conditions"),
    "riddle": (_riddle, "a list of one or two lines in quotes"),
    "nudge": (_word, "a text in quotes"),
    "time_s": (_seconds, "seconds"),
    "dark": (_flag, YES_NO),
    "key_hidden": (_flag, YES_NO),
    "hatch_hidden": (_flag, YES_NO),
    "key_dist": (_bounds, DISTANCES),
    "key_to_hatch_dist": (_bounds, DISTANCES),
    "hatch_off_key_path": (_flag, YES_NO),
    "spawn_dist": (_spawn, 'such as { monster = "coil", min = 6, max = 20 }'),
    "lend": (_lend, "tools and how many, such as { pick = 3 }"),
    "needs": (_treasures, "a list of treasures' names in quotes"),
    "pedestals": (_pedestals, "names and cells, such as { pedestal_w = [3, 4] }"),
    "no_key": (_flag, YES_NO),
}
