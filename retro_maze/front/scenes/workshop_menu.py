"""The workshop's menu: every command, and choosers for carver, chip and size."""

from collections.abc import Sequence
from typing import Any

from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.workshop import HOT, Workshop
from retro_maze.front.view import palette
from retro_maze.front.view import workshop as view
from retro_maze.maze import CARVERS
from retro_maze.tower.table import BYTE_CHIPS, LEAST_CELLS, MOST_CELLS, Table

LEFT = ("play", "walk", "grow", "roll", "wish", "copy", "paste", "compare", "undo", "redo")
RIGHT = ("carver", "chip", "columns", "rows", "save", "share", "take", "open", "tower", "leave")
NAMES = LEFT + RIGHT
TOP, PITCH = view.CARD_Y + 3, 10
COLUMNS_X, COLUMNS_WIDE = (6, 104), (94, 152)  # of the left and the right column
SIZES = range(LEAST_CELLS, MOST_CELLS + 1)
CHOICES: dict[str, Sequence[str] | range] = {
    "carver": list(CARVERS),
    "chip": BYTE_CHIPS,
    "columns": SIZES,
    "rows": SIZES,
}


class Commands(Scene):
    """Lies over the lower half of the workshop, so that the floor stays in sight."""

    def __init__(self, below: Workshop) -> None:
        self.below = below
        self.at = 0
        self.chooses = False  # whether the chosen line is a value being turned

    def update(self) -> Scene:
        below, buttons = self.below, self.below.session.buttons
        below.tick()
        below.refresh()
        if self.chooses:
            self._choose()
            return self
        word = below.keys.word()
        clicked = self._point()
        if buttons.pressed("back") or below.pointer.backed:
            return below
        if word or buttons.pressed("ok") or clicked:
            return self._go(word or NAMES[self.at])
        self._move()
        return self

    def _move(self) -> None:
        buttons = self.below.session.buttons
        down = buttons.pressed("down") - buttons.pressed("up")
        if down:
            self.at = (self.at + down) % len(NAMES)
        if buttons.pressed("right") or buttons.pressed("left"):
            self.at = (self.at + len(LEFT)) % len(NAMES)
            down = 1
        if down:
            self.below.session.sound.jingle("menu")

    def _go(self, name: str) -> Scene:
        if name in CHOICES:
            self.chooses = True
            return self
        try:
            return self.below.do(name)
        except (ValueError, OSError) as error:  # a Refusal is a ValueError
            self.below.refuse(error)
            return self.below

    def _point(self) -> bool:
        """Follows the mouse; whether a line was clicked."""
        pointer = self.below.pointer
        if pointer.ticks:
            return False
        for column, (x, wide) in enumerate(zip(COLUMNS_X, COLUMNS_WIDE, strict=True)):
            row = pointer.row(x - 2, TOP - 1, wide, PITCH, len(LEFT))
            if row >= 0:
                self.at = column * len(LEFT) + row
                return pointer.clicked
        return False

    def _choose(self) -> None:
        """Turns a value; the floor follows at once."""
        below, buttons, name = self.below, self.below.session.buttons, NAMES[self.at]
        if buttons.pressed("back") or below.pointer.backed:
            below.stop()
            self.chooses = False
        elif buttons.pressed("ok"):
            below.settle()
            self.chooses = False
        else:
            more = buttons.pressed("right") + buttons.pressed("up") + below.pointer.clicked
            step = more - buttons.pressed("left") - buttons.pressed("down") + below.pointer.wheel
            if step:
                below.trial = turned(below.table, name, step)
                below.session.sound.jingle("menu")

    def draw(self) -> None:
        below = self.below
        below.draw()
        view.draw_card()
        for column, names in enumerate((LEFT, RIGHT)):
            lines = [(self._text(name), palette.PAPER) for name in names]
            at = self.at - column * len(LEFT)
            x, wide = COLUMNS_X[column], COLUMNS_WIDE[column]
            view.draw_list(x, TOP, lines, at, wide, PITCH)
        view.draw_foot(below.keyed("chooser_hint" if self.chooses else "menu_hint"))
        below.line.draw()
        below.pointer.draw(palette.PAPER, palette.INK)

    def _text(self, name: str) -> str:
        text = self.below.say(f"m_{name}")
        if name in CHOICES:
            value = getattr(self.below.table, name)
            return (
                f"{text} {value}"
                if NAMES[self.at] != name or not self.chooses
                else f"{text}◀{value}▶"
            )
        key = HOT.get(name, "").removeprefix("KEY_")
        return f"{text}\t{key}" if key and name in LEFT else text


def turned(table: Table, name: str, step: int) -> Table:
    """The table with the next or an earlier value of a setting."""
    values = CHOICES[name]
    place = values.index(getattr(table, name)) + step
    if isinstance(values, range):  # sizes end, names go round
        place = max(0, min(len(values) - 1, place))
    setting: dict[str, Any] = {name: values[place % len(values)]}
    return table._replace(**setting)
