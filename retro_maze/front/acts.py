"""The acts of a beat in the theatre: how long a clock, a refusal and a fall are shown."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from retro_maze.front.beats import NO_WAY, Beat, Place, way_to
from retro_maze.maze.chips import CLOCKED

BACK_TICKS = 4  # at the slow speed, for a cell on the way back


class Speed(NamedTuple):
    """Ticks for a clock of the register, a refusal and a fall; or none of them is shown."""

    clock: int
    refusal: int
    fall: int
    quick: bool = False  # a beat a tick
    at_once: bool = False  # all beats in one tick
    waits: bool = False  # for a button, after every beat


SPEEDS = (
    Speed(14, 40, 24, waits=True),
    Speed(14, 40, 24),
    Speed(6, 18, 14),
    Speed(2, 6, 6),
    Speed(0, 0, 0, quick=True),
    Speed(0, 0, 0, at_once=True),
)


class Act(NamedTuple):
    """A part of a beat: a clock, a refusal, or what is done in the end."""

    kind: str
    ticks: int
    caption: str = ""
    way: int = NO_WAY
    value: int = 0  # the register before a clock; what was drawn


def acts_of(beat: Beat, register: int, speed: Speed, chip: str) -> list[Act]:
    """A beat's parts: each draw is clocked out, then refused or done."""
    acts: list[Act] = []
    if beat.note == "dig_back":
        acts.append(Act("back", BACK_TICKS * speed.fall * len(beat.choices) // 24, beat.note))
    refused = list(beat.refused)
    for number, (_, after) in enumerate(beat.draws):
        acts += [Act("clock", speed.clock, value=value) for value in clocks(register, after, chip)]
        register = after if after is not None else register
        if number < len(refused):
            way, why = refused[number]
            acts.append(Act("refuse", speed.refusal, why, way))
    if beat.squares:
        acts.append(Act("go", speed.fall, beat.note, beat.way))
    return acts


def along(places: Sequence[Place], part: float) -> tuple[Place, int, float]:
    """Where somebody is who has gone so much of a way: a place, the direction, how far on."""
    gone = part * (len(places) - 1)
    number = min(int(gone), len(places) - 2)
    here, there = places[number], places[number + 1]
    return here, way_to(here, there), gone - number


def clocks(register: int, after: int | None, chip: str) -> Iterator[int]:
    """The states that an 8-bit register goes through until it is `after`; one for other chips."""
    if chip not in ("lfsr8", "arcade") or after is None:
        yield register
        return
    for _ in range(8):
        yield register
        register = CLOCKED[register]
        if register == after:
            return


def clocked(register: int, chip: str, beat: Beat | None) -> int:
    """The register after a clock."""
    if chip in ("lfsr8", "arcade"):
        return CLOCKED[register]
    values = [after for _, after in beat.draws if after is not None] if beat else []
    return values[-1] if values else register
