"""The pictures of "How to play": small pieces of a floor on which Wren shows what is meant."""

from collections.abc import Callable
from typing import NamedTuple

import pyxel

from retro_maze.front.view import dial, letters, sprites
from retro_maze.front.view.corridor import Corridor, inside, straight
from retro_maze.front.view.palette import INK, LAMP, NIGHT, STEEL
from retro_maze.tower.treasures import TREASURES

X, Y = 16, 30
CELLS = 9
PACE = 32  # ticks that Wren takes for a cell
Way = list[tuple[int, int]]  # cells, each beside the one before

BENDS = [
    "###################",
    "#...#.........#...#",
    "#.#.#.#####.#.#.#.#",
    "#.#...#.....#...#.#",
    "###################",
]
ROUTE: Way = [
    *[(0, 1), (0, 0), (1, 0), (1, 1), (2, 1), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0)],
    *[(6, 1), (7, 1), (7, 0), (8, 0), (8, 1)],
]
REST = 60  # ticks at the end of a picture before it begins again
REQUIRED = [name for name, record in TREASURES.items() if record.tier == "required"]


def _box(column: float, row: float = 0) -> tuple[int, int]:
    dx, dy = inside(column, row)
    return X + dx, Y + dy


def _wren(act: str, side: str, step: int, column: float, row: float = 0) -> None:
    x, y = _box(column, row)
    sprites.draw(f"wren.{act}.{side}", step, x, y)
    if act == "blade":
        sprites.draw(f"wren.hand.{side}", step, x, y)


