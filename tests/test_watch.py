"""An edited seeds.toml is played within half a second, and a broken one is told, not played."""

import os
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from retro_maze.front.app import load_resources
from retro_maze.front.live import Live
from retro_maze.front.scenes.card import Card
from retro_maze.front.scenes.pause import Pause
from retro_maze.front.scenes.play import Play
from retro_maze.front.scenes.title import Title
from retro_maze.front.session import Session, Wish
from retro_maze.front.store import Store
from retro_maze.front.studio import Fingers
from retro_maze.front.watch import News, Watch
from retro_maze.paths import data_folder
from retro_maze.shelf import load_tower

TEXT = """\
title  = "Test"
carver = "bar-toppling"
chip   = "lfsr8"
cells  = [18, 9]
rooms  = "{rooms}"
seeds  = "00 25 4A"
"""
HALF_A_SECOND = 30  # ticks


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "seeds.toml").write_text(TEXT.format(rooms="mine"))
    (folder / "rooms.toml").write_text("[[floor]]\ntime_s = 7\n")
    return folder / "seeds.toml"


def news_within(watch: Watch, ticks: int) -> list[News]:
    return [news for news in (watch.tick() for _ in range(ticks)) if news]


def test_nothing_is_told_while_nothing_changes(path: Path) -> None:
    assert news_within(Watch(str(path)), 200) == []


def test_a_changed_byte_is_told_once_within_half_a_second(path: Path) -> None:
    watch = Watch(str(path))
    for byte in ("26", "27"):
        path.write_text(TEXT.format(rooms="mine").replace("25", byte))
        os.utime(path, ns=(int(byte), int(byte)))
        (news,) = news_within(watch, HALF_A_SECOND)
        assert news.tower
        assert news.tower.table.seeds == (0, int(byte, 16), 0x4A)
        assert news_within(watch, 100) == []


def test_a_file_replaced_by_an_editor_is_noticed(path: Path) -> None:
    watch = Watch(str(path))
    fresh = path.with_name("fresh")
    fresh.write_text(TEXT.format(rooms="none"))
    os.replace(fresh, path)
    (news,) = news_within(watch, HALF_A_SECOND)
    assert news.tower
    assert news.tower.table.rooms == "none"


def test_changed_rooms_are_noticed_too(path: Path) -> None:
    watch = Watch(str(path))
    (path.parent / "rooms.toml").write_text("[[floor]]\ntime_s = 99\n")
    (news,) = news_within(watch, HALF_A_SECOND)
    assert news.tower
    assert news.tower.rooms.of(1).time_s == 99


def test_a_file_that_is_still_being_written_is_not_read(path: Path) -> None:
    watch = Watch(str(path))
    whole = TEXT.format(rooms="none")
    for end in range(10, 60, 10):
        path.write_text(whole[:end])
        assert news_within(watch, 10) == []
    path.write_text(whole)
    (news,) = news_within(watch, HALF_A_SECOND)
    assert news.tower


def broken(path: Path) -> None:
    path.write_text(TEXT.format(rooms="mine").replace("25", "2G"))


def gone(path: Path) -> None:
    path.unlink()


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def no_rooms(path: Path) -> None:
    (path.parent / "rooms.toml").unlink()


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (broken, 'floor 2: "2G" is not a byte'),
        (gone, "there is no such file"),
        (folder, "this folder holds no seeds.toml"),
        (no_rooms, 'rooms = "mine" names no folder'),
    ],
)
def test_what_cannot_be_read_is_one_sentence_and_heals(
    spoil: Callable[[Path], None], reason: str, path: Path
) -> None:
    watch = Watch(str(path))
    spoil(path)
    (news,) = news_within(watch, HALF_A_SECOND)
    assert news.tower is None
    assert reason in news.trouble
    assert str(path) in news.trouble
    if path.is_dir():
        path.rmdir()
    path.write_text(TEXT.format(rooms="none"))
    (news,) = news_within(watch, HALF_A_SECOND)
    assert news.tower
    assert not news.trouble


@pytest.fixture
def live(pyxel_app: ModuleType, path: Path) -> Live:
    """The game on floor 2 of the watched tower, with nobody at the buttons."""
    load_resources(data_folder("resources"))
    session = Session(load_tower(str(path)), "mine", Store(None), Fingers(), Wish(2))
    game = Live(session, Watch(str(path)))
    session.game.floor = 2
    game.scene = Play(session)
    return game


def run(live: Live, ticks: int = HALF_A_SECOND) -> None:
    for _ in range(ticks):
        live.update()


def playing(live: Live) -> Play:
    assert isinstance(live.scene, Play)
    return live.scene


def test_the_floor_in_play_grows_anew_from_its_changed_byte(live: Live, path: Path) -> None:
    old = playing(live).world.maze.copy()
    path.write_text(TEXT.format(rooms="mine").replace("25", "99"))
    run(live)
    assert playing(live).byte == 0x99
    assert playing(live).world.maze != old


def test_play_goes_on_when_another_floor_changed(live: Live, path: Path) -> None:
    world = playing(live).world
    path.write_text(TEXT.format(rooms="mine").replace("4A", "4B"))
    run(live)
    assert live.session.tower.table.seeds[2] == 0x4B
    assert playing(live).world is world


def test_a_paused_floor_stays_paused(live: Live, path: Path) -> None:
    live.scene = live.scene.leave()
    path.write_text(TEXT.format(rooms="mine").replace("25", "99"))
    run(live)
    assert isinstance(live.scene, Pause)
    assert live.scene.below.byte == 0x99


def test_a_broken_file_is_told_over_the_last_good_floor(live: Live, path: Path) -> None:
    world = playing(live).world
    path.write_text(TEXT.format(rooms="mine").replace("25", "2G"))
    run(live)
    assert 'floor 2: "2G" is not a byte' in live.trouble
    assert playing(live).world is world
    live.draw()
    path.write_text(TEXT.format(rooms="mine"))
    run(live)
    assert not live.trouble


def test_a_tower_that_shrank_is_played_on_its_last_floor(live: Live, path: Path) -> None:
    path.write_text(TEXT.format(rooms="none").replace("25 4A", ""))
    run(live)
    assert playing(live).floor == 1


def test_a_tower_that_shrank_leads_back_to_the_title_from_elsewhere(live: Live, path: Path) -> None:
    live.scene = Card(live.session, 3)
    path.write_text(TEXT.format(rooms="none").replace("25 4A", ""))
    run(live)
    assert isinstance(live.scene, Title)
    live.draw()


def test_inside_the_turned_tower_the_edited_one_is_turned_too(live: Live, path: Path) -> None:
    live.session.turn()
    live.session.game.floor = 2
    live.scene = Play(live.session)
    path.write_text(TEXT.format(rooms="mine").replace("25", "99"))
    run(live)
    assert playing(live).byte == 0x99 ^ 0xA5
    live.session.go_home()
    assert live.session.tower.table.seeds == (0, 0x99, 0x4A)
