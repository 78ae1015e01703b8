"""A real Chromium plays the real page; Pyxel's own web runtime answers for its CDN."""

import base64
import os
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest

from retro_maze.web.page import build
from retro_maze.web.runtime import CDN
from retro_maze.web.server import make_server
from tests.browser.runtime import answer, runtime

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

FLAGS = [
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
    "--autoplay-policy=no-user-gesture-required",
]
PATIENCE = 120_000  # ms: a busy machine loads slowly
SMALL = {"width": 420, "height": 500}  # the less there is to paint, the faster a test
FIND_APP = """
if "app" not in globals():
    import gc
    from retro_maze.front.app import App
    app = next(one for one in gc.get_objects() if isinstance(one, App))
scene = type(app.scene).__name__
world = getattr(app.scene, "world", None)
"""
COLOURS = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
  const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
  paper.drawImage(image, 0, 0);
  const data = new Uint32Array(paper.getImageData(0, 0, image.width, image.height).data.buffer);
  return new Set(data).size;
}"""


@pytest.fixture(scope="session")
def cdn() -> Path:
    """The folder that answers for the CDN."""
    folder = runtime()
    if folder is None:
        pytest.skip("no copy of Pyxel's web runtime: see tests/browser/runtime.py")
    return folder


@pytest.fixture(scope="session")
def chromium() -> "Iterator[Browser]":
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if not path:
        pytest.skip("no Chromium is installed")
    with sync_api.sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that `retro-maze web` makes."""
    folder = tmp_path_factory.mktemp("dist")
    build(folder, "bell")
    return folder


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The address of the page, served on this machine."""
    with make_server(dist, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


class Game:
    """A page with the game in it, and a look inside through its own Python."""

    def __init__(self, page: "Page", frame: Any = None) -> None:
        self.page = page
        self.frame = frame or page.main_frame  # where the game itself lives
        self.said: list[str] = []  # errors and warnings of the console
        self.missed: list[str] = []  # requests that came to nothing
        page.on("console", lambda line: self.said.append(f"{line.type}: {line.text}"))
        page.on("pageerror", lambda error: self.said.append(f"error: {error}"))
        page.on("requestfailed", lambda request: self.missed.append(request.url))
        page.on("response", lambda got: self.missed.append(got.url) if got.status > 399 else None)

    @property
    def errors(self) -> list[str]:
        return [line for line in self.said if line.startswith("error")]

    def ready(self) -> "Game":
        """Waits until everything is loaded and a click would start the game."""
        self.frame.wait_for_selector("#pyxel-prompt", state="attached", timeout=PATIENCE)
        return self

    def start(self, touch: bool = False, scene: str = "Title") -> "Game":
        """Clicks, or taps, and waits for the first scene."""
        self.ready()
        stage = self.frame.locator("#stage")
        stage.tap() if touch else stage.click()
        self.frame.wait_for_function(
            "window.pyxelContext.initialized", polling=100, timeout=PATIENCE
        )
        self.until(f"scene == '{scene}'")
        return self

    def python(self, code: str) -> Any:
        """The value of the last line; it may use `app`, `scene` (a name) and `world` (or None)."""
        run = "(code) => window.pyxelContext.pyodide.runPython(code)"
        return self.frame.evaluate(run, FIND_APP + code)

    @property
    def scene(self) -> str:
        return str(self.python("scene"))

    def until(self, condition: str, code: str = "") -> None:
        """Waits for a condition in the words of `python`, after some code that leads to it."""
        end = monotonic() + PATIENCE / 1000
        while monotonic() < end:
            if self.python(f"{code}\nbool({condition})"):
                return
            self.page.wait_for_timeout(20)
        pytest.fail(f"{condition} did not come true; the scene is {self.scene}")

    def press(self, *keys: str) -> None:
        """Real keys, one after the other; each has been seen by the game before the next.

        Pyxel counts a key that came and went between two frames as pressed.
        """
        for key in keys:
            self.page.keyboard.press(key, delay=30)
            self.rest()

    def rest(self, ticks: int = 3) -> None:
        """Lets the game go on for some ticks, and to the end of a change of scenes."""
        self.until(f"app.ticks >= {self.python('app.ticks')} + {ticks} and scene != 'Shutter'")

    def hold(self, key: str, ticks: int) -> None:
        """A real key, held for so long after the game has seen it."""
        self.page.keyboard.down(key)
        self.until("app.session.buttons.held")
        self.rest(ticks)
        self.page.keyboard.up(key)
        self.until("not app.session.buttons.held")

    def scroll(self) -> None:
        """Presses a key that scrolls the page, until it has."""
        for _ in range(PATIENCE // 1000):
            self.page.keyboard.press("PageDown")
            self.page.wait_for_timeout(1000)
            if self.page.evaluate("scrollY > 100"):
                return
        pytest.fail("the page does not scroll")

    def play(self) -> None:
        """Into a floor, from the title or a card."""
        while self.scene != "Play":
            self.press("Enter")

    def colours(self) -> int:
        """How many colours the canvas shows."""
        picture = self.frame.locator("#canvas").screenshot()
        return int(self.page.evaluate(COLOURS, base64.b64encode(picture).decode()))


Opener = Callable[..., Game]


@contextmanager
def opened(chromium: "Browser", cdn: Path) -> Iterator[Opener]:
    """A way to open addresses, each in a context of its own, whose options may be given."""
    contexts = []

    def answer_cdn(route: "Route") -> None:
        path = answer(cdn, route.request.url.removeprefix(CDN))
        if path is None:
            route.fulfill(status=404)
        else:
            route.fulfill(path=path, headers={"access-control-allow-origin": "*"})

    def open_one(address: str, script: str = "", **options: Any) -> Game:
        context = chromium.new_context(**{"viewport": SMALL, "locale": "en-GB", **options})
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.route(f"{CDN}/**", answer_cdn)
        if script:
            context.add_init_script(script)
        game = Game(context.new_page())
        game.page.goto(address)
        return game

    yield open_one
    for context in contexts:
        context.close()


@pytest.fixture
def open_page(chromium: "Browser", cdn: Path) -> Iterator[Opener]:
    """Opens pages that are closed after the test."""
    with opened(chromium, cdn) as open_one:
        yield open_one


@pytest.fixture(scope="module")
def game(chromium: "Browser", cdn: Path, site: str) -> Iterator[Game]:
    """One page, started, for all tests of a file that leave it as they found it."""
    with opened(chromium, cdn) as open_one:
        yield open_one(site).start()
