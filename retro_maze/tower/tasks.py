"""The conditions of a floor as rooms.toml writes them: names, parameters, checks.

A Task is one condition as plain values; conditions.py plays it.
"""

from collections.abc import Callable, Collection
from typing import Any

from retro_maze.maze import Refusal, check_name
from retro_maze.maze.refusal import did_you_mean
from retro_maze.tower.monsters import KINDS
from retro_maze.tower.table import shown

CORNERS = ("corner_nw", "corner_ne", "corner_se", "corner_sw")
EDGES = ("edge_n", "edge_e", "edge_s", "edge_w")  # in the order of directions 0-3
PEDESTALS = ("pedestal_w", "pedestal_e", "pedestal_n")
CELLS = ("start", "hatch", "key", *CORNERS, *PEDESTALS)  # names of one cell each
AREAS = ("center", "corner_any")  # names of several cells
PLACES = (*CELLS, *AREAS, *EDGES)
NEEDED = "(needed)"


class Task:
    """A condition's kind and all its parameters, in the order of PARAMS: `task["n"]`."""

    __slots__ = ("kind", "params")

    def __init__(self, kind: str, params: dict[str, Any]) -> None:
        self.kind = kind
        self.params = params

    def __getitem__(self, name: str) -> Any:
        return self.params[name]

    def __repr__(self) -> str:
        return f"Task({self.kind!r}, {self.params!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Task) and repr(self) == repr(other)

    __hash__ = None  # type: ignore[assignment]  # its parameters are a dict


PARAMS: dict[str, dict[str, Any]] = {  # kind: its parameters and their usual values
    "kill_count": {"monster": "any", "n": NEEDED},
    "kill_order": {"order": NEEDED},
    "kill_all": {"spare": ()},
    "pacifist": {"until": NEEDED},
    "visit": {"targets": NEEDED, "ordered": False, "blade": "any", "key": "any", "far": 0},
    "stand_still": {"where": NEEDED, "ticks": NEEDED, "blade": "any"},
    "event_window": {"event": NEEDED, "min": 0, "max": NEEDED},
    "block_bolts": {"n": NEEDED, "source": "any", "side": "any", "moving": "any"},
    "blade_toggle": {"n": NEEDED, "where": "any", "within": 0},
    "blade_state": {"state": NEEDED, "ticks": 0, "until": ""},
    "break_walls": {"n": NEEDED},
    "cross": {"monster": NEEDED, "n": NEEDED, "blade": "any"},
    "lure": {"monster": NEEDED, "cell": NEEDED},
    "step_pattern": {"moves": NEEDED},
    "stay_in": {"zone": NEEDED, "ticks": NEEDED, "blade": "any"},
}


def read_task(record: dict[str, Any]) -> Task:
    """The Task that a record of rooms.toml means; a Refusal says what is wrong with it."""
    kind = shown(record.get("kind", ""))
    check_name("condition", kind, PARAMS)
    params = PARAMS[kind]
    for name in record:
        if name != "kind" and name not in params:
            raise Refusal(f'{kind} has no "{shown(name)}"{did_you_mean(shown(name), params)}')
    task = Task(kind, {name: _value(kind, record, name) for name in params})
    if kind in WHOLE:
        WHOLE[kind](task)
    return task


def _value(kind: str, record: dict[str, Any], name: str) -> Any:
    value = record.get(name, PARAMS[kind][name])
    if value is NEEDED:
        raise Refusal(f'{kind} needs "{name}"')
    if isinstance(value, list):
        value = tuple(value)
    if name in record:
        CHECKS[name](name, value)
    return value


def monsters_of(task: Task) -> tuple[str, ...]:
    """The kinds of monsters without which a task can not be done."""
    named = [task.params.get("monster", "any"), task.params.get("source", "any")]
    return (*(kind for kind in named if kind != "any"), *task.params.get("order", ()))


def places_of(task: Task) -> tuple[str, ...]:
    """The named places at which a task is done."""
    named = [task.params[name] for name in ("where", "cell") if name in task.params]
    return (*named, *task.params.get("targets", ()))


Check = Callable[[str, Any], None]


def _one_of(*words: str) -> Check:
    def check(name: str, value: Any) -> None:
        if value not in words:
            raise Refusal(f'"{shown(value)}" is no {name}{did_you_mean(shown(value), words)}')

    return check


def _all_of(words: Collection[str], least: int = 1) -> Check:
    one = _one_of(*words)

    def check(name: str, value: Any) -> None:
        if not isinstance(value, tuple) or len(value) < least:
            raise Refusal(f"{name} must be a list of {least} or more names")
        for word in value:
            one(name, word)

    return check


def _count(least: int) -> Check:
    def check(name: str, value: Any) -> None:
        if type(value) is not int or not least <= value <= 9999:
            raise Refusal(f"{name} must be a whole number from {least} to 9999")

    return check


def _flag(name: str, value: Any) -> None:
    if type(value) is not bool:
        raise Refusal(f"{name} must be true or false")


def _moves(name: str, value: Any) -> None:
    if not isinstance(value, str) or not value or value.strip("URDL"):
        raise Refusal(f"{name} must be letters of U, R, D and L")


CHECKS: dict[str, Check] = {
    "monster": _one_of("any", *KINDS),
    "source": _one_of("any", *KINDS),
    "order": _all_of(KINDS),
    "spare": _all_of(KINDS, 0),
    "targets": _all_of(PLACES),
    "where": _one_of("any", *CELLS, *AREAS),
    "cell": _one_of(*CELLS),
    "until": _one_of("key", "hatch_open"),
    "event": _one_of("key", "hatch_open"),
    "blade": _one_of("any", "in", "out"),
    "state": _one_of("in", "out"),
    "key": _one_of("any", "with", "without"),
    "side": _one_of("any", "left"),
    "moving": _one_of("any", "no"),
    "zone": _one_of("outer", "inner"),
    "ordered": _flag,
    "moves": _moves,
    "n": _count(1),
    "ticks": _count(1),
    "far": _count(0),
    "within": _count(0),
    "min": _count(0),
    "max": _count(1),
}


def _whole_state(task: Task) -> None:
    if bool(task["ticks"]) == bool(task["until"]):
        raise Refusal('blade_state needs either "ticks" or "until"')


def _whole_window(task: Task) -> None:
    if task["min"] > task["max"]:
        raise Refusal("min is later than max")


def _whole_visit(task: Task) -> None:
    if task["far"] and task["targets"][0] not in CELLS:
        raise Refusal("far is measured from one cell, so the first target must be one")


WHOLE: dict[str, Callable[[Task], None]] = {  # checks of several parameters at once
    "blade_state": _whole_state,
    "event_window": _whole_window,
    "visit": _whole_visit,
}
