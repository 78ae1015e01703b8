"""What a maker of towers wants to know of a floor, and of all 256 bytes it could grow from."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from retro_maze.maze import Grid, carve, chip, distances
from retro_maze.maze.solve import exits, parts
from retro_maze.maze.survey import ALIKE, register_cycle
from retro_maze.tower.floor import Plan, Tower, place, room_of
from retro_maze.tower.rooms import BELL_CELLS
from retro_maze.tower.table import Table

BAND_FLOORS = 10
BAND_WAYS = (28, 34, 40, 45, 49, 50)  # steps: the bell's own floors on average, band by band
REGISTER_CHIPS = ("lfsr8", "arcade")
SHORT_CYCLE = 31  # clocks: a register that comes round so soon draws a pattern


class Figures(NamedTuple):
    """A floor in numbers. Ways in steps from cell to cell."""

    way: int  # start -> key -> hatch; -1 where there is none
    dead_ends: int
    junctions: int
    loops: int
    closed: tuple[int, ...]  # cells that cannot be reached from the largest part
    cycle: int  # clocks after which the register is back at the byte; 0 for other chips


def figures(table: Table, plan: Plan, path: Sequence[int]) -> Figures:
    """The numbers of a planned floor; `path` is its own way, which is not looked for again."""
    ways = exits(plan.maze)
    counts = [way.bit_count() for way in ways]
    groups = parts(plan.maze)
    main = max(groups, key=len)
    return Figures(
        len(path) - 1,
        counts.count(1),
        counts.count(3) + counts.count(4),
        sum(counts) // 2 - len(ways) + len(groups),
        tuple(cell for group in groups if group is not main for cell in group),
        register_cycle(plan.byte) if table.chip in REGISTER_CHIPS else 0,
    )


def maze_of(table: Table, byte: int) -> Grid:
    """The bare maze that a byte makes in a tower."""
    size = 2 * table.columns + 1, 2 * table.rows + 1
    return carve(table.carver, *size, chip(table.chip, byte))


class Gallery:
    """A tower's floors side by side: which have one byte, and which look alike.

    The mazes are grown by and by, since a tall tower takes longer than a frame.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.bits: list[int] = [0] * len(table.seeds)  # each maze as one number; 0 not grown yet

    def take(self, table: Table) -> None:
        """Goes over to a changed table; floors that did not change stay."""
        old, self.table = self.table, table
        if old._replace(seeds=table.seeds, title=table.title) != table:
            self.bits = [0] * len(table.seeds)
            return
        for at, pair in enumerate(zip(old.seeds, table.seeds, strict=True)):
            if pair[0] != pair[1]:
                self.bits[at] = 0

    def grow(self, most: int) -> bool:
        """Grows at most so many mazes; whether all are there."""
        for at, bits in enumerate(self.bits):
            if not bits and most:
                maze = maze_of(self.table, self.table.seeds[at])
                self.bits[at] = int.from_bytes(maze.squares, "big")
                most -= 1
        return all(self.bits)

    def same(self, floor: int) -> list[int]:
        """The other floors of the same byte."""
        seeds = self.table.seeds
        return [n for n, byte in enumerate(seeds, 1) if byte == seeds[floor - 1] and n != floor]

    def alike(self, floor: int) -> list[int]:
        """The other floors of which less than a quarter of the pieces stand elsewhere."""
        mine, seeds = self.bits[floor - 1], self.table.seeds
        few = 2 * ((self.table.columns - 1) * (self.table.rows - 1) // ALIKE)  # in squares
        return [
            number
            for number, bits in enumerate(self.bits, 1)
            if bits and mine and (mine ^ bits).bit_count() < few
            if seeds[number - 1] != seeds[floor - 1]
        ]


def way_of(plan: Plan) -> int:
    """The steps of the way start -> key -> hatch; -1 where there is none."""
    steps = distances(plan.maze, plan.key)
    return (
        steps[plan.start] + steps[plan.hatch]
        if min(steps[plan.start], steps[plan.hatch]) >= 0
        else -1
    )


def way_by_byte(tower: Tower, floor: int) -> Iterator[int]:
    """The way that the floor would have with each byte, 0 the first; ask as time allows.

    Monsters are placed last, so the ways are right without them.
    """
    room = room_of(tower, floor)._replace(monsters=())
    for byte in range(256):
        yield way_of(place(maze_of(tower.table, byte), byte, floor, room))


def nearest(ways: Sequence[int], wish: int, taken: Sequence[int] = ()) -> int:
    """The byte whose way comes nearest to the wish; of equals one that is not taken, then the
    smallest."""
    return min(range(len(ways)), key=lambda byte: (_miss(ways[byte], wish), byte in taken, byte))


def _miss(way: int, wish: int) -> int:
    return abs(way - wish) if way >= 0 else 1 << 16


def target(table: Table, floor: int) -> int | None:
    """The way that a floor of this band should have; None in towers of another shape."""
    if (table.columns, table.rows) != BELL_CELLS:
        return None
    return BAND_WAYS[(floor - 1) // BAND_FLOORS % len(BAND_WAYS)]
