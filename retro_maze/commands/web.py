"""Makes the page that plays in a browser: index.html, the packed game and a picture.

Put the folder on any web server, such as GitHub Pages, or upload the --zip to itch.io. The page
loads Pyxel itself from its CDN, unless --runtime brings a copy.
"""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from retro_maze.commands.arguments import add_tower, number
from retro_maze.maze import Refusal
from retro_maze.web.page import build, zip_upload
from retro_maze.web.server import PORT, serve


def parser(p: ArgumentParser) -> None:
    p.add_argument(
        "--out", metavar="DIR", type=Path, default=Path("dist"), help="where to (default: dist)"
    )
    add_tower(p)
    p.add_argument("--single", action="store_true", help="one HTML file that holds the game")
    p.add_argument("--zip", action="store_true", help="also an archive to upload to itch.io")
    p.add_argument(
        "--runtime",
        metavar="DIR",
        type=Path,
        help="copy the engine from this folder, laid out as its CDN is, for hosting without it",
    )
    p.add_argument(
        "--serve",
        metavar="PORT",
        type=number,
        nargs="?",
        const=PORT,
        help=f"then serve it on this machine (default port: {PORT})",
    )


def run(args: Namespace) -> int:
    if args.serve is not None and args.serve > 65535:
        raise Refusal(f"--serve {args.serve} is not a port; give 1 to 65535")
    files = build(args.out, args.tower, args.single, args.runtime)
    if args.zip:
        files.append(zip_upload(args.out, files))
    for path in files:
        print(f"{path.stat().st_size:>12,} bytes  {path}")
    if args.serve is not None:
        serve(args.out, "" if not args.single else files[0].name, args.serve)
    return 0
