"""Movers on the lattice of cells: places in sub-units, whole ticks from centre to centre."""

from typing import NamedTuple, Protocol

from retro_maze.engine.gear import Gear
from retro_maze.engine.pad import Held
from retro_maze.maze.chips import Chip

CELL = 192  # sub-units from one cell's centre to the next; 1 px = 8 sub-units
DX = (0, 1, 0, -1)  # by direction: up, right, down, left
DY = (-1, 0, 1, 0)


class Mover:
    """Somebody at (x, y) sub-units from the first cell's centre, looking along `heading` 0-3."""

    __slots__ = ("heading", "x", "y")

    def __init__(self, x: int, y: int, heading: int = 2) -> None:
        self.x = x
        self.y = y
        self.heading = heading

    @property
    def centred(self) -> bool:
        """Whether the mover stands exactly on a cell's centre."""
        return self.x % CELL == 0 and self.y % CELL == 0

    def ahead(self, direction: int, speed: int) -> None:
        """Goes `speed` sub-units along `direction`; the caller knows that the way is open."""
        self.heading = direction
        self.x += DX[direction] * speed
        self.y += DY[direction] * speed


class Player(Mover):
    """The player: a mover that follows held buttons, with a blade, a dial and hit points."""

    __slots__ = (
        "blade",
        "blade_full",
        "blade_latch",
        "blade_ticks",
        "coat",
        "gear",
        "has_key",
        "held",
        "hp",
        "knock",
        "knock_ticks",
        "moving",
        "pick_ticks",
        "picks",
        "pushing",
        "safe",
        "speed",
        "springs",
        "stood",
        "whistle",
    )

    def __init__(self, x: int, y: int, gear: Gear) -> None:
        super().__init__(x, y)
        self.stood = (x, y)  # the centre on which it was last
        self.gear = gear
        self.speed = gear.speed  # sub-units a tick; changes on a centre only
        self.held = Held()
        self.moving = False
        self.pushing = 0  # ticks in a row against a wall
        self.has_key = False
        self.hp = gear.hp + gear.vigor
        self.safe = 0  # ticks in which nothing hurts
        self.knock = 0  # the direction of a knock-back ...
        self.knock_ticks = 0  # ... and how long it lasts yet
        self.blade = "in"  # "in" "draw" "out" "sheathe"
        self.blade_ticks = 0  # until a draw or a sheathe is done
        self.blade_full = False  # the blade was out since it was last in
        self.blade_latch = False  # toggle rule: whether it is wanted out
        self.pick_ticks = 0  # the blade button held against a wall
        self.picks = gear.picks
        self.coat = gear.coat
        self.whistle = gear.whistle
        self.springs = gear.springs

    def put_on(self, gear: Gear) -> None:
        """Changes the gear on the floor; what was used up of the old one stays used."""
        old, self.gear = self.gear, gear
        self.hp += gear.hp - old.hp
        self.picks += gear.picks - old.picks
        self.springs += gear.springs - old.springs
        self.coat |= gear.coat and not old.coat
        self.whistle |= gear.whistle and not old.whistle

    def state(self) -> tuple[object, ...]:
        """All that can change later play."""
        fields = (getattr(self, name) for name in self.__slots__ if name not in ("held", "gear"))
        return (self.x, self.y, self.heading, *fields, self.held.state(), tuple(self.gear))


class Record(Protocol):
    """What the engine must know of a kind of monsters; the tower's table has more."""

    @property
    def family(self) -> str: ...
    @property
    def hp(self) -> int: ...
    @property
    def hand(self) -> int: ...
    @property
    def touch(self) -> str: ...
    @property
    def wears(self) -> int: ...
    @property
    def heals(self) -> int: ...
    @property
    def score(self) -> int: ...
    @property
    def killable(self) -> bool: ...
    @property
    def armoured(self) -> bool: ...
    @property
    def speed(self) -> int: ...
    @property
    def phases(self) -> tuple[int, ...]: ...


class Spawn(NamedTuple):
    """Who comes where: a kind's id and record, and a cell (-1: none yet)."""

    kind: str
    record: Record
    cell: int


class Monster(Mover):
    """A monster; its mind (one function a family) sets mode, timer and the flags each tick."""

    __slots__ = (
        "alive",
        "chip",
        "count",
        "fierce",
        "gentle",
        "home",
        "hp",
        "kills",
        "kind",
        "mode",
        "phase",
        "record",
        "rewind",
        "solid",
        "timer",
        "touching",
    )

    def __init__(self, spawn: Spawn, chip: Chip, x: int, y: int) -> None:
        super().__init__(x, y)
        self.kind = spawn.kind
        self.record = spawn.record
        self.home = spawn.cell
        self.chip = chip  # the family's
        self.kills = 0  # how often it has died
        self.phase = 0  # of those whose record has several
        self.wind_up(x, y)

    def wind_up(self, x: int, y: int) -> None:
        """Begins (again) at a place, as new."""
        self.x, self.y, self.heading = x, y, 2
        self.hp = self.record.phases[self.phase] if self.record.phases else self.record.hp
        self.alive = True
        self.mode = ""  # the mind gives the first one
        self.timer = 0  # ticks until the mode ends
        self.count = 0  # whatever its mind counts
        self.solid = True  # it can be touched and cut
        self.fierce = False  # its touch is lethal whatever the blade does
        self.gentle = False  # its touch does nothing
        self.touching = 0  # ticks of contact in this approach
        self.rewind = 0  # dead: ticks until it is wound up again; 0: it stays dead

    def state(self) -> tuple[object, ...]:
        """All that can change later play (the chip is the family's; the world adds it)."""
        fields = (getattr(self, name) for name in self.__slots__ if name not in ("chip", "record"))
        return (self.x, self.y, self.heading, *fields)
