"""A fair player: knows what is to be seen and the rules, not the future, and reacts with a delay.

It imagines the floor as it saw it some ticks ago, lets that go on to now, and tries a few paces.
"""

from retro_maze.engine.stage import SECOND
from retro_maze.engine.world import World
from retro_maze.maze.chips import Xorshift16
from retro_maze.tower.bots.aims import Leave
from retro_maze.tower.bots.atlas import Cells
from retro_maze.tower.bots.eyes import Eyes
from retro_maze.tower.bots.paces import rings, threatened
from retro_maze.tower.bots.plan import HALF, Node, Planner
from retro_maze.tower.bots.scout import NEVER
from retro_maze.tower.rooms import Room
from retro_maze.tower.treasures import Kit

QUIET, WARY = (2, 1), (4, 4)  # width and depth of the look ahead, without and with danger
PATIENCE = 20 * SECOND  # ticks without getting nearer, after which it goes somewhere else ...
STROLL = 6 * SECOND  # ... for so long
HURRY = 10 * SECOND  # ticks that it keeps in reserve for the way out


class Wish(Leave):
    """What a fair player wants: the floor; to look around, where it does not know enough."""

    def __init__(self, box: bool) -> None:
        super().__init__(box)
        self.stale: Cells = ()  # cells worth a look
        self.stroll: Cells = ()  # where it goes when it got stuck

    def lost(self, world: World) -> bool:
        return world.outcome in ("dead", "lost") or (world.outcome != "" and not self.done(world))

    def left(self, world: World) -> int:
        if self.stroll and not world.outcome:
            self.scout.shut = (world.hatch,) if world.player.has_key else ()
            return self.scout.walk(world, *self.stroll)
        return super().left(world)

    def to_lamp(self, world: World) -> int:
        ticks = super().to_lamp(world)
        return NEVER + self.scout.walk(world, *self.stale) if ticks >= NEVER else ticks


class Fair:
    """Plays one floor; `delay` is how many ticks old the others are as it sees them."""

    def __init__(
        self, world: World, room: Room, kit: Kit, delay: int = 6, box: bool = True
    ) -> None:
        self.eyes = Eyes(world, room, kit)
        self.wish = Wish(box)
        self.delay = delay
        self.chip = Xorshift16(1 + delay)
        self.held = 0
        self.next = world.tick  # when it decides again
        self.views: list[tuple[int, World]] = []  # pictures, and the tick each is kept for
        self.best, self.since = NEVER * 9, world.tick  # the nearest it came, and when

    def pad(self, world: World) -> int:
        """The buttons to hold in the next tick."""
        slot = HALF // world.player.gear.speed
        if self.delay and (self.next - self.delay - world.tick) % slot == 0:
            self.eyes.look(world)
            self.views.append((world.tick + self.delay, self.eyes.picture(world, self.chip)))
        if world.tick >= self.next:
            self.next = world.tick + slot
            self.held = self._decide(world)
        for _, view in self.views:
            view.step(self.held)
        return self.held

    def _decide(self, world: World) -> int:
        self.eyes.look(world)
        view = self._view(world)
        self.wish.stale = self.eyes.stale(world.tick)
        self._mind_the_time(world, view)
        width, depth = WARY if threatened(view) else QUIET
        planner = Planner(width, aim=self.wish)
        beam, ahead = [Node(view, None, bytes((self.held,)), 0)], [Node(view, None, b"", 0)]
        for _ in range(depth):
            beam = planner.choose(planner.grow(beam))
            ahead = beam or ahead
        return ahead[0].run()[1] if len(ahead[0].run()) > 1 else self.held

    def _view(self, world: World) -> World:
        """Now, with the others as they were seen a while ago and must have gone on."""
        view = self.eyes.picture(world, self.chip)
        self.views = [(tick, old) for tick, old in self.views if tick >= world.tick]
        if self.views and self.views[0][0] == world.tick:
            _, old = self.views.pop(0)
            view.monsters, view.streams, view.bolts = old.monsters, old.streams, old.bolts
        return view

    def _mind_the_time(self, world: World, view: World) -> None:
        """Gives the strongbox up when the clock runs out, and a way that leads nowhere."""
        out = Leave(box=False)
        out.scout = self.wish.scout
        if world.clock and not rings(world):
            reserve = HURRY + out.left(view) * 3 // 2
            self.wish.box = self.wish.box and world.clock - world.tick > reserve
        left = self.wish.left(view)
        if left < self.best - 8:
            self.best, self.since = left, world.tick
        if world.tick - self.since > PATIENCE + STROLL:
            self.wish.stroll, self.best, self.since = (), NEVER * 9, world.tick
        elif world.tick - self.since == PATIENCE or (
            world.tick - self.since > PATIENCE and not self.wish.stroll
        ):
            self.wish.stroll = (self.chip.below(world.columns * world.rows),)
