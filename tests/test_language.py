"""The language in force: asked of the system or the page, or set, and shown at once."""

from pathlib import Path
from types import ModuleType

import pytest

from retro_maze.front import gallery, settings
from retro_maze.front.app import follow, load_resources
from retro_maze.front.buttons import Buttons
from retro_maze.front.link import Link
from retro_maze.front.scenes.menu import Menu
from retro_maze.front.scenes.sandbox import Sandbox, sandbox
from retro_maze.front.session import Session
from retro_maze.front.store import FileShelf, Store
from retro_maze.front.view import letters
from retro_maze.front.words import LANGUAGES
from retro_maze.front.words.system import own_language
from retro_maze.paths import data_folder
from retro_maze.tower.floor import Tower


def session(bell: Tower, folder: Path) -> Session:
    return Session(bell, "bell", Store(FileShelf(folder)), Buttons())


def test_what_is_set_is_spoken_at_once_and_the_next_time(bell: Tower, tmp_path: Path) -> None:
    first = session(bell, tmp_path)
    assert first.say.language == "en"
    first.set(language="ja")
    assert first.say("play") == "はじめる"
    assert session(bell, tmp_path).say.language == "ja"
    first.set(language="en")
    assert first.say("play") == "Play"


def test_auto_is_the_language_of_the_system(
    bell: Tower, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "own_language", lambda: "ja")
    spoken = session(bell, tmp_path)
    assert spoken.say.language == "ja"
    spoken.set(language="en")
    assert spoken.say.language == "en"
    spoken.speak("auto")
    assert spoken.say.language == "ja"


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LC_ALL": "C", "LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "ja_JP.UTF-8", "LANG": "de_DE.UTF-8"}, "ja"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
    ],
)
def test_the_first_of_the_locale_s_words_counts(
    environment: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert own_language() == code


@pytest.mark.parametrize(("asked", "code"), [("ja", "ja"), ("en", "en"), ("", "en"), ("xx", "en")])
def test_a_link_may_ask_for_a_language(
    asked: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RETRO_MAZE_HOME", str(tmp_path))
    assert follow(Link(language=asked), "bell").say.language == code


def test_what_a_link_cannot_have_is_told_in_its_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RETRO_MAZE_HOME", str(tmp_path))
    told = follow(Link(share="hello", language="ja"), "bell").trouble
    assert told.startswith("文字が")


def test_a_menu_that_is_open_already_changes_too(bell: Tower, tmp_path: Path) -> None:
    spoken = session(bell, tmp_path)
    menu = Menu(spoken, ["play", "quit"])
    before = [choice.text for choice in menu.choices]
    spoken.speak("ja")
    assert [choice.text for choice in menu.choices] == [spoken.say("play"), spoken.say("quit")]
    assert before == ["Play", "Quit"]


def test_a_floor_of_the_workshop_speaks_with_the_game(
    pyxel_app: ModuleType, bell: Tower, tmp_path: Path
) -> None:
    load_resources(data_folder("resources"))
    outer = session(bell, tmp_path)
    floor = sandbox(outer, bell, 1, gallery.title(bell))
    assert isinstance(floor, Sandbox)
    floor.session.set(language="ja")
    assert outer.say.language == "ja"


def test_the_japanese_face_is_read_when_it_is_first_drawn(pyxel_app: ModuleType) -> None:
    letters.load(data_folder("resources"))
    letters._faces.pop(letters.WIDE, None)
    letters.text(0, 20, "Play", 7)
    assert letters.WIDE not in letters._faces
    letters.text(0, 20, "はじめる", 7)
    assert letters.WIDE in letters._faces
    pyxel_app.cls(0)


def test_japanese_letters_keep_to_their_rows(pyxel_app: ModuleType) -> None:
    load_resources(data_folder("resources"))
    for text in list(LANGUAGES["ja"]().texts.values())[:60]:
        pyxel_app.cls(0)
        letters.text(4, 40, text.splitlines()[0], 7, "head")
        rows = {y for y in range(80) for x in range(256) if pyxel_app.pget(x, y) == 7}
        assert rows <= set(range(40 - letters.RISE, 40 - letters.RISE + 11)), text
    pyxel_app.cls(0)
