"""Distances in a floor that may change: tables by goal, kept as long as the walls stand."""

from retro_maze.engine.actors import CELL, Mover
from retro_maze.engine.stage import Stage

FAR = 400  # cells: where no way leads

Cells = tuple[int, ...]


class Atlas:
    """The tables of one floor: steps from every cell to the nearest of some goals."""

    def __init__(self) -> None:
        self.tables: dict[tuple[bytes, Cells, Cells], list[int]] = {}

    def table(self, stage: Stage, goals: Cells, shut: Cells = ()) -> list[int]:
        """Steps by cell to the nearest goal, not through the cells in `shut`; FAR without a way."""
        name = (bytes(stage.doors), goals, shut)
        if name not in self.tables:
            self.tables[name] = _spread(stage, goals, shut)
        return self.tables[name]

    def way(self, stage: Stage, mover: Mover, goals: Cells, shut: Cells = ()) -> int:
        """Sub-units from a mover's place to the nearest goal."""
        return along(self.table(stage, goals, shut), stage, mover)


def along(table: list[int], stage: Stage, mover: Mover) -> int:
    """Sub-units from a mover's place to where a table of steps leads."""
    across, down = mover.x % CELL, mover.y % CELL
    low = mover.y // CELL * stage.columns + mover.x // CELL
    if not across and not down:
        return table[low] * CELL
    high, gone = (low + 1, across) if across else (low + stage.columns, down)
    return min(table[low] * CELL + gone, table[high] * CELL + CELL - gone)


def _spread(stage: Stage, goals: Cells, shut: Cells) -> list[int]:
    steps = [FAR] * (stage.columns * stage.rows)
    moves = (-stage.columns, 1, stage.columns, -1)
    queue = [goal for goal in goals if goal not in shut]
    for goal in queue:
        steps[goal] = 0
    for cell in queue:
        for way, move in enumerate(moves):
            there = cell + move
            if stage.doors[cell] >> way & 1 and steps[there] == FAR and there not in shut:
                steps[there] = steps[cell] + 1
                queue.append(there)
    return steps
