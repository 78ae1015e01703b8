"""Blots rest, tremble and hop."""

from retro_maze.engine.actors import CELL, Monster
from retro_maze.engine.stage import Stage
from retro_maze.tower.minds.walkers import drawn_way

TREMBLE = 16  # ticks
HOP = 8  # ticks that one hop of 8 px takes, at 8 sub-units a tick
HOP_PAUSE = 5
HOPS = 3 * HOP + 2 * HOP_PAUSE  # 34 ticks: a cell
RESTS = {"blot_g": (60, 196), "blot_k": (16, 64), "blot_r": (32, 96)}  # least, and below(n) more
SPIT_BEAT = 256


def blot(stage: Stage, monster: Monster) -> None:
    """Rests, trembles, hops one cell in an open direction that it draws."""
    if monster.timer:
        monster.timer -= 1
    if monster.mode == "rest":
        _spit(stage, monster)
    if monster.mode == "hop":
        beat = (HOPS - 1 - monster.timer) % (HOP + HOP_PAUSE)
        if beat < HOP:
            monster.ahead(monster.heading, CELL // 3 // HOP)
    if not monster.timer:
        _next_of_blot(stage, monster)


def _next_of_blot(stage: Stage, monster: Monster) -> None:
    if monster.mode == "rest":
        monster.mode, monster.timer = "tremble", TREMBLE
        monster.heading = drawn_way(stage, monster)
        stage.tell("tremble", monster.kind, at=monster)
    elif monster.mode == "tremble" and stage.doors[stage.cell_of(monster)]:
        monster.mode, monster.timer, monster.fierce = "hop", HOPS, True
        stage.tell("hop", monster.kind, at=monster)
    else:
        least, more = RESTS[monster.kind]
        if not monster.mode:
            monster.heading = drawn_way(stage, monster)
        monster.mode, monster.fierce = "rest", False
        monster.timer = least + monster.chip.below(more)


def _spit(stage: Stage, monster: Monster) -> None:
    if monster.kind == "blot_r" and stage.tick % SPIT_BEAT == 0:
        stage.shoot(monster, "plain")
