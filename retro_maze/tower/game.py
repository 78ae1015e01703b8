"""One playthrough of a tower: what is carried from floor to floor, and what a floor is worth.

The world plays a floor; the Game notes its events: kit, score, lives, hints, strongboxes. Pure:
the front asks it what to build and tells it what happened.
"""

from retro_maze.engine.events import Event
from retro_maze.engine.gear import Rules
from retro_maze.engine.stage import SECOND
from retro_maze.engine.world import World
from retro_maze.maze import Refusal
from retro_maze.tower.floor import Tower, build_world, check_floor, plan_floor
from retro_maze.tower.modes import ARCADE as ARCADE
from retro_maze.tower.modes import MODES, PRACTICE
from retro_maze.tower.modes import STORY as STORY
from retro_maze.tower.recording import header_of
from retro_maze.tower.treasures import SPRING, TREASURES, Kit, with_treasure

LIVES = 3
EXTRA_LIVES = (20_000, 60_000)  # points

KEY, HATCH, TOKEN = 100, 300, 2000  # points
CHEST, CHEST_A_FLOOR = 500, 10
NO_HINT = 500  # for a strongbox opened with the riddle alone
SECOND_LEFT = 10

RIDDLE, NUDGE, ANSWER = 1, 2, 3  # steps of the hints
HINT_COGS = {NUDGE: 1, ANSWER: 3}  # what a step costs before it is free
HINT_SECONDS = {NUDGE: 45, ANSWER: 120}  # ... after so long on the floor
HINT_DEATHS = {NUDGE: 1, ANSWER: 2}  # ... or so many deaths
SKIP_DEATHS = 5  # on a floor, after which it may be passed over
BELL = "sixtieth_bell"


