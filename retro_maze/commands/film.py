"""Lets a bot play and writes what it looks like, without a screen.

A name that ends in .gif becomes a film, one that ends in .png a picture of the first floor's
opening. Several floors share the time.
"""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from retro_maze.commands.arguments import add_tower, floors, number
from retro_maze.maze import Refusal
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import check_floor

SECONDS, LONGEST = 15, 300
LARGEST_SCALE = 8


def parser(p: ArgumentParser) -> None:
    p.add_argument(
        "--floors", metavar="LIST", type=floors, default=[1], help="such as 1-3 or 1,5,9-11"
    )
    p.add_argument(
        "-o",
        "--out",
        metavar="FILE",
        type=Path,
        default=Path("retro-maze.gif"),
        help="the .gif or .png to write (default: retro-maze.gif)",
    )
    p.add_argument(
        "--seconds",
        metavar="N",
        type=number,
        default=SECONDS,
        help=f"the film's length at most, 1 to {LONGEST} (default: {SECONDS})",
    )
    p.add_argument(
        "--scale",
        metavar="N",
        type=number,
        default=1,
        help=f"screen pixels a pixel, 1 to {LARGEST_SCALE} (default: 1)",
    )
    add_tower(p)


def run(args: Namespace) -> int:
    check(args)
    tower = load_tower(args.tower)
    for floor in args.floors:
        check_floor(tower, floor)
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")  # read when Pyxel is imported
    from retro_maze.front import studio

    out = args.out.absolute()  # Pyxel changes the working directory
    studio.open_studio(args.seconds)
    if out.suffix.lower() == ".png":
        studio.still(tower, args.floors[0])
        size, what = studio.write_png(out, args.scale), f"floor {args.floors[0]}"
    else:
        pictures = studio.film(tower, args.floors, args.seconds)
        size = studio.write_gif(out, args.scale)
        what = f"{pictures} pictures, {pictures * studio.DELAY / 100:.1f} s"
    print(f"{args.out}  {size:,} bytes, {what}")
    return 0


def check(args: Namespace) -> None:
    """Refuses what cannot be filmed, before anything is done."""
    if args.out.suffix.lower() not in (".gif", ".png"):
        raise Refusal(f'"{args.out}" must end in .gif (a film) or .png (a picture)')
    if not 1 <= args.seconds <= LONGEST:
        raise Refusal(f"--seconds {args.seconds} must be 1 to {LONGEST}")
    if not 1 <= args.scale <= LARGEST_SCALE:
        raise Refusal(f"--scale {args.scale} must be 1 to {LARGEST_SCALE}")
