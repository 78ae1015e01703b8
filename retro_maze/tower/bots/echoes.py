"""How many paces the player and an Echo need to meet: it walks when the player walks, mirrored."""

from collections.abc import Iterator

from retro_maze.engine.stage import Stage
from retro_maze.tower.bots.atlas import FAR

MIRROR = (0, 3, 2, 1)  # the Echo's direction for the player's
MOVES = range(4)


def meetings(stage: Stage) -> list[int]:
    """Paces until they meet, by player's cell * cells + Echo's cell; FAR where they never do."""
    cells = stage.columns * stage.rows
    came: list[list[int]] = [[] for _ in range(cells * cells)]
    paces = [FAR] * (cells * cells)
    queue = []
    for state in range(cells * cells):
        here, there = divmod(state, cells)
        for player, echo in _moves(stage, here, there):
            came[player * cells + echo].append(state)
            if player == echo or (player, echo) == (there, here):
                paces[state] = 1
        if here == there:
            paces[state] = 0
        if paces[state] < FAR:
            queue.append(state)
    for state in queue:
        for before in came[state]:
            if paces[before] == FAR:
                paces[before] = paces[state] + 1
                queue.append(before)
    return paces


def _moves(stage: Stage, here: int, there: int) -> Iterator[tuple[int, int]]:
    """Where player and Echo can be after a pace of the player."""
    for way in MOVES:
        if stage.doors[here] >> way & 1:
            mirrored = MIRROR[way]
            free = stage.doors[there] >> mirrored & 1
            yield stage.beyond(here, way), stage.beyond(there, mirrored) if free else there
