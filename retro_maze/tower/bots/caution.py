"""What a fair player does when somebody is near: tries a few paces in its mind, takes the best."""

from collections.abc import Iterator
from typing import NamedTuple

from retro_maze.engine.actors import CELL, Monster
from retro_maze.engine.pad import BLADE, DIRECTIONS
from retro_maze.engine.stage import Bolt
from retro_maze.engine.world import World
from retro_maze.tower.bots.aims import Leave
from retro_maze.tower.bots.clone import clone
from retro_maze.tower.bots.errands import Errand, follow, here, stand
from retro_maze.tower.bots.plan import HALF, SPRING
from retro_maze.tower.bots.scout import Scout

AHEAD = 48  # ticks that it looks ahead
REACHES = {  # cells of way from which a kind matters
    "blot": 3,
    "sentry": 4,
    "spark": 5,
    "coil": 5,
    "furnace": 5,
    "boss": 5,
}
BLADE_NEAR = 5 * CELL  # sub-units: so near to a monster the blade is worth a thought
FAR_SHOTS = 8  # cells along a line from which a shooter matters
PAIN = 10  # ticks that a lost hit point is worth ...
WEAK, PAIN_WEAK = 30, 20  # ... with so few left ...
BORED, BORED_WEAK = 120, 600  # ... and half of it after waiting so long
LOST = 100_000  # what is worse than any number of ticks


def dangers(scout: Scout, sketch: World) -> list[Monster]:
    """Those in sight that may matter within the next paces."""
    steps = scout.atlas.table(sketch, (sketch.here,))
    return [m for m in sketch.monsters if m.alive and _matters(sketch, m, steps)]


def _matters(sketch: World, monster: Monster, steps: list[int]) -> bool:
    family, player = monster.record.family, sketch.player
    if monster.mode == "hidden" or monster.kind in player.gear.proof:
        return False
    if family in ("cuckoo", "draft", "boss") or monster.kind == "blot_r":
        dx, dy = abs(monster.x - player.x), abs(monster.y - player.y)
        if min(dx, dy) < CELL and max(dx, dy) < FAR_SHOTS * CELL:
            return True
    return steps[sketch.cell_of(monster)] <= REACHES.get(family, 0)


def flying(sketch: World) -> list[Bolt]:
    """Bolts that may come near."""
    x, y = sketch.player.x, sketch.player.y
    return [b for b in sketch.bolts if min(abs(b.x - x), abs(b.y - y)) < 2 * CELL]


def burning(sketch: World, steps: list[int]) -> bool:
    """Whether there is fire near."""
    return any(steps[cell] <= 3 for cell in sketch.fires)


class Try(NamedTuple):
    """A run in the mind: its pads, what it cost in hit points, and how good its end is (less is
    better)."""

    pads: bytes
    hurt: int
    cost: int


class Caution:
    """Compares runs in an imagined world."""

    def __init__(self, aim: Leave, tries: int = 0) -> None:
        self.aim = aim
        self.care = 2 + tries  # halves
        self.waited = 0  # ticks for which it came no nearer

    def choose(self, view: World, errand: Errand) -> bytes:
        """The pads of the best run; the errand as it is, if it hurts no more than it is worth."""
        first = self.run(view, errand, -1, 0)
        if first.cost < LOST and first.hurt <= errand.worth and not _weak(view, first.hurt):
            return first.pads
        rest = here(view, stand)
        choices = list(_choices(view))
        tries = [first, *(self.run(view, errand, pad, force) for pad, force in choices)]
        if min(tries, key=_cost).hurt > 0:
            tries += [self.run(view, rest, pad, force) for pad, force in choices if pad >= 0]
        return min(tries, key=_cost).pads

    def run(self, view: World, errand: Errand, pad: int, force: int) -> Try:
        """Holds a pad for half a cell (-1: none), then goes on with an errand; `force` is held all
        the time."""
        world = clone(view)
        hold = HALF // world.player.gear.speed if pad >= 0 else 0
        pads = bytearray()
        for tick in range(AHEAD):
            held = (pad if tick < hold else follow(world, errand)) | force
            world.step(held)
            pads.append(held)
            if world.outcome:
                break
        hurt, pain = self._suffering(view, world)
        lost = self.aim.lost(world) and not self.aim.done(world)
        cost = pain + self.aim.left(world) + len(pads) + (LOST if lost else 0)
        return Try(bytes(pads), hurt, cost)

    def _suffering(self, before: World, after: World) -> tuple[int, int]:
        """Hit points lost between two worlds, and what they are worth in ticks."""
        spent = before.player.springs - after.player.springs
        hurt = before.player.hp - after.player.hp + spent * before.player.gear.hp
        weak = min(before.player.hp, after.player.hp) <= WEAK
        bored = BORED_WEAK if weak else BORED
        price = (PAIN_WEAK if weak else PAIN) * self.care * hurt + 2 * SPRING * spent
        return hurt, price * bored // (bored + self.waited) // 2


def _cost(one: Try) -> int:
    return one.cost


def _weak(view: World, hurt: int) -> bool:
    """Whether a fight would leave too little for a mishap."""
    return hurt > 0 and view.player.hp - hurt <= WEAK - 6


def _choices(view: World) -> Iterator[tuple[int, int]]:
    """Pads to begin with and what is held on; the errand with the blade out among them."""
    player = view.player
    blades = [0, BLADE] if _useful_blade(view) else [0]
    if BLADE in blades:
        yield -1, BLADE
    ways = range(4)
    if player.centred:
        ways_open = [way for way in ways if view.doors[view.here] >> way & 1]
    else:
        ways_open = [player.heading, (player.heading + 2) % 4]
    for pad in [0, *(DIRECTIONS[way] for way in ways_open)]:
        for blade in blades:
            yield pad | blade, blade


def _useful_blade(view: World) -> bool:
    player = view.player
    return player.blade != "in" or any(
        m.alive and m.record.killable and abs(m.x - player.x) + abs(m.y - player.y) < BLADE_NEAR
        for m in view.monsters
    )
