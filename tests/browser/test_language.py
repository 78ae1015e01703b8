"""The page speaks as its address says, else as the options say, else as the browser does."""

import pytest

from tests.browser.conftest import Game, Opener

WALK = {"en": "Walk", "ja": "歩く"}
KEPT = """
const text = '{"options": 1, "language": "ja"}';
localStorage.setItem("retro-maze/options", "retro-maze 00000000\\n" + text);
"""


def language(game: Game) -> str:
    """Of the page, whose texts must be in it."""
    found = str(game.page.evaluate("document.documentElement.lang"))
    assert WALK[found] in game.page.locator("#controls").inner_text()
    return found


@pytest.mark.parametrize(
    ("address", "locale", "expected"),
    [
        ("/", "en-GB", "en"),
        ("/", "ja-JP", "ja"),
        ("/", "fr-FR", "en"),
        ("/?lang=ja", "en-GB", "ja"),
        ("/#lang=ja", "en-GB", "ja"),
        ("/?lang=en", "ja-JP", "en"),
        ("/?lang=ja#lang=en&f=1", "ja-JP", "en"),
        ("/?lang=tlh", "ja-JP", "ja"),
        ("/?lang=__proto__#lang=%3Cb%3E", "en-GB", "en"),
    ],
)
def test_the_page_has_the_language_that_was_asked_for(
    address: str, locale: str, expected: str, open_page: Opener, site: str
) -> None:
    game = open_page(site + address, locale=locale)
    assert language(game) == expected
    assert game.errors == []


def test_a_kept_language_comes_before_the_browsers(open_page: Opener, site: str) -> None:
    game = open_page(site, script=KEPT)
    assert language(game) == "ja"


def test_the_sentence_on_a_lost_engine_is_in_it_too(open_page: Opener, site: str) -> None:
    game = open_page("about:blank", locale="ja-JP")
    game.page.context.route("**/*pyxel.js*", lambda route: route.abort())
    game.page.goto(site)
    game.page.locator("#retry").wait_for()
    assert "読みこめません" in game.page.locator("#sentence").inner_text()
    assert game.page.locator("#retry").inner_text() == "もう一度"


@pytest.mark.parametrize(("asked", "other"), [("ja", "en"), ("en", "ja")])
def test_the_game_and_the_page_speak_the_same(
    asked: str, other: str, open_page: Opener, site: str
) -> None:
    game = open_page(f"{site}/?lang={asked}").start()
    assert game.python("app.session.say.language") == language(game) == asked
    game.python(f"app.session.set(language={other!r})")
    assert game.python("app.session.say.language") == language(game) == other
    assert game.errors == []
