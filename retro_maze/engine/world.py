"""One floor in play: `step` takes a pad byte, moves everything by one tick, tells what happened."""

from zlib import crc32

from retro_maze.engine.actors import CELL, Mover, Player, steer
from retro_maze.engine.events import Event
from retro_maze.engine.pad import MASK
from retro_maze.maze import Grid

SECOND = 60  # ticks
REACH = 64  # sub-units: things on a cell are taken this near to its centre
NOWHERE = -1


class World:
    """A maze, a player, a key and a hatch, and the clock that runs against them.

    Places of things are cell numbers (NOWHERE: none), places of movers sub-units. `outcome` is ""
    while the floor is played, then "cleared" or "lost"; a world that has one stands still.
    """

    def __init__(self, maze: Grid, start: int, key: int, hatch: int, clock: int) -> None:
        """`clock` is the time allowed, in ticks; 0 for a floor without a clock."""
        self.maze = maze
        self.columns = maze.columns
        self.doors = doors_of(maze)
        self.start = start
        self.key = key
        self.hatch = hatch
        self.hatch_open = False
        self.clock = clock
        self.tick = 0
        self.outcome = ""
        self.player = Player(*self.centre(start))
        self.events: list[Event] = []

    def step(self, pad: int) -> list[Event]:
        """Plays one tick with these buttons held (see engine.pad) and returns its events."""
        self.events = []
        if self.outcome:
            return self.events
        self.tick += 1
        self._move_player(pad & MASK)
        self._touch_things()
        self._run_clock()
        return self.events

    def tell(self, kind: str, what: str = "", n: int = 0, at: Mover | None = None) -> None:
        """Adds an event to this tick's, at a mover's place (the player's unless told)."""
        place = at or self.player
        self.events.append(Event(kind, what, n, place.x, place.y))

    def centre(self, cell: int) -> tuple[int, int]:
        """The place of a cell's centre in sub-units."""
        row, column = divmod(cell, self.columns)
        return column * CELL, row * CELL

    def cell_of(self, mover: Mover) -> int:
        """The number of the cell whose centre is nearest."""
        half = CELL // 2
        return (mover.y + half) // CELL * self.columns + (mover.x + half) // CELL

    def _move_player(self, pad: int) -> None:
        player = self.player
        player.held.note(pad, player.heading)
        direction = steer(player, *self._doors_around(player))
        player.moving = direction >= 0
        if player.moving:
            player.pushing = 0
            player.held.answer(direction)
            player.ahead(direction, player.speed)
            if player.centred:
                self.tell("step", n=direction)
        elif player.held.order and player.centred:
            self._push_wall(player.held.order[0])
        else:
            player.pushing = 0

    def _push_wall(self, direction: int) -> None:
        player = self.player
        if player.pushing == 0 or player.heading != direction:
            player.pushing = 0
            self.tell("bump", n=direction)
        player.heading = direction
        player.pushing += 1

    def _doors_around(self, mover: Mover) -> tuple[int, int, int]:
        """Open ways of the mover's own centre, of the one ahead and of the one behind."""
        x, y, columns, doors = mover.x, mover.y, self.columns, self.doors
        low = y // CELL * columns + x // CELL
        if x % CELL == 0 and y % CELL == 0:
            return doors[low], 0, 0
        high = low + (1 if x % CELL else columns)
        if mover.heading in (1, 2):  # right and down lead to the higher cell number
            return 0, doors[high], doors[low]
        return 0, doors[low], doors[high]

    def _touch_things(self) -> None:
        player = self.player
        if not player.has_key and self.key != NOWHERE and self._reaches(self.key):
            player.has_key = True
            self.tell("key")
        if self.hatch == NOWHERE or not player.has_key:
            return
        if not self.hatch_open and self._near_hatch():
            self.hatch_open = True
            self.tell("hatch_open")
        if self.hatch_open and (player.x, player.y) == self.centre(self.hatch):
            self.outcome = "cleared"
            self.tell("cleared")

    def _reaches(self, cell: int) -> bool:
        x, y = self.centre(cell)
        return abs(self.player.x - x) <= REACH and abs(self.player.y - y) <= REACH

    def _near_hatch(self) -> bool:
        here = self.cell_of(self.player)
        if here == self.hatch:
            return True
        ways = ((-self.columns, 0), (1, 1), (self.columns, 2), (-1, 3))
        return any(here + step == self.hatch and self.doors[here] >> d & 1 for step, d in ways)

    def _run_clock(self) -> None:
        if not self.clock or self.outcome:
            return
        left = self.clock - self.tick
        if left % SECOND == 0:
            self.tell("second", n=left // SECOND)
        if left <= 0:
            self.outcome = "lost"
            self.tell("time_up")

    def state(self) -> tuple[object, ...]:
        """All that can change later play, as plain values."""
        things = (self.key, self.hatch, self.hatch_open, self.clock, self.tick, self.outcome)
        return (*things, self.player.state(), bytes(self.doors))

    def digest(self) -> int:
        """A 32-bit number of the whole state: equal worlds have equal digests on every machine."""
        return crc32(repr(self.state()).encode())


def doors_of(maze: Grid) -> bytearray:
    """The open ways of every cell, by cell number: bit d is set when direction d is open."""
    width, squares = maze.width, maze.squares
    doors = bytearray()
    for row in range(maze.rows):
        at = (2 * row + 1) * width + 1
        for here in range(at, at + 2 * maze.columns, 2):
            walls = squares[here - width] | squares[here + 1] << 1
            walls |= squares[here + width] << 2 | squares[here - 1] << 3
            doors.append(15 & ~walls)
    return doors
