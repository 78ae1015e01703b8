"""Draws all floors of a tower on one sheet: number, byte, maze, way and its steps."""

from argparse import ArgumentParser, Namespace

from retro_maze.commands.arguments import (
    add_out,
    add_scale,
    add_tower,
    check_ending,
    check_scale,
)
from retro_maze.files import write_bytes
from retro_maze.maze import Refusal
from retro_maze.maze.draw_poster import Exhibit, Sheet, svg
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import Tower, plan_floor

ENDINGS = (".png", ".svg")
MOST_PIXELS = 1 << 26


def parser(p: ArgumentParser) -> None:
    add_out(p, "the .png or .svg to write", "poster.png")
    add_scale(p, "pixels a square", 3)
    add_tower(p)


def run(args: Namespace) -> int:
    ending = check_ending(args, *ENDINGS)
    check_scale(args)
    tower = load_tower(args.tower)
    sheet = Sheet([exhibit(tower, floor) for floor in range(1, tower.floors + 1)])
    check_size(args.scale, sheet)
    if ending == ".svg":
        data = svg(sheet, title(tower), args.scale).encode()
    else:
        from retro_maze.front.studio_maze import poster_png

        data = poster_png(sheet, title(tower), args.scale)
    write_bytes(args.out, data)
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


def check_size(scale: int, sheet: Sheet) -> None:
    if sheet.width * sheet.height * scale**2 > MOST_PIXELS:
        raise Refusal(f"--scale {scale} makes too large a picture of so many floors")
