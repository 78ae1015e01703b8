"""Renews the recordings of tests/replays: `python -m tests.record [FLOOR ...] [--afresh]`.

A run that still shows what it should is kept, and only its header and digests are renewed; for
others a new one is looked for, which takes seconds to minutes. What changed is printed.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

from retro_maze.engine.replay import Replay, read_replay, write_replay
from retro_maze.shelf import BELL, load_tower
from retro_maze.tower.backwards import BACKWARDS
from retro_maze.tower.bots.witness import found
from retro_maze.tower.daily import LAST as LAST_OF_A_DAY
from retro_maze.tower.floor import Tower
from tests.wrong_runs import Wrong, all_wrong, record

REPLAYS = Path(__file__).parent / "replays"
DAILY = "daily"
SETS = {BELL: BELL, BACKWARDS: BACKWARDS, DAILY: BELL}  # folder of witness runs: its tower
PROCESSES = 2


class Right(NamedTuple):
    """A witness run: of which set and floor."""

    place: str
    floor: int

    @property
    def full(self) -> bool:
        """Whether it is played with the kit of a Daily Minute."""
        return self.place == DAILY


def all_right(place: str) -> list[Right]:
    """The witness runs of a set, a run a floor."""
    last = LAST_OF_A_DAY if place == DAILY else tower_of(place).floors
    return [Right(place, floor) for floor in range(1, last + 1)]


def right_path(floor: int, place: str = BELL) -> Path:
    """Where the witness run of a floor lies."""
    return REPLAYS / place / f"{floor:02}.txt"


def wrong_path(wrong: Wrong) -> Path:
    """Where a mistaken run lies."""
    return REPLAYS / "wrong" / wrong.file


def read(path: Path) -> Replay:
    """The recording at a path."""
    return read_replay(path.read_text(), path.name)


@cache
def tower_of(place: str) -> Tower:
    """The tower of a set of runs, loaded once a process."""
    return load_tower(SETS[place])


def renew(afresh: bool, what: Right | Wrong) -> str:
    """Renews a witness run, or a wrong one; returns what is to be said, "" for nothing."""
    path = right_path(what.floor, what.place) if isinstance(what, Right) else wrong_path(what)
    old = read(path) if path.exists() else None
    pads = old.pads if old and not afresh else b""
    new = made(what, pads)
    if new is None:
        return f"{path.name}: no run was found; what lies there is left as it is"
    if new != old:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write_replay(new))
    return difference(f"{path.parent.name}/{path.name}", old, new)


def made(what: Right | Wrong, pads: bytes) -> Replay | None:
    """The recording of a run: of these pads, if they still show it."""
    if isinstance(what, Right):
        return found(tower_of(what.place), what.floor, pads, what.full)
    return record(tower_of(BELL), what, pads)


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


def renew_all(only: str, floors: list[int], afresh: bool) -> None:
    """Renews all that is asked for; the mistaken runs belong to the bell."""
    wrong = all_wrong(tower_of(BELL)) if only in (BELL, "") else []
    places = [only] if only else list(SETS)
    jobs: list[Right | Wrong] = [one for place in places for one in all_right(place)]
    jobs = [one for one in [*jobs, *wrong] if not floors or one.floor in floors]
    work: Callable[[Right | Wrong], str] = partial(renew, afresh)
    with ProcessPoolExecutor(PROCESSES) as pool:
        for line in pool.map(work, jobs):
            if line:
                print(line, flush=True)
    if wrong:
        print(*swept([one.file for one in wrong]), sep="\n", end="")


def main() -> None:
    p = ArgumentParser(prog="python -m tests.record", description="Renews tests/replays.")
    p.add_argument("floors", metavar="FLOOR", type=int, nargs="*", help="only these")
    p.add_argument("--only", choices=SETS, default="", help="one set of runs")
    p.add_argument("--afresh", action="store_true", help="look for new runs everywhere")
    args = p.parse_args()
    renew_all(args.only, args.floors, args.afresh)


if __name__ == "__main__":
    main()
