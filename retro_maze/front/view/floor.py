"""A floor in play on the screen: its picture, made once, and everything that stands or moves there.

Pixels of the picture: a mover at (x, y) sub-units has the corner of its 16 x 16 box at
(EDGE + x // 8, EDGE + y // 8).
"""

import pyxel

from retro_maze.engine.events import Event
from retro_maze.engine.world import World
from retro_maze.maze import Grid

from . import palette, sprites, tiles, wren
from .camera import Camera
from .sparks import Sparks

TOP = 16  # pixels above the floor: the HUD
WIDE, HIGH = 256, 224
EDGE = 8
SPIN = 8  # ticks a picture of the key
OPENING = 6  # ticks a picture of the hatch


class FloorView:
    """Shows a world; `note` and `tick` follow it by ticks, `draw` only reads."""

    def __init__(self, maze: Grid, byte: int, band: int) -> None:
        self.byte = byte
        self.band = band
        self.picture = pyxel.Image(*tiles.size(maze))
        tiles.draw_floor(self.picture, maze, byte, band)
        self.camera = Camera(WIDE, HIGH, *tiles.size(maze))
        self.sparks = Sparks()
        self.ticks = 0
        self.opened = 0  # ticks since the hatch began to open
        self.ended = 0  # ticks since the world has an outcome

    def begin(self, world: World) -> None:
        """Looks at the player before the first tick."""
        self.camera.aim(*middle(world.player.x, world.player.y))

    def note(self, events: list[Event]) -> None:
        """Takes what a tick of the world told."""
        self.sparks.note(events)

    def tick(self, world: World) -> None:
        """Goes on by a tick."""
        player = world.player
        self.ticks += 1
        self.opened += world.hatch_open
        self.ended += bool(world.outcome)
        self.camera.follow(*middle(player.x, player.y), player.heading, player.moving)
        self.sparks.tick()

    def draw(self, world: World) -> None:
        """The window on the floor, below the HUD."""
        palette.apply(self.band)
        camera = self.camera
        if camera.x < 0 or camera.y < 0:  # a floor smaller than the window
            pyxel.cls(palette.INK)
        pyxel.camera(camera.x, camera.y - TOP)
        pyxel.blt(0, 0, self.picture, 0, 0, self.picture.width, self.picture.height)
        self._draw_things(world)
        self._draw_player(world)
        self.sparks.draw()
        pyxel.camera()

    def _draw_things(self, world: World) -> None:
        if world.hatch >= 0:
            x, y = box(*world.centre(world.hatch))
            self._draw_hatch(x, y)
        if world.key >= 0 and not world.player.has_key:
            x, y = box(*world.centre(world.key))
            sprites.draw("key", self.ticks // SPIN, x, y)

    def _draw_hatch(self, x: int, y: int) -> None:
        step = self.opened // OPENING
        if not self.opened:
            sprites.draw("hatch.closed", self.ticks // 60, x, y)
        elif step < len(sprites.SPRITES["hatch.opening"]):
            sprites.draw("hatch.opening", step, x, y)
        else:
            sprites.draw("hatch.open", 0, x, y)

    def _draw_player(self, world: World) -> None:
        player = world.player
        x, y = box(player.x, player.y)
        if world.outcome == "cleared":
            wren.draw_climbing(self.ended, x, y)
        elif world.outcome:
            wren.draw_falling(self.ended, x, y)
        else:
            wren.draw(player, x, y)


def box(x: int, y: int) -> tuple[int, int]:
    """The corner of a mover's box in the picture, from its place in sub-units."""
    return EDGE + x // 8, EDGE + y // 8


def middle(x: int, y: int) -> tuple[int, int]:
    """The middle of the same box."""
    return EDGE + 8 + x // 8, EDGE + 8 + y // 8
