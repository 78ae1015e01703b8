"""The player's tools: the blade that is drawn and sheathed, the dial, the pick.

The blade moves in -> draw -> out -> sheathe -> in; the dial covers sides of the player counted
from its heading: 0 front, 1 right, 2 back, 3 left.
"""

from retro_maze.engine.actors import Player
from retro_maze.engine.pad import BLADE

FRONT, RIGHT, BACK, LEFT = range(4)
PICK_TICKS = 30  # the blade button is held that long against a wall


def wants_out(player: Player, pad: int, toggle: bool) -> bool:
    """Whether the button asks for the blade: while it is held, or by presses (`toggle`)."""
    if not toggle:
        return bool(pad & BLADE)
    if pad & BLADE and not player.held.pad & BLADE:
        player.blade_latch = not player.blade_latch
    return player.blade_latch


def move_blade(player: Player, out: bool) -> str:
    """One tick of drawing or sheathing; returns the event that it makes, or "".

    "draw" and "sheathe" begin, "out" and "in" end; "toggle" ends a full draw and sheathe.
    """
    gear = player.gear
    if player.blade_ticks:
        player.blade_ticks -= 1
    if player.blade in ("in", "sheathe") and out:
        player.blade, player.blade_ticks = "draw", gear.draw
        return "draw"
    if player.blade in ("draw", "out") and not out:
        player.blade, player.blade_ticks = "sheathe", gear.sheathe
        return "sheathe"
    if player.blade_ticks:
        return ""
    if player.blade == "draw":
        player.blade, player.blade_full = "out", True
        return "out"
    if player.blade == "sheathe":
        player.blade, full, player.blade_full = "in", player.blade_full, False
        return "toggle" if full else "in"
    return ""


def covers(player: Player, side: int) -> bool:
    """Whether the dial stops what comes from that side."""
    dial = player.gear.dial
    if dial >= 3:
        return side != BACK
    if player.blade == "in":
        return side == FRONT
    if player.blade == "out":
        return side == LEFT or (side == FRONT and dial >= 2)
    return False


def works_pick(player: Player, pad: int) -> bool:
    """Counts how long the button is held against a wall; true on the tick when it is long enough.

    The player must stand still on a centre, facing the wall; the caller has checked that there is
    one."""
    if not pad & BLADE:
        player.pick_ticks = 0
        return False
    player.pick_ticks += 1
    return player.pick_ticks == PICK_TICKS
