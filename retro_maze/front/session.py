"""What all scenes of one run share: the tower, the player's progress, buttons, sound, words."""

import sys
from typing import NamedTuple

from retro_maze.engine.events import Event
from retro_maze.front.buttons import Buttons
from retro_maze.front.store import Store
from retro_maze.front.words import Words
from retro_maze.maze import Refusal
from retro_maze.tower.floor import Tower, check_floor
from retro_maze.tower.progress import Progress, read_progress, write_progress

BAND_FLOORS, BANDS = 10, 6
RECORD = "progress"


class Silence:
    """Stands in until the sound is there."""

    def note(self, events: list[Event]) -> None: ...

    def title(self) -> None: ...

    def ending(self) -> None: ...

    def band(self, band: int) -> None: ...


class Wish(NamedTuple):
    """What the player asked for on the command line."""

    floor: int = 0  # where to begin, without the title; 0: at the title
    byte: int | None = None  # grow floors from this byte: a trial, nothing is saved


NO_WISH = Wish()


class Session:
    """One run of the game in one tower; `slot` is the tower's name in the saved progress."""

    def __init__(
        self, tower: Tower, slot: str, store: Store, buttons: Buttons, wish: Wish = NO_WISH
    ) -> None:
        if wish.floor:
            check_floor(tower, wish.floor)
        self.tower = tower
        self.slot = slot
        self.store = store
        self.buttons = buttons
        self.wish = wish
        self.say = Words()
        self.sound = Silence()
        self.in_browser = sys.platform == "emscripten"
        self.notice = ""
        self.progress = self._load()

    @property
    def trial(self) -> bool:
        """Whether floors are grown from a byte of the command line: nothing is saved then."""
        return self.wish.byte is not None

    @property
    def reached(self) -> int:
        """The highest floor that the player has entered."""
        return self.progress.floor(self.slot, self.tower.floors)

    @property
    def begun(self) -> bool:
        """Whether there is anything to continue."""
        return self.slot in self.progress.reached

    def enter(self, floor: int) -> None:
        """Notes that a floor begins, and saves when that is news."""
        if not self.trial and self.progress.reach(self.slot, floor):
            self.store.save(RECORD, write_progress(self.progress))

    def byte(self, floor: int) -> int:
        """The byte that a floor grows from."""
        own = self.wish.byte
        return self.tower.table.seeds[floor - 1] if own is None else own

    def band(self, floor: int) -> int:
        """The band of ten floors, 0 to 5; a tower of more than sixty floors begins again."""
        return (floor - 1) // BAND_FLOORS % BANDS

    def note(self) -> str:
        """One line on what will not be kept, or nothing."""
        if self.trial:
            return self.say("sandbox")
        return self.notice or ("" if self.store.saved else self.say("unsaved"))

    def _load(self) -> Progress:
        text = self.store.load(RECORD)
        if text is None:
            return Progress()
        try:
            return read_progress(text)
        except Refusal:  # a newer game's save must not be written over
            self.store.close()
            self.notice = self.say("foreign")
            return Progress()
