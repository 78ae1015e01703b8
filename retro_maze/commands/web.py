"""Makes the page that plays in a browser, and the .pyxapp beside it."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from retro_maze.commands.arguments import add_tower
from retro_maze.web import build


def parser(p: ArgumentParser) -> None:
    p.add_argument(
        "--out", metavar="DIR", type=Path, default=Path("dist"), help="where to (default: dist)"
    )
    add_tower(p)
    p.add_argument(
        "--single", action="store_true", help="one HTML file that holds the game, not two files"
    )


def run(args: Namespace) -> int:
    for path in build(args.out, args.tower, args.single):
        print(f"{path}  {path.stat().st_size:,} bytes")
    return 0
