"""The maze room: carvers, chips, solver, start-up, and other makers' generators beside ours.

Peers run in the Python that the variable MAZE_PEERS names (a virtual environment with
mazelib 0.9.16, mazegen, maze-dataset and, for the last, "muutils < 0.9" in it), else in this one;
who is missing is said. Processors change their pace from second to second: ratios are the median of
a few turns, each of a peer and ours one right after the other, and our own times are scaled in the
same way to the pace of the reference machine, by mazelib's Sidewinder.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from retro_maze.maze import Grid, carve, chip, distances
from tests.bench._table import BATCHES, Table, median_us, peak_mib, process_ms

PEERS = [os.environ.get("MAZE_PEERS", sys.executable), str(Path(__file__).with_name("_peers.py"))]
PATIENCE_S = 100
TURNS, SLOW_US = 3, 2e6  # one turn only with what is slow
YARDSTICK, YARDSTICK_US = "mazelib Sidewinder", 79  # at 37 x 19 on the reference machine
SMALL, MIDDLE, LARGE = (37, 19), (127, 87), (1001, 1001)

OURS = (  # carver, chip, budget in us at 37 x 19 and in ms at 1001 x 1001 on the reference machine
    ("bar-toppling", "lfsr8", 15, 20),
    ("bar-toppling", "arcade", 25, 45),
    ("bar-toppling", "msvc-rand", 25, 45),
    ("pillar-walk", "arcade", 70, None),
    ("random-walk", "msvc-rand", None, None),
    ("wall-extending", "msvc-rand", 130, 650),
    ("digging", "msvc-rand", 140, 190),
)
RIVALS = {"fastest": ("bar-toppling", "lfsr8"), "depth-first": ("digging", "msvc-rand")}


def tables() -> Iterator[Table]:
    there = any(line.endswith(YARDSTICK) for line in ask("list"))
    pace = f"where {YARDSTICK} takes {YARDSTICK_US} us" if there else f"as here: no {YARDSTICK}"
    yield Table(
        f"Mazes by carver and chip, {pace}",
        ("carver, chip", "37 x 19, us", "budget", "127 x 87, us", "1001 x 1001, ms", "budget"),
        ours(),
    )
    yield Table("Beside other generators", ("", *map(shape, (SMALL, MIDDLE, LARGE))), peers())
    yield Table("Processes", ("", "ms", "times `pass`"), processes())
    yield Table("Memory at 1001 x 1001", ("", "peak MiB"), memory())


def maker(carver: str, chip_name: str, size: tuple[int, int]) -> Callable[[], Grid]:
    return lambda: carve(carver, *size, chip(chip_name, 7))


def ours() -> Iterator[list[str]]:
    for carver, kind, budget, large_budget in OURS:
        yield row(f"{carver}, {kind}", lambda size: maker(carver, kind, size), budget, large_budget)  # noqa: B023
    yield row("distances (solver)", solver, 90, None)


def row(
    name: str,
    call: Callable[[tuple[int, int]], Callable[[], object]],
    budget: int | None,
    large_budget: int | None,
) -> list[str]:
    """One line: medians at the three sizes with the budgets."""
    small, middle = (scaled_us(call(size)) for size in (SMALL, MIDDLE))
    large = scaled_us(call(LARGE), 3) / 1000
    budgets = ["" if limit is None else str(limit) for limit in (budget, large_budget)]
    return [name, f"{small:.1f}", budgets[0], f"{middle:.0f}", f"{large:.0f}", budgets[1]]


def scaled_us(call: Callable[[], object], batches: int = BATCHES) -> float:
    """The median time in microseconds, at the reference machine's pace where it can be told."""
    return median(pace() * median_us(call, batches) for _ in range(TURNS))


def pace() -> float:
    yardstick = rival(YARDSTICK, SMALL)
    return 1 if isinstance(yardstick, str) else YARDSTICK_US / yardstick


def solver(size: tuple[int, int]) -> Callable[[], object]:
    grid = carve("bar-toppling", *size, chip("lfsr8", 7))
    return lambda: distances(grid, 0)


def peers() -> Iterator[list[str]]:
    """Each peer's time in us, and how many times ours it is."""
    sizes = SMALL, MIDDLE, LARGE
    for made in RIVALS.values():
        yield [f"ours: {', '.join(made)}", *(f"{own_us(made, size):.0f} us" for size in sizes)]
    for line in ask("list"):
        kind, name = line.split(" ", 1)
        yield [name, *(beside(name, RIVALS[kind], size) for size in sizes)]
    for missing in ask("missing"):
        yield [f"{missing} is not installed: not measured", "", "", ""]


def own_us(made: tuple[str, str], size: tuple[int, int]) -> float:
    return median_us(maker(*made, size), 5)


def beside(name: str, made: tuple[str, str], size: tuple[int, int]) -> str:
    """A peer's time, and how many times ours it is, in the median turn."""
    turns: list[tuple[float, float]] = []
    while len(turns) < TURNS:
        time = rival(name, size)
        if isinstance(time, str):
            return time
        turns.append((time / own_us(made, size), time))
        if time > SLOW_US:
            break
    ratio, time = sorted(turns)[len(turns) // 2]
    return f"{time:.0f} us, {ratio:.1f} times"


def ask(*words: str) -> list[str]:
    done = subprocess.run([*PEERS, *words], capture_output=True, text=True, check=True)
    return done.stdout.split("\n")[:-1]


def rival(name: str, size: tuple[int, int]) -> float | str:
    """The median time of a peer's generator in us, or why there is none."""
    words = [*PEERS, name, *map(str, size)]
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE_S, check=True)
    except subprocess.TimeoutExpired:
        return f"over {PATIENCE_S} s"
    except subprocess.CalledProcessError as error:
        return f"fails: {error.stderr.splitlines()[-1].partition(':')[0]}"
    return float(done.stdout)


def processes() -> Iterator[list[str]]:
    python = sys.executable
    bare = process_ms([python, "-c", "pass"])
    for name, words in (
        ("`python -c pass`", ["-c", "pass"]),
        ("`import retro_maze.maze`", ["-c", "import retro_maze.maze"]),
        ("`retro-maze carve 37 19`", ["-m", "retro_maze", "carve", "37", "19"]),
    ):
        took = process_ms([python, *words])
        yield [name, f"{took:.0f}", f"{took / bare:.1f}"]


def memory() -> Iterator[list[str]]:
    yield ["`pass`", f"{peak_mib('pass'):.0f}"]
    code = "from retro_maze.maze import carve, chip\ncarve('{}', 1001, 1001, chip('{}', 7))"
    for carver, kind, *_ in OURS:
        yield [f"{carver}, {kind}", f"{peak_mib(code.format(carver, kind)):.0f}"]


def shape(size: tuple[int, int]) -> str:
    return f"{size[0]} x {size[1]}"
