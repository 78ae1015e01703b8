"""Lets a bot play and writes what it looks like, without a screen.

A name that ends in .gif becomes a film, one that ends in .png a picture of the first floor's
opening. Several floors share the time.
"""

import os
from argparse import ArgumentParser, Namespace

from retro_maze.commands.arguments import (
    add_out,
    add_scale,
    add_seed,
    add_tower,
    alone,
    check_ending,
    check_scale,
    floors,
    number,
)
from retro_maze.maze import Refusal
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import check_floor

SECONDS, LONGEST = 15, 300
FILM, PICTURE = ".gif", ".png"


def parser(p: ArgumentParser) -> None:
    p.add_argument(
        "--floors", metavar="LIST", type=floors, default=[1], help="such as 1-3 or 1,5,9-11"
    )
    add_seed(p)
    add_out(p, "the .gif or .png to write", "retro-maze.gif")
    p.add_argument(
        "--seconds",
        metavar="N",
        type=number,
        help=f"the film's length at most, 1 to {LONGEST} (default: {SECONDS})",
    )
    add_scale(p, "screen pixels a pixel", 1)
    add_tower(p)


def run(args: Namespace) -> int:
    ending = check(args)
    tower = load_tower(args.tower)
    for floor in args.floors:
        check_floor(tower, floor)
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")  # read when Pyxel is imported
    from retro_maze.front import studio

    studio.open_studio(args.seconds)
    if ending == PICTURE:
        studio.still(tower, args.floors[0], args.seed)
        size, what = studio.write_png(args.out, args.scale), f"floor {args.floors[0]}"
    else:
        pictures = studio.film(tower, args.floors, args.seconds, args.seed)
        size = studio.write_gif(args.out, args.scale)
        what = f"{pictures} pictures, {pictures * studio.DELAY / 100:.1f} s"
    print(f"{args.out}  {size:,} bytes, {what}")
    return 0


def check(args: Namespace) -> str:
    """Refuses what cannot be filmed, before anything is done; the ending of the file."""
    ending = check_ending(args, FILM, PICTURE)
    if ending == PICTURE:
        alone(args, "a .png", ("--seconds",), "a picture lasts no time")
        if len(args.floors) > 1:
            raise Refusal("a .png shows one floor; give one, or write a .gif")
    if args.seed is not None and len(args.floors) > 1:
        raise Refusal("--seed grows one floor; give one with --floors N")
    args.seconds = SECONDS if args.seconds is None else args.seconds
    if not 1 <= args.seconds <= LONGEST:
        raise Refusal(f"--seconds {args.seconds} must be 1 to {LONGEST}")
    check_scale(args)
    return ending
