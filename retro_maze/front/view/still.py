"""The picture stands for two ticks when the blade hits, so that the hit is felt.

Only the picture: the world goes on below it, tick by tick.
"""

import pyxel

from retro_maze.engine.events import Event

STANDS = 2  # ticks that show the picture of the hit again
ANEW = 24  # ticks without a hit after which the next one is a first one


class Still:
    """Holds a window of `wide` x `high` pixels at the screen's row `top`."""

    def __init__(self, wide: int, high: int, top: int) -> None:
        self.picture = pyxel.Image(wide, high)
        self.top = top
        self.left = 0  # ticks, that of the hit and its end counted
        self.kept = False  # whether the picture of the hit has been drawn
        self.since = ANEW  # ticks since a hit

    def note(self, events: list[Event]) -> None:
        """A death is always felt; of a row of hits the first."""
        for event in events:
            first = event.kind == "struck" and self.since >= ANEW
            if first or event.kind == "kill":
                self.left, self.kept = 2 + STANDS, False  # its own tick ends after it was told
            if event.kind in ("struck", "kill"):
                self.since = 0

    def tick(self) -> None:
        self.since += 1
        self.left -= self.left > 0

    def show(self) -> bool:
        """Draws the picture of the hit, when there is one to be seen yet."""
        if not (self.left and self.kept):
            return False
        pyxel.blt(0, self.top, self.picture, 0, 0, self.picture.width, self.picture.height)
        return True

    def keep(self) -> None:
        """Called when the window was drawn: keeps it if it is that of a hit."""
        if self.left and not self.kept:
            size = self.picture.width, self.picture.height
            self.picture.blt(0, 0, pyxel.screen, 0, self.top, *size)
            self.kept = True
