"""What the player may set, and how it is kept: one record, read field by field.

    {"options": 1, "music": 10, "effects": 10, ..., "palette": "standard"}

A field that makes no sense, or a whole record of another version, takes its standard value; the
others are read all the same.
"""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from retro_maze.front.kept import fields_of

VERSION = 1
RECORD = "options"  # its name in the store


class Options(NamedTuple):
    """All that can be set, and the standard values."""

    music: int = 10  # loudness, 0 to 10
    effects: int = 10
    hints: int = 10  # of the tones that tell about lamps
    shake: bool = True  # the view may shake
    flashing: bool = True  # False: nothing blinks fast or lights up at once
    toggle: bool = False  # the blade button is pressed, not held
    clock: str = "1"  # how much time a floor has; CLOCKS
    speed: int = 100  # per cent of sixty ticks a second
    double: bool = False  # riddles in letters of double size
    scale: int = 0  # window pixels a pixel from the next start on; 0 as the screen allows
    full: bool = False
    retro: bool = False  # scan lines, as a television had
    language: str = "auto"
    palette: str = "standard"


STANDARD = Options()
CLOCKS = {"1": 2, "1.5": 3, "off": 0}  # in halves, for engine.gear.Rules
VALUES: dict[str, Sequence[object]] = {  # by field, in the order in which they are turned
    "music": range(11),
    "effects": range(11),
    "hints": range(11),
    "shake": (False, True),
    "flashing": (False, True),
    "toggle": (False, True),
    "clock": tuple(CLOCKS),
    "speed": range(60, 101, 10),
    "double": (False, True),
    "scale": range(9),
    "full": (False, True),
    "retro": (False, True),
    "language": ("auto", "en", "ja"),
    "palette": ("standard", "safe", "contrast"),
}


class Found(NamedTuple):
    """What a text held: options, and what could not be understood of it."""

    options: Options
    foreign: bool = False  # no options of ours, or of a newer version: all are standard
    lost: tuple[str, ...] = ()  # fields that are standard because theirs made no sense


def write_options(options: Options) -> str:
    """The text of options, for read_options."""
    return json.dumps({RECORD: VERSION, **options._asdict()}) + "\n"


def read_options(text: str) -> Found:
    """The options in a text; never raises."""
    values = fields_of(text, RECORD, VERSION)
    if values is None:
        return Found(STANDARD, foreign=True)
    given = {name: values[name] for name in Options._fields if name in values}
    lost = tuple(name for name, value in given.items() if not fits(name, value))
    return Found(STANDARD._replace(**{n: v for n, v in given.items() if n not in lost}), lost=lost)


def fits(name: str, value: Any) -> bool:
    """Whether a field may have a value."""
    return type(value) is type(getattr(STANDARD, name)) and value in VALUES[name]
