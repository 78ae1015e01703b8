"""From the command to the first picture, and the memory of it; the least is bare Pyxel."""

import os
import sys
from collections.abc import Iterator

from retro_maze.paths import data_folder
from tests.bench._table import Table, peak_mib, process_ms

HEADLESS = """
import pyxel
init = pyxel.init
pyxel.init = lambda *words, **named: init(*words, **{**named, "headless": True})
"""
BARE = f"""{HEADLESS}
pyxel.init(256, 240)
pyxel.load({str(data_folder("resources") / "bell.pyxres")!r})
pyxel.cls(0)
"""
OURS = f"""{HEADLESS}
def run(update, draw):
    for _ in range(TICKS):
        update()
    draw()
pyxel.run = run
from retro_maze.cli import run
run(WORDS)
"""
TITLE = OURS.replace("TICKS", "1").replace("WORDS", "[]")
FLOOR = OURS.replace("TICKS", "400").replace("WORDS", "['--floor', '1']")
BUDGET, MEMORY = 1.4, 45  # times bare, MiB


def tables() -> Iterator[Table]:
    # No sound, and no question for a screen.
    os.environ |= {"SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "x11"}
    columns = ("", "ms", "times bare", "budget", "peak MiB", "budget")
    yield Table("First picture, headless", columns, rows())


def rows() -> Iterator[list[str]]:
    bare = process_ms([sys.executable, "-c", BARE])
    yield ["pyxel.init and pyxel.load", f"{bare:.0f}", "1.00", "", f"{peak_mib(BARE):.0f}", ""]
    title = process_ms([sys.executable, "-c", TITLE])
    peak = f"{peak_mib(TITLE):.0f}"
    row = ["the title", f"{title:.0f}", f"{title / bare:.2f}"]
    yield [*row, str(BUDGET), peak, str(MEMORY)]
    yield ["a floor, six seconds later", "", "", "", f"{peak_mib(FLOOR):.0f}", str(MEMORY)]
