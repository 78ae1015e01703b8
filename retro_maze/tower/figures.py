"""What a maker of towers wants to know of a floor, and of all 256 bytes it could grow from."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from retro_maze.maze import Grid, carve, chip, distances
from retro_maze.maze.solve import exits, parts
from retro_maze.maze.survey import ALIKE, pillars, register_cycle
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
    closed: int  # cells that cannot be reached from the largest part
    cycle: int  # clocks after which the register is back at the byte; 0 for other chips
    same: tuple[int, ...]  # other floors of the same byte
    alike: tuple[int, ...]  # other floors of which less than a quarter of the pieces differ


def maze_of(table: Table, byte: int) -> Grid:
    """The bare maze that a byte makes in a tower."""
    size = 2 * table.columns + 1, 2 * table.rows + 1
    return carve(table.carver, *size, chip(table.chip, byte))


def mazes_of(table: Table) -> list[Grid]:
    """Every floor's bare maze."""
    return [maze_of(table, byte) for byte in table.seeds]


def figures(table: Table, plan: Plan, mazes: Sequence[Grid]) -> Figures:
    """The numbers of a planned floor; `mazes` are those of the tower's floors, for comparison."""
    ways = exits(plan.maze)
    counts = [way.bit_count() for way in ways]
    groups = parts(plan.maze)
    others = [number for number in range(1, len(mazes) + 1) if number != plan.floor]
    same = tuple(number for number in others if table.seeds[number - 1] == plan.byte)
    return Figures(
        way_of(plan),
        counts.count(1),
        counts.count(3) + counts.count(4),
        sum(counts) // 2 - len(ways) + len(groups),
        len(ways) - max(map(len, groups)),
        register_cycle(plan.byte) if table.chip in REGISTER_CHIPS else 0,
        same,
        tuple(_alike(plan.maze, mazes, [number for number in others if number not in same])),
    )


def _alike(maze: Grid, mazes: Sequence[Grid], numbers: Sequence[int]) -> Iterator[int]:
    few = len(pillars(maze)) // ALIKE
    mine = int.from_bytes(maze.squares, "big")
    for number in numbers:
        theirs = int.from_bytes(mazes[number - 1].squares, "big")
        if (mine ^ theirs).bit_count() // 2 < few:
            yield number


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
