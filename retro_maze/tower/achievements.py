"""Twenty things worth having done: when each is won, and the text in which they are kept.

{"achievements": 1, "won": ["bell", "peace"]}
"""

import json
from collections.abc import Callable
from typing import NamedTuple

from retro_maze.engine.events import Event
from retro_maze.engine.stage import SECOND
from retro_maze.engine.world import World
from retro_maze.tower.backwards import BACKWARDS
from retro_maze.tower.floor import Tower, room_of
from retro_maze.tower.game import RIDDLE, Game
from retro_maze.tower.modes import ARCADE, DAILY

VERSION = 1
BAND = 10  # floors
TOKEN, TOKENS = "gilt_token", 15
MANY = 10  # strongboxes
HASTE = 35 * SECOND
FIRST_SENTRY, THIRD_BAND, LAST_BAND = 3, 21, 51  # floors


class Diary:
    """What happened on a floor since it was entered, as far as anything here asks for it."""

    def __init__(self, world: World) -> None:
        self.seen: set[str] = set()  # kinds of events
        self.hp = world.player.hp
        self.wounded = False

    def note(self, world: World, events: list[Event]) -> None:
        self.seen.update(event.kind for event in events)
        self.wounded |= world.player.hp < self.hp
        self.hp = world.player.hp


class Case(NamedTuple):
    """All that a condition may look at, in the tick of its event."""

    tower: Tower
    game: Game
    world: World
    diary: Diary
    event: Event


class Feat(NamedTuple):
    """Won when an event of this kind happens, about this thing, and the test says so."""

    event: str
    test: Callable[[Case], bool]
    what: str = ""


def any_way(case: Case) -> bool:
    return True


def in_arcade(case: Case) -> bool:
    return case.game.mode == ARCADE


def backwards(case: Case) -> bool:
    return case.tower.name == BACKWARDS


def all_opened(case: Case) -> bool:
    return len(set(case.game.opened)) == case.tower.floors


def blade_away(case: Case) -> bool:
    return case.game.floor >= FIRST_SENTRY and "draw" not in case.diary.seen


def last_second(case: Case) -> bool:
    world = case.world
    return world.clock > 0 and not world.red and world.clock - world.tick < SECOND


def red_minute(case: Case) -> bool:
    return case.world.red


def unbroken(case: Case) -> bool:
    return not case.game.floor_deaths and "revive" not in case.diary.seen


def many_riddles(case: Case) -> bool:
    return len(_by_riddle(case.game)) >= MANY


def whole_band(case: Case) -> bool:
    first = (case.game.floor - 1) // BAND * BAND + 1
    return set(range(first, first + BAND)) <= set(_by_riddle(case.game))


def all_tokens(case: Case) -> bool:
    return case.game.kit.count(TOKEN) >= TOKENS


def untouched(case: Case) -> bool:
    return case.game.floor >= LAST_BAND and not case.diary.wounded


def peaceful(case: Case) -> bool:
    late = case.game.floor >= THIRD_BAND
    return late and case.world.chest_taken and "kill" not in case.diary.seen


def all_exposed(case: Case) -> bool:
    liars = [one for one in case.world.monsters if one.kind == "false_hatch"]
    return all(one.mode == "exposed" for one in liars)


def cold(case: Case) -> bool:
    return "breathe" not in case.diary.seen


def lampless(case: Case) -> bool:
    dark = room_of(case.tower, case.game.floor).dark
    return dark and "hooded_lamp" not in case.game.kit


def hasty(case: Case) -> bool:
    late = case.game.floor > BAND
    return late and case.world.chest_taken and case.world.tick <= HASTE


def without_plates(case: Case) -> bool:
    return case.game.no_plate and len(case.game.opened) >= MANY


def day_done(case: Case) -> bool:
    return case.game.mode == DAILY and not case.game.next_floor


def never(case: Case) -> bool:
    """Won elsewhere: a floor of one's own bytes was played to its end."""
    return False


FEATS = {  # in the order in which they are listed
    "blade_away": Feat("cleared", blade_away),
    "peace": Feat("cleared", peaceful),
    "riddles": Feat("treasure", many_riddles),
    "band": Feat("treasure", whole_band),
    "last_second": Feat("cleared", last_second),
    "red_minute": Feat("cleared", red_minute),
    "haste": Feat("cleared", hasty),
    "lampless": Feat("cleared", lampless),
    "cold": Feat("kill", cold, "furnace"),
    "liars": Feat("expose", all_exposed),
    "untouched": Feat("cleared", untouched),
    "pause_cut": Feat("kill", unbroken, "caesura"),
    "tokens": Feat("treasure", all_tokens, TOKEN),
    "own_byte": Feat("", never),
    "day": Feat("cleared", day_done),
    "no_plate": Feat("treasure", without_plates),
    "bell": Feat("cleared", any_way, "bell"),
    "bell_arcade": Feat("cleared", in_arcade, "bell"),
    "bell_all": Feat("cleared", all_opened, "bell"),
    "bell_back": Feat("cleared", backwards, "bell"),
}


def won_by(case: Case) -> list[str]:
    """What an event wins; the game and the diary have noted it already."""
    return [
        name
        for name, feat in FEATS.items()
        if feat.event == case.event.kind and feat.what in ("", case.event.what) and feat.test(case)
    ]


def write_won(won: list[str]) -> str:
    """The text of what was won, for read_won."""
    return json.dumps({"achievements": VERSION, "won": won}) + "\n"


def read_won(text: str) -> list[str] | None:
    """What was won, as a text tells; None when it is not one of ours, or of another version."""
    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(values, dict) or repr(values.get("achievements")) != str(VERSION):
        return None
    won = values.get("won")
    names = won if isinstance(won, list) else []
    return [name for name in FEATS if name in names]


def _by_riddle(game: Game) -> list[int]:
    """Floors whose strongbox was opened without a hint."""
    return [floor for floor in game.opened if game.hints.get(floor, RIDDLE) == RIDDLE]
