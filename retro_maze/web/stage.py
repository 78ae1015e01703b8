"""What ships to the browser: staged in a clean folder, packed by Pyxel's own packer.

Staging starts from an empty folder and takes the modules that the app imports, the data folders
and a thin main.py; a .pyxapp is that folder zipped, and plays with `pyxel play` too.
"""

import ast
import bz2
import json
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from retro_maze import __version__
from retro_maze.files import read_text, write_bytes, write_text
from retro_maze.maze import Refusal
from retro_maze.paths import PACKAGE, data_folder
from retro_maze.shelf import ROOMS_FILE, TABLE_FILE, find_rooms, find_table, is_shipped
from retro_maze.tower.edit import edit_text
from retro_maze.tower.table import TITLE_LETTERS, Table, read_table

APP = "retro-maze"  # the folder in the .pyxapp, and its name
START = "front/app.py"
CODE = "code.bz2"  # the modules in one file: packed together they take a third of the room
UNREAD = ("*.md", ".*", "*.bak", "__pycache__")  # in the data folders, but for people
DESCRIPTION = (
    "A maze game in your browser: sixty floors of a clock tower, each grown from one byte."
)

MAIN = """\
# title: {title}
# author: the retro-maze developers
# desc: {description}
# license: MIT
# version: {version}
import bz2
import json
import sys
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here))
if not (here / "retro_maze").is_dir():
    for name, text in json.loads(bz2.decompress((here / "{code}").read_bytes())).items():
        (here / name).parent.mkdir(parents=True, exist_ok=True)
        (here / name).write_text(text, encoding="utf-8")

from retro_maze.front.app import play

if __name__ == "__main__":
    play({arguments})
else:  # a page that waits for a click has the time to read what comes first
    from retro_maze.front.scenes import card, play, title
"""


def package(tower: str) -> bytes:
    """The .pyxapp of a tower, packed in a clean folder by `pyxel package`."""
    with TemporaryDirectory() as place:
        staged = Path(place) / APP
        stage(staged, tower)
        words = [sys.executable, "-m", "pyxel", "package", str(staged), str(staged / "main.py")]
        done = subprocess.run(words, cwd=place, capture_output=True, text=True, check=False)
        packed = Path(place) / f"{APP}.pyxapp"
        if done.returncode or not packed.is_file():
            last = (done.stderr or done.stdout).strip().splitlines()[-1:]
            raise Refusal(f"pyxel could not pack the game: {' '.join(last) or 'it said nothing'}")
        return packed.read_bytes()


def stage(folder: Path, tower: str) -> None:
    """Fills a new folder with all that the game needs and nothing else."""
    folder.mkdir(parents=True)
    stage_code(folder / CODE)
    for name in ("floors", "resources"):
        shutil.copytree(data_folder(name), folder / name, ignore=shutil.ignore_patterns(*UNREAD))
    path = find_table(tower)
    table = read_table(read_text(path), str(path))
    main = MAIN.format(
        title=table.title,
        description=DESCRIPTION,
        version=__version__,
        code=CODE,
        arguments=f"tower={stage_tower(folder / 'floors', path, table)!r}",
    )
    write_text(folder / "main.py", main)


def stage_code(path: Path) -> None:
    """All modules that the app needs, by their paths; main.py writes them beside itself."""
    modules = {
        f"{PACKAGE.name}/{name}": lean(read_text(PACKAGE / name)) for name in shipped_modules(START)
    }
    write_bytes(path, bz2.compress(json.dumps(modules, ensure_ascii=False).encode()))


def lean(source: str) -> str:
    """A module without comments and docstrings: a fifth less to send, and sooner compiled."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        kinds = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
        if isinstance(node, kinds) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree) + "\n"


def stage_tower(floors: Path, path: Path, table: Table) -> str:
    """Puts the user's own tower beside the shipped ones; returns the name to play it by."""
    if is_shipped(path):
        return path.parent.name
    name = f"own-{path.resolve().parent.name}"[:TITLE_LETTERS]
    (floors / name).mkdir()
    text, rooms = read_text(path), find_rooms(table, path)
    if rooms and not is_shipped(rooms):  # under their own name: it may be that of shipped ones
        write_text(floors / name / ROOMS_FILE, read_text(rooms))
        text = edit_text(text, table._replace(rooms=name), str(path))
    write_text(floors / name / TABLE_FILE, text)
    return name


def shipped_modules(start: str) -> list[str]:
    """The files of our package that a module needs, by following its imports."""
    found: set[str] = set()
    todo = [start]
    while todo:
        name = todo.pop()
        if name not in found and (PACKAGE / name).is_file():
            found.add(name)
            todo += neighbours(name)
    return sorted(found)


def neighbours(name: str) -> list[str]:
    """Files that a module's imports may mean, and the packages it lies in."""
    here = [PACKAGE.name, *name.split("/")[:-1]]
    dotted = [".".join(here[:depth]) for depth in range(1, len(here) + 1)]
    for node in ast.walk(ast.parse(read_text(PACKAGE / name))):
        if isinstance(node, ast.Import):
            dotted += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = here[: len(here) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            dotted += [base, *(f"{base}.{alias.name}" for alias in node.names)]
    inside = [word.split(".")[1:] for word in dotted if word.split(".")[0] == PACKAGE.name]
    modules = ["/".join(parts) + ".py" for parts in inside if parts]
    return modules + ["/".join([*parts, "__init__.py"]) for parts in inside]
