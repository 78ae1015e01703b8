"""The fifteen kinds of monsters and the boss: one record a kind."""

from typing import NamedTuple


class Kind(NamedTuple):
    """What all monsters of a kind share."""

    name: str
    family: str
    hp: int
    speed: int  # sub-units a tick while it walks; 0 for those that hop, appear or spring
    score: int
    hand: int  # the player's hand that can hurt it
    threat: int  # in halves: what it adds to a floor's difficulty
    touch: str  # what meeting it with the blade away does: "lethal", "hurt16" or "none"
    wears: int  # hit points a tick that it costs to fight with the blade out
    heals: int  # hit points for killing it
    shoots: bool = False
    killable: bool = True
    armoured: bool = False  # the blade does nothing from the front
    summoned: bool = False  # it comes and goes with another; no condition counts it
    phases: tuple[int, ...] = ()  # hit points phase by phase, for those that fall several times


KINDS = {
    "blot_g": Kind("Oilblot", "blot", 1, 0, 30, 1, 2, "lethal", 0, 0),
    "blot_k": Kind("Inkblot", "blot", 1, 0, 50, 1, 3, "lethal", 0, 0),
    "blot_r": Kind("Spitblot", "blot", 1, 0, 80, 1, 4, "lethal", 0, 0, shoots=True),
    "sentry_b": Kind("Brass Sentry", "sentry", 24, 4, 300, 1, 6, "lethal", 1, 8),
    "sentry_s": Kind("Steel Sentry", "sentry", 48, 4, 600, 1, 8, "lethal", 1, 12),
    "echo": Kind("Echo", "sentry", 48, 6, 1000, 1, 10, "lethal", 1, 16),
    "cuckoo": Kind("Cuckoo", "cuckoo", 1, 0, 200, 1, 6, "none", 0, 0, shoots=True),
    "cuckoo_b": Kind("Bell Cuckoo", "cuckoo", 1, 0, 400, 1, 8, "none", 0, 0, shoots=True),
    "cuckoo_e": Kind("Ember Cuckoo", "cuckoo", 1, 0, 500, 1, 10, "none", 0, 0, shoots=True),
    "draft": Kind("Draft", "draft", 16, 8, 800, 1, 10, "none", 0, 4, shoots=True),
    "spark_b": Kind("Blue Spark", "spark", 0, 8, 0, 9, 8, "lethal", 0, 0, killable=False),
    "spark_r": Kind("Red Spark", "spark", 0, 16, 0, 9, 10, "lethal", 0, 0, killable=False),
    "coil": Kind("Coil", "coil", 56, 16, 900, 2, 10, "hurt16", 1, 12),
    "furnace": Kind("Furnace", "furnace", 72, 2, 2000, 2, 14, "lethal", 2, 24, armoured=True),
    "false_hatch": Kind("False Hatch", "mimic", 0, 0, 100, 9, 1, "none", 0, 0, killable=False),
    "caesura": Kind(
        "Caesura", "boss", 96, 8, 10000, 3, 60, "lethal", 1, 0, shoots=True, phases=(60, 9, 96)
    ),
    "song": Kind("False Song", "boss", 1, 0, 0, 1, 0, "none", 0, 0, shoots=True, summoned=True),
}

FAMILIES = ("blot", "sentry", "cuckoo", "draft", "spark", "coil", "furnace", "mimic", "boss")
"""In the order of their streams of chance: stream 1 is the blots', stream 0 places things."""

RED_MINUTE = ("spark_b", "spark_r")  # who comes when the clock has run out
BESIDE_THE_PLAYER = "cuckoo"  # the family that has no cell of its own: it appears where you are
LINE_SHOOTERS = ("blot_r", "draft", "caesura")  # never placed on a free line to the start
