"""Monsters, bolts and fire: which picture shows them now. One short function a family."""

from collections.abc import Callable

import pyxel

from retro_maze.engine.actors import Monster
from retro_maze.engine.stage import Bolt, Stage
from retro_maze.front.view import palette, sprites
from retro_maze.front.view.wren import SIDES

Picture = tuple[str, int]  # a strip of sprites and a frame
Look = Callable[[Monster, int], Picture | None]  # of a monster, at a tick; None: not to be seen

STRIDE = 56  # sub-units of way for one picture of a walk
SPIT_BEAT, SPIT_SHOWN = 256, 14  # ticks
SONG, FADE, OPEN = 96, 16, range(26, 46)  # ticks of a bird: its time, fading in, beak open
LEAVES = 12  # ticks before the end in which a bird fades out
PRESS, PRESSES = 60, 3
ACTING = ("hop", "fade")  # modes in which more is drawn than a picture in its place
HOP_TICKS = 34  # three hops and two rests: tower.minds.blots
HOP_FRAMES = (0, 1, 1, 1, 2, 2, 1, 0, 0, 0, 2, 2, 0)  # squashed, stretched, in between; by tick
HOP_LIFTS = (1, 3, 5, 6, 6, 5, 3, 1, 0, 0, 0, 0, 0)
FLICKER, STEADY = 5, 20  # ticks a picture of a flame; and of all that must not blink
TREMBLING = {"tremble", "run", "blow", "slide", "breathe", "breath"}  # acts that blink otherwise


def _pace(monster: Monster) -> int:
    return (monster.x + monster.y) // STRIDE


def _beat(monster: Monster) -> int:
    """How far a hopping blot is in its hop: so many ticks in the air, then at rest."""
    return (HOP_TICKS - 1 - monster.timer) % len(HOP_FRAMES)


def _side(monster: Monster) -> str:
    return SIDES[monster.heading]


