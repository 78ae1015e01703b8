"""What opens a floor's strongbox: fifteen kinds of conditions, one small class each.

A floor's conditions are met one after the other; each is done when all its lamps are lit.
"""

from retro_maze.engine.actors import Monster
from retro_maze.engine.events import Event
from retro_maze.engine.stage import NOWHERE, Stage
from retro_maze.maze import distances
from retro_maze.tower.condition import Condition, Counted, Setting, Timed, over, seen
from retro_maze.tower.monsters import KINDS
from retro_maze.tower.tasks import EDGES, PEDESTALS, Task

__all__ = ["COMES_BACK", "CONDITIONS", "MOVES", "PUSH", "Condition", "Setting"]

PUSH = 8  # ticks against an outer wall
COMES_BACK = 180  # ticks until a monster that is still needed is wound up again
LEFT_SIDE = 3
MOVES = "URDL"


def to_kill(monster: Monster) -> bool:
    """Whether it is one of those that a condition means by all or any that can be killed."""
    return monster.record.killable and not KINDS[monster.kind].summoned


class KillCount(Counted):
    def tick(self, stage: Stage) -> None:
        self.add(sum(map(self.matches, stage.killed)))

    def matches(self, monster: Monster) -> bool:
        wanted = self.task["monster"]
        return wanted == monster.kind or (wanted == "any" and to_kill(monster))

    def needs(self, stage: Stage, monster: Monster) -> bool:
        left = sum(self.matches(m) for m in stage.monsters if m.alive or m.rewind)
        return self.matches(monster) and self.lamps - self.lit > left


class KillOrder(Condition):
    def count_lamps(self) -> int:
        return len(self.task["order"])

    def tick(self, stage: Stage) -> None:
        for monster in stage.killed:
            if self.lit < self.lamps and monster.kind == self.task["order"][self.lit]:
                self.lit += 1

    def needs(self, stage: Stage, monster: Monster) -> bool:
        return monster.kind in self.task["order"][self.lit :]


class KillAll(Condition):
    def count_lamps(self) -> int:
        return sum(KINDS[kind].killable and kind not in self.spare for kind in self.setting.kinds)

    @property
    def spare(self) -> tuple[str, ...]:
        return tuple(self.task["spare"])

    def tick(self, stage: Stage) -> None:
        targets = [m for m in stage.monsters if to_kill(m) and m.kind not in self.spare]
        dead = sum(not (m.alive or m.rewind) for m in targets)
        spared = all(m.alive for m in stage.monsters if m.kind in self.spare)
        self.lit = dead if spared else min(dead, self.lamps - 1)

    def needs(self, stage: Stage, monster: Monster) -> bool:
        return monster.kind in self.spare


class Pacifist(Condition):
    def tick(self, stage: Stage) -> None:
        if seen(stage, self.task["until"]):
            alive = all(m.alive for m in stage.monsters if to_kill(m))
            self.lit, self.failed = int(alive), not alive
        elif over(stage, self.task["until"]):
            self.failed = True

    def needs(self, stage: Stage, monster: Monster) -> bool:
        return not (self.lit or self.failed)


class Visit(Condition):
    """Memory: the numbers of the targets visited; -1 first, once the player has been far away."""

    def __init__(self, task: Task, setting: Setting) -> None:
        super().__init__(task, setting)
        self.steps: list[int] = []  # from home, where one must have been far away
        if task["far"]:
            (home,) = setting.cells[task["targets"][0]]
            self.steps = distances(setting.maze, home)

    def count_lamps(self) -> int:
        return len(self.task["targets"])

    def tick(self, stage: Stage) -> None:
        if not self._has_been_far(stage) or not self.blade_fits(stage):
            return
        if self.task["key"] != "any" and stage.player.has_key != (self.task["key"] == "with"):
            return
        for number, target in enumerate(self.task["targets"]):
            if number not in self.memory and self._reached(stage, target):
                self._visit(number, target)

    def _visit(self, number: int, target: str) -> None:
        if number == self.lit or not self.task["ordered"]:
            self.memory.append(number)
            self.lit += 1
        elif target in PEDESTALS:  # a wrong one takes all back
            self.memory.clear()
            self.lit = 0

    def _has_been_far(self, stage: Stage) -> bool:
        if self.steps and -1 not in self.memory and self.steps[stage.here] >= self.task["far"]:
            self.memory.append(-1)
        return not self.steps or -1 in self.memory

    def _reached(self, stage: Stage, target: str) -> bool:
        if target in EDGES:
            direction = EDGES.index(target)
            player = stage.player
            pushes = player.pushing >= PUSH and player.heading == direction
            return pushes and stage.beyond(stage.here, direction) == NOWHERE
        return self.stands_on(stage, target)


