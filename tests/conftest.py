"""Pyxel can be initialised once in a process: one headless screen serves every test."""

from collections.abc import Iterator
from types import ModuleType

import pytest

from retro_maze.paths import data_folder
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import Tower


@pytest.fixture(scope="session", autouse=True)
def nobodys_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The tester's own saves and towers are neither read nor written."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RETRO_MAZE_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(scope="session")
def bell() -> Tower:
    """The tower that the game is about."""
    return load_tower("bell")


@pytest.fixture(scope="session")
def pyxel_app() -> ModuleType:
    """Pyxel itself, started without a window at the game's size and speed."""
    import pyxel

    pyxel.init(256, 240, title="tests", fps=1000, headless=True, quit_key=pyxel.KEY_NONE)
    return pyxel


@pytest.fixture(scope="module")
def screen(pyxel_app: ModuleType) -> Iterator[ModuleType]:
    """Pyxel with the game's pictures and letters, for a file of tests that change the colours."""
    from retro_maze.front.app import load_resources

    load_resources(data_folder("resources"))
    colours = list(pyxel_app.colors)
    yield pyxel_app
    pyxel_app.colors[:] = colours
