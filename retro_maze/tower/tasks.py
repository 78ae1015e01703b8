"""The conditions of a floor as rooms.toml writes them: names, parameters, checks.

A Task is one condition as plain values; conditions.py plays it.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from retro_maze.maze import Refusal
from retro_maze.maze.refusal import did_you_mean
from retro_maze.tower.monsters import KINDS

CORNERS = ("corner_nw", "corner_ne", "corner_se", "corner_sw")
EDGES = ("edge_n", "edge_e", "edge_s", "edge_w")  # in the order of directions 0-3
PEDESTALS = ("pedestal_w", "pedestal_e", "pedestal_n")
PLACES = ("start", "hatch", "key", "center", *CORNERS, "corner_any", *EDGES, *PEDESTALS)
NEEDED = "(needed)"


class Task(NamedTuple):
    """A condition's kind and all its parameters, in the order of PARAMS."""

    kind: str
    params: tuple[tuple[str, Any], ...]

    def __getitem__(self, name: Any) -> Any:
        """A parameter by its name."""
        return dict(self.params)[name] if isinstance(name, str) else tuple.__getitem__(self, name)


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
    record = dict(record)
    kind = record.pop("kind", None)
    if kind not in PARAMS:
        raise Refusal(f'there is no condition "{kind}"{did_you_mean(str(kind), PARAMS)}')
    params = PARAMS[kind]
    for name in record:
        if name not in params:
            raise Refusal(f'{kind} has no "{name}"{did_you_mean(name, params)}')
    values = []
    for name, usual in params.items():
        value = record.get(name, usual)
        if value is NEEDED:
            raise Refusal(f'{kind} needs "{name}"')
        values.append((name, value if name not in record else _checked(name, value)))
    return Task(kind, tuple(values))


def _checked(name: str, value: Any) -> Any:
    if isinstance(value, list):
        value = tuple(value)
    good = CHECKS[name](value)
    if not good:
        raise Refusal(f"{name} = {str(value)[:30]} is not one that this condition knows")
    return value


def _one_of(*words: str) -> Callable[[Any], bool]:
    return lambda value: value in words


def _count(least: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and least <= value <= 9999


def _all_of(words: Any) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, tuple) and all(word in words for word in value)


CHECKS: dict[str, Callable[[Any], bool]] = {
    "monster": _one_of("any", *KINDS),
    "source": _one_of("any", *KINDS),
    "order": _all_of(KINDS),
    "spare": _all_of(KINDS),
    "targets": _all_of(PLACES),
    "where": _one_of("any", *PLACES),
    "cell": _one_of(*PLACES),
    "until": _one_of("key", "hatch_open"),
    "event": _one_of("key", "hatch_open"),
    "blade": _one_of("any", "in", "out"),
    "state": _one_of("in", "out"),
    "key": _one_of("any", "with", "without"),
    "side": _one_of("any", "left"),
    "moving": _one_of("any", "no"),
    "zone": _one_of("outer", "inner"),
    "ordered": lambda value: type(value) is bool,
    "moves": lambda value: isinstance(value, str) and bool(value) and not value.strip("URDL"),
    "n": _count(1),
    "ticks": _count(1),
    "far": _count(0),
    "within": _count(0),
    "min": _count(0),
    "max": _count(1),
}
