"""The towers that the workshop can open, and where the user's own are kept: files or the browser.

A tower that came with the game is never written: keeping a changed one makes a copy of the
user's own, under a name that is free.
"""

from pathlib import Path
from typing import Protocol

from retro_maze.files import read_text
from retro_maze.front.store import Store
from retro_maze.maze import Refusal
from retro_maze.paths import data_folder
from retro_maze.shelf import (
    NAME,
    TABLE_FILE,
    add_tower,
    copy_tower,
    find_table,
    free_name,
    is_shipped,
    load_rooms,
    own_names,
    save_table,
    tower_names,
)
from retro_maze.tower.draft import Draft
from retro_maze.tower.edit import edit_text, new_text
from retro_maze.tower.floor import Tower
from retro_maze.tower.rooms import Rooms
from retro_maze.tower.share import read_share
from retro_maze.tower.table import Table, read_table

OPENED = "workshop"  # the record that holds the name of the tower opened last
SHARED = "shared"  # the name of a tower that came without one
LIST = "towers"  # the browser's record of the names of all own towers, a line each


class Sheet:
    """A tower on the bench: its table as a draft, and where it came from.

    `kind`: "own" may be written, "shipped" and "new" become the user's own when they are kept.
    """

    def __init__(self, name: str, text: str, rooms: Rooms, kind: str, path: Path | None) -> None:
        self.name = name
        self.text = text  # as it was read, comments and all
        self.draft = Draft(read_table(text, name))
        self.rooms = rooms
        self.kind = kind
        self.path = path

    @property
    def table(self) -> Table:
        return self.draft.table

    @property
    def tower(self) -> Tower:
        """The tower as it stands on the bench."""
        return Tower(self.name, self.draft.table, self.rooms)

    @property
    def slot(self) -> str:
        """The tower's name in the saved progress: its own, or its path where it has none."""
        if self.path is None or (self.name in tower_names() and find_table(self.name) == self.path):
            return self.name
        return str(self.path)

    @property
    def dirty(self) -> bool:
        """Whether leaving it would lose something."""
        return self.draft.dirty or self.kind == "new"


class Cabinet(Protocol):
    """Where towers lie. What cannot be done raises Refusal or OSError."""

    def names(self) -> list[str]:
        """Every tower, the user's own last."""

    def open(self, name: str) -> Sheet:
        """A tower by its name or its path."""

    def keep(self, sheet: Sheet) -> None:
        """Saves what is on the bench; the sheet is the user's own afterwards."""


def cabinet(store: Store, in_browser: bool) -> Cabinet:
    """The one of this machine."""
    return Drawer(store) if in_browser else Folder()


def sheet_of(text: str, name: str) -> Sheet:
    """A new tower from a text that came from outside; Refusal when it is none."""
    table = read_table(text, name)
    return Sheet(name, text, load_rooms(table, beside_shipped()), "new", None)


def taken_in(text: str, file: str = "") -> Sheet:
    """A new tower from what somebody sent: a share text, or the text of a seeds.toml."""
    if "=" not in text:
        return sheet_of(new_text(read_share(text)), SHARED)
    stem = "".join(letter for letter in Path(file).stem.lower() if NAME.fullmatch(letter))
    return sheet_of(text, stem if stem != Path(TABLE_FILE).stem and stem else SHARED)


def opened(store: Store, shelf: Cabinet, slot: str, tower: Tower) -> Sheet:
    """The tower opened last where a shipped one is played, else the one that is played.

    A tower that lies nowhere came with a link: it is new here.
    """
    try:
        sheet = shelf.open(slot)
    except Refusal:
        return Sheet(SHARED, new_text(tower.table), tower.rooms, "new", None)
    last = store.load(OPENED)
    if sheet.kind == "shipped" and last and last in shelf.names():
        try:
            return shelf.open(last)
        except (Refusal, OSError):  # it was spoilt meanwhile: it can still be opened by hand
            return sheet
    return sheet


def beside_shipped() -> Path:
    """A path from which the rooms that came with the game are found."""
    return data_folder("floors") / "own" / TABLE_FILE


class Folder:
    """Towers as folders on the disk."""

    def names(self) -> list[str]:
        own = own_names()
        return [name for name in tower_names() if name not in own] + own

    def open(self, name: str) -> Sheet:
        path = find_table(name)
        text = read_text(path)
        rooms = load_rooms(read_table(text, str(path)), path)
        return Sheet(path.parent.name, text, rooms, "shipped" if is_shipped(path) else "own", path)

    def keep(self, sheet: Sheet) -> None:
        text = edit_text(sheet.text, sheet.table, sheet.name)
        if sheet.kind == "own" and sheet.path:
            save_table(sheet.path, sheet.text, text)
        elif sheet.path:
            sheet.name = free_name(f"my-{sheet.name}")
            sheet.path = copy_tower(sheet.path, text, sheet.name)
        else:
            sheet.name = free_name(sheet.name)
            sheet.path = add_tower(sheet.name, text)
        kept(sheet, text)


class Drawer:
    """Own towers as records of the browser's storage; the shipped ones are files there too."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def own(self) -> list[str]:
        return (self.store.load(LIST) or "").split()

    def names(self) -> list[str]:
        return tower_names() + self.own()

    def open(self, name: str) -> Sheet:
        if name not in self.own():
            return Folder().open(name)
        text = self.store.load(record(name)) or ""
        rooms = load_rooms(read_table(text, name), beside_shipped())
        return Sheet(name, text, rooms, "own", None)

    def keep(self, sheet: Sheet) -> None:
        text = edit_text(sheet.text, sheet.table, sheet.name)
        if sheet.kind != "own":
            wish = f"my-{sheet.name}" if sheet.kind == "shipped" else sheet.name
            taken = self.names()
            names = [wish, *(f"{wish}-{number}" for number in range(2, len(taken) + 3))]
            name = next(name for name in names if name not in taken)
            self._write(LIST, "\n".join([*self.own(), name]))
        else:
            name = sheet.name
            if Store(self.store.shelf).load(record(name)) not in (sheet.text, None):
                raise Refusal(
                    f"{name}: another tab has changed it meanwhile; open it again first",
                    "changed",
                    name=name,
                )
        self._write(record(name), text)
        sheet.name = name
        kept(sheet, text)

    def _write(self, name: str, text: str) -> None:
        self.store.save(name, text)
        if not self.store.saved:
            raise Refusal(
                "not saved: this browser keeps nothing here; share it as a text instead", "storage"
            )


def record(name: str) -> str:
    """The storage's name of a tower's text."""
    return f"tower-{name}"


def kept(sheet: Sheet, text: str) -> None:
    sheet.text = text
    sheet.kind = "own"
    sheet.draft.keep()
