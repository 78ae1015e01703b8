"""The strip above a floor: time left, hit points, blade and dial, key, floor and its byte."""

import pyxel

from retro_maze.engine.stage import SECOND
from retro_maze.engine.world import World

from . import dial, letters, palette, sprites

HIGH = 16
CLOCK_X, SECONDS_X, HP_X, TOOLS_X, KEY_X, FLOOR_X, BYTE_X = 2, 19, 49, 108, 128, 187, 223
HURRY = 15  # seconds left from which the clock is red


def draw(world: World, floor: int, byte: int) -> None:
    """The whole strip."""
    pyxel.rect(0, 0, 256, HIGH - 1, palette.INK)
    pyxel.rect(0, HIGH - 1, 256, 1, palette.COPPER)
    _draw_clock(world)
    _draw_hp(world)
    _draw_tools(world)
    _draw_name(floor, byte)


def ticks_left(world: World) -> int:
    """What the clock still has; in the red minute that of the red minute."""
    return max(0, world.clock - world.tick + (world.rules.red_ticks if world.red else 0))


def _draw_clock(world: World) -> None:
    sprites.draw("hud.clock", 0, CLOCK_X, 1)
    if not world.clock:
        return
    left = -(-ticks_left(world) // SECOND)
    late = world.red or left <= HURRY
    colour = palette.RED if late else palette.INK
    dial.draw_hand(CLOCK_X + 6, 7, -left, 5, colour, False)
    letters.text(SECONDS_X, 4, f"{left:3}", palette.RED if late else palette.PAPER, "head")


def _draw_hp(world: World) -> None:
    """A bar: half a pixel a hit point in a frame as long as all of them."""
    sprites.draw("hud.hp", 0, HP_X, 4)
    full = max(world.player.gear.hp, world.player.hp)
    pyxel.rectb(HP_X + 9, 4, full // 2 + 2, 8, palette.SLATE)
    hp = max(0, world.player.hp) // 2
    colour = palette.VERDIGRIS if 3 * world.player.hp > full else palette.RED
    pyxel.rect(HP_X + 10, 5, hp, 6, colour)
    pyxel.rect(HP_X + 10, 5, hp, 1, palette.PAPER)


def _draw_tools(world: World) -> None:
    blade = world.player.blade
    sprites.draw("hud.blade.out" if blade == "out" else "hud.blade.in", 0, TOOLS_X, 4)
    dials = {"in": "front", "out": "left"}
    sprites.draw(f"hud.dial.{dials.get(blade, 'none')}", 0, TOOLS_X + 9, 4)
    sprites.draw("hud.key" if world.player.has_key else "hud.key.none", 0, KEY_X, 4)


def _draw_name(floor: int, byte: int) -> None:
    """The floor's number, and on a brass plate the byte that made it."""
    letters.text(FLOOR_X + 8 * (3 - len(str(floor))), 4, str(floor), palette.STEEL, "head")
    pyxel.rect(BYTE_X, 1, 31, 13, palette.COPPER)
    pyxel.rect(BYTE_X, 1, 31, 12, palette.BRASS)
    pyxel.rect(BYTE_X + 1, 2, 29, 10, palette.INK)
    letters.text(BYTE_X + 8, 4, f"{byte:02X}", palette.LAMP, "head")
