"""Tables of the best playthroughs, ten places each, and the text they are kept in.

    {"scores": 1, "days": ["2026-12-01"],
     "tables": {"bell arcade": [{"name": "WRN", "score": 52300, ...}]}}

What makes no sense in a text is left out; the rest is read all the same.
"""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from retro_maze.engine.stage import SECOND
from retro_maze.tower.game import Game
from retro_maze.tower.modes import MODES
from retro_maze.tower.table import MOST_FLOORS

VERSION = 1
PLACES = 10
NAME_LETTERS = 3
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.- "
NOBODY = "---"  # who did not want to be named
MOST_TABLES = 60
MOST_DAYS = 400  # whose first try is remembered
MOST = 10**9


class Entry(NamedTuple):
    """What a playthrough came to."""

    name: str = NOBODY
    score: int = 0
    seconds: int = 0
    chests: int = 0
    hint_seconds: int = 0
    deaths: int = 0
    floor: int = 1  # the last one that was played
    date: str = ""  # of the Daily Minute


class Scores:
    """All tables by key, see key_of, and the dates that were tried."""

    def __init__(self) -> None:
        self.tables: dict[str, list[Entry]] = {}
        self.days: list[str] = []

    def table(self, key: str) -> list[Entry]:
        """The entries of a table, the best first."""
        return self.tables.get(key, [])

    def place(self, key: str, entry: Entry) -> int:
        """The place that an entry would take, 1 the first; 0 when it takes none."""
        rank = ranking(key)
        if rank is by_points and not entry.score:
            return 0
        better = sum(rank(one) <= rank(entry) for one in self.table(key))
        return better + 1 if better < PLACES else 0

    def add(self, key: str, entry: Entry) -> int:
        """Puts an entry in its place, and tells which."""
        place = self.place(key, entry)
        if place:
            table = self.tables.setdefault(key, [])
            table.insert(place - 1, entry)
            del table[PLACES:]
        return place

    def try_day(self, date: str) -> bool:
        """Notes a try of a date; whether it is the first one, and so counts."""
        if date in self.days:
            return False
        self.days = [*self.days, date][-MOST_DAYS:]
        return True


def key_of(slot: str, mode: str) -> str:
    """The name of a tower's table in a mode."""
    return f"{slot} {mode}"


def by_points(entry: Entry) -> tuple[int, ...]:
    """The most points first; of equal ones the fewest hint seconds, then the shortest time."""
    return (-entry.score, entry.hint_seconds, entry.seconds)


def by_time(entry: Entry) -> tuple[int, ...]:
    """The shortest time first; of equal ones the most strongboxes, then the fewest hint seconds."""
    return (entry.seconds, -entry.chests, entry.hint_seconds)


def ranking(key: str) -> Callable[[Entry], tuple[int, ...]]:
    """How a table is ranked: the smallest first."""
    mode = key.rpartition(" ")[2]
    return by_points if mode in MODES and MODES[mode].points else by_time


def entry_of(game: Game, date: str = "") -> Entry:
    """What a playthrough has come to."""
    return Entry(
        score=game.score,
        seconds=game.ticks // SECOND,
        chests=len(game.opened),
        hint_seconds=game.hint_ticks // SECOND,
        deaths=game.deaths,
        floor=game.floor,
        date=date,
    )


def write_scores(scores: Scores) -> str:
    """The text of all tables, for read_scores."""
    tables = {key: [entry._asdict() for entry in table] for key, table in scores.tables.items()}
    return json.dumps({"scores": VERSION, "days": scores.days, "tables": tables}) + "\n"


def read_scores(text: str) -> Scores | None:
    """The tables in a text; None when it is not one of ours, or of another version."""
    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(values, dict) or repr(values.get("scores")) != str(VERSION):
        return None
    scores = Scores()
    days = values.get("days")
    scores.days = [day for day in days if _short(day)] if isinstance(days, list) else []
    tables = values.get("tables")
    for key, plain in list(tables.items())[:MOST_TABLES] if isinstance(tables, dict) else ():
        entries = [_entry(one) for one in plain] if isinstance(plain, list) else []
        table = sorted((one for one in entries if one), key=ranking(key))
        scores.tables[key] = table[:PLACES]
    return scores


def _short(value: object) -> bool:
    return isinstance(value, str) and len(value) <= len("2026-12-01") and value.isascii()


def _entry(plain: object) -> Entry | None:
    """The entry in a record, or None when any of it is not what a game would write."""
    if not isinstance(plain, dict):
        return None
    values: dict[str, Any] = {name: plain.get(name) for name in Entry._fields}
    for name, usual in Entry._field_defaults.items():
        value = values[name]
        if type(value) is not type(usual):
            return None
        if isinstance(value, int) and not 0 <= value <= MOST:
            return None
    entry = Entry(**values)
    named = len(entry.name) == NAME_LETTERS and all(letter in LETTERS for letter in entry.name)
    return entry if named and _short(entry.date) and 1 <= entry.floor <= MOST_FLOORS else None
