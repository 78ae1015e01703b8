"""The engine of the page: on its CDN, or copied beside the page for hosting without one.

A runtime folder is laid out as the CDN is: gh/kitao/pyxel@VERSION/wasm/ holds pyxel.js and what it
names, pyodide/vVERSION/full/ holds Pyodide.
"""

import re
import shutil
from importlib.metadata import version
from pathlib import Path

from retro_maze.files import read_text, write_text
from retro_maze.maze import Refusal

CDN = "https://cdn.jsdelivr.net"
ENGINE = "gh/kitao/pyxel@{}/wasm/"
FOLDER = "runtime"  # beside the page
PARTS = re.compile(r'"([\w./-]+\.(?:png|ico|css|py|whl))"')  # files that pyxel.js names
ALSO = ("pyxel.css", "images/pyxel_icon_64x64.ico", "../docs/images/pyxel_icon_64x64.ico")
PYODIDE = re.compile(rf'"{re.escape(CDN)}/(pyodide/[\w./-]+/)pyodide\.js"')
PYODIDE_PARTS = ("pyodide.js", "pyodide.asm.*", "python_stdlib.zip", "pyodide-lock.json")


def copy_runtime(runtime: Path, out: Path) -> list[Path]:
    """Copies what a page loads from a runtime folder; the first file returned is pyxel.js.

    The copied pyxel.js looks for Pyodide beside it instead of on the CDN.
    """
    engine = find_engine(runtime)
    code = read_text(engine)
    pyodide = PYODIDE.search(code)
    if not pyodide or not (runtime / pyodide[1] / "pyodide.js").is_file():
        wanted = pyodide[1] if pyodide else "pyodide/"
        raise Refusal(f"{runtime}: holds no {wanted}pyodide.js, which its pyxel.js loads")
    named = [engine.parent / name for name in (*PARTS.findall(code), *ALSO)]
    parts = [path.resolve() for path in named if path.is_file()]
    for pattern in PYODIDE_PARTS:
        parts += sorted((runtime / pyodide[1]).resolve().glob(pattern))
    copied = [copy_part(runtime.resolve(), path, out) for path in dict.fromkeys(parts)]
    target = out / FOLDER / engine.relative_to(runtime)
    write_text(target, code.replace(f"{CDN}/", f"{FOLDER}/"))
    return [target, *copied]


def find_engine(runtime: Path) -> Path:
    """The pyxel.js of the installed version, or of any other that lies there."""
    own = runtime / ENGINE.format(version("pyxel")) / "pyxel.js"
    found = sorted(runtime.glob(ENGINE.format("*") + "pyxel.js"))
    if not found:
        raise Refusal(f"{runtime}: holds no {ENGINE.format('VERSION')}pyxel.js")
    return own if own in found else found[-1]


def copy_part(runtime: Path, path: Path, out: Path) -> Path:
    target = out / FOLDER / path.relative_to(runtime)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, target)
    return target
