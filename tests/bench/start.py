"""From the command to the first picture, and the memory of it; the least is bare Pyxel."""

import os
import sys
from collections.abc import Iterator

from retro_maze.paths import data_folder
from tests.bench._table import Table, process

HEADLESS = """
import os, sys
import pyxel
init = pyxel.init
pyxel.init = lambda *words, **named: init(*words, **{**named, "headless": True})
"""
BARE = f"""
{HEADLESS}
pyxel.init(256, 240)
pyxel.load(sys.argv[1])
pyxel.cls(0)
"""
OURS = f"""
{HEADLESS}
def run(update, draw):
    update()
    draw()
    os._exit(0)
pyxel.run = run
from retro_maze.cli import run
run([])
"""
FLOOR = OURS.replace("run([])", 'run(["--floor", "1"])').replace(
    "    update()\n", "    [update() for _ in range(300)]\n"
)
BUDGET, MEMORY = 1.4, 45


def tables() -> Iterator[Table]:
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # a player's second start is measured
    os.environ |= {"SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "x11"}  # no screen is asked for
    columns = ("", "ms", "times bare", "budget", "peak MiB", "budget")
    yield Table("First picture, headless", columns, rows())


def rows() -> Iterator[list[str]]:
    bare = process([sys.executable, "-c", BARE, str(data_folder("resources") / "bell.pyxres")])
    ours = process([sys.executable, "-c", OURS])
    floor = process([sys.executable, "-c", FLOOR])
    yield ["pyxel.init and pyxel.load", f"{bare.ms:.0f}", "1.00", "", f"{bare.peak_mib:.0f}", ""]
    yield [
        "retro-maze, the title",
        f"{ours.ms:.0f}",
        f"{ours.ms / bare.ms:.2f}",
        str(BUDGET),
        f"{ours.peak_mib:.0f}",
        str(MEMORY),
    ]
    yield [
        "retro-maze, five seconds later",
        f"{floor.ms:.0f}",
        "",
        "",
        f"{floor.peak_mib:.0f}",
        str(MEMORY),
    ]
