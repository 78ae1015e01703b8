"""What a player has reached: the text that is kept between two games <-> Progress.

{"progress": 1, "generation": 1, "towers": {"bell": {"reached": 12}}}
"""

import json
from typing import Any

from retro_maze.maze import Refusal
from retro_maze.tower.floor import GENERATION
from retro_maze.tower.table import MOST_FLOORS

VERSION = 1
MOST_TOWERS = 200  # records kept; the oldest give way


class Progress:
    """The highest floor reached in each tower, by the tower's name or path."""

    __slots__ = ("reached",)

    def __init__(self, reached: dict[str, int] | None = None) -> None:
        self.reached = reached or {}

    def floor(self, tower: str, floors: int) -> int:
        """The highest floor reached in a tower of `floors`; 1 where nothing is kept."""
        return min(self.reached.get(tower, 1), floors)

    def reach(self, tower: str, floor: int) -> bool:
        """Notes that a floor was entered; True when that is news."""
        known = self.reached.pop(tower, 0)
        self.reached[tower] = max(known, floor)  # now the youngest record
        return floor > known


def write_progress(progress: Progress) -> str:
    """The text of a progress, for read_progress."""
    youngest = list(progress.reached.items())[-MOST_TOWERS:]
    towers = {name: {"reached": floor} for name, floor in youngest}
    record = {"progress": VERSION, "generation": GENERATION, "towers": towers}
    return json.dumps(record) + "\n"


def read_progress(text: str) -> Progress:
    """The progress in a text; a record in it that makes no sense is left out.

    A text of another version is refused: its floors may not be ours.
    """
    values = _object(text)
    for word, ours in (("progress", VERSION), ("generation", GENERATION)):
        if values.get(word) != ours:
            raise Refusal(f"this progress was saved by another version of the game ({word})")
    towers = values.get("towers")
    records = towers.items() if isinstance(towers, dict) else ()
    return Progress({name: _reached(record) for name, record in records if _reached(record)})


def _object(text: str) -> dict[str, Any]:
    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, dict):
        raise Refusal("this is not a saved progress")
    return values


def _reached(record: object) -> int:
    floor = record.get("reached") if isinstance(record, dict) else 0
    return floor if type(floor) is int and 1 <= floor <= MOST_FLOORS else 0
