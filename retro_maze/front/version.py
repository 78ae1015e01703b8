"""Which Pyxel is needed, and what is wrong with the one that is there."""

from retro_maze.maze import Refusal

PLAYS = "2.6.2"  # the game, in a window and on a page
DRAWS = "2.9.9"  # films, sheets and music as files


def check_pyxel(oldest: str) -> None:
    """Refuses a Pyxel older than that, before something of it is missed."""
    trouble = pyxel_trouble(oldest)
    if trouble:
        raise Refusal(trouble)


def pyxel_trouble(oldest: str = PLAYS) -> str:
    """One sentence on why Pyxel cannot be had or is too old; empty when neither is so."""
    try:
        import pyxel
    except ImportError as error:
        return f"Pyxel cannot be loaded ({error}); get it with `pip install --upgrade pyxel`"
    if numbers(pyxel.VERSION) >= numbers(oldest):
        return ""
    return (
        f"Pyxel {oldest} or newer is needed, and {pyxel.VERSION} is installed; "
        "get it with `pip install --upgrade pyxel`"
    )


def numbers(version: str) -> tuple[int, ...]:
    """2.10.1 comes after 2.9.9."""
    return tuple(int(part) for part in version.split(".") if part.isdecimal())
