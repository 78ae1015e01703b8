"""How a player may get a condition wrong: for each kind, tasks that are not quite the floor's.

A mistaken run does what the mistaken tasks ask for; the strongbox must not care.
"""

from collections.abc import Callable
from typing import Any

from retro_maze.tower.monsters import KINDS
from retro_maze.tower.rooms import Room
from retro_maze.tower.tasks import Task, read_task

Mistakes = dict[str, tuple[Task, ...]]
LATE = 9999  # ticks
OTHER_BLADE = {"in": "out", "out": "in"}
OTHER_WAY = str.maketrans("URDL", "DLUR")
OTHER_CELL = {"start": "corner_nw", "hatch": "start"}
OTHER_ZONE = {"outer": "inner", "inner": "outer"}
BLOOD = "blood first"  # not a mistaken task: the run of a player who breaks the peace


def change(task: Task, **params: Any) -> Task:
    """The same task with other parameters."""
    return Task(task.kind, {**task.params, **params})


def make(kind: str, **params: Any) -> Task:
    """A task as rooms.toml would write it."""
    return read_task({"kind": kind, **params})


def go(place: str) -> Task:
    return make("visit", targets=[place])


def fewer(task: Task, room: Room) -> Mistakes:
    """One fewer than asked for, then off to somewhere else."""
    if task["n"] < 2:
        return {}
    return {"one fewer": (change(task, n=task["n"] - 1), go("corner_nw"))}


def others(task: Task, room: Room) -> Mistakes:
    """As many of another kind."""
    kinds = [kind for kind, _ in room.monsters if kind != task["monster"] and KINDS[kind].hand < 2]
    if task["monster"] == "any" or not kinds:
        return {}
    return {"another kind": (make("kill_count", monster=kinds[0], n=1),)}


def blade(task: Task, room: Room) -> Mistakes:
    other = OTHER_BLADE.get(task["blade"])
    return {"blade wrong": (change(task, blade=other),)} if other else {}


def kill_count(task: Task, room: Room) -> Mistakes:
    only_met = {"only met": (make("cross", monster=task["monster"], n=1),)}
    solid = task["n"] == 1 and task["monster"] != "any"
    return {**fewer(task, room), **others(task, room), **(only_met if solid else {})}


def kill_order(task: Task, room: Room) -> Mistakes:
    order = task["order"]
    back = change(task, order=order[::-1])
    return {"last one spared": (change(task, order=order[:-1]),), "backwards": (back,)}


def kill_all(task: Task, room: Room) -> Mistakes:
    counts = [n for kind, n in room.monsters if KINDS[kind].killable and kind not in task["spare"]]
    return {"one spared": (make("kill_count", n=sum(counts) - 1), go("start"))}


def pacifist(task: Task, room: Room) -> Mistakes:
    return {BLOOD: ()}


def visit(task: Task, room: Room) -> Mistakes:
    targets, found = task["targets"], blade(task, room)
    if len(targets) > 1:
        found["one fewer"] = (change(task, targets=targets[:-1]),)
    else:
        found["another place"] = (change(task, targets=("corner_ne",), key="any"),)
    if task["ordered"]:
        found["backwards"] = (change(task, targets=targets[::-1]),)
    if task["key"] == "without":
        found["with the key"] = (change(task, key="with"),)
    if task["far"]:
        found["stayed at home"] = (change(task, far=0),)
    return found


def stand_still(task: Task, room: Room) -> Mistakes:
    place = "start" if task["where"] in ("center", "key") else "center"
    short = change(task, ticks=task["ticks"] // 2)
    return {
        **blade(task, room),
        "too short": (short, go("start")),
        "another place": (change(task, where=place),),
    }


def event_window(task: Task, room: Room) -> Mistakes:
    found: Mistakes = {}
    if task["min"]:
        found["too early"] = (change(task, min=0, max=task["min"] - 1),)
    if task["max"] < 9000:
        found["too late"] = (change(task, min=task["max"] + 1, max=LATE),)
    return found


def block_bolts(task: Task, room: Room) -> Mistakes:
    found = fewer(task, room)
    if task["side"] == "left":
        found["from the front"] = (change(task, side="any"),)
    if task["moving"] == "no":
        found["one on the way"] = (change(task, n=task["n"] - 1), go("start"))
    if not found:
        found["cut instead"] = (make("kill_count", monster="cuckoo", n=1),)
    return found


def blade_toggle(task: Task, room: Room) -> Mistakes:
    found = fewer(task, room)
    if task["where"] != "any":
        found["another place"] = (change(task, where="center"),)
    if task["within"]:
        two, one = (make("blade_toggle", n=n) for n in (task["n"] - 1, 1))
        wait = make("stand_still", where="any", ticks=task["within"])
        found["too slow"] = (two, wait, one)
    return found


def blade_state(task: Task, room: Room) -> Mistakes:
    once = make("blade_toggle", n=1)
    if task["until"]:
        return {"drawn once": (once, make("event_window", event=task["until"], max=LATE))}
    return {"too short": (change(task, ticks=task["ticks"] // 2), once)}


def break_walls(task: Task, room: Room) -> Mistakes:
    return fewer(task, room)


def cross(task: Task, room: Room) -> Mistakes:
    return fewer(task, room) or others(task, room)


def lure(task: Task, room: Room) -> Mistakes:
    return {
        "killed instead": (make("kill_count", monster=task["monster"], n=1),),
        "another place": (change(task, cell=OTHER_CELL[task["cell"]]),),
    }


def step_pattern(task: Task, room: Room) -> Mistakes:
    moves = task["moves"]
    back = change(task, moves=moves.translate(OTHER_WAY))
    return {"one short": (change(task, moves=moves[:-1]), go("start")), "mirrored": (back,)}


def stay_in(task: Task, room: Room) -> Mistakes:
    away = "center" if task["zone"] == "outer" else "corner_nw"
    return {
        **blade(task, room),
        "too short": (change(task, ticks=task["ticks"] // 2), go(away)),
        "the other zone": (change(task, zone=OTHER_ZONE[task["zone"]]),),
    }


MISTAKES: dict[str, Callable[[Task, Room], Mistakes]] = {
    "kill_count": kill_count,
    "kill_order": kill_order,
    "kill_all": kill_all,
    "pacifist": pacifist,
    "visit": visit,
    "stand_still": stand_still,
    "event_window": event_window,
    "block_bolts": block_bolts,
    "blade_toggle": blade_toggle,
    "blade_state": blade_state,
    "break_walls": break_walls,
    "cross": cross,
    "lure": lure,
    "step_pattern": step_pattern,
    "stay_in": stay_in,
}


def mistakes(room: Room, stage: int) -> Mistakes:
    """By name the tasks of a player who does all right before a stage, and gets that wrong."""
    task = room.tasks[stage]
    wrong = MISTAKES[task.kind](task, room)
    return {name: (*room.tasks[:stage], *tasks) for name, tasks in wrong.items()}
