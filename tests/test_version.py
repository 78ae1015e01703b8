"""A Pyxel that is too old is told before something of it is missed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import pyxel

from retro_maze.front.app import open_window
from retro_maze.front.unseen import start
from retro_maze.front.version import DRAWS, PLAYS, check_pyxel, numbers
from retro_maze.maze import Refusal

ROOT = Path(__file__).parents[1]


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
    asked = (ROOT / "pyproject.toml").read_text()
    assert f'"pyxel >= {DRAWS}"' in asked
    assert numbers(PLAYS) <= numbers(DRAWS)


STUBS = {
    "old": ("VERSION = '2.0.13'\n", "2.0.13 is installed"),
    "broken": ("raise ImportError('libSDL2-2.0.so.0: no such file')\n", "loaded (libSDL2-2.0.so.0"),
}


@pytest.mark.parametrize("stub", STUBS)
@pytest.mark.parametrize("words", [["film"], ["--floor", "1"], ["jukebox", "title"], ["sheet"]])
def test_no_command_meets_a_bad_pyxel_with_a_traceback(
    words: list[str], stub: str, tmp_path: Path
) -> None:
    """A process of its own finds a stub in place of Pyxel."""
    code, reason = STUBS[stub]
    (tmp_path / "pyxel.py").write_text(code)
    path = os.pathsep.join([str(tmp_path), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "retro_maze", *words],
        env={**os.environ, "PYTHONPATH": path, "RETRO_MAZE_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 2
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1
    left = {path.name for path in tmp_path.iterdir()}
    assert left <= {"pyxel.py", "__pycache__"}, "nothing is half written"
