"""The trembling of the view when something heavy or hot happens. For the eye alone."""

from typing import NamedTuple

from retro_maze.engine.actors import CELL
from retro_maze.engine.events import Event
from retro_maze.engine.stage import Stage
from retro_maze.front.view.things import lands

FELT = 6 * CELL  # sub-units of way
BEAT = 3  # ticks from one side to the other
WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1))


class Jolt(NamedTuple):
    """How far the view is thrown, and for how long it trembles."""

    pixels: int
    ticks: int


JOLTS = {  # by the event's kind
    "red_minute": Jolt(2, 36),
    "fire": Jolt(1, 9),
    "breathe": Jolt(1, 12),
    "wall_break": Jolt(1, 9),
    "die": Jolt(2, 12),
    "phase": Jolt(3, 24),
    "comes": Jolt(3, 30),
    "weight": Jolt(2, 12),
    "bell_stroke": Jolt(2, 30),
}
THUMP = Jolt(2, 10)  # of a strongbox that lands


class Shake:
    """Follows by ticks; a stronger jolt takes a weaker one's place."""

    def __init__(self) -> None:
        self.jolt = Jolt(0, 0)
        self.left = 0  # ticks

    def note(self, stage: Stage, events: list[Event]) -> None:
        """Takes what a tick of the world told; what is far away is not felt."""
        x, y = stage.player.x, stage.player.y
        for event in events:
            if event.kind in JOLTS and abs(event.x - x) + abs(event.y - y) <= FELT:
                self._begin(JOLTS[event.kind])

    def tick(self, stage: Stage) -> None:
        self.left -= self.left > 0
        if lands(stage):
            self._begin(THUMP)

    @property
    def offset(self) -> tuple[int, int]:
        """Pixels by which the view is off its place; less and less."""
        if not self.left:
            return 0, 0
        force = -(-self.jolt.pixels * self.left // self.jolt.ticks)
        along, down = WAYS[self.left // BEAT % len(WAYS)]
        return along * force, down * force

    def _begin(self, jolt: Jolt) -> None:
        if jolt.pixels >= self.jolt.pixels or not self.left:
            self.jolt, self.left = jolt, jolt.ticks
