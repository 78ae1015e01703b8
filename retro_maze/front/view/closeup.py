"""Wren and Maestra Oriel at the bell, twice as large as life: the moment when time goes on."""

import pyxel

from retro_maze.front.view import sprites
from retro_maze.front.view.palette import (
    BRASS,
    CLEAR,
    COPPER,
    INK,
    LAMP,
    NIGHT,
    SHADE,
    SKIN,
    SLATE,
    STEEL,
    VERDIGRIS,
)

LEFT, TOP, WIDE, HIGH = 40, 44, 176, 112
GROUND = TOP + 92  # where their feet are
ROPE_X, WREN_X, ORIEL_X = 128, 76, 146
STRIDE = 6  # pixels that her step leads on
KEY = {"h": STEEL, "s": SKIN, "k": INK, "v": VERDIGRIS, "b": BRASS, "l": SLATE, "c": COPPER}
HEAD = """
    ......hhhhh.....
    ..hh.hhhhhhh....
    .hhhhhhhhsss....
    .hhhhhhsssks....
    ..hh.hhsssssss..
    ......hsssss....
    .......ssss.....
    ......bvvvvb....
    .....vvvvvvvv...
    ....vvvvvbvvvv..
    ....vvvvvvvvvv..
    ....vvlvvbvvvss.
    ....vvlvvvvv.ss.
    .....vvvvbvv....
    .....kkkkbkk....
    .....vvvvvvv....
    ....vvvvvvvvv...
"""
STEPS = (  # mid-step, as the minute stopped; and with both feet down
    """
    ...vvvvvvvvvvv..
    ...vvvvv..vvvvv.
    ...lll......lll.
    ..lll........ll.
    ..ll.........cc.
    .ccc.........ccc
    .cccc...........
    """,
    """
    ....vvvvvvvvvv..
    ....vvvvvvvvvv..
    .....lll.lll....
    .....lll.lll....
    .....lll.lll....
    .....ccc.ccc....
    .....cccccccc...
    """,
)


class Closeup:
    """Painted once; `draw` shows it before and after her step."""

    def __init__(self) -> None:
        self.oriel = tuple(_painted(HEAD + legs) for legs in STEPS)
        self.wren = _doubled("wren.walk.right", 0), _doubled("wren.walk.right", 1)

    def draw(self, moved: float, ticks: int) -> None:
        """`moved`: how much of the step is done, 0 to 1."""
        pyxel.rect(LEFT - 3, TOP - 3, WIDE + 6, HIGH + 6, INK)
        pyxel.rectb(LEFT - 3, TOP - 3, WIDE + 6, HIGH + 6, BRASS)
        pyxel.rectb(LEFT - 1, TOP - 1, WIDE + 2, HIGH + 2, COPPER)
        pyxel.clip(LEFT, TOP, WIDE, HIGH)
        _draw_chamber()
        _draw_rope(ticks, moved)
        self._draw(self.wren[moved >= 1], WREN_X, 32)
        if moved <= 0:  # she has no colours while the minute stands
            for colour in (SKIN, VERDIGRIS, BRASS):
                pyxel.pal(colour, STEEL if colour == SKIN else SLATE)
        self._draw(self.oriel[moved >= 1], ORIEL_X + round(STRIDE * moved), 48)
        pyxel.pal()
        pyxel.clip()

    def _draw(self, made: pyxel.Image, x: int, high: int) -> None:
        pyxel.blt(x, GROUND - high, made, 0, 0, made.width, made.height, CLEAR)


def _draw_chamber() -> None:
    """Three arches of night behind a floor of stone, as under the tower's roof."""
    for place in range(3):
        x = LEFT + 12 + 54 * place
        pyxel.rect(x, TOP + 18, 44, 74, NIGHT)
        pyxel.elli(x, TOP + 4, 44, 30, NIGHT)
        pyxel.ellib(x, TOP + 4, 44, 30, SHADE)
        pyxel.rect(x + 1, TOP + 18, 42, 74, NIGHT)
        for star in range(4):
            pyxel.pset(x + 7 + 29 * star % 36, TOP + 14 + 17 * star % 50, STEEL)
    pyxel.rect(LEFT, GROUND, WIDE, 20, SHADE)
    pyxel.rect(LEFT, GROUND, WIDE, 1, SLATE)
    for x in range(LEFT, LEFT + WIDE, 22):
        pyxel.rect(x, GROUND + 1, 1, 9, INK)
        pyxel.rect(x + 11, GROUND + 10, 1, 10, INK)
    pyxel.rect(LEFT, GROUND + 10, WIDE, 1, INK)


def _draw_rope(ticks: int, moved: float) -> None:
    """The bell's rope; it swings to a rest."""
    swing = pyxel.sin(ticks * 3) * max(0, 5 - ticks / 40)
    for y in range(TOP, GROUND - 18):
        x = ROPE_X + swing * (y - TOP) / (GROUND - TOP)
        pyxel.rect(x, y, 2, 1, COPPER if y // 2 % 2 else BRASS)
    pyxel.circ(ROPE_X + swing + 0.5, GROUND - 18, 3, LAMP if moved >= 1 else BRASS)


def _painted(rows: str) -> pyxel.Image:
    """A figure of twice the size from its rows of letters."""
    lines = rows.split()
    made = pyxel.Image(2 * len(lines[0]), 2 * len(lines))
    made.cls(CLEAR)
    for y, line in enumerate(lines):
        for x, letter in enumerate(line):
            if letter in KEY:
                made.rect(2 * x, 2 * y, 2, 2, KEY[letter])
    return made


def _doubled(name: str, frame: int) -> pyxel.Image:
    """A picture of the sprites, twice as large."""
    bank, u, v, w, h, _, _ = sprites.SPRITES[name][frame]
    made = pyxel.Image(2 * w, 2 * h)
    for y in range(h):
        for x in range(w):
            made.rect(2 * x, 2 * y, 2, 2, pyxel.images[bank].pget(u + x, v + y))
    return made