def _along(way: Way, ticks: int) -> tuple[float, float, str]:
    """Column, row and side of one who has walked for so long."""
    at = min(ticks // PACE, len(way) - 1)
    here, there = way[at], way[min(at + 1, len(way) - 1)]
    part = ticks % PACE / PACE if at < len(way) - 1 else 0.0
    dx, dy = there[0] - here[0], there[1] - here[1]
    side = {(0, -1): "up", (0, 1): "down", (-1, 0): "left"}.get((dx, dy), "right")
    return here[0] + dx * part, here[1] + dy * part, side


def _draw_walk(ticks: int) -> None:
    """Around the corners to the key, and on to the hatch."""
    took, end = PACE * ROUTE.index((4, 0)), PACE * (len(ROUTE) - 1)
    ticks %= end + REST
    hatch = "hatch.open" if ticks >= end - PACE else "hatch.closed"
    sprites.draw(hatch, ticks // 40, *_box(8, 1))
    if ticks < took - 8:
        sprites.draw("key", ticks // 8, *_box(4, 0))
    if ticks < end:
        column, row, side = _along(ROUTE, ticks)
        _wren("walk", side, ticks // 7, column, row)
    else:
        sprites.draw("wren.climb", min(3, (ticks - end) // 10), *_box(8, 1))


def _draw_fight(ticks: int) -> None:
    """Against a blot with the blade, against a bolt with the dial."""
    ticks %= 400
    if ticks < 130:
        _draw_cut(ticks)
    else:
        _draw_bolt(ticks - 130)


def _draw_cut(ticks: int) -> None:
    column = 1 + max(0, ticks - 46) / PACE if ticks < 96 else 2.56
    if ticks < 30:
        _wren("walk", "right", 0, 1)
    elif ticks < 46:
        _wren("draw", "right", (ticks - 30) // 8, 1)
    else:
        _wren("blade", "right", ticks // 7 if ticks < 96 else 0, column)
    if ticks < 112:
        sprites.draw("blot_g.rest", ticks // 24, *_box(3.5))
    if 92 <= ticks < 112:
        sprites.draw("hit", (ticks - 92) // 7, *_box(3.3))
    elif ticks >= 112:
        sprites.draw("puff", min(3, (ticks - 112) // 5), *_box(3.5))


def _draw_bolt(ticks: int) -> None:
    """The sentry shoots, the dial stops it; then from the left, with the blade out."""
    if ticks < 20:
        _wren("draw", "right", 1 - ticks // 10, 2.56)
    else:
        _wren("walk", "right", 0, 2.56)
    sprites.draw("cuckoo_b.sing.left" if ticks > 60 else "cuckoo_b.fade.left", 1, *_box(8))
    flown = (ticks - 80) / 18
    if ticks >= 80 and flown < 4.6:
        sprites.draw("bolt.plain.left", ticks // 4, *_box(7.6 - flown))
    elif 0 <= ticks - 163 < 20:
        sprites.draw("clang", (ticks - 163) // 10, *_box(3.1))


def _draw_time(ticks: int) -> None:
    """Key and hatch; when the clock has run down two sparks come."""
    ticks %= 12 * PACE + REST
    end = 8 * PACE
    hatch = "hatch.open" if ticks >= 7 * PACE else "hatch.closed"
    sprites.draw(hatch, ticks // 40, *_box(8))
    if ticks < 3 * PACE - 8:
        sprites.draw("key", ticks // 8, *_box(3))
    if ticks < end:
        _wren("walk", "right", ticks // 7, ticks / PACE)
    else:
        sprites.draw("wren.climb", min(3, (ticks - end) // 10), *_box(8))
    if ticks > 2 * PACE:
        column = (ticks - 2 * PACE) / (PACE + 6)
        sprites.draw("spark_r.run", ticks // 6, *_box(min(7, column)))


def _draw_box(ticks: int) -> None:
    """A lamp a cell; with the last the strongbox falls, and she fetches it."""
    ticks %= 420
    out = min(ticks, 4 * PACE)
    back = max(0, min(ticks - 200, 4 * PACE))
    column = 1 + out / PACE - back / PACE
    lit = min(3, out // PACE) if out < 4 * PACE else 4
    for lamp in range(4):
        sprites.draw("hud.lamp.on" if lamp < lit else "hud.lamp.off", 0, 190 + 11 * lamp, Y + 40)
    if ticks >= 140:
        high = max(0, 24 - (ticks - 140) * (ticks - 140) // 24)
        x, y = _box(0.2)
        name = "box.open" if ticks >= 340 else "box.drop" if high else "box.closed"
        sprites.draw(name, 0, x, y - high)
        if 164 <= ticks < 182:
            sprites.draw("dust", (ticks - 164) // 6, x, y + 2)
    walking = ticks < 4 * PACE or 200 <= ticks < 200 + 4 * PACE
    _wren("walk", "left" if ticks >= 160 else "right", ticks // 7 if walking else 0, column)
    if ticks >= 345:
        x, y = _box(column)
        sprites.draw("treasure.spring_boots", 0, x, y - 15)


def _draw_kit(ticks: int) -> None:
    """The eight that are needed, one of them lifted at a time."""
    for place, name in enumerate(REQUIRED):
        x, y = _box(place + 0.5)
        pyxel.elli(x + 3, y + 13, 10, 3, NIGHT)
        lifted = ticks // 30 % (len(REQUIRED) + 2) == place
        sprites.draw(f"treasure.{name}", 0, x, y - (3 if lifted else 0))
        if lifted:
            sprites.draw("glint", ticks // 8 % 2, x + 10, y - 3)


class Picture(NamedTuple):
    """A piece of floor, and what happens on it."""

    rows: list[str]
    act: Callable[[int], None]


PICTURES = {  # by the page's name
    "walk": Picture(BENDS, _draw_walk),
    "blade": Picture(straight(CELLS), _draw_fight),
    "clock": Picture(straight(CELLS), _draw_time),
    "riddle": Picture(straight(CELLS), _draw_box),
    "kit": Picture(straight(CELLS), _draw_kit),
}
TOP_LINE = (  # signs of the line above a floor, and the texts that name them
    ("hud.clock", "sign_clock"),
    ("hud.hp", "sign_hp"),
    ("hud.blade.out", "sign_blade"),
    ("hud.dial.front", "sign_dial"),
    ("hud.key", "sign_key"),
    ("hud.lamp.on", "sign_lamp"),
)


def draw_signs(y: int, names: list[str]) -> None:
    """The signs of TOP_LINE with their names, three a line."""
    for place, ((sprite, _), name) in enumerate(zip(TOP_LINE, names, strict=True)):
        x, top = 20 + 76 * (place % 3), y + 15 * (place // 3)
        big = 3 if sprite == "hud.clock" else 0
        sprites.draw(sprite, 0, x - big, top - big)
        if big:
            dial.draw_hand(x + 3, top + 3, 8, 5, INK, False)
        letters.text(x + 14, top, name, STEEL)


def draw_dots(page: int, pages: int, y: int) -> None:
    """Which page of how many is open."""
    for place in range(pages):
        x = 128 + 10 * place - 5 * pages
        if place == page:
            pyxel.rect(x, y, 6, 4, LAMP)
        else:
            pyxel.rect(x + 1, y + 1, 4, 2, STEEL)


class Shown:
    """The picture of one page."""

    def __init__(self, name: str, band: int) -> None:
        self.act = PICTURES[name].act
        self.corridor = Corridor(PICTURES[name].rows, band)

    def draw(self, ticks: int) -> None:
        self.corridor.draw(X, Y)
        self.act(ticks)
