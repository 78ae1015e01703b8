"""The change from one scene to the next: two plates close over the old, and open on the new."""

from collections.abc import Callable

import pyxel

from retro_maze.front.scenes.scene import Scene
from retro_maze.front.view import dial
from retro_maze.front.view.palette import BRASS, COPPER, INK, NIGHT, PAPER, SLATE

TICKS = 16  # to close, and to open again
WIDTH, HALF = 256, 120
EDGE, SHEET, RADIUS = 4, 24, 38  # pixels
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
    """Both plates, each `gap` pixels away from the middle; they slow down as they meet.

    Each bears half of a clock's face.
    """
    for top, edge, middle in (
        (-gap, HALF - gap - EDGE, HALF - gap),
        (HALF + gap, HALF + gap, HALF + gap),
    ):
        pyxel.clip(0, top, WIDTH, HALF)
        _draw_plate(top)
        pyxel.rect(0, edge, WIDTH, EDGE, COPPER)
        pyxel.rect(0, edge, WIDTH, 1, BRASS)
        for x in range(RIVETS // 2, WIDTH, RIVETS):
            pyxel.rect(x, edge + 1, 2, 2, INK)
        dial.draw_face(WIDTH // 2, middle, RADIUS, dial.MINUTES)
        dial.draw_hand(WIDTH // 2, middle, 0, RADIUS - 9, PAPER, True)
        dial.draw_pin(WIDTH // 2, middle)
    pyxel.clip()


def _draw_plate(top: int) -> None:
    """Sheets of iron, laid like bricks and riveted."""
    pyxel.rect(0, top, WIDTH, HALF, INK)
    for row in range(HALF // SHEET):
        y = top + row * SHEET
        pyxel.rect(0, y, WIDTH, 1, SLATE)
        pyxel.rect(0, y + SHEET - 1, WIDTH, 1, NIGHT)
        for x in range(row % 2 * RIVETS, WIDTH, 2 * RIVETS):
            pyxel.rect(x, y, 1, SHEET - 1, SLATE)
            for left in (x - 4, x + 4):
                for low in (y + 4, y + SHEET - 6):
                    pyxel.rect(left, low, 2, 2, SLATE)
