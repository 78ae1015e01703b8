"""The strip above a floor: time left, hit points, blade and dial, key, lamps, and the byte."""

import pyxel

from retro_maze.engine.stage import SECOND
from retro_maze.engine.world import World
from retro_maze.front.view import dial, letters, palette, sprites
from retro_maze.tower.condition import Condition
from retro_maze.tower.game import Game
from retro_maze.tower.trial import Trial

HIGH = 16
UPPER, LOWER = 0, 7  # the two rows of icons
CLOCK_X, SECONDS_X, HP_X, TOOLS_X, FLOOR_X, BYTE_X = 1, 17, 47, 115, 191, 224
SEAMS = 43, 111, 187, 220  # where the plates of the strip meet
LAMPS = 7  # as many stand side by side; more of them overlap
HURRY = 15  # seconds left from which the clock is red


class Hud:
    """Keeps the strip as a picture, and draws it anew only when something on it has changed."""

    def __init__(self) -> None:
        self.strip = pyxel.Image(256, HIGH)
        self.shown: tuple[object, ...] = ()

    def draw(self, world: World, game: Game, byte: int, arrow: str) -> None:
        """The strip; `arrow` is where the Tuning Fork points, or nothing."""
        player, law = world.player, world.law
        now: Condition | None = law.current if isinstance(law, Trial) else None
        says = (
            *(seconds(world), world.clock, world.red, player.hp, player.gear),
            *(player.blade, player.has_key, player.picks, arrow, byte, game.floor),
            *(game.lives, game.score, game.cogs, world.chest),
            (now.lamps, now.lit, now.failed) if now else None,
        )
        if says == self.shown:
            pyxel.blt(0, 0, self.strip, 0, 0, 256, HIGH)
            return
        _draw(world, game, byte, arrow)
        self.strip.blt(0, 0, pyxel.screen, 0, 0, 256, HIGH)
        self.shown = says


def _draw(world: World, game: Game, byte: int, arrow: str) -> None:
    _draw_plates()
    if world.clock:
        _draw_clock(world)
    elif world.layout.clock:
        _draw_elapsed(seconds(world))
    _draw_hp(world)
    _draw_tools(world, arrow)
    _draw_lamps(world)
    _draw_books(world, game)
    _draw_name(game.floor, byte)


def _draw_plates() -> None:
    """Four plates in the band's darkest colour, bolted to a rail."""
    pyxel.rect(0, 0, 256, HIGH, palette.GROUT)
    pyxel.rect(0, HIGH - 1, 256, 1, palette.COPPER)
    for x in SEAMS:
        pyxel.rect(x - 1, 0, 3, HIGH - 1, palette.INK)
        pyxel.rect(x, 0, 1, HIGH - 1, palette.WALL)
        pyxel.rect(x - 1, HIGH - 2, 3, 2, palette.BRASS)


def ticks_left(world: World) -> int:
    """What the clock still has; in the red minute that of the red minute."""
    return max(0, world.clock - world.tick + (world.rules.red_ticks if world.red else 0))


