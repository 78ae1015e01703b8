"""The options: four pages of them, which act and are kept at once."""

from retro_maze.front.keyboard import Pointer
from retro_maze.front.options import STANDARD, VALUES
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.options_rows import (
    LEVELS,
    PAGES,
    SLOTS,
    label,
    rows_of,
    slot_of,
    turned,
    value_text,
)
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import options as view
from retro_maze.front.view import palette

TABS = -1  # the line above all others: right and left change the page
NAMES = tuple(PAGES)
DOORS = {"keys": ways.to_keys, "luggage": ways.to_luggage}  # lines that lead to another screen
SAMPLES = {"effects": "key", "hints": "lamp"}  # the effect that lets a loudness be heard


class OptionsPage(Scene):
    """Lies over the title or the pause, and leads back there."""

    def __init__(self, below: Scene, session: Session) -> None:
        self.below = below
        self.session = session
        self.page = 0
        self.at = TABS
        self.sure = False  # whether the next press sets everything to standard
        self.ticks = 0
        self.pointer = Pointer()
        self.shelf = view.Shelf(session.band(session.game.floor))

    @property
    def rows(self) -> tuple[str, ...]:
        """The lines of the page that is open."""
        return rows_of(NAMES[self.page], self.session.in_browser)

    @property
    def name(self) -> str:
        """The line under the cursor, or nothing on the tabs."""
        return "" if self.at == TABS else self.rows[self.at]

    def update(self) -> Scene:
        self.ticks += 1
        self.shelf.tick(self.session.options.speed)
        self.pointer.update()
        buttons = self.session.buttons
        if buttons.pressed("back") or self.pointer.backed:
            return self.below
        clicked = self._point()
        self._move(buttons.pressed("down") - buttons.pressed("up"))
        step = buttons.pressed("right") - buttons.pressed("left")
        if step:
            self._turn(step)
        if buttons.pressed("ok") or clicked:
            return self._press()
        return self

    def tune(self) -> None:
        self.session.sound.pause(False)  # else there is no music to be set

    def draw(self) -> None:
        session, say = self.session, self.session.say
        palette.apply(session.band(session.game.floor))
        view.draw_frame(say("options_head"))
        view.draw_tabs([say(f"page_{name}") for name in NAMES], self.page, self.at == TABS)
        for row, name in enumerate(self.rows):
            self._draw_row(slot_of(row, len(self.rows)), name, row == self.at)
        view.draw_foot(self._tip(), session.note())
        self.shelf.draw(session.options)
        self.pointer.draw(palette.PAPER, palette.INK)

    def _draw_row(self, slot: int, name: str, here: bool) -> None:
        options, say = self.session.options, self.session.say
        view.draw_row(slot, self._label(name), here)
        if name in LEVELS:
            view.draw_bar(slot, getattr(options, name))
        elif name in VALUES:
            text = value_text(say, name, getattr(options, name))
            view.draw_value(slot, text, here, self._ends(name))
        elif name in DOORS:
            view.draw_door(slot, here)

    def _label(self, name: str) -> str:
        sure = name == "standard" and self.sure
        return self.session.say("o_sure") if sure else label(self.session.say, name)

    def _tip(self) -> str:
        return self.session.say(f"tip_{self.name}" if self.name else "tip_tabs")

    def _ends(self, name: str) -> tuple[bool, bool]:
        """Whether there is a value before, and one behind."""
        place = VALUES[name].index(getattr(self.session.options, name))
        return place > 0, place < len(VALUES[name]) - 1

    def _move(self, step: int) -> None:
        if step:
            self.at = (self.at + 1 + step) % (len(self.rows) + 1) - 1
            self.sure = False
            self.session.sound.jingle("menu")

    def _turn(self, step: int) -> None:
        """Right or left: another page on the tabs, another value below."""
        if self.at == TABS:
            self._open(self.page + step)
        elif self.name in VALUES:
            self._set(self.name, turned(self.session.options, self.name, step))

    def _open(self, page: int) -> None:
        self.page = page % len(NAMES)
        self.sure = False
        self.session.sound.jingle("menu")

    def _set(self, name: str, value: object) -> None:
        if value != getattr(self.session.options, name):
            self.session.set(**{name: value})
            self.session.sound.jingle(SAMPLES.get(name, "menu"))

    def _press(self) -> Scene:
        name = self.name
        if not name:
            self._move(1)
        elif name in VALUES:
            self._set(name, turned(self.session.options, name, 1, round_=True))
        elif name == "standard":
            self._reset()
        else:
            self.session.sound.jingle("choose")
            return DOORS[name](self, self.session) if name in DOORS else self.below
        return self

    def _reset(self) -> None:
        """Everything to standard, when it is asked for twice."""
        self.session.sound.jingle("choose")
        if self.sure:
            self.session.set(**STANDARD._asdict())
        self.sure = not self.sure

    def _point(self) -> bool:
        """Follows the mouse; whether a line was clicked, where the click does not turn a value."""
        pointer = self.pointer
        if pointer.ticks:
            return False
        tab = view.tab_at(pointer.x, pointer.y, len(NAMES))
        if tab >= 0 and pointer.clicked:
            self.at = TABS
            self._open(tab)
        slot = pointer.row(view.LEFT, view.ROWS_Y - 3, view.WIDE, view.PITCH, SLOTS)
        slots = [slot_of(row, len(self.rows)) for row in range(len(self.rows))]
        if slot not in slots:
            return False
        row = slots.index(slot)
        self.sure = self.sure and row == self.at
        self.at = row
        if pointer.wheel:
            self._turn(1 if pointer.wheel > 0 else -1)
        if pointer.clicked and self.name in VALUES and pointer.x >= view.VALUES_X:
            self._turn(1 if pointer.x >= view.MIDDLE else -1)
            return False
        return pointer.clicked
