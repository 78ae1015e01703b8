"""Arguments that several commands share, each with one reading and one sentence of refusal.

argparse puts `argument --seed: ` before the text of an ArgumentTypeError.
"""

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from pathlib import Path

from retro_maze.maze.refusal import Refusal, cut
from retro_maze.paths import BELL

NUMBER = re.compile(r"[0-9]{1,18}|0[xX][0-9a-fA-F]{1,15}")  # what a range can count
BARE_HEX = re.compile(r"[0-9a-fA-F]{2}")  # as floor tables have it
LARGEST_SCALE = 8
SPAN = re.compile(rf"({NUMBER.pattern})(?:-({NUMBER.pattern}))?")


def number(text: str) -> int:
    """A whole number, decimal or 0xNN."""
    if not NUMBER.fullmatch(text):
        raise ArgumentTypeError(f'"{cut(text, 20)}" is not a whole number such as 37 or 0x25')
    return int(text, 16 if text[:2] in ("0x", "0X") else 10)


def byte(text: str) -> int:
    """A floor's seed, 0 to 255."""
    if BARE_HEX.fullmatch(text) and not text.isdecimal():
        raise ArgumentTypeError(f'"{text}" is hex without its 0x; write 0x{text.upper()}')
    value = number(text)
    if value > 255:
        raise ArgumentTypeError(f"{cut(text, 20)} is not a byte; give 0 to 255 or 0x00 to 0xFF")
    return value


def span(text: str) -> range:
    """`7` or `0-255`: the numbers from the first to the last, both included."""
    match = SPAN.fullmatch(text)
    if not match:
        raise ArgumentTypeError(f'"{cut(text, 30)}" is not a number or a range such as 0-255')
    first, last = number(match[1]), number(match[2] or match[1])
    if first > last:
        raise ArgumentTypeError(f'"{cut(text, 30)}" runs backwards; the smaller number comes first')
    return range(first, last + 1)


def floors(text: str) -> list[int]:
    """`3`, `1-10` or `1-3,17`: floor numbers as given, not yet checked against a tower."""
    chosen: list[int] = []
    for part in text.split(","):
        numbers = span(part.strip())
        if len(numbers) > 255:
            raise ArgumentTypeError(f'"{cut(text, 30)}" is more floors than a tower can have (255)')
        chosen += numbers
    return chosen


def add_tower(parser: ArgumentParser, default: str | None = BELL) -> None:
    """The option --tower, for shelf.load_tower."""
    parser.add_argument(
        "--tower",
        metavar="NAME|PATH",
        default=default,
        help=f"a tower's name, its folder or its seeds.toml (default: {BELL})",
    )


def add_seed(parser: ArgumentParser) -> None:
    """The option --seed, for plan_floor: None where it was not given."""
    parser.add_argument(
        "--seed",
        metavar="BYTE",
        type=byte,
        help="grow the floor from this byte instead, decimal or 0xNN",
    )


def path(text: str) -> Path:
    """A file or a folder to write; what lies there is nobody's business yet."""
    if not text.strip():
        raise ArgumentTypeError("an empty name names no file; write one such as walk.gif")
    return Path(text)


def add_out(
    parser: ArgumentParser, help: str, default: str | None = None, metavar: str = "FILE"
) -> None:
    """The option -o, a Path; its default ends the help."""
    parser.add_argument(
        "-o",
        "--out",
        metavar=metavar,
        type=path,
        default=default and Path(default),
        help=f"{help} (default: {default})" if default else help,
    )


def add_scale(parser: ArgumentParser, help: str, default: int) -> None:
    """The option --scale, for check_scale."""
    parser.add_argument(
        "--scale",
        metavar="N",
        type=number,
        default=default,
        help=f"{help}, 1 to {LARGEST_SCALE} (default: {default})",
    )


def check_scale(args: Namespace) -> None:
    if not 1 <= args.scale <= LARGEST_SCALE:
        raise Refusal(f"--scale {args.scale} must be 1 to {LARGEST_SCALE}")


def check_ending(args: Namespace, *endings: str) -> str:
    """The ending of --out in small letters, one of `endings`."""
    ending = str(args.out.suffix.lower())
    if ending not in endings:
        raise Refusal(f'"{cut(str(args.out))}" must end in {" or ".join(endings)}')
    return ending


def alone(args: Namespace, option: str, others: Sequence[str], reason: str) -> None:
    """Refuses `option` beside others that would mean nothing then.

    `others` are options as typed; an option was given when its value is neither None nor False.
    """
    for other in others:
        value = getattr(args, other.lstrip("-").replace("-", "_"))
        if value is not None and value is not False:
            raise Refusal(f"{option} and {other} contradict each other: {reason}")
