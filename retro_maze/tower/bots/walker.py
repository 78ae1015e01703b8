"""A player without hands: looks at a world and answers with a pad byte."""

from collections import deque

from retro_maze.engine.actors import CELL
from retro_maze.engine.pad import DIRECTIONS
from retro_maze.engine.stage import NOWHERE, Stage


class Walker:
    """Walks start -> key -> hatch by the shortest way, and cares for nothing else."""

    def pad(self, world: Stage) -> int:
        """The buttons to hold in the next tick."""
        goal = world.hatch if world.player.has_key else world.key
        return 0 if goal == NOWHERE else towards(world, goal)


def towards(world: Stage, goal: int) -> int:
    """The pad byte of the next pace on a shortest way to a cell; 0 there, or without a way."""
    player = world.player
    if not player.centred:
        back = _centre_behind(world) == goal
        return DIRECTIONS[(player.heading + 2) % 4 if back else player.heading]
    way = first_step(world, world.here, goal)
    return DIRECTIONS[way] if way >= 0 else 0


def _centre_behind(world: Stage) -> int:
    """The cell that a player between two centres comes from."""
    player = world.player
    low = player.y // CELL * world.columns + player.x // CELL
    if player.heading in (1, 2):
        return low
    return low + (1 if player.x % CELL else world.columns)


def first_step(world: Stage, start: int, goal: int) -> int:
    """The direction of the first step of a shortest way between two cells, or -1."""
    if start == goal:
        return -1
    moves = (-world.columns, 1, world.columns, -1)
    came = {goal: -1}
    queue = deque((goal,))
    while queue and start not in came:
        cell = queue.popleft()
        for way in range(4):
            there = cell + moves[way]
            if world.doors[cell] >> way & 1 and there not in came:
                came[there] = (way + 2) % 4
                queue.append(there)
    return came.get(start, -1)
