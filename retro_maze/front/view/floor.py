"""A floor in play on the screen: its picture, made once, and everything that stands or moves there.

Pixels of the picture: a mover at (x, y) sub-units has the corner of its 16 x 16 box at
(EDGE + x // 8, EDGE + y // 8).
"""

import pyxel

from retro_maze.engine.actors import DX, DY
from retro_maze.engine.events import Event
from retro_maze.engine.world import World
from retro_maze.front.view import cast, palette, sprites, things, tiles, wren
from retro_maze.front.view.camera import Camera
from retro_maze.front.view.darkness import Darkness
from retro_maze.front.view.puffs import THUMP, Puffs
from retro_maze.front.view.rings import Rings
from retro_maze.front.view.shake import Shake
from retro_maze.front.view.sparks import STEAM, Sparks
from retro_maze.front.view.still import Still
from retro_maze.tower.rooms import Room
from retro_maze.tower.treasures import Kit

TOP = 16  # pixels above the floor: the HUD
WIDE, HIGH = 256, 224
EDGE = 8
LIGHT, LAMP_LIGHT = 3, 6  # cells that are lit on a dark floor, with the Hooded Lamp
RISES = {"treasure": 70, "key": 36}  # ticks for which what was taken is held up, by the event
HELD = 18  # pixels above her
SPIN = 4  # ticks a picture of what is held up
GLARING = ("struck", "cross", "block", "coat", "fizzle")  # sparks that may come tick after tick
PICKING = 6  # ticks of the pick before the wall shows a crack


