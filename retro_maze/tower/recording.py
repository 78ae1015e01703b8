"""A recording's header: which floor of which tower was played, and under which rules.

generation 1                          how bytes become floors
rules 1                               how floors are played
table bar-toppling lfsr8 18x9 bell E09E...   carver, chip, cells, rooms and every byte
rooms 1a2b3c4d                        digest of the records that filled the floors
floor 3
byte F7
kit -                                 what the player carried in; - is nothing
vigor 0                               1: a vial was opened on the floor before
emptied 0                             1: the strongbox was opened in an earlier play
phase 0                               in which the boss began
mode story
assists -                             what made it easier, such as toggle clock=3
"""

import json
from collections.abc import Callable

from retro_maze.engine.gear import Rules
from retro_maze.engine.replay import Replay, whole
from retro_maze.engine.world import World
from retro_maze.maze import Refusal
from retro_maze.maze.refusal import did_you_mean
from retro_maze.tower.floor import GENERATION, Plan, Tower, build_world, plan_floor
from retro_maze.tower.monsters import KINDS
from retro_maze.tower.rooms import Rooms
from retro_maze.tower.table import Table, read_table
from retro_maze.tower.treasures import TREASURES, Kit

RULES = 1  # raised whenever the same pads would play a floor differently
NOTHING = "-"
USUAL = Rules()
ASSISTS = {"toggle": 1, "red_ticks": 999_999, "clock": 3}  # and the largest number of each
MODES = {"story": True, "arcade": False}  # by name: Rules.story
WORDS = (
    *("generation", "rules", "table", "rooms", "floor", "byte"),
    *("kit", "vigor", "emptied", "phase", "mode", "assists"),
)


def header_of(
    tower: Tower,
    plan: Plan,
    kit: Kit = (),
    rules: Rules = USUAL,
    vigor: bool = False,
    emptied: bool = False,
    phase: int = 0,
) -> dict[str, str]:
    """The header for a floor about to be played, from what build_world is given."""
    return {
        "generation": str(GENERATION),
        "rules": str(RULES),
        "table": table_line(tower.table),
        "rooms": f"{tower.rooms.digest:08x}",
        "floor": str(plan.floor),
        "byte": f"{plan.byte:02X}",
        "kit": " ".join(kit) or NOTHING,
        "vigor": str(int(vigor)),
        "emptied": str(int(emptied)),
        "phase": str(phase),
        "mode": next(name for name, story in MODES.items() if story == rules.story),
        "assists": assists_line(rules) or NOTHING,
    }


def world_of(replay: Replay, name: str, rooms_of: Callable[[Table], Rooms]) -> World:
    """The fresh world that a recording was played in; `name` is what a Refusal calls it.

    `rooms_of` finds the records of a table's rooms; they must be those of the recording.
    """
    for word in WORDS:
        if word not in replay.header:
            raise Refusal(f'{name}: this recording\'s header has no "{word}" line')
    _check_version(replay, name, "generation", GENERATION)
    _check_version(replay, name, "rules", RULES)
    table = read_table_line(replay.header["table"], name)
    rooms = rooms_of(table)
    if replay.header["rooms"] != f"{rooms.digest:08x}":
        raise Refusal(f"{name}: the rooms of {table.rooms} have changed since this was recorded")
    tower = Tower(table.rooms, table, rooms)
    plan = plan_floor(tower, _number(replay, name, "floor"), _number(replay, name, "byte", 16))
    kit, rules = _kit(replay, name), _rules(replay, name)
    vigor, emptied = (bool(_number(replay, name, word)) for word in ("vigor", "emptied"))
    return build_world(tower, plan, kit, rules, vigor, emptied, _phase(replay, name))


def _phase(replay: Replay, name: str) -> int:
    phase, last = _number(replay, name, "phase"), max(len(k.phases) for k in KINDS.values()) - 1
    if phase > last:
        raise Refusal(f"{name}: phase {phase} is none of a monster's phases, 0 to {last}")
    return phase


def _check_version(replay: Replay, name: str, word: str, ours: int) -> None:
    theirs = replay.header[word]
    if theirs != str(ours):
        raise Refusal(
            f"{name}: recorded with {word} {theirs[:20]}, and this program plays {word} {ours}; "
            "play it back with the version that recorded it"
        )


def _number(replay: Replay, name: str, word: str, base: int = 10) -> int:
    text = replay.header[word]
    value = whole(text, base)
    if not 0 <= value <= 255:
        raise Refusal(f'{name}: {word} "{text[:20]}" is not a number from 0 to 255')
    return value


def _kit(replay: Replay, name: str) -> Kit:
    line = replay.header["kit"]
    kit = () if line == NOTHING else tuple(line.split())
    for treasure in kit:
        if treasure not in TREASURES:
            raise Refusal(f'{name}: kit: there is no treasure "{treasure[:20]}"')
    return kit


def assists_line(rules: Rules) -> str:
    """The rules that differ from the usual ones, but for the mode: `toggle red_ticks=1800`."""
    usual = USUAL._asdict()
    changed = {key: value for key, value in rules._asdict().items() if value != usual[key]}
    changed.pop("story", None)
    return " ".join(key if value is True else f"{key}={value:d}" for key, value in changed.items())


def _rules(replay: Replay, name: str) -> Rules:
    mode, line = replay.header["mode"], replay.header["assists"]
    if mode not in MODES:
        raise Refusal(f'{name}: there is no mode "{mode[:20]}"{did_you_mean(mode, MODES)}')
    values: dict[str, int] = {}
    for word in line.split() if line != NOTHING else ():
        key, equals, number = word.partition("=")
        value = whole(number) if equals else 1
        if not 0 <= value <= ASSISTS.get(key, -1):
            raise Refusal(f'{name}: there is no assist "{word[:20]}"')
        if key in values:
            raise Refusal(f'{name}: assist "{key}" is told twice; leave one of the two')
        values[key] = value
    given = {key: type(USUAL._asdict()[key])(value) for key, value in values.items()}
    return USUAL._replace(story=MODES[mode], **given)


def table_line(table: Table) -> str:
    """All of a table that play depends on, in one line."""
    cells = f"{table.columns}x{table.rows}"
    return f"{table.carver} {table.chip} {cells} {table.rooms} {bytes(table.seeds).hex().upper()}"


def read_table_line(line: str, name: str) -> Table:
    """The table in such a line, checked as strictly as a seeds.toml."""
    words = line.split()
    if len(words) != 5:
        raise Refusal(f"{name}: table: carver, chip, columns x rows, rooms and bytes are needed")
    carver, chip, cells, rooms, seeds = words
    columns, _, rows = cells.partition("x")
    texts = {"title": rooms, "carver": carver, "chip": chip, "rooms": rooms}
    texts["seeds"] = " ".join(seeds[at : at + 2] for at in range(0, len(seeds), 2))
    lines = [f"{key} = {json.dumps(text)}" for key, text in texts.items()]
    return read_table("\n".join([*lines, f"cells = [{columns}, {rows}]"]), f"{name}: table")
