"""How far a condition is from being met, in ticks, roughly: one short function a kind.

A look-ahead compares worlds by these numbers, so they need not be right; they only have to fall
on the way to the lamp, and never to fall on the way to a failure.
"""

from collections.abc import Callable
from itertools import pairwise, permutations

from retro_maze.engine.actors import Monster
from retro_maze.engine.stage import NOWHERE, Stage
from retro_maze.tower.bots import lures
from retro_maze.tower.bots.hunts import comes_back, cross, kill_all, kill_count, kill_order, soonest
from retro_maze.tower.bots.scout import NEVER, Scout, blade_left, sill
from retro_maze.tower.conditions import COMES_BACK, MOVES, PUSH, Condition, to_kill
from retro_maze.tower.tasks import EDGES

A_BOLT = 1200  # ticks until the next bolt comes
SHOOTING = ("fade", "aim")  # modes of those that are about to shoot
PICKING = 32  # ticks to break a wall
LOST_LURE = 4000  # ticks for luring one that was killed
A_TARGET = 1200  # ticks for each place to be visited, beside the way
BETWEEN = 24  # ticks to get to the next wall or out of a corridor

Wish = Callable[[Scout, Stage, Condition], int]


def toggle(scout: Scout, stage: Stage, condition: Condition) -> int:
    player, walk = stage.player, _to_place(scout, stage, condition)
    whole = player.gear.draw + player.gear.sheathe + 2
    begun = blade_left(stage, "out") + player.gear.sheathe + 1
    if player.blade == "sheathe":
        begun = player.blade_ticks + (0 if player.blade_full else whole)
    return max(walk, begun) + (condition.lamps - condition.lit - 1) * whole


def _to_place(scout: Scout, stage: Stage, condition: Condition) -> int:
    where = condition.task["where"]
    return 0 if where == "any" else scout.walk(stage, *condition.setting.cells[where])


def fetch(scout: Scout, stage: Stage, event: str) -> int:
    """Ticks until the key is taken or the hatch opens."""
    if event == "key":
        return scout.walk(stage, stage.key)
    if stage.hatch_open:
        return 0
    if stage.player.has_key:
        return scout.walk(stage, *sill(stage))
    return scout.walk(stage, stage.key) + scout.between(stage, stage.key, *sill(stage))


def pacifist(scout: Scout, stage: Stage, condition: Condition) -> int:
    dead = sum(not m.alive for m in stage.monsters if to_kill(m))
    return fetch(scout, stage, condition.task["until"]) + 2 * COMES_BACK * dead


def event_window(scout: Scout, stage: Stage, condition: Condition) -> int:
    walk = fetch(scout, stage, condition.task["event"])
    late = NEVER if stage.tick + walk > condition.task["max"] else 0
    return max(walk, int(condition.task["min"]) - stage.tick) + late


def visit(scout: Scout, stage: Stage, condition: Condition) -> int:
    task = condition.task
    if task["far"] and -1 not in condition.memory:
        return _go_far(scout, stage, condition)
    fetched = task["key"] != "with" or stage.player.has_key
    first = 0 if fetched else scout.walk(stage, stage.key)
    names = [name for n, name in enumerate(task["targets"]) if n not in condition.memory]
    orders = [tuple(names)] if task["ordered"] else permutations(names)
    walk = min(_tour(scout, stage, condition, order) for order in orders)
    return first + max(walk, blade_left(stage, task["blade"])) + A_TARGET * len(names)


def _go_far(scout: Scout, stage: Stage, condition: Condition) -> int:
    home, far = condition.setting.cells[condition.task["targets"][0]], condition.task["far"]
    steps = scout.atlas.table(stage, home)
    walk = scout.walk(stage, *(cell for cell, n in enumerate(steps) if n == far))
    return walk + int(far) * scout.cell_ticks(stage) + A_TARGET


def _tour(scout: Scout, stage: Stage, condition: Condition, names: tuple[str, ...]) -> int:
    """Ticks to go to named places one after the other."""
    doors, setting = bytes(stage.doors), condition.setting
    places = [setting.cells.get(name) or rim(scout, stage, name) for name in names]
    rest = scout.recall(("tour", doors, scout.shut, names), lambda: _legs(scout, stage, places))
    return scout.walk(stage, *places[0]) + _push_left(stage, names[0]) + rest


def _legs(scout: Scout, stage: Stage, places: list[tuple[int, ...]]) -> int:
    """Ticks from each of some places to the next."""
    ticks = 0
    for here, there in pairwise(places):
        ticks += min(scout.between(stage, cell, *there) for cell in here)
    return ticks


def rim(scout: Scout, stage: Stage, edge: str) -> tuple[int, ...]:
    """The cells along one side of the maze."""
    cells, way = range(stage.columns * stage.rows), EDGES.index(edge)
    return scout.recall(
        (edge,), lambda: tuple(cell for cell in cells if stage.beyond(cell, way) == NOWHERE)
    )


def _push_left(stage: Stage, name: str) -> int:
    if name not in EDGES:
        return 0
    player, way = stage.player, EDGES.index(name)
    pushes = player.heading == way and stage.beyond(stage.here, way) == NOWHERE
    return PUSH - min(player.pushing, PUSH) if pushes else PUSH


