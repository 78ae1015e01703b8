"""A fair player: knows what is to be seen and the rules, not the future, and reacts with a delay.

While nobody is near it goes on its errand. Else it imagines the floor a little ahead, since what
it decides reaches its fingers only some ticks later, and compares a few runs there.
"""

from collections import deque

from retro_maze.engine.actors import Monster
from retro_maze.engine.stage import NOWHERE, SECOND
from retro_maze.engine.world import World
from retro_maze.maze.chips import Xorshift16
from retro_maze.tower.bots.aims import Leave
from retro_maze.tower.bots.atlas import FAR, Cells, along
from retro_maze.tower.bots.caution import Caution, burning, dangers, flying
from retro_maze.tower.bots.duties import DUTIES
from retro_maze.tower.bots.errands import Desk, Errand, follow, walk
from retro_maze.tower.bots.eyes import Eyes, imagine
from retro_maze.tower.bots.paces import current, rings
from retro_maze.tower.bots.plan import HALF
from retro_maze.tower.bots.scout import NEVER
from retro_maze.tower.rooms import Room
from retro_maze.tower.treasures import Kit

PATIENCE = 10 * SECOND  # ticks without getting nearer, after which it goes somewhere else ...
STROLL = 6 * SECOND  # ... for so long
HURRY = 10 * SECOND  # ticks that it keeps in reserve for the way out
FRESH = 24  # ticks that must be left of a plan before it is made anew
MIND_THE_TIME = SECOND // 2  # ticks between two looks at the clock


class Wish(Leave):
    """What a fair player wants: the floor; and its errand, where nothing else tells the way."""

    def __init__(self, box: bool) -> None:
        super().__init__(box)
        self.steps: list[int] = []  # of the errand, by cell
        self.strolls = False  # the errand is all that counts

    def lost(self, world: World) -> bool:
        condition = current(world)
        failed = self.box and bool(condition and condition.failed)
        dead = world.outcome in ("dead", "lost")
        return failed or dead or (world.outcome != "" and not self.done(world))

    def left(self, world: World) -> int:
        return self._way(world) if self.strolls and not world.outcome else super().left(world)

    def to_lamp(self, world: World) -> int:
        ticks = super().to_lamp(world)
        return NEVER + self._way(world) if ticks >= NEVER else ticks

    def _way(self, world: World) -> int:
        return along(self.steps, world, world.player) // world.player.gear.speed


class Fair:
    """Plays one floor; `delay` is how many ticks its fingers are behind its eyes, `luck`
    counts its tries: each goes otherwise, and with more care."""

    def __init__(
        self,
        world: World,
        room: Room,
        kit: Kit,
        delay: int = 6,
        box: bool = True,
        luck: int = 0,
    ) -> None:
        self.eyes = Eyes(world, room, kit)
        self.wish = Wish(box)
        self.caution = Caution(self.wish, luck)
        self.delay = delay
        self.chip = Xorshift16(1 + delay + 64 * luck)
        self.decided: deque[int] = deque()  # pads that are on their way to the fingers
        self.told: tuple[object, ...] = ()  # what it saw of those near when it decided last
        self.errand = walk(self.wish.scout, world, (world.start,))
        self.next = world.tick  # when it looks again
        self.search = NOWHERE  # the cell where it looks for somebody
        self.stroll: Cells = ()  # where it goes when it got stuck
        self.best, self.since = NEVER * 9, world.tick  # the nearest it came, and when
        self.clock_seen = world.tick

    def pad(self, world: World) -> int:
        """The buttons to hold in the next tick."""
        if world.tick >= self.next:
            self.next = world.tick + HALF // world.player.gear.speed
            self._look(world)
        return self.decided.popleft() if self.decided else follow(world, self.errand)

    def stuck(self, world: World) -> bool:
        """Whether the hatch, which it may not enter yet, is between it and what it wants."""
        return self.errand.steps[world.here] >= FAR and not self.stroll

    def _look(self, world: World) -> None:
        self.eyes.look(world)
        self.wish.scout.mapped = self.eyes.knows_all
        sketch = self.eyes.sketch(world)
        if world.tick >= self.clock_seen + MIND_THE_TIME:
            self._mind_the_time(sketch)
        self.errand = self._errand(sketch)
        self.wish.steps, self.wish.strolls = self.errand.steps, bool(self.stroll)
        near = dangers(self.wish.scout, sketch)
        bolts = flying(sketch)
        steps = self.wish.scout.atlas.table(sketch, (sketch.here,))
        if near or bolts or burning(sketch, steps):
            told = (len(bolts), tuple(sketch.fires), *((m.kind, m.mode, m.heading) for m in near))
            if told != self.told or len(self.decided) < self.delay + FRESH:
                self.told = told
                self._decide(sketch, near)

    def _decide(self, sketch: World, near: list[Monster]) -> None:
        """What to do when the pads that are on their way will have been pressed."""
        while len(self.decided) > self.delay:
            self.decided.pop()
        view = imagine(sketch, [m for m in sketch.monsters if m in near or not m.alive], self.chip)
        for pad in self.decided:
            view.step(pad)
        while len(self.decided) < self.delay:
            pad = follow(view, self.errand)
            self.decided.append(pad)
            view.step(pad)
        self.decided.extend(self.caution.choose(view, self.errand))

    def _errand(self, sketch: World) -> Errand:
        scout, player = self.wish.scout, sketch.player
        scout.shut = ()
        if self.stroll:
            scout.shut = (sketch.hatch,) if player.has_key else ()
            return walk(scout, sketch, self.stroll)
        if not self.wish.owed(sketch) and not rings(sketch):
            return walk(scout, sketch, (sketch.hatch if player.has_key else sketch.key,))
        scout.shut = (sketch.hatch,) if player.has_key else ()
        condition = current(sketch)
        if condition is None:
            return walk(scout, sketch, (sketch.start,))
        desk = Desk(scout, sketch, lambda: self._unseen(sketch))
        return DUTIES[condition.task.kind](desk, condition)

    def _unseen(self, sketch: World) -> Cells:
        """The cell where it looks for what it does not see; the same one until it is seen."""
        stale = self.eyes.stale(sketch.tick)
        if self.search not in stale:
            shut = (*self.wish.scout.shut, *(() if sketch.player.has_key else (sketch.key,)))
            steps = self.wish.scout.atlas.table(sketch, (sketch.here,), shut)
            self.search = min(stale, key=lambda cell: steps[cell])
        return (self.search,)

    def _mind_the_time(self, sketch: World) -> None:
        """Gives the strongbox up when the clock runs out, and a way that leads nowhere."""
        self.clock_seen = sketch.tick
        out = Leave(box=False)
        out.scout = self.wish.scout
        if sketch.clock and not rings(sketch):
            reserve = HURRY + out.left(sketch) * 3 // 2
            self.wish.box = self.wish.box and sketch.clock - sketch.tick > reserve
        self.wish.strolls = False
        left = self.wish.left(sketch)
        if left < self.best - 8:
            self.best, self.since = left, sketch.tick
        self.caution.waited = waited = sketch.tick - self.since
        if waited > PATIENCE + STROLL:
            self.stroll, self.best, self.since = (), NEVER * 9, sketch.tick
        elif waited > PATIENCE and not self.stroll:
            there = self.chip.below(len(sketch.doors))
            self.stroll = (there if there != sketch.here else sketch.start,)
