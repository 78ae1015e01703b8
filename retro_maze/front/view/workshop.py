"""The workshop's screen: the floor under the cursor, its register, its figures, all the bytes."""

from collections.abc import Collection, Sequence

import pyxel

from retro_maze.front.view import letters, register, sprites
from retro_maze.front.view.miniature import Miniature
from retro_maze.front.view.palette import (
    BRASS,
    COPPER,
    CREST,
    GROUT,
    INK,
    LAMP,
    PAPER,
    RED,
    SHADE,
    SKY,
    SLATE,
    STEEL,
    VERDIGRIS,
    WALL,
)
from retro_maze.maze import Grid
from retro_maze.tower.floor import Plan

COLUMNS, ROWS = 10, 6  # bytes in sight
MAZE_X, MAZE_Y, MAZE_WIDE, MAZE_HIGH = 4, 19, 222, 114
LAMPS_X, LAMPS_Y = 230, 20
FACTS_Y = 138
GRID_X, GRID_Y, BYTE_WIDE, BYTE_HIGH = 28, 167, 22, 10
CARD_Y = 127  # of what lies over the lower half
FOOT_Y = 230
GAUGE_X, GAUGE_WIDE = 6, 104  # a pixel a step
WALKER = 3  # ticks a cell, for the one who shows the way


