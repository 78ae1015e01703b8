"""Caesura, the pause between two ticks: three phases, and the false songs of the second.

Chance comes from the boss's own stream; the false songs follow what the boss tells them.
"""

from retro_maze.engine.actors import CELL, Monster, Spawn
from retro_maze.engine.stage import NOWHERE, SECOND, Mind, Stage
from retro_maze.tower.minds.birds import FADE, GONE, SINGS, SLIDE, Perch, perches
from retro_maze.tower.minds.walkers import LEFT_HAND, drawn_way, hunt, towards
from retro_maze.tower.monsters import KINDS

COMES = 40 * SECOND  # ticks, unless the sentries fall sooner
CHIMES = SINGS - 8
SONGS = 4  # birds at once: the true one and three false
SONG_PAUSE = 24  # ticks from the end of one song to the next: 120 from beginning to beginning
BOLT_CHANCE = 77  # in 256, at each centre when going straight

REST, FOUR_SONGS, HELD_BREATH = range(3)


def caesura(stage: Stage, monster: Monster) -> None:
    """Waits for its hour, then does what its phase says."""
    if monster.mode in ("", "away"):
        _enter(stage, monster)
    else:
        PHASES[monster.phase](stage, monster)


def _enter(stage: Stage, monster: Monster) -> None:
    sentries = any(m.alive for m in stage.monsters if m.record.family == "sentry")
    if monster.phase == REST and sentries and stage.tick < COMES:
        monster.mode, monster.solid = "away", False
        return
    monster.solid, monster.gentle, monster.timer = True, False, 0
    monster.mode = ("walk", "hidden", "breath")[monster.phase]
    if monster.phase == FOUR_SONGS:
        _hide(monster)
    _hush_false_songs(stage)
    stage.tell("comes", monster.kind, monster.phase, monster)


def rest(stage: Stage, monster: Monster) -> None:
    """The Rest: along the left wall, and straight at a player in sight."""
    hunt(stage, monster, LEFT_HAND)


def four_songs(stage: Stage, monster: Monster) -> None:
    """Four Songs: four birds at once; the true one sings first, and three cuts on it count."""
    monster.timer -= 1
    if monster.mode == "hidden":
        if monster.timer <= 0 and stage.player.centred:
            _sing(stage, monster)
        return
    age = GONE - monster.timer
    monster.solid = age >= FADE
    if age == CHIMES:
        stage.tell("true_song", monster.kind, at=monster)
    if monster.hp < monster.count or not monster.timer:
        _hush(stage, monster)


def _sing(stage: Stage, monster: Monster) -> None:
    """The four take places around the player, those on a free line first; which, is drawn."""
    lines, others = perches(stage)
    places: list[Perch] = []
    for pool in (lines, others):
        while pool and len(places) < SONGS:
            places.append(pool.pop(monster.chip.below(len(pool))))
    monster.count = monster.hp  # less than that: it was cut
    for singer, (cell, facing) in zip((monster, *_false_songs(stage)), places, strict=False):
        singer.alive, singer.hp = True, max(1, singer.hp)
        singer.x, singer.y = stage.centre(cell)
        singer.heading, singer.mode, singer.timer = facing, "fade", GONE
        singer.solid, singer.gentle = False, True
        stage.tell("appear", singer.kind, at=singer)


def _false_songs(stage: Stage) -> list[Monster]:
    """The three false birds; the first song brings them into being."""
    if not any(m.kind == "song" for m in stage.monsters):
        spawn = Spawn("song", KINDS["song"], NOWHERE)
        stage.monsters += [stage.spawn(spawn) for _ in range(SONGS - 1)]
    return [m for m in stage.monsters if m.kind == "song"]


def _hush(stage: Stage, monster: Monster) -> None:
    """The song is over: all four are gone."""
    _hide(monster)
    _hush_false_songs(stage)


def _hush_false_songs(stage: Stage) -> None:
    for song in stage.monsters:
        if song.kind == "song":
            song.mode, song.solid = "hidden", False


def _hide(monster: Monster) -> None:
    monster.mode, monster.solid, monster.gentle = "hidden", False, True
    monster.timer = SONG_PAUSE


def false_song(stage: Stage, monster: Monster) -> None:
    """A bird of smoke: it shoots embers like a true one, and puffs when it is cut."""
    if monster.mode != "fade":
        monster.mode, monster.solid = "hidden", False
        return
    monster.timer -= 1
    age = GONE - monster.timer
    monster.solid = age >= FADE
    if age == SINGS:
        stage.shoot(monster, "ember")


def held_breath(stage: Stage, monster: Monster) -> None:
    """The Held Breath: straight on or through the walls, with bolts that pass them too."""
    if monster.mode == "slide":
        monster.timer -= 1
        monster.ahead(monster.heading, CELL // SLIDE)
        if not monster.timer:
            monster.mode, monster.solid = "breath", True
    elif not monster.centred:
        monster.ahead(monster.heading, monster.record.speed)
    else:
        _breathe_on(stage, monster)


def _breathe_on(stage: Stage, monster: Monster) -> None:
    here = stage.cell_of(monster)
    doors = stage.doors[here]
    if not doors >> monster.heading & 1:
        inside = [way for way in towards(stage, monster) if stage.beyond(here, way) != NOWHERE]
        monster.heading = inside[0] if inside else drawn_way(stage, monster)
    elif monster.chip.below(256) < BOLT_CHANCE:
        stage.shoot(monster, "bell")
    if doors >> monster.heading & 1:
        monster.ahead(monster.heading, monster.record.speed)
    else:
        monster.mode, monster.timer, monster.solid = "slide", SLIDE, False
        stage.tell("slide", monster.kind, at=monster)


PHASES: tuple[Mind, ...] = (rest, four_songs, held_breath)
BOSS_MINDS: dict[str, Mind] = {"caesura": caesura, "song": false_song}
