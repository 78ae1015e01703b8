"""A byte becomes a floor: the maze, and where start, key, hatch and monsters stand.

One stream places everything: xorshift16 started at `byte << 8 | floor`, so byte and floor number
fix the whole floor. Rules and their order: `Placing`.
"""

from collections.abc import Callable
from typing import NamedTuple

from retro_maze.engine.actors import Spawn
from retro_maze.engine.gear import Rules
from retro_maze.engine.stage import NOWHERE, SECOND, Layout, Prize
from retro_maze.engine.world import World
from retro_maze.maze import Grid, Refusal, carve, chip, distances, way
from retro_maze.tower.boss import BOSS_MINDS
from retro_maze.tower.condition import Setting
from retro_maze.tower.minds import MINDS
from retro_maze.tower.monsters import (
    BESIDE_THE_PLAYER,
    FAMILIES,
    KINDS,
    LINE_SHOOTERS,
    RED_MINUTE,
)
from retro_maze.tower.rooms import BELL_CELLS, Room, Rooms
from retro_maze.tower.table import Table
from retro_maze.tower.tasks import Task, places_of
from retro_maze.tower.treasures import (
    HEALERS,
    HOURGLASS_S,
    SPRING,
    Kit,
    gear_of,
    with_treasure,
)
from retro_maze.tower.trial import Trial, named_cells

GENERATION = 1  # how bytes become floors; saves, recordings and share texts carry it
HARMLESS_GUESTS = ("echo",)  # of the floor that has no key
HATCH_DIST = (8, 60)
MONSTER_DIST = 5
SHOOTER_LINE = 6  # cells
STORY_RULES = Rules()

Test = Callable[[int], bool]


class Tower(NamedTuple):
    """A floor table and the rooms that fill it."""

    name: str
    table: Table
    rooms: Rooms

    @property
    def floors(self) -> int:
        """How many floors it has."""
        return len(self.table.seeds)


class Plan(NamedTuple):
    """A floor before play: its maze and the cells of everything on it."""

    floor: int
    byte: int
    maze: Grid
    start: int
    key: int
    hatch: int
    monsters: tuple[tuple[str, int], ...]  # kind and cell; NOWHERE for those that appear later

    def path(self) -> list[int]:
        """The cells of the way start -> key -> hatch; empty where the maze has none."""
        first = way(self.maze, self.start, self.key)
        second = way(self.maze, self.key, self.hatch)
        return first + second[1:] if first and second else []


def plan_floor(tower: Tower, floor: int, byte: int | None = None) -> Plan:
    """The plan of a floor (1 the first); `byte` stands in for the table's own."""
    check_floor(tower, floor)
    table = tower.table
    seed = table.seeds[floor - 1] if byte is None else byte
    maze = carve(table.carver, 2 * table.columns + 1, 2 * table.rows + 1, chip(table.chip, seed))
    return place(maze, seed, floor, room_of(tower, floor))


def check_floor(tower: Tower, floor: int) -> None:
    """Refuses a floor that the tower does not have."""
    if not 1 <= floor <= tower.floors:
        told = f"there is no floor {floor}: {tower.name} has floors 1 to {tower.floors}"
        raise Refusal(told, "floor", n=floor)


def place(maze: Grid, byte: int, floor: int, room: Room) -> Plan:
    """Places everything in a maze, in the fixed order start, key, hatch, monsters."""
    placing = Placing(maze, byte << 8 | floor)
    start = placing.start
    key = placing.pick(*room.key_dist)
    hatch = placing.pick(*HATCH_DIST, *_hatch_tests(placing, maze, key, room))
    clear = _line_test(maze, start)
    monsters = []
    for kind, count in room.monsters:
        for _ in range(count):
            monsters.append((kind, _monster_cell(placing, kind, room, clear)))
    return Plan(floor, byte, maze, start, key, hatch, tuple(monsters))


class Placing:
    """The stream of one floor and the cells that are still free."""

    def __init__(self, maze: Grid, seed: int) -> None:
        self.chip = chip("xorshift16", seed)
        self.count = maze.columns * maze.rows
        self.start = self.chip.below(self.count)
        self.steps = distances(maze, self.start)
        self.free = [cell for cell in range(self.count) if cell != self.start]

    def pick(self, low: int, high: int, *tests: Test) -> int:
        """Takes a free cell: low to high steps away and passing every test; else without the
        tests; else at least low steps away; else one of the farthest; none left: the start."""
        if not self.free:
            return self.start
        steps = self.steps
        near = pool = [cell for cell in self.free if low <= steps[cell] <= high]
        for test in tests:
            pool = list(filter(test, pool))
        pool = pool or near
        if not pool:
            pool = [cell for cell in self.free if low <= steps[cell]] or self._farthest()
        cell = pool[self.chip.below(len(pool))]
        self.free.remove(cell)
        return cell

    def _farthest(self) -> list[int]:
        most = max(self.steps[cell] for cell in self.free)
        return [cell for cell in self.free if self.steps[cell] == most]


