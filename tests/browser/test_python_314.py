"""The browser's newest Python grows and plays every floor as this one does, without Pyxel."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browser import catalogue
from tests.browser.runtime import cache

ROOT = Path(__file__).parent.parent.parent
SCRIPT = Path(__file__).with_name("catalogue.mjs")


def pyodide() -> Path:
    """The folder of npm's Pyodide; RETRO_MAZE_PYODIDE names another than the cached one."""
    own = os.environ.get("RETRO_MAZE_PYODIDE")
    return Path(own) if own else cache() / "node_modules" / "pyodide"


@pytest.mark.skipif(not shutil.which("node"), reason="Node is not installed")
@pytest.mark.skipif(
    not (pyodide() / "pyodide.mjs").is_file(),
    reason="npm install --prefix ~/.cache/retro-maze pyodide@314.0.7 brings what this test needs",
)
def test_every_floor_and_recording_is_the_same_in_python_3_14() -> None:
    words = ["node", str(SCRIPT), str(pyodide()), str(ROOT)]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    version, *theirs = done.stdout.splitlines()
    assert version == "python 3.14"
    assert theirs == catalogue.lines()
    assert len(theirs) >= 120
