"""What all scenes of one run share: the tower, the playthrough, buttons, sound and words."""

import sys
from typing import NamedTuple

from retro_maze.engine.events import Event
from retro_maze.engine.gear import Rules
from retro_maze.engine.world import World
from retro_maze.front.buttons import Buttons
from retro_maze.front.comfort import follow
from retro_maze.front.ledger import Ledger
from retro_maze.front.options import CLOCKS, Options
from retro_maze.front.own_keys import OwnKeys
from retro_maze.front.recorder import Recorder
from retro_maze.front.settings import Settings
from retro_maze.front.sound import Sound
from retro_maze.front.store import Store
from retro_maze.front.trophies import Trophies
from retro_maze.front.words import Words
from retro_maze.paths import BELL, data_folder
from retro_maze.tower.achievements import TOKEN
from retro_maze.tower.achievements import TOKENS as TOKENS
from retro_maze.tower.backwards import BACKWARDS, backwards
from retro_maze.tower.daily import daily_game
from retro_maze.tower.floor import Tower, check_floor
from retro_maze.tower.game import STORY, Game, collected, practice
from retro_maze.tower.modes import DAILY, MODES, PRACTICE
from retro_maze.tower.progress import Record
from retro_maze.tower.scores import Entry, entry_of, key_of

BAND_FLOORS, BANDS = 10, 6


class Wish(NamedTuple):
    """What the player asked for on the command line."""

    floor: int | None = None  # where to begin, without the title
    byte: int | None = None  # grow that floor, or else the first, from this byte


NO_WISH = Wish()


