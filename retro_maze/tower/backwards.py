"""The Backwards Tower: the tower again, every byte turned and every record three floors away.

Byte xor 0xA5. Inside its band each floor takes the record of the floor three above it (the last
three those of the first three): monsters, conditions, riddle, clock and light. Treasures stay where
they are, so that kits grow as before, and so do the floors of the boss and the bell.
"""

from typing import Any
from zlib import crc32

from retro_maze.tower.floor import Tower
from retro_maze.tower.rooms import Room, Rooms

BACKWARDS = "backwards"
TITLE = "The Backwards Tower"
MASK = 0xA5
TURN = 3  # floors
BAND = 10  # floors
STAY = (59, 60)  # floors whose record stays: the boss and the bell
OF_THE_PLACE = ("crown_key",)  # what a hatch asks for belongs to its floor, not to the record

# What a record needs on another maze: floor: fields of its Room. Each line says why.
CHANGES: dict[int, dict[str, Any]] = {
    34: {"spawn_dist": ("coil", 9, 40)},  # else no springs lead a Coil to the hatch
}


def backwards(tower: Tower) -> Tower:
    """The tower turned; made anew each time, since it costs a fraction of reading a tower."""
    table = tower.table
    seeds = tuple(seed ^ MASK for seed in table.seeds)
    turned = table._replace(title=TITLE, rooms=BACKWARDS, seeds=seeds)
    return Tower(BACKWARDS, turned, backwards_rooms(tower.rooms))


def backwards_rooms(rooms: Rooms) -> Rooms:
    """The records in their new places."""
    floors = tuple(
        _turned(room, rooms.of(source(floor, len(rooms.floors))), floor)
        for floor, room in enumerate(rooms.floors, 1)
    )
    return Rooms(floors, crc32(repr(floors).encode()))


def source(floor: int, floors: int) -> int:
    """The floor whose record comes to a floor of a tower with so many."""
    if floor in STAY:
        return floor
    first = (floor - 1) // BAND * BAND + 1
    band = [one for one in range(first, min(first + BAND, floors + 1)) if one not in STAY]
    return band[(floor - first + TURN) % len(band)]


def _turned(here: Room, record: Room, floor: int) -> Room:
    """The record that comes to a floor, with what belongs to the floor itself."""
    kept = tuple(need for need in here.needs if need in OF_THE_PLACE)
    needs = (*(need for need in record.needs if need not in OF_THE_PLACE), *kept)
    changes = {"treasure": here.treasure, "needs": needs, **CHANGES.get(floor, {})}
    return record._replace(**changes)
