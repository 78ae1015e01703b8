"""The game itself in the page: floors play as on the desktop, are cleared by keys, and are kept."""

from time import monotonic

import pytest

from retro_maze.paths import PACKAGE
from retro_maze.shelf import load_tower
from tests.browser.catalogue import played
from tests.browser.conftest import PATIENCE, Game

WALKER = PACKAGE / "tower" / "bots" / "walker.py"  # not in the page: only tests need it there
KEYS = {0x01: "ArrowRight", 0x02: "ArrowLeft", 0x04: "ArrowUp", 0x08: "ArrowDown"}
TICKS = 1800
PLAYED = """
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import build_world, plan_floor
def played(floor, ticks):
    tower, bot = load_tower("bell"), Walker()
    world = build_world(tower, plan_floor(tower, floor))
    for _ in range(ticks):
        world.step(bot.pad(world))
    return world.digest()
"""


@pytest.fixture(autouse=True)
def walker(game: Game) -> None:
    """Brings the bot into the page, as the name Walker."""
    game.python(WALKER.read_text(encoding="utf-8") + "\nNone")


@pytest.mark.parametrize("floor", [1, 17, 38, 60])
def test_a_floor_plays_in_the_page_as_on_the_desktop(floor: int, game: Game) -> None:
    theirs = game.python(f"{PLAYED}\nplayed({floor}, {TICKS})")
    assert theirs == played(load_tower("bell"), floor, TICKS)


def test_floor_1_is_cleared_by_real_keys_and_a_reload_remembers_it(game: Game) -> None:
    game.play()
    held = ""
    end = monotonic() + 3 * PATIENCE / 1000
    while monotonic() < end:
        state = game.python(STATE)
        if state != "play":
            break
        key = KEYS.get(game.python("Walker().pad(world)"), "")
        if key != held:
            if held:
                game.page.keyboard.up(held)
            if key:
                game.page.keyboard.down(key)
            held = key
    if held:
        game.page.keyboard.up(held)
    assert game.python(STATE) == "cleared"
    while game.python(REACHED) < 2:
        game.press("Enter")
    game.page.reload()
    game.start()
    assert game.python(REACHED) == 2
    assert game.errors == []


REACHED = "app.session.game.reached"
STATE = """
cleared = app.session.game.reached > 1 or bool(world and world.outcome == "cleared")
"cleared" if cleared else "play" if world else scene
"""
