"""Everything that stands on a floor in play, and the questions that may be asked of it."""

from collections.abc import Callable
from typing import NamedTuple, Protocol
from zlib import crc32

from retro_maze.engine.actors import CELL, DX, DY, Monster, Mover, Player, Record, Spawn
from retro_maze.engine.events import Event
from retro_maze.engine.gear import Gear, Rules
from retro_maze.maze import FLOOR, Grid
from retro_maze.maze.chips import Xorshift16
from retro_maze.maze.solve import exits

SECOND = 60  # ticks
REACH = 64  # sub-units: things on a cell are taken this near to its centre
NOWHERE = -1
CHEST_FALLS = 24  # ticks until a strongbox that appears can be opened


class Bolt(Mover):
    """A bolt in flight: "plain" stops at walls, "bell" passes them, "ember" burns at its end."""

    __slots__ = ("kind", "source", "steps")

    def __init__(self, shooter: Monster, kind: str) -> None:
        super().__init__(shooter.x, shooter.y, shooter.heading)
        self.kind = kind
        self.source = shooter.kind
        self.steps = 0  # centres left behind

    def state(self) -> tuple[object, ...]:
        return (self.x, self.y, self.heading, self.kind, self.source, self.steps)


class Law(Protocol):
    """What must be done on a floor for its strongbox; the tower's conditions."""

    def judge(self, stage: "Stage") -> None:
        """Looks at the tick that was just played; may tell events and drop the strongbox."""

    def state(self) -> tuple[object, ...]: ...


class Prize(NamedTuple):
    """What the strongbox holds: a treasure, the gear with it, and whether it heals."""

    treasure: str
    gear: Gear
    heals: bool = False


class Layout(NamedTuple):
    """A floor before play. Places are cell numbers, NOWHERE where there is none."""

    maze: Grid
    start: int
    key: int
    hatch: int
    clock: int = 0  # ticks; 0 for a floor without a clock
    spawns: tuple[Spawn, ...] = ()
    streams: tuple[tuple[str, int], ...] = ()  # xorshift16 start by monster family
    red: tuple[tuple[str, Record], ...] = ()  # who comes at the start of the red minute
    prize: Prize | None = None
    barred: str = ""  # why the hatch does not open even with the key
    phase: int = 0  # the phase in which a monster that has several begins
    refill: bool = False  # the prize is a spring, and only one that was spent makes room for it


Mind = Callable[["Stage", Monster], None]


