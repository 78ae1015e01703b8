"""Arguments that several commands share, each with one reading and one sentence of refusal.

argparse puts `argument --seed: ` before the text of an ArgumentTypeError.
"""

import re
from argparse import ArgumentParser, ArgumentTypeError

NUMBER = re.compile(r"[0-9]{1,18}|0[xX][0-9a-fA-F]{1,15}")  # what a range can count
SPAN = re.compile(rf"({NUMBER.pattern})(?:-({NUMBER.pattern}))?")


def number(text: str) -> int:
    """A whole number, decimal or 0xNN."""
    if not NUMBER.fullmatch(text):
        raise ArgumentTypeError(f'"{text[:20]}" is not a whole number such as 37 or 0x25')
    return int(text, 16 if text[:2] in ("0x", "0X") else 10)


def byte(text: str) -> int:
    """A floor's seed, 0 to 255."""
    value = number(text)
    if value > 255:
        raise ArgumentTypeError(f"{text[:20]} is not a byte; give 0 to 255 or 0x00 to 0xFF")
    return value


def span(text: str) -> range:
    """`7` or `0-255`: the numbers from the first to the last, both included."""
    match = SPAN.fullmatch(text)
    if not match:
        raise ArgumentTypeError(f'"{text[:30]}" is not a number or a range such as 0-255')
    first, last = number(match[1]), number(match[2] or match[1])
    if first > last:
        raise ArgumentTypeError(f'"{text[:30]}" runs backwards; the smaller number comes first')
    return range(first, last + 1)


def floors(text: str) -> list[int]:
    """`3`, `1-10` or `1-3,17`: floor numbers as given, not yet checked against a tower."""
    chosen: list[int] = []
    for part in text.split(","):
        numbers = span(part.strip())
        if len(numbers) > 255:
            raise ArgumentTypeError(f'"{text[:30]}" is more floors than a tower can have (255)')
        chosen += numbers
    return chosen


def add_tower(parser: ArgumentParser) -> None:
    """The option --tower, for shelf.load_tower."""
    parser.add_argument(
        "--tower",
        metavar="NAME|PATH",
        default="bell",
        help="a tower's name, its folder or its seeds.toml (default: bell)",
    )


def add_seed(parser: ArgumentParser) -> None:
    """The option --seed, for plan_floor: None where it was not given."""
    parser.add_argument(
        "--seed",
        metavar="BYTE",
        type=byte,
        help="grow the floor from this byte instead, decimal or 0xNN",
    )
