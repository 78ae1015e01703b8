"""A table that is being changed: every step can be taken back, and taken again."""

from retro_maze.maze import Refusal
from retro_maze.tower.table import Table


class Draft:
    """The tables of one sitting, oldest first, and which of them is shown."""

    def __init__(self, table: Table) -> None:
        self.steps = [table]
        self.at = 0
        self.kept = table  # as it lies on the disk

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.steps[self.at]

    @property
    def dirty(self) -> bool:
        """Whether anything differs from what is kept."""
        return self.table != self.kept

    def change(self, table: Table) -> bool:
        """Takes one step on, unless nothing changes; what was taken back before is forgotten."""
        if table == self.table:
            return False
        self.steps[self.at + 1 :] = [table]
        self.at += 1
        return True

    def set_byte(self, floor: int, byte: int) -> bool:
        """A step in which one floor (1 the first) gets another byte."""
        return self.change(with_byte(self.table, floor, byte))

    def undo(self) -> bool:
        """Takes a step back; False at the first."""
        more = self.at > 0
        self.at -= more
        return more

    def redo(self) -> bool:
        """Takes a step again that was taken back; False at the last."""
        more = self.at < len(self.steps) - 1
        self.at += more
        return more

    def keep(self) -> None:
        """Notes that the table as it stands has been saved."""
        self.kept = self.table


def with_byte(table: Table, floor: int, byte: int) -> Table:
    """The table with one floor grown from another byte."""
    if not 1 <= floor <= len(table.seeds):
        raise Refusal(f"there is no floor {floor}: this tower has floors 1 to {len(table.seeds)}")
    seeds = (*table.seeds[: floor - 1], byte & 255, *table.seeds[floor:])
    return table._replace(seeds=seeds)


def differences(one: Table, other: Table) -> list[str]:
    """What the second says otherwise, a line each; nothing when both say the same."""
    lines = [
        f"{key}: {_plain(mine)} -> {_plain(theirs)}"
        for key, mine, theirs in zip(one._fields[:-1], one[:-1], other[:-1], strict=True)
        if mine != theirs
    ]
    longest = max(len(one.seeds), len(other.seeds))
    for place in range(longest):
        pair = [f"{t.seeds[place]:02X}" if place < len(t.seeds) else "--" for t in (one, other)]
        if pair[0] != pair[1]:
            lines.append(f"floor {place + 1}: {' -> '.join(pair)}")
    return lines


def _plain(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
