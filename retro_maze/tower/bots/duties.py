"""What a condition asks of a player whom nothing threatens: one short function a kind."""

from collections.abc import Callable

from retro_maze.engine.actors import Monster
from retro_maze.engine.pad import BLADE, DIRECTIONS
from retro_maze.engine.world import World
from retro_maze.tower.bots import lures
from retro_maze.tower.bots.atlas import Cells
from retro_maze.tower.bots.chases import hunt
from retro_maze.tower.bots.errands import Act, Desk, Errand, Test, always, here, never, stand
from retro_maze.tower.bots.posts import facing, left_ear, posts, shooters
from retro_maze.tower.bots.scout import sill
from retro_maze.tower.bots.wishes import can_walk, rim, zone_cells
from retro_maze.tower.conditions import MOVES, Condition, to_kill
from retro_maze.tower.tasks import EDGES

SPARE = 20  # ticks, since things are taken a little before their cell's centre
WAITS_BEFORE = 3  # cells before the key, where one waits for its time


def with_blade(wanted: str) -> Test:
    return always if wanted == "out" else never


def hold(blade: str) -> Act:
    """Standing still, the blade as asked."""
    return (lambda world: BLADE) if blade == "out" else stand


def fetch(desk: Desk, event: str) -> Errand:
    """The key, or the cell before the hatch."""
    world = desk.world
    if event == "key" or not world.player.has_key:
        return desk.walk((world.key,))
    return desk.walk(sill(world))


def toggle(desk: Desk, condition: Condition) -> Errand:
    def act(world: World) -> int:
        return 0 if world.player.blade in ("out", "sheathe") else BLADE

    where = condition.task["where"]
    if where == "any":
        return here(desk.world, act)
    return desk.walk(condition.setting.cells[where], act)


def pacifist(desk: Desk, condition: Condition) -> Errand:
    return fetch(desk, condition.task["until"])


def event_window(desk: Desk, condition: Condition) -> Errand:
    task, world = condition.task, desk.world
    ready = desk.scout.walk(world, world.key) + world.tick >= task["min"] + SPARE
    if task["event"] != "key" or ready:
        return fetch(desk, task["event"])
    steps = desk.scout.atlas.table(world, (world.key,))
    near = tuple(cell for cell, n in enumerate(steps) if n == WAITS_BEFORE)
    return desk.walk(near)


def visit(desk: Desk, condition: Condition) -> Errand:
    task, world, setting = condition.task, desk.world, condition.setting
    if task["key"] == "with" and not world.player.has_key:
        return fetch(desk, "key")
    if task["key"] == "without":
        desk.scout.shut = (world.key,)
    armed = with_blade(task["blade"])
    if task["far"] and -1 not in condition.memory:
        steps = desk.scout.atlas.table(world, setting.cells[task["targets"][0]])
        return desk.walk(tuple(cell for cell, n in enumerate(steps) if n == task["far"]))
    names = [name for n, name in enumerate(task["targets"]) if n not in condition.memory]
    if task["ordered"]:
        names = names[:1]
    errands = [_call_on(desk, condition, name, armed) for name in names]
    return min(errands, key=lambda errand: errand.steps[world.here])


def _call_on(desk: Desk, condition: Condition, name: str, armed: Test) -> Errand:
    if name in EDGES:
        push = DIRECTIONS[EDGES.index(name)]
        return desk.walk(rim(desk.scout, desk.world, name), lambda world: push, armed)
    return desk.walk(condition.setting.cells[name], hold(condition.task["blade"]), armed)


def stand_still(desk: Desk, condition: Condition) -> Errand:
    where, blade = condition.task["where"], condition.task["blade"]
    if where == "any":
        return here(desk.world, hold(blade))
    return desk.walk(condition.setting.cells[where], hold(blade))


def stay_in(desk: Desk, condition: Condition) -> Errand:
    task = condition.task
    zone = zone_cells(desk.scout, desk.world, task["zone"])
    return desk.walk(zone, hold(task["blade"]), with_blade(task["blade"]))


def blade_state(desk: Desk, condition: Condition) -> Errand:
    if condition.task["until"]:
        return fetch(desk, condition.task["until"])
    if condition.task["state"] == "in":
        return desk.walk((desk.world.start,))
    return desk.walk((desk.world.start,), hold("out"), always)


