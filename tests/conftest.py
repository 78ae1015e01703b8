"""Pyxel can be initialised once in a process: one headless screen serves every test."""

from types import ModuleType

import pytest


@pytest.fixture(scope="session")
def pyxel_app() -> ModuleType:
    """Pyxel itself, started without a window at the game's size and speed."""
    import pyxel

    pyxel.init(256, 240, title="tests", fps=1000, headless=True, quit_key=pyxel.KEY_NONE)
    return pyxel
