"""The engine: ticks of the busiest floors, a hundred thousand of all, digests, and floors grown."""

from collections.abc import Callable, Iterator
from statistics import quantiles
from time import process_time, process_time_ns

from retro_maze.engine.world import World
from retro_maze.shelf import load_tower
from retro_maze.tower.bots.tumble import buttons, fresh
from retro_maze.tower.floor import build_world, plan_floor
from tests.bench._table import Table, median_us
from tests.test_random_play import BELL, EACH, FLOORS

BUSIEST = (33, 46, 55)  # most monsters; the longest conditions; most that moves
TICKS = 20_000  # of each
HUNDREDTHS = 100


def tables() -> Iterator[Table]:
    yield Table("world.step with random buttons", ("", "median us", "p99 us"), steps())
    yield Table("All floors", ("", "took", "budget"), totals())
    yield Table("Around a tick", ("", "median us"), around())


def steps() -> Iterator[list[str]]:
    for floor in BUSIEST:
        times = timed(floor)
        yield [f"floor {floor}, {len(fresh(BELL, floor).monsters)} monsters", *times]
    yield ["budget", "60", "250"]


def timed(floor: int) -> list[str]:
    """Median and 99th percentile of one tick."""
    world, times = fresh(BELL, floor), []
    for _, pad in zip(range(TICKS), buttons(floor), strict=False):
        if world.outcome:
            world = fresh(BELL, floor)
        start = process_time_ns()
        world.step(pad)
        times.append(process_time_ns() - start)
    cuts = quantiles(times, n=HUNDREDTHS)
    return [f"{cuts[49] / 1000:.0f}", f"{cuts[98] / 1000:.0f}"]


def totals() -> Iterator[list[str]]:
    yield ["100,000 ticks", f"{seconds(all_ticks):.1f} s", "8 s"]
    yield ["60 floors grown and placed", f"{median_us(grow_all) / 1000:.0f} ms", "60 ms"]
    yield ["60 worlds built", f"{median_us(build_all) / 1000:.0f} ms", ""]


def seconds(call: Callable[[], object]) -> float:
    start = process_time()
    call()
    return process_time() - start


def all_ticks() -> None:
    for floor in FLOORS:
        world = fresh(BELL, floor)
        for _, pad in zip(range(EACH), buttons(floor), strict=False):
            if world.outcome:
                world = fresh(BELL, floor)
            world.step(pad)


def grow_all() -> None:
    for floor in FLOORS:
        plan_floor(BELL, floor)


def build_all() -> None:
    for plan in PLANS:
        build_world(BELL, plan)


def around() -> Iterator[list[str]]:
    world = busy()
    yield ["digest of a busy floor", f"{median_us(world.digest):.0f}"]
    yield ["reading both tables of the bell", f"{median_us(load_tower):.0f}"]


def busy() -> World:
    """A floor with many monsters, in the middle of play."""
    world = fresh(BELL, 46)
    for _, pad in zip(range(600), buttons(1), strict=False):
        world.step(pad)
    return world


PLANS = [plan_floor(BELL, floor) for floor in FLOORS]
