"""The contact sheets hold all there is to look at."""

import os
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image

from retro_maze.front import effects, gallery, sheets
from retro_maze.front.view import letters, palette, sprites
from retro_maze.front.view.puffs import PUFFS
from retro_maze.front.view.rings import RINGS
from retro_maze.front.view.sparks import BURSTS
from retro_maze.tower.floor import Tower
from tests.art import ART, loaded
from tests.test_film import run


@pytest.fixture(scope="module", name="art")
def _art(pyxel_app: ModuleType) -> Iterator[ModuleType]:
    for art in loaded(pyxel_app):
        letters.load(ART)
        yield art


def test_every_strip_of_sprites_lies_on_one_page_inside_it_and_beside_the_others(
    art: ModuleType,
) -> None:
    pages = sheets.pages()
    every = [name for page in pages for name in page]
    assert every == [name for name in sprites.SPRITES if not name.startswith("title.")]
    for page in pages:
        taken: set[tuple[int, int]] = set()
        for name, x, y in sheets.placed(page):
            wide = sheets.CELL * len(sprites.SPRITES[name])
            assert x + wide <= sheets.PAGE
            assert y + sheets.LABEL + sheets.CELL <= sheets.PAGE
            place = {(x + at, y) for at in range(wide)}
            assert not place & taken, name
            taken |= place


def test_whatever_an_event_throws_up_has_a_strip() -> None:
    shown = {effect.event for effect in effects.EFFECTS}
    assert {*BURSTS, *PUFFS, *RINGS} <= shown
    names = [effect.name for effect in effects.EFFECTS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("effect", effects.EFFECTS, ids=lambda effect: effect.name)
def test_an_effect_moves_on_its_strip(effect: effects.Effect, art: ModuleType, bell: Tower) -> None:
    found: set[bytes] = set()
    for left, top in effects.frames(bell, effect):
        picture = art.Image(effects.SIDE, effects.SIDE)
        picture.blt(0, 0, art.screen, left, top, effects.SIDE, effects.SIDE)
        found.add(bytes(picture.data_ptr()))
    assert len(found) >= 3


def test_every_band_has_its_screens_and_its_houses(art: ModuleType, bell: Tower) -> None:
    made = sheets.sheets(bell, 1)
    for band in range(1, 7):
        assert {f"screens-{band}.png", f"houses-{band}.png"} <= set(made)
    assert {"bell.png", "title-dawn.png", "modes.png", "sprites-1.png", "effects-1.png"} <= set(
        made
    )
    assert {f"options-{name}.png" for name in palette.SETS} <= set(made)


def test_a_band_shows_card_play_pause_and_all_its_pages(art: ModuleType, bell: Tower) -> None:
    names = list(gallery.screens(bell, 31))
    assert names == [
        *("card", "play", "pause", "hints", "kit", "lift", "result", "game_over"),
    ]
    assert list(gallery.houses(bell, 31)) == ["workshop", "theatre", "walk", "shutter"]


@pytest.mark.parametrize(
    "name", ["houses-4.png", "title-dawn.png", "options-safe.png", "sprites-1.png"]
)
def test_a_sheet_is_drawn_at_its_scale(
    name: str, art: ModuleType, bell: Tower, tmp_path: Path
) -> None:
    sheets.sheets(bell, 2)[name](tmp_path / name)
    with Image.open(tmp_path / name) as picture:
        assert picture.width % (2 * 256) == 0
        colours = picture.convert("RGB").getcolors(1 << 16)
    assert colours is not None
    assert len(colours) >= 8


def test_the_command_writes_every_sheet(tmp_path: Path, bell: Tower) -> None:
    done = run(tmp_path, "sheet", "-o", "out", "--scale", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert sorted(os.listdir(tmp_path / "out")) == sorted(sheets.sheets(bell, 1))
    assert len(done.stdout.splitlines()) == len(sheets.sheets(bell, 1))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--scale", "0"], "--scale 0 must be 1 to 8"),
        (["--tower", "nowhere"], "nowhere"),
        (["-o", ""], "an empty name"),
    ],
)
def test_a_wrong_sheet_is_refused_in_one_line(
    tmp_path: Path, words: list[str], sentence: str
) -> None:
    done = run(tmp_path, "sheet", *words)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
