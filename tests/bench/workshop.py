"""Workshop, theatre and walk: a byte's new picture, the search for a way, and their frames."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from statistics import median, quantiles
from time import process_time
from typing import NamedTuple

from retro_maze.front import studio
from retro_maze.front.acts import SPEEDS
from retro_maze.front.scenes.theatre import Setting, Theatre
from retro_maze.front.scenes.walk import Walk, maze_course
from retro_maze.front.scenes.workshop import Workshop
from retro_maze.front.session import Session
from retro_maze.front.stroll import Guide
from retro_maze.maze import CARVERS, carve, chip
from retro_maze.shelf import load_tower
from retro_maze.tower.figures import way_by_byte
from tests.bench._table import Table, median_us

FRAMES = 600
CHANGES = 200


class Row(NamedTuple):
    """Microseconds and their budget."""

    name: str
    median: float
    late: float  # the 99th of a hundred
    budget: int


def tables() -> Iterator[Table]:
    """Measured in a process of its own: Pyxel starts once in each."""
    words = [sys.executable, "-m", "tests.bench.workshop"]
    environ = {**os.environ, "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(words, env=environ, capture_output=True, text=True, check=True)
    rows = [line.split("\t")[1:] for line in done.stdout.splitlines() if line.startswith("row\t")]
    yield Table("The workshop, headless", ("", "us", "p99", "budget"), rows)


def rows() -> Iterator[Row]:
    studio.open_studio(1)
    tower = load_tower("bell")
    stage = studio.Studio(tower)
    shop = Workshop(stage.app.session)
    yield change_row(shop)
    search = median_us(lambda: list(way_by_byte(tower, 31)), 5)
    yield Row("all 256 bytes of floor 31 tried for a wish", search, search, 150_000)
    yield row("the workshop at rest", frames(shop.update, shop.draw), 4000)
    for carver in CARVERS:
        for speed in (1, 4, len(SPEEDS) - 1):
            yield theatre_row(stage.app.session, carver, speed)
    yield walk_row(stage)


def change_row(shop: Workshop) -> Row:
    """From a pressed digit to the picture: another byte each time, drawn."""
    times = []
    for byte in range(CHANGES):
        begin = process_time()
        shop.try_byte(byte)
        shop.update()
        shop.draw()
        shop.update()  # the figures follow a tick later
        times.append(process_time() - begin)
    return row("a changed byte: plan, picture, figures, drawn", times, 4000)


def theatre_row(session: Session, carver: str, speed: int) -> Row:
    scene = Theatre(session, Setting(carver, "lfsr8", 0x25, 18, 9), lambda old: old)
    scene.speed = speed
    scene.ticks = 1000

    def again() -> None:
        if scene.done:
            scene.begin(scene.setting)
            scene.ticks = 1000

    times = frames(scene.update, scene.draw, again)
    name = {1: "slow", 4: "a beat a tick"}.get(speed, "all of it in one frame")
    return row(f"theatre, {carver}, {name}", times, 500 if speed < 5 else 16_000)


def walk_row(stage: studio.Studio) -> Row:
    course = maze_course(carve("digging", 41, 15, chip("lfsr8", 5)), "41 x 15")
    walk = Walk(stage.app.session, course, lambda old: old)
    walk.shows = 1
    guide = Guide(course)

    def update() -> None:
        stage.fingers.take(guide.held(walk))
        walk.update()

    return row("walk of 41 x 15 with its map", frames(update, walk.draw), 500)


def frames(
    update: Callable[[], object],
    draw: Callable[[], object],
    after: Callable[[], object] = lambda: None,
) -> list[float]:
    """Seconds of each frame."""
    times = []
    for _ in range(FRAMES):
        begin = process_time()
        update()
        draw()
        times.append(process_time() - begin)
        after()
    return times


def row(name: str, times: list[float], budget: int) -> Row:
    return Row(name, median(times) * 1e6, quantiles(times, n=100)[98] * 1e6, budget)


if __name__ == "__main__":
    for found in rows():
        print(f"row\t{found.name}\t{found.median:.0f}\t{found.late:.0f}\t{found.budget}")
