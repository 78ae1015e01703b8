"""Renews the recordings of tests/replays: `python -m tests.record [FLOOR ...] [--afresh]`.

A run that still proves its floor is kept and only its header and digests are renewed; for others
the planner looks for a new one, which takes seconds to minutes a floor. What changed is printed.
"""

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from retro_maze.engine.replay import Replay, read_replay, write_replay
from retro_maze.shelf import load_tower
from retro_maze.tower.bots.witness import found

REPLAYS = Path(__file__).parent / "replays"
PROCESSES = 2


def path_of(tower: str, floor: int) -> Path:
    """Where the witness run of a floor lies."""
    return REPLAYS / tower / f"{floor:02}.txt"


def read(path: Path) -> Replay | None:
    """The recording at a path, if there is one."""
    return read_replay(path.read_text(), path.name) if path.exists() else None


def renew(tower: str, afresh: bool, floor: int) -> str:
    """Renews one recording; returns what is to be said about it, "" if nothing changed."""
    path = path_of(tower, floor)
    old = read(path)
    new = found(load_tower(tower), floor, b"" if afresh or old is None else old.pads)
    if new is None:
        return f"floor {floor}: no run was found; its recording is left as it is"
    if new == old:
        return ""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write_replay(new))
    if old is None:
        return f"floor {floor}: new, {len(new.pads)} ticks"
    kept = "the same pads" if new.pads == old.pads else f"{len(old.pads)} ticks before"
    return f"floor {floor}: {len(new.pads)} ticks, {kept}"


def main() -> None:
    p = ArgumentParser(prog="python -m tests.record", description="Renews tests/replays.")
    p.add_argument("floors", metavar="FLOOR", type=int, nargs="*", help="only these")
    p.add_argument("--tower", default="bell")
    p.add_argument("--afresh", action="store_true", help="look for new runs everywhere")
    args = p.parse_args()
    floors = args.floors or range(1, load_tower(args.tower).floors + 1)
    with ProcessPoolExecutor(PROCESSES) as pool:
        for line in pool.map(partial(renew, args.tower, args.afresh), floors):
            if line:
                print(line, flush=True)


if __name__ == "__main__":
    main()
