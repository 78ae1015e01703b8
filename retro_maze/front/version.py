"""Which Pyxel is needed."""

import pyxel

from retro_maze.maze import Refusal

PLAYS = "2.6.2"  # the game, in a window and on a page
DRAWS = "2.9.9"  # films, sheets and music as files


def check_pyxel(oldest: str) -> None:
    """Refuses a Pyxel older than that, before something of it is missed."""
    if numbers(pyxel.VERSION) < numbers(oldest):
        raise Refusal(
            f"Pyxel {oldest} or newer is needed, and {pyxel.VERSION} is installed; "
            "get it with `pip install --upgrade pyxel`"
        )


def numbers(version: str) -> tuple[int, ...]:
    """2.10.1 comes after 2.9.9."""
    return tuple(int(part) for part in version.split(".") if part.isdecimal())
