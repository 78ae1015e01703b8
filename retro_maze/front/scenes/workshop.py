"""The workshop: the floor table as hex, every byte's floor grown beside it while it is changed."""

import pyxel

from retro_maze.front.buttons import START
from retro_maze.front.cabinet import Sheet, cabinet, opened, taken_in
from retro_maze.front.easel import Easel
from retro_maze.front.keyboard import Keyboard, Pointer
from retro_maze.front.page import Page
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import palette
from retro_maze.front.view import workshop as view
from retro_maze.front.view.notice import Remark
from retro_maze.maze import Refusal
from retro_maze.tower.draft import with_byte
from retro_maze.tower.figures import Figures, target
from retro_maze.tower.floor import Plan, Tower
from retro_maze.tower.table import Table

HOT = {  # commands by key; all of them stand in the menu too
    "play": "KEY_G",
    "walk": "KEY_V",
    "grow": "KEY_T",
    "roll": "KEY_R",
    "wish": "KEY_L",
    "copy": "KEY_M",
    "paste": "KEY_N",
    "compare": "KEY_K",
    "undo": "KEY_U",
    "redo": "KEY_Y",
    "open": "KEY_O",
    "+16": "KEY_PAGEUP",
    "-16": "KEY_PAGEDOWN",
    "+1": "KEY_KP_PLUS",
    "-1": "KEY_KP_MINUS",
}


