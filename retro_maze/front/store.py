"""One place for texts that outlive the game: a file, the browser's storage, or else memory.

Every text is sealed with a checksum; what fails it counts as absent. Nothing here raises: when a
text could not be kept, `saved` turns False and the screens say so.
"""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Protocol
from zlib import crc32

from retro_maze.files import read_text, write_text

MARK = "retro-maze"
PREFIX = "retro-maze/"  # of our names in the browser's storage, which a whole site shares


class Shelf(Protocol):
    """Where sealed texts lie, by name. Both calls may raise whatever the place raises."""

    def read(self, name: str) -> list[str]:
        """The texts under this name, the newest first; "" for what lies there and is no text."""

    def write(self, name: str, text: str) -> None: ...


class FileShelf:
    """One file a name; the last sound text before the newest stays beside it as `.bak`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def read(self, name: str) -> list[str]:
        return [_text(path) for path in self._paths(name) if os.path.lexists(path)]

    def write(self, name: str, text: str) -> None:
        path, spare = self._paths(name)
        if os.path.lexists(path) and not path.is_file():
            raise OSError(errno.EEXIST, "is no file, so nothing is saved there", str(path))
        self.folder.mkdir(parents=True, exist_ok=True)
        sound = unseal(_text(path)) is not None  # a broken one must not take a sound one's place
        write_text(path, text, keep=sound and not spare.is_dir())

    def _paths(self, name: str) -> tuple[Path, Path]:
        """The file of the newest text, and that of the one before."""
        return self.folder / f"{name}.txt", self.folder / f"{name}.txt.bak"


def _text(path: Path) -> str:
    """What a file holds; nothing for one that cannot be read, is no text or is too large."""
    try:
        return read_text(path) if path.is_file() else ""  # a pipe would be waited for
    except OSError:
        return ""


class BrowserShelf:
    """The browser's localStorage. Where it is blocked, already making one raises."""

    def __init__(self) -> None:
        from js import localStorage  # type: ignore[import-not-found]  # the browser's own

        self.storage = localStorage
        self.write("probe", "1")
        self.storage.removeItem(f"{PREFIX}probe")

    def read(self, name: str) -> list[str]:
        text = self.storage.getItem(PREFIX + name)
        return [text] if isinstance(text, str) else []  # a missing one is no None there

    def write(self, name: str, text: str) -> None:
        self.storage.setItem(PREFIX + name, text)


class Store:
    """Texts by name, on a shelf (None: in memory only)."""

    def __init__(self, shelf: Shelf | None) -> None:
        self.shelf = shelf
        self.memory: dict[str, str] = {}
        self.saved = shelf is not None
        self.damaged: set[str] = set()  # names whose newest text is broken
        self.closed: set[str] = set()

    def load(self, name: str) -> str | None:
        """The text last kept under a name, or the one before where that is broken, or None."""
        if name in self.memory:
            return self.memory[name]
        texts = [unseal(sealed) for sealed in self._read(name)]
        if texts and texts[0] is None:
            self.damaged.add(name)
        return next((text for text in texts if text is not None), None)

    def save(self, name: str, text: str) -> None:
        """Keeps a text; `saved` tells whether it will outlive the game."""
        self.memory[name] = text
        self.saved = False
        if self.shelf is None or name in self.closed:
            return
        with suppress(Exception):  # a full disk, a blocked storage: whatever it was, play goes on
            self.shelf.write(name, seal(text))
            self.saved = True

    def close(self, name: str) -> None:
        """From now on keeps nothing under a name: what lies there belongs to another version."""
        self.closed.add(name)
        self.saved = False

    def open(self, name: str) -> None:
        """From now on keeps what is saved under a name, whatever lies there."""
        self.closed.discard(name)
        self.damaged.discard(name)

    def _read(self, name: str) -> list[str]:
        try:
            return self.shelf.read(name) if self.shelf else []
        except Exception:  # the same: a storage may refuse in its own way
            self.saved = False
            return []


def seal(text: str) -> str:
    """The text under a line with its checksum."""
    return f"{MARK} {crc32(text.encode()):08x}\n{text}"


def unseal(sealed: str) -> str | None:
    """The text that was sealed, or None when a letter of it has changed."""
    _, _, text = sealed.partition("\n")
    return text if sealed == seal(text) else None


def open_store(folder: Path) -> Store:
    """The store of this machine: the browser's, or files in `folder`."""
    if sys.platform != "emscripten":
        return Store(FileShelf(folder))
    try:
        return Store(BrowserShelf())
    except Exception:  # a blocked storage raises the browser's own kind of error
        return Store(None)
