"""Plays the game in a window.

Arrows or WASD walk, Z or Space draws the blade, Enter pauses. Where there is no screen, a bot
plays floor 1 and leaves a film of it in this folder.
"""

import atexit
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping

from retro_maze.commands.arguments import add_seed, add_tower, number, path

DEMO = "retro-maze-demo.gif"
PATIENCE_S = 5  # for a display that does not answer
UNSEEN = ("dummy", "offscreen")  # video drivers that show nothing


def parser(p: ArgumentParser) -> None:
    add_tower(p)
    p.add_argument("--floor", metavar="N", type=number, help="begin on this floor, 1 the first")
    add_seed(p)
    p.add_argument(
        "--watch", action="store_true", help="play on with the tower's files as they are edited"
    )

    p.add_argument(
        "--record",
        metavar="FOLDER",
        type=path,
        help="keep every floor played as a recording, for replay and film --replay",
    )


def run(args: Namespace) -> int:
    from retro_maze.front.app import NoScreen, prepare, run_window
    from retro_maze.front.session import Wish

    if args.watch:
        from retro_maze.front.live import run_live
        from retro_maze.front.watch import Watch
    if args.record:
        from retro_maze.front.recorder import Recorder

    session = prepare(args.tower, Wish(args.floor, args.seed))
    watch = Watch(args.tower) if args.watch else None
    if args.record:
        session.recorder = Recorder(args.record)
        atexit.register(session.recorder.end)  # a closed window ends the floor in play
    here = os.getcwd()  # Pyxel changes it
    if not has_screen():
        return film_instead(args)
    try:
        if watch:
            run_live(session, watch)
        else:
            run_window(session)
    except NoScreen:
        return film_instead(args, here)
    return 0


def film_instead(args: Namespace, folder: str = "") -> int:
    """Tells that there is no screen and films the floor that was asked for, or the first.

    `folder` means that Pyxel was started already: once in a process is all that it can, so
    another process makes the film there.
    """
    floor = 1 if args.floor is None else args.floor
    print(
        f"retro-maze: there is no screen here, so a bot plays floor {floor} into "
        f"{DEMO}; `retro-maze film` films any floor and `retro-maze web` makes a page to play.",
        flush=True,
    )
    words = ["film", "--floors", str(floor), "-o", DEMO, "--tower", args.tower]
    words += [] if args.seed is None else ["--seed", str(args.seed)]
    if folder:
        import subprocess  # here and below: what a window does not need is not waited for

        again = [sys.executable, "-m", "retro_maze", *words]
        return subprocess.run(again, cwd=folder, check=False).returncode
    from retro_maze.commands import film

    parser = ArgumentParser()
    film.parser(parser)
    return film.run(parser.parse_args(words[1:]))


def has_screen() -> bool:
    """Whether a window would be seen: Pyxel opens one even where nobody can look at it."""
    driver = os.environ.get("SDL_VIDEODRIVER")
    if driver or sys.platform in ("win32", "cygwin", "darwin"):
        return driver not in UNSEEN
    return wayland_answers(os.environ) or x11_answers(os.environ)


def wayland_answers(environ: Mapping[str, str]) -> bool:
    """Whether a Wayland compositor listens."""
    name, folder = environ.get("WAYLAND_DISPLAY"), environ.get("XDG_RUNTIME_DIR", "")
    if not name:
        return False
    import socket

    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(PATIENCE_S)
        return line.connect_ex(os.path.join(folder, name)) == 0


def x11_answers(environ: Mapping[str, str]) -> bool:
    """Whether the X server of DISPLAY lets us in, asked through the library that SDL uses."""
    if not environ.get("DISPLAY"):
        return False
    from threading import Thread

    found: list[bool] = []
    asking = Thread(target=lambda: found.append(_opens_display()), daemon=True)
    asking.start()
    asking.join(PATIENCE_S)  # a server far away may never answer
    return found == [True]


def _opens_display() -> bool:
    import ctypes

    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return False
    x11.XOpenDisplay.restype = ctypes.c_void_p
    display = x11.XOpenDisplay(None)
    if display:
        x11.XCloseDisplay(ctypes.c_void_p(display))
    return bool(display)
