"""How far the player is from having killed or crossed what a condition names, in ticks, roughly."""

from collections.abc import Iterable

from retro_maze.engine.actors import CELL, Monster
from retro_maze.engine.fight import CONTACT, CROSSING
from retro_maze.engine.stage import Stage
from retro_maze.engine.world import REVIVE_ROOM
from retro_maze.tower.boss import FOUR_SONGS
from retro_maze.tower.bots.echoes import meetings
from retro_maze.tower.bots.scout import NEVER, Scout, blade_left
from retro_maze.tower.conditions import COMES_BACK, Condition, to_kill

ONE_MORE = 1200  # ticks that each further kill or crossing is taken to need
A_BIRD = 160  # ticks until a hidden bird shows itself, at most
AWAY = ("", "away", "hidden")  # modes of those that are not there
APART = 24  # ticks to let go of a monster that was crossed


def soonest(times: Iterable[int]) -> int:
    return min(times, default=NEVER)


def further(condition: Condition) -> int:
    """Ticks for the lamps after the next one."""
    return ONE_MORE * (condition.lamps - condition.lit - 1)


def kill(scout: Scout, stage: Stage, monster: Monster) -> int:
    """Ticks until one monster can be dead."""
    gear, record = stage.player.gear, monster.record
    if gear.hand < record.hand or not record.killable:
        return NEVER
    fight = -(-(monster.hp if monster.alive else record.hp) // gear.hand)
    if not monster.alive:
        return comes_back(stage, monster) + fight
    fight += _later_phases(monster, fight)
    if monster.mode in AWAY:
        return A_BIRD + monster.timer + fight
    return max(reach(scout, stage, monster), blade_left(stage, "out")) + fight


def _later_phases(monster: Monster, cuts: int) -> int:
    """Ticks for what a monster of several phases has still to lose."""
    if not monster.record.phases:
        return 0
    singing = ONE_MORE // 2 * cuts if monster.phase == FOUR_SONGS else 0
    return singing + 3 * ONE_MORE * (len(monster.record.phases) - monster.phase)


def comes_back(stage: Stage, monster: Monster) -> int:
    """Ticks until a dead one is wound up again, which it never is beside the player."""
    if not monster.rewind:
        return NEVER
    x, y = stage.centre(monster.home)
    apart = abs(x - stage.player.x) + abs(y - stage.player.y)
    return 2 * COMES_BACK + max(0, REVIVE_ROOM + CELL - apart) // stage.player.gear.speed


def reach(scout: Scout, stage: Stage, monster: Monster) -> int:
    """Ticks until the player can be where a monster is; an Echo walks while the player walks."""
    if monster.kind != "echo" or not scout.mapped:
        return scout.walk(stage, stage.cell_of(monster))
    paces = scout.recall(("echo", bytes(stage.doors)), lambda: meetings(stage))
    cells = stage.columns * stage.rows
    apart = abs(monster.x - stage.player.x) + abs(monster.y - stage.player.y)
    ticks = paces[stage.here * cells + stage.cell_of(monster)] * scout.cell_ticks(stage)
    return ticks + min(apart, CELL) // stage.player.gear.speed


def kill_count(scout: Scout, stage: Stage, condition: Condition) -> int:
    wanted = condition.task["monster"]
    targets = (m for m in stage.monsters if wanted == m.kind or (wanted == "any" and to_kill(m)))
    return soonest(kill(scout, stage, m) for m in targets) + further(condition)


def kill_order(scout: Scout, stage: Stage, condition: Condition) -> int:
    kind = condition.task["order"][condition.lit]
    targets = (m for m in stage.monsters if m.kind == kind)
    return soonest(kill(scout, stage, m) for m in targets) + further(condition)


def kill_all(scout: Scout, stage: Stage, condition: Condition) -> int:
    spare = condition.task["spare"]
    targets = (m for m in stage.monsters if to_kill(m) and m.kind not in spare)
    first = soonest(kill(scout, stage, m) for m in targets if m.alive or m.rewind)
    spoilt = sum(not m.alive for m in stage.monsters if m.kind in spare)
    return first + further(condition) + ONE_MORE * spoilt


def cross(scout: Scout, stage: Stage, condition: Condition) -> int:
    task = condition.task
    targets = (m for m in stage.monsters if m.kind == task["monster"] and m.mode != "exposed")
    first = soonest(_meet(scout, stage, m, task["blade"]) for m in targets)
    return first + further(condition)


def _meet(scout: Scout, stage: Stage, monster: Monster, blade: str) -> int:
    """Ticks until this monster can be crossed (again)."""
    if not monster.alive:
        return comes_back(stage, monster)
    if monster.touching >= CROSSING:
        apart = abs(monster.x - stage.player.x) + abs(monster.y - stage.player.y)
        return APART + (CONTACT - apart) // 4
    ready = max(reach(scout, stage, monster), blade_left(stage, blade))
    return ready + CROSSING - monster.touching
