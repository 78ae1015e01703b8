"""The page around the packed game, and all that a publisher puts beside it."""

import base64
import html
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from retro_maze.files import make_folder, read_text, write_bytes, write_text
from retro_maze.maze import Refusal
from retro_maze.shelf import find_table
from retro_maze.tower.table import read_table
from retro_maze.web.runtime import CDN, ENGINE, FOLDER, copy_runtime
from retro_maze.web.stage import APP, DESCRIPTION, package

TEMPLATE = "page.html"
PICTURE = "picture.png"
PICTURE_SCALE = 3
MADE = ("index.html", f"{APP}.html", f"{APP}.pyxapp", f"{APP}.zip", PICTURE)
ENGINE_PARTS = ("gh/kitao", "pyodide")  # in the folder of a copied engine

ICON = (
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' shape-rendering='crispEdges'>"
    "<path fill='#0b0a14' d='M0 0h16v16H0z'/><path fill='#b8653a' d='M7 12h2v2H7z'/>"
    "<path fill='#e0a03c' d='M7 2h2v1h1v1h1v5h1v2h1v1H3v-1h1V9h1V4h1V3h1z'/>"
    "<path fill='#ffe070' d='M6 4h1v5H6z'/>"
    "</svg>"
)


def build(
    out: Path, tower: str, single: bool = False, runtime: Path | None = None, url: str = ""
) -> list[Path]:
    """Writes the packed game and its page into `out` and returns the files.

    `single` makes one HTML file that holds the game; `runtime` is a folder to copy the engine
    from, for a page that needs no CDN (see runtime.copy_runtime); `url` is where the page will be.
    What an earlier call left in `out` goes first.
    """
    path = find_table(tower)
    title = read_table(read_text(path), str(path)).title
    app = package(tower)
    if runtime and out.resolve() in runtime.resolve().parents:
        raise Refusal(f"{runtime} lies in {out}, which is made anew; keep the engine elsewhere")
    make_folder(out)
    clear(out)
    engine = f"{CDN}/{ENGINE.format(version('pyxel'))}"
    written = copy_runtime(runtime, out) if runtime else []
    if written:
        engine = written[0].parent.relative_to(out).as_posix() + "/"
    if single:
        page = out / f"{APP}.html"
        write_text(page, page_text(title, data_address(app), engine, url=url))
        return [page, *written]
    packed, picture, page = out / f"{APP}.pyxapp", out / PICTURE, out / "index.html"
    write_bytes(packed, app)
    drawn = draw_picture(picture, tower)
    write_text(page, page_text(title, packed.name, engine, PICTURE if drawn else "", url))
    return [page, packed, *([picture] if drawn else []), *written]


def clear(out: Path) -> None:
    """Takes away what `build` and `zip_upload` make, and nothing else."""
    for name in MADE:
        (out / name).unlink(missing_ok=True)
    for part in ENGINE_PARTS:
        shutil.rmtree(out / FOLDER / part, ignore_errors=True)


def page_text(title: str, app: str, engine: str, picture: str = "", url: str = "") -> str:
    """The page; `app`, `engine` (the folder of pyxel.js) and `picture` are addresses.

    Who shows a shared page's picture wants its whole address, which `url` makes it.
    """
    text = read_text(Path(__file__).with_name(TEMPLATE))
    shared = {"og:image": url + picture if picture else "", "og:url": url}
    values = {
        "title": html.escape(title),
        "description": html.escape(DESCRIPTION),
        "icon": "data:image/svg+xml," + ICON.replace("#", "%23"),
        "shared": "\n".join(
            f'<meta property="{name}" content="{html.escape(address)}">'
            for name, address in shared.items()
            if address
        ),
        "app": app,
        "engine": engine,
        "folder": APP,
    }
    return re.sub(r"\{\{(\w+)\}\}", lambda gap: values[gap[1]], text)


def data_address(app: bytes) -> str:
    """The packed game as an address that holds it."""
    return "data:application/zip;base64," + base64.b64encode(app).decode()


def draw_picture(path: Path, tower: str) -> bool:
    """A picture of the first floor for those who share the page; False where none can be drawn."""
    with TemporaryDirectory() as place:
        drawn = Path(place) / PICTURE
        words = ["film", "--floors", "1", "--scale", str(PICTURE_SCALE), "--out", str(drawn)]
        program = [sys.executable, "-m", "retro_maze", *words, "--tower", tower]
        done = subprocess.run(program, capture_output=True, check=False)
        if done.returncode or not drawn.is_file():
            return False
        write_bytes(path, drawn.read_bytes())
        return True


def zip_upload(out: Path, files: list[Path]) -> Path:
    """The files as one archive with index.html on top, as itch.io wants an upload."""
    archive = out / f"{APP}.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in files:
            name = path.relative_to(out).as_posix()
            packed.write(path, "index.html" if name == f"{APP}.html" else name)
    return archive
