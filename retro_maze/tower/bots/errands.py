"""An errand: where a fair player walks next, and what it does there. Nobody is in its way yet."""

from collections.abc import Callable
from typing import NamedTuple

from retro_maze.engine.actors import CELL
from retro_maze.engine.pad import BLADE, DIRECTIONS
from retro_maze.engine.stage import Stage
from retro_maze.engine.world import World
from retro_maze.tower.bots.atlas import FAR, Cells
from retro_maze.tower.bots.scout import Scout

Act = Callable[[World], int]  # the pad of a tick
Test = Callable[[World], bool]


def stand(world: World) -> int:
    """Nothing is pressed."""
    return 0


def never(world: World) -> bool:
    return False


def always(world: World) -> bool:
    return True


class Errand(NamedTuple):
    """A walk and what to do at its end."""

    steps: list[int]  # by cell: how many to its end
    there: Act = stand
    armed: Test = never  # whether the blade is out on the way
    worth: int = 0  # hit points that it may cost
    leaves: bool = False  # what is done at its end leads away from there


def walk(
    scout: Scout,
    stage: Stage,
    cells: Cells,
    there: Act = stand,
    armed: Test = never,
    worth: int = 0,
) -> Errand:
    """The errand to the nearest of some cells, not through those that are shut, nor, where there
    is another way, through the key: who has it can not pass the hatch any more."""
    shut = scout.shut
    steps = scout.atlas.table(stage, cells, shut)
    if not stage.player.has_key and stage.key not in cells:
        around = scout.atlas.table(stage, cells, (*shut, stage.key))
        steps = around if around[stage.here] < FAR else steps
    return Errand(steps, there, armed, worth)


class Desk(NamedTuple):
    """What all duties need: the ways, the floor as it is known, cells worth a look."""

    scout: Scout
    world: World
    stale: Callable[[], Cells]

    def walk(self, cells: Cells, there: Act = stand, armed: Test = never, worth: int = 0) -> Errand:
        return walk(self.scout, self.world, cells, there, armed, worth)


def here(stage: Stage, there: Act, armed: Test = never, worth: int = 0) -> Errand:
    """What can be done at any centre."""
    return Errand([0] * (stage.columns * stage.rows), there, armed, worth)


def follow(world: World, errand: Errand) -> int:
    """The pad of the next tick of an errand; it waits for fire to go out."""
    player, steps = world.player, errand.steps
    blade = BLADE if errand.armed(world) else 0
    if player.centred:
        at = world.here
        return errand.there(world) if not steps[at] else _downhill(world, steps, at) | blade
    low = player.y // CELL * world.columns + player.x // CELL
    high = low + (1 if player.x % CELL else world.columns)
    ahead, behind = (high, low) if player.heading in (1, 2) else (low, high)
    left = errand.leaves and not steps[behind]
    returns = steps[ahead] > steps[behind] and not left
    if ahead in world.fires and not player.gear.salve:
        returns = behind not in world.fires
    return DIRECTIONS[(player.heading + 2 * returns) % 4] | blade


def _downhill(world: World, steps: list[int], at: int) -> int:
    """The direction of the open neighbour that is nearer to the end; 0 where none is."""
    best, pad = steps[at], 0
    for way, move in enumerate((-world.columns, 1, world.columns, -1)):
        if world.doors[at] >> way & 1 and steps[at + move] < best:
            best, pad = steps[at + move], DIRECTIONS[way]
            if at + move in world.fires and not world.player.gear.salve and at not in world.fires:
                pad = 0
    return pad
