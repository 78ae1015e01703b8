"""A floor's conditions in sequence: lamps, what comes back, and the strongbox at the end."""

from retro_maze.engine.stage import Stage
from retro_maze.maze import Grid
from retro_maze.tower.condition import Condition, Setting, seen
from retro_maze.tower.conditions import COMES_BACK, CONDITIONS
from retro_maze.tower.tasks import CORNERS, PEDESTALS, Task


class Trial:
    """The law of a floor (see engine.stage.Law): `at` of its conditions are done."""

    def __init__(
        self,
        tasks: tuple[Task, ...],
        setting: Setting,
        rings: bool = False,
        lacking: tuple[str, ...] = (),
    ) -> None:
        """`rings`: the last condition ends the floor itself (the bell), without a strongbox;
        nothing counts while treasures are `lacking`."""
        self.conditions = [CONDITIONS[task.kind](task, setting) for task in tasks]
        self.rings = rings
        self.lacking = lacking
        self.at = 0

    @property
    def current(self) -> Condition | None:
        """The condition to be met now; None when all are done or there is none."""
        return self.conditions[self.at] if self.at < len(self.conditions) else None

    @property
    def failed(self) -> bool:
        """Whether the floor must be rewound to meet its condition."""
        return bool(self.current and self.current.failed)

    def judge(self, stage: Stage) -> None:
        """Looks at one tick: moves the lamps, winds up what is needed, drops the strongbox."""
        current = self.current
        if current is None or current.failed or stage.outcome == "dead":
            return
        if self.lacking:
            self._miss(stage, current)
            return
        before = current.lit
        current.tick(stage)
        for monster in stage.killed:
            if any(condition.needs(stage, monster) for condition in self.conditions[self.at :]):
                monster.rewind = COMES_BACK
        if current.lit != before:
            stage.tell("lamp" if current.lit > before else "tock", n=current.lit)
        if current.failed:
            stage.tell("failed")
        elif current.lit >= current.lamps:
            self._next(stage)

    def _miss(self, stage: Stage, current: Condition) -> None:
        """Says what is lacking whenever the player comes onto a cell that matters."""
        matters = (*PEDESTALS, "center")
        on_one = any(current.stands_on(stage, place) for place in matters)
        if on_one and seen(stage, "step"):
            stage.tell("refuse", self.lacking[0])

    def _next(self, stage: Stage) -> None:
        self.at += 1
        if self.at < len(self.conditions):
            stage.tell("stage", n=self.at)
        elif self.rings:
            stage.outcome = "cleared"
            stage.tell("cleared", "bell")
        else:
            stage.drop_chest()

    def state(self) -> tuple[object, ...]:
        conditions = (condition.state() for condition in self.conditions)
        return (self.at, self.rings, self.lacking, *conditions)


def named_cells(
    maze: Grid, start: int, key: int, hatch: int, pedestals: dict[str, tuple[int, int]]
) -> dict[str, tuple[int, ...]]:
    """The cells that each place's name stands for; edges are no cells (they are pushed)."""
    columns, rows = maze.columns, maze.rows
    last = columns * rows - 1
    corners = (0, columns - 1, last, last - columns + 1)
    middle = [
        row * columns + column
        for row in sorted({(rows - 1) // 2, rows // 2})
        for column in sorted({(columns - 1) // 2, columns // 2})
    ]
    names = dict(zip(CORNERS, ((corner,) for corner in corners), strict=True))
    names |= {name: (y * columns + x,) for name, (x, y) in pedestals.items()}
    single = {"start": (start,), "key": (key,), "hatch": (hatch,)}
    return {**names, **single, "corner_any": corners, "center": tuple(middle)}
