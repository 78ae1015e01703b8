"""What the player carries and under which rules a floor is played: plain numbers."""

from typing import NamedTuple


class Gear(NamedTuple):
    """The sum of all treasures carried; the defaults are those of bare hands."""

    speed: int = 6  # sub-units a tick; divides 192
    hand: int = 1  # hit points that a tick of the blade takes
    dial: int = 1  # 1 front or left, 2 also front with the blade out, 3 all but the back
    draw: int = 16  # ticks
    sheathe: int = 12  # ticks
    hp: int = 48
    vigor: int = 0  # hit points above the maximum, for one floor
    picks: int = 0  # walls that can be broken on a floor
    mail: bool = False  # contact costs every second tick only
    salve: bool = False  # fire costs 1 hit point in four ticks and kills nobody
    coat: bool = False  # the first unblocked bolt of a floor does nothing
    whistle: bool = False  # monsters can be told to stand still once a floor
    springs: int = 0  # deaths that are undone on the spot
    proof: tuple[str, ...] = ()  # kinds of monsters whose touch is harmless


class Rules(NamedTuple):
    """How a floor is played."""

    story: bool = True  # a lethal touch costs hit points instead of the floor
    toggle: bool = False  # the blade button is pressed, not held
    red_ticks: int = 3600  # how long the red minute lasts after the clock has run out
    clock: int = 2  # halves of the floor's time that are given; 0: no clock and no red minute

    def state(self) -> tuple[object, ...]:
        """What of them can change play beside the stage's own clock, as plain values."""
        return (self.story, self.toggle, self.red_ticks)
