"""After a monster: to kill it or to cross it."""

from collections.abc import Callable

from retro_maze.engine.actors import CELL, Monster
from retro_maze.engine.pad import BLADE, DIRECTIONS
from retro_maze.engine.world import World
from retro_maze.tower.bots.atlas import FAR
from retro_maze.tower.bots.echoes import MIRROR, meetings
from retro_maze.tower.bots.errands import Act, Desk, Errand, Test, here
from retro_maze.tower.bots.hunts import AWAY
from retro_maze.tower.bots.posts import posts

DRAWN_WITHIN = 3 * CELL  # sub-units: the blade comes out so near to a prey
FLYERS = ("cuckoo", "boss")  # families that come by themselves
GONE = (*AWAY, "exposed")


def hunt(desk: Desk, wanted: Callable[[Monster], bool], blade: str = "out") -> Errand:
    """To the nearest prey in sight; else where it comes by itself, or where it was not seen."""
    world = desk.world
    prey = [m for m in world.monsters if m.alive and wanted(m)]
    if any(monster.mode in GONE and monster.record.family in FLYERS for monster in prey):
        rest = desk.walk(posts(desk.scout, world))
    else:
        rest = desk.walk(desk.stale())
    prey = [m for m in prey if m.mode not in GONE and _in_reach(world, m)]
    if not prey:
        return rest
    ways = [(_paces(desk, monster), n) for n, monster in enumerate(prey)]
    return _go_at(desk, prey[min(ways)[1]], blade)


def _paces(desk: Desk, monster: Monster) -> int:
    """Cells to walk until they meet; FAR where they never do."""
    world, there = desk.world, desk.world.cell_of(monster)
    if monster.kind == "echo" and desk.scout.mapped:
        return _meetings(desk)[world.here * world.columns * world.rows + there]
    return desk.walk((there,)).steps[world.here]


def _meetings(desk: Desk) -> list[int]:
    doors = bytes(desk.world.doors)
    return desk.scout.recall(("echo", doors), lambda: meetings(desk.world))


def _in_reach(world: World, monster: Monster) -> bool:
    """A bird that no free line leads to is gone before one is there."""
    if monster.record.family not in FLYERS or monster.mode != "fade":
        return True
    cell = world.cell_of(monster)
    return world.here == cell or world.sight(world.here, cell) >= 0


def _go_at(desk: Desk, monster: Monster, blade: str) -> Errand:
    kind, gear = monster.kind, desk.world.player.gear

    def near(world: World) -> bool:
        x, y = world.player.x, world.player.y
        return blade == "out" and any(
            abs(m.x - x) + abs(m.y - y) < DRAWN_WITHIN
            for m in world.monsters
            if m.kind == kind and m.alive
        )

    def at_it(world: World) -> int:
        return _press_on(world, kind) | (BLADE if near(world) else 0)

    fight = -(-monster.hp // gear.hand) * monster.record.wears if blade == "out" else 0
    worth = fight // 2 + 2 if gear.mail else fight + 2
    if kind == "echo" and desk.scout.mapped and _paces(desk, monster) < FAR:
        return here(desk.world, _meet(desk, monster, near), near, worth)
    return desk.walk((desk.world.cell_of(monster),), at_it, near, worth)


def _press_on(world: World, kind: str) -> int:
    """Against the nearest of a kind, who stands on this very cell or beside it."""
    x, y = world.player.x, world.player.y
    there = [m for m in world.monsters if m.kind == kind and m.alive]
    if not there:
        return 0
    one = min(there, key=lambda m: abs(m.x - x) + abs(m.y - y))
    dx, dy = one.x - x, one.y - y
    if not dx and not dy:
        return DIRECTIONS[world.player.heading]
    across = DIRECTIONS[1 if dx > 0 else 3]
    along = DIRECTIONS[2 if dy > 0 else 0]
    return across if abs(dx) >= abs(dy) else along


def _meet(desk: Desk, monster: Monster, near: Test) -> Act:
    """Towards an Echo, which walks mirrored while the player walks."""
    paces, cells = _meetings(desk), desk.world.columns * desk.world.rows
    number = monster.home

    def act(world: World) -> int:
        echo = next((m for m in world.monsters if m.home == number and m.alive), None)
        if echo is None:
            return 0
        there = world.cell_of(echo)
        ways = [way for way in range(4) if world.doors[world.here] >> way & 1]
        best = min(ways, key=lambda way: paces[_after(world, there, way, cells)], default=0)
        return DIRECTIONS[best] | (BLADE if near(world) else 0)

    return act


def _after(world: World, there: int, way: int, cells: int) -> int:
    """The player's cell * cells + the Echo's, after a pace of the player."""
    free = world.doors[there] >> MIRROR[way] & 1
    return world.beyond(world.here, way) * cells + (
        world.beyond(there, MIRROR[way]) if free else there
    )
