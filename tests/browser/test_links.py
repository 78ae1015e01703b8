"""A link to the page opens a tower and a floor, or says in a sentence why not."""

from retro_maze.shelf import load_tower
from retro_maze.tower.share import share_text
from tests.browser.conftest import Opener

TEXT = share_text(load_tower("arcade").table)


def test_a_link_opens_a_shared_tower_on_a_floor(open_page: Opener, site: str) -> None:
    game = open_page(f"{site}/#t={TEXT}&f=7").start(scene="Card")
    assert game.python("app.session.tower.table.carver") == "pillar-walk"
    assert game.python("app.session.first") == 7
    assert game.errors == []


def test_a_bad_link_shows_a_sentence_and_then_the_title(open_page: Opener, site: str) -> None:
    game = open_page(f"{site}/#t=<script>alert(1)</script>").start(scene="Trouble")
    assert game.errors == []
    game.press("Enter")
    game.until("scene == 'Title'")
