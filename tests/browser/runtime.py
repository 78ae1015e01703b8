"""A copy of Pyxel's web runtime for tests without a network, laid out as its CDN lays it out.

    gh/kitao/pyxel@2.6.2/wasm/     pyxel.js, pyxel.css, import_hook.py, the wheel
    gh/kitao/pyxel@2.6.2/docs/     images
    pyodide/v0.29.3/full/          pyodide.js and what it loads

`python -m tests.browser.runtime CHECKOUT` makes it from a git checkout of Pyxel and from npm.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

COMMIT = "0ac6f5fbe"  # of Pyxel: the newest whose web runtime is small enough to be in every copy
PYXEL, PYODIDE = "2.6.2", "0.29.3"
WASM = (
    "pyxel.js",
    "pyxel.css",
    "import_hook.py",
    f"pyxel-{PYXEL}-cp38-abi3-emscripten_4_0_9_wasm32.whl",
)
IMAGES = re.compile(r"docs/images/(pyxel_logo|touch_to|click_to|gamepad_|pyxel_icon)\w*\.(png|ico)")


def cache() -> Path:
    """Where things for tests are kept between runs, outside of the checkout."""
    return Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "retro-maze"


def runtime() -> Path | None:
    """The folder that answers for the CDN, or None where there is none."""
    folder = Path(os.environ.get("RETRO_MAZE_WEB_RUNTIME") or cache() / "web-runtime")
    return folder if (folder / "gh").is_dir() and (folder / "pyodide").is_dir() else None


def answer(folder: Path, path: str) -> Path | None:
    """The file that answers for a CDN path; any Pyxel version stands in for the one asked for."""
    wanted = re.sub(r"^/?gh/kitao/pyxel@[\d.]+", "gh/kitao/pyxel@*", path).lstrip("/")
    return next((at for at in sorted(folder.glob(wanted)) if at.is_file()), None)


def fill(folder: Path, checkout: Path) -> None:
    """Copies the runtime out of a Pyxel checkout and unpacks npm's Pyodide beside it."""
    base = folder / f"gh/kitao/pyxel@{PYXEL}"
    listing = git(checkout, "ls-tree", "-r", "--name-only", COMMIT).decode().splitlines()
    names = [name for name in listing if IMAGES.fullmatch(name)] + [f"wasm/{name}" for name in WASM]
    for name in names:
        (base / name).parent.mkdir(parents=True, exist_ok=True)
        (base / name).write_bytes(git(checkout, "show", f"{COMMIT}:{name}"))
    unpack_npm(f"pyodide@{PYODIDE}", folder / f"pyodide/v{PYODIDE}/full")


def git(checkout: Path, *words: str) -> bytes:
    return subprocess.run(
        ["git", "-C", str(checkout), *words], check=True, capture_output=True
    ).stdout


def unpack_npm(package: str, folder: Path) -> None:
    """The files of one npm package, without what it depends on."""
    with TemporaryDirectory() as place:
        subprocess.run(["npm", "pack", "--silent", package], cwd=place, check=True)
        (packed,) = Path(place).glob("*.tgz")
        with tarfile.open(packed) as archive:
            archive.extractall(place, filter="data")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(Path(place) / "package", folder)


if __name__ == "__main__":
    target = Path(os.environ.get("RETRO_MAZE_WEB_RUNTIME") or cache() / "web-runtime")
    fill(target, Path(sys.argv[1]))
    print(target)
