"""A tower whose rooms are read when they are first needed: the title does not wait for them."""

from pathlib import Path
from typing import cast

from retro_maze.files import read_text
from retro_maze.shelf import find_rooms, find_table, load_rooms
from retro_maze.tower.floor import Tower
from retro_maze.tower.rooms import EMPTY, Room, Rooms
from retro_maze.tower.table import Table, read_table


class LateRooms:
    """Stands for a Rooms; the first question reads and checks the file, and may raise Refusal."""

    def __init__(self, table: Table, path: Path) -> None:
        self.table = table
        self.path = path.resolve()
        self.found: Rooms | None = None

    @property
    def rooms(self) -> Rooms:
        if self.found is None:
            self.found = load_rooms(self.table, self.path)
        return self.found

    @property
    def floors(self) -> tuple[Room, ...]:
        return self.rooms.floors

    @property
    def digest(self) -> int:
        return self.rooms.digest

    def of(self, floor: int) -> Room:
        return self.rooms.of(floor)


def late_tower(name: str) -> Tower:
    """As shelf.load_tower, but of the rooms it is only known that they are there."""
    path = find_table(name)
    table = read_table(read_text(path), str(path))
    late = LateRooms(table, path) if find_rooms(table, path) else EMPTY
    return Tower(path.parent.name, table, cast(Rooms, late))
