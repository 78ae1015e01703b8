"""Movers on the lattice of cells: places in sub-units, whole ticks from centre to centre."""

from retro_maze.engine.pad import Held

CELL = 192  # sub-units from one cell's centre to the next; 1 px = 8 sub-units
DX = (0, 1, 0, -1)  # by direction: up, right, down, left
DY = (-1, 0, 1, 0)
CORNER = Held.BUFFER * 6  # sub-units: how far behind a missed corner may lie to be turned back to
SETTLE_AHEAD = 64  # sub-units: let go this near to a centre, the player still walks onto it ...
SETTLE_BEHIND = 32  # ... or steps back onto the one just left


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
    """The player: a mover that follows held buttons and keeps what it carries."""

    __slots__ = ("has_key", "held", "moving", "pushing", "speed")

    def __init__(self, x: int, y: int, speed: int = 6) -> None:
        super().__init__(x, y)
        self.speed = speed  # sub-units a tick; divides CELL, so every centre is met
        self.held = Held()
        self.moving = False
        self.pushing = 0  # ticks in a row against a wall
        self.has_key = False

    def state(self) -> tuple[object, ...]:
        """All that can change later play."""
        place = (self.x, self.y, self.heading, self.speed, self.moving, self.pushing)
        return (*place, self.has_key, self.held.state())


def steer(player: Player, doors_here: int, doors_ahead: int, doors_behind: int) -> int:
    """The direction in which the player goes this tick, or -1 to stand.

    `doors_*` are bit masks (1 << direction) of open ways: of the player's cell when centred, else
    of the centre that lies ahead along the heading and of the one behind.
    """
    wanted = player.held.wanted()
    if player.centred:
        return next((d for d in wanted if doors_here >> d & 1), -1)
    for direction in player.held.order:
        if (direction - player.heading) % 2 == 0:  # along the passage
            return direction
    gone = (player.x * DX[player.heading] + player.y * DY[player.heading]) % CELL
    if not player.held.order:
        return _settle(player.heading, gone)
    return _round_corner(player, gone, doors_ahead, doors_behind)


def _settle(heading: int, gone: int) -> int:
    """Nothing is held between two centres: a near one draws the player onto it."""
    if CELL - gone <= SETTLE_AHEAD:
        return heading
    return (heading + 2) % 4 if gone <= SETTLE_BEHIND else -1


def _round_corner(player: Player, gone: int, doors_ahead: int, doors_behind: int) -> int:
    """Only a turn is held between two centres: go on to it, or back to one missed just now."""
    held = player.held
    turn = held.order[0]
    missed = held.wish_ticks and held.wish == turn and gone <= CORNER
    if missed and doors_behind >> turn & 1 and not doors_ahead >> turn & 1:
        return (player.heading + 2) % 4
    return player.heading
