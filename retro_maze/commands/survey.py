"""Measures every floor of a tower, or bare mazes of any recipe, one line each.

way: steps from start by key to hatch (bare mazes: first to last cell); longest: the longest of
all shortest ways; straight: percent of the cells with two exits that lead straight on;
up right down left: how many pillars lean that way towards the outer wall; cycle: after how many
clocks an 8-bit register is back at the seed; nearest: the floor that differs in the fewest pieces.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from retro_maze.commands.arguments import add_tower, alone, number
from retro_maze.commands.recipe import (
    RECIPE,
    Seed,
    add_recipe,
    maze_of,
    seed_text,
    seeds_of,
)
from retro_maze.maze import LIMIT, Grid, Refusal, way
from retro_maze.maze.survey import Report, differences, look_alikes, register_cycle, survey
from retro_maze.shelf import BELL, load_tower
from retro_maze.tower.floor import plan_floor

EIGHT_BIT = ("lfsr8", "arcade")
SHORT_CYCLE = 31  # clocks; so short a cycle shows in the maze
HEADINGS = (
    *("floor", "seed", "way", "longest", "dead-ends", "junctions", "straight"),
    *("up", "right", "down", "left", "parts", "loops", "cycle", "nearest", "differ", "crc"),
)


class Line(NamedTuple):
    """A floor, or a bare maze, and what was found."""

    number: int  # the floor's; bare mazes are counted from 1
    seed: str
    grid: Grid
    steps: int | None  # of its way; None where no way leads
    cycle: int | None  # of an 8-bit register
    report: Report


def parser(p: ArgumentParser) -> None:
    add_tower(p, None)
    p.add_argument(
        "--size",
        nargs=2,
        metavar=("WIDTH", "HEIGHT"),
        type=number,
        help="survey bare mazes on this wall grid instead, made by:",
    )
    add_recipe(p)
    form = p.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="everything that was found")
    form.add_argument("--csv", action="store_true", help="the table, with commas")


def run(args: Namespace) -> int:
    lines = bare_mazes(args) if args.size else floors(args)
    if args.json:
        import json

        print(json.dumps(as_plain(lines)))
    elif args.csv:
        print("\n".join(map(",".join, table(lines))))
    else:
        print("\n".join([*aligned(table(lines)), *remarks(lines)]))
    return 0


def floors(args: Namespace) -> list[Line]:
    """Every floor of a tower; its way leads from start by key to hatch."""
    alone(args, "a survey of a tower", RECIPE, "they make bare mazes; give their --size too")
    tower = load_tower(args.tower or BELL)
    plans = [plan_floor(tower, number) for number in range(1, tower.floors + 1)]
    return [
        measure(plan.floor, plan.byte, f"{plan.byte:02X}", tower.table.chip, plan.maze, plan.path())
        for plan in plans
    ]


def bare_mazes(args: Namespace) -> list[Line]:
    """Every maze of a recipe; its way leads from the first cell to the last."""
    alone(args, "--size", ("--tower",), "a survey is of a tower or of bare mazes")
    args.width, args.height = args.size
    seeds = seeds_of(args)
    if args.width * args.height * len(seeds) > LIMIT:
        raise Refusal(
            f"a survey takes up to {LIMIT} squares in all; give fewer seeds or a less size"
        )
    lines = []
    for count, seed in enumerate(seeds, 1):
        grid = maze_of(args, seed)
        cells = way(grid, 0, grid.columns * grid.rows - 1)
        lines.append(measure(count, seed, seed_text(seed), args.chip, grid, cells))
    return lines


def measure(
    number: int, seed: Seed, text: str, chip: str, grid: Grid, cells: Sequence[int]
) -> Line:
    """The line of one maze with a way of these cells."""
    steps = len(cells) - 1 if cells else None
    cycle = register_cycle(seed) if chip in EIGHT_BIT and isinstance(seed, int) else None
    return Line(number, text, grid, steps, cycle, survey(grid))


def table(lines: Sequence[Line]) -> list[list[str]]:
    """The headings, then a row a line; what there is not is a dash."""
    rows = [list(HEADINGS)]
    for (floor, seed, _, steps, cycle, found), near in zip(lines, nearest(lines), strict=True):
        facts = [floor, seed, steps, found.longest, found.dead_ends, found.junctions]
        facts += [found.straight, *found.leans, found.parts, found.loops, cycle, *near]
        words = ["-" if fact is None else str(fact) for fact in facts]
        rows.append([*words, f"{found.crc:08x}"])
    return rows


def nearest(lines: Sequence[Line]) -> list[tuple[int | None, int | None]]:
    """For each line the number of the most similar other, and how many pieces differ."""
    near: list[tuple[int | None, int | None]] = []
    for own, row in enumerate(differences([one.grid for one in lines])):
        others = [(pieces, other) for other, pieces in enumerate(row) if other != own]
        pieces, other = min(others, default=(None, None))
        near.append((None if other is None else lines[other].number, pieces))
    return near


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The rows as columns, flush right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(word.rjust(width) for word, width in zip(row, widths, strict=True))


def remarks(lines: Sequence[Line]) -> Iterator[str]:
    """One sentence for whatever a builder of towers should look at."""
    for one, two, pieces in look_alikes([line.grid for line in lines]):
        names = f"{lines[one].number} and {lines[two].number}"
        yield f"{names} look alike: all but {pieces} of their pieces are the same"
    for line in lines:
        yield from (f"{line.number} {remark}" for remark in remarks_on(line))


def remarks_on(line: Line) -> Iterator[str]:
    columns = line.grid.columns
    closed = [divmod(cell, columns) for group in line.report.closed for cell in group]
    if closed:
        places = " ".join(f"{column},{row}" for row, column in closed)
        yield f"has closed rooms (column,row from 0): {places}"
    if line.steps is None:
        yield "cannot be finished: walls part start, key and hatch"
    if line.cycle == 1:
        yield f"has a locked register: seed {line.seed} answers every draw alike"
    elif line.cycle and line.cycle <= SHORT_CYCLE:
        yield f"repeats itself: its register is back after {line.cycle} clocks"


def as_plain(lines: Sequence[Line]) -> dict[str, object]:
    """Everything, as JSON can hold it."""
    grids = [one.grid for one in lines]
    records = [
        {
            "floor": one.number,
            "seed": one.seed,
            "way": one.steps,
            "cycle": one.cycle,
            **one.report._asdict(),
            "maze": one.grid.text(),
        }
        for one in lines
    ]
    pairs = [
        {"one": lines[one].number, "two": lines[two].number, "differ": pieces}
        for one, two, pieces in look_alikes(grids)
    ]
    return {"mazes": records, "differences": differences(grids), "look_alikes": pairs}
