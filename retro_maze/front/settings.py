"""The options in force, kept in the store whenever one changes."""

from typing import Any

from retro_maze.front.kept import LOST, take_up
from retro_maze.front.link import tell_page
from retro_maze.front.options import RECORD, STANDARD, Options, read_options, write_options
from retro_maze.front.store import Store
from retro_maze.front.words import Words, own_language


class Settings:
    """One player's options; a floor of the workshop shares those of the game around it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        found, trouble = take_up(store, RECORD, read_options)
        self.now: Options = found.options if found else STANDARD
        self.trouble = f"options_{trouble}" if trouble else ""  # the text that tells of it
        if trouble == LOST:
            self.change()
        self.say = Words()
        self.speak(self.now.language)

    def change(self, **values: Any) -> None:
        """Sets fields of the options, and keeps all of them."""
        self.now = self.now._replace(**values)
        if "language" in values:
            self.speak(self.now.language)
        self.store.save(RECORD, write_options(self.now))

    def speak(self, language: str) -> None:
        """Another language is in force; "auto" is the one of this system or browser."""
        code = own_language() if language == "auto" else language
        if code != self.say.language:
            self.say = Words(code)
        tell_page(code)
