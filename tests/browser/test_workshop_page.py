"""The workshop in the page: bytes are changed, kept by the browser, pasted, dropped and saved."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from retro_maze.shelf import load_tower
from retro_maze.tower.edit import new_text
from retro_maze.tower.share import share_text
from retro_maze.tower.table import Table
from retro_maze.web.stage import START, shipped_modules
from tests.browser.conftest import Game, Opener

pytestmark = pytest.mark.skipif(
    "front/scenes/workshop.py" not in shipped_modules(START), reason="the title has no workshop yet"
)
OPEN = Table("Open", "bar-toppling", "lfsr8", 18, 9, "none", (7, 37, 255))
TO_WORKSHOP = """
from retro_maze.front.scenes.workshop import Workshop
app.scene = Workshop(app.session)
None
"""
BUDGET_MS = 16
TIMES = """
from statistics import median
from time import perf_counter
shop, times = app.scene, []
for byte in range(0, 256, 4):
    begin = perf_counter()
    shop.try_byte(byte)
    shop.refresh()
    shop.draw()
    times.append(1000 * (perf_counter() - begin))
shop.stop()
median(times)
"""


@pytest.fixture
def shop(open_page: Opener, site: str) -> Iterator[Game]:
    """The workshop with the bell on the bench, in a browser that has never been here."""
    game = open_page(site, viewport={"width": 1000, "height": 800}).start()
    game.python(TO_WORKSHOP)
    game.until("scene == 'Workshop'")
    yield game
    assert game.errors == []


def seeds(game: Game) -> list[int]:
    return list(json.loads(game.python("import json\njson.dumps(app.scene.table.seeds)")))


def menu(game: Game, down: int, right: bool = True) -> None:
    game.press("Enter", *["ArrowDown"] * down, *["ArrowRight"] * right, "z")


def test_a_changed_byte_survives_a_reload(shop: Game) -> None:
    shop.press("2", "a")
    menu(shop, 4)
    shop.until("app.scene.sheet.kind == 'own'")
    shop.page.reload()
    shop.start()
    shop.python(TO_WORKSHOP)
    assert shop.python("app.scene.sheet.name") == "my-bell"
    assert seeds(shop) == [0x2A, *load_tower("bell").table.seeds[1:]]


def test_a_text_is_pasted(shop: Game) -> None:
    shop.page.on("dialog", lambda dialog: dialog.accept(share_text(OPEN).lower()))
    menu(shop, 6)
    shop.until("scene == 'Take'")
    shop.press(*["ArrowDown"] * 4, "Space")  # a Z would be a letter here
    shop.until("scene == 'Workshop' and len(app.scene.table.seeds) == 3")
    assert seeds(shop) == list(OPEN.seeds)


def test_a_file_is_dropped(shop: Game) -> None:
    drop = """(text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "mine.toml", {type: "text/plain"}));
      document.dispatchEvent(new DragEvent("drop", {dataTransfer: data, cancelable: true}));
    }"""
    shop.page.evaluate(drop, new_text(OPEN, "sent by a friend"))
    shop.until("scene == 'Workshop' and len(app.scene.table.seeds) == 3")
    assert seeds(shop) == list(OPEN.seeds)
    assert shop.python("app.scene.sheet.name") == "mine"


def test_the_toml_is_downloaded(shop: Game, tmp_path: Path) -> None:
    menu(shop, 5)
    shop.until("scene == 'Share'")
    with shop.page.expect_download() as download:
        shop.press("ArrowDown", "z")
    download.value.save_as(tmp_path / "seeds.toml")
    assert "E0 9E F7" in (tmp_path / "seeds.toml").read_text(encoding="utf-8")


def test_a_changed_byte_drops_no_frame(shop: Game) -> None:
    """The median, with room for a busy machine."""
    assert shop.python(TIMES) < 4 * BUDGET_MS
