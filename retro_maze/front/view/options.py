"""The screen of the options: a plate with tabs, its lines, and a shelf that shows what they do."""

import pyxel

from retro_maze.front.options import Options
from retro_maze.front.view import letters, panel, sprites, tiles
from retro_maze.front.view.palette import BRASS, COPPER, INK, LAMP, PAPER, SHADE, SLATE, STEEL
from retro_maze.front.words import even
from retro_maze.maze import Grid

LEFT, WIDE = 14, 228
TITLE_Y, TABS_Y, TAB_HIGH = 10, 26, 14
ROWS_Y, PITCH = 46, 14
PLATE_END, FOOT_Y = 158, 163
SHELF_X, SHELF_Y = 16, 190
NOTE_Y = 225
LABEL_X, VALUES_X, MIDDLE, VALUES_END = 24, 128, 184, 238
BAR_X, NOTCH, NOTCHES = 146, 8, 10
LETTERS = 36
SHELF_CELLS = 9
PITCH_X = tiles.PITCH


def draw_frame(title: str) -> None:
    """The plate that everything stands on."""
    pyxel.cls(INK)
    pyxel.rectb(2, 2, 252, 236, COPPER)
    pyxel.rectb(4, 4, 248, 232, SHADE)
    for x in (2, 248):
        for y in (2, 232):
            pyxel.rect(x, y, 6, 6, BRASS)
            pyxel.rect(x + 2, y + 2, 2, 2, INK)
    letters.centred(128, TITLE_Y, title, LAMP, "head", SHADE)


def draw_tabs(names: list[str], page: int, here: bool, end: int = PLATE_END) -> None:
    """The tabs, the open one joined to the plate below; `here`: the cursor is on them."""
    bottom = TABS_Y + TAB_HIGH
    pyxel.rectb(LEFT - 4, bottom, WIDE + 8, end - bottom, COPPER)
    for place, name in enumerate(names):
        x, wide = _tab(place, len(names))
        own = place == page
        pyxel.rectb(x, TABS_Y, wide, TAB_HIGH + 1, COPPER if own else SLATE)
        if own:
            pyxel.rect(x + 1, TABS_Y + 1, wide - 2, TAB_HIGH, SHADE if here else INK)
            pyxel.rect(x + 1, TABS_Y + 1, wide - 2, 1, BRASS)
        colour = LAMP if own and here else PAPER if own else STEEL
        letters.centred(x + wide // 2, TABS_Y + 4, name, colour)
        if own and here:
            draw_arrow(x + 5, TABS_Y + 7, -1, BRASS)
            draw_arrow(x + wide - 6, TABS_Y + 7, 1, BRASS)


def _tab(place: int, tabs: int) -> tuple[int, int]:
    """Left edge and width of a tab."""
    wide = WIDE // tabs
    return LEFT + place * wide, wide - 3


def tab_at(x: int, y: int, tabs: int) -> int:
    """The tab at a pixel, or -1."""
    inside = TABS_Y <= y < TABS_Y + TAB_HIGH and LEFT <= x < LEFT + WIDE
    return (x - LEFT) * tabs // WIDE if inside else -1


def draw_row(row: int, text: str, here: bool, pitch: int = PITCH) -> None:
    """A line's name, in a bar where the cursor is."""
    y = ROWS_Y + pitch * row
    if here:
        top = y - (pitch - letters.HEIGHT) // 2
        pyxel.rect(LEFT, top, WIDE, pitch, SHADE)
        pyxel.rect(LEFT, top, 2, pitch, BRASS)
    letters.text(LABEL_X, y, text, LAMP if here else PAPER)


def draw_door(row: int, here: bool) -> None:
    """The sign that a line leads to another screen."""
    draw_arrow(VALUES_END - 4, ROWS_Y + PITCH * row + 3, 1, BRASS if here else SLATE)


def draw_value(row: int, text: str, here: bool, ends: tuple[bool, bool]) -> None:
    """A value between arrows; `ends` tells whether it goes on to the left and to the right."""
    y = ROWS_Y + PITCH * row
    letters.centred(MIDDLE, y, text, LAMP if here else BRASS)
    for side, goes_on, x in ((-1, ends[0], VALUES_X + 3), (1, ends[1], VALUES_END - 4)):
        if goes_on:
            draw_arrow(x, y + 3, side, BRASS if here else SLATE)


def draw_bar(row: int, level: int) -> None:
    """A loudness as ten notches, each a little higher than the one before."""
    y = ROWS_Y + PITCH * row
    for notch in range(NOTCHES):
        high = 3 + notch // 2
        x = BAR_X + NOTCH * notch
        pyxel.rect(x, y + 7 - high, NOTCH - 2, high, LAMP if notch < level else SLATE)


def draw_arrow(x: int, y: int, side: int, colour: int) -> None:
    """A small triangle whose tip is at x."""
    for step in range(3):
        pyxel.rect(x - side * step, y - step, 1, 2 * step + 1, colour)


def draw_foot(tip: str, note: str) -> None:
    """What the line under the cursor means, and what will not be kept."""
    lines = even(tip, LETTERS)[:2]
    panel.draw_lines(128, FOOT_Y + 5 * (2 - len(lines)), lines, PAPER, 12)
    letters.centred(128, NOTE_Y, note, STEEL)


class Shelf:
    """A piece of a floor on which some of its people show what the options do."""

    def __init__(self, band: int) -> None:
        row = "#" * (2 * SHELF_CELLS + 1)
        grid = Grid.from_text([row, "#" + "." * (2 * SHELF_CELLS - 1) + "#", row])
        self.picture = pyxel.Image(*tiles.size(grid))
        tiles.draw_floor(self.picture, grid, 7, band)
        self.way = 0  # hundredths of a pixel that Wren has walked

    def tick(self, speed: int) -> None:
        """Goes on by a tick at so many per cent of the usual speed."""
        self.way += speed

    def draw(self, options: Options) -> None:
        x, y = SHELF_X, SHELF_Y
        pyxel.blt(x, y, self.picture, 0, 0, self.picture.width, self.picture.height)
        age = self.way // 100
        self._draw_wren(x + 8, y + 8, age)
        cells = [x + 8 + PITCH_X * cell for cell in range(SHELF_CELLS)]
        sprites.draw("key", age // 8, cells[3], y + 8)
        sprites.draw("hatch.closed", age // 8, cells[4], y + 8)
        sprites.draw("blot_g.rest", age // 24, cells[5], y + 8)
        sprites.draw("sentry_b.walk.left", age // 12, cells[6], y + 8)
        sprites.draw("cuckoo_e.sing.left", age // 40, cells[7], y + 8)
        sprites.draw("flame", age // 6 if options.flashing else age // 24, cells[8], y + 8)

    def _draw_wren(self, x: int, y: int, age: int) -> None:
        """She walks to the key and back, at six eighths of a pixel a tick."""
        far = 2 * PITCH_X
        at = age * 3 // 4 % (2 * far)
        side, place = ("right", at) if at < far else ("left", 2 * far - at)
        sprites.draw(f"wren.walk.{side}", at // 5, x + place, y)


assert NOTCHES * NOTCH <= VALUES_END - BAR_X
