"""Where to wait for those that come by themselves, and how to stand when they shoot."""

from retro_maze.engine.actors import Monster
from retro_maze.engine.pad import BLADE, DIRECTIONS
from retro_maze.engine.stage import Stage
from retro_maze.engine.world import World
from retro_maze.tower.bots.atlas import Cells
from retro_maze.tower.bots.errands import Act
from retro_maze.tower.bots.scout import Scout

STRAIGHT = (1, 2, 4, 8, 5, 10)  # doors of corridors and dead ends: the other sides are walls
LINE = 2  # open cells in a row on which a bird finds a place
SHOOTING = ("fade", "aim")  # modes of those that are about to shoot


def posts(scout: Scout, stage: Stage) -> Cells:
    """Cells on a free line, and on no other, so that whoever comes can be faced."""
    return scout.recall(("posts", bytes(stage.doors)), lambda: _find_posts(stage))


def _find_posts(stage: Stage) -> Cells:
    count = range(stage.columns * stage.rows)
    lined = [cell for cell in count if any(_line(stage, cell, way) for way in range(4))]
    return tuple(cell for cell in lined if stage.doors[cell] in STRAIGHT) or tuple(lined or count)


def _line(stage: Stage, cell: int, way: int) -> bool:
    for _ in range(LINE):
        if not stage.doors[cell] >> way & 1:
            return False
        cell = stage.beyond(cell, way)
    return True


def shooters(stage: Stage, source: str) -> list[Monster]:
    """Those about to shoot along a line to the player; `source`: of this kind, or "any"."""
    return [
        monster
        for monster in stage.monsters
        if monster.alive
        and monster.mode in SHOOTING
        and source in ("any", monster.kind)
        and stage.sight(stage.here, stage.cell_of(monster)) >= 0
    ]


def facing(source: str) -> Act:
    """Turns to who is about to shoot: a pace towards it, then still."""

    def act(world: World) -> int:
        for monster in shooters(world, source):
            way = world.sight(world.here, world.cell_of(monster))
            return 0 if way == world.player.heading else DIRECTIONS[way]
        return 0

    return act


def left_ear(source: str) -> Act:
    """Turns the left side, blade out, to who is about to shoot or has shot: leaning on a wall."""

    def act(world: World) -> int:
        for monster in shooters(world, source):
            way = world.sight(world.here, world.cell_of(monster))
            lean = (way + 1) % 4
            return BLADE | (0 if world.doors[world.here] >> lean & 1 else DIRECTIONS[lean])
        return BLADE if world.bolts else 0

    return act
