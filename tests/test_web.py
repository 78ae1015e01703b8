"""`retro-maze web`: only what ships is staged, and the page is what a publisher needs."""

import base64
import bz2
import io
import json
import threading
import urllib.request
import zipfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

from retro_maze.commands.web import address
from retro_maze.maze import Refusal
from retro_maze.web.page import build, page_text, zip_upload
from retro_maze.web.runtime import CDN, copy_runtime
from retro_maze.web.server import make_server
from retro_maze.web.stage import APP, CODE, START, lean, package, shipped_modules, stage

MINE = """
title = "Tom & <Jerry>"
carver = "bar-toppling"
chip = "lfsr8"
cells = [5, 4]
rooms = "{rooms}"
seeds = "00 FF 25"
"""
ROOMS = "[[floor]]\ntime_s = 33\n"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the command makes."""
    folder = tmp_path_factory.mktemp("dist") / "new"
    build(folder, "bell")
    return folder


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("stage") / APP
    stage(folder, "bell")
    return folder


def own_tower(folder: Path, name: str, rooms: str = "none") -> Path:
    path = folder / name / "seeds.toml"
    path.parent.mkdir(parents=True)
    path.write_text(MINE.format(rooms=rooms))
    return path


def test_nothing_that_only_a_terminal_needs_is_staged(staged: Path) -> None:
    names = [path.relative_to(staged).as_posix() for path in staged.rglob("*") if path.is_file()]
    names += json.loads(bz2.decompress((staged / CODE).read_bytes()))
    for word in ("cli", "commands", "web/", "studio", "jukebox", ".md", "test", "ruff", "__main__"):
        assert [name for name in names if word in name] == [], word
    assert "main.py" in names
    assert "floors/bell/rooms.toml" in names
    assert f"retro_maze/{START}" in names


def test_what_is_staged_says_the_same_in_fewer_letters() -> None:
    source = '''"""Words."""\n# more\nclass A:\n    """Only words."""\nx = "a # b"  # c\n'''
    assert lean(source) == "class A:\n    pass\nx = 'a # b'\n"


def test_every_package_that_ships_has_its_init() -> None:
    names = shipped_modules(START)
    for name in names:
        for folder in Path(name).parents:
            assert (folder / "__init__.py").as_posix() in names


def test_the_start_file_tells_what_it_is(staged: Path) -> None:
    main = (staged / "main.py").read_text()
    assert main.startswith("# title: The Sixtieth Bell\n")
    assert "# license: MIT" in main
    assert 'play(tower="bell")' in main.replace("'", '"')


def test_an_own_tower_is_staged_beside_the_shipped_ones(tmp_path: Path) -> None:
    path = own_tower(tmp_path, "bell")  # the name of a shipped one
    stage(tmp_path / APP, str(path))
    floors = tmp_path / APP / "floors"
    assert (floors / "own-bell" / "seeds.toml").read_text() == path.read_text()
    assert "Sixtieth" in (floors / "bell" / "seeds.toml").read_text()
    assert "own-bell" in (tmp_path / APP / "main.py").read_text()


def test_an_own_tower_brings_its_own_rooms(tmp_path: Path) -> None:
    path = own_tower(tmp_path, "mine", rooms="mine")
    (path.parent / "rooms.toml").write_text(ROOMS)
    stage(tmp_path / APP, str(path.parent))
    floors = tmp_path / APP / "floors"
    assert (floors / "own-mine" / "rooms.toml").read_text() == ROOMS
    assert 'rooms = "own-mine"' in (floors / "own-mine" / "seeds.toml").read_text()


def test_own_rooms_of_a_shipped_name_leave_the_shipped_ones_alone(tmp_path: Path) -> None:
    path = own_tower(tmp_path, "mine", rooms="bell")
    (tmp_path / "bell").mkdir()
    (tmp_path / "bell" / "rooms.toml").write_text(ROOMS)
    stage(tmp_path / APP, str(path))
    floors = tmp_path / APP / "floors"
    assert (floors / "own-mine" / "rooms.toml").read_text() == ROOMS
    assert len((floors / "bell" / "rooms.toml").read_text()) > 1000


def test_a_title_cannot_leave_its_place_in_the_page() -> None:
    text = page_text("</title><script>alert(1)</script> \\u{ {{engine}}", "", "")
    assert "<script>alert" not in text
    assert text.count("u{ {{engine}}") == 2, "as text, not filled in, and in no script"


def test_the_page_pins_one_exact_engine_and_has_no_gap_left(dist: Path) -> None:
    text = (dist / "index.html").read_text()
    assert text.startswith("<!doctype html>")
    assert f'"{CDN}/gh/kitao/pyxel@{version("pyxel")}/wasm/"' in text
    assert "{{" not in text
    assert f'"{APP}.pyxapp"' in text


def test_the_page_has_a_picture_for_those_who_share_it(dist: Path) -> None:
    assert (dist / "picture.png").read_bytes().startswith(b"\x89PNG")
    assert '<meta property="og:image" content="picture.png">' in (dist / "index.html").read_text()


def test_an_address_makes_the_picture_absolute() -> None:
    text = page_text("A tower", "", "", "picture.png", "https://example.org/maze/")
    assert '"og:image" content="https://example.org/maze/picture.png"' in text
    assert '"og:url" content="https://example.org/maze/"' in text


@pytest.mark.parametrize(
    "given",
    [
        "https://example.org/maze",
        "https://example.org/maze/index.html?x=1",
        "https://example.org/maze/#f=1",
    ],
)
def test_an_address_is_the_folder_of_the_page(given: str) -> None:
    assert address(given) == "https://example.org/maze/"


def test_another_build_leaves_nothing_of_the_one_before(tmp_path: Path) -> None:
    out = tmp_path / "dist"
    zip_upload(out, build(out, "bell", runtime=fake_runtime(tmp_path / "in")))
    (out / "CNAME").write_text("example.org")
    build(out, str(own_tower(tmp_path, "mine")), single=True)
    left = {path.name for path in out.rglob("*") if path.is_file()}
    assert left == {f"{APP}.html", "CNAME"}


def test_an_engine_that_would_be_cleared_away_is_refused(tmp_path: Path) -> None:
    inside = fake_runtime(tmp_path / "dist" / "runtime")
    with pytest.raises(Refusal, match="keep the engine elsewhere"):
        build(tmp_path / "dist", "bell", runtime=inside)
    assert (inside / "pyodide/v1.2.3/full/pyodide.js").is_file()


def test_what_travels_of_ours_is_under_a_quarter_of_a_megabyte(dist: Path) -> None:
    assert sum((dist / name).stat().st_size for name in ("index.html", f"{APP}.pyxapp")) < 250_000


def test_a_single_file_holds_the_game(tmp_path: Path) -> None:
    (page,) = build(tmp_path, "bell", single=True)
    text = page.read_text()
    held = text.split("data:application/zip;base64,")[1].split('"')[0]
    with zipfile.ZipFile(io.BytesIO(base64.b64decode(held))) as packed:
        assert f"{APP}/main.py" in packed.namelist()
    assert [path.name for path in tmp_path.iterdir()] == [f"{APP}.html"]


def test_an_upload_has_the_page_on_top(dist: Path) -> None:
    files = [dist / name for name in ("index.html", f"{APP}.pyxapp")]
    with zipfile.ZipFile(zip_upload(dist, files)) as packed:
        assert sorted(packed.namelist()) == ["index.html", f"{APP}.pyxapp"]


def fake_runtime(folder: Path) -> Path:
    """Few small files laid out as the CDN is."""
    wasm, pyodide = folder / "gh/kitao/pyxel@9.9.9/wasm", folder / "pyodide/v1.2.3/full"
    for path in (wasm / "images", pyodide):
        path.mkdir(parents=True)
    wheel, logo = "pyxel-9.9.9-abi3.whl", "images/logo.png"
    lines = [f'const A = "{CDN}/pyodide/v1.2.3/full/pyodide.js";', f'["{wheel}", "{logo}"]']
    (wasm / "pyxel.js").write_text("\n".join(lines))
    for path in (wasm / wheel, wasm / logo, wasm / "pyxel.css", wasm / "unused.html"):
        path.write_text(path.name)
    for name in ("pyodide.js", "pyodide.asm.wasm", "pyodide-lock.json", "README.md"):
        (pyodide / name).write_text(name)
    return folder


def test_a_vendored_runtime_needs_no_cdn(tmp_path: Path) -> None:
    files = build(tmp_path / "out", "bell", runtime=fake_runtime(tmp_path / "in"))
    names = {path.relative_to(tmp_path / "out").as_posix() for path in files}
    base = "runtime/gh/kitao/pyxel@9.9.9/wasm/"
    assert {base + "pyxel.js", base + "pyxel.css", base + "images/logo.png"} <= names
    assert "runtime/pyodide/v1.2.3/full/pyodide.asm.wasm" in names
    assert not any("unused" in name or "README" in name for name in names)
    texts = [(tmp_path / "out" / name).read_text() for name in ("index.html", base + "pyxel.js")]
    assert not any(CDN in text for text in texts)
    assert f'"{base}"' in texts[0]
    assert '"runtime/pyodide/v1.2.3/full/pyodide.js"' in texts[1]


@pytest.mark.parametrize("lost", ["pyxel.js", "pyodide.js"])
def test_a_runtime_with_a_gap_is_refused(lost: str, tmp_path: Path) -> None:
    folder = fake_runtime(tmp_path / "in")
    next(folder.rglob(lost)).unlink()
    with pytest.raises(Refusal, match=lost):
        copy_runtime(folder, tmp_path / "out")


@pytest.fixture(scope="module")
def site(dist: Path) -> Iterator[str]:
    with make_server(dist, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_the_server_gives_the_page_and_keeps_nothing_in_the_browser(site: str) -> None:
    with urllib.request.urlopen(f"{site}/", timeout=10) as answer:
        assert answer.headers["Cache-Control"] == "no-store"
        assert b"<!doctype html>" in answer.read()


def test_packing_twice_gives_the_same_game() -> None:
    def contents() -> dict[str, bytes]:
        with zipfile.ZipFile(io.BytesIO(package("bell"))) as packed:
            return {name: packed.read(name) for name in packed.namelist()}

    assert contents() == contents()
