"""Progress as a text inside the game: written, read, dropped, and never taken in without a yes."""

from pathlib import Path
from types import ModuleType

import pytest

from retro_maze.engine.pad import DOWN
from retro_maze.front import luggage
from retro_maze.front.app import App, load_resources
from retro_maze.front.buttons import BACK, START
from retro_maze.front.scenes.luggage import Luggage
from retro_maze.front.scenes.options import NAMES, OptionsPage
from retro_maze.front.scenes.shutter import Shutter
from retro_maze.front.session import Session
from retro_maze.front.store import FileShelf, Store
from retro_maze.front.studio import Fingers
from retro_maze.paths import data_folder
from retro_maze.shelf import load_tower
from tests.test_luggage import kept


class Run:
    """The game with its luggage open, saves in a folder."""

    def __init__(self, folder: Path) -> None:
        self.fingers = Fingers()
        session = Session(load_tower(), "bell", Store(FileShelf(folder)), self.fingers)
        self.app = App(session)
        self.app.update()  # what is held while keys are bound does not count
        self.session = session
        self.app.scene = Luggage(self.app.scene, session)

    @property
    def scene(self) -> Luggage:
        assert isinstance(self.app.scene, Luggage)
        return self.app.scene

    def press(self, *downs: int) -> None:
        for down in downs:
            for held in (down, 0):
                self.fingers.down = held
                self.app.update()
            self.app.draw()

    @property
    def reached(self) -> int:
        return self.session.record.game("story").reached


@pytest.fixture
def run(pyxel_app: ModuleType, tmp_path: Path) -> Run:
    load_resources(data_folder("resources"))
    kept(tmp_path / "saves", 12)
    return Run(tmp_path / "saves")


def test_it_is_written_into_a_file_and_read_from_it_on_another_machine(
    run: Run, tmp_path: Path
) -> None:
    run.press(START)
    written = tmp_path / "saves" / "retro-maze-progress.txt"
    assert str(written) in run.scene.told
    other = Run(tmp_path / "other")
    assert other.reached == 1
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / written.name).write_text(written.read_text())
    other.press(DOWN, START)
    assert other.scene.offered
    other.press(START)
    assert isinstance(other.app.scene, Shutter)
    assert other.reached == 12
    assert other.session.options.music == 3
    assert Run(tmp_path / "other").reached == 12


def test_the_options_lead_there_and_it_leads_back(run: Run) -> None:
    options = OptionsPage(run.app.scene, run.session)
    options.page = NAMES.index("texts")
    options.at = options.rows.index("luggage")
    run.app.scene = options
    run.press(START)
    assert isinstance(run.app.scene, Luggage)
    run.press(BACK)
    assert run.app.scene is options


def test_a_dropped_file_is_asked_about_and_may_be_refused(run: Run, tmp_path: Path) -> None:
    run.scene.page.waiting.append(("any.txt", luggage.packed(kept(tmp_path / "there", 40))))
    run.press(0)
    assert run.scene.offered
    run.press(BACK)
    assert not run.scene.offered
    assert run.reached == 12
    run.press(BACK)
    assert not isinstance(run.app.scene, Luggage)


def test_what_is_no_progress_is_told_in_a_sentence(run: Run) -> None:
    run.scene.page.waiting.append(("any.txt", "hello"))
    run.press(0)
    assert run.scene.told.startswith("This is no saved progress")
    run.press(DOWN, START)
    assert "No such file" in run.scene.told


def test_an_import_opens_again_what_a_newer_game_has_left(run: Run, tmp_path: Path) -> None:
    store = run.session.store
    text = luggage.packed(store)
    store.close("progress")
    luggage.take_in(store, text)
    assert store.saved
    assert "progress" not in store.closed
