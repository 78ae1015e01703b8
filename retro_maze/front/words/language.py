"""What one language consists of."""

from typing import NamedTuple

from retro_maze.tower.hints import Phrases

Told = tuple[str, str]  # a name and what it does
Riddle = tuple[str, ...]  # the lines of a riddle, and behind them the nudge


class Language(NamedTuple):
    """All texts of one language; the names are the same in each."""

    code: str
    texts: dict[str, str]
    bands: tuple[str, ...]
    treasures: dict[str, Told]
    phrases: Phrases  # the answers, and the monsters' names
    riddles: dict[str, Riddle] = {}  # noqa: RUF012 (nobody writes into it); by English first line
