"""Prints a maze of any carver, chip, size and seed: # wall, . floor.

WIDTH and HEIGHT are those of the wall grid, 2n + 1 for n cells; their product may be 4194304.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence

from retro_maze.commands.arguments import add_out, alone, number
from retro_maze.commands.recipe import (
    Seed,
    add_recipe,
    chip_of,
    maze_of,
    seeds_of,
    title_of,
)
from retro_maze.maze import FLOOR, Grid, Refusal, Watch, draw, grow, way

FORMATS = ("text", "csv", "html", "svg", "json", "png")
SINGLE = ("html", "svg", "png")
"""Formats that hold one maze."""
WALL_SIGN, FLOOR_SIGN = "#", "."
SIGNS = {  # options on how it is written: the formats that have a use for them
    "--wall": ("text",),
    "--floor": ("text",),
    "--crlf": ("text", "csv"),
    "--trace": ("text",),
}
LONGEST_SIGN = 8  # characters that may stand for a square
LARGEST_TRACE = 10_000  # squares; each step is a picture of all of them
LARGEST_FILE = 1 << 28  # characters


def parser(p: ArgumentParser) -> None:
    p.add_argument("width", metavar="WIDTH", type=number, help="squares across")
    p.add_argument("height", metavar="HEIGHT", type=number, help="squares down")
    add_recipe(p)
    p.add_argument("--format", choices=FORMATS, help="default: as FILE is called, else text")
    add_out(p, "write there instead of printing")
    p.add_argument("--wall", metavar="SIGN", help=f"what stands for wall ({WALL_SIGN})")
    p.add_argument("--floor", metavar="SIGN", help=f"what stands for floor ({FLOOR_SIGN})")
    p.add_argument("--crlf", action="store_true", help="end lines as Windows does")
    p.add_argument("--way", action="store_true", help="mark the way from first to last cell by o")
    p.add_argument("--trace", action="store_true", help="print every step of the carver")


def run(args: Namespace) -> int:
    seeds = seeds_of(args)
    settle_format(args)
    check_form(args, len(seeds))
    if args.random:
        print(f"retro-maze: {title_of(args, seeds[0])}", file=sys.stderr)
    pages = (page(args, seed) for seed in seeds)
    if args.out is not None:
        from retro_maze.files import write_bytes

        write_bytes(args.out, gap(args).join(pages))
        return 0
    for made, data in enumerate(pages):
        sys.stdout.buffer.write(gap(args) + data if made else data)
    sys.stdout.buffer.flush()
    return 0


def settle_format(args: Namespace) -> None:
    """Without --format the file's ending decides; with it that must not say another."""
    ending = args.out.suffix[1:].lower() if args.out else ""
    said = ending if ending in FORMATS else ""
    if args.format and said and said != args.format:
        raise Refusal(f"--format {args.format} and -o {args.out.name} contradict each other")
    args.format = args.format or said or "text"
    for option, formats in SIGNS.items():
        if args.format not in formats:
            alone(args, f"--format {args.format}", (option,), f"it is for {' and '.join(formats)}")
    args.wall = WALL_SIGN if args.wall is None else args.wall
    args.floor = FLOOR_SIGN if args.floor is None else args.floor


def check_form(args: Namespace, mazes: int) -> None:
    """Refuse what the options cannot mean together."""
    squares = args.width * args.height
    if mazes > 1 and args.format in SINGLE:
        raise Refusal(f"--format {args.format} holds one maze; give one --seed, not a range")
    if args.format == "png" and args.out is None:
        raise Refusal("a PNG needs a file; name one with -o FILE.png")
    if args.out is not None and squares * mazes > LARGEST_FILE:
        raise Refusal(f"{mazes} mazes are too many for one file; leave out -o and print them")
    if args.trace and squares > LARGEST_TRACE:
        raise Refusal(f"--trace is for mazes of up to {LARGEST_TRACE} squares")
    if args.trace:
        alone(args, "--trace", ("--way",), "there is no way before the last step")
    if args.wall == args.floor:
        raise Refusal("--wall and --floor are the same; nobody could tell wall from floor")
    for name, sign in (("wall", args.wall), ("floor", args.floor)):
        if not 1 <= len(sign) <= LONGEST_SIGN or not sign.isprintable():
            raise Refusal(f"--{name} takes 1 to {LONGEST_SIGN} characters that can be printed")


def line_end(args: Namespace) -> str:
    return "\r\n" if args.crlf else "\n"


def gap(args: Namespace) -> bytes:
    """What stands between two mazes: an empty line, but nothing in JSON, one maze a line."""
    return b"" if args.format == "json" else line_end(args).encode()


def page(args: Namespace, seed: Seed) -> bytes:
    """One maze in the form asked for."""
    if args.trace:
        return "".join(trace(args, seed)).encode()
    grid = maze_of(args, seed)
    cells = way(grid, 0, grid.columns * grid.rows - 1) if args.way else []
    if args.way and not cells:
        print(f"retro-maze: {title_of(args, seed)}: no way joins the corners", file=sys.stderr)
    if args.format == "text":
        return text(args, grid, cells).encode()
    return forms(args, seed, grid, cells)


def text(args: Namespace, grid: Grid, cells: Sequence[int] = ()) -> str:
    from retro_maze.maze.solve import trail

    return draw.text(grid, args.wall, args.floor, line_end(args), trail(grid, cells))


def forms(args: Namespace, seed: Seed, grid: Grid, cells: list[int]) -> bytes:
    """A maze as csv, json, html, svg or png."""
    from retro_maze.maze import draw_page
    from retro_maze.maze.solve import trail

    title = title_of(args, seed)
    if args.format == "csv":
        return draw.csv(grid, line_end(args), trail(grid, cells)).encode()
    if args.format == "html":
        return draw_page.html(grid, title, cells).encode()
    if args.format == "svg":
        return draw_page.svg(grid, title, cells).encode()
    if args.format == "json":
        import json

        made = {"carver": args.carver, "chip": args.chip, "seed": seed}
        return (json.dumps(made | draw.plain(grid, cells)) + "\n").encode()
    from retro_maze.front.studio_maze import maze_png

    return maze_png(grid, trail(grid, cells))


def trace(args: Namespace, seed: Seed) -> Iterator[str]:
    """The ground, then for every square that is set what was drawn for it and the picture."""
    end, watch = line_end(args), Watch(chip_of(args, seed))
    grid, growth = grow(args.carver, args.width, args.height, watch)
    yield f"the ground{end}{text(args, grid)}"
    for step, (x, y, square) in enumerate(growth, 1):
        drawn = " ".join(str(value) for value, _ in watch.take())
        what = "floor" if square == FLOOR else "wall"
        yield f"{end}step {step}: {f'drew {drawn}, ' if drawn else ''}{what} at {x},{y}{end}"
        yield text(args, grid)
