"""The hints of a floor: the riddle and nudge of its record, and the answer made from its tasks.

The answer is generated from the parameters that the engine plays by, so it can not be wrong.
"""

from typing import Any, NamedTuple

from retro_maze.engine.stage import SECOND
from retro_maze.tower.monsters import KINDS
from retro_maze.tower.tasks import Task


class Phrases(NamedTuple):
    """How one language says what tasks ask for; every text is a str.format template."""

    then: str
    end: str
    tasks: dict[str, str]
    places: dict[str, str]
    blade: dict[str, str]
    key: dict[str, str]
    event: dict[str, str]
    until: dict[str, str]
    monsters: dict[str, str]
    moves: dict[str, str]
    extras: dict[str, str]


ENGLISH = Phrases(
    then="; then ",
    end=".",
    tasks={
        "kill_count": "kill {n} x {monster}",
        "kill_order": "kill in this order: {order}",
        "kill_all": "kill all that can be killed{spare}",
        "pacifist": "every monster alive when {until} (the dead are wound up again after 3 s)",
        "visit": "visit {targets}{key}{blade}{far}",
        "stand_still": "stand still {seconds} s on {where}{blade}",
        "event_window": "{event} {window}",
        "block_bolts": "block {bolts}{source}{side}{moving}",
        "blade_toggle": "draw and put away {n} x on {where}{within}",
        "blade_state": "keep the blade {state}{span}",
        "break_walls": "break {walls}",
        "cross": "share a cell with {monster} {n} x and live{blade}",
        "lure": "get {monster} onto {cell}",
        "step_pattern": "step {moves} in a row",
        "stay_in": "stay {seconds} s on {zone}{blade}",
    },
    places={
        "any": "any cell",
        "start": "your start cell",
        "hatch": "the hatch",
        "key": "the key's cell",
        "center": "a centre cell",
        "corner_any": "any corner",
        "corner_nw": "the north-west corner",
        "corner_ne": "the north-east corner",
        "corner_se": "the south-east corner",
        "corner_sw": "the south-west corner",
        "edge_n": "the north outer wall (push)",
        "edge_e": "the east outer wall (push)",
        "edge_s": "the south outer wall (push)",
        "edge_w": "the west outer wall (push)",
        "pedestal_w": "the west pedestal",
        "pedestal_e": "the east pedestal",
        "pedestal_n": "the north pedestal",
        "outer": "the outermost ring",
        "inner": "the inner cells",
    },
    blade={"any": "", "in": ", blade away", "out": ", blade out"},
    key={"any": "", "with": " with the key", "without": " without the key"},
    event={"key": "take the key", "hatch_open": "open the hatch"},
    until={"key": "the key is taken", "hatch_open": "the hatch opens"},
    monsters={"any": "any monster", **{kind: record.name for kind, record in KINDS.items()}},
    moves={"U": "U", "R": "R", "D": "D", "L": "L"},
    extras={
        "list": ", ",
        "step": "-",
        "in order": ", then ",
        "and": " and ",
        "far": ", after being {far}+ cells away",
        "within": " within {seconds} s",
        "window": "within {latest} s",
        "window late": "not before {earliest} s",
        "window both": "between {earliest} s and {latest} s",
        "bolt": "1 bolt",
        "bolts": "{n} bolts",
        "wall": "1 inner wall",
        "walls": "{n} inner walls",
        "source": " of {monster}",
        "left": " from the left with the blade out",
        "still": " while standing still",
        "out": "out",
        "in": "away",
        "for": " for {seconds} s",
        "until": " until {until}",
        "but": " but {names}",
    },
)
WHOLE_CLOCK = 150 * SECOND  # ticks: a window that ends so late has no end


def answer(tasks: tuple[Task, ...], phrases: Phrases = ENGLISH) -> str:
    """What exactly opens the strongbox, as one sentence; "" for a floor without conditions."""
    if not tasks:
        return ""
    text = phrases.then.join(_say(task, phrases) for task in tasks)
    return text[:1].upper() + text[1:] + phrases.end


