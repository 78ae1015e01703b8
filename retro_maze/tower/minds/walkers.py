"""Who walks: along the wall on one hand, straight at the player, or as a mirror does."""

from retro_maze.engine.actors import CELL, DX, DY, Monster
from retro_maze.engine.stage import Stage

RIGHT_HAND = (1, 0, 3, 2)  # turns to try, from the heading: right, straight, left, back
LEFT_HAND = (3, 0, 1, 2)


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


def drawn_way(stage: Stage, monster: Monster) -> int:
    """One of the open directions of the monster's cell, drawn; its heading where none is."""
    doors = stage.doors[stage.cell_of(monster)]
    ways = [way for way in range(4) if doors >> way & 1]
    return ways[monster.chip.below(len(ways))] if ways else monster.heading


def towards(stage: Stage, monster: Monster) -> tuple[int, int]:
    """The two directions that lead to the player, that of the longer axis first."""
    dx, dy = stage.player.x - monster.x, stage.player.y - monster.y
    across = 1 if dx > 0 else 3
    along = 2 if dy > 0 else 0
    return (across, along) if abs(dx) >= abs(dy) else (along, across)
