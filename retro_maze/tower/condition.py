"""What every condition of a floor is: a small state machine that shows its progress as lamps."""

from typing import NamedTuple

from retro_maze.engine.actors import Monster
from retro_maze.engine.events import Event
from retro_maze.engine.stage import SECOND, Stage
from retro_maze.maze import Grid
from retro_maze.tower.tasks import Task


class Setting(NamedTuple):
    """What conditions must know of a floor: its maze, its named cells, who lives there."""

    maze: Grid
    cells: dict[str, tuple[int, ...]]
    kinds: tuple[str, ...]


class Condition:
    """One condition in play: `lit` of `lamps` are on; `failed` means that it can not be met."""

    def __init__(self, task: Task, setting: Setting) -> None:
        self.task = task
        self.setting = setting
        self.lamps = self.count_lamps()
        self.lit = 0
        self.failed = False
        self.memory: list[int] = []  # what else it must remember

    def count_lamps(self) -> int:
        """How many lamps it has."""
        return 1

    def tick(self, stage: Stage) -> None:
        """Looks at the tick that was just played and sets `lit` (and `failed`)."""
        raise NotImplementedError

    def needs(self, stage: Stage, monster: Monster) -> bool:
        """Whether a monster that was just killed must come back for this condition."""
        return False

    def state(self) -> tuple[object, ...]:
        return (self.lit, self.failed, *self.memory)

    def stands_on(self, stage: Stage, place: str) -> bool:
        """Whether the player stands exactly on a named cell."""
        on_it = place == "any" or stage.here in self.setting.cells.get(place, ())
        return on_it and stage.player.centred

    def blade_fits(self, stage: Stage) -> bool:
        """Whether the blade is as the task asks."""
        return self.task["blade"] in ("any", stage.player.blade)

    def hold(self, holds: bool) -> None:
        """Counts ticks in a row in which something holds; a lamp is a part of all `ticks`."""
        run = self.memory[0] + 1 if holds and self.memory else int(holds)
        self.memory = [run]
        self.lit = min(self.lamps, run * self.lamps // self.task["ticks"])


def seen(stage: Stage, kind: str) -> list[Event]:
    """This tick's events of one kind."""
    return [event for event in stage.events if event.kind == kind]


def over(stage: Stage, kind: str) -> bool:
    """Whether the key was taken, or the hatch opened, before this tick already."""
    happened = stage.player.has_key if kind == "key" else stage.hatch_open
    return happened and not seen(stage, kind)


class Counted(Condition):
    """One lamp for each of `n`."""

    def count_lamps(self) -> int:
        return int(self.task["n"])

    def add(self, count: int) -> None:
        self.lit = min(self.lamps, self.lit + count)


class Timed(Condition):
    """One lamp for each second of `ticks`."""

    def count_lamps(self) -> int:
        return max(1, int(self.task["ticks"]) // SECOND)
