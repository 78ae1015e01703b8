"""Towers on disk: a name or a path becomes a Tower."""

from pathlib import Path

from retro_maze.files import read_text
from retro_maze.maze import Refusal
from retro_maze.maze.refusal import did_you_mean
from retro_maze.paths import data_folder, user_folder
from retro_maze.tower.floor import Tower
from retro_maze.tower.rooms import EMPTY, Rooms, read_rooms
from retro_maze.tower.table import NO_ROOMS, Table, read_table

TABLE_FILE = "seeds.toml"
ROOMS_FILE = "rooms.toml"
BELL = "bell"


def load_tower(name: str = BELL) -> Tower:
    """The tower of that name, shipped or the user's own, or at that path (a folder or a file)."""
    path = find_table(name)
    table = read_table(read_text(path), str(path))
    return Tower(path.parent.name or name, table, load_rooms(table, path))


def find_table(name: str) -> Path:
    """The path of a tower's seeds.toml."""
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
    raise Refusal(f'there is no tower "{name}"{did_you_mean(name, tower_names())} (or give a path)')


def shelves() -> list[Path]:
    """The folders that hold towers: the shipped one first, then the user's."""
    return [data_folder("floors"), user_folder() / "towers"]


def tower_names() -> list[str]:
    """The names of all towers that can be played by name, in order."""
    found = [table.parent.name for shelf in shelves() for table in shelf.glob(f"*/{TABLE_FILE}")]
    return sorted(set(found))


def load_rooms(table: Table, path: Path) -> Rooms:
    """The rooms that the table at `path` names: of a folder beside its own, else a shipped one."""
    rooms = find_rooms(table, path)
    return read_rooms(read_text(rooms), str(rooms)) if rooms else EMPTY


def find_rooms(table: Table, path: Path) -> Path | None:
    """Where those rooms lie; None for a tower without any."""
    if table.rooms == NO_ROOMS:
        return None
    for shelf in (path.resolve().parent.parent, *shelves()):
        rooms = shelf / table.rooms / ROOMS_FILE
        if Path(table.rooms).name == table.rooms and rooms.is_file():
            return rooms
    raise Refusal(
        f'{path}: rooms = "{table.rooms}" names no folder with a {ROOMS_FILE}; '
        f'write "{BELL}" or "{NO_ROOMS}"'
    )
