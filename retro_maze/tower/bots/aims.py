"""What a plan is for: how far a world is from it, in ticks, and when it is reached or lost."""

from retro_maze.engine.world import World
from retro_maze.tower.bots.paces import current, owed, rings
from retro_maze.tower.bots.scout import Scout
from retro_maze.tower.bots.wishes import WISHES
from retro_maze.tower.trial import Trial

LATER = 2000  # ticks that a condition whose turn has not come is taken to last ...
A_LAMP = 1200  # ... and each of its lamps
CHEST = 2500  # the same of the way to the strongbox
CAUGHT = 20_000  # the hatch lies between a key holder and the strongbox


class Leave:
    """The whole floor: meet the conditions, open the strongbox, leave by the hatch."""

    def __init__(self, box: bool = True) -> None:
        self.scout = Scout()
        self.box = box  # whether the strongbox is wanted

    def owed(self, world: World) -> bool:
        """Whether the strongbox is still to be opened."""
        return self.box and owed(world)

    def done(self, world: World) -> bool:
        """Whether it is reached."""
        return world.outcome == "cleared" and (rings(world) or not self.owed(world))

    def lost(self, world: World) -> bool:
        """Whether it can not be reached any more."""
        condition = current(world)
        return bool(world.outcome) or world.red or bool(condition and condition.failed)

    def left(self, world: World) -> int:
        """Ticks until it is reached, roughly."""
        scout, player = self.scout, world.player
        scout.shut = ()
        if world.outcome:
            return 0
        if not self.owed(world):
            return scout.walk(world, world.hatch) if player.has_key else self._fetch(world)
        if player.has_key:
            scout.shut = (world.hatch,)
        to_box = scout.walk(world, world.start)
        left = world.chest_falls + to_box
        if current(world):
            caught = CAUGHT if player.has_key and to_box > CHEST else 0
            left = CHEST + caught + self.to_lamp(world)
        return left + self._after(world)

    def to_lamp(self, world: World) -> int:
        """Ticks until the condition of the moment is met."""
        condition = current(world)
        return WISHES[condition.task.kind](self.scout, world, condition) if condition else 0

    def _fetch(self, world: World) -> int:
        scout = self.scout
        return scout.walk(world, world.key) + scout.between(world, world.key, world.hatch)

    def _after(self, world: World) -> int:
        """Conditions whose turn comes later, and the way from the start by the key to the hatch."""
        scout = self.scout
        scout.shut = ()
        if rings(world):
            return later(world)
        if world.player.has_key:
            return later(world) + scout.between(world, world.start, world.hatch)
        way = scout.between(world, world.start, world.key)
        return later(world) + way + scout.between(world, world.key, world.hatch)


class Open(Leave):
    """The conditions alone: until the strongbox falls."""

    def done(self, world: World) -> bool:
        return current(world) is None

    def left(self, world: World) -> int:
        condition = current(world)
        leaves = condition is None or condition.task.params.get("key") == "with"
        self.scout.shut = (world.hatch,) if world.player.has_key and not leaves else ()
        return self.to_lamp(world) + later(world)


def later(world: World) -> int:
    """Ticks for the conditions whose turn has not come."""
    rest = world.law.conditions[world.law.at + 1 :] if isinstance(world.law, Trial) else []
    return sum(LATER + A_LAMP * condition.lamps for condition in rest)
