"""The keys in the page: bound by pressing real ones, they act at once and outlive a reload."""

from collections.abc import Iterator

import pytest

from tests.browser.conftest import Game, Opener

OPEN = """
from retro_maze.front.scenes import ways
app.scene = ways.to_keys(app.scene, app.session)
None
"""
BLADE = "list(app.session.keys.of('keyboard')['blade'])"


@pytest.fixture
def keys(open_page: Opener, site: str) -> Iterator[Game]:
    """The keys, over the title, in a browser that has never been here."""
    game = open_page(site).start()
    game.python(OPEN)
    game.until("scene == 'KeysPage'")
    yield game
    assert game.errors == []


def test_a_key_is_bound_by_pressing_it_and_survives_a_reload(keys: Game) -> None:
    keys.press(*["ArrowDown"] * 4, "Enter", "f")
    assert keys.python(BLADE) == ["KEY_F", "KEY_SPACE"]
    keys.press("f", "Escape")  # bound already, it confirms; the place is left as it was
    assert keys.python(BLADE) == ["KEY_F", "KEY_SPACE"]
    assert keys.python("app.scene.listener is None")
    keys.page.reload()
    keys.start()
    assert keys.python(BLADE) == ["KEY_F", "KEY_SPACE"]
    assert keys.python("app.session.note()") == ""
