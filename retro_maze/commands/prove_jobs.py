"""The jobs of `retro-maze prove`, done one after the other or by several processes."""

import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import NamedTuple

from retro_maze.engine.replay import play_back, read_replay
from retro_maze.engine.stage import SECOND
from retro_maze.files import read_text
from retro_maze.maze import Refusal
from retro_maze.paths import PACKAGE
from retro_maze.shelf import load_rooms, load_tower
from retro_maze.tower.bots.balance import tenths
from retro_maze.tower.bots.climb import Stay, stay_on
from retro_maze.tower.bots.tumble import unsound_after
from retro_maze.tower.bots.witness import proves
from retro_maze.tower.floor import Tower
from retro_maze.tower.game import Game
from retro_maze.tower.recording import world_of

REPLAYS = PACKAGE.parent / "tests" / "replays"


class Witness(NamedTuple):
    """A recorded run: of which set, its seconds, and what is wrong with it."""

    place: str
    floor: int
    seconds: str
    fault: str


class Tumble(NamedTuple):
    """Random ticks on a floor, and the first after which something was wrong (-1: none)."""

    floor: int
    ticks: int
    fault: int


class Climb(NamedTuple):
    """One floor of a climb, and the game as it stands after it."""

    stay: Stay
    game: Game


Finding = Witness | Tumble | Climb


class Job(NamedTuple):
    """A function of the tower, and what else it is given."""

    work: "Callable[..., Finding]"
    given: tuple[object, ...]


def witness(tower: Tower, place: str, floor: int) -> Witness:
    """Plays a recorded run again."""
    path = REPLAYS / place / f"{floor:02}.txt"
    if not path.exists():
        return Witness(place, floor, "-", "no run is recorded")
    try:
        replay = read_replay(read_text(path), path.name)
        world = world_of(replay, path.name, lambda table: load_rooms(table, path))
    except Refusal as refusal:
        return Witness(place, floor, "-", str(refusal))
    seconds = tenths(10 * len(replay.pads) // SECOND)
    tick = play_back(replay, world)
    if tick >= 0:
        return Witness(place, floor, seconds, f"the run differs at tick {tick}")
    return Witness(place, floor, seconds, "" if proves(world) else "the run proves nothing")


def recorded(place: str) -> list[int]:
    """The floors of which runs are recorded."""
    folder: Path = REPLAYS / place
    return sorted(int(path.stem) for path in folder.glob("[0-9][0-9].txt"))


def stay(tower: Tower, game: Game, floor: int, delay: int) -> Climb:
    """A fair player plays one floor."""
    return Climb(stay_on(tower, game, floor, delay), game)


def tumble(tower: Tower, floor: int, ticks: int) -> Tumble:
    """Random buttons on one floor."""
    return Tumble(floor, ticks, unsound_after(tower, floor, ticks))


def follow_up(tower: Tower, finding: Finding) -> list[Job]:
    """The next floor of a climb."""
    if isinstance(finding, Climb) and finding.stay.cleared and finding.stay.floor < tower.floors:
        return [Job(stay, (finding.game, finding.stay.floor + 1, finding.stay.delay))]
    return []


def done(name: str, jobs: list[Job], processes: int) -> Iterator[Finding]:
    """What all jobs, and those that follow them, find on a tower."""
    return _here(name, jobs) if processes == 1 else _apart(name, jobs, processes)


def _here(name: str, jobs: list[Job]) -> Iterator[Finding]:
    tower, queue = load_tower(name), deque(jobs)
    while queue:
        job = queue.popleft()
        finding = job.work(tower, *job.given)
        queue.extend(follow_up(tower, finding))
        yield finding


def _apart(name: str, jobs: list[Job], processes: int) -> Iterator[Finding]:
    tower = load_tower(name)
    with ProcessPoolExecutor(processes, initializer=_begin, initargs=(name,)) as pool:
        open_: set[Future[Finding]] = {pool.submit(_work, job) for job in jobs}
        try:
            while open_:
                ready, open_ = wait(open_, return_when=FIRST_COMPLETED)
                for future in ready:
                    finding = future.result()
                    open_ |= {pool.submit(_work, job) for job in follow_up(tower, finding)}
                    yield finding
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _begin(name: str) -> None:
    """A process of its own: its tower, and Ctrl-C is the first process' business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    TOWERS.append(load_tower(name))


def _work(job: Job) -> Finding:
    return job.work(TOWERS[0], *job.given)


TOWERS: list[Tower] = []  # in a process of its own: the one tower
