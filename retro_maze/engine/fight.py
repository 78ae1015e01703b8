"""Who hurts whom: contacts, the blade's hits, bolts and fire, death and winding up again."""

from retro_maze.engine.actors import DX, DY, Monster, Player
from retro_maze.engine.blade import covers
from retro_maze.engine.events import Event
from retro_maze.engine.stage import NOWHERE, Bolt, Stage

CONTACT = 96  # sub-units between centres on one lane
CROSSING = 6  # ticks of contact that make an approach a crossing
HIT = 64  # sub-units: a bolt this near to the player's centre hits
LETHAL = 24  # hit points that a lethal touch costs in Story
COIL_HIT = 16
SAFE = 60  # ticks of safety after a hit
KNOCK = 8  # ticks
SALVE_BEAT = 4  # ticks of fire for one hit point, with the salve
EMBER_BURNS = 180  # ticks


def meet(stage: Stage, monster: Monster) -> None:
    """One tick of a living monster's contact with the player, if there is any."""
    player = stage.player
    dx, dy = monster.x - player.x, monster.y - player.y
    near = not (dx and dy) and -CONTACT < dx + dy < CONTACT  # on one lane one of them is 0
    if not (near and monster.solid and monster.mode):
        monster.touching = 0
        return
    monster.touching += 1
    if monster.kind not in player.gear.proof:
        _clash(stage, monster)
    if monster.touching == CROSSING and not stage.outcome:
        stage.tell("cross", monster.kind, int(player.blade == "out"), monster)


def _clash(stage: Stage, monster: Monster) -> None:
    player = stage.player
    if stage.outcome:  # who is dead is neither hurt nor heals
        return
    fierce = monster.fierce and _comes_at(monster, player)
    if player.blade != "out" or fierce or not monster.record.killable:
        _touch(stage, monster)
        return
    if player.held.order:
        _strike(stage, monster)
    from_behind = monster.heading == player.heading  # costs nothing
    spared = monster.gentle or player.safe or (player.gear.mail and monster.touching % 2)
    if not (from_behind or spared):
        lose(stage, monster.record.wears, monster.kind)


def _comes_at(monster: Monster, player: Player) -> bool:
    """Whether the player is where the monster looks, or in the very place."""
    if (monster.x, monster.y) == (player.x, player.y):
        return True
    return _lead(monster, player, monster.heading) > 0


def _lead(monster: Monster, player: Player, way: int) -> int:
    """How far along a direction the player stands from the monster, in sub-units."""
    return (player.x - monster.x) * DX[way] + (player.y - monster.y) * DY[way]


def _strike(stage: Stage, monster: Monster) -> None:
    """The blade is out and pressed on: one tick's damage, unless the blade only clanks."""
    player, record = stage.player, monster.record
    first = monster.touching == 1
    if player.gear.hand < record.hand:
        if first:
            stage.tell("clank", f"hand{record.hand}", at=monster)
    elif record.armoured and player.heading == (monster.heading + 2) % 4:
        if first:
            stage.tell("clank", "front", at=monster)
    else:
        monster.hp -= player.gear.hand
        if monster.hp <= 0:
            _fall(stage, monster)
        elif monster.touching % 8 == 1:
            stage.tell("struck", monster.kind, monster.hp, monster)


def _fall(stage: Stage, monster: Monster) -> None:
    """No hit points are left: the next phase of those that have one, else death."""
    phases = monster.record.phases
    if monster.phase + 1 >= len(phases):
        kill(stage, monster)
        return
    monster.phase += 1
    monster.hp, monster.mode = phases[monster.phase], ""
    stage.tell("phase", monster.kind, monster.phase, monster)


def kill(stage: Stage, monster: Monster) -> None:
    """The monster dies; only its first death scores."""
    player, record = stage.player, monster.record
    monster.alive, monster.hp = False, 0
    monster.kills += 1
    player.hp = max(player.hp, min(player.hp + record.heals, player.gear.hp))
    stage.killed.append(monster)
    stage.tell("kill", monster.kind, record.score if monster.kills == 1 else 0, monster)


