"""Renews the recordings of tests/replays: `python -m tests.record [FLOOR ...] [--afresh]`.

A run that still shows what it should is kept, and only its header and digests are renewed; for
others the planner looks for a new one, which takes seconds to minutes. What changed is printed.
"""

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path

from retro_maze.engine.replay import Replay, read_replay, write_replay
from retro_maze.shelf import BELL, load_tower
from retro_maze.tower.bots.witness import found
from retro_maze.tower.floor import Tower
from tests.wrong_runs import Wrong, all_wrong, record

REPLAYS = Path(__file__).parent / "replays"
PROCESSES = 2


def right_path(floor: int) -> Path:
    """Where the witness run of a floor lies."""
    return REPLAYS / "bell" / f"{floor:02}.txt"


def wrong_path(wrong: Wrong) -> Path:
    """Where a mistaken run lies."""
    return REPLAYS / "wrong" / wrong.file


def read(path: Path) -> Replay:
    """The recording at a path."""
    return read_replay(path.read_text(), path.name)


@cache
def bell() -> Tower:
    """The tower, loaded once a process."""
    return load_tower(BELL)


def renew(afresh: bool, what: int | Wrong) -> str:
    """Renews the run of a floor, or a wrong one; returns what is to be said, "" for nothing."""
    path = right_path(what) if isinstance(what, int) else wrong_path(what)
    old = read(path) if path.exists() else None
    pads = old.pads if old and not afresh else b""
    make = found if isinstance(what, int) else record
    new = make(bell(), what, pads)  # type: ignore[arg-type]  # each gets its own kind of `what`
    if new is None:
        return f"{path.name}: no run was found; what lies there is left as it is"
    if new != old:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write_replay(new))
    return difference(path.name, old, new)


def difference(name: str, old: Replay | None, new: Replay) -> str:
    """What has changed in a recording, in one line; "" where nothing has."""
    if old is None:
        return f"{name}: new, {len(new.pads)} ticks"
    if old == new:
        return ""
    kept = "the same pads" if new.pads == old.pads else f"{len(old.pads)} ticks before"
    return f"{name}: {len(new.pads)} ticks, {kept}"


def swept(names: list[str]) -> list[str]:
    """Removes the recordings of mistakes that do not exist any more."""
    gone = [path for path in sorted((REPLAYS / "wrong").glob("*.txt")) if path.name not in names]
    for path in gone:
        path.unlink()
    return [f"{path.name}: removed" for path in gone]


def main() -> None:
    p = ArgumentParser(prog="python -m tests.record", description="Renews tests/replays.")
    p.add_argument("floors", metavar="FLOOR", type=int, nargs="*", help="only these")
    p.add_argument("--afresh", action="store_true", help="look for new runs everywhere")
    args = p.parse_args()
    floors = args.floors or list(range(1, bell().floors + 1))
    wrong = all_wrong(bell())
    jobs = [*floors, *(one for one in wrong if one.floor in floors)]
    with ProcessPoolExecutor(PROCESSES) as pool:
        for line in pool.map(partial(renew, args.afresh), jobs):
            if line:
                print(line, flush=True)
    print(*swept([one.file for one in wrong]), sep="\n", end="")


if __name__ == "__main__":
    main()