def block_bolts(desk: Desk, condition: Condition) -> Errand:
    source, left = condition.task["source"], condition.task["side"] == "left"
    act = (left_ear if left else facing)(source)
    if shooters(desk.world, source) or desk.world.bolts:
        return here(desk.world, act)
    return desk.walk(posts(desk.scout, desk.world), act)


def break_walls(desk: Desk, condition: Condition) -> Errand:
    world = desk.world
    inner = desk.scout.recall(
        ("inner", bytes(world.doors)),
        lambda: tuple(c for c in range(world.columns * world.rows) if _inner(world, c)),
    )
    return desk.walk(inner, _pick)


def _inner(world: World, cell: int) -> list[int]:
    """Directions in which an inner wall stands."""
    ways = (way for way in range(4) if not world.doors[cell] >> way & 1)
    return [way for way in ways if world.beyond(cell, way) >= 0]


def _pick(world: World) -> int:
    ways = _inner(world, world.here)
    if not ways:
        return 0
    way = world.player.heading if world.player.heading in ways else ways[0]
    return BLADE | DIRECTIONS[way]


def step_pattern(desk: Desk, condition: Condition) -> Errand:
    ways, world = [MOVES.index(letter) for letter in condition.task["moves"]], desk.world
    at = lures.centre_ahead(world, world.player)
    rest = ways[condition.lit :]
    begun = condition.lit and can_walk(world, at, rest if world.player.centred else rest[1:])
    act = _steps(ways)
    if begun:
        return here(world, act)
    cells = range(world.columns * world.rows)
    starts = desk.scout.recall(
        ("pattern", bytes(world.doors)), lambda: [c for c in cells if can_walk(world, c, ways)]
    )
    return desk.walk(tuple(starts), act)._replace(leaves=True)


def _steps(ways: list[int]) -> Act:
    def act(world: World) -> int:
        law = world.law
        lit = law.current.lit if law and law.current else 0  # type: ignore[attr-defined]
        return DIRECTIONS[ways[min(lit, len(ways) - 1)]]

    return act


def kill_count(desk: Desk, condition: Condition) -> Errand:
    wanted = condition.task["monster"]
    return hunt(desk, lambda m: wanted == m.kind or (wanted == "any" and to_kill(m)))


def kill_order(desk: Desk, condition: Condition) -> Errand:
    kind = condition.task["order"][condition.lit]
    return hunt(desk, lambda m: m.kind == kind)


def kill_all(desk: Desk, condition: Condition) -> Errand:
    spare = condition.task["spare"]
    return hunt(desk, lambda m: to_kill(m) and m.kind not in spare)


def cross(desk: Desk, condition: Condition) -> Errand:
    kind, blade = condition.task["monster"], condition.task["blade"]
    return hunt(desk, lambda m: m.kind == kind, blade)


def lure(desk: Desk, condition: Condition) -> Errand:
    (goal,) = condition.setting.cells[condition.task["cell"]]
    kind, world = condition.task["monster"], desk.world
    prey = [m for m in world.monsters if m.kind == kind and m.alive]
    if not prey:
        return desk.walk(desk.stale())
    steps = desk.scout.atlas.table(world, (goal,))
    monster = min(prey, key=lambda m: steps[world.cell_of(m)])
    if kind == "coil":
        return desk.walk(lures.coil_side(desk.scout, world, monster, goal))
    turn = lures.centre_ahead(world, monster)
    if turn == goal:
        return desk.walk(_beyond_goal(desk, monster, goal))
    line = lures.line_towards(desk.scout, world, turn, goal)
    return desk.walk(tuple(line[1:3] or line))


def _beyond_goal(desk: Desk, monster: Monster, goal: int) -> Cells:
    """Cells beside the goal that the monster does not come from."""
    world = desk.world
    table = desk.scout.atlas.table(world, (world.cell_of(monster),))
    ways = (way for way in range(4) if world.doors[goal] >> way & 1)
    beside = [world.beyond(goal, way) for way in ways]
    return tuple(cell for cell in beside if table[cell] > table[goal]) or tuple(beside)


Duty = Callable[[Desk, Condition], Errand]

DUTIES: dict[str, Duty] = {
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
