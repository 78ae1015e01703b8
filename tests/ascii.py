"""Small worlds drawn in ASCII, and pads written as words.

`#` is wall, `.` floor; cells stand at odd places, walls and passages between them. `@` is the
player's start, `k` the key, `h` the hatch; the letters of MONSTERS stand for who lives there.
"""

from typing import Any

from retro_maze.engine.actors import CELL, Monster, Spawn
from retro_maze.engine.events import Event
from retro_maze.engine.gear import Gear, Rules
from retro_maze.engine.pad import press
from retro_maze.engine.stage import NOWHERE, Layout, Prize
from retro_maze.engine.world import World
from retro_maze.maze import Grid
from retro_maze.tower.boss import BOSS_MINDS
from retro_maze.tower.condition import Setting
from retro_maze.tower.minds import MINDS
from retro_maze.tower.monsters import FAMILIES, KINDS, RED_MINUTE
from retro_maze.tower.tasks import read_task
from retro_maze.tower.trial import Trial, named_cells

MONSTERS = {
    "O": "blot_g",
    "I": "blot_k",
    "P": "blot_r",
    "B": "sentry_b",
    "S": "sentry_s",
    "E": "echo",
    "D": "draft",
    "L": "spark_b",
    "R": "spark_r",
    "C": "coil",
    "F": "furnace",
    "H": "false_hatch",
    "Z": "caesura",
}
BARE = Gear()
STORY, ARCADE = Rules(), Rules(story=False)
TOKEN = Prize("gilt_token", BARE)
LETTERS = {kind: letter for letter, kind in MONSTERS.items()}


def world(
    picture: str,
    *tasks: dict[str, Any],
    birds: tuple[str, ...] = (),
    gear: Gear = BARE,
    rules: Rules = STORY,
    clock: int = 0,
    seed: int = 1,
    prize: Prize | None = TOKEN,
    barred: str = "",
    pedestals: dict[str, tuple[int, int]] | None = None,
) -> World:
    """The world of a picture; `tasks` as rooms.toml writes conditions; `birds` have no cell."""
    rows = picture.split()
    maze = Grid.from_text("".join("#" if at == "#" else "." for at in row) for row in rows)
    cells = {at: find(maze, rows, at) for at in "@kh" + "".join(MONSTERS)}
    letters = len("".join(rows)) - sum("".join(rows).count(at) for at in "#.")
    assert letters == sum(map(len, cells.values())), "a letter stands between two cells"
    start, key, hatch = (next(iter(cells[at]), NOWHERE) for at in "@kh")
    spawns = [Spawn(kind, KINDS[kind], cell) for at, kind in MONSTERS.items() for cell in cells[at]]
    spawns += [Spawn(kind, KINDS[kind], NOWHERE) for kind in birds]
    setting = Setting(
        maze,
        named_cells(maze, start, key, hatch, pedestals or {}),
        tuple(spawn.kind for spawn in spawns),
    )
    layout = Layout(
        maze,
        start,
        key,
        hatch,
        clock,
        tuple(spawns),
        tuple((family, seed * 257 + k) for k, family in enumerate(FAMILIES)),
        tuple((kind, KINDS[kind]) for kind in RED_MINUTE),
        prize,
        barred,
    )
    law = Trial(tuple(map(read_task, tasks)), setting)
    return World(layout, gear, rules, {**MINDS, **BOSS_MINDS}, law)


def lane(row: str, *tasks: dict[str, Any], **options: Any) -> World:
    """The world of a single row of cells."""
    return world(f"{'#' * len(row)}\n{row}\n{'#' * len(row)}", *tasks, **options)


def find(maze: Grid, rows: list[str], letter: str) -> list[int]:
    """The cells that bear a letter, in their order."""
    cells = range(maze.columns * maze.rows)
    return [cell for cell in cells if "".join(rows)[maze.square(cell)] == letter]


def pads(words: str) -> list[int]:
    """Pad bytes: `right*32 down+blade*3 -*5` holds right for 32 ticks, two buttons for 3, none
    for 5."""
    found = []
    for word in words.split():
        buttons, _, count = word.partition("*")
        pad = 0 if buttons == "-" else press(*buttons.split("+"))
        found += [pad] * int(count or 1)
    return found


def play(world: World, words: str) -> list[Event]:
    """Plays pads and returns all events."""
    return [event for pad in pads(words) for event in world.step(pad)]


def kinds(events: list[Event], *wanted: str) -> list[str]:
    """The kinds of events in their order; only those wanted, if any are named."""
    return [event.kind for event in events if not wanted or event.kind in wanted]


def monster(world: World, kind: str = "") -> Monster:
    """The first monster (of a kind)."""
    return next(one for one in world.monsters if kind in ("", one.kind))


def until(world: World, kind: str, words: str = "-", most: int = 1000) -> int:
    """Plays the same pads again and again until an event comes; returns the tick."""
    for _ in range(most):
        if kind in kinds(play(world, words)):
            return world.tick
    raise AssertionError(f"no {kind} in {most} rounds of {words}")


def put(one: Monster, world: World, cell: int, **fields: object) -> None:
    """Stands a monster on a cell, with other fields as told."""
    one.x, one.y = world.centre(cell)
    for name, value in fields.items():
        setattr(one, name, value)


def draw(world: World) -> list[str]:
    """The world as a picture again: living monsters that can be touched, then the player."""
    rows = [list(row) for row in world.maze.text()]
    for one in world.monsters:
        if one.alive and one.solid:
            rows[square(one.y)][square(one.x)] = LETTERS.get(one.kind, "c")
    rows[square(world.player.y)][square(world.player.x)] = "@"
    return ["".join(row) for row in rows]


def square(place: int) -> int:
    """Sub-units to the nearest square."""
    return 1 + (2 * place + CELL // 2) // CELL


def modes(world: World, one: Monster, ticks: int) -> list[tuple[str, int]]:
    """The modes of a monster over so many idle ticks, each with how long it lasted."""
    seen: list[tuple[str, int]] = []
    for _ in range(ticks):
        world.step(0)
        known = seen.pop() if seen and seen[-1][0] == one.mode else (one.mode, 0)
        seen.append((one.mode, known[1] + 1))
    return seen


def tour(world: World, one: Monster, cells: int, most: int = 5000) -> list[int]:
    """The next cells on whose centres a monster comes, one after the other, while nobody plays."""
    seen = [world.cell_of(one)]
    for _ in range(most):
        world.step(0)
        if one.centred and world.cell_of(one) != seen[-1]:
            seen.append(world.cell_of(one))
        if len(seen) > cells:
            return seen[1:]
    raise AssertionError(f"only {seen} in {most} ticks")


def law_of(world: World) -> Trial:
    """The trial of a drawn world."""
    assert isinstance(world.law, Trial)
    return world.law


def opens(told: list[Event]) -> bool:
    """Whether the strongbox falls."""
    return "chest_falls" in kinds(told)