def _touch(stage: Stage, monster: Monster) -> None:
    player = stage.player
    if monster.gentle:
        return
    if monster.record.touch == "lethal":
        lethal(stage, monster.kind)
    elif monster.record.touch == "hurt16" and not player.safe:
        player.knock, player.knock_ticks = _away(monster, player), KNOCK
        _hurt(stage, min(COIL_HIT, player.hp - 1), monster.kind)  # never lethal


def _away(monster: Monster, player: Player) -> int:
    """The direction from a monster to the player on its lane."""
    ways = (way for way in range(4) if _lead(monster, player, way) > 0)
    return next(ways, monster.heading)


def lethal(stage: Stage, cause: str) -> None:
    """A touch that ends a life; in Story it costs hit points, then nothing hurts for a second."""
    if stage.player.safe or stage.outcome:
        return
    if stage.rules.story:
        _hurt(stage, LETHAL, cause)
    else:
        _die(stage, cause)


def _hurt(stage: Stage, points: int, cause: str) -> None:
    stage.player.safe = SAFE
    stage.tell("hurt", cause, points)
    lose(stage, points, cause)


def lose(stage: Stage, points: int, cause: str) -> None:
    """Takes hit points; without any left the player dies."""
    if stage.outcome:
        return
    stage.player.hp -= points
    if stage.player.hp <= 0:
        _die(stage, cause)


def _die(stage: Stage, cause: str) -> None:
    player = stage.player
    if player.springs and stage.rules.story:
        player.springs -= 1
        player.hp, player.safe = player.gear.hp, 2 * SAFE
        stage.tell("revive", cause)
        return
    player.hp = 0
    stage.outcome = "dead"
    stage.tell("die", cause)


def fly(stage: Stage, bolt: Bolt, speed: int) -> bool:
    """Moves a bolt by one tick; false when it is gone."""
    if bolt.centred and not _passes(stage, bolt):
        return False
    bolt.ahead(bolt.heading, speed)
    player = stage.player
    if abs(bolt.x - player.x) >= HIT or abs(bolt.y - player.y) >= HIT:
        return True
    _hit(stage, bolt)
    return False


def _passes(stage: Stage, bolt: Bolt) -> bool:
    """On a centre: whether the bolt goes on; an ember that stops sets fire to the cell."""
    cell = stage.cell_of(bolt)
    doors = stage.doors[cell]
    goes_on = bool(doors >> bolt.heading & 1)
    if bolt.kind == "bell":
        goes_on = stage.beyond(cell, bolt.heading) != NOWHERE
    elif bolt.kind == "ember":
        sides = 0b1010 if bolt.heading % 2 == 0 else 0b0101
        goes_on = goes_on and not (bolt.steps and doors & sides)
    bolt.steps += 1
    if not goes_on and bolt.kind == "ember":
        ignite(stage, cell, EMBER_BURNS)
    elif not goes_on:
        stage.tell("fizzle", bolt.kind, at=bolt)
    return goes_on


def _hit(stage: Stage, bolt: Bolt) -> None:
    player = stage.player
    if stage.outcome:
        return
    side = (bolt.heading + 2 - player.heading) % 4
    if covers(player, side):
        out = player.blade == "out"
        stage.tell("block", bolt.source, side | player.moving << 2 | out << 3)
    elif player.coat and not player.safe:
        player.coat = False
        stage.tell("coat", bolt.source)
    else:
        lethal(stage, bolt.source)


def ignite(stage: Stage, cell: int, ticks: int) -> None:
    """A cell burns for so many ticks at least."""
    if cell not in stage.fires:
        stage.events.append(Event("fire", "", cell, *stage.centre(cell)))
    stage.fires[cell] = max(ticks, stage.fires.get(cell, 0))


def burn(stage: Stage) -> None:
    """One tick of all fires."""
    if not stage.fires:
        return
    player = stage.player
    if stage.here in stage.fires:
        if not player.gear.salve:
            lethal(stage, "fire")
        elif stage.tick % SALVE_BEAT == 0 and not player.safe:
            lose(stage, 1, "fire")
    stage.fires = {cell: ticks - 1 for cell, ticks in stage.fires.items() if ticks > 1}
