"""Which key and which part of a pad does what: the tables, how they are changed, and kept.

An input has the name that Pyxel gives it; an end of a stick is its axis with a sign behind. An
action has two inputs at most. The text in the store:

    {"keys": 1, "keyboard": {"up": ["KEY_UP", "KEY_W"], ...}, "pad": {"up": [...], ...}}
"""

import json
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from retro_maze.front.kept import fields_of
from retro_maze.front.signs import KEYBOARD, PAD

Bindings = Mapping[str, tuple[str, ...]]

ACTIONS = ("up", "down", "left", "right", "blade", "whistle", "pause")  # that can be bound
NEEDED = ACTIONS[:5]  # without these nobody gets through a floor
FIXED = ("KEY_ESCAPE", "GAMEPAD1_BUTTON_START")  # always pause, so that nobody is locked out
MOST = 2  # inputs an action
VERSION = 1
RECORD = "keys"  # its name in the store


class Keys(NamedTuple):
    """What is bound on each device."""

    keyboard: Bindings
    pad: Bindings


def _table(lines: tuple[str, ...]) -> Bindings:
    """One line an action, in the order of ACTIONS: names of inputs in short."""
    return dict(zip(ACTIONS, (tuple(map(_full, line.split())) for line in lines), strict=True))


def _full(name: str) -> str:
    if name.startswith("+"):
        return f"KEY_{name[1:]}"
    return f"GAMEPAD1_{'AXIS' if name[-1] in '+-' else 'BUTTON'}_{name}"


_WALK = "DPAD_UP LEFTY-", "DPAD_DOWN LEFTY+", "DPAD_LEFT LEFTX-", "DPAD_RIGHT LEFTX+"
_STICK = "LEFTY-", "LEFTY+", "LEFTX-", "LEFTX+"
_RIGHT = "Y RIGHTY-", "A RIGHTY+", "X RIGHTX-", "B RIGHTX+"

KEY_PRESETS = {
    "standard": _table(("+UP +W", "+DOWN +S", "+LEFT +A", "+RIGHT +D", "+Z +SPACE", "+X", "+P")),
    "left": _table(("+W", "+S", "+A", "+D", "+SPACE +F", "+E", "+Q")),
    "right": _table(("+I +KP_8", "+K +KP_5", "+J +KP_4", "+L +KP_6", "+SPACE +KP_0", "+O", "+P")),
}
PAD_PRESETS = {
    "standard": _table((*_WALK, "A X", "B Y", "")),
    "left": _table((*_WALK, "LEFTSHOULDER TRIGGERLEFT+", "LEFTSTICK", "BACK")),
    "right": _table((*_RIGHT, "RIGHTSHOULDER TRIGGERRIGHT+", "RIGHTSTICK", "")),
    "stick": _table((*_STICK, "A LEFTSHOULDER", "B RIGHTSHOULDER", "X Y")),
}
PRESETS: Mapping[str, Mapping[str, Bindings]] = {"keyboard": KEY_PRESETS, "pad": PAD_PRESETS}
INPUTS: Mapping[str, Collection[str]] = {"keyboard": KEYBOARD, "pad": PAD}
STANDARD = Keys(KEY_PRESETS["standard"], PAD_PRESETS["standard"])


class Change(NamedTuple):
    """Bindings after a wish; `told` names the text that says what was done, or why nothing was."""

    bindings: Bindings
    told: str
    other: str = ""  # another action that it is about


def bind(bindings: Bindings, action: str, place: int, name: str) -> Change:
    """Gives an action an input, in its first or second place; another one's is exchanged."""
    mine = bindings[action]
    old = mine[place] if place < len(mine) else ""
    if name == old:
        return _release(bindings, action, name)
    owner = next((one for one in ACTIONS if name in bindings[one]), "")
    if owner == action:
        return Change({**bindings, action: mine[::-1]}, "bound_turned")
    if not owner:
        return Change(_put(bindings, action, old, name), "bound")
    if not old and owner in NEEDED and len(bindings[owner]) == 1:
        return Change(bindings, "bound_last", owner)
    changed = _put(_put(bindings, owner, name, old), action, old, name)
    return Change(changed, "bound_swapped" if old else "bound_taken", owner)


def _release(bindings: Bindings, action: str, name: str) -> Change:
    """Takes away the input that was pressed once more."""
    if action in NEEDED and len(bindings[action]) == 1:
        return Change(bindings, "bound_needed")
    return Change(_put(bindings, action, name, ""), "bound_off")


def _put(bindings: Bindings, action: str, old: str, new: str) -> Bindings:
    """The new input in the place of the old one; "" is none."""
    names = [new if one == old else one for one in bindings[action]]
    if not old:
        names.append(new)
    return {**bindings, action: tuple(name for name in names if name)}


def preset_of(device: str, bindings: Bindings) -> str:
    """The name of the preset that these are, or nothing."""
    return next((name for name, one in PRESETS[device].items() if one == bindings), "")


class Found(NamedTuple):
    """What a text held, and whether all of it could be used."""

    keys: Keys
    foreign: bool = False  # no bindings of ours, or of a newer version: all are standard
    lost: bool = False  # some are standard because theirs made no sense


def write_keys(keys: Keys) -> str:
    """The text of bindings, for read_keys."""
    return json.dumps({RECORD: VERSION, "keyboard": keys.keyboard, "pad": keys.pad}) + "\n"


def read_keys(text: str) -> Found:
    """The bindings in a text; never raises."""
    values = fields_of(text, RECORD, VERSION)
    if values is None:
        return Found(STANDARD, foreign=True)
    parts = [_read_device(device, values.get(device, {})) for device in Keys._fields]
    return Found(Keys(*(part for part, _ in parts)), lost=any(lost for _, lost in parts))


def _read_device(device: str, plain: Any) -> tuple[Bindings, bool]:
    """The bindings of a device, and whether any was lost; what is absent is standard."""
    standard: Bindings = getattr(STANDARD, device)
    if not isinstance(plain, dict):
        return standard, True
    given = {action: plain[action] for action in ACTIONS if action in plain}
    good = {action: tuple(names) for action, names in given.items() if _fits(device, names)}
    bindings = {**standard, **good}
    if not sound(bindings):
        return standard, True
    return bindings, len(good) < len(given)


def _fits(device: str, names: Any) -> bool:
    """Whether these are inputs of the device, no more than an action has room for."""
    listed = isinstance(names, list) and len(names) <= MOST
    return listed and all(isinstance(name, str) and name in INPUTS[device] for name in names)


def sound(bindings: Bindings) -> bool:
    """Whether every action that is needed has an input, and no input means two things."""
    names = [name for action in ACTIONS for name in bindings[action]]
    double = len(set(names)) < len(names) or any(name in FIXED for name in names)
    return not double and all(bindings[action] for action in NEEDED)