class FloorView:
    """Shows a world; `note` and `tick` follow it by ticks, `draw` only reads."""

    def __init__(self, world: World, room: Room, kit: Kit, byte: int, band: int) -> None:
        self.byte = byte
        self.band = band
        self.lens = "amber_lens" in kit
        size = tiles.size(world.maze)
        self.picture = pyxel.Image(*size)
        tiles.draw_floor(self.picture, world.maze, byte, band)
        cells = [y * world.columns + x for x, y in room.pedestals.values()]
        self.pedestals = tuple(cells)
        things.paint_plates(self.picture, world, self.pedestals)
        self.things = things.Things(
            room.key_hidden and "magnet" not in kit, room.hatch_hidden and "blueprint" not in kit
        )
        light = LAMP_LIGHT if "hooded_lamp" in kit else LIGHT
        self.darkness = Darkness(light, WIDE, HIGH) if room.dark else None
        self.camera = Camera(WIDE, HIGH, *size)
        self.sparks = Sparks()
        self.puffs = Puffs()
        self.rings = Rings()
        self.still = Still(WIDE, HIGH, TOP)
        self.shake = Shake()
        self.shaking = True  # whether the view may tremble ...
        self.flashing = True  # ... and blink fast
        self.prize = ""  # the picture of what is held up ...
        self.prize_full = self.prize_ticks = 0  # ... for so long, and so long yet
        self.ticks = 0
        self.ended = 0  # ticks since the world has an outcome
        self.camera.aim(*middle(world.player.x, world.player.y))

    def note(self, world: World, events: list[Event]) -> None:
        """Takes what a tick of the world told."""
        self.shake.note(world, events)
        seen = events if self.flashing else [event for event in events if event.kind not in GLARING]
        self.sparks.note(seen)
        self.puffs.note(seen, self.ticks)
        if self.flashing:
            self.rings.note(events, self.ticks)
        self.still.note(events)
        for event in events:
            if event.kind in RISES:
                self.prize = f"treasure.{event.what}" if event.kind == "treasure" else event.kind
                self.prize_ticks = self.prize_full = RISES[event.kind]
            elif event.kind == "wall_break":
                self._open_wall(world, event.n)

    def tick(self, world: World) -> None:
        """Goes on by a tick."""
        player = world.player
        self.ticks += 1
        self.ended += bool(world.outcome)
        self.prize_ticks -= self.prize_ticks > 0
        self.camera.follow(*middle(player.x, player.y), player.heading, player.moving)
        self.things.tick(world)
        self.shake.tick(world)
        self.still.tick()
        self.sparks.tick()
        self.puffs.forget(self.ticks)
        self.rings.forget(self.ticks)
        if things.lands(world):
            self._thump(*middle(*world.centre(world.chest)))
        if self.things.moves():
            self.sparks.throw(STEAM, *middle(*world.centre(world.hatch)))

    def draw(self, world: World) -> None:
        """The window on the floor, below the HUD."""
        palette.apply(self.band)
        if self.still.show():
            return
        camera = self.camera
        along, down = self.shake.offset if self.shaking else (0, 0)
        if along or down or camera.x < 0 or camera.y < 0:  # the floor does not fill the window
            pyxel.cls(palette.INK)
        pyxel.camera(camera.x + along, camera.y + down - TOP)
        pyxel.blt(0, 0, self.picture, 0, 0, self.picture.width, self.picture.height)
        self._draw_floor(world)
        if self.darkness:
            x, y = middle(world.player.x, world.player.y)
            self.darkness.draw(x, y, camera.x + along, camera.y + down)
        self._draw_lights(world)
        pyxel.camera()
        self.still.keep()

    def low(self, world: World) -> bool:
        """Whether the player is in the lower part of the window."""
        return middle(0, world.player.y)[1] - self.camera.y > HIGH * 3 // 4

    def _draw_floor(self, world: World) -> None:
        """What the dark hides."""
        self.things.draw(world, self.ticks)
        if self.pedestals:
            middle_cell = (world.rows - 1) // 2 * world.columns + (world.columns - 1) // 2
            things.draw_bell(world, self.pedestals, middle_cell, self.ticks)
        cast.draw_monsters(world, self.lens, self.flashing)
        self._draw_player(world)

    def _draw_lights(self, world: World) -> None:
        """What shines by itself, and what is for the eye alone."""
        cast.draw_fires(world, self.flashing)
        cast.draw_bolts(world.bolts, world.tick if self.flashing else 0)
        cast.draw_bars(world)
        self.rings.draw(self.ticks)
        self.puffs.draw(self.ticks)
        self.sparks.draw()
        if self.prize_ticks:
            x, y = box(world.player.x, world.player.y)
            rise = min(self.prize_full - self.prize_ticks, HELD)
            pace = SPIN if self.flashing else cast.STEADY
            sprites.draw(self.prize, self.ticks // pace, x, y - rise)

    def _thump(self, x: int, y: int) -> None:
        """Dust on both sides of what has landed around a pixel."""
        for side in (-1, 1):
            self.puffs.throw(THUMP, x - 8 + 9 * side, y - 6, self.ticks)

    def _draw_player(self, world: World) -> None:
        player = world.player
        x, y = box(player.x, player.y)
        if world.outcome == "cleared":
            wren.draw_climbing(self.ended, x, y)
        elif world.outcome:
            wren.draw_falling(self.ended, x, y)
        else:
            wren.draw(player, x, y, self.flashing)
            if player.pick_ticks > PICKING:
                _draw_crack(player.heading, x, y)

    def _open_wall(self, world: World, way: int) -> None:
        """Repaints the floor's picture where the player's pick has opened a wall."""
        row, column = divmod(world.here, world.columns)
        x, y = 2 * column + 1 + DX[way], 2 * row + 1 + DY[way]
        tiles.draw_around(self.picture, world.maze, x, y, self.byte, self.band)


def _draw_crack(way: int, x: int, y: int) -> None:
    """On the wall that a player in the box at (x, y) works on."""
    if way % 2:
        sprites.draw("crack.v", 0, x + (16 if way == 1 else -8), y)
    else:
        sprites.draw("crack.h", 0, x, y + (16 if way == 2 else -8))


def box(x: int, y: int) -> tuple[int, int]:
    """The corner of a mover's box in the picture, from its place in sub-units."""
    return EDGE + x // 8, EDGE + y // 8


def middle(x: int, y: int) -> tuple[int, int]:
    """The middle of the same box."""
    return EDGE + 8 + x // 8, EDGE + 8 + y // 8
