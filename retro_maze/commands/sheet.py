"""Draws every screen in every band and every sprite on contact sheets, without a screen."""

import os
from argparse import ArgumentParser, Namespace

from retro_maze.commands.arguments import add_out, add_scale, add_tower, check_scale
from retro_maze.files import make_folder
from retro_maze.shelf import load_tower

SCALE = 3


def parser(p: ArgumentParser) -> None:
    add_out(p, "the folder to write into", "sheets", "DIR")
    add_scale(p, "sheet pixels a pixel", SCALE)
    add_tower(p)


def run(args: Namespace) -> int:
    check_scale(args)
    tower = load_tower(args.tower)
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")  # read when Pyxel is imported
    from retro_maze.front import sheets, studio

    make_folder(args.out)
    studio.open_studio(1)
    for name, draw in sheets.sheets(tower, args.scale).items():
        path = args.out / name
        draw(path)
        print(f"{path}  {path.stat().st_size:,} bytes")
    return 0
