"""What happened in a tick: the one way in which the world tells screen, sound and conditions."""

from typing import NamedTuple


class Event(NamedTuple):
    """One happening; x and y are its place in sub-units (1/8 px) from the first cell's centre."""

    kind: str
    what: str = ""  # a monster's kind, a treasure, a reason: KINDS says which
    n: int = 0  # a number: hit points, a direction, a count
    x: int = 0
    y: int = 0


KINDS = {  # kind: what `what` and `n` mean
    "step": "the player arrived on a cell's centre; n is the direction",
    "bump": "the player began to push a wall; n is the direction",
    "key": "the key was taken",
    "hatch_open": "the key holder reached a cell joined to the hatch, and it opened",
    "cleared": "the player stepped onto the open hatch: the floor is done",
    "second": "a second of the clock has passed; n is how many are left",
    "time_up": "the clock has run out: the floor is lost",
}
