"""How far a monster is from a cell to which the player must draw it, in ticks, roughly."""

from retro_maze.engine.actors import CELL, DX, DY, Monster, Mover
from retro_maze.engine.stage import Stage
from retro_maze.tower.bots.atlas import FAR
from retro_maze.tower.bots.scout import Scout
from retro_maze.tower.minds.machines import LEAP, PRESS

LANDED = 24  # ticks that the end of a spring takes
LOST_COIL = 5000  # ticks: no springs lead from there to the cell


def walker(scout: Scout, stage: Stage, monster: Monster, goal: int) -> int:
    """The way it has to go, and the player's to where it would be seen and followed."""
    way = scout.atlas.way(stage, monster, (goal,)) // monster.record.speed
    turn = centre_ahead(stage, monster)
    if turn == goal:
        return way
    return way + scout.walk(stage, *line_towards(scout, stage, turn, goal))


def line_towards(scout: Scout, stage: Stage, cell: int, goal: int) -> list[int]:
    """The free line from a cell on which the shortest way to the goal begins."""
    table = scout.atlas.table(stage, (goal,))
    ways = (d for d in range(4) if stage.doors[cell] >> d & 1)
    return _line(stage, cell, min(ways, key=lambda d: table[stage.beyond(cell, d)]))


def centre_ahead(stage: Stage, mover: Mover) -> int:
    """The cell on whose centre a mover chooses its way next."""
    if mover.centred:
        return stage.cell_of(mover)
    low = mover.y // CELL * stage.columns + mover.x // CELL
    if mover.heading in (0, 3):
        return low
    return low + (1 if mover.heading == 1 else stage.columns)


def _line(stage: Stage, cell: int, way: int) -> list[int]:
    """The cells in a free line from a cell."""
    cells = []
    while stage.doors[cell] >> way & 1:
        cell = stage.beyond(cell, way)
        cells.append(cell)
    return cells


def coil(scout: Scout, stage: Stage, monster: Monster, goal: int) -> int:
    """The springs it needs, and how far the player is from the side to which it must spring."""
    here, best, jumps = _next_spring(scout, stage, monster, goal)
    if jumps == FAR:
        return LOST_COIL
    return LANDED if here == goal else jumps * (PRESS + LEAP * 12) + _aside(stage, here, best)


def coil_side(scout: Scout, stage: Stage, monster: Monster, goal: int) -> tuple[int, ...]:
    """The cells towards which the coil springs as it should, out of its reach where there are
    such; empty when no springs lead to the goal."""
    here, best, jumps = _next_spring(scout, stage, monster, goal)
    x, y = divmod(here, stage.columns)[::-1]
    cells, aside = [], []
    for cell in range(stage.columns * stage.rows) if jumps < FAR else ():
        dx, dy = cell % stage.columns - x, cell // stage.columns - y
        forward = dx * DX[best] + dy * DY[best]
        across = abs(dx * DY[best]) + abs(dy * DX[best])
        if forward > across:
            cells.append(cell)
            if across or forward > LEAP:
                aside.append(cell)
    return tuple(aside or cells)


def _next_spring(scout: Scout, stage: Stage, monster: Monster, goal: int) -> tuple[int, int, int]:
    """Where it lands or rests, the direction in which it should spring then, and how many springs
    are left."""
    jumps = scout.recall(("jumps", bytes(stage.doors), goal), lambda: _jumps_to(stage, goal))
    here = stage.cell_of(monster)
    if monster.mode == "spring":
        here = _landing(stage, centre_ahead(stage, monster), monster.heading, monster.count)
    ways = [d for d in range(4) if stage.doors[here] >> d & 1]
    best = min(ways, key=lambda d: jumps[_landing(stage, here, d, 0)], default=0)
    return here, best, jumps[here]


def _aside(stage: Stage, cell: int, way: int) -> int:
    """Ticks that the player needs to be seen from a cell mainly in that direction."""
    x, y = stage.centre(cell)
    dx, dy = stage.player.x - x, stage.player.y - y
    forward = dx * DX[way] + dy * DY[way]
    across = abs(dx * DY[way]) + abs(dy * DX[way])
    return max(0, across - forward + 8) // stage.player.gear.speed


def _landing(stage: Stage, cell: int, way: int, gone: int) -> int:
    """Where a spring ends that has passed `gone` cells and reaches this one."""
    for _ in range(LEAP - gone):
        if not stage.doors[cell] >> way & 1:
            break
        cell = stage.beyond(cell, way)
    return cell


def _jumps_to(stage: Stage, goal: int) -> list[int]:
    """By cell the springs that a coil needs to come to rest on the goal; FAR where none do."""
    cells = range(stage.columns * stage.rows)
    lands = [[_landing(stage, cell, d, 0) for d in range(4)] for cell in cells]
    jumps = [FAR] * len(cells)
    jumps[goal] = 0
    news = [goal]
    while news:
        least = jumps[news[0]] + 1
        news = [c for c in cells if jumps[c] == FAR and any(at in news for at in lands[c])]
        for cell in news:
            jumps[cell] = least
    return jumps
