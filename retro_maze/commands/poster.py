"""Draws all floors of a tower on one sheet: number, byte, maze, way and its steps."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from retro_maze.commands.arguments import add_tower, number
from retro_maze.files import write_bytes
from retro_maze.maze import Refusal
from retro_maze.maze.draw_poster import Exhibit, Sheet, svg
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import Tower, plan_floor

LARGEST_SCALE = 8
MOST_PIXELS = 1 << 26


def parser(p: ArgumentParser) -> None:
    p.add_argument(
        "-o",
        "--out",
        metavar="FILE",
        default="poster.png",
        help="the .png or .svg to write (default: %(default)s)",
    )
    p.add_argument(
        "--scale",
        metavar="N",
        type=number,
        default=3,
        help=f"pixels a square, 1 to {LARGEST_SCALE} (default: %(default)s)",
    )
    add_tower(p)


def run(args: Namespace) -> int:
    target = Path(args.out).absolute()  # Pyxel changes the working directory
    ending = target.suffix.lower()
    if ending not in (".png", ".svg"):
        raise Refusal(f'--out: a poster is a .png or a .svg, not "{target.name}"')
    tower = load_tower(args.tower)
    sheet = Sheet([exhibit(tower, floor) for floor in range(1, tower.floors + 1)])
    check_scale(args.scale, sheet)
    if ending == ".svg":
        data = svg(sheet, title(tower), args.scale).encode()
    else:
        from retro_maze.front.studio_maze import poster_png

        data = poster_png(sheet, title(tower), args.scale)
    write_bytes(target, data)
    size = f"{sheet.width * args.scale} x {sheet.height * args.scale}"
    print(f"{args.out}: {tower.floors} floors, {size} pixels, {len(data)} bytes")
    return 0


def exhibit(tower: Tower, floor: int) -> Exhibit:
    plan = plan_floor(tower, floor)
    way = plan.path()
    return Exhibit(plan.maze, f"{floor} {plan.byte:02X}", str(len(way) - 1) if way else "-", way)


def title(tower: Tower) -> str:
    table = tower.table
    return f"{table.title} - {table.carver}, {table.chip}: floor, byte, maze, steps"


def check_scale(scale: int, sheet: Sheet) -> None:
    if not 1 <= scale <= LARGEST_SCALE or sheet.width * sheet.height * scale**2 > MOST_PIXELS:
        raise Refusal(f"--scale {scale} makes no handy picture; give 1 to {LARGEST_SCALE}")