def seconds(world: World) -> int:
    """What stands beside the clock: those that are left, or have gone when it is switched off."""
    return -(-ticks_left(world) // SECOND) if world.clock else world.tick // SECOND


def _draw_elapsed(gone: int) -> None:
    """A clock that counts up and threatens nobody: some riddles ask for the time."""
    sprites.draw("hud.clock", 0, CLOCK_X, 0)
    dial.draw_hand(CLOCK_X + 6, 6, gone, 5, palette.INK, False)
    letters.text(SECONDS_X, 3, f"{min(gone, 999):3}", palette.STEEL, "head")


def _draw_clock(world: World) -> None:
    sprites.draw("hud.clock", 0, CLOCK_X, 0)
    left = seconds(world)
    late = world.red or left <= HURRY
    dial.draw_hand(CLOCK_X + 6, 6, -left, 5, palette.RED if late else palette.INK, False)
    letters.text(SECONDS_X, 3, f"{left:3}", palette.RED if late else palette.PAPER, "head")


def _draw_hp(world: World) -> None:
    """A bar: half a pixel a hit point in a frame as long as all of them."""
    player = world.player
    sprites.draw("hud.hp", 0, HP_X, UPPER)
    full = max(player.gear.hp + player.gear.vigor, player.hp)
    pyxel.rect(HP_X + 9, UPPER + 1, full // 2 + 2, 6, palette.SLATE)
    pyxel.rect(HP_X + 10, UPPER + 2, full // 2, 4, palette.INK)
    hp = max(0, player.hp)
    colour = palette.VERDIGRIS if 3 * hp > full else palette.RED
    pyxel.rect(HP_X + 10, UPPER + 2, (hp + 1) // 2, 4, colour)
    pyxel.rect(HP_X + 10, UPPER + 2, (hp + 1) // 2, 1, palette.PAPER)


def _draw_tools(world: World, arrow: str) -> None:
    player = world.player
    icons = ["hud.blade.out" if player.blade == "out" else "hud.blade.in", _dial_icon(world)]
    if world.key >= 0:
        icons.append("hud.key" if player.has_key else "hud.key.none")
    if arrow:
        icons.append(f"hud.arrow.{arrow}")
    for place, icon in enumerate(icons):
        sprites.draw(icon, 0, TOOLS_X + 10 * place, UPPER)


def _dial_icon(world: World) -> str:
    """Which sides the dial covers in this state of the blade."""
    blade, level = world.player.blade, world.player.gear.dial
    if level == 3:
        return "hud.dial.full"
    if blade == "out":
        return "hud.dial.broad" if level == 2 else "hud.dial.left"
    return "hud.dial.front" if blade == "in" else "hud.dial.none"


def _draw_lamps(world: World) -> None:
    """One lamp for each step of the condition; a bell when the strongbox has come."""
    law = world.law
    if world.chest >= 0:
        sprites.draw("hud.lamp.bell", 0, HP_X, LOWER)
        sprites.draw("hud.chest", 0, HP_X + 10, LOWER)
    if not isinstance(law, Trial) or not law.current:
        return
    current = law.current
    pitch = 8 if current.lamps <= LAMPS else 8 * LAMPS // current.lamps
    for place in range(current.lamps):
        state = "on" if place < current.lit else "grey" if current.failed else "off"
        sprites.draw(f"hud.lamp.{state}", 0, HP_X + pitch * place, LOWER)


def _draw_books(world: World, game: Game) -> None:
    """Arcade: lives and score. Story: cogs, and the walls that the pick can still break."""
    if not game.story:
        sprites.draw("hud.life", 0, TOOLS_X, LOWER)
        letters.text(TOOLS_X + 10, LOWER, str(max(0, game.lives)), palette.PAPER)
        letters.text(TOOLS_X + 34, LOWER, f"{game.score:06}", palette.STEEL)
        return
    sprites.draw("hud.cog", 0, TOOLS_X, LOWER)
    letters.text(TOOLS_X + 10, LOWER, str(game.cogs), palette.PAPER)
    if world.player.gear.picks:
        sprites.draw("hud.pick", 0, TOOLS_X + 30, LOWER)
        letters.text(TOOLS_X + 40, LOWER, str(world.player.picks), palette.PAPER)


def _draw_name(floor: int, byte: int) -> None:
    """The floor's number, and on a brass plate the byte that made it."""
    letters.text(FLOOR_X + 8 * (3 - len(str(floor))), 3, str(floor), palette.STEEL, "head")
    pyxel.rect(BYTE_X, 0, 31, 14, palette.COPPER)
    pyxel.rect(BYTE_X, 0, 31, 13, palette.BRASS)
    pyxel.rect(BYTE_X + 1, 1, 29, 11, palette.INK)
    letters.text(BYTE_X + 8, 3, f"{byte:02X}", palette.LAMP, "head")
