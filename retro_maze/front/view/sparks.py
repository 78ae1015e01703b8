"""Dust, sparks and splinters: what the events of a tick throw up. For the eye alone.

Places and speeds are in sixteenths of a pixel of the floor's picture.
"""

from typing import NamedTuple

import pyxel

from retro_maze.engine.events import Event
from retro_maze.front.view.palette import (
    BRASS,
    COPPER,
    CREST,
    INK,
    LAMP,
    PAPER,
    RED,
    SKY,
    SLATE,
    STEEL,
    VERDIGRIS,
    WALL,
)
from retro_maze.maze import chip

UNIT = 16
CENTRE = 16  # pixels from a place's sprite corner origin to the middle of its cell
MOST = 160  # at once


class Burst(NamedTuple):
    """What one event throws up."""

    many: int
    speed: int  # the fastest
    fall: int  # added to the downward speed every tick
    ticks: int  # the longest life
    colours: tuple[int, ...]
    low: int = 0  # pixels below the middle where it starts


BURSTS = {  # by the event's kind
    "step": Burst(2, 4, 0, 12, (SLATE,), 6),
    "bump": Burst(6, 12, 0, 14, (SLATE, STEEL)),
    "key": Burst(24, 30, 1, 40, (LAMP, BRASS, PAPER)),
    "hatch_open": Burst(16, 20, 1, 30, (SLATE, STEEL, COPPER)),
    "cleared": Burst(20, 24, -1, 40, (LAMP, PAPER)),
    "lamp": Burst(10, 16, -1, 30, (LAMP, BRASS)),
    "stage": Burst(16, 20, -1, 36, (LAMP, BRASS, PAPER)),
    "chest_falls": Burst(8, 12, 0, 40, (SLATE, STEEL), 8),
    "treasure": Burst(32, 32, 1, 50, (LAMP, BRASS, PAPER, SKY)),
    "hurt": Burst(12, 28, 2, 24, (RED, PAPER)),
    "die": Burst(20, 24, 2, 50, (BRASS, STEEL, SLATE)),
    "revive": Burst(24, 24, -1, 50, (LAMP, VERDIGRIS, PAPER)),
    "block": Burst(12, 32, 1, 18, (LAMP, PAPER)),
    "coat": Burst(12, 32, 1, 18, (VERDIGRIS, PAPER)),
    "struck": Burst(8, 30, 1, 16, (LAMP, PAPER)),
    "kill": Burst(16, 28, 1, 30, (PAPER, STEEL, SLATE)),
    "wall_break": Burst(18, 26, 2, 34, (CREST, WALL, SLATE)),
    "fizzle": Burst(6, 16, 0, 14, (LAMP, RED)),
    "fire": Burst(8, 16, -1, 24, (LAMP, RED)),
    "expose": Burst(14, 16, -1, 40, (SLATE, INK)),
    "phase": Burst(30, 40, 0, 50, (PAPER, LAMP, STEEL)),
    "true_song": Burst(10, 18, -1, 30, (LAMP, SKY)),
}
STEAM = Burst(7, 14, 0, 22, (PAPER, STEEL, SLATE), 4)  # from a hatch, step by step


class Sparks:
    """All particles of a floor. Its chance is the show's own; the rules never see it."""

    def __init__(self) -> None:
        self.draws = chip("xorshift16", 1)
        self.all: list[list[int]] = []  # x, y, speed x, speed y, fall, ticks left, colour

    def note(self, events: list[Event]) -> None:
        """Throws up what a tick's events call for."""
        for event in events:
            burst = BURSTS.get(event.kind)
            if burst:
                self.throw(burst, CENTRE + event.x // 8, CENTRE + event.y // 8)

    def throw(self, burst: Burst, x: int, y: int) -> None:
        """One burst around a pixel of the floor's picture."""
        below = self.draws.below
        for _ in range(min(burst.many, MOST - len(self.all))):
            speeds = [below(2 * burst.speed + 1) - burst.speed for _ in "xy"]
            life = burst.ticks // 2 + below(burst.ticks // 2 + 1)
            colour = burst.colours[below(len(burst.colours))]
            start = [x * UNIT, (y + burst.low) * UNIT]
            self.all.append([*start, *speeds, burst.fall, life, colour])

    def tick(self) -> None:
        """Moves everything on; what has burnt out is gone."""
        for one in self.all:
            one[0] += one[2]
            one[1] += one[3]
            one[3] += one[4]
            one[5] -= 1
        self.all = [one for one in self.all if one[5] > 0]

    def draw(self) -> None:
        for x, y, _, _, _, life, colour in self.all:
            size = 2 if life > 12 else 1
            pyxel.rect(x // UNIT, y // UNIT, size, size, colour)
