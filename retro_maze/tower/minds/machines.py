"""What is wound, stoked or shut: the Coil, the Furnace and the False Hatch."""

from retro_maze.engine.actors import Monster
from retro_maze.engine.fight import ignite
from retro_maze.engine.stage import Stage
from retro_maze.tower.minds.walkers import RIGHT_HAND, drawn_way, follow, towards

PRESS = 60
LEAP = 3  # cells

STOKE = 192  # ticks of walking between two breaths
INHALE = 32
BREATHE = 48
FLAME = (2, 4, 2, 4)  # cells, by direction


def coil(stage: Stage, monster: Monster) -> None:
    """Winds itself up on a centre, then springs up to three cells towards the player."""
    if monster.timer:
        monster.timer -= 1
    if monster.mode == "spring":
        monster.ahead(monster.heading, monster.record.speed)
        if monster.centred:
            monster.count += 1
            door = stage.doors[stage.cell_of(monster)] >> monster.heading & 1
            if monster.count == LEAP or not door:
                monster.mode, monster.timer = "press", PRESS
    elif not monster.mode:
        monster.mode, monster.timer = "press", PRESS
    elif not monster.timer:
        _spring(stage, monster)


def _spring(stage: Stage, monster: Monster) -> None:
    doors = stage.doors[stage.cell_of(monster)]
    open_ways = [way for way in towards(stage, monster) if doors >> way & 1]
    monster.heading = open_ways[0] if open_ways else drawn_way(stage, monster)
    if doors:
        monster.mode, monster.count = "spring", 0
        stage.tell("spring", monster.kind, at=monster)


def furnace(stage: Stage, monster: Monster) -> None:
    """Walks for two cells, draws breath, breathes flame along its heading."""
    if not monster.mode:
        monster.mode, monster.timer = "walk", STOKE
    monster.timer -= 1
    if monster.mode == "walk":
        seen = stage.sight(stage.cell_of(monster), stage.here) if monster.centred else -1
        if seen >= 0:
            monster.ahead(seen, monster.record.speed)
        else:
            follow(stage, monster, RIGHT_HAND)
    if monster.timer:
        return
    if monster.mode == "walk":
        monster.mode, monster.timer = "inhale", INHALE
        stage.tell("inhale", monster.kind, at=monster)
    elif monster.mode == "inhale":
        monster.mode, monster.timer = "breathe", BREATHE
        _flame(stage, monster)
        stage.tell("breathe", monster.kind, at=monster)
    else:
        monster.mode, monster.timer = "walk", STOKE


def _flame(stage: Stage, monster: Monster) -> None:
    cell, way = stage.cell_of(monster), monster.heading
    for _ in range(FLAME[way]):
        if not stage.doors[cell] >> way & 1:
            return
        cell = stage.beyond(cell, way)
        ignite(stage, cell, BREATHE)


def false_hatch(stage: Stage, monster: Monster) -> None:
    """Waits for somebody to step on it."""
    monster.solid = False
    if monster.mode != "exposed":
        monster.mode = "closed"
        if (stage.player.x, stage.player.y) == (monster.x, monster.y):
            monster.mode = "exposed"
            stage.tell("expose", monster.kind, monster.record.score, monster)
            stage.tell("cross", monster.kind, int(stage.player.blade == "out"), monster)
