"""The arguments that say how a bare maze is made: size, carver, chip and seeds."""

import os
import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence

from retro_maze.commands.arguments import alone, span
from retro_maze.maze import CARVERS, CHIPS, Chip, Grid, Refusal, carve, check_name, chip
from retro_maze.maze.carvers import carver_for
from retro_maze.maze.refusal import cut

CARVER, CHIP = "bar-toppling", "lfsr8"  # those of the bell
RECIPE = ("--carver", "--chip", "--seed", "--random")

Seed = int | list[int]
"""What a chip starts from: a number or, for the script, its choices."""


def add_recipe(p: ArgumentParser) -> None:
    """The options --carver, --chip, --seed and --random."""
    p.add_argument(
        "--carver",
        metavar="NAME",
        help=f"{', '.join(CARVERS)} (default: {CARVER})",
    )
    p.add_argument(
        "--chip",
        metavar="NAME",
        help=f"{', '.join(CHIPS)} (default: {CHIP})",
    )
    p.add_argument(
        "--seed",
        metavar="S",
        help="decimal or 0xNN, or a range A-B; for the script its choices: 0,3,1,2 (default: 0)",
    )
    p.add_argument("--random", action="store_true", help="a fresh seed, told on stderr")


def no_recipe(args: Namespace, option: str) -> None:
    """Refuses the options of a bare maze beside one that asks for a tower's floors."""
    alone(args, option, RECIPE, "the tower's own table says how its floors are made")


def settle_recipe(args: Namespace) -> None:
    """Refuse what cannot be carved, before anything is written; what was not said is the usual."""
    args.carver, args.chip = args.carver or CARVER, args.chip or CHIP
    carver_for(args.carver, args.width, args.height)
    check_name("chip", args.chip, CHIPS)
    if args.random and (args.seed is not None or CHIPS[args.chip].seed_limit < 0):
        raise Refusal("--random makes a seed by itself, so give no --seed and no --chip script")


def seeds_of(args: Namespace) -> Sequence[Seed]:
    """The seeds asked for, each one that the chip takes."""
    settle_recipe(args)
    seeds: Sequence[Seed]
    if args.random:
        seeds = [int.from_bytes(os.urandom(8), "big") % (CHIPS[args.chip].seed_limit + 1)]
    elif args.chip == "script":
        seeds = [choices(args.seed or "")]
    else:
        seeds = numbers("0" if args.seed is None else args.seed)
    for seed in (seeds[0], seeds[-1]):
        chip(args.chip, seed)
    return seeds


def numbers(text: str) -> range:
    """The seeds of `7` or `0-255`."""
    try:
        return span(text)
    except ArgumentTypeError as error:
        raise Refusal(f"argument --seed: {error}") from None


def choices(text: str) -> list[int]:
    """A script such as `0,3,1,2`."""
    if not re.fullmatch(r"[0-9]{1,9}(,[0-9]{1,9})*", text):
        found = cut(text, 40)
        raise Refusal(f'argument --seed: a script is choices such as 0,3,1,2, not "{found}"')
    return [int(choice) for choice in text.split(",")]


def chip_of(args: Namespace, seed: Seed) -> Chip:
    return chip(args.chip, seed)


def maze_of(args: Namespace, seed: Seed) -> Grid:
    return carve(args.carver, args.width, args.height, chip_of(args, seed))


def title_of(args: Namespace, seed: Seed) -> str:
    """How the maze can be had again, in words."""
    return f"{args.carver} {args.width} x {args.height}, chip {args.chip}, seed {seed_text(seed)}"


def seed_text(seed: Seed) -> str:
    """A seed as --seed takes it."""
    return ",".join(map(str, seed)) if isinstance(seed, list) else str(seed)
