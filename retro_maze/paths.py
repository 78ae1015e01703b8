"""Where the data folders are: inside the package (a wheel) or beside it (a checkout, a .pyxapp)."""

import os
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
BELL = "bell"  # the tower that is meant where none is named


def data_folder(name: str) -> Path:
    """The shipped folder `floors` or `resources`; call it before `pyxel.init` changes directory."""
    for place in (PACKAGE / name, PACKAGE.parent / name):
        if place.is_dir():
            return place
    raise FileNotFoundError(2, "this installation is incomplete: install retro-maze again", name)


def user_folder() -> Path:
    """The player's own folder for saves and towers; it need not exist yet.

    RETRO_MAZE_HOME names another place; else the platform's usual one.
    """
    own = os.environ.get("RETRO_MAZE_HOME")
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", "~")).expanduser() / "retro_maze"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/retro_maze").expanduser()
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "retro_maze"
