"""What a player may do next: the pads worth trying, and what is clumsy or hopeless."""

from collections.abc import Iterator

from retro_maze.engine.actors import CELL
from retro_maze.engine.pad import BLADE, DIRECTIONS
from retro_maze.engine.world import World
from retro_maze.tower.conditions import Condition
from retro_maze.tower.tasks import EDGES, Task
from retro_maze.tower.trial import Trial

NEAR = 5 * CELL  # sub-units: monsters this near make the blade worth a thought
BLADE_KINDS = ("blade_toggle", "blade_state", "break_walls", "cross")
PUSH_KINDS = ("break_walls", "block_bolts", "blade_toggle")
NOT_THERE = ("hidden", "away", "exposed")


def current(world: World) -> Condition | None:
    """The condition to be met now."""
    return world.law.current if isinstance(world.law, Trial) else None


def rings(world: World) -> bool:
    """Whether the floor ends by its conditions, without strongbox and hatch."""
    return isinstance(world.law, Trial) and world.law.rings


def hopeless(world: World) -> bool:
    """Whether a condition can not be met any more."""
    return isinstance(world.law, Trial) and world.law.failed


def owed(world: World) -> bool:
    """Whether there is a strongbox on this floor and it was not opened yet."""
    law = world.law
    return bool(isinstance(law, Trial) and law.conditions and not world.chest_taken)


def threatened(world: World) -> bool:
    """Whether a monster or a bolt is near enough to matter."""
    player = world.player
    there = [m for m in world.monsters if m.alive and m.mode not in NOT_THERE]
    return any(
        abs(mover.x - player.x) + abs(mover.y - player.y) < NEAR for mover in [*there, *world.bolts]
    )


def pads(world: World) -> Iterator[int]:
    """The pads worth holding for the next half cell."""
    condition = current(world)
    task = condition.task if condition else None
    danger = threatened(world)
    blades = [0, BLADE] if danger or (task and _needs_blade(task)) else [0]
    for pad in _paces(world, danger or bool(task and _needs_pushes(task)), danger):
        for blade in blades:
            yield pad | blade


def _needs_blade(task: Task) -> bool:
    params = task.params
    return task.kind in BLADE_KINDS or params.get("blade") == "out" or params.get("side") == "left"


def _needs_pushes(task: Task) -> bool:
    edges = task.kind == "visit" and any(target in EDGES for target in task["targets"])
    return edges or task.kind in PUSH_KINDS


def _paces(world: World, pushes: bool, danger: bool) -> list[int]:
    """Standing, and directions: those that are open, and walls where a push may help."""
    player = world.player
    if player.centred:
        doors = world.doors[world.here]
        return [0, *(DIRECTIONS[d] for d in range(4) if pushes or doors >> d & 1)]
    both = [DIRECTIONS[player.heading], DIRECTIONS[(player.heading + 2) % 4]]
    return [*both, 0] if danger else both


def clumsy(before: World, after: World, last: int, pad: int) -> int:
    """What a pace costs beside its time, in ticks: of equal runs the calmest one is wanted."""
    cost = 0
    if after.player.blade not in ("in", before.player.blade):
        cost += 3
    if pad & 15 != last & 15:
        cost += 5 if (after.player.heading - before.player.heading) % 4 == 2 else 1
    return cost


def mark(world: World) -> tuple[object, ...]:
    """What tells two worlds apart for a plan, beside the player's own place."""
    law, condition = world.law, current(world)
    at = law.at if isinstance(law, Trial) else 0
    lit = condition.lit if condition else 0
    return (at, lit, world.chest_taken, world.player.has_key, *_lured(world, condition))


def _lured(world: World, condition: Condition | None) -> list[int]:
    """Where those are that the condition is about and that come by the player's own ways."""
    wanted = _led(condition) if condition else ()
    return [world.cell_of(m) for m in world.monsters if m.alive and m.kind in wanted]


def _led(condition: Condition) -> tuple[str, ...]:
    """Kinds that the player must lead: all that are lured, Echoes that are to be met."""
    params = condition.task.params
    if condition.task.kind == "lure":
        return (params["monster"],)
    order = params.get("order", ())[condition.lit : condition.lit + 1]
    return ("echo",) if "echo" in (*order, params.get("monster")) else ()
