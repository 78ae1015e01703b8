"""How the player walks: held directions, turns pressed early, corners missed by a little."""

from retro_maze.engine.actors import CELL, DX, DY, Mover, Player
from retro_maze.engine.pad import Held

CORNER = Held.BUFFER * 6  # sub-units: how far behind a missed corner may lie to be turned back to
SETTLE_AHEAD = 64  # sub-units: let go this near to a centre, the player still walks onto it ...
SETTLE_BEHIND = 32  # ... or steps back onto the one just left


def steer(player: Player, doors: bytearray, columns: int) -> int:
    """The direction in which the player goes this tick, or -1 to stand."""
    here, ahead, behind = doors_around(player, doors, columns)
    order = player.held.order
    if player.centred:
        return next((d for d in player.held.wanted() if here >> d & 1), -1)
    for direction in order:
        if (direction - player.heading) % 2 == 0:  # along the passage
            return direction
    gone = (player.x * DX[player.heading] + player.y * DY[player.heading]) % CELL
    if not order:
        return _settle(player.heading, gone)
    return _round_corner(player, gone, ahead, behind)


def doors_around(mover: Mover, doors: bytearray, columns: int) -> tuple[int, int, int]:
    """Open ways (bit masks, 1 << direction) of the mover's own centre; between two centres, of
    the one that lies ahead along its heading and of the one behind."""
    x, y = mover.x, mover.y
    low = y // CELL * columns + x // CELL
    if mover.centred:
        return doors[low], 0, 0
    high = low + (1 if x % CELL else columns)
    if mover.heading in (1, 2):  # right and down lead to the higher cell number
        return 0, doors[high], doors[low]
    return 0, doors[low], doors[high]


def _settle(heading: int, gone: int) -> int:
    """Nothing is held between two centres: a near one draws the player onto it."""
    if CELL - gone <= SETTLE_AHEAD:
        return heading
    return (heading + 2) % 4 if gone <= SETTLE_BEHIND else -1


def _round_corner(player: Player, gone: int, ahead: int, behind: int) -> int:
    """Only a turn is held between two centres: go on to it, or back to one missed just now."""
    held = player.held
    turn = held.order[0]
    missed = held.wish_ticks and held.wish == turn and gone <= CORNER
    if missed and behind >> turn & 1 and not ahead >> turn & 1:
        return (player.heading + 2) % 4
    return player.heading


def knocked(player: Player, doors: bytearray, columns: int) -> None:
    """One tick of a knock-back: two paces along it, as far as the passage goes."""
    player.knock_ticks -= 1
    way = player.knock
    for _ in range(2):
        across = (way - player.heading) % 2 == 1
        if player.centred:
            if not doors_around(player, doors, columns)[0] >> way & 1:
                return
            if across:  # between two centres it looks along the passage: at what hit it
                player.heading = (way + 2) % 4
        elif across:
            return
        player.x += DX[way] * player.speed
        player.y += DY[way] * player.speed
