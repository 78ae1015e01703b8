"""Who flies: Cuckoos appear beside the player and sing, Drafts blow through walls and shoot."""

from retro_maze.engine.actors import CELL, Monster
from retro_maze.engine.stage import NOWHERE, Stage
from retro_maze.tower.minds.walkers import drawn_way, towards

HIDDEN = (48, 113)  # ticks: least, and below(n) more
FADE = 16
SINGS = 32
GONE = 96
NEAR = (2, 3)  # cells from the player
BIRD_BOLTS = {"cuckoo": "plain", "cuckoo_b": "bell", "cuckoo_e": "ember"}

AIM = 16
SLIDE = 64  # ticks through a wall, 3 sub-units each

Perch = tuple[int, int]  # a cell, and where a bird on it looks


def cuckoo(stage: Stage, monster: Monster) -> None:
    """Hides, then appears near the player, sings out a bolt, and is gone again."""
    if monster.timer:
        monster.timer -= 1
    if monster.mode == "fade":
        age = GONE - monster.timer
        monster.solid = age >= FADE
        if age == SINGS:
            stage.shoot(monster, BIRD_BOLTS[monster.kind])
    if monster.timer:
        return
    if monster.mode == "hidden":
        if stage.player.centred:
            _appear(stage, monster)
        return
    monster.mode, monster.solid = "hidden", False
    monster.timer = HIDDEN[0] + monster.chip.below(HIDDEN[1])


def _appear(stage: Stage, monster: Monster) -> None:
    lines, others = perches(stage)
    places = lines or others
    if not places:
        return
    cell, facing = places[monster.chip.below(len(places))]
    monster.x, monster.y = stage.centre(cell)
    monster.heading = facing
    monster.mode, monster.timer, monster.solid = "fade", GONE, False
    stage.tell("appear", monster.kind, at=monster)


def perches(stage: Stage, nearest: int = NEAR[0]) -> tuple[list[Perch], list[Perch]]:
    """Cells near the player in its row or column: those on a free line, and the others.

    Where a floor has none so far away, the cells beside the player are taken.
    """
    lines: list[Perch] = []
    others: list[Perch] = []
    for way in range(4):
        cell, free = stage.here, True
        for step in range(1, NEAR[1] + 1):
            free = free and bool(stage.doors[cell] >> way & 1)
            cell = stage.beyond(cell, way)
            if cell == NOWHERE:
                break
            if step >= nearest:
                (lines if free else others).append((cell, (way + 2) % 4))
    if nearest > 1 and not (lines or others):
        return perches(stage, nearest - 1)
    return lines, others


def draft(stage: Stage, monster: Monster) -> None:
    """Blows straight on, turns towards the player, slides through walls, shoots now and then."""
    if monster.timer:
        monster.timer -= 1
    if monster.mode == "aim":
        if not monster.timer:
            stage.shoot(monster, "plain")
            _blow(stage, monster)
    elif monster.mode == "slide":
        monster.ahead(monster.heading, CELL // SLIDE)
        if not monster.timer:
            monster.mode = "blow"
    elif not monster.centred:
        monster.ahead(monster.heading, monster.record.speed)
    else:
        _draft_turn(stage, monster)


def _draft_turn(stage: Stage, monster: Monster) -> None:
    """On a centre: choose the way, then perhaps a bolt along it."""
    here = stage.cell_of(monster)
    doors = stage.doors[here]
    if not doors >> monster.heading & 1 or not monster.mode:
        inside = [way for way in towards(stage, monster) if stage.beyond(here, way) != NOWHERE]
        if inside:
            monster.heading = inside[0]
        else:
            monster.heading = drawn_way(stage, monster)
    if monster.chip.below(2):
        monster.mode, monster.timer = "aim", AIM
        stage.tell("appear", monster.kind, at=monster)
    else:
        _blow(stage, monster)


def _blow(stage: Stage, monster: Monster) -> None:
    """Sets off along the heading: through the air, or through the wall."""
    here = stage.cell_of(monster)
    if stage.doors[here] >> monster.heading & 1:
        monster.mode = "blow"
        monster.ahead(monster.heading, monster.record.speed)
    elif stage.beyond(here, monster.heading) != NOWHERE:
        monster.mode, monster.timer = "slide", SLIDE
        stage.tell("slide", monster.kind, at=monster)