def _hatch_tests(placing: Placing, maze: Grid, key: int, room: Room) -> list[Test]:
    tests: list[Test] = []
    if not (room.key_to_hatch_dist or room.hatch_off_key_path):
        return tests
    steps, from_key = placing.steps, distances(maze, key)
    if room.key_to_hatch_dist:
        low, high = room.key_to_hatch_dist
        tests.append(lambda cell: low <= from_key[cell] <= high)
    if room.hatch_off_key_path:  # neither lies on the other's way from the start
        tests.append(lambda cell: steps[cell] + from_key[cell] != steps[key])
        tests.append(lambda cell: steps[key] + from_key[cell] != steps[cell])
    return tests


def _line_test(maze: Grid, start: int) -> Test:
    """Passes cells that no free straight line of up to SHOOTER_LINE cells joins to the start."""
    seen = []
    for direction, step in enumerate((-maze.columns, 1, maze.columns, -1)):
        cell = start
        for _ in range(SHOOTER_LINE):
            if not maze.is_open(cell, direction):
                break
            cell += step
            seen.append(cell)
    return lambda cell: cell not in seen


def _monster_cell(placing: Placing, kind: str, room: Room, clear: Test) -> int:
    if KINDS[kind].family == BESIDE_THE_PLAYER:
        return NOWHERE
    low, high = MONSTER_DIST, placing.count
    if room.spawn_dist and room.spawn_dist[0] == kind:
        _, low, high = room.spawn_dist
    return placing.pick(low, high, *([clear] if kind in LINE_SHOOTERS else []))


def room_of(tower: Tower, floor: int) -> Room:
    """A floor's record; without fixed cells in a tower of other floors or another shape."""
    room, table = tower.rooms.of(floor), tower.table
    own = (table.columns, table.rows) == BELL_CELLS and tower.floors == len(tower.rooms.floors)
    if own or not room.pedestals:
        return room
    tasks = tuple(task for task in room.tasks if not _asks_for(task, room.pedestals))
    treasure = room.treasure if tasks else ""  # nothing is left that could open the strongbox
    return room._replace(pedestals={}, no_key=False, tasks=tasks, treasure=treasure)


def _asks_for(task: Task, names: dict[str, tuple[int, int]]) -> bool:
    return any(place in names for place in places_of(task))


def build_world(
    tower: Tower,
    plan: Plan,
    kit: Kit = (),
    rules: Rules = STORY_RULES,
    vigor: bool = False,
    emptied: bool = False,
    phase: int = 0,
) -> World:
    """A fresh world to play a plan in, with what the player carries; `emptied`: without the
    strongbox, since it was opened in an earlier play; `phase`: where the boss begins."""
    room = room_of(tower, plan.floor)
    if emptied and not room.no_key:
        room = room._replace(treasure="", tasks=())
    trial = _trial(plan, room, kit)
    gear = gear_of(kit, vigor, room.lend.get("pick", 0))
    if room.no_key:
        gear = gear._replace(proof=(*gear.proof, *HARMLESS_GUESTS))
    layout = _layout(plan, room, kit)._replace(phase=phase)
    return World(layout, gear, rules, {**MINDS, **BOSS_MINDS}, trial)


def _trial(plan: Plan, room: Room, kit: Kit) -> Trial:
    cells = named_cells(plan.maze, plan.start, plan.key, plan.hatch, room.pedestals)
    kinds = tuple(kind for kind, _ in plan.monsters)
    setting = Setting(plan.maze, cells, kinds)
    if not room.no_key:
        return Trial(room.tasks, setting)
    lacking = tuple(treasure for treasure in room.needs if treasure not in kit)
    return Trial(room.tasks, setting, rings=True, lacking=lacking)


def _layout(plan: Plan, room: Room, kit: Kit) -> Layout:
    after = with_treasure(kit, room.treasure)
    lent = room.lend.get("pick", 0)
    prize = Prize(room.treasure, gear_of(after, False, lent), room.treasure in HEALERS)
    seconds = room.time_s + (HOURGLASS_S if "hourglass" in kit else 0)
    barred = "crown" if "crown_key" in room.needs and "crown_key" not in kit else ""
    return Layout(
        plan.maze,
        plan.start,
        NOWHERE if room.no_key else plan.key,
        NOWHERE if room.no_key else plan.hatch,
        seconds * SECOND if room.time_s and not room.no_key else 0,
        tuple(Spawn(kind, KINDS[kind], cell) for kind, cell in plan.monsters),
        tuple((family, stream(plan, k)) for k, family in enumerate(FAMILIES, 1)),
        tuple((kind, KINDS[kind]) for kind in RED_MINUTE),
        prize if room.treasure else None,
        barred,
        refill=room.treasure == SPRING and after == kit,
    )


def stream(plan: Plan, k: int) -> int:
    """Where stream k of a floor starts: 0 places things, k the k-th family of monsters."""
    return (plan.byte << 8 | plan.floor) ^ (k * 0x9E37 & 0xFFFF)
