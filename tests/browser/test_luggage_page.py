"""Progress as a text in the page: copied out, pasted into another browser, and read on start."""

import pytest

from retro_maze.front import luggage
from retro_maze.front.store import Store, unseal
from tests.browser.conftest import Game, Opener
from tests.test_luggage import played

OPEN = """
from retro_maze.front.scenes import ways
app.scene = ways.to_luggage(app.scene, app.session)
None
"""
REACHED = "app.session.record.game('story').reached"
FULL = """() => {
  Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""


def text_of(floor: int) -> str:
    store = Store(None)
    store.save("progress", played(floor))
    return luggage.packed(store)


@pytest.fixture
def bag(open_page: Opener, site: str) -> Game:
    """The page with its luggage open, in a browser that has never been here."""
    game = open_page(site, permissions=["clipboard-read", "clipboard-write"]).start()
    game.python(OPEN)
    game.until("scene == 'Luggage'")
    return game


def test_a_pasted_text_is_played_on_also_after_a_reload(bag: Game) -> None:
    bag.page.on("dialog", lambda dialog: dialog.accept(" ".join(text_of(23).split())))
    bag.press("ArrowDown", "ArrowDown")
    bag.page.keyboard.down("Enter")
    bag.until("app.scene.offered and not app.session.buttons.held")  # though it is still down
    bag.page.keyboard.up("Enter")
    bag.press("Enter")
    bag.until("scene == 'Title'")
    assert bag.python(REACHED) == 23
    bag.page.reload()
    bag.start()
    assert bag.python(REACHED) == 23
    assert bag.errors == []


def test_what_is_kept_is_copied(bag: Game) -> None:
    bag.python(f"app.session.store.save('progress', {played(31)!r})")
    bag.press("Enter")
    bag.until("app.scene.told")
    copied = bag.page.evaluate("navigator.clipboard.readText()")
    assert luggage.unpacked(copied)["progress"] == played(31)


def test_what_is_kept_is_downloaded(bag: Game) -> None:
    bag.python(f"app.session.store.save('progress', {played(32)!r})")
    with bag.page.expect_download() as download:
        bag.press("ArrowDown", "Enter")
    assert luggage.unpacked(download.value.path().read_text())["progress"] == played(32)


def test_a_pasted_word_that_is_no_progress_is_told(bag: Game) -> None:
    bag.page.on("dialog", lambda dialog: dialog.accept("hello"))
    bag.press("ArrowDown", "ArrowDown", "Enter")
    bag.until("app.scene.told.startswith('This is no saved progress')")
    assert bag.errors == []


def test_in_a_full_storage_the_game_plays_on_and_says_that_it_does_not_save(
    bag: Game,
) -> None:
    before = bag.page.evaluate("localStorage.getItem('retro-maze/progress')")
    bag.page.evaluate(FULL)
    bag.press("Escape")
    bag.until("scene == 'Title'")
    bag.play()
    assert bag.python("app.session.note() == app.session.say('unsaved')") is True
    assert bag.page.evaluate("localStorage.getItem('retro-maze/progress')") == before
    assert before is None or unseal(before)
    assert bag.errors == []
