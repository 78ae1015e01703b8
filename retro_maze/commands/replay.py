"""Plays a recording again and compares its digests; exit status 0 when all agree, else 1."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from retro_maze.engine.replay import play_back, read_replay
from retro_maze.files import read_text
from retro_maze.shelf import load_rooms
from retro_maze.tower.recording import world_of


def parser(p: ArgumentParser) -> None:
    p.add_argument(
        "file",
        metavar="FILE",
        type=Path,
        help="the recording; in its own tower's folder it finds that tower's rooms",
    )


def run(args: Namespace) -> int:
    name = str(args.file)
    replay = read_replay(read_text(args.file), name)
    world = world_of(replay, name, lambda table: load_rooms(table, args.file))
    tick = play_back(replay, world)
    floor, ticks = replay.header["floor"], len(replay.pads)
    if tick >= 0:
        print(f"{name}: floor {floor} differs at tick {tick} of {ticks}")
        return 1
    print(f"{name}: floor {floor}, {ticks} ticks, {len(replay.digests)} digests agree")
    return 0
