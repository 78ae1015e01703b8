"""What the workshop's commands do to the table on the bench, one function each."""

import os
from collections.abc import Callable

from retro_maze.front.scenes.workshop import Workshop


def roll(here: Workshop) -> None:
    """Another byte by chance, one that no floor has."""
    free = [byte for byte in range(256) if byte not in here.sheet.table.seeds]
    here.set(free[os.urandom(1)[0] * len(free) >> 8])
    here.session.sound.jingle("choose")


def undo(here: Workshop) -> None:
    _step(here, here.sheet.draft.undo, "undone", "no_undo")


def redo(here: Workshop) -> None:
    _step(here, here.sheet.draft.redo, "redone", "no_redo")


def _step(here: Workshop, step: Callable[[], bool], done: str, refused: str) -> None:
    """Takes a step back or on, and looks at the floor that it changed."""
    before = here.sheet.table.seeds
    moved = step()
    here.tell(here.say(done if moved else refused))
    here.session.sound.jingle("back" if moved else "refuse")
    pairs = enumerate(zip(before, here.sheet.table.seeds, strict=True), 1)
    here.floor = next((floor for floor, (old, new) in pairs if old != new), here.floor)


def copy(here: Workshop) -> None:
    here.marked, here.copied = here.floor, here.byte
    here.tell(here.say("copied", byte=here.byte, n=here.floor))
    here.session.sound.jingle("choose")


def paste(here: Workshop) -> None:
    if here.marked:
        here.set(here.copied)
        here.tell(here.say("pasted", byte=here.copied, n=here.floor))
        here.session.sound.jingle("choose")
    else:
        _unmarked(here, "no_copy")


def compare(here: Workshop) -> None:
    """Shows which pieces stand elsewhere than on the copied floor, or no longer."""
    if here.marked:
        here.compares = not here.compares
        here.session.sound.jingle("choose")
    else:
        _unmarked(here, "mark_hint")


def _unmarked(here: Workshop, text: str) -> None:
    here.tell(here.say(text))
    here.session.sound.jingle("refuse")


def turn(step: int) -> Callable[[Workshop], None]:
    """The act that adds to the byte."""
    return lambda here: here.set(here.byte + step)


ACTS: dict[str, Callable[[Workshop], None]] = {
    "roll": roll,
    "undo": undo,
    "redo": redo,
    "copy": copy,
    "paste": paste,
    "compare": compare,
    **{f"{step:+}": turn(step) for step in (1, -1, 16, -16)},
}