def _say(task: Task, phrases: Phrases) -> str:
    given = dict(task.params)
    words: dict[str, Any] = {
        "blade": phrases.blade[given.get("blade", "any")],
        "seconds": given.get("ticks", 0) // SECOND,
        **{name: say(given, phrases) for name, say in PARTS.items()},
    }
    return phrases.tasks[task.kind].format(**{**given, **words})


def _monster(given: dict[str, Any], phrases: Phrases) -> str:
    return phrases.monsters[given.get("monster", "any")]


def _names(kinds: tuple[str, ...], phrases: Phrases) -> str:
    return phrases.extras["list"].join(phrases.monsters[kind] for kind in kinds)


def _spare(given: dict[str, Any], phrases: Phrases) -> str:
    spare = given.get("spare", ())
    return phrases.extras["but"].format(names=_names(spare, phrases)) if spare else ""


def _targets(given: dict[str, Any], phrases: Phrases) -> str:
    joint = phrases.extras["in order" if given.get("ordered") else "and"]
    return joint.join(phrases.places[target] for target in given.get("targets", ()))


def _far(given: dict[str, Any], phrases: Phrases) -> str:
    return phrases.extras["far"].format(**given) if given.get("far") else ""


def _place(name: str) -> Any:
    return lambda given, phrases: phrases.places.get(given.get(name, "any"), "")


def _within(given: dict[str, Any], phrases: Phrases) -> str:
    ticks = given.get("within", 0)
    return phrases.extras["within"].format(seconds=ticks // SECOND) if ticks else ""


def _window(given: dict[str, Any], phrases: Phrases) -> str:
    earliest, latest = given.get("min", 0), given.get("max", 0)
    key = "window"
    if earliest:
        key = "window late" if latest >= WHOLE_CLOCK else "window both"
    return phrases.extras[key].format(earliest=earliest // SECOND, latest=latest // SECOND)


def _bolts(given: dict[str, Any], phrases: Phrases) -> str:
    count = given.get("n", 0)
    return phrases.extras["bolt" if count == 1 else "bolts"].format(n=count)


def _walls(given: dict[str, Any], phrases: Phrases) -> str:
    count = given.get("n", 0)
    return phrases.extras["wall" if count == 1 else "walls"].format(n=count)


def _source(given: dict[str, Any], phrases: Phrases) -> str:
    kind = given.get("source", "any")
    return "" if kind == "any" else phrases.extras["source"].format(monster=phrases.monsters[kind])


def _span(given: dict[str, Any], phrases: Phrases) -> str:
    if given.get("until"):
        return phrases.extras["until"].format(until=phrases.until[given["until"]])
    return phrases.extras["for"].format(seconds=given.get("ticks", 0) // SECOND)


def _moves(given: dict[str, Any], phrases: Phrases) -> str:
    return phrases.extras["step"].join(phrases.moves[move] for move in given.get("moves", ""))


PARTS = {  # placeholder: how a task's parameters fill it
    "monster": _monster,
    "order": lambda given, phrases: _names(given.get("order", ()), phrases),
    "spare": _spare,
    "until": lambda given, phrases: phrases.until.get(given.get("until", ""), ""),
    "targets": _targets,
    "key": lambda given, phrases: phrases.key[given.get("key", "any")],
    "far": _far,
    "where": _place("where"),
    "cell": _place("cell"),
    "zone": _place("zone"),
    "event": lambda given, phrases: phrases.event.get(given.get("event", ""), ""),
    "window": _window,
    "bolts": _bolts,
    "walls": _walls,
    "source": _source,
    "side": lambda given, phrases: phrases.extras["left"] if given.get("side") == "left" else "",
    "moving": lambda given, phrases: phrases.extras["still"] if given.get("moving") == "no" else "",
    "within": _within,
    "state": lambda given, phrases: phrases.extras.get(given.get("state", ""), ""),
    "span": _span,
    "moves": _moves,
}
