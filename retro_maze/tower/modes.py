"""The ways to play a tower: one record a mode."""

from typing import NamedTuple


class Mode(NamedTuple):
    """What makes a mode what it is; the defaults are those of a game for points."""

    story: bool = False  # a lethal touch costs hit points, and lives are not counted
    kept: bool = False  # the playthrough goes on where it was left, and the lift knows its floors
    clock: int = 2  # halves of a floor's time; 0: neither clock nor red minute
    speed: int = 100  # per cent of the usual ticks; the player may have set fewer
    flashing: bool = True  # False: nothing blinks fast, whatever the player has set
    points: bool = False  # its table is ranked by points; others by time


STORY, ARCADE, CALM, PRACTICE, DAILY = "story", "arcade", "calm", "practice", "daily"
MODES = {
    STORY: Mode(story=True, kept=True),
    ARCADE: Mode(kept=True, points=True),
    CALM: Mode(story=True, kept=True, clock=0, speed=80, flashing=False),
    PRACTICE: Mode(story=True),
    DAILY: Mode(points=True),
}
KEPT = tuple(name for name, mode in MODES.items() if mode.kept)
