"""Takes your progress to another machine, or back into this one, as a text.

`export` prints all that is kept: playthroughs, notebook, scores, options and keys. `import` puts
such a text in the place of what is kept here; what it replaces stays beside it as `.bak`.
"""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from retro_maze.commands.arguments import add_out, path
from retro_maze.files import LIMIT, read_text, write_text
from retro_maze.maze import Refusal
from retro_maze.paths import user_folder

STDIN = Path("-")
ACTIONS = {"export": "print it", "import": "take it in", "path": "print where it lies"}


def parser(p: ArgumentParser) -> None:
    actions = p.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name, line in ACTIONS.items():
        one = actions.add_parser(
            name, help=line, description=line, formatter_class=p.formatter_class, allow_abbrev=False
        )
        if name == "export":
            add_out(one, "write there instead of printing")
        if name == "import":
            one.add_argument(
                "file",
                metavar="FILE",
                type=path,
                nargs="?",
                default=STDIN,
                help="what `export` wrote (default: what comes in on the standard input)",
            )


def run(args: Namespace) -> int:
    from retro_maze.front.luggage import kept, packed, take_in
    from retro_maze.front.store import open_store

    store = open_store(user_folder())
    if args.action == "path":
        print(user_folder())
    elif args.action == "import":
        names = take_in(store, given(args.file))
        print(f"{', '.join(names)}: taken into {user_folder()}")
    elif not kept(store):
        raise Refusal(f"{user_folder()}: nothing is kept here yet")
    elif args.out:
        write_text(args.out, packed(store))
    else:
        print(packed(store), end="")
    return 0


def given(file: Path) -> str:
    """The text to take in."""
    if file != STDIN:
        return read_text(file)
    if sys.stdin is None:
        raise Refusal("the standard input is closed; name a file to take in")
    try:
        return sys.stdin.read(LIMIT)
    except UnicodeDecodeError:
        raise Refusal("the standard input is no text") from None
