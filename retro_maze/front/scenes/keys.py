"""The keys: every action bound anew by pressing what shall do it, on the keyboard and on a pad."""

from retro_maze.front.bindings import ACTIONS, MOST, PRESETS, Bindings, bind, preset_of
from retro_maze.front.keyboard import Pointer
from retro_maze.front.listen import STOPS, Listener
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.signs import RESERVED, sign
from retro_maze.front.view import keys as view
from retro_maze.front.view import options as plate
from retro_maze.front.view import palette

DEVICES = tuple(PRESETS)
TABS = -1  # the line above all others: right and left change the device
ROWS = (*ACTIONS, "preset", "standard", "back_word")


class KeysPage(Scene):
    """Lies over the options, and leads back there; what is bound acts and is kept at once."""

    def __init__(self, below: Scene, session: Session) -> None:
        self.below = below
        self.session = session
        self.device = DEVICES[0]
        self.at = 0
        self.place = 0  # which of an action's two inputs
        self.listener: Listener | None = None  # while the new input is waited for
        self.told = ""  # what the last wish has brought
        self.pointer = Pointer()
        self.shelf = view.Shelf(session.band(session.game.floor))

    @property
    def row(self) -> str:
        """The name of the line under the cursor, or nothing on the tabs."""
        return "" if self.at == TABS else ROWS[self.at]

    def update(self) -> Scene:
        self.shelf.tick()
        self.pointer.update()
        if self.listener:
            self._wait(self.listener)
            return self
        buttons = self.session.buttons
        if buttons.pressed("back") or self.pointer.backed:
            return self.below
        clicked = self._point()
        self._move(buttons.pressed("down") - buttons.pressed("up"))
        step = buttons.pressed("right") - buttons.pressed("left")
        if step:
            self._turn(step)
        return self._press() if buttons.pressed("ok") or clicked else self

    def tune(self) -> None:
        self.session.sound.pause(False)

    def draw(self) -> None:
        session, say = self.session, self.session.say
        palette.apply(session.band(session.game.floor))
        plate.draw_frame(say("keys_head"))
        tabs = [say(f"device_{device}") for device in DEVICES]
        plate.draw_tabs(tabs, DEVICES.index(self.device), self.at == TABS, view.PLATE_END)
        for row, name in enumerate(ROWS):
            self._draw_row(row, name, row == self.at)
        view.draw_foot(self._foot(), session.note())
        self.shelf.draw(self.row)
        self.pointer.draw(palette.PAPER, palette.INK)

    def _draw_row(self, row: int, name: str, here: bool) -> None:
        say = self.session.say
        if name not in ACTIONS:
            view.draw_row(row, say(name if name == "back_word" else f"keys_{name}"), here)
            if name == "preset":
                view.draw_value(row, say(f"preset_{self._preset() or 'own'}"), here)
            return
        view.draw_row(row, say(f"act_{name}"), here)
        names = self._bindings()[name]
        for place in range(MOST):
            own = here and place == self.place
            text = sign(say, names[place]) if place < len(names) else ""
            waits = own and self.listener is not None
            view.draw_cap(row, place, "..." if waits else text, self.device == "pad", own)

    def _foot(self) -> str:
        say = self.session.say
        if self.listener:
            return say(f"keys_press_{self.device}", action=say(f"act_{self.row}"))
        if self.told:
            return self.told
        if self.row in ACTIONS:
            return say(f"tip_act_{self.row}")
        return say(f"tip_keys_{self.row or 'tabs'}")

    def _bindings(self) -> Bindings:
        return self.session.keys.of(self.device)

    def _preset(self) -> str:
        return preset_of(self.device, self._bindings())

    def _move(self, step: int) -> None:
        if step:
            self.at = (self.at + 1 + step) % (len(ROWS) + 1) - 1
            self.told = ""
            self.session.sound.jingle("menu")

    def _turn(self, step: int) -> None:
        """Right or left: the other device, the other input, or another preset."""
        if self.at == TABS:
            self._open(DEVICES.index(self.device) + step)
        elif self.row in ACTIONS:
            self.place = max(0, min(MOST - 1, self.place + step))
            self.session.sound.jingle("menu")
        elif self.row == "preset":
            self._choose(step)
        self.told = ""

    def _open(self, place: int) -> None:
        self.device = DEVICES[place % len(DEVICES)]
        self.session.sound.jingle("menu")

    def _choose(self, step: int) -> None:
        """The next preset; from bindings of one's own to the first or last."""
        names = list(PRESETS[self.device])
        preset = self._preset()
        at = names.index(preset) + step if preset else min(0, -step)
        self.session.keys.set(self.device, PRESETS[self.device][names[at % len(names)]])
        self.session.sound.jingle("menu")

    def _press(self) -> Scene:
        row = self.row
        if not row:
            self._move(1)
        elif row in ACTIONS:
            self.listener = Listener(self.device)
            self.session.sound.jingle("choose")
        elif row == "preset":
            self._choose(1)
        elif row == "standard":
            self.session.keys.set(self.device, PRESETS[self.device]["standard"])
            self.told = self.session.say("keys_reset")
            self.session.sound.jingle("choose")
        else:
            self.session.sound.jingle("choose")
            return self.below
        return self

    def _wait(self, listener: Listener) -> None:
        """The input that comes is bound; menus hear of it only when it is pressed anew."""
        name = "KEY_ESCAPE" if self.pointer.backed else listener.heard()
        if not name:
            return
        say = self.session.say
        if name in RESERVED:
            self.told = say("bound_system", key=sign(say, name))
        elif name in STOPS:
            self.told = say("bound_not")
        else:
            self._bind(name)
        self.session.buttons.clear()
        self.listener = None

    def _bind(self, name: str) -> None:
        session, say = self.session, self.session.say
        change = bind(self._bindings(), self.row, self.place, name)
        other = say(f"act_{change.other}") if change.other else ""
        action = say(f"act_{self.row}")
        self.told = say(change.told, key=sign(say, name), action=action, other=other)
        if change.bindings == self._bindings():
            session.sound.jingle("refuse")
            return
        session.keys.set(self.device, change.bindings)
        session.sound.jingle("choose")

    def _point(self) -> bool:
        """Follows the mouse; whether a line was clicked."""
        pointer = self.pointer
        if pointer.ticks:
            return False
        tab = plate.tab_at(pointer.x, pointer.y, len(DEVICES))
        if tab >= 0 and pointer.clicked:
            self.at = TABS
            self._open(tab)
        row = pointer.row(plate.LEFT, plate.ROWS_Y - 2, plate.WIDE, view.PITCH, len(ROWS))
        if row < 0:
            return False
        if row != self.at:
            self.told = ""
        self.at = row
        place = view.place_at(pointer.x)
        if place >= 0 and self.row in ACTIONS:
            self.place = place
        if pointer.clicked and self.row == "preset" and place >= 0:
            self._choose(1 if place else -1)
            return False
        return pointer.clicked
