"""The page starts, takes keys and focus as a page should, and says what is wrong."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import PATIENCE, Game, Opener

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
BLOCKED = """
const refuse = () => { throw new DOMException("no", "SecurityError"); };
Object.defineProperty(window, "localStorage", {get: refuse});
navigator.getGamepads = refuse;
"""
SILENT = """
AudioContext.prototype.resume = () => Promise.reject(new DOMException("no", "NotAllowedError"));
"""
AROUND = """<!doctype html><body style="height: 4000px; margin: 0"><p>before</p>
<iframe src="{site}" style="width: 640px; height: 480px"></iframe><input id="other"></body>"""


def test_it_starts_without_an_error_or_a_missing_file(game: Game) -> None:
    assert game.errors == []
    assert game.missed == []


def test_it_shows_a_picture(game: Game) -> None:
    assert game.colours() > 4


def test_the_canvas_has_the_focus(game: Game) -> None:
    assert game.page.evaluate("document.activeElement.id") == "canvas"


def test_the_page_says_what_it_is(game: Game) -> None:
    page = game.page
    assert page.title() == "The Sixtieth Bell"
    assert page.evaluate("document.documentElement.lang") == "en"
    assert page.evaluate("document.characterSet") == "UTF-8"
    assert page.locator('meta[name="description"]').count() == 1
    assert page.locator('link[rel="icon"]').count() == 1, "our own, not the engine's"
    assert "arrow keys" in page.locator("#controls").inner_text()


def test_keys_scroll_the_page_only_while_the_game_has_no_focus(game: Game) -> None:
    page = game.page
    page.evaluate("document.body.style.height = '4000px'")
    game.press("PageDown", "ArrowDown", "Space")
    assert page.evaluate("scrollY") == 0
    page.evaluate("document.activeElement.blur()")
    game.scroll()
    page.evaluate("document.body.style.height = ''; scrollTo(0, 0)")
    game.frame.locator("#stage").click()
    page.wait_for_function("document.activeElement.id == 'canvas'", polling=100)


def test_tab_leaves_the_game(game: Game) -> None:
    page = game.page
    page.evaluate("document.body.append(document.createElement('input'))")
    page.wait_for_function("document.activeElement.id == 'canvas'", polling=100)
    game.press("Tab")
    page.wait_for_function("document.activeElement.tagName == 'INPUT'", polling=100)
    page.evaluate("document.activeElement.remove()")
    game.frame.locator("#stage").click()
    page.wait_for_function("document.activeElement.id == 'canvas'", polling=100)


def test_keys_walk_the_player_and_a_page_out_of_sight_pauses(game: Game) -> None:
    game.play()
    game.until("world and world.tick > 5")
    before = game.python(PLACE)
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):  # one of them has no wall
        if game.python(PLACE) == before:
            game.hold(key, 20)
    assert game.python(PLACE) != before
    look_away(game, True)
    game.page.wait_for_function(f"['suspended', 'none'].includes({SOUND})", polling=100)
    game.page.wait_for_timeout(500)
    look_away(game, False)
    game.until("scene == 'Pause'")


PLACE = "repr(world and (world.player.x, world.player.y))"
SOUND = "pyxelContext.pyodide._module.SDL2?.audioContext?.state ?? 'none'"


def look_away(game: Game, away: bool) -> None:
    """What the browser tells a page whose tab goes out of sight, or comes back."""
    game.page.evaluate(
        """(away) => {
          Object.defineProperty(document, "hidden", {get: () => away, configurable: true});
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        away,
    )


def test_without_storage_and_gamepads_it_still_starts(open_page: Opener, site: str) -> None:
    game = open_page(site, script=BLOCKED).start()
    assert game.errors == []
    assert game.python("app.session.store.saved") is False


def test_where_sound_is_locked_it_plays_on(open_page: Opener, site: str) -> None:
    game = open_page(site, script=SILENT).start()
    game.page.evaluate("dispatchEvent(new Event('focus'))")
    game.play()
    assert game.errors == []
    assert not game.frame.locator("#pyxel-error-overlay").is_visible()


