"""Towers on disk: a name or a path becomes a Tower, and the user's own ones are kept."""

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from retro_maze.files import read_text, write_text
from retro_maze.maze import Refusal
from retro_maze.maze.refusal import cut, did_you_mean
from retro_maze.paths import BELL as BELL
from retro_maze.paths import data_folder, user_folder
from retro_maze.tower.backwards import BACKWARDS, backwards, backwards_rooms
from retro_maze.tower.edit import edit_text
from retro_maze.tower.floor import Tower
from retro_maze.tower.rooms import EMPTY, Rooms, read_rooms
from retro_maze.tower.table import NO_ROOMS, Table, read_table

TABLE_FILE = "seeds.toml"
ROOMS_FILE = "rooms.toml"
NAME_LETTERS = 32
NAME = re.compile(rf"[a-z0-9][a-z0-9_-]{{0,{NAME_LETTERS - 1}}}")  # on every file system
STALE_S = 10  # a lock so old was left by a program that is gone


def load_tower(name: str = BELL) -> Tower:
    """The tower of that name, shipped or the user's own, or at that path (a folder or a file)."""
    if name == BACKWARDS:
        return backwards(load_tower(BELL))
    path = find_table(name)
    table = read_table(read_text(path), str(path))
    return Tower(path.parent.name or name, table, load_rooms(table, path))


def find_table(name: str) -> Path:
    """The path of a tower's seeds.toml."""
    if name == BACKWARDS:
        raise Refusal(f'"{name}" is the bell turned by a rule and has no table; take "{BELL}"')
    for shelf in shelves():
        if name and (shelf / name / TABLE_FILE).is_file() and Path(name).name == name:
            return shelf / name / TABLE_FILE
    path = Path(name)
    if path.is_file():
        return path
    if (path / TABLE_FILE).is_file():
        return path / TABLE_FILE
    if name and path.is_dir():
        raise Refusal(f"{name}: this folder holds no {TABLE_FILE}")
    if path.name != name:
        raise Refusal(f"{name}: there is no such file")
    name = cut(name)
    names = [*tower_names(), BACKWARDS]
    raise Refusal(f'there is no tower "{name}"{did_you_mean(name, names)} (or give a path)')


def shelves() -> list[Path]:
    """The folders that hold towers: the shipped one first, then the user's."""
    return [data_folder("floors"), own_shelf()]


def own_shelf() -> Path:
    """The folder of the user's own towers; it need not exist yet."""
    return user_folder() / "towers"


def own_names() -> list[str]:
    """The names of the user's own towers, in order."""
    return sorted(table.parent.name for table in own_shelf().glob(f"*/{TABLE_FILE}"))


def is_shipped(path: Path) -> bool:
    """Whether a table came with the game: those are never written."""
    return data_folder("floors").resolve() in path.resolve().parents


def tower_names() -> list[str]:
    """The names of all towers that have a table and can be played by name, in order."""
    found = [table.parent.name for shelf in shelves() for table in shelf.glob(f"*/{TABLE_FILE}")]
    return sorted(set(found))


def load_rooms(table: Table, path: Path) -> Rooms:
    """The rooms that the table at `path` names: of a folder beside its own, else a shipped one."""
    rooms = find_rooms(table, path)
    if rooms is None:
        return EMPTY
    found = read_rooms(read_text(rooms), str(rooms))
    return backwards_rooms(found) if table.rooms == BACKWARDS else found


def find_rooms(table: Table, path: Path) -> Path | None:
    """Where those rooms lie; None for a tower without any."""
    if table.rooms == NO_ROOMS:
        return None
    if table.rooms == BACKWARDS:
        return data_folder("floors") / BELL / ROOMS_FILE
    for shelf in (path.resolve().parent.parent, *shelves()):
        rooms = shelf / table.rooms / ROOMS_FILE
        if Path(table.rooms).name == table.rooms and rooms.is_file():
            return rooms
    raise Refusal(
        f'{path}: rooms = "{table.rooms}" names no folder with a {ROOMS_FILE}; '
        f'write "{BELL}" or "{NO_ROOMS}"'
    )


def check_new_name(name: str) -> None:
    """Refuses a name that a new tower of the user's cannot have."""
    if not NAME.fullmatch(name) or name in (NO_ROOMS, BACKWARDS):
        raise Refusal(
            f'"{cut(name)}" cannot be a tower\'s name: use 1 to {NAME_LETTERS} small letters, '
            "digits, - and _"
        )
    if name in tower_names() or any((shelf / name).exists() for shelf in shelves()):
        raise Refusal(f'there is a tower "{name}" already; choose another name')


def free_name(wish: str) -> str:
    """The wished name for a new tower, with a number behind it where that one is taken."""
    number, name = 1, wish
    while any((shelf / name).exists() for shelf in shelves()):
        number += 1
        ending = f"-{number}"
        name = wish[: NAME_LETTERS - len(ending)] + ending
    return name


def add_tower(name: str, text: str, rooms: str | None = None) -> Path:
    """Makes a new tower of the user's from the text of its table; returns the table's path.

    `rooms` is the text of a rooms.toml of its own. Either all of it is there in the end or nothing.
    """
    check_new_name(name)
    folder = own_shelf() / name
    folder.mkdir(parents=True)
    files = {ROOMS_FILE: rooms, TABLE_FILE: text}
    try:
        for file, content in files.items():
            if content is not None:
                write_text(folder / file, content)
    except OSError:
        for file in files:
            (folder / file).unlink(missing_ok=True)
        folder.rmdir()
        raise
    return folder / TABLE_FILE


def copy_tower(path: Path, text: str, name: str) -> Path:
    """Makes the tower at `path` the user's own under a new name, its table saying `text`.

    Rooms that did not come with the game are taken along.
    """
    check_new_name(name)
    table = read_table(text, str(path))
    rooms = find_rooms(table, path)
    if rooms is None or is_shipped(rooms):
        return add_tower(name, text)
    return add_tower(name, edit_text(text, table._replace(rooms=name), str(path)), read_text(rooms))


def save_table(path: Path, old: str, text: str) -> None:
    """Replaces a table's text, if it still is the one that was read; leaves it as .bak.

    Refuses a shipped table, one that is being saved by somebody else, and one that somebody else
    has changed since: their bytes would be lost.
    """
    if is_shipped(path):
        raise Refusal(
            f"{path}: this tower came with the game and stays as it is; "
            f"`retro-maze table copy {path.parent.name} NEW` makes one of your own"
        )
    with _locked(path):
        mark = "\ufeff" if path.read_bytes()[:3] == b"\xef\xbb\xbf" else ""
        if read_text(path) != old:
            raise Refusal(
                f"{path}: another program has changed it meanwhile; read it again first",
                "changed",
                name=path.parent.name,
            )
        write_text(path, mark + text, keep=True)


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Holds off whoever else saves the same table, for as long as it takes."""
    lock = path.with_name(f".{path.name}.lock")
    with suppress(OSError):
        if time.time() - lock.stat().st_mtime > STALE_S:
            lock.unlink()
    try:
        os.close(os.open(lock, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
    except FileExistsError:
        told = f"{path}: another program is saving it just now; try again"
        raise Refusal(told, "busy", name=path.parent.name) from None
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)
