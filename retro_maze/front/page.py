"""What comes in and goes out beside the buttons: dropped files, and what the page around us can do.

Every call on the browser's side may fail in the browser's own way: then nothing has been done.
"""

import sys
from pathlib import Path
from typing import Any

import pyxel

from retro_maze.files import LIMIT, read_text

Dropped = tuple[str, str]  # a file's name and its text


class Page:
    """The page in the browser; on the desktop nothing of it can be done."""

    def __init__(self) -> None:
        self.js: Any = None
        self.proxy: Any = None
        self.waiting: list[Dropped] = []
        self.kept: list[Any] = []  # what the browser may call must not be forgotten here
        if sys.platform == "emscripten":
            self._listen()

    def dropped(self) -> list[Dropped]:
        """The files dropped on the game since the last call; raises OSError for unreadable ones."""
        files, self.waiting = self.waiting, []
        return files + [(Path(path).name, read_text(Path(path))) for path in pyxel.dropped_files]

    def copy(self, text: str) -> bool:
        """Puts a text on the clipboard."""
        return self._try(lambda js: js.navigator.clipboard.writeText(text))

    def download(self, name: str, text: str) -> bool:
        """Lets the browser save a text as a file."""

        def save(js: Any) -> None:
            link = js.document.createElement("a")
            link.download = name
            link.href = "data:text/plain;charset=utf-8," + js.encodeURIComponent(text)
            link.click()

        return self._try(save)

    def ask(self, question: str) -> str:
        """A text that the user pastes into a question of the browser's; nothing when none came."""
        answers: list[Any] = []
        self._try(lambda js: answers.append(js.prompt(question)))
        self._try(_let_go)
        return answers[0] if answers and isinstance(answers[0], str) else ""

    def _try(self, act: Any) -> bool:
        if self.js is None:
            return False
        try:
            act(self.js)
        except Exception:  # whatever kind of error the browser has
            return False
        return True

    def _listen(self) -> None:
        """Takes dropped files, which Pyxel 2.6.2 does not."""
        try:
            import js  # type: ignore[import-not-found]  # the browser's own
            from pyodide.ffi import create_proxy  # type: ignore[import-not-found]  # the same

            self.js, self.proxy = js, create_proxy

            self.kept = [create_proxy(_allow), create_proxy(self._drop)]
            js.document.ondragover, js.document.ondrop = self.kept  # in the place of older ones
        except Exception:  # a page may forbid it
            return

    def _drop(self, event: Any) -> None:
        """The first of the files that were let go over the page."""
        event.preventDefault()
        files = list(event.dataTransfer.files)
        if files and files[0].size <= LIMIT:
            name = str(files[0].name)
            take = self.proxy(lambda text: self.waiting.append((name, str(text))))
            self.kept.append(take)
            files[0].text().then(take)


def _let_go(js: Any) -> None:
    """The key that led to a question was released over it, which the game has not seen."""
    for kind in ("blur", "focus"):
        js.window.dispatchEvent(js.Event.new(kind))


def _allow(event: Any) -> None:
    """Without this the browser would open a dropped file itself."""
    event.preventDefault()