class StandStill(Timed):
    def tick(self, stage: Stage) -> None:
        still = not stage.player.moving and self.blade_fits(stage)
        self.hold(still and self.stands_on(stage, self.task["where"]))


class EventWindow(Condition):
    def tick(self, stage: Stage) -> None:
        if seen(stage, self.task["event"]):
            self.lit = int(self.task["min"] <= stage.tick <= self.task["max"])
            self.failed = not self.lit
        elif stage.tick > self.task["max"] or over(stage, self.task["event"]):
            self.failed = True


class BlockBolts(Counted):
    def tick(self, stage: Stage) -> None:
        self.add(sum(map(self._fits, seen(stage, "block"))))

    def _fits(self, event: Event) -> bool:
        side, moving, out = event.n & 3, event.n >> 2 & 1, event.n >> 3 & 1
        from_left = side == LEFT_SIDE and out
        return (
            self.task["source"] in ("any", event.what)
            and (self.task["side"] == "any" or bool(from_left))
            and not (self.task["moving"] == "no" and moving)
        )

    def needs(self, stage: Stage, monster: Monster) -> bool:
        fits = self.task["source"] in ("any", monster.kind)
        return fits and KINDS[monster.kind].shoots and self.lit < self.lamps


class BladeToggle(Counted):
    """Memory: the ticks at which a draw and sheathe that counts was completed."""

    def tick(self, stage: Stage) -> None:
        where, within = self.task["where"], self.task["within"]
        if within:
            self.memory = [tick for tick in self.memory if tick > stage.tick - within]
        here = where == "any" or stage.here in self.setting.cells[where]
        if here and seen(stage, "toggle"):
            self.memory.append(stage.tick)
        self.lit = min(self.lamps, len(self.memory))


class BladeState(Timed):
    def count_lamps(self) -> int:
        return 1 if self.task["until"] else super().count_lamps()

    def tick(self, stage: Stage) -> None:
        holds = stage.player.blade == self.task["state"]
        if not self.task["until"]:
            self.hold(holds)
        elif not holds or over(stage, self.task["until"]):
            self.failed = True
        elif seen(stage, self.task["until"]):
            self.lit = 1


class BreakWalls(Counted):
    def tick(self, stage: Stage) -> None:
        self.add(len(seen(stage, "wall_break")))


class Cross(Counted):
    def tick(self, stage: Stage) -> None:
        met = [event for event in seen(stage, "cross") if event.what == self.task["monster"]]
        self.add(sum(event.n or self.task["blade"] != "out" for event in met))

    def needs(self, stage: Stage, monster: Monster) -> bool:
        return monster.kind == self.task["monster"] and self.lit < self.lamps


class Lure(Condition):
    def tick(self, stage: Stage) -> None:
        (cell,) = self.setting.cells[self.task["cell"]]
        place = stage.centre(cell)
        for monster in stage.monsters:
            if monster.alive and monster.kind == self.task["monster"]:
                rests = monster.kind != "coil" or monster.mode == "press"
                if (monster.x, monster.y) == place and rests:
                    self.lit = 1

    def needs(self, stage: Stage, monster: Monster) -> bool:
        return monster.kind == self.task["monster"] and not self.lit


class StepPattern(Condition):
    """Memory: the directions of the last steps, as many as the pattern has."""

    def count_lamps(self) -> int:
        return len(self.task["moves"])

    def tick(self, stage: Stage) -> None:
        for event in seen(stage, "step"):
            self.memory = [*self.memory, event.n][-self.lamps :]
            walked = "".join(MOVES[way] for way in self.memory)
            starts = (n for n in range(self.lamps, 0, -1) if walked.endswith(self._first(n)))
            self.lit = next(starts, 0)

    def _first(self, n: int) -> str:
        return str(self.task["moves"][:n])


class StayIn(Timed):
    def tick(self, stage: Stage) -> None:
        row, column = divmod(stage.here, stage.columns)
        outer = row in (0, stage.rows - 1) or column in (0, stage.columns - 1)
        self.hold(outer == (self.task["zone"] == "outer") and self.blade_fits(stage))


CONDITIONS: dict[str, type[Condition]] = {
    "kill_count": KillCount,
    "kill_order": KillOrder,
    "kill_all": KillAll,
    "pacifist": Pacifist,
    "visit": Visit,
    "stand_still": StandStill,
    "event_window": EventWindow,
    "block_bolts": BlockBolts,
    "blade_toggle": BladeToggle,
    "blade_state": BladeState,
    "break_walls": BreakWalls,
    "cross": Cross,
    "lure": Lure,
    "step_pattern": StepPattern,
    "stay_in": StayIn,
}