@pytest.mark.parametrize("size", [(90, 60), (2400, 1800)], ids=["tiny", "huge"])
def test_in_a_frame_of_any_size_it_starts(
    size: tuple[int, int], open_page: Opener, site: str, dist: Path
) -> None:
    style = f'style="width: {size[0]}px; height: {size[1]}px"'
    (dist / "sized.html").write_text(f'<!doctype html><iframe src="index.html" {style}></iframe>')
    game = open_page(f"{site}/sized.html")
    game.frame = game.page.frames[-1]
    game.start()
    assert game.errors == []


def test_in_another_page_it_takes_the_keys_and_leaves_the_scrolling(
    open_page: Opener, site: str, dist: Path
) -> None:
    (dist / "around.html").write_text(AROUND.format(site="index.html"))
    game = open_page(f"{site}/around.html", viewport={"width": 700, "height": 600})
    game.frame = game.page.frames[-1]
    game.start()
    game.press("ArrowDown", "PageDown", "Space")
    assert game.page.evaluate("scrollY") == 0
    assert game.frame.evaluate("document.activeElement.id") == "canvas"
    assert not game.frame.locator("#controls").is_visible()
    game.page.locator("#other").focus()
    game.page.evaluate("document.activeElement.blur()")
    game.scroll()


@pytest.mark.parametrize("turned", [False, True], ids=["portrait", "landscape"])
def test_on_a_phone_the_touch_pad_walks(turned: bool, open_page: Opener, site: str) -> None:
    options: dict[str, Any] = dict(PHONE)
    if turned:
        options["viewport"] = {"width": 844, "height": 390}
    game = open_page(site, **options).start(touch=True)
    game.frame.wait_for_selector("#pyxel-gamepad-button", timeout=PATIENCE)
    size = game.page.viewport_size
    assert size
    assert game.page.evaluate("document.documentElement.scrollHeight") <= size["height"]
    while game.scene != "Play":
        touch(game, "#pyxel-gamepad-button", 0.5, 0.85)
    before = game.python(PLACE)
    for x, y in ((0.9, 0.5), (0.5, 0.9), (0.1, 0.5), (0.5, 0.1)):  # one of them has no wall
        touch(game, "#pyxel-gamepad-cross", x, y, ticks=20)
    assert game.python(PLACE) != before
    assert game.errors == []


def touch(game: Game, selector: str, x: float, y: float, ticks: int = 2) -> None:
    """Holds a finger on a place of an element, in parts of its size, for so long in the game."""
    box = game.frame.locator(selector).bounding_box()
    assert box
    at = {"x": box["x"] + x * box["width"], "y": box["y"] + y * box["height"]}
    line = game.page.context.new_cdp_session(game.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    game.rest(ticks)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()
    game.rest()


@pytest.mark.parametrize("lost", ["pyxel.js", "pyodide.js", "pyodide.asm.wasm", ".whl", "logo"])
def test_an_engine_that_cannot_be_had_is_said_with_a_retry(
    lost: str, open_page: Opener, site: str
) -> None:
    game = open_page("about:blank")
    game.page.context.route(f"**/*{lost}*", lambda route: route.abort())
    game.page.goto(site)
    game.page.locator("#retry").wait_for(timeout=PATIENCE)
    assert "could not be loaded" in game.page.locator("#sentence").inner_text()
    assert not game.page.locator("#pyxel-error-overlay").is_visible()
    game.page.context.unroute(f"**/*{lost}*")
    game.page.locator("#retry").click()
    game.ready()


def test_a_lost_game_file_is_said(open_page: Opener, site: str) -> None:
    game = open_page("about:blank")
    game.page.context.route("**/*.pyxapp", lambda route: route.fulfill(status=404))
    game.page.goto(site)
    game.page.locator("#retry").wait_for(timeout=PATIENCE)
    assert "own file could not be loaded" in game.page.locator("#sentence").inner_text()
