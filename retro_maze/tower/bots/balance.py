"""The balance of a tower, measured on fair players of different reaction: floor by floor, band by
band, and what is wrong with it."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from retro_maze.engine.stage import SECOND
from retro_maze.tower.bots.climb import Stay

BAND = 10  # floors
CAREFUL = 15  # ticks: a quarter of a second, within which a careful player reacts
GENTLE = 5  # floors that kill nobody careful
MANY_DEATHS, MOST_SHARE = 50, 12  # from so many deaths on no floor may hold more per cent of them


class Row(NamedTuple):
    """A floor, or a band of floors: means over all players, in tenths but for the counts."""

    players: int
    deaths: int  # of all players
    seconds: int  # tenths
    hints: int  # tenths
    boxes: int  # per cent


def row(stays: Sequence[Stay]) -> Row:
    """What some stays have in common."""
    n = len(stays)
    return Row(
        n,
        sum(stay.deaths for stay in stays),
        10 * sum(stay.ticks for stay in stays) // (SECOND * n),
        10 * sum(stay.hints for stay in stays) // n,
        100 * sum(stay.box for stay in stays) // n,
    )


def by_floor(stays: Iterable[Stay]) -> dict[int, list[Stay]]:
    """The stays sorted by floors and players."""
    floors: dict[int, list[Stay]] = {}
    for stay in sorted(stays):
        floors.setdefault(stay.floor, []).append(stay)
    return floors


def by_band(stays: Iterable[Stay]) -> dict[int, list[Stay]]:
    """The same by bands of ten floors, 0 the first."""
    bands: dict[int, list[Stay]] = {}
    for stay in sorted(stays):
        bands.setdefault((stay.floor - 1) // BAND, []).append(stay)
    return bands


def faults(stays: Sequence[Stay]) -> list[str]:
    """What is wrong with the balance, a sentence each."""
    floors = by_floor(stays)
    deaths = {floor: sum(stay.deaths for stay in here) for floor, here in floors.items()}
    total = sum(deaths.values())
    told = []
    for floor, n in deaths.items():
        if total >= MANY_DEATHS and 100 * n > MOST_SHARE * total:
            told.append(f"floor {floor} holds {100 * n // total} % of all {total} deaths")
    for stay in stays:
        if stay.floor <= GENTLE and stay.delay <= CAREFUL and stay.deaths:
            told.append(f"floor {stay.floor} kills a player who reacts within {stay.delay} ticks")
    return told + _falling(by_band(stays))


def _falling(bands: dict[int, list[Stay]]) -> list[str]:
    """Bands that take less time than the one before; the seconds are a floor's on average."""
    means = [row(bands[band]).seconds for band in sorted(bands)]
    return [
        f"band {band} takes {tenths(after)} s a floor, and the one before {tenths(before)} s"
        for band, (before, after) in enumerate(pairwise(means), 2)
        if after < before
    ]


def tenths(number: int) -> str:
    """A number of tenths as people write it."""
    return f"{number // 10}.{number % 10}"