class Session:
    """One run of the program in one tower; `slot` is the tower's name in the saved progress.

    In a `trial` nothing is saved: a floor of the player's own byte, or one not reached yet, is
    played with all that lies below it.
    """

    def __init__(
        self, tower: Tower, slot: str, store: Store, buttons: Buttons, wish: Wish = NO_WISH
    ) -> None:
        if wish.floor is not None:
            check_floor(tower, wish.floor)
        self.tower = tower
        self.slot = slot
        self.store = store
        self.settings = Settings(store)
        self.buttons = buttons
        self.keys = OwnKeys(store, buttons)
        self.wish = wish
        self.sound = Sound(data_folder("resources") / "music")  # loaded when the window is there
        self.in_browser = sys.platform == "emscripten"
        self.ledger = Ledger(store)
        trouble = self.settings.trouble or self.keys.trouble
        self.notice = self.ledger.notice or trouble  # the name of what is told below the title
        self.trouble = ""  # told before the title
        self.demos = 0  # shown by the title
        self.trophies = Trophies(store)
        self.recorder: Recorder | None = None
        self.home: tuple[Tower, str] | None = None  # where a tower turned backwards leads back to
        self.day = ""  # the date of the Daily Minute that is played ...
        self.day_counts = False  # ... and whether it was not tried before
        self.trial = wish.byte is not None or self._reached(STORY) < (wish.floor or 1)
        self.game = Game()
        self.choose(STORY)

    def reload(self) -> None:
        """Takes up what was put into the store by others than the scenes."""
        before = self.options
        self.settings, self.keys = Settings(self.store), OwnKeys(self.store, self.buttons)
        follow(self.options, before, self.sound)
        self.trophies, self.ledger = Trophies(self.store), Ledger(self.store)
        self.notice = self.ledger.notice
        self.choose(STORY)

    @property
    def say(self) -> Words:
        """The texts in the language in force."""
        return self.settings.say

    def speak(self, language: str) -> None:
        """Shows every text in a language from now on; "auto" is the system's or the browser's."""
        self.settings.speak(language)

    @property
    def options(self) -> Options:
        """What the player has set."""
        return self.settings.now

    def set(self, **values: object) -> None:
        """Sets fields of the options: they act at once and are kept."""
        before = self.options
        self.settings.change(**values)
        follow(self.options, before, self.sound)

    @property
    def record(self) -> Record:
        """What is kept of this tower."""
        return self.ledger.of(self.slot)

    @property
    def first(self) -> int | None:
        """The floor to begin on without the title."""
        return 1 if self.wish.byte is not None and not self.wish.floor else self.wish.floor

    def begun(self, mode: str) -> bool:
        """Whether there is a playthrough to go on with."""
        return not self.trial and mode in self.record.games

    def choose(self, mode: str) -> None:
        """Takes up the playthrough in a mode, or a fresh one."""
        if self.trial:
            self.game = Game(mode)
            self.game.floor = self.game.reached = self.first or 1
            self.game.kit = collected(self.tower, self.game.floor)
            return
        kept = self.record.games.get(mode)
        self.game = kept if kept and not kept.over else Game(mode)
        self.game.reached = min(self.game.reached, self.tower.floors)  # it may have shrunk
        self.game.floor = min(self.game.floor, self.tower.floors)

    def begin(self, mode: str, no_plate: bool = False) -> None:
        """Begins a mode anew; what was kept of it gives way when its first floor is entered."""
        self.game = Game(mode)
        self.game.no_plate = no_plate

    def practise(self, floor: int) -> None:
        """Takes up a floor by itself."""
        self.game = practice(self.tower, floor)

    def play_day(self, date: str) -> None:
        """Takes up the ten floors of a date."""
        self.game = daily_game(self.tower, date)
        self.day, self.day_counts = date, self.trophies.try_day(date)

    def turn(self) -> None:
        """Goes into the Backwards Tower, whose games are kept by themselves."""
        self.home = self.tower, self.slot
        self.tower, self.slot = backwards(self.tower), BACKWARDS
        self.choose(STORY)

    def go_home(self) -> None:
        """Comes back from there, and to the playthrough that is to be continued."""
        if self.home:
            (self.tower, self.slot), self.home = self.home, None
        self.choose(self.last_mode)

    @property
    def last_mode(self) -> str:
        """The mode of the playthrough that is to be continued."""
        mode = self.record.mode
        return mode if self.begun(mode) else STORY

    @property
    def counts(self) -> bool:
        """Whether the playthrough is kept."""
        return not self.trial and MODES[self.game.mode].kept

    @property
    def competes(self) -> bool:
        """Whether what is done may win achievements: not in towers that anybody can make easy."""
        return self.slot in (BELL, BACKWARDS) and self.counted

    @property
    def counted(self) -> bool:
        """Whether the playthrough may have a place in a table."""
        return self.counts or (self.game.mode == DAILY and self.day_counts and not self.trial)

    @property
    def speed(self) -> int:
        """Per cent of sixty ticks a second at which a floor is played."""
        return min(self.options.speed, MODES[self.game.mode].speed)

    @property
    def flashing(self) -> bool:
        """Whether a floor may blink fast."""
        return self.options.flashing and MODES[self.game.mode].flashing

    def tokens(self) -> int:
        """How many Gilt Tokens were found in this tower, over all games."""
        rooms = self.tower.rooms
        return sum(rooms.of(floor).treasure == TOKEN for floor in self.record.found)

    @property
    def table(self) -> str:
        """The name of the score table of the playthrough."""
        return key_of(self.slot, self.game.mode)

    def finish(self) -> Entry | None:
        """The playthrough is over: what goes into its table, if it counts."""
        game = self.game
        if game.scored or not self.counted:
            return None
        game.scored = True
        return entry_of(game, self.day if game.mode == DAILY else "")

    def enter(self, floor: int) -> None:
        """Notes that a floor begins, and saves."""
        self.game.enter(self.tower, floor)
        self.save()

    def world(self) -> World:
        """The playthrough's floor, fresh."""
        byte, rules = self.byte(self.game.floor), self.rules()
        world = self.game.world(self.tower, byte, rules)
        if self.recorder:
            self.recorder.begin(self.game.header(self.tower, byte, rules), world)
        return world

    def rules(self) -> Rules:
        """How the playthrough's floors are played, with the assists that are set."""
        options = self.options
        return self.game.rules(options.toggle, CLOCKS[options.clock])

    def save(self) -> None:
        """Keeps the progress, unless the playthrough is not to be kept."""
        if self.counts:
            self.record.note(self.game)
            self.ledger.keep()

    def end_game(self) -> None:
        """The playthrough is over: the next one in its mode begins afresh."""
        self.save()
        if self.counts:
            self.record.games.pop(self.game.mode, None)
            self.ledger.keep()

    def tell(self, event: Event) -> str:
        """What the line at the foot says to an event, or nothing."""
        return self.say.event(event.kind, event.what, self.floor_of(event.what))

    def floor_of(self, treasure: str) -> int:
        """The first floor whose strongbox holds a treasure; 0 for none."""
        rooms = enumerate(self.tower.rooms.floors, 1)
        return next((floor for floor, room in rooms if room.treasure == treasure), 0)

    def byte(self, floor: int) -> int:
        """The byte that a floor grows from."""
        own = self.wish.byte
        return self.tower.table.seeds[floor - 1] if own is None or floor != self.first else own

    def band(self, floor: int) -> int:
        """The band of ten floors, 0 to 5; a tower of more than sixty floors begins again."""
        return (floor - 1) // BAND_FLOORS % BANDS

    def note(self) -> str:
        """One line on what will not be kept, or nothing."""
        if self.trial:
            return self.say("trial")
        if self.game.mode == PRACTICE or (self.game.mode == DAILY and not self.day_counts):
            return self.say("practice_note")
        name = self.notice or ("" if self.store.saved else "unsaved")
        return self.say(name) if name else ""

    def _reached(self, mode: str) -> int:
        games = self.record.games
        return games[mode].reached if mode in games else 1