class Stage:
    """The state of a floor in play. `outcome` is "" while it is played, then "cleared" (the open
    hatch was reached), "dead" (no hit points) or "lost" (the red minute is over)."""

    def __init__(
        self,
        layout: Layout,
        gear: Gear,
        rules: Rules,
        minds: dict[str, Mind] | None = None,
        law: Law | None = None,
    ) -> None:
        self.layout = layout
        self.rules = rules
        self.minds = minds or {}
        self.law = law
        self.maze = layout.maze.copy()
        self.columns, self.rows = self.maze.columns, self.maze.rows
        self.doors = bytearray(exits(self.maze))  # bit d: direction d is open
        self.start, self.key, self.hatch = layout.start, layout.key, layout.hatch
        self.hatch_open = False
        self.chest = NOWHERE
        self.chest_falls = 0
        self.chest_taken = False
        self.clock = layout.clock * rules.clock // 2
        self.red = False
        self.tick = 0
        self.frozen = 0  # ticks for which the whistle holds the monsters
        self.outcome = ""
        self.player = Player(*self.centre(layout.start), gear)
        self.here = layout.start  # the player's cell, kept up to date by each step
        self.streams = {family: Xorshift16(seed) for family, seed in layout.streams}
        self.monsters = [self.spawn(spawn) for spawn in layout.spawns]
        self.killed: list[Monster] = []  # in this tick
        self.bolts: list[Bolt] = []
        self.fires: dict[int, int] = {}  # cell: ticks it burns yet
        self.events: list[Event] = []

    def play_by(self, rules: Rules) -> None:
        """Goes on under other rules; a shorter clock that would have run out does so now."""
        if rules.clock != self.rules.clock:
            clock = self.layout.clock * rules.clock // 2
            self.clock = max(clock, self.tick + 1) if clock else 0
        if rules.toggle != self.rules.toggle:
            self.player.blade_latch = False  # what was pressed under other rules counts no more
        self.rules = rules

    def spawn(self, spawn: Spawn) -> Monster:
        """A fresh monster on its cell."""
        chip = self.streams[spawn.record.family]
        monster = Monster(spawn, chip, *self.centre(spawn.cell))
        if spawn.record.phases:
            monster.phase = self.layout.phase
            monster.hp = spawn.record.phases[monster.phase]
        return monster

    def tell(self, kind: str, what: str = "", n: int = 0, at: Mover | None = None) -> None:
        """Adds an event to this tick's, at a mover's place (the player's unless told)."""
        place = at or self.player
        self.events.append(Event(kind, what, n, place.x, place.y))

    def centre(self, cell: int) -> tuple[int, int]:
        """The place of a cell's centre in sub-units; of NOWHERE that of the first cell."""
        row, column = divmod(max(cell, 0), self.columns)
        return column * CELL, row * CELL

    def cell_of(self, mover: Mover) -> int:
        """The number of the cell whose centre is nearest."""
        half = CELL // 2
        return (mover.y + half) // CELL * self.columns + (mover.x + half) // CELL

    def beyond(self, cell: int, direction: int) -> int:
        """The neighbour in that direction, wall or not; NOWHERE outside the maze."""
        row, column = divmod(cell, self.columns)
        row, column = row + DY[direction], column + DX[direction]
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return row * self.columns + column if inside else NOWHERE

    def sight(self, cell: int, target: int) -> int:
        """The direction in which `target` is seen from `cell` along a free line, or -1."""
        columns, doors = self.columns, self.doors
        if cell == target:
            return -1
        if cell // columns == target // columns:
            direction, step = (1, 1) if target > cell else (3, -1)
        elif cell % columns == target % columns:
            direction, step = (2, columns) if target > cell else (0, -columns)
        else:
            return -1
        while cell != target:
            if not doors[cell] >> direction & 1:
                return -1
            cell += step
        return direction

    def shoot(self, monster: Monster, kind: str) -> None:
        """A bolt leaves a monster along its heading."""
        self.bolts.append(Bolt(monster, kind))
        self.tell("shot", monster.kind, monster.heading, monster)

    def break_wall(self, cell: int, direction: int) -> None:
        """Opens the inner wall on that side of a cell for good."""
        other = self.beyond(cell, direction)
        self.maze.squares[self.maze.square(cell) + self.maze.steps()[direction]] = FLOOR
        self.doors[cell] |= 1 << direction
        self.doors[other] |= 1 << (direction + 2) % 4

    def drop_chest(self) -> None:
        """The strongbox appears on the start cell."""
        self.chest, self.chest_falls = self.start, CHEST_FALLS
        self.tell("chest_falls")

    def state(self) -> tuple[object, ...]:
        """All that can change later play, as plain values."""
        return (
            (self.tick, self.outcome, self.clock, self.red, self.frozen, self.rules.state()),
            (self.key, self.hatch, self.hatch_open, self.layout.barred),
            (self.chest, self.chest_falls, self.chest_taken, self.layout.prize),
            self.player.state(),
            [monster.state() for monster in self.monsters],
            [stream.register for stream in self.streams.values()],
            [bolt.state() for bolt in self.bolts],
            sorted(self.fires.items()),
            bytes(self.doors),
            self.law.state() if self.law else (),
        )

    def digest(self) -> int:
        """A 32-bit number of the whole state: equal worlds have equal digests on every machine."""
        return crc32(repr(self.state()).encode())
