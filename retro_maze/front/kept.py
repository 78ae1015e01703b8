"""Records of the player's own in the store: fields under a name with its version, in JSON."""

import json
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from retro_maze.front.store import Store

LOST, FOREIGN = "lost", "foreign"


class Found(Protocol):
    """What a text held."""

    @property
    def foreign(self) -> bool:
        """Whether it is no record of ours, or of a newer version: nothing of it is in force."""

    @property
    def lost(self) -> object:
        """True, or not empty, where a part of it made no sense."""


F = TypeVar("F", bound=Found)


def fields_of(text: str, name: str, version: int) -> dict[str, Any] | None:
    """The fields of a record in a text, or None for what is no record of ours; never raises."""
    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        return None
    ours = isinstance(values, dict) and repr(values.get(name)) == str(version)
    return values if ours else None


def take_up(store: Store, name: str, read: Callable[[str], F]) -> tuple[F | None, str]:
    """What is kept under a name, or None; and why not all of it is in force: LOST, FOREIGN or "".

    What is lost should be kept anew at once, so that it is told once; what is foreign is left
    alone until the player changes something.
    """
    text = store.load(name)
    if text is None:
        return None, LOST if name in store.damaged else ""
    found = read(text)
    return found, FOREIGN if found.foreign else LOST if found.lost else ""
