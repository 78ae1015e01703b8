"""Draws every screen in every band and every sprite on contact sheets, without a screen."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from retro_maze.commands.arguments import add_tower, number
from retro_maze.commands.film import LARGEST_SCALE
from retro_maze.maze import Refusal
from retro_maze.shelf import load_tower

SCALE = 3


def parser(p: ArgumentParser) -> None:
    p.add_argument(
        "-o",
        "--out",
        metavar="DIR",
        type=Path,
        default=Path("sheets"),
        help="the folder to write into (default: sheets)",
    )
    p.add_argument(
        "--scale",
        metavar="N",
        type=number,
        default=SCALE,
        help=f"sheet pixels a pixel, 1 to {LARGEST_SCALE} (default: {SCALE})",
    )
    add_tower(p)


def run(args: Namespace) -> int:
    if not 1 <= args.scale <= LARGEST_SCALE:
        raise Refusal(f"--scale {args.scale} must be 1 to {LARGEST_SCALE}")
    tower = load_tower(args.tower)
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")  # read when Pyxel is imported
    from retro_maze.front import gallery, studio

    out = args.out.absolute()  # Pyxel changes the working directory
    out.mkdir(parents=True, exist_ok=True)
    studio.open_studio(1)
    for name, draw in gallery.sheets(tower, args.scale).items():
        draw(out / name)
        print(f"{args.out / name}  {(out / name).stat().st_size:,} bytes")
    return 0
