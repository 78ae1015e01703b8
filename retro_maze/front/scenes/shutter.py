"""The change from one scene to the next: two plates close over the old, and open on the new."""

from collections.abc import Callable

import pyxel

from retro_maze.front.scenes.scene import Scene
from retro_maze.front.view.palette import BRASS, COPPER, INK, SLATE

TICKS = 16  # to close, and to open again
WIDTH, HALF = 256, 120
RIVETS = 32  # pixels apart


class Shutter(Scene):
    """Closes over `old`; `make` builds the next scene behind the plates."""

    def __init__(self, old: Scene, make: Callable[[], Scene]) -> None:
        self.old = old
        self.make = make
        self.new: Scene | None = None
        self.ticks = 0

    def update(self) -> Scene:
        self.ticks += 1
        if self.ticks == TICKS + 1:  # one whole frame is closed, so a slow build is not seen
            self.new = self.make()
        if self.new and self.ticks > 2 * TICKS:
            return self.new
        return self

    def draw(self) -> None:
        (self.new or self.old).draw()
        away = abs(TICKS - self.ticks)
        _draw_plates(HALF * away * away // (TICKS * TICKS))


def _draw_plates(gap: int) -> None:
    """Both plates, each `gap` pixels away from the middle; they slow down as they meet."""
    for top, edge in ((-gap, HALF - gap - 4), (HALF + gap, HALF + gap)):
        pyxel.rect(0, top, WIDTH, HALF, INK)
        for row in range(20, HALF, 20):
            pyxel.rect(0, top + row, WIDTH, 1, SLATE)
        pyxel.rect(0, edge, WIDTH, 4, COPPER)
        pyxel.rect(0, edge, WIDTH, 1, BRASS)
        for x in range(RIVETS // 2, WIDTH, RIVETS):
            pyxel.rect(x, edge + 1, 2, 2, INK)
