"""The Tuning Fork: it rings, and an arrow points to the key."""

from retro_maze.engine.stage import NOWHERE, Stage
from retro_maze.front.view.wren import SIDES

GREETING = 180  # ticks at the start of a floor
STILL = 60  # ticks of standing until it rings again


class Fork:
    """Where the arrow points now: "up", "right", "down", "left", or nothing."""

    def __init__(self) -> None:
        self.arrow = ""
        self.still = 0

    def tick(self, stage: Stage) -> bool:
        """Goes on by a tick; True when it rings."""
        self.still = 0 if stage.player.moving else self.still + 1
        sounds = stage.tick <= GREETING or self.still >= STILL
        wanted = stage.key != NOWHERE and not stage.player.has_key and not stage.outcome
        before = self.arrow
        self.arrow = SIDES[_way(stage)] if sounds and wanted else ""
        return bool(self.arrow and not before)


def _way(stage: Stage) -> int:
    """The direction of the longer axis towards the key."""
    x, y = stage.centre(stage.key)
    dx, dy = x - stage.player.x, y - stage.player.y
    if abs(dx) >= abs(dy):
        return 1 if dx > 0 else 3
    return 2 if dy > 0 else 0
