"""A player that is good to look at: it plans a whole floor at once, then plays the plan."""

from retro_maze.engine.world import World
from retro_maze.tower.bots.plan import Planner
from retro_maze.tower.bots.walker import Walker


class Player:
    """Answers with the pad of a planned run; plans again when the world is not the expected one.

    Planning takes seconds, on the first call for a floor. Without any plan it just walks.
    """

    def __init__(self, width: int = 12) -> None:
        self.width = width  # how many worlds the plan compares at a time
        self.run = b""
        self.began = 0  # the tick before the run's first pad
        self.expected = -1  # the tick at which the next pad of the run is due

    def pad(self, world: World) -> int:
        """The buttons to hold in the next tick."""
        if world.tick != self.expected or world.tick - self.began >= len(self.run):
            self.run = Planner(self.width, world.tick + 9000).plan(world)
            self.began = world.tick
        self.expected = world.tick + 1
        if not self.run:
            return Walker().pad(world)
        return self.run[world.tick - self.began]
