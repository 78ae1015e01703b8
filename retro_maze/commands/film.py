"""Lets a bot play, or plays recordings, and writes what it looks like, without a screen.

A name that ends in .gif becomes a film, one that ends in .png a picture of the first floor's
opening. Several floors or recordings share the time.
"""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from retro_maze.commands.arguments import (
    add_out,
    add_scale,
    add_seed,
    add_tower,
    alone,
    check_ending,
    check_scale,
    floors,
    number,
)
from retro_maze.engine.replay import Replay, read_replay
from retro_maze.files import read_text
from retro_maze.maze import Refusal
from retro_maze.shelf import load_rooms, load_tower
from retro_maze.tower.floor import Tower, check_floor
from retro_maze.tower.recording import world_of
from retro_maze.tower.rooms import Rooms
from retro_maze.tower.table import Table

SECONDS, LONGEST = 15, 300
FILM, PICTURE = ".gif", ".png"


def parser(p: ArgumentParser) -> None:
    p.add_argument(
        "--floors", metavar="LIST", type=floors, help="such as 1-3 or 1,5,9-11 (default: 1)"
    )
    p.add_argument(
        "--replay",
        metavar="FILE",
        type=Path,
        nargs="+",
        help="film recorded runs instead, such as those that `retro-maze replay` checks",
    )
    add_seed(p)
    add_out(p, "the .gif or .png to write", "retro-maze.gif")
    p.add_argument(
        "--seconds",
        metavar="N",
        type=number,
        help=f"the film's length at most, 1 to {LONGEST} (default: {SECONDS})",
    )
    add_scale(p, "screen pixels a pixel", 1)
    add_tower(p)


def run(args: Namespace) -> int:
    ending = check(args)
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")  # read when Pyxel is imported
    what = _runs(args) if args.replay else _floors(args, ending)
    from retro_maze.front import studio

    write = studio.write_png if ending == PICTURE else studio.write_gif
    size = write(args.out, args.scale)
    print(f"{args.out}  {size:,} bytes, {what}")
    return 0


def _floors(args: Namespace, ending: str) -> str:
    """Lets the bot play; what was taken."""
    tower = load_tower(args.tower)
    for floor in args.floors:
        check_floor(tower, floor)
    from retro_maze.front import studio

    studio.open_studio(args.seconds)
    if ending == PICTURE:
        studio.still(tower, args.floors[0], args.seed)
        return f"floor {args.floors[0]}"
    pictures = studio.film(tower, args.floors, args.seconds, args.seed)
    return _length(pictures, studio.DELAY)


def _runs(args: Namespace) -> str:
    """Plays the recordings; what was taken."""
    from retro_maze.front import studio

    runs = [studio.Recording(str(path), *_read(path)) for path in args.replay]
    studio.open_studio(args.seconds)
    return _length(studio.film_runs(runs, args.seconds), studio.DELAY)


def _read(path: Path) -> tuple[Tower, Replay]:
    """The tower of a recording and the recording; raises Refusal for what cannot be played."""
    name, towers = str(path), list[Tower]()

    def rooms_of(table: Table) -> Rooms:
        towers.append(Tower(table.rooms, table, load_rooms(table, path)))
        return towers[0].rooms

    replay = read_replay(read_text(path), name)
    world_of(replay, name, rooms_of)
    return towers[0], replay


def _length(pictures: int, delay: int) -> str:
    return f"{pictures} pictures, {pictures * delay / 100:.1f} s"


def check(args: Namespace) -> str:
    """Refuses what cannot be filmed, before anything is done; the ending of the file."""
    ending = check_ending(args, FILM, PICTURE)
    if args.replay:
        alone(args, "--replay", ("--floors", "--seed"), "a recording names its own floor")
    args.floors = args.floors or [1]
    if ending == PICTURE:
        alone(args, "a .png", ("--seconds", "--replay"), "a picture lasts no time")
        if len(args.floors) > 1:
            raise Refusal("a .png shows one floor; give one, or write a .gif")
    if args.seed is not None and len(args.floors) > 1:
        raise Refusal("--seed grows one floor; give one with --floors N")
    args.seconds = SECONDS if args.seconds is None else args.seconds
    if not 1 <= args.seconds <= LONGEST:
        raise Refusal(f"--seconds {args.seconds} must be 1 to {LONGEST}")
    check_scale(args)
    return ending
