"""What happened in a tick: the one way in which the world tells screen, sound and conditions."""

from typing import NamedTuple


class Event(NamedTuple):
    """One happening; x and y are its place in sub-units (1/8 px) from the first cell's centre."""

    kind: str
    what: str = ""
    n: int = 0
    x: int = 0
    y: int = 0


KINDS = {  # kind: what happened, and what `what` and `n` mean
    "step": "the player arrived on a cell's centre; n is the direction",
    "bump": "the player began to push a wall; n is the direction",
    "draw": "the blade begins to come out",
    "out": "the blade is out",
    "sheathe": "the blade begins to go in",
    "in": "the blade is in again, after a draw that was not finished",
    "toggle": "the blade is in again, after it was fully out",
    "wall_break": "the pick opened an inner wall; n is the direction",
    "clank": "a tool did nothing; what: hand2, hand3, front, outer, worn",
    "whistle": "the monsters stand still for a while",
    "refuse": "something was not granted; what: locked, crown, whistle",
    "key": "the key was taken",
    "hatch_open": "the key holder reached a cell joined to the hatch, and it opened",
    "cleared": "the floor is done",
    "chest_falls": "the strongbox appears on the start cell",
    "treasure": "the strongbox was opened; what is the treasure",
    "hurt": "the player lost n hit points at once; what did it",
    "die": "the player has no hit points left; what did it",
    "revive": "a spare spring undid a death; what did it",
    "coat": "the Mainspring Coat took a bolt; what shot it",
    "block": "the dial stopped a bolt; what shot it; n: side | moving << 2 | blade out << 3",
    "cross": "contact has lasted 6 ticks; what was met, n is 1 when the blade is out",
    "struck": "the blade wears a monster down; what it is, n its hit points",
    "kill": "a monster died; what it is, n the score",
    "wind_up": "a dead monster that is still needed is back; what it is",
    "shot": "a bolt leaves; what shot it, n the direction",
    "fizzle": "a bolt ends at a wall; what is its kind",
    "fire": "a cell begins to burn; n is the cell",
    "tremble": "a blot is about to hop; what it is",
    "hop": "a blot hops; what it is",
    "appear": "a monster comes into sight; what it is",
    "spring": "a coil springs",
    "slide": "a monster goes into a wall; what it is",
    "inhale": "a furnace draws breath",
    "breathe": "a furnace breathes flame",
    "expose": "a false hatch was stepped on",
    "phase": "a monster of several phases begins the next; what it is, n the phase",
    "comes": "the boss enters in a phase; n is the phase",
    "true_song": "the true one of four birds sings",
    "lamp": "a condition came a step nearer; n lamps are lit now",
    "tock": "a condition fell back; n lamps are lit now",
    "stage": "one condition of several is done; n is how many",
    "failed": "a condition can not be met any more",
    "second": "a second of the clock has passed; n is how many are left",
    "red_minute": "the clock has run out, the red minute begins",
    "time_up": "the red minute is over: the floor is lost",
}
