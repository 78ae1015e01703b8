"""One frame, update and draw, without a screen; beside it games that Pyxel ships."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time

import pyxel

from retro_maze.front import studio
from retro_maze.front.guest import walker
from retro_maze.front.scenes.play import Play
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import Tower
from tests.bench._table import Table

FLOORS = {1: 120, 59: 250, 44: 250}  # floor: budget in us; the later ones are the busiest
FRAMES = 600
GAMES = ("megaball", "vortexion", "cursed_caverns")

# Plays a .pyxapp's own update and draw and prints the median microseconds of a frame.
GAME = f"""
import os, statistics, sys, time
import pyxel
import pyxel.cli as cli
init = pyxel.init
def start(*words, **named):
    init(*words, **{{**named, "headless": True, "fps": 1000}})
    os.chdir(sys.path[0])
pyxel.init = start
def run(update, draw):
    times = []
    for frame in range({FRAMES}):
        for key in (pyxel.KEY_RETURN, pyxel.KEY_SPACE, pyxel.KEY_Z):
            pyxel.set_btn(key, frame % 40 < 2)
        begin = time.process_time()
        update()
        draw()
        times.append(time.process_time() - begin)
        pyxel.flip()
    print("\\nmedian", statistics.median(times) * 1e6)
    sys.stdout.flush()
    os._exit(0)
pyxel.run = run
cli.play_pyxel_app(sys.argv[1])
"""


def tables() -> Iterator[Table]:
    yield Table("A frame, headless", ("", "us", "budget"), rows())


def rows() -> Iterator[list[str]]:
    studio.open_studio(1)
    tower = load_tower("bell")
    for floor, budget in FLOORS.items():
        yield [f"floor {floor}, a bot walking", f"{floor_us(tower, floor):.0f}", str(budget)]
    yield ["the title", f"{frames_us(studio.Studio(tower)):.0f}", ""]
    for game in GAMES:
        yield [f"{game} of the Pyxel wheel", game_us(game), ""]


def floor_us(tower: Tower, floor: int) -> float:
    """The median of a floor's first ten seconds; whoever falls stands up again."""
    stage = studio.Studio(tower, floor, invite=walker)
    while not isinstance(stage.app.scene, Play):
        stage.walk()
    return frames_us(stage)


def frames_us(stage: studio.Studio) -> float:
    times = []
    for _ in range(FRAMES):
        scene = stage.app.scene
        down = stage.pad(scene) if isinstance(scene, Play) else 0
        begin = process_time()
        stage.tick(down)
        stage.app.draw()
        times.append(process_time() - begin)
    return median(times) * 1e6


def game_us(game: str) -> str:
    """The same for a game, in a process of its own."""
    path = Path(pyxel.__file__).parent / "examples" / "apps" / f"{game}.pyxapp"
    words = [sys.executable, "-c", GAME, str(path)]
    environ = {**os.environ, "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(words, env=environ, capture_output=True, text=True, check=False)
    word, _, number = done.stdout.rpartition("median ")
    return f"{float(number):.0f}" if word else "did not run"
