"""Notices within half a second that a tower's files have changed on the disk."""

import os
from pathlib import Path
from typing import NamedTuple

from retro_maze.maze import Refusal
from retro_maze.shelf import find_rooms, find_table, load_tower
from retro_maze.tower.floor import Tower

LOOK = 10  # ticks from one look to the next; a change is read when it has stood still for one

Mark = tuple[int, int, int]


class News(NamedTuple):
    """The tower as its files say it now, or the sentence on why they cannot be read."""

    tower: Tower | None
    trouble: str = ""


class Watch:
    """Looks at a tower's seeds.toml and rooms.toml; `name` as load_tower takes it.

    Make it before Pyxel starts, for a relative path would mean another place then.
    """

    def __init__(self, name: str) -> None:
        self.path = find_table(name).resolve()
        self.files = [self.path]
        self.ticks = 0
        self.moved = False  # something changed at the last look
        self._note(load_tower(str(self.path)))
        self.marks = [mark(path) for path in self.files]

    def tick(self) -> News | None:
        """Called once a tick; news are told once."""
        self.ticks += 1
        if self.ticks % LOOK:
            return None
        marks = [mark(path) for path in self.files]
        settled, self.moved = self.moved and marks == self.marks, marks != self.marks
        self.marks = marks
        return self._read() if settled else None

    def _read(self) -> News:
        try:
            tower = load_tower(str(self.path))
        except Refusal as refusal:
            return News(None, str(refusal))
        except OSError as error:
            return News(None, f"{self.path}: {error.strerror or error}")
        self._note(tower)
        self.marks = [mark(path) for path in self.files]
        return News(tower)

    def _note(self, tower: Tower) -> None:
        """The files that this tower came from."""
        rooms = find_rooms(tower.table, self.path)
        self.files = [self.path, rooms] if rooms else [self.path]


def mark(path: Path) -> Mark | None:
    """What changes when a file is written; None for one that is not there."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino
