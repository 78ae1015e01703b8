"""The progress of all towers, as the store keeps it."""

from retro_maze.front.store import Store
from retro_maze.maze import Refusal
from retro_maze.tower.progress import Progress, Record, read_progress, write_progress

NAME = "progress"  # of the record in the store


class Ledger:
    """Reads the progress once, and writes it whenever something is worth keeping."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.notice = ""  # the name of what is told about a record that could not be read
        self.progress = self._read()

    def of(self, slot: str) -> Record:
        """What is kept of a tower."""
        return self.progress.record(slot)

    def keep(self) -> None:
        """Writes all of it."""
        self.store.save(NAME, write_progress(self.progress))

    def _read(self) -> Progress:
        text = self.store.load(NAME)
        if NAME in self.store.damaged:
            self.notice = "damaged" if text is None else "damaged_older"
        if text is None:
            return Progress()
        try:
            return read_progress(text)
        except Refusal:  # a newer game's save must not be written over
            self.store.close(NAME)
            self.notice = "foreign"
            return Progress()
