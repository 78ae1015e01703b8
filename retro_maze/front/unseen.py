"""Pyxel without a window, a sound or a claim on Ctrl+C: for pictures, films and music as files.

Never in a browser: this module uses what only newer Pyxel has.
"""

import os
import signal

import pyxel

from retro_maze.front.version import DRAWS, check_pyxel


def start(wide: int, high: int, fps: int = 60, capture_s: int = 0) -> None:
    """Starts Pyxel, which can be done once in a process; the working directory stays what it was.

    Pyxel takes Ctrl+C for the end of a game and leaves with status 0; here it stops the work, as
    it does everywhere else.
    """
    check_pyxel(DRAWS)
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    here = os.getcwd()
    pyxel.init(wide, high, fps=fps, capture_sec=capture_s, headless=True)
    os.chdir(here)
    signal.signal(signal.SIGINT, signal.default_int_handler)
