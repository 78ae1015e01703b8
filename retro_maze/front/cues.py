"""Which effect answers which event of the world, and which jingle."""

from typing import NamedTuple

from retro_maze.engine.events import Event


class Cue(NamedTuple):
    """An effect of effects.mml; one of a lower priority never cuts off one of a higher."""

    effect: str
    priority: int


# Event kind; or kind and what it was (a monster's id) or its number, which come first.
EFFECTS = {
    # Wren
    "step": Cue("step", 1),
    "bump": Cue("bump", 2),
    "draw": Cue("draw", 3),
    "sheathe": Cue("sheathe", 3),
    "toggle": Cue("toggle", 3),
    "cross": Cue("cross", 4),
    "cross spark_b": Cue("zap", 4),
    "cross spark_r": Cue("zap", 4),
    "block": Cue("block", 6),
    "coat": Cue("coat", 6),
    "hurt": Cue("hurt", 6),
    "clank": Cue("clank", 4),
    "wall_break": Cue("wall", 6),
    "whistle": Cue("whistle", 7),
    "refuse": Cue("refuse", 5),
    "revive": Cue("revive", 8),
    # the floor
    "key": Cue("key", 8),
    "hatch_open": Cue("hatch", 8),
    "chest": Cue("fall", 8),
    "chest_falls": Cue("fall", 8),
    "red_minute": Cue("red", 9),
    "time_up": Cue("up", 9),
    "weight": Cue("weight", 8),
    "bell_stroke": Cue("stroke", 9),
    # hints: their loudness is an option of its own
    "lamp": Cue("lamp", 7),
    "tock": Cue("tock", 7),
    "stage": Cue("stage", 7),
    "failed": Cue("failed", 7),
    "at": Cue("at", 3),
    "fork": Cue("fork", 5),
    "true_song": Cue("true", 9),
    # monsters before they act
    "tremble": Cue("tremble_g", 2),
    "tremble blot_k": Cue("tremble_k", 2),
    "tremble blot_r": Cue("tremble_r", 2),
    "appear": Cue("sing", 4),
    "appear cuckoo_b": Cue("sing_b", 4),
    "appear cuckoo_e": Cue("sing_e", 4),
    "appear draft": Cue("breath", 4),
    "appear spark_b": Cue("spark", 4),
    "appear spark_r": Cue("spark", 4),
    "appear song": Cue("sing_e", 4),
    "appear caesura": Cue("rest", 9),
    "inhale": Cue("inhale", 4),
    # and when they do
    "hop": Cue("hop_g", 2),
    "hop blot_k": Cue("hop_k", 2),
    "hop blot_r": Cue("hop_r", 2),
    "spring": Cue("spring", 4),
    "slide": Cue("slide", 3),
    "breathe": Cue("flame", 5),
    "shot": Cue("shot", 5),
    "shot blot_r": Cue("spit", 5),
    "shot cuckoo_b": Cue("shot_b", 5),
    "shot cuckoo_e": Cue("shot_e", 5),
    "shot draft": Cue("shot_d", 5),
    "shot song": Cue("shot_e", 5),
    "shot caesura": Cue("shot_x", 6),
    "fizzle": Cue("fizzle", 2),
    "fire": Cue("fire", 4),
    "expose": Cue("expose", 6),
    "wind_up": Cue("wind", 5),
    # under the blade
    "struck": Cue("struck_b", 3),
    "struck sentry_s": Cue("struck_s", 3),
    "struck echo": Cue("struck_e", 3),
    "struck coil": Cue("struck_o", 3),
    "struck draft": Cue("struck_d", 3),
    "struck furnace": Cue("struck_f", 3),
    "struck caesura": Cue("struck_x", 3),
    "kill": Cue("kill_g", 6),
    "kill blot_k": Cue("kill_k", 6),
    "kill blot_r": Cue("kill_r", 6),
    "kill sentry_b": Cue("kill_b", 6),
    "kill sentry_s": Cue("kill_s", 6),
    "kill echo": Cue("kill_e", 6),
    "kill cuckoo": Cue("kill_c", 6),
    "kill cuckoo_b": Cue("kill_cb", 6),
    "kill cuckoo_e": Cue("kill_ce", 6),
    "kill draft": Cue("kill_d", 6),
    "kill coil": Cue("kill_o", 6),
    "kill furnace": Cue("kill_f", 6),
    "kill false_hatch": Cue("expose", 6),
    "kill song": Cue("expose", 6),
    "kill caesura": Cue("kill_x", 9),
    # Caesura's three phases: it enters in one and goes over to the next
    "comes": Cue("rest", 9),
    "comes 2": Cue("songs", 9),
    "comes 3": Cue("held", 9),
    "phase": Cue("songs", 9),
    "phase 3": Cue("held", 9),
}
JINGLES = {"treasure": "chest", "die": "death", "cleared": "cleared"}  # event kind: piece
TUNES = ("foundry", "escapement", "aviary", "cisterns", "mirrors", "belfry")  # by band
SILENT = {"out", "in", "second"}  # kinds that another sound already tells
HINTS = {"lamp", "tock", "stage", "failed", "at", "fork", "true"}  # effects for the hint volume
TURNS = {"step": ("step1", "step2")}  # effects that alternate


def cue_of(event: Event) -> Cue | None:
    """The effect for an event, or None when it has none."""
    for name in (f"{event.kind} {event.what}", f"{event.kind} {event.n}", event.kind):
        if name in EFFECTS:
            return EFFECTS[name]
    return None
