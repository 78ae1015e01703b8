"""What can be said of a maze, and of mazes beside each other, in whole numbers."""

from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

from retro_maze.maze.chips import CLOCKED
from retro_maze.maze.grid import Grid
from retro_maze.maze.solve import distances, exits, is_perfect, parts

ALL_STARTS = 4096
"""Up to so many cells the longest way is looked for from every cell of a maze with loops."""

ALIKE = 4
"""Mazes look alike when less than one piece in so many stands elsewhere."""


class Report(NamedTuple):
    """A maze in numbers. Cells by number; lengths in steps."""

    cells: int
    perfect: bool
    parts: int
    loops: int
    closed: list[list[int]]  # every part but the largest
    longest: int | None  # the longest of all shortest ways; None where that would take too long
    dead_ends: int
    junctions: int
    straight: int  # percent of the cells with two exits that lead straight on
    leans: tuple[int, int, int, int]  # see `leans`
    crc: int  # CRC-32 of the squares


def survey(grid: Grid) -> Report:
    """Everything at once.

    >>> report = survey(Grid.from_text(["#######", "#.....#", "#.###.#", "#...#.#", "#######"]))
    >>> report.perfect, report.longest, report.dead_ends, report.straight
    (True, 5, 2, 25)
    """
    ways = exits(grid)
    groups = parts(grid)
    main = max(groups, key=len)
    straight = sum(way in (0b0101, 0b1010) for way in ways)
    counts = [way.bit_count() for way in ways]
    return Report(
        cells=len(ways),
        perfect=is_perfect(grid),
        parts=len(groups),
        loops=sum(counts) // 2 - len(ways) + len(groups),
        closed=[group for group in groups if group is not main],
        longest=longest_way(grid),
        dead_ends=counts.count(1),
        junctions=counts.count(3) + counts.count(4),
        straight=100 * straight // max(1, counts.count(2)),
        leans=leans(grid),
        crc=crc32(grid.squares),
    )


def longest_way(grid: Grid) -> int | None:
    """The longest of the shortest ways between two cells, in steps.

    Without loops the cell farthest from anywhere is an end of it. With loops every cell has to
    be tried, so mazes of more than ALL_STARTS cells give None.
    """
    if is_perfect(grid):
        far = distances(grid, 0)
        return max(distances(grid, far.index(max(far))))
    cells = grid.columns * grid.rows
    return max(max(distances(grid, cell)) for cell in range(cells)) if cells <= ALL_STARTS else None


def leans(grid: Grid) -> tuple[int, int, int, int]:
    """How many pillars lean up, right, down and left: each along its piece towards the outer wall.

    In a perfect maze every pillar has one such piece: the one its carver gave it. Pillars of
    walls that float free are not counted.
    """
    squares, width = grid.squares, grid.width
    inner = pillars(grid)
    bare = bytearray(len(squares))
    for pillar in inner:
        bare[pillar] = 1
    counts = [0, 0, 0, 0]
    queue = []
    for pillar in inner:
        ties = [squares[pillar + s] and not bare[pillar + 2 * s] for s in grid.steps()]
        if any(ties):
            counts[ties.index(True)] += 1
            queue.append(pillar)
    for pillar in queue:
        bare[pillar] = 0
    for pillar in queue:
        for direction, step in enumerate((width, -1, -width, 1)):  # seen from the other pillar
            other = pillar + 2 * step
            if bare[other] and squares[pillar + step]:
                bare[other] = 0
                counts[direction] += 1
                queue.append(other)
    up, right, down, left = counts
    return up, right, down, left


def pillars(grid: Grid) -> list[int]:
    """The places where four cells meet, row by row."""
    width = grid.width
    columns = range(2, 2 * grid.columns, 2)
    return [y * width + x for y in range(2, 2 * grid.rows, 2) for x in columns]


def differences(grids: Sequence[Grid]) -> list[list[int]]:
    """For each maze how many pieces of every other stand elsewhere; mazes of one size."""
    bits = [int.from_bytes(grid.squares, "big") for grid in grids]
    return [[(one ^ other).bit_count() // 2 for other in bits] for one in bits]


def look_alikes(grids: Sequence[Grid]) -> list[tuple[int, int, int]]:
    """Pairs of mazes of which less than one piece in ALIKE differs, and how many do."""
    table = differences(grids)
    few = len(pillars(grids[0])) // ALIKE if grids else 0
    pairs = [(one, two) for two in range(len(grids)) for one in range(two)]
    return [(one, two, table[one][two]) for one, two in pairs if table[one][two] < few]


def register_cycle(seed: int) -> int:
    """After how many clocks the 8-bit register is back at the seed: 217, 31, 7 or 1.

    >>> register_cycle(0), register_cycle(255)
    (217, 1)
    """
    register, clocks = CLOCKED[seed], 1
    while register != seed:
        register, clocks = CLOCKED[register], clocks + 1
    return clocks