def blot(monster: Monster, tick: int) -> Picture:
    if monster.mode == "hop":
        return f"{monster.kind}.hop", HOP_FRAMES[_beat(monster)]
    act, frame = ("tremble", tick // 3) if monster.mode == "tremble" else ("rest", tick // 24)
    return f"{monster.kind}.{act}", frame


def spitblot(monster: Monster, tick: int) -> Picture:
    name, frame = blot(monster, tick)
    if monster.mode == "hop":
        return name, frame
    if monster.mode == "rest" and tick >= SPIT_SHOWN and tick % SPIT_BEAT < SPIT_SHOWN:
        name = f"{monster.kind}.spit"
    return f"{name}.{_side(monster)}", frame


def walker(monster: Monster, tick: int) -> Picture:
    return f"{monster.kind}.walk.{_side(monster)}", _pace(monster)


def bird(monster: Monster, tick: int) -> Picture | None:
    """Also the true and the false songs of the boss, whose beaks stay shut but for the true one."""
    if monster.mode != "fade":
        return None
    age = SONG - monster.timer
    if age < FADE:
        act, frame = "fade", age * 3 // FADE
    elif monster.timer < LEAVES:
        act, frame = "gone", (LEAVES - monster.timer) * 3 // LEAVES
    else:
        act, frame = "sing", int(age in OPEN)
    return f"{monster.kind}.{act}.{_side(monster)}", frame


def draft(monster: Monster, tick: int) -> Picture:
    """A draft that blows is air; the floor's view leaves it out for those without the lens."""
    if monster.mode == "aim":
        return f"draft.fade.{_side(monster)}", min(2, (FADE - monster.timer) // 4)
    act = "slide" if monster.mode == "slide" else "blow"
    return f"draft.{act}.{_side(monster)}", tick // 8


def spark(monster: Monster, tick: int) -> Picture:
    return f"{monster.kind}.run", tick // 4


def coil(monster: Monster, tick: int) -> Picture:
    if monster.mode == "spring":
        return f"coil.spring.{_side(monster)}", 0
    pressed = (PRESS - monster.timer) * (PRESSES + 1) // (PRESS + 1)
    return ("coil.press", pressed - 1) if pressed else ("coil.rest", 0)


def furnace(monster: Monster, tick: int) -> Picture:
    act = monster.mode or "walk"
    frame = _pace(monster) * 2 if act == "walk" else tick // 6
    return f"furnace.{act}.{_side(monster)}", frame


def false_hatch(monster: Monster, tick: int) -> Picture:
    act = "open" if monster.mode == "exposed" else "closed"
    return f"false_hatch.{act}", tick // 60


def caesura(monster: Monster, tick: int) -> Picture | None:
    if monster.mode in ("walk", "charge"):
        return f"caesura.rest.{_side(monster)}", _pace(monster)
    if monster.mode in ("breath", "slide"):
        return f"caesura.{monster.mode}", tick // 8
    seen = bird(monster, tick)
    if seen is None:
        return None
    age = SONG - monster.timer
    if seen[0].startswith("caesura.sing"):  # the true song alone opens its beak
        return f"{'caesura.song' if age in OPEN else 'song.sing'}.{_side(monster)}", 0
    return seen[0].replace("caesura", "song"), seen[1]


LOOKS: dict[str, Look] = {
    "blot_g": blot,
    "blot_k": blot,
    "blot_r": spitblot,
    "sentry_b": walker,
    "sentry_s": walker,
    "echo": walker,
    "cuckoo": bird,
    "cuckoo_b": bird,
    "cuckoo_e": bird,
    "draft": draft,
    "spark_b": spark,
    "spark_r": spark,
    "coil": coil,
    "furnace": furnace,
    "false_hatch": false_hatch,
    "caesura": caesura,
    "song": bird,
}


def draw_monsters(stage: Stage, lens: bool, flashing: bool = True) -> None:
    """All that live and can be seen; `lens`: drafts are always in sight.

    Without `flashing` none of them changes its picture more than three times a second in its place.
    """
    tick = stage.tick
    for monster in stage.monsters:
        if not (monster.alive and monster.mode):
            continue
        if monster.mode == "blow" and not lens:
            continue
        picture = LOOKS[monster.kind](monster, tick)
        if picture:
            name, frame = picture
            if not flashing and not TREMBLING.isdisjoint(name.split(".")):
                frame = tick // STEADY
            if monster.mode in ACTING:
                _draw_acting(monster, name, frame)
            else:
                sprites.draw(name, frame, 8 + monster.x // 8, 8 + monster.y // 8)


def _draw_acting(monster: Monster, name: str, frame: int) -> None:
    """With its shadow while it hops, and with a note while it sings."""
    x, y, mode = 8 + monster.x // 8, 8 + monster.y // 8, monster.mode
    if mode == "hop":
        pyxel.elli(x + 2, y + 11, 12, 5, palette.NIGHT)
        y -= HOP_LIFTS[_beat(monster)]
    sprites.draw(name, frame, x, y)
    if mode == "fade" and ((frame and ".sing." in name) or ".song." in name):
        age = SONG - monster.timer - OPEN.start
        sprites.draw("note", age // 8, x + (10 if monster.heading != 3 else -2), y - 2 - age // 3)


def draw_bars(stage: Stage) -> None:
    """What is left of those that the blade has worn down."""
    for monster in stage.monsters:
        if not (monster.alive and monster.solid):
            continue
        phases = monster.record.phases
        full = phases[monster.phase] if phases else monster.record.hp
        if 0 < monster.hp < full:
            x, y = 8 + monster.x // 8, 4 + monster.y // 8
            pyxel.rect(x - 1, y - 1, 18, 4, palette.INK)
            pyxel.rect(x, y, 1 + 15 * monster.hp // full, 2, palette.RED)


def draw_bolts(bolts: list[Bolt], tick: int) -> None:
    for bolt in bolts:
        name = f"bolt.{bolt.kind}.{SIDES[bolt.heading]}"
        sprites.draw(name, tick // 3, 8 + bolt.x // 8, 8 + bolt.y // 8)


def draw_fires(stage: Stage, flashing: bool = True) -> None:
    """Burning cells; those before a furnace that breathes are its breath."""
    pace = FLICKER if flashing else STEADY
    breath = _breaths(stage)
    for cell in stage.fires:
        x, y = stage.centre(cell)
        picture = breath.get(cell, "flame")
        sprites.draw(picture, stage.tick // pace + cell, 8 + x // 8, 8 + y // 8)


def _breaths(stage: Stage) -> dict[int, str]:
    """The strip for each cell of a furnace's breath."""
    found: dict[int, str] = {}
    for monster in stage.monsters:
        if monster.mode != "breathe" or not monster.alive:
            continue
        cell, way = stage.cell_of(monster), monster.heading
        last = cell
        while stage.doors[cell] >> way & 1 and stage.beyond(cell, way) in stage.fires:
            cell = last = stage.beyond(cell, way)
            found[cell] = f"breath.{SIDES[way]}"
        if last in found:
            found[last] = f"breath.tip.{SIDES[way]}"
    return found
