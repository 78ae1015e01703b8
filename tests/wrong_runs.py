"""Runs of players who get a condition wrong: planned in worlds with their mistaken conditions,
recorded in the real ones, where the strongbox must not fall."""

from typing import NamedTuple

from retro_maze.engine.replay import Replay, Tape
from retro_maze.engine.stage import NOWHERE, Stage
from retro_maze.engine.world import World
from retro_maze.tower.bots.aims import Open
from retro_maze.tower.bots.hunts import AWAY, kill
from retro_maze.tower.bots.paces import current
from retro_maze.tower.bots.plan import Planner
from retro_maze.tower.bots.scout import NEVER
from retro_maze.tower.bots.wishes import fetch
from retro_maze.tower.bots.witness import entered, equipment
from retro_maze.tower.condition import Condition
from retro_maze.tower.floor import Tower, plan_floor
from retro_maze.tower.recording import header_of
from retro_maze.tower.rooms import Rooms
from retro_maze.tower.trial import Trial
from tests.mistakes import BLOOD, mistakes

WIDTHS = (12, 6, 30)


class Wrong(NamedTuple):
    """A mistake: on which floor, in which of its conditions (0 the first), and what it is."""

    floor: int
    stage: int
    name: str

    @property
    def file(self) -> str:
        return f"{self.floor:02}-{self.stage + 1}-{self.name.replace(' ', '-')}.txt"


def all_wrong(tower: Tower) -> list[Wrong]:
    """Every mistake of every condition of every floor."""
    return [
        Wrong(floor, stage, name)
        for floor in range(1, tower.floors + 1)
        for stage in range(len(tower.rooms.of(floor).tasks))
        for name in mistakes(tower.rooms.of(floor), stage)
    ]


class Misread(Trial):
    """The conditions as a mistaken player reads them; the last one is what is really asked for,
    and only watched, so that a plan can keep from meeting it by accident."""

    def __init__(self, read: Trial, real: Trial, stage: int) -> None:
        self.conditions = [*read.conditions, real.conditions[stage]]
        self.stage = stage
        self.at = 0
        self.rings, self.lacking = False, ()

    @property
    def current(self) -> Condition | None:
        return self.conditions[self.at] if self.at < len(self.conditions) - 1 else None

    @property
    def met(self) -> bool:
        """Whether what is really asked for was done."""
        return self.conditions[-1].lit == self.conditions[-1].lamps

    def judge(self, stage: Stage) -> None:
        reached = self.at >= self.stage
        super().judge(stage)
        if reached:
            self.conditions[-1].tick(stage)


class Mistake(Open):
    """The conditions as they were misread, and not by accident those that are meant."""

    def done(self, world: World) -> bool:
        return super().done(world) and not met(world)

    def lost(self, world: World) -> bool:
        return met(world) or super().lost(world)


def met(world: World) -> bool:
    """Whether what is really asked for was done by a player who misread it."""
    return isinstance(world.law, Misread) and world.law.met


def mistaken(tower: Tower, wrong: Wrong) -> World:
    """The world as the mistaken player understands it."""
    real = entered(tower, plan_floor(tower, wrong.floor))
    if wrong.name == BLOOD:
        return real
    room = tower.rooms.of(wrong.floor)
    floors = list(tower.rooms.floors)
    tasks = mistakes(room, wrong.stage)[wrong.name]
    floors[wrong.floor - 1] = room._replace(tasks=tasks)
    dream_tower = tower._replace(rooms=Rooms(tuple(floors), 0))
    dream = entered(dream_tower, plan_floor(tower, wrong.floor))
    dream.law = Misread(trial(dream), trial(real), wrong.stage)
    return dream


class Spoil(Open):
    """To break the peace that a condition asks for: a kill just before the key or the hatch."""

    def done(self, world: World) -> bool:
        condition = current(world)
        return bool(condition and condition.failed)

    def to_lamp(self, world: World) -> int:
        condition = current(world)
        if condition is None or condition.task.kind != "pacifist":
            return NEVER  # it was kept
        event = condition.task["until"]
        until = fetch(self.scout, world, event)
        if any(monster.rewind > until for monster in world.monsters):
            return until
        if event == "hatch_open" and not world.player.has_key:
            return NEVER + until  # the dead would be wound up again on the way
        spot = world.key if event == "key" else world.hatch
        return 1000 + until + min(self._blood(world, spot, n) for n in range(len(world.monsters)))

    def _blood(self, world: World, spot: int, number: int) -> int:
        """Ticks to kill a monster, the dearer the farther it is from a cell."""
        monster = world.monsters[number]
        place = world.here if monster.mode in AWAY else world.cell_of(monster)
        ticks, self.scout.shut = kill(self.scout, world, monster), ()
        return ticks + 2 * self.scout.between(world, place, spot)


def trial(world: World) -> Trial:
    assert isinstance(world.law, Trial)
    return world.law


def stays_shut(world: World, stage: int) -> bool:
    """Whether the conditions before a stage are met, and this one is not."""
    return world.chest == NOWHERE and not world.chest_taken and trial(world).at == stage


def convinced(world: World, name: str) -> bool:
    """Whether the mistaken player must think that all is done."""
    condition = current(world)
    return bool(condition and condition.failed) if name == BLOOD else condition is None


def try_it(tower: Tower, wrong: Wrong, run: bytes) -> bool:
    """Whether a run shows the mistake."""
    real = entered(tower, plan_floor(tower, wrong.floor))
    dream = mistaken(tower, wrong)
    for pad in run:
        real.step(pad)
        dream.step(pad)
    return stays_shut(real, wrong.stage) and convinced(dream, wrong.name)


def find(tower: Tower, wrong: Wrong) -> bytes:
    """The pads of a run that shows the mistake; empty where none was found."""
    for width in WIDTHS:
        world = mistaken(tower, wrong)
        aim = Spoil() if wrong.name == BLOOD else Mistake()
        run = Planner(width, world.clock or 9000, aim).plan(world)
        if run and try_it(tower, wrong, run):
            return run
    return b""


def record(tower: Tower, wrong: Wrong, old: bytes = b"") -> Replay | None:
    """The recording of a mistaken run in the real world: the old one, if it still is wrong."""
    run = old if old and try_it(tower, wrong, old) else find(tower, wrong)
    if not run:
        return None
    plan = plan_floor(tower, wrong.floor)
    kit, vigor = equipment(tower, wrong.floor)
    tape = Tape(header_of(tower, plan, kit, vigor=vigor))
    world = entered(tower, plan)
    for pad in run:
        world.step(pad)
        tape.note(pad, world)
    return tape.finish(world)