class Game:
    """A playthrough. `floor` is the one being played, `reached` the highest one entered."""

    def __init__(self, mode: str = STORY) -> None:
        self.mode = mode
        self.floor = 1
        self.reached = 1
        self.kit: Kit = ()
        self.opened: tuple[int, ...] = ()  # floors whose strongbox was opened
        self.skipped: tuple[int, ...] = ()  # floors passed over and not done since
        self.vial = False  # one was opened on this floor ...
        self.vigor = False  # ... or on the floor before
        self.cogs = 0
        self.score = 0
        self.lives = LIVES
        self.deaths = 0
        self.ticks = 0  # played, over all floors
        self.hint_ticks = 0  # for which a nudge or an answer was on the screen
        self.hints: dict[int, int] = {}  # floor: the highest step shown there, above the riddle
        self.last = 1  # floor of the tower
        self.route: tuple[int, ...] = ()  # the floors to be played, where not all are
        self.scored = False  # it has its place in a table already
        self.no_plate = False  # the riddles are not shown: the hard choice of a new game
        self._fresh_floor()

    def _fresh_floor(self) -> None:
        self.floor_deaths = 0
        self.floor_ticks = 0  # over all tries
        self.phase = 0  # how far the boss was driven: Story goes on from there
        self.closed = False  # the maze, made without its rules, has no way to the end

    def enter(self, tower: Tower, floor: int) -> None:
        """Goes to a floor: the next one, or by the lift to any that was reached."""
        check_floor(tower, floor)
        self.last = tower.floors
        if floor != self.floor:
            self._fresh_floor()
            self.vigor, self.vial = self.vial, False
        self.floor = floor
        self.reached = max(self.reached, floor)

    @property
    def story(self) -> bool:
        """Whether lives are not counted."""
        return MODES[self.mode].story

    @property
    def may_ride(self) -> bool:
        """Whether there is a lift: where a playthrough is kept."""
        return MODES[self.mode].kept and self.reached > 1

    @property
    def next_floor(self) -> int:
        """The floor that follows the one being played; 0 after the last."""
        if self.mode == PRACTICE:
            return 0
        if not self.route:
            return self.floor + 1 if self.floor < self.last else 0
        return next((floor for floor in self.route if floor > self.floor), 0)

    def rules(self, toggle: bool = False, clock: int = 2) -> Rules:
        """How this game plays a floor with these assists (see engine.gear)."""
        mode = MODES[self.mode]
        return Rules(story=mode.story, toggle=toggle, clock=clock if mode.clock else 0)

    def world(self, tower: Tower, byte: int | None = None, rules: Rules | None = None) -> World:
        """A fresh world of the current floor; a strongbox opened before does not come again."""
        return build_world(tower, plan_floor(tower, self.floor, byte), *self._entered(rules))

    def header(
        self, tower: Tower, byte: int | None = None, rules: Rules | None = None
    ) -> dict[str, str]:
        """What a recording of that world begins with."""
        return header_of(tower, plan_floor(tower, self.floor, byte), *self._entered(rules))

    def _entered(self, rules: Rules | None) -> tuple[Kit, Rules, bool, bool, int]:
        """With what the floor is entered: kit, rules, vigor, emptied, phase."""
        phase = self.phase if self.story else 0
        return self.kit, rules or self.rules(), self.vigor, self.floor in self.opened, phase

    @property
    def hint(self) -> int:
        """The highest step of the hints that was shown on this floor."""
        return self.hints.get(self.floor, RIDDLE)

    @property
    def over(self) -> bool:
        """Where lives are counted: none are left."""
        return not self.story and self.lives <= 0

    def note(self, world: World, events: list[Event]) -> None:
        """Keeps the books of one tick."""
        self.floor_ticks += 1
        self.ticks += 1
        for event in events:
            if event.kind in ("kill", "expose"):
                self.earn(event.n)
            elif event.kind in BOOKS:
                BOOKS[event.kind](self, world, event)

    def earn(self, points: int) -> None:
        """Adds to the score; where lives are counted some scores bring one."""
        before, self.score = self.score, self.score + points
        if not self.story:
            self.lives += sum(before < mark <= self.score for mark in EXTRA_LIVES)

    def chest_worth(self) -> int:
        """The points of this floor's strongbox, after the hints that were taken."""
        points = CHEST + CHEST_A_FLOOR * self.floor
        if self.hint >= ANSWER:
            return points // 2
        return points + (NO_HINT if self.hint == RIDDLE else 0)

    def _open(self, world: World, event: Event) -> None:
        self.earn(self.chest_worth())
        self.opened = (*self.opened, self.floor)
        self.cogs += 1
        if event.what == "vigor_vial":  # it works at once and is not carried
            self.vial = True
            return
        if event.what == "gilt_token":
            self.earn(TOKEN)
        self.kit = with_treasure(self.kit, event.what)

    def _clear(self, world: World, event: Event) -> None:
        self._open_next()
        self.skipped = tuple(floor for floor in self.skipped if floor != self.floor)
        if event.what == "bell":  # rung, not opened: the last treasure is the bell itself
            self.kit = with_treasure(self.kit, BELL)
            self.opened = tuple(dict.fromkeys((*self.opened, self.floor)))
        else:
            self.earn(HATCH + SECOND_LEFT * seconds_left(world))

    def _take_key(self, world: World, event: Event) -> None:
        self.earn(KEY)

    def _revive(self, world: World, event: Event) -> None:
        self._use_spring()

    def _die(self, world: World, event: Event) -> None:
        self.deaths += 1
        self.floor_deaths += 1
        if not self.story and not self._use_spring():
            self.lives = max(0, self.lives - 1)

    def _drive_boss(self, world: World, event: Event) -> None:
        self.phase = event.n

    def _use_spring(self) -> bool:
        if SPRING not in self.kit:
            return False
        kit = list(self.kit)
        kit.remove(SPRING)
        self.kit = tuple(kit)
        return True

    def rewind(self) -> None:
        """The floor begins again by the player's wish: free in Story, else it costs a life."""
        if not self.story:
            if self.lives <= 1:
                raise Refusal("rewinding costs a life, and this is the last one")
            self.lives -= 1

    @property
    def may_skip(self) -> bool:
        """Whether the assist is offered: Story lets one pass a floor too hard, or closed in."""
        enough = self.closed or self.floor_deaths >= SKIP_DEATHS
        return self.story and MODES[self.mode].kept and enough and self.floor < self.last

    def skip(self) -> None:
        """Opens the next floor as if this one were done; its strongbox stays for the lift."""
        if not self.may_skip:
            raise Refusal(f"a floor may be skipped after {SKIP_DEATHS} deaths in Story")
        self._open_next()
        if self.floor not in self.skipped:
            self.skipped = (*self.skipped, self.floor)

    def _open_next(self) -> None:
        self.reached = max(self.reached, min(self.floor + 1, self.last))

    def price(self, step: int) -> int:
        """What showing a step of the hints costs now, in cogs; 0 when it is free."""
        if step <= self.hint:
            return 0
        waited = self.floor_ticks >= HINT_SECONDS[step] * SECOND
        return 0 if waited or self.floor_deaths >= HINT_DEATHS[step] else HINT_COGS[step]

    def ask(self, step: int) -> None:
        """Shows a step of the hints, for its price."""
        price = self.price(step)
        if price > self.cogs:
            wait = HINT_SECONDS[step] - self.floor_ticks // SECOND
            raise Refusal(f"this costs {price} cogs, and you have {self.cogs}; free in {wait} s")
        self.cogs -= price
        self.hints[self.floor] = max(self.hint, step)

    def missing(self) -> tuple[str, ...]:
        """The required treasures that are not in the kit."""
        required = (name for name, record in TREASURES.items() if record.tier == "required")
        return tuple(name for name in required if name not in self.kit)


BOOKS = {  # event: what the game writes down
    "key": Game._take_key,
    "cleared": Game._clear,
    "treasure": Game._open,
    "revive": Game._revive,
    "phase": Game._drive_boss,
    "die": Game._die,
    "time_up": Game._die,
}


def seconds_left(world: World) -> int:
    """Whole seconds on the floor's own clock; time that an assist or the red minute adds counts
    for nothing."""
    usual = min(world.clock, world.layout.clock)
    return 0 if world.red else max(0, usual - world.tick) // SECOND


def collected(tower: Tower, floor: int) -> Kit:
    """The kit of a player who opened every strongbox below a floor."""
    kit: Kit = ()
    for below in range(1, floor):
        treasure = tower.rooms.of(below).treasure
        if treasure != "vigor_vial":
            kit = with_treasure(kit, treasure)
    return kit


def practice(tower: Tower, floor: int) -> Game:
    """A floor by itself, with what all strongboxes below it hold."""
    game = Game(PRACTICE)
    game.floor = game.reached = floor
    game.last, game.kit = tower.floors, collected(tower, floor)
    return game
