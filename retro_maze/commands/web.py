"""Makes the page that plays in a browser: index.html, the packed game and a picture.

Put the folder on any web server, such as GitHub Pages, or upload the --zip to itch.io. The page
loads Pyxel itself from its CDN, unless --runtime brings a copy.
"""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from urllib.parse import urlsplit

from retro_maze.commands.arguments import add_out, add_tower, alone, number, path
from retro_maze.maze import Refusal
from retro_maze.maze.refusal import cut
from retro_maze.web.page import build, zip_upload
from retro_maze.web.server import PORT, serve


def parser(p: ArgumentParser) -> None:
    add_out(p, "where to", "dist", "DIR")
    add_tower(p)
    p.add_argument("--single", action="store_true", help="one HTML file that holds the game")
    p.add_argument("--zip", action="store_true", help="also an archive to upload to itch.io")
    p.add_argument(
        "--runtime",
        metavar="DIR",
        type=path,
        help="copy the engine from this folder, laid out as its CDN is, for hosting without it",
    )
    p.add_argument(
        "--url",
        metavar="ADDRESS",
        type=address,
        help="where the page will be, such as https://example.org/maze/, for its social picture",
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
    if args.single:
        alone(args, "--single", ("--runtime",), "a copied engine is a folder, not one file")
    files = build(args.out, args.tower, args.single, args.runtime, args.url or "")
    if args.zip:
        files.append(zip_upload(args.out, files))
    for file in files:
        print(f"{file.stat().st_size:>12,} bytes  {file}")
    if not args.url and not args.single:
        print("for a picture where the page is shared, say where it will be: --url https://...")
    if args.serve is not None:
        serve(args.out, "" if not args.single else files[0].name, args.serve)
    return 0


def address(text: str) -> str:
    """A page's address as a folder: with a slash at its end, without index.html, query or part."""
    found = urlsplit(text)
    if found.scheme not in ("http", "https") or not found.netloc or not text.isprintable():
        raise ArgumentTypeError(f'"{cut(text)}" is no address such as https://example.org/maze/')
    path = found.path.removesuffix("index.html")
    slash = "" if path.endswith("/") else "/"
    return f"{found.scheme}://{found.netloc}{path}{slash}"
