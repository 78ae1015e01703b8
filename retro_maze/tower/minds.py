"""How each family of monsters moves: one short function a family, one call a tick.

A mind reads the stage and writes its own monster only; chance comes from the family's stream.
Modes are words that the view shows: "rest", "tremble", "hop", "walk", "hidden", "fade", ...
"""

from retro_maze.engine.actors import CELL, DX, DY, Monster
from retro_maze.engine.fight import ignite
from retro_maze.engine.stage import NOWHERE, Mind, Stage

RIGHT_HAND = (1, 0, 3, 2)  # turns to try, from the heading: right, straight, left, back
LEFT_HAND = (3, 0, 1, 2)

TREMBLE = 16  # ticks
HOP = 8  # ticks that one hop of 8 px takes, at 8 sub-units a tick
HOP_PAUSE = 5
HOPS = 3 * HOP + 2 * HOP_PAUSE  # 34 ticks: a cell
RESTS = {"blot_g": (60, 196), "blot_k": (16, 64), "blot_r": (32, 96)}  # least, and below(n) more
SPIT_BEAT = 256

HIDDEN = (48, 113)
FADE = 16
SINGS = 32
GONE = 96
NEAR = (2, 3)  # cells from the player
BIRD_BOLTS = {"cuckoo": "plain", "cuckoo_b": "bell", "cuckoo_e": "ember"}

AIM = 16
SLIDE = 64  # ticks through a wall, 3 sub-units each

PRESS = 60
LEAP = 3  # cells

STOKE = 192  # ticks of walking between two breaths
INHALE = 32
BREATHE = 48
FLAME = (2, 4, 2, 4)  # cells, by direction


def follow(stage: Stage, monster: Monster, turns: tuple[int, ...]) -> None:
    """Walks along the wall on one hand: at each centre the first open way of `turns`."""
    if monster.centred:
        doors = stage.doors[stage.cell_of(monster)]
        if not doors:
            return
        monster.heading = next(
            way for turn in turns if doors >> (way := (monster.heading + turn) % 4) & 1
        )
    monster.ahead(monster.heading, monster.record.speed)


def hunt(stage: Stage, monster: Monster, turns: tuple[int, ...]) -> None:
    """As follow, but straight at a player who is seen along a free line."""
    if monster.centred:
        seen = stage.sight(stage.cell_of(monster), stage.here)
        monster.mode = "charge" if seen >= 0 else "walk"
        if seen >= 0:
            monster.ahead(seen, monster.record.speed)
            return
    follow(stage, monster, turns)


def right_hand(stage: Stage, monster: Monster) -> None:
    monster.mode = "walk"
    follow(stage, monster, RIGHT_HAND)


def left_hand(stage: Stage, monster: Monster) -> None:
    monster.mode = "walk"
    follow(stage, monster, LEFT_HAND)


def brass(stage: Stage, monster: Monster) -> None:
    hunt(stage, monster, RIGHT_HAND)


def steel(stage: Stage, monster: Monster) -> None:
    hunt(stage, monster, LEFT_HAND)


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


def drawn_way(stage: Stage, monster: Monster) -> int:
    """One of the open directions of the monster's cell, drawn; its heading where none is."""
    doors = stage.doors[stage.cell_of(monster)]
    ways = [way for way in range(4) if doors >> way & 1]
    return ways[monster.chip.below(len(ways))] if ways else monster.heading


def echo(stage: Stage, monster: Monster) -> None:
    """Moves when the player moves, left and right exchanged; a step that is blocked is skipped."""
    player = stage.player
    monster.mode = "walk" if player.moving else "stand"
    if not player.moving:
        return
    way = (0, 3, 2, 1)[player.heading]
    if monster.centred:
        if not stage.doors[stage.cell_of(monster)] >> way & 1:
            monster.heading = way
            return
    elif (way - monster.heading) % 2:
        return
    gone = (monster.x * DX[way] + monster.y * DY[way]) % CELL
    monster.ahead(way, min(player.speed, CELL - gone))


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


Perch = tuple[int, int]  # a cell, and where a bird on it looks


def perches(stage: Stage) -> tuple[list[Perch], list[Perch]]:
    """Cells near the player in its row or column: those on a free line, and the others."""
    lines: list[Perch] = []
    others: list[Perch] = []
    for way in range(4):
        cell, free = stage.here, True
        for step in range(1, NEAR[1] + 1):
            free = free and bool(stage.doors[cell] >> way & 1)
            cell = stage.beyond(cell, way)
            if cell == NOWHERE:
                break
            if step >= NEAR[0]:
                (lines if free else others).append((cell, (way + 2) % 4))
    return lines, others


def towards(stage: Stage, monster: Monster) -> tuple[int, int]:
    """The two directions that lead to the player, that of the longer axis first."""
    dx, dy = stage.player.x - monster.x, stage.player.y - monster.y
    across = 1 if dx > 0 else 3
    along = 2 if dy > 0 else 0
    return (across, along) if abs(dx) >= abs(dy) else (along, across)


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


MINDS: dict[str, Mind] = {
    "blot_g": blot,
    "blot_k": blot,
    "blot_r": blot,
    "sentry_b": brass,
    "sentry_s": steel,
    "echo": echo,
    "cuckoo": cuckoo,
    "cuckoo_b": cuckoo,
    "cuckoo_e": cuckoo,
    "draft": draft,
    "spark_b": left_hand,
    "spark_r": right_hand,
    "coil": coil,
    "furnace": furnace,
    "false_hatch": false_hatch,
}
