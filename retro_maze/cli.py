"""Every command: a table of names; only the one that is asked for is imported."""

import argparse
import io
import os
import sys
from importlib import import_module

from retro_maze import __version__
from retro_maze.maze.refusal import SHOWN, Refusal, cut, did_you_mean

TYPE_CHECKING = False  # `typing` itself costs every command 5 ms
if TYPE_CHECKING:
    from typing import NoReturn

COMMANDS = {  # name: (module in retro_maze.commands, one line for --help)
    "play": ("play", "play the game in a window (also without any command)"),
    "show": ("show", "print a floor as text"),
    "carve": ("carve", "print a bare maze of any carver, chip, size and seed"),
    "poster": ("poster", "draw all floors of a tower on one sheet"),
    "survey": ("survey", "measure every floor of a tower, one line each"),
    "check": ("check", "validate a floor table"),
    "prove": ("prove", "prove that a tower can be finished, and measure how hard it is"),
    "table": ("table", "make, change, copy, compare and share floor tables"),
    "progress": ("progress", "take your progress to another machine, as a text"),
    "walk": ("walk", "walk through a maze, seen from inside"),
    "film": ("film", "let a bot play and write a picture or a GIF, without a screen"),
    "sheet": ("sheet", "draw every screen and sprite on contact sheets, without a screen"),
    "replay": ("replay", "play a recording again and compare its digests"),
    "jukebox": ("jukebox", "hear the music, or write it as WAV files"),
    "web": ("web", "make the page that plays in a browser"),
}

WIDE = 80  # columns of all help
LONGEST_PATH, LONGEST = 240, 480  # letters of a file's name and of a whole sentence, when told

HEADER = """\
usage: retro-maze [--tower NAME|PATH] [--floor N] [--seed BYTE] [--watch]
                  [--record FOLDER]
       retro-maze COMMAND [options]

The Sixtieth Bell: sixty floors of a clock tower, each regrown from one byte.

"""
FOOTER = """
`retro-maze COMMAND --help` tells all of a command.
Own towers: `retro-maze table copy bell mine`, change bytes,
`retro-maze --tower mine`.
"""


class Formatter(argparse.HelpFormatter):
    """Help of a fixed width: to ask for the terminal's costs every command 6 ms."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=WIDE)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """A command's docstring, each of its paragraphs filled anew."""
        fill = super()._fill_text
        return "\n\n".join(fill(part, width, indent) for part in text.split("\n\n"))


class Parser(argparse.ArgumentParser):
    """An argument parser that refuses with one sentence and exit status 2."""

    def error(self, message: str) -> "NoReturn":
        message = " ".join(cut(word) for word in message.split())
        raise Refusal(f"{message[:1].lower()}{message[1:]} (see `{self.prog} --help`)")


def help_text() -> str:
    """The overview of all commands."""
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {line}\n" for name, (_, line) in COMMANDS.items()]
    return HEADER + "commands:\n" + "".join(lines) + FOOTER


def run(words: list[str]) -> int:
    """Runs one command line (without the program's name) and returns its exit status."""
    if words and words[0] in ("-h", "--help", "help"):
        sys.stdout.write(help_text())
        return 0
    if words and words[0] in ("-V", "--version"):
        print(f"retro-maze {__version__}")
        return 0
    if not words or words[0].startswith("-"):
        words = ["play", *words]
    if words[0] not in COMMANDS:
        asked = cut(words[0])
        raise Refusal(f'there is no command "{asked}"{did_you_mean(asked, COMMANDS)}')
    return run_command(words[0], words[1:])


def run_command(name: str, words: list[str]) -> int:
    """Imports the command's module, reads its arguments, runs it."""
    module = import_module(f"retro_maze.commands.{COMMANDS[name][0]}")
    parser = Parser(
        prog=f"retro-maze {name}",
        description=module.__doc__,
        formatter_class=Formatter,
        allow_abbrev=False,
    )
    module.parser(parser)
    status = module.run(parser.parse_args(words))
    return int(status)


def main() -> int:
    """The script `retro-maze`: 0 done, 1 a comparison failed, 2 refused with one sentence."""
    if sys.stdout is None:  # closed, or a window without a console
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  # open until the end
    if isinstance(sys.stdout, io.TextIOWrapper):  # a terminal that knows no Japanese sees escapes
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status = run(sys.argv[1:])
        sys.stdout.flush()
        return status
    except Refusal as refusal:
        return refuse(str(refusal))
    except BrokenPipeError:
        os.dup2(
            os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
        )  # no second complaint at exit
        return refuse("the output was closed before everything was written")
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        return refuse(f"{name}{error.strerror or error}")
    except KeyboardInterrupt:
        return 130
    except (ImportError, AttributeError):  # of a Pyxel that is missing, broken or too old?
        from retro_maze.front.version import pyxel_trouble

        trouble = pyxel_trouble()
        if not trouble:
            raise
        return refuse(trouble)


def refuse(sentence: str) -> int:
    """One line on stderr, exit status 2; what somebody gave at great length is cut."""
    words = [cut(word, LONGEST_PATH if os.sep in word else SHOWN) for word in sentence.split()]
    print(f"retro-maze: {cut(' '.join(words), LONGEST)}", file=sys.stderr)
    return 2
