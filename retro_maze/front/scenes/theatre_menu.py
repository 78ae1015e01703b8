"""The theatre's settings: every change begins the play anew behind them."""

from collections.abc import Sequence
from typing import Any

from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.theatre import Setting, Theatre
from retro_maze.front.view import palette, panel
from retro_maze.front.view import workshop as lists
from retro_maze.maze import CARVERS
from retro_maze.tower.table import BYTE_CHIPS

LINES = ("carver", "chip", "seed", "columns", "rows")
SIZES = range(2, 28)  # more cells than that would be too small to be seen
VALUES: dict[str, Sequence[str] | range] = {
    "carver": list(CARVERS),
    "chip": BYTE_CHIPS,
    "seed": range(256),
    "columns": SIZES,
    "rows": SIZES,
}
LEFT, TOP, WIDE, HIGH, PITCH, TAB = 36, 62, 184, 84, 12, 54


class Settings(Scene):
    """Lies over the stage."""

    def __init__(self, below: Theatre) -> None:
        self.below = below
        self.at = 0

    def update(self) -> Scene:
        below, buttons = self.below, self.below.session.buttons
        below.pointer.update()
        if buttons.pressed("back") or buttons.pressed("ok") or below.pointer.backed:
            return below
        self.at = (self.at + buttons.pressed("down") - buttons.pressed("up")) % len(LINES)
        row = below.pointer.row(LEFT, TOP + 14, WIDE, PITCH, len(LINES))
        if row >= 0 and not below.pointer.ticks:
            self.at = row
        step = buttons.pressed("right") - buttons.pressed("left") + below.pointer.wheel
        if row >= 0 and below.pointer.clicked:
            step = 1
        if step:
            below.begin(changed(below.setting, LINES[self.at], step))
            below.session.sound.jingle("menu")
        return self

    def draw(self) -> None:
        below, say = self.below, self.below.say
        below.draw()
        panel.draw_panel(LEFT, TOP, WIDE, HIGH)
        lines = []
        for number, name in enumerate(LINES):
            word = say("t_seed" if name == "seed" else f"m_{name}")
            value = str(getattr(below.setting, name))
            lines.append((f"{word}\t{mark(value, number == self.at)}", palette.PAPER))
        lists.draw_list(LEFT + 10, TOP + 15, lines, self.at, WIDE - 16, PITCH, TAB)
        lists.draw_foot(below.session.keys.text(say, "t_menu_hint"))
        below.pointer.draw(palette.PAPER, palette.INK)


def mark(value: str, chosen: bool) -> str:
    return f"◀{value}▶" if chosen else f" {value}"


def changed(setting: Setting, name: str, step: int) -> Setting:
    """The setting with the next or an earlier value; they go round, but for the sizes."""
    values = VALUES[name]
    old = getattr(setting, name)
    place = (values.index(old) if old in values else 0) + step
    if name in ("columns", "rows"):
        place = max(0, min(len(values) - 1, place))
    new: dict[str, Any] = {name: values[place % len(values)]}
    return setting._replace(**new)
