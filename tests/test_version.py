"""A Pyxel that is too old is told before something of it is missed."""

from pathlib import Path

import pytest
import pyxel

from retro_maze.front.app import open_window
from retro_maze.front.unseen import start
from retro_maze.front.version import DRAWS, PLAYS, check_pyxel, numbers
from retro_maze.maze import Refusal


@pytest.mark.parametrize("version", ["1.9.18", "2.0.0", "2.6.1"])
def test_an_old_pyxel_is_refused_with_the_way_to_a_newer_one(
    version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pyxel, "VERSION", version)
    for begin, words in ((open_window, ("title",)), (start, (16, 16))):
        with pytest.raises(Refusal, match=f"and {version} is installed; get it with `pip"):
            begin(*words)


@pytest.mark.parametrize("version", [PLAYS, DRAWS, "2.10.0", "3.0.0"])
def test_that_one_and_newer_ones_will_do(version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pyxel, "VERSION", version)
    check_pyxel(PLAYS)


def test_films_need_what_the_package_asks_for() -> None:
    asked = (Path(__file__).parents[1] / "pyproject.toml").read_text()
    assert f'"pyxel >= {DRAWS}"' in asked
    assert numbers(PLAYS) <= numbers(DRAWS)
