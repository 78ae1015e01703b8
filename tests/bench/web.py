"""The page in Chromium, with Pyxel's web runtime from this machine: bytes, first frame, frames.

What is measured runs in the page, on software rendering where there is no graphics card.
"""

import json
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from retro_maze.web.page import build
from retro_maze.web.server import make_server
from tests.bench._table import Table
from tests.browser.runtime import runtime

FLOOR = 44  # the busiest to draw
FRAMES, WINDOWS = 300, 3  # of which the one counts that other programs disturbed least
STARTS = 3
WATCH = """
addEventListener("pointerdown", () => { window.clicked ??= performance.now(); }, true);
for (const kind of [WebGLRenderingContext, WebGL2RenderingContext])
  for (const name of ["drawArrays", "drawElements"]) {
    const draw = kind.prototype[name];
    kind.prototype[name] = function (...what) {
      if (window.clicked) window.drawn ??= performance.now();
      return draw.apply(this, what);
    };
  }
"""  # when the game was clicked, and when it first drew
INTO_FLOOR = f"""
from retro_maze.front.scenes.play import Play
from retro_maze.tower.game import collected
game = app.session.game
app.session.trial = True
game.floor = game.reached = {FLOOR}
game.kit = collected(app.session.tower, {FLOOR})
app.scene = Play(app.session)
None
"""
TIMED = """
import types
import retro_maze.front.app as module
from time import perf_counter
def copy(act):
    return types.FunctionType(act.__code__, act.__globals__)
def update(self):
    begin = perf_counter()
    plain_update(self)
    spent[0] += perf_counter() - begin
def draw(self):
    begin = perf_counter()
    plain_draw(self)
    now = perf_counter()
    frames.append((1000 * (spent[0] + now - begin), now))
    spent[0] = 0.0
module.perf_counter, module.frames, module.spent = perf_counter, [], [0.0]
module.plain_update, module.plain_draw = copy(module.App.update), copy(module.App.draw)
module.App.update.__code__, module.App.draw.__code__ = update.__code__, draw.__code__
frames = module.frames
None
"""  # Pyxel holds the methods already, so their code is exchanged
Row = list[str]


def tables() -> Iterator[Table]:
    yield Table("In the browser", ("", "", "budget"), rows())


def rows() -> Iterator[Row]:
    reason = what_is_missing()
    if reason:
        yield [f"not measured: {reason}", "", ""]
        return
    with page() as (open_page, site, weight):
        yield ["our bytes over the wire", f"{weight:,}", "250,000"]
        starts = [started(open_page, site) for _ in range(STARTS)]
        times = ", ".join(f"{time:.2f}" for time, _ in starts)
        yield ["from a click to the first frame, s", times, "0.40"]
        yield ["requests for a file that is not there", str(sum(n for _, n in starts)), "0"]
        yield from floor_rows(open_page(site, script=WATCH).start())


def what_is_missing() -> str:
    """Why nothing can be measured here, or nothing."""
    if find_spec("playwright") is None:
        return "playwright is not installed (the extra [dev])"
    if not shutil.which("chromium"):
        return "no Chromium is installed"
    return "" if runtime() else "no copy of Pyxel's web runtime, see tests/browser/runtime.py"


@contextmanager
def page() -> Iterator[tuple[Any, str, int]]:
    """A way to open pages, the address of the game's, and the bytes that we send for it."""
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import FLAGS, opened

    cdn = runtime()
    with TemporaryDirectory() as folder, sync_playwright() as play:
        files = build(Path(folder), "bell")
        weight = sum(file.stat().st_size for file in files if file.suffix != ".png")
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        with make_server(Path(folder), 0) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            assert cdn
            with opened(browser, cdn) as open_page:
                yield open_page, f"http://127.0.0.1:{server.server_port}", weight
            server.shutdown()
        browser.close()


def started(open_page: Any, site: str) -> tuple[float, int]:
    """Seconds from a click to the first frame, and how many requests came to nothing."""
    game = open_page(site, script=WATCH)
    game.page.wait_for_function("window.retroMaze?.prepared", polling=100)
    game.start()
    seconds = game.page.evaluate("(drawn - clicked) / 1000")
    game.page.close()
    return float(seconds), len(game.missed)


def floor_rows(game: Any) -> Iterator[Row]:
    """The busiest floor for some seconds: Python's part of a frame, and frames a second."""
    game.python(INTO_FLOOR)
    game.until("world and world.tick > 60")
    game.python(TIMED)
    game.until(f"len(frames) > {WINDOWS * FRAMES}")
    all_frames = json.loads(game.python("import json\njson.dumps(frames[1:])"))
    windows = [all_frames[at : at + FRAMES] for at in range(0, WINDOWS * FRAMES, FRAMES)]
    found = min(windows, key=lambda frames: frames[-1][1] - frames[0][1])
    times, (first, last) = [time for time, _ in found], (found[0][1], found[-1][1])
    name = f"floor {FLOOR}, Python in a frame, ms"
    yield [f"{name}, median", f"{median(times):.2f}", "1.50"]
    yield [f"{name}, 99th of 100", f"{quantiles(times, n=100)[98]:.2f}", "5.00"]
    yield ["frames a second", f"{(FRAMES - 1) / (last - first):.0f}", "60"]
