"""Wren: which of her pictures shows the player of a world."""

from retro_maze.engine.actors import Player
from retro_maze.front.view import sprites

SIDES = ("up", "right", "down", "left")  # by heading
STRIDE = 40  # sub-units of way for one picture of a walk
CLIMB = 10  # ticks a picture, through the hatch
FALL = 9  # ticks a picture, running down


def draw(player: Player, x: int, y: int, flashing: bool = True) -> None:
    """The player in play, with the upper left corner of her box at (x, y)."""
    side = SIDES[player.heading]
    beat = 20 if flashing else 60  # ticks, half of them hurt: she flickers between two pictures
    if player.safe and player.safe % beat < beat // 2:
        sprites.draw("wren.hurt", 0, x, y)
        return
    if player.blade in ("draw", "sheathe"):
        half = player.blade_ticks > 6
        sprites.draw(f"wren.draw.{side}", int(half == (player.blade == "sheathe")), x, y)
        return
    step = (player.x + player.y) // STRIDE if player.moving else 0
    if player.blade == "out":
        _draw_armed(side, step, x, y)
    else:
        sprites.draw(f"wren.walk.{side}", step, x, y)


def _draw_armed(side: str, step: int, x: int, y: int) -> None:
    """The Hand lies behind her when she looks away, else before her."""
    if side == "up":
        sprites.draw(f"wren.hand.{side}", step, x, y)
    sprites.draw(f"wren.blade.{side}", step, x, y)
    if side != "up":
        sprites.draw(f"wren.hand.{side}", step, x, y)


def draw_climbing(ticks: int, x: int, y: int) -> None:
    """The player on the open hatch, so many ticks after she reached it."""
    _draw_once("wren.climb", ticks // CLIMB, x, y)


def draw_falling(ticks: int, x: int, y: int) -> None:
    """The player whose spring runs down."""
    _draw_once("wren.death", ticks // FALL, x, y)


def _draw_once(name: str, frame: int, x: int, y: int) -> None:
    sprites.draw(name, min(frame, len(sprites.SPRITES[name]) - 1), x, y)
