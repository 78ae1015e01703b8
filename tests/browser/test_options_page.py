"""The options in the page: real keys turn them, they act at once, and a reload finds them kept."""

from collections.abc import Iterator

import pytest

from tests.browser.conftest import Game, Opener

OPEN = """
from retro_maze.front.scenes import ways
app.scene = ways.to_options(app.scene, app.session)
None
"""
LIGHT = "import pyxel\nfrom retro_maze.front.view import palette\npyxel.colors[palette.VERDIGRIS]"


@pytest.fixture
def options(open_page: Opener, site: str) -> Iterator[Game]:
    """The options, over the title, in a browser that has never been here."""
    game = open_page(site).start()
    game.python(OPEN)
    game.until("scene == 'OptionsPage'")
    yield game
    assert game.errors == []


def test_what_is_set_acts_at_once_and_survives_a_reload(options: Game) -> None:
    assert options.python("'full' in app.scene.rows or 'scale' in app.scene.rows") is False
    options.press("ArrowRight", "ArrowDown", "ArrowRight")  # the second page's first line
    assert options.python("app.session.options.palette") == "safe"
    assert options.python(LIGHT) == options.python("palette.SETS['safe'].bands[0][12]")
    options.press("ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight")
    assert options.python("app.session.options.retro") is True
    options.rest(20)
    options.page.reload()
    options.start()
    assert options.python("app.session.options.palette") == "safe"
    assert options.python("app.session.options.retro") is True
    options.rest(30)  # the picture goes on behind the scan lines


def test_a_damaged_record_in_the_browser_is_told_once(options: Game) -> None:
    options.page.evaluate("localStorage.setItem('retro-maze/options', 'torn')")
    for told in (True, False):
        options.page.reload()
        options.start()
        notice = "app.session.note() == app.session.say('options_lost')"
        assert options.python(notice) is told
