"""The ending: sixty strokes down the tower, one step, the morning, and the card at the end."""

from itertools import pairwise
from types import ModuleType

import pytest

from retro_maze.front.app import load_resources
from retro_maze.front.scenes.ending import CLOSE, HOLD, STANDS, STEPS, STROKE, Ending
from retro_maze.front.scenes.final import Final
from retro_maze.front.scenes.shutter import Shutter
from retro_maze.front.session import Session
from retro_maze.front.store import Store
from retro_maze.front.studio import Fingers
from retro_maze.front.view import palette, sunrise
from retro_maze.paths import data_folder
from retro_maze.shelf import load_tower
from retro_maze.tower.game import Game

BELL = load_tower("bell")


@pytest.fixture
def ending(pyxel_app: ModuleType) -> Ending:
    load_resources(data_folder("resources"))
    session = Session(BELL, "bell", Store(None), Fingers())
    game = Game()
    game.enter(BELL, 60)
    game.opened, game.ticks, game.deaths = tuple(range(1, 31)), 60 * 3661, 7
    session.game = game
    return Ending(session)


def test_the_bell_strikes_sixty_times_while_the_view_sinks(
    ending: Ending, monkeypatch: pytest.MonkeyPatch
) -> None:
    strokes: list[str] = []
    monkeypatch.setattr(ending.session.sound, "jingle", strokes.append)
    lit: list[int] = []
    monkeypatch.setattr(ending, "_draw_floor", lambda floor, y, on: lit.append(floor) if on else 0)
    while not ending.close:
        ending.draw()
        ending.update()
    assert strokes == ["stroke"] * 60
    assert list(dict.fromkeys(lit)) == list(range(60, 0, -1))
    assert STROKE * 3 >= 60, "no more than three lights a second"


def test_oriel_stands_without_colours_until_she_steps(
    ending: Ending, pyxel_app: ModuleType
) -> None:
    coats = []
    for ticks in (1, STANDS, STANDS + STEPS):
        ending.close = ticks
        ending.draw()
        coats.append(_count(pyxel_app, palette.VERDIGRIS))
    assert coats[0] == coats[1] < coats[2]


def test_lamps_go_out_one_by_one_as_the_sky_grows_light(
    ending: Ending, pyxel_app: ModuleType
) -> None:
    town = []
    skies = []
    lamps = len(ending.sunrise.lamps)
    assert lamps > 20
    for place in range(lamps + 2):
        ending.dawn = HOLD + 1 + sunrise.NEXT_LAMP * place
        ending.draw()
        town.append(_count(pyxel_app, palette.LAMP, sunrise.TOWN_TOP, 200))
        skies.append(pyxel_app.colors[palette.NIGHT] & 255)
    assert town == sorted(town, reverse=True)
    assert town[0] > town[lamps // 2] > town[-1]
    assert skies == sorted(skies)
    assert skies[-1] > skies[0]
    assert max(b - a for a, b in pairwise(skies)) < 10, "no step is a flash"


def test_drawing_the_end_changes_nothing_of_it(ending: Ending) -> None:
    for close, dawn in ((0, 0), (40, 0), (40, 300)):
        ending.close, ending.dawn = close, dawn
        before = ending.ticks, ending.close, ending.dawn
        ending.draw()
        ending.draw()
        assert (ending.ticks, ending.close, ending.dawn) == before


def test_the_end_comes_by_itself_as_far_as_the_morning_and_waits_there(ending: Ending) -> None:
    for _ in range(STROKE * 60 + CLOSE + 200):
        assert ending.update() is ending
    assert ending.dawn > HOLD


def test_a_button_leads_on_from_the_morning_to_the_card(ending: Ending) -> None:
    ending.dawn = HOLD + 1
    ending.session.buttons.fresh = 0x40
    assert isinstance(ending.update(), Shutter)


def test_the_card_tells_time_strongboxes_hints_deaths_mode_and_tower(ending: Ending) -> None:
    values = dict(Final(ending.session).tally.rows)
    assert values["Time"] == "1:01:01"
    assert values["Strongboxes"] == "30 of 60"
    assert (values["Deaths"], values["Mode"]) == ("7", "Story")
    assert values["Tower"].startswith("1-")


def test_the_card_owns_up_to_floors_that_were_skipped(ending: Ending) -> None:
    assert "Floors skipped" not in dict(Final(ending.session).tally.rows)
    ending.session.game.skipped = (5, 9)
    assert dict(Final(ending.session).tally.rows)["Floors skipped"] == "2"


def test_a_playthrough_has_its_place_in_the_table_once(ending: Ending) -> None:
    assert Final(ending.session).entry
    assert Final(ending.session).entry is None


def _count(app: ModuleType, colour: int, top: int = 0, bottom: int = 240) -> int:
    """The pixels of a colour between two lines of the screen."""
    return sum(app.pget(x, y) == colour for y in range(top, bottom) for x in range(256))