def stand_still(scout: Scout, stage: Stage, condition: Condition) -> int:
    task = condition.task
    walk = _to_place(scout, stage, condition)
    return max(walk, blade_left(stage, task["blade"])) + int(task["ticks"]) - _held(condition)


def _held(condition: Condition) -> int:
    """For how many ticks in a row the condition has held."""
    return condition.memory[0] if condition.memory else 0


def stay_in(scout: Scout, stage: Stage, condition: Condition) -> int:
    task = condition.task
    zone = zone_cells(scout, stage, task["zone"])
    ready = max(scout.walk(stage, *zone), blade_left(stage, task["blade"]))
    return ready + int(task["ticks"]) - _held(condition)


def zone_cells(scout: Scout, stage: Stage, zone: str) -> tuple[int, ...]:
    """The cells of the outermost ring, or all the others."""
    columns, count = stage.columns, stage.columns * stage.rows

    def on_rim(cell: int) -> bool:
        return cell % columns in (0, columns - 1) or not columns <= cell < count - columns

    outer = zone == "outer"
    return scout.recall((zone,), lambda: tuple(c for c in range(count) if outer == on_rim(c)))


def blade_state(scout: Scout, stage: Stage, condition: Condition) -> int:
    task = condition.task
    if task["until"]:
        return fetch(scout, stage, task["until"])
    return int(task["ticks"]) - _held(condition) + blade_left(stage, task["state"])


def block_bolts(scout: Scout, stage: Stage, condition: Condition) -> int:
    return A_BOLT * (condition.lamps - condition.lit) + _exposed(stage, condition)


def _exposed(stage: Stage, condition: Condition) -> int:
    """How bad a place to wait for bolts is: a good one has free lines, on the wanted side only,
    and a shooter in sight that is looked at."""
    player, left = stage.player, condition.task["side"] == "left"
    side = 3 if left else 0
    cost = 40 if left and player.blade != "out" else 0
    singing = [_seen_way(stage, m) for m in stage.monsters if m.alive and m.mode in SHOOTING]
    cost -= sum(60 + 60 * ((way - player.heading) % 4 == side) for way in singing if way >= 0)
    if not player.centred:
        return cost + 30
    lines = [way for way in range(4) if _two_open(stage, way)]
    bad = sum((way - player.heading) % 4 != side for way in lines) if left else 0
    return cost + 8 * bad + (0 if len(lines) > bad else 24)


def _seen_way(stage: Stage, monster: Monster) -> int:
    """The direction in which the player sees a monster along a free line, or -1."""
    return stage.sight(stage.here, stage.cell_of(monster))


def _two_open(stage: Stage, way: int) -> bool:
    """Whether two cells lie open in that direction."""
    first = stage.doors[stage.here] >> way & 1
    return bool(first and stage.doors[stage.beyond(stage.here, way)] >> way & 1)


def break_walls(scout: Scout, stage: Stage, condition: Condition) -> int:
    player, n = stage.player, condition.lamps - condition.lit
    if player.picks < n:
        return NEVER
    ticks = BETWEEN + PICKING
    if player.centred:
        inner = [way for way in range(4) if _inner_wall(stage, way)]
        if player.heading in inner:
            ticks = PICKING - 2 - min(player.pick_ticks, PICKING - 3)
        elif inner:
            ticks = PICKING
    return ticks + (n - 1) * (BETWEEN + PICKING)


def _inner_wall(stage: Stage, way: int) -> bool:
    return not stage.doors[stage.here] >> way & 1 and stage.beyond(stage.here, way) != NOWHERE


def lure(scout: Scout, stage: Stage, condition: Condition) -> int:
    (cell,) = condition.setting.cells[condition.task["cell"]]
    kind = condition.task["monster"]
    one = lures.coil if kind == "coil" else lures.walker
    targets = (m for m in stage.monsters if m.kind == kind)
    return soonest(
        one(scout, stage, m, cell) if m.alive else LOST_LURE + comes_back(stage, m) for m in targets
    )


def step_pattern(scout: Scout, stage: Stage, condition: Condition) -> int:
    ways = [MOVES.index(letter) for letter in condition.task["moves"]]
    rest, one = ways[condition.lit :], scout.cell_ticks(stage)
    here = lures.centre_ahead(stage, stage.player)
    if condition.lit and can_walk(stage, here, rest if stage.player.centred else rest[1:]):
        return len(rest) * one
    cells = range(stage.columns * stage.rows)
    starts = scout.recall(
        ("pattern", bytes(stage.doors)), lambda: [c for c in cells if can_walk(stage, c, ways)]
    )
    return scout.walk(stage, *starts) + len(ways) * one


def can_walk(stage: Stage, cell: int, ways: list[int]) -> bool:
    for way in ways:
        if not stage.doors[cell] >> way & 1:
            return False
        cell = stage.beyond(cell, way)
    return True


WISHES: dict[str, Wish] = {
    "kill_count": kill_count,
    "kill_order": kill_order,
    "kill_all": kill_all,
    "pacifist": pacifist,
    "visit": visit,
    "stand_still": stand_still,
    "event_window": event_window,
    "block_bolts": block_bolts,
    "blade_toggle": toggle,
    "blade_state": blade_state,
    "break_walls": break_walls,
    "cross": cross,
    "lure": lure,
    "step_pattern": step_pattern,
    "stay_in": stay_in,
}
