"""The floor that the workshop shows: grown when it changes, measured, held beside the others."""

from collections.abc import Callable

from retro_maze.front.view.workshop import Bench
from retro_maze.tower.figures import SHORT_CYCLE, Figures, Gallery, figures, maze_of
from retro_maze.tower.floor import Plan, Tower, plan_floor
from retro_maze.tower.table import Table

GROWN = 4  # floors a tick that are grown to be compared


class Easel:
    """`figures` may be those of the floor before for a tick: first comes the picture."""

    def __init__(self, tower: Tower, floor: int) -> None:
        self.bench = Bench()
        self.gallery = Gallery(tower.table)
        self.shown: tuple[Table, int, int] | None = None
        self.measured = False
        self.pieces = 0  # that stand elsewhere than in the other byte's maze
        self.plan: Plan
        self.show(tower, floor)
        self.figures: Figures = figures(tower.table, self.plan, self.bench.way)

    def show(self, tower: Tower, floor: int, other: int = -1) -> None:
        """Called every tick: a floor (1 the first), compared with the maze of another byte."""
        table = tower.table
        shown = table, floor, other
        if shown == self.shown:
            if not self.measured:
                self._measure(table)
            self.gallery.grow(GROWN)
            return
        self.shown = shown
        self.measured = False
        self.gallery.take(table)
        self.plan = plan_floor(tower, floor)
        self.bench.paint(self.plan.maze)
        if other >= 0:
            self.pieces = self.bench.paint_difference(self.plan.maze, maze_of(table, other))
        self.bench.paint_way(self.plan.maze, self.plan.path())

    def _measure(self, table: Table) -> None:
        self.measured = True
        self.figures = figures(table, self.plan, self.bench.way)
        if self.figures.closed:
            self.bench.redden(self.plan.maze, self.figures.closed)

    def twins(self) -> list[int]:
        """The other floors of the same byte."""
        return self.gallery.same(self.plan.floor)

    def facts(self, say: Callable[..., str], target: int | None) -> str:
        """The figures in one line."""
        found = self.figures
        facts = say("facts", ends=found.dead_ends, crossings=found.junctions)
        if found.way < 0:
            return facts
        name = "way" if target is None else "way_of"
        return f"{say(name, n=found.way, target=target)}  {facts}"

    def warnings(self, say: Callable[..., str]) -> list[str]:
        """What is wrong with the floor, the worst first."""
        found, floor = self.figures, self.plan.floor
        return [
            *([say("no_way")] if found.way < 0 else []),
            *([say("closed", n=len(found.closed))] if found.closed else []),
            *[say("same", n=other) for other in self.gallery.same(floor)[:1]],
            *[say("alike", n=other) for other in self.gallery.alike(floor)[:1]],
            *([say("still")] if found.cycle == 1 else []),
            *([say("short", n=found.cycle)] if 1 < found.cycle <= SHORT_CYCLE else []),
            *([say("loops", n=found.loops)] if found.loops else []),
        ]
