"""What is installed is what lies in the checkout: data folders in the wheel, the app, an edit."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from retro_maze.web import stage

ROOT = Path(__file__).parent.parent
DATA = ("floors", "resources")
BIN = "Scripts" if os.name == "nt" else "bin"


def run(*words: str | Path, cwd: Path, expect: int = 0) -> str:
    """Runs a program without our own environment's paths; returns what it printed."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    done = subprocess.run(
        [str(word) for word in words], cwd=cwd, env=environment, capture_output=True, text=True
    )
    assert done.returncode == expect, done.stdout + done.stderr
    return done.stdout


def tree(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, by its path from there; hidden and spare files are nobody's."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    kept = [path for path in files if not path.name.startswith(".") and path.suffix != ".bak"]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in kept}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, built without a network."""
    out = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    offline = ["--no-build-isolation", "--no-deps", "--no-index", "--wheel-dir", str(out)]
    run(*pip, *offline, str(ROOT), cwd=out)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean environment with the wheel and nothing else; the folder of its programs."""
    place = tmp_path_factory.mktemp("clean") / "with a space é"
    run(sys.executable, "-m", "venv", "--without-pip", place, cwd=ROOT)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "--python"]
    words = [str(place / BIN / "python"), "install", "--no-deps", "--no-index", str(wheel)]
    run(*pip, *words, cwd=place)
    return place / BIN


@pytest.mark.parametrize("name", DATA)
def test_the_wheel_holds_the_data_folders_of_the_checkout(name: str, wheel: Path) -> None:
    prefix = f"retro_maze/{name}/"
    with zipfile.ZipFile(wheel) as packed:
        names = [at for at in packed.namelist() if at.startswith(prefix)]
        inside = {at.removeprefix(prefix): packed.read(at) for at in names}
    assert inside == tree(ROOT / name)


def test_the_wheel_holds_every_module_and_nothing_for_developers(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "retro_maze").rglob("*.py")}
    assert modules | {"retro_maze/web/page.html", "retro_maze/py.typed"} <= set(names)
    folders = {name.split("/")[0] for name in names}
    assert len(folders) == 2, "the package and the wheel's own notes"
    assert not any("ruff" in name or "test" in name.lower() for name in names)


@pytest.mark.parametrize(
    "words",
    [
        ["check"],
        ["check", "arcade"],
        ["survey"],
        ["show", "1", "--way"],
        ["carve", "37", "19", "--seed", "0-255"],
        ["--version"],
    ],
)
def test_an_installed_command_works_from_another_directory(
    words: list[str], installed: Path, tmp_path: Path
) -> None:
    assert run(installed / "retro-maze", *words, cwd=tmp_path).strip()
    assert list(tmp_path.iterdir()) == []


def test_the_module_is_the_command_too(installed: Path, tmp_path: Path) -> None:
    words = ["show", "60"]
    by_module = run(installed / "python", "-m", "retro_maze", *words, cwd=tmp_path)
    assert by_module == run(installed / "retro-maze", *words, cwd=tmp_path)


def test_a_byte_edited_in_a_checkout_is_played(tmp_path: Path) -> None:
    for name in ("retro_maze", *DATA):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    show = [sys.executable, "-m", "retro_maze", "show", "1"]
    before = run(*show, cwd=tmp_path)
    table = tmp_path / "floors" / "bell" / "seeds.toml"
    text = table.read_text(encoding="utf-8")
    assert "\nE0 " in text
    table.write_text(text.replace("\nE0 ", "\n25 "), encoding="utf-8")
    after = run(*show, cwd=tmp_path)
    assert "byte E0" in before
    assert "byte 25" in after
    assert before.splitlines()[1:] != after.splitlines()[1:]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The .pyxapp, unpacked: the folder with main.py."""
    place = tmp_path_factory.mktemp("app")
    (place / "app.zip").write_bytes(stage.package("bell"))
    with zipfile.ZipFile(place / "app.zip") as packed:
        packed.extractall(place)
    return place / stage.APP


@pytest.mark.parametrize("name", DATA)
def test_the_app_holds_the_data_folders_of_the_checkout(name: str, app: Path) -> None:
    ours = {at: data for at, data in tree(ROOT / name).items() if not at.endswith(".md")}
    assert tree(app / name) == ours


HEADLESS = """
import os, pyxel, runpy, sys
start = pyxel.init
pyxel.init = lambda *size, **how: start(*size, **how, headless=True)
pyxel.run = lambda update, draw: [(update(), draw()) for _ in range(30)]
sys.path.insert(0, os.path.dirname(sys.argv[1]))
runpy.run_path(sys.argv[1], run_name="__main__")
print(len({pyxel.pget(x, y) for x in range(0, 256, 4) for y in range(0, 240, 4)}))
print(sys.modules["retro_maze"].__file__)
"""


def test_the_app_starts_by_itself_and_draws(app: Path, tmp_path: Path) -> None:
    said = run(sys.executable, "-c", HEADLESS, app / "main.py", cwd=tmp_path).splitlines()
    assert int(said[-2]) > 2, "colours in sight"
    assert Path(said[-1]).is_relative_to(app), "no other copy of the game helped out"


def test_the_top_level_holds_what_a_reader_expects() -> None:
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("only a git checkout knows which files are the project's")
    names = {line.split("/")[0] for line in run("git", "ls-files", cwd=ROOT).splitlines()}
    shown = {name for name in names if not name.startswith(".")}
    files = {"pyproject.toml", "README.md", "README.ja.md", "LICENSE"}
    assert shown == files | {"retro_maze", "tests", *DATA}
