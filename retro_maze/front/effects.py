"""Effects on strips: something is made to happen on a real floor, and the view is filmed there."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pyxel

from retro_maze.engine.events import Event
from retro_maze.engine.stage import CHEST_FALLS, Bolt
from retro_maze.engine.world import World
from retro_maze.front.gallery import playing
from retro_maze.front.view import rings
from retro_maze.front.view.floor import TOP, FloorView, middle
from retro_maze.front.view.puffs import PUFFS
from retro_maze.front.view.sparks import BURSTS
from retro_maze.tower.floor import Tower

SIDE = 48  # pixels of a picture
FRAMES = 10  # a strip
WALKED = 100  # ticks that the bot has played, so that nobody stands on the start


class Effect(NamedTuple):
    """`begin` changes the world and returns the cell to look at; `every` so many ticks is shown."""

    name: str
    every: int
    begin: Callable[[World], int]
    event: str = ""  # told to the view when it begins
    floor: int = 1
    beside: bool = False  # whether the player stands on the next cell
    goes: bool = True  # whether the world goes on


def _here(world: World) -> int:
    return world.here


def _chest(world: World) -> int:
    world.chest, world.chest_falls = world.start, CHEST_FALLS
    return world.start


def _opens(world: World) -> int:
    world.hatch_open = True
    return world.hatch


def _burns(world: World) -> int:
    world.fires[world.here] = 180
    return world.here


def _hurts(world: World) -> int:
    world.player.safe = 60
    return world.here


def _ends(outcome: str) -> Callable[[World], int]:
    def begin(world: World) -> int:
        world.outcome = outcome
        return world.here

    return begin


def _flies(kind: str) -> Callable[[World], int]:
    """From the cell beside the player, away from her."""

    def begin(world: World) -> int:
        cell, way = next(
            (cell, way)
            for cell, doors in enumerate(world.doors)
            for way in range(4)
            if doors >> way & 1 and doors >> (way + 2) % 4 & 1
        )
        shooter = world.spawn(world.layout.spawns[0])
        shooter.x, shooter.y = world.centre(cell)
        shooter.heading = way
        world.bolts.append(Bolt(shooter, kind))
        return cell

    return begin


def _breathes(world: World) -> int:
    furnace = next(one for one in world.monsters if one.kind == "furnace")
    world.monsters[:] = [furnace]
    furnace.mode, furnace.timer = "inhale", 32
    return world.cell_of(furnace)


STAGED = (
    Effect("strongbox drops", 3, _chest, "chest_falls", beside=True),
    Effect("hatch opens", 3, _opens, "hatch_open", beside=True),
    Effect("key spins", 8, lambda world: world.key, beside=True),
    Effect("fire", 5, _burns, "fire", beside=True),
    Effect("Wren climbs", 6, _ends("cleared"), "cleared", goes=False),
    Effect("Wren runs down", 8, _ends("dead"), "die", goes=False),
    Effect("Wren is hurt", 5, _hurts, "hurt"),
    *(Effect(f"bolt {kind}", 2, _flies(kind), beside=True) for kind in ("plain", "bell", "ember")),
    Effect("furnace breathes", 8, _breathes, floor=15, beside=True),
)
TOLD = tuple(
    Effect(kind, 4, _here, kind, goes=False)
    for kind in dict.fromkeys([*BURSTS, *PUFFS, *rings.RINGS])
    if kind not in {effect.event for effect in STAGED}
)
EFFECTS = (*STAGED, *TOLD)


def frames(tower: Tower, effect: Effect) -> Iterator[tuple[int, int]]:
    """Draws the effect frame by frame; each time where in the screen its picture's corner is."""
    play = playing(tower, min(effect.floor, tower.floors), WALKED)
    world, view = play.world, play.view
    if effect.floor == 1:
        world.monsters.clear()
    cell = effect.begin(world)
    if effect.beside:
        _stand_beside(world, cell)
    _tell(view, world, effect.event, cell)
    view.tick(world)
    for _ in range(FRAMES):
        view.draw(world)
        yield _corner(view, world, cell)
        for _ in range(effect.every):
            if effect.goes:
                view.note(world, world.step(0))
            view.tick(world)


def _stand_beside(world: World, cell: int) -> None:
    """Puts the player on a neighbour, against the way of a bolt."""
    away = (world.bolts[0].heading + 2) % 4 if world.bolts else 0
    ways = [(away + turn) % 4 for turn in range(4)]
    way = next(way for way in ways if world.doors[cell] >> way & 1)
    world.here = world.beyond(cell, way)
    world.player.x, world.player.y = world.centre(world.here)


def _tell(view: FloorView, world: World, kind: str, cell: int) -> None:
    if kind:
        what = "minute_hand" if kind == "treasure" else ""
        view.note(world, [Event(kind, what, 0, *world.centre(cell))])


def _corner(view: FloorView, world: World, cell: int) -> tuple[int, int]:
    """Kept inside the window on the floor."""
    x, y = middle(*world.centre(cell))
    left, top = x - view.camera.x - SIDE // 2, y - view.camera.y + TOP - SIDE // 2
    return max(0, min(256 - SIDE, left)), max(TOP, min(240 - SIDE, top))


def strip(tower: Tower, effect: Effect, sheet: pyxel.Image, x: int, y: int) -> None:
    """Lays the frames of an effect side by side on a sheet."""
    for at, (left, top) in enumerate(frames(tower, effect)):
        sheet.blt(x + (SIDE + 1) * at, y, pyxel.screen, left, top, SIDE, SIDE)