class Workshop(Scene):
    """A cursor on the table. `trial` is a table that is only tried: a byte being turned, say."""

    def __init__(self, session: Session, sheet: Sheet | None = None, floor: int = 1) -> None:
        self.session = session
        self.say = session.say
        self.cabinet = cabinet(session.store, session.in_browser)
        self.sheet = sheet or opened(session.store, self.cabinet, session.slot, session.tower)
        self.floor = min(floor, self.sheet.tower.floors)
        self.keys = Keyboard(session.buttons, HOT)
        self.pointer = Pointer()
        self.page = Page()
        self.trial: Table | None = None
        self.dialled = False  # whether the byte is being turned
        self.digit = -1  # the first of two hex digits
        self.marked, self.copied = 0, 0  # the floor that was copied, and its byte
        self.compares = False
        self.line = Remark()
        self.ticks = 0
        self.easel = Easel(self.tower, self.floor)

    @property
    def table(self) -> Table:
        """The table on the screen."""
        return self.trial or self.sheet.table

    @property
    def tower(self) -> Tower:
        """The tower on the screen."""
        return self.sheet.tower._replace(table=self.table)

    @property
    def byte(self) -> int:
        """The byte under the cursor."""
        return self.table.seeds[self.floor - 1]

    @property
    def plan(self) -> Plan:
        """The floor under the cursor."""
        return self.easel.plan

    @property
    def figures(self) -> Figures:
        """What is known of it."""
        return self.easel.figures

    def update(self) -> Scene:
        self.tick()
        try:
            scene = self._listen()
        except (Refusal, OSError) as error:
            self.refuse(error)
            scene = self
        self.refresh()
        return scene

    def tick(self) -> None:
        """What goes on while an overlay has the buttons, too."""
        self.ticks += 1
        self.line.tick()
        self.pointer.update()

    def tune(self) -> None:
        self.session.sound.pause(False)
        self.session.sound.title()

    def tell(self, text: str) -> None:
        """Says something at the foot."""
        self.line.say(text)

    def refuse(self, error: Exception) -> None:
        """Says why something could not be done."""
        self.line.say(self.say.refusal(error))
        self.session.sound.jingle("refuse")

    def _listen(self) -> Scene:
        for file in self.page.dropped():
            return self.receive(*file)
        digit = self.keys.digit()
        if digit >= 0:
            self._type(digit)
        if self.keys.typing:
            return self
        word = self.keys.word()
        if word:
            return self.do(word)
        if self.pointer.over(0, view.FOOT_Y, 256, 16) and self.pointer.clicked:
            return self.do("menu")
        if self.pointer.clicked or self.pointer.wheel:
            self._point()
        if self.dialled:
            self._dial()
            return self
        return self._roam()

    def _roam(self) -> Scene:
        buttons = self.session.buttons
        if buttons.fresh & START:
            return self.do("menu")
        if buttons.pressed("back") or self.pointer.backed:
            return self.do("leave")
        if buttons.pressed("ok"):
            self.digit, self.dialled = -1, True
            self.session.sound.jingle("choose")
            return self
        along = buttons.pressed("right") - buttons.pressed("left")
        down = buttons.pressed("down") - buttons.pressed("up")
        self.go(self.floor + along + view.COLUMNS * down)
        return self

    def go(self, floor: int) -> None:
        """Moves the cursor, if there is such a floor."""
        if floor != self.floor and 1 <= floor <= self.tower.floors:
            self.floor, self.digit = floor, -1
            self.session.sound.jingle("menu")

    def _dial(self) -> None:
        """Turns the byte: sideways by one, up and down by a whole digit."""
        buttons = self.session.buttons
        if buttons.pressed("back") or self.pointer.backed:
            self.stop()
        elif buttons.pressed("ok"):
            self.settle()
        else:
            one = buttons.pressed("right") - buttons.pressed("left")
            sixteen = buttons.pressed("up") - buttons.pressed("down")
            if one or sixteen:
                self.try_byte(self.byte + one + 16 * sixteen)
                self.session.sound.jingle("menu")

    def try_byte(self, byte: int) -> None:
        """Shows the floor under the cursor with another byte."""
        self.trial = with_byte(self.sheet.table, self.floor, byte)

    def settle(self) -> None:
        """What was tried becomes a step that can be taken back."""
        self.sheet.draft.change(self.table)
        self.stop()

    def stop(self) -> None:
        """Forgets what was tried or half typed."""
        self.trial, self.dialled, self.digit = None, False, -1

    def set(self, byte: int) -> None:
        """Gives the floor under the cursor another byte, in one step."""
        self.try_byte(byte)
        self.settle()

    def _type(self, digit: int) -> None:
        """Two hex digits are a byte."""
        first = self.digit
        self.stop()
        if first < 0:
            self.digit = digit
            return
        self.set(first << 4 | digit)
        self.session.sound.jingle("choose")

    def _point(self) -> None:
        """A click on a byte or on a lamp, or a turn of the wheel."""
        pointer = self.pointer
        floor = view.byte_at(pointer.x, pointer.y, self.floor, self.tower.floors)
        lamp = view.lamp_at(pointer.x, pointer.y)
        self.stop()
        if pointer.clicked and floor:
            self.go(floor)
        elif pointer.clicked and lamp:
            self.set(self.byte ^ lamp)
        elif pointer.wheel:
            self.set(self.byte + (pointer.wheel > 0) - (pointer.wheel < 0))

    def receive(self, name: str, text: str) -> Scene:
        """Puts a tower from outside on the bench; Refusal when it is none."""
        from retro_maze.front.scenes import workshop_ways

        sheet = taken_in(text, name)
        return workshop_ways.asked(self, lambda: workshop_ways.to_sheet(self, sheet))

    def do(self, word: str) -> Scene:
        """Runs a command by its name in HOT or in the menu; the scene that is shown next."""
        from retro_maze.front.scenes import workshop_acts, workshop_ways

        self.stop()
        if word in workshop_ways.LEADS:
            return workshop_ways.LEADS[word](self)
        workshop_acts.ACTS[word](self)
        return self

    def keyed(self, name: str) -> str:
        """A text that names keys, with those that the player has bound."""
        return self.session.keys.text(self.say, name)

    def refresh(self) -> None:
        """Shows the floor under the cursor as the table has it now."""
        before = self.easel.shown
        self.easel.show(self.tower, self.floor, self.copied if self.compares else -1)
        if self.compares and self.easel.shown != before:
            table = self.table
            pieces = (table.columns - 1) * (table.rows - 1)
            self.tell(self.say("differs", n=self.easel.pieces, all=pieces, floor=self.marked))

    def draw(self) -> None:
        table = self.table
        palette.apply(self.session.band(self.floor))
        pyxel.cls(palette.INK)
        view.draw_head(table.title, self.sheet.dirty, self.floor, self.byte)
        self.easel.bench.draw(self.plan, self.ticks)
        view.draw_lamps(self.byte)
        self._draw_facts()
        cursor = self.floor, self.dialled, self.marked
        view.draw_bytes(table.seeds, *cursor, self.easel.twins(), self.ticks)
        self._draw_foot()
        self.pointer.draw(palette.PAPER, palette.INK)

    def _draw_facts(self) -> None:
        easel, wish = self.easel, target(self.table, self.floor)
        band = self.say.bands[self.session.band(self.floor)]
        view.draw_gauge(self.figures.way, wish, band)
        lines = [(easel.facts(self.say, wish), palette.STEEL)]
        lines += [(text, palette.LAMP) for text in easel.warnings(self.say)]
        view.draw_facts(lines)

    def _draw_foot(self) -> None:
        if self.digit >= 0:
            view.draw_foot(self.say("type_hint", digit=f"{self.digit:X}"), palette.LAMP)
        else:
            view.draw_foot(self.keyed("dial_hint" if self.dialled else "roam_hint"))
        self.line.draw()
