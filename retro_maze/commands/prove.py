"""Proves that a tower can be finished, and measures how hard it is.

Recorded runs are played again; fair players, who see what the window shows and react late, climb
from floor to floor. A line a floor, then the balance. --long takes twenty players in place of
eight, and a million ticks of random buttons.
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from retro_maze.commands.arguments import add_tower, number
from retro_maze.maze import Refusal
from retro_maze.shelf import BELL, load_tower
from retro_maze.tower.backwards import BACKWARDS
from retro_maze.tower.bots.balance import BAND, by_band, by_floor, faults, row, tenths
from retro_maze.tower.bots.climb import Stay
from retro_maze.tower.floor import Tower
from retro_maze.tower.game import Game

TYPE_CHECKING = False
if TYPE_CHECKING:  # processes come with it, which a help text does not need
    from retro_maze.commands.prove_jobs import Finding, Job, Witness

ALL_DELAYS = tuple(range(11, 31))  # ticks from eye to finger, as people have: 183 to 500 ms
DELAYS = (11, 13, 15, 18, 21, 24, 27, 30)  # of those that climb without --long
USUAL = 15  # the delay of the player whose every floor is told
MOST_JOBS = 64
RANDOM_TICKS = 1_000_000
ENOUGH = 92  # per cent of the strongboxes: 55 of sixty
DAILY = "daily"
BESIDE = {BELL: (BACKWARDS, DAILY)}  # further recorded runs that belong to a tower
BAR = 30  # letters


def parser(p: ArgumentParser) -> None:
    p.add_argument("--long", action="store_true", help="twenty players, and a million random ticks")
    p.add_argument(
        "--jobs",
        metavar="N",
        type=number,
        help=f"processes at once, 1 to {MOST_JOBS} (default: one a processor)",
    )
    add_tower(p)


def run(args: Namespace) -> int:
    processes = args.jobs if args.jobs is not None else min(os.cpu_count() or 1, MOST_JOBS)
    if not 1 <= processes <= MOST_JOBS:
        raise Refusal(f"--jobs {processes} must be 1 to {MOST_JOBS}")
    tower = load_tower(args.tower)
    delays = ALL_DELAYS if args.long else DELAYS
    from retro_maze.commands.prove_jobs import done

    jobs = first_jobs(tower, delays, args.long)
    total = len(jobs) + len(delays) * (tower.floors - 1)
    found: list[Finding] = []
    try:
        for finding in done(args.tower, jobs, processes):
            found.append(finding)
            show_progress(len(found), total)
    except KeyboardInterrupt:
        clear_progress()
        print(f"retro-maze: stopped after {len(found)} of {total} proofs", file=sys.stderr)
        return 130
    clear_progress()
    return told(tower, found, delays)


def first_jobs(tower: Tower, delays: tuple[int, ...], long: bool) -> "list[Job]":
    """Witnesses, the first floor of each climb, and random play."""
    from retro_maze.commands.prove_jobs import Job, recorded, stay, tumble, witness

    floors = range(1, tower.floors + 1)
    jobs = [Job(stay, (Game(), 1, delay)) for delay in delays]
    if recorded(tower.name):
        jobs += [Job(witness, (tower.name, floor)) for floor in floors]
    for place in BESIDE.get(tower.name, ()):
        jobs += [Job(witness, (place, floor)) for floor in recorded(place)]
    if long:
        each = RANDOM_TICKS // tower.floors + 1
        jobs += [Job(tumble, (floor, each)) for floor in floors]
    return jobs


def show_progress(count: int, total: int) -> None:
    """A bar on a terminal; nothing elsewhere."""
    if sys.stderr.isatty():
        full = BAR * count // total
        sys.stderr.write(f"\r[{'#' * full}{'.' * (BAR - full)}] {count} of {total}")
        sys.stderr.flush()


def clear_progress() -> None:
    if sys.stderr.isatty():
        sys.stderr.write("\r" + " " * (BAR + 24) + "\r")


def told(tower: Tower, found: "list[Finding]", delays: tuple[int, ...]) -> int:
    """Prints everything; 1 when something is wrong."""
    from retro_maze.commands.prove_jobs import Climb, Tumble, Witness

    witnesses = [one for one in found if isinstance(one, Witness)]
    stays = sorted(one.stay for one in found if isinstance(one, Climb))
    tumbles = [one for one in found if isinstance(one, Tumble)]
    print("\n".join(floor_lines(tower, witnesses, stays, len(delays))))
    print("\n".join(band_lines(stays)))
    for place in BESIDE.get(tower.name, ()):
        print(beside_line(place, [one for one in witnesses if one.place == place]))
    if tumbles:
        ticks = sum(one.ticks for one in tumbles)
        print(f"random buttons: {ticks:,} ticks on {len(tumbles)} floors")
    wrong = [f"{w.place}: floor {w.floor}: {w.fault}" for w in witnesses if w.fault]
    wrong += [f"floor {t.floor}: unsound in random tick {t.fault}" for t in tumbles if t.fault >= 0]
    wrong += [*climb_faults(tower, stays, delays), *faults(stays)]
    print("\n".join(wrong) if wrong else "all is proved")
    return int(bool(wrong))


HEAD = (
    f"floor witness | player of {USUAL} ticks           | all {{n}} players\n"
    "      seconds | tries deaths seconds box | deaths share seconds hints boxes"
)


def floor_lines(
    tower: Tower, witnesses: "list[Witness]", stays: list[Stay], players: int
) -> Iterator[str]:
    """The heading and a line a floor."""
    yield HEAD.format(n=players)
    seconds = {one.floor: one.seconds for one in witnesses if one.place == tower.name}
    deaths = sum(stay.deaths for stay in stays)
    for floor, here in by_floor(stays).items():
        one = next((stay for stay in here if stay.delay == USUAL), None)
        start = f"{floor:5} {seconds.get(floor, '-'):>7}"
        yield f"{start} | {stay_text(one)} | {all_text(here, deaths)}"


def stay_text(stay: Stay | None) -> str:
    if stay is None:
        return " " * 24
    seconds = tenths(10 * stay.ticks // 60)
    return f"{stay.tries:5} {stay.deaths:6} {seconds:>7} {'yes' if stay.box else 'no':>3}"


def all_text(stays: list[Stay], deaths: int) -> str:
    mean = row(stays)
    share = f"{100 * mean.deaths // max(1, deaths)} %"
    hints = f"{tenths(mean.hints):>5} {mean.boxes:3} %"
    return f"{mean.deaths:6} {share:>5} {tenths(mean.seconds):>7} {hints}"


def band_lines(stays: list[Stay]) -> Iterator[str]:
    """The bands' means."""
    deaths = sum(stay.deaths for stay in stays)
    for band, here in by_band(stays).items():
        first = band * BAND + 1
        name = f"floors {first}-{max(stay.floor for stay in here)}"
        yield f"{name:38} | {all_text(here, deaths)}"


def beside_line(place: str, witnesses: "list[Witness]") -> str:
    good = sum(not one.fault for one in witnesses)
    return f"{place}: {good} of {len(witnesses)} recorded runs prove their floors"


def climb_faults(tower: Tower, stays: list[Stay], delays: tuple[int, ...]) -> Iterator[str]:
    """Players who did not get to the end, or found too few strongboxes."""
    for delay in delays:
        own = [stay for stay in stays if stay.delay == delay]
        cleared, boxes = sum(stay.cleared for stay in own), sum(stay.box for stay in own)
        if cleared < tower.floors:
            yield f"the player of {delay} ticks got stuck on floor {cleared + 1}"
        elif 100 * boxes < ENOUGH * boxed(tower):
            yield f"the player of {delay} ticks opened {boxes} of {boxed(tower)} strongboxes"


def boxed(tower: Tower) -> int:
    """How many floors have a strongbox."""
    return sum(bool(tower.rooms.of(floor).tasks) for floor in range(1, tower.floors + 1))
