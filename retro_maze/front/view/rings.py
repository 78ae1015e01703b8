"""Rings of light that run out from where something happened."""

from typing import NamedTuple

import pyxel

from retro_maze.engine.events import Event
from retro_maze.front.view.palette import BRASS, LAMP, PAPER, SKY, VERDIGRIS

CENTRE = 16  # pixels from a place's sprite corner origin to the middle of its cell


class Ring(NamedTuple):
    reach: int  # pixels
    ticks: int
    colour: int


RINGS = {  # by the event's kind
    "key": Ring(26, 16, LAMP),
    "stage": Ring(22, 16, LAMP),
    "treasure": Ring(36, 24, PAPER),
    "revive": Ring(40, 24, VERDIGRIS),
    "whistle": Ring(150, 36, SKY),
    "true_song": Ring(20, 16, LAMP),
    "phase": Ring(60, 30, PAPER),
    "wind_up": Ring(14, 14, BRASS),
}


class Rings:
    """All that run now."""

    def __init__(self) -> None:
        self.all: list[tuple[Ring, int, int, int]] = []  # ring, x, y, the tick it began

    def note(self, events: list[Event], tick: int) -> None:
        for event in events:
            if event.kind in RINGS:
                x, y = CENTRE + event.x // 8, CENTRE + event.y // 8
                self.all.append((RINGS[event.kind], x, y, tick))

    def forget(self, tick: int) -> None:
        """Drops those that have run out."""
        self.all = [one for one in self.all if tick - one[3] < one[0].ticks]

    def draw(self, tick: int) -> None:
        """Fast at first, then slower; thin at last."""
        for ring, x, y, began in self.all:
            left = ring.ticks - (tick - began)
            radius = ring.reach - ring.reach * left * left // (ring.ticks * ring.ticks)
            if 3 * left < ring.ticks:
                pyxel.dither(0.5)
            pyxel.circb(x, y, radius, ring.colour)
            pyxel.dither(1)
