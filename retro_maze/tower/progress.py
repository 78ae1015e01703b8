"""What is kept between two games, as text: playthroughs by tower and mode, and the notebook.

    {"progress": 1, "generation": 1,
     "towers": {"bell": {"notebook": [1, 2], "reached": 3, "found": [1], "mode": "story",
                         "games": {"story": {"floor": 3, ...}}}}}

A record that makes no sense is left out; the others are read all the same. What older saves of
this version do not tell (reached, found, mode, some flags) follows from their games.
"""

import json
from typing import Any

from retro_maze.maze import Refusal
from retro_maze.tower.floor import GENERATION
from retro_maze.tower.game import HINT_COGS, Game
from retro_maze.tower.modes import KEPT
from retro_maze.tower.table import MOST_FLOORS
from retro_maze.tower.treasures import TREASURES

VERSION = 1
MOST_TOWERS = 200  # records kept; the oldest give way
MOST_POINTS = 10**9
COUNTS = {  # field of a Game: the largest number it may have
    "floor": MOST_FLOORS,
    "reached": MOST_FLOORS,
    "cogs": 9999,
    "score": MOST_POINTS,
    "lives": 99,
    "deaths": MOST_POINTS,
    "ticks": MOST_POINTS,
    "hint_ticks": MOST_POINTS,
    "floor_deaths": MOST_POINTS,
    "floor_ticks": MOST_POINTS,
    "phase": 9,
}
FLAGS = ("vial", "vigor", "no_plate", "scored")
LISTS = ("kit", "opened", "skipped")


class Record:
    """One tower's: what all its games have brought together, and a game for each mode."""

    def __init__(self) -> None:
        self.notebook: list[int] = []  # floors whose answer is known in all later games
        self.games: dict[str, Game] = {}
        self.reached = 1  # the highest floor of any game, so that it can be practised
        self.found: list[int] = []  # floors whose strongbox was ever opened
        self.mode = ""  # in which was played last

    def note(self, game: Game) -> None:
        """Keeps a playthrough, and what it has brought."""
        self.games[game.mode] = game
        self.mode = game.mode
        self.reached = max(self.reached, game.reached)
        self.found = sorted({*self.found, *game.opened})

    def learn(self, floor: int) -> None:
        """A floor's condition was met, or its answer read."""
        if floor not in self.notebook:
            self.notebook.append(floor)
            self.notebook.sort()

    def game(self, mode: str) -> Game:
        """The playthrough in a mode; a fresh one where none is kept."""
        return self.games.setdefault(mode, Game(mode))


class Progress:
    """The records of all towers, by the tower's name or path."""

    def __init__(self) -> None:
        self.towers: dict[str, Record] = {}

    def record(self, tower: str) -> Record:
        """A tower's record, made when it is not there; it is the youngest now."""
        record = self.towers.pop(tower) if tower in self.towers else Record()
        self.towers[tower] = record
        return record


def write_progress(progress: Progress) -> str:
    """The text of a progress, for read_progress."""
    youngest = list(progress.towers.items())[-MOST_TOWERS:]
    towers = {
        name: {
            "notebook": record.notebook,
            "reached": record.reached,
            "found": record.found,
            "mode": record.mode,
            "games": {mode: _plain(game) for mode, game in record.games.items()},
        }
        for name, record in youngest
    }
    return json.dumps({"progress": VERSION, "generation": GENERATION, "towers": towers}) + "\n"


def _plain(game: Game) -> dict[str, Any]:
    values: dict[str, Any] = {name: getattr(game, name) for name in (*COUNTS, *FLAGS)}
    hints = {str(floor): step for floor, step in game.hints.items()}
    lists = {name: list(getattr(game, name)) for name in LISTS}
    return {**values, **lists, "hints": hints}


def read_progress(text: str) -> Progress:
    """The progress in a text. One of another version is refused: its floors may not be ours."""
    values = _object(text)
    for word, ours in (("progress", VERSION), ("generation", GENERATION)):
        if values.get(word) != ours:
            raise Refusal(f"this progress was saved by another version of the game ({word})")
    progress = Progress()
    towers = values.get("towers")
    for name, plain in towers.items() if isinstance(towers, dict) else ():
        if isinstance(plain, dict):
            progress.towers[name] = _record(plain)
    return progress


def _object(text: str) -> dict[str, Any]:
    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, dict):
        raise Refusal("this is not a saved progress")
    return values


def _record(plain: dict[str, Any]) -> Record:
    record = Record()
    record.notebook = sorted(set(_floors(plain.get("notebook"))))
    games = plain.get("games")
    for mode, values in games.items() if isinstance(games, dict) else ():
        game = _game(mode, values)
        if game:
            record.note(game)
    _read_sums(record, plain)
    return record


def _read_sums(record: Record, plain: dict[str, Any]) -> None:
    """What older saves do not tell follows from their games."""
    reached, mode = plain.get("reached"), plain.get("mode")
    if type(reached) is int and 1 <= reached <= MOST_FLOORS:
        record.reached = max(record.reached, reached)
    record.found = sorted({*record.found, *_floors(plain.get("found"))})
    if isinstance(mode, str) and (not mode or mode in record.games):
        record.mode = mode


def _game(mode: str, values: object) -> Game | None:
    """The game in a record, or None when any of it is not what a game would write."""
    if mode not in KEPT or not isinstance(values, dict):
        return None
    game = Game(mode)
    for name, most in COUNTS.items():
        value = values.get(name)
        if type(value) is not int or not 0 <= value <= most:
            return None
        setattr(game, name, value)
    for name in FLAGS:
        setattr(game, name, values.get(name) is True)
    game.kit = _kit(values.get("kit"))
    game.opened = tuple(_floors(values.get("opened")))
    game.skipped = tuple(dict.fromkeys(_floors(values.get("skipped"))))
    game.hints = _hints(values.get("hints"))
    return game if 1 <= game.floor <= game.reached else None


def _floors(values: object) -> list[int]:
    if not isinstance(values, list):
        return []
    return [floor for floor in values if type(floor) is int and 1 <= floor <= MOST_FLOORS]


def _hints(values: object) -> dict[int, int]:
    """The steps shown by floor; what is no floor or no step is left out."""
    hints = values.items() if isinstance(values, dict) else ()
    known = {str(floor): floor for floor in range(1, MOST_FLOORS + 1)}
    return {
        known[floor]: step
        for floor, step in hints
        if floor in known and type(step) is int and step in HINT_COGS
    }


def _kit(values: object) -> tuple[str, ...]:
    """The treasures that are ours, no more of each than can be carried."""
    kit: list[str] = []
    for name in values if isinstance(values, list) else ():
        if isinstance(name, str) and name in TREASURES and kit.count(name) < TREASURES[name].most:
            kit.append(name)
    return tuple(kit)