class Bench:
    """The picture of one floor, painted when it changes; `draw` shows all but the texts."""

    def __init__(self) -> None:
        self.picture = Miniature(MAZE_WIDE, MAZE_HIGH)
        self.way: list[int] = []

    def paint(self, maze: Grid) -> None:
        """Another floor, or another byte of it."""
        self.picture.paint(maze)

    def paint_way(self, maze: Grid, way: list[int]) -> None:
        """The way that is shown, cell by cell."""
        self.way = way
        self.picture.dot_cells(maze, way, VERDIGRIS)

    def paint_difference(self, mine: Grid, theirs: Grid) -> int:
        """Colours the pieces that stand in one of two mazes only; returns how many differ."""
        if (mine.width, mine.height) != (theirs.width, theirs.height):
            return 0
        changed = 0
        for at, (here, there) in enumerate(zip(mine.squares, theirs.squares, strict=True)):
            if here != there:
                self.picture.fill(at % mine.width, at // mine.width, BRASS if here else SHADE)
                changed += 1
        return changed // 2

    def redden(self, maze: Grid, cells: Collection[int]) -> None:
        """Marks cells that nobody can reach."""
        self.picture.fill_cells(maze, cells, RED)

    def draw(self, plan: Plan, ticks: int) -> None:
        """The floor with start, key, hatch and somebody who walks the way."""
        pyxel.rectb(MAZE_X - 2, MAZE_Y - 2, MAZE_WIDE + 4, MAZE_HIGH + 4, COPPER)
        pyxel.rectb(MAZE_X - 1, MAZE_Y - 1, MAZE_WIDE + 2, MAZE_HIGH + 2, INK)
        picture, maze = self.picture, plan.maze
        picture.draw(MAZE_X, MAZE_Y)
        for cell, name, colour in (
            (plan.start, "hud.life", PAPER),
            (plan.hatch, "", STEEL),
            (plan.key, "hud.key", LAMP),
        ):
            self._draw_mark(maze, cell, name, colour)
        if self.way:
            step = ticks // WALKER % (len(self.way) + 20)
            x, y = picture.middle(maze, self.way[min(step, len(self.way) - 1)])
            size = min(4, picture.room)
            pyxel.rect(MAZE_X + x - size // 2, MAZE_Y + y - size // 2, size, size, PAPER)

    def _draw_mark(self, maze: Grid, cell: int, name: str, colour: int) -> None:
        if cell < 0:
            return
        x, y = self.picture.middle(maze, cell)
        x, y = x + MAZE_X, y + MAZE_Y
        if self.picture.room < 8:
            size = min(4, self.picture.room)
            pyxel.rect(x - size // 2, y - size // 2, size, size, colour)
        elif name:
            sprites.draw(name, 0, x - 4, y - 4)
        else:
            draw_hatch(x - 4, y - 4)


def draw_hatch(x: int, y: int) -> None:
    """A hatch of eight pixels."""
    pyxel.rect(x, y, 8, 8, STEEL)
    pyxel.rect(x + 1, y + 1, 6, 6, INK)
    for row in range(1, 7, 2):
        pyxel.rect(x + 1, y + row, 6, 1, SLATE)


def draw_head(title: str, dirty: bool, floor: int, byte: int) -> None:
    """The strip on top, as in play: whose tower, and floor and byte where the HUD has them."""
    pyxel.rect(0, 0, 256, 15, INK)
    pyxel.rect(0, 15, 256, 1, COPPER)
    shown = title if letters.width(title, "head") < 178 else title[:20] + "..."
    letters.text(4, 4, shown, PAPER, "head")
    if dirty:
        pyxel.circ(letters.width(shown, "head") + 11, 7, 2, RED)
    letters.text(192 + 8 * (3 - len(str(floor))), 4, str(floor), STEEL, "head")
    draw_plate(223, 1, byte)


def draw_plate(x: int, y: int, byte: int) -> None:
    """A byte on brass."""
    pyxel.rect(x, y, 31, 13, COPPER)
    pyxel.rect(x, y, 31, 12, BRASS)
    pyxel.rect(x + 1, y + 1, 29, 10, INK)
    letters.text(x + 8, y + 3, f"{byte:02X}", LAMP, "head")


def draw_lamps(byte: int) -> None:
    register.draw_column(LAMPS_X, LAMPS_Y, byte)


def draw_gauge(way: int, target: int | None, band: str) -> None:
    """The way's length as a bar, and where the band would have it."""
    pyxel.rect(GAUGE_X, FACTS_Y, GAUGE_WIDE + 2, 7, SLATE)
    pyxel.rect(GAUGE_X + 1, FACTS_Y + 1, GAUGE_WIDE, 5, INK)
    long = max(0, min(GAUGE_WIDE, way))
    pyxel.rect(GAUGE_X + 1, FACTS_Y + 2, long, 3, VERDIGRIS)
    for tens in range(10, GAUGE_WIDE, 10):
        pyxel.rect(GAUGE_X + tens, FACTS_Y + 5, 1, 1, STEEL)
    letters.text(250 - letters.width(band), FACTS_Y - 2, band, SLATE)
    if target is not None:
        pyxel.rect(GAUGE_X + target, FACTS_Y - 1, 1, 9, LAMP)
        pyxel.rect(GAUGE_X + target - 1, FACTS_Y - 1, 3, 1, LAMP)


def draw_facts(lines: Sequence[tuple[str, int]], row: int = 0) -> None:
    """Up to two lines of text below the gauge, in their colours."""
    for text, colour in lines[:2]:
        letters.text(GAUGE_X, FACTS_Y + 9 + 10 * row, text, colour)
        row += 1


def first_row(floor: int, floors: int) -> int:
    """The row of ten bytes that stands on top so that a floor is in sight."""
    last = max(0, -(-floors // COLUMNS) - ROWS)
    return min(last, max(0, (floor - 1) // COLUMNS - ROWS // 2))


def draw_bytes(
    seeds: Sequence[int], floor: int, dialled: bool, marked: int, twins: Collection[int], ticks: int
) -> None:
    """The table: the cursor on `floor`, a frame around `marked`, bytes of `twins` in red."""
    top = first_row(floor, len(seeds))
    pyxel.rect(0, GRID_Y - 2, 256, 1, SHADE)
    for place in range(COLUMNS * top, min(len(seeds), COLUMNS * (top + ROWS))):
        x, y = byte_corner(place, top)
        if place % COLUMNS == 0:
            number = str(place + 1)
            letters.text(GRID_X - 6 - letters.width(number), y + 1, number, SLATE)
        here = place + 1 == floor
        if here and (not dialled or ticks // 8 % 2):
            pyxel.rect(x - 1, y, BYTE_WIDE - 2, BYTE_HIGH - 1, LAMP)
        elif here:
            pyxel.rect(x - 1, y, BYTE_WIDE - 2, BYTE_HIGH - 1, BRASS)
        elif place // COLUMNS % 2:
            pyxel.rect(x - 1, y, BYTE_WIDE - 2, BYTE_HIGH - 1, GROUT)
        if place + 1 == marked:
            pyxel.rectb(x - 2, y - 1, BYTE_WIDE, BYTE_HIGH + 1, SKY)
        colour = INK if here else RED if place + 1 in twins else PAPER
        letters.text(x + 4, y + 1, f"{seeds[place]:02X}", colour)
    if len(seeds) > COLUMNS * ROWS:
        _draw_bar(top, -(-len(seeds) // COLUMNS))


def _draw_bar(top: int, rows: int) -> None:
    """Which part of a tall tower is in sight."""
    high = ROWS * BYTE_HIGH
    pyxel.rect(252, GRID_Y, 2, high, SHADE)
    pyxel.rect(252, GRID_Y + high * top // rows, 2, high * ROWS // rows, CREST)


def byte_corner(place: int, top: int) -> tuple[int, int]:
    """Where a byte stands on the screen, 0 the first, when the row `top` is the upper one."""
    return GRID_X + BYTE_WIDE * (place % COLUMNS), GRID_Y + BYTE_HIGH * (place // COLUMNS - top)


def byte_at(x: int, y: int, floor: int, floors: int) -> int:
    """The floor whose byte stands under a pixel, or 0."""
    column, row = (x - GRID_X + 2) // BYTE_WIDE, (y - GRID_Y) // BYTE_HIGH
    if not (0 <= column < COLUMNS and 0 <= row < ROWS):
        return 0
    number = COLUMNS * (first_row(floor, floors) + row) + column + 1
    return number if number <= floors else 0


def lamp_at(x: int, y: int) -> int:
    """The value of the lamp under a pixel, or 0."""
    row = (y - LAMPS_Y + 1) // register.PITCH
    return 1 << (7 - row) if 0 <= row < 8 and LAMPS_X <= x < 256 else 0


def draw_foot(text: str, colour: int = STEEL) -> None:
    """The line at the foot: which buttons do what, or what has just been done."""
    pyxel.rect(0, FOOT_Y - 2, 256, 13, INK)
    letters.text(6, FOOT_Y + 1, text, colour)


def draw_list(
    x: int,
    y: int,
    lines: Sequence[tuple[str, int]],
    at: int,
    wide: int,
    pitch: int = 9,
    tab: int = 84,
) -> None:
    """Lines below each other, a bar behind the chosen one; a second column begins at `tab`."""
    for row, (text, colour) in enumerate(lines):
        if row == at:
            pyxel.rect(x - 2, y + pitch * row - 1, wide, pitch, WALL)
        colour = LAMP if row == at else colour
        for column, part in enumerate(text.split("\t")):
            letters.text(x + tab * column, y + pitch * row, part, colour)


def draw_card() -> None:
    """A plate over the lower half, so that the floor stays in sight."""
    pyxel.rect(0, CARD_Y, 256, 240 - CARD_Y, INK)
    pyxel.rect(0, CARD_Y, 256, 1, BRASS)
