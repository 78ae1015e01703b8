"""The workshop: the floor table as hex, every byte's floor grown beside it while it is changed."""

import os

import pyxel

from retro_maze.front.buttons import START
from retro_maze.front.cabinet import Sheet, cabinet, opened, taken_in
from retro_maze.front.captions import captions
from retro_maze.front.keyboard import Keyboard, Pointer
from retro_maze.front.page import Page
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import palette
from retro_maze.front.view import workshop as view
from retro_maze.front.view.notice import Remark
from retro_maze.maze import Refusal
from retro_maze.tower.draft import with_byte
from retro_maze.tower.figures import SHORT_CYCLE, Figures, Gallery, figures, maze_of, target
from retro_maze.tower.floor import Plan, Tower, plan_floor
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
GROWN = 4  # floors a tick that are grown to be compared


class Workshop(Scene):
    """A cursor on the table. `trial` is a table that is only tried: a byte being turned, say."""

    def __init__(self, session: Session, sheet: Sheet | None = None, floor: int = 1) -> None:
        self.session = session
        self.say = captions(session.say)
        self.cabinet = cabinet(session.store, session.in_browser)
        self.sheet = sheet or opened(session.store, self.cabinet, session.slot)
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
        self.bench = view.Bench()
        self.gallery = Gallery(self.sheet.table)
        self.shown: tuple[object, ...] = ()
        self.figures: Figures | None = None
        self.plan: Plan
        self.refresh()

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
        self.line.say(sentence(error))
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
        if buttons.pressed("back"):
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
        if buttons.pressed("back"):
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
        from retro_maze.front.scenes import workshop_ways

        self.stop()
        if word in workshop_ways.LEADS:
            return workshop_ways.LEADS[word](self)
        if word[0] in "+-":
            self.set(self.byte + int(word))
        elif word == "roll":
            self._roll()
        elif word in ("undo", "redo"):
            self._step(word)
        else:
            self._copy_and_compare(word)
        return self

    def _roll(self) -> None:
        """Another byte by chance, one that no floor has while there is such."""
        free = [byte for byte in range(256) if byte not in self.sheet.table.seeds]
        self.set(free[os.urandom(1)[0] * len(free) >> 8])
        self.session.sound.jingle("choose")

    def _step(self, word: str) -> None:
        draft = self.sheet.draft
        done = draft.undo() if word == "undo" else draft.redo()
        self.tell(self.say(f"{word[:2]}done" if done else f"no_{word}"))
        self.session.sound.jingle("back" if done else "refuse")

    def _copy_and_compare(self, word: str) -> None:
        if word == "copy":
            self.marked, self.copied = self.floor, self.byte
            self.tell(self.say("copied", byte=self.byte, n=self.floor))
        elif not self.marked:
            self.tell(self.say("mark_hint" if word == "compare" else "no_copy"))
        elif word == "paste":
            self.set(self.copied)
            self.tell(self.say("pasted", byte=self.copied, n=self.floor))
        else:
            self.compares = not self.compares
        self.session.sound.jingle("choose")

    def refresh(self) -> None:
        """Grows the floor that is shown, when it is another one; its figures a tick later."""
        table = self.table
        shown = (table, self.floor, self.compares, self.copied)
        if shown == self.shown:
            if self.figures is None:
                self.figures = figures(table, self.plan)
            self.gallery.grow(GROWN)
            return
        self.shown = shown
        self.gallery.take(table)
        self.plan = plan_floor(self.tower, self.floor)
        self.figures = None
        self.bench.paint(self.plan)
        if self.compares:
            self._compare()

    def _compare(self) -> None:
        table = self.table
        pieces = (table.columns - 1) * (table.rows - 1)
        count = self.bench.paint_difference(self.plan.maze, maze_of(table, self.copied))
        self.tell(self.say("differs", n=count, all=pieces, floor=self.marked))

    def draw(self) -> None:
        table = self.table
        palette.apply(self.session.band(self.floor))
        pyxel.cls(palette.INK)
        view.draw_head(table.title, self.sheet.dirty, self.floor, self.byte)
        self.bench.draw(self.plan, self.ticks)
        view.draw_lamps(self.byte)
        self._draw_facts()
        twins = self.gallery.same(self.floor)
        cursor = self.floor, self.dialled, self.marked
        view.draw_bytes(table.seeds, *cursor, twins, self.ticks)
        self._draw_foot()
        self.pointer.draw(palette.PAPER, palette.INK)

    def _draw_facts(self) -> None:
        found, wish = self.figures, target(self.table, self.floor)
        if found is None:
            return
        band = self.say.bands[self.session.band(self.floor)]
        view.draw_gauge(found.way, wish, band)
        lines = [(self._facts(found, wish), palette.STEEL)]
        lines += [(text, palette.LAMP) for text in self._warnings(found)]
        view.draw_facts(lines)

    def _facts(self, found: Figures, wish: int | None) -> str:
        say = self.say
        way = say("way", n=found.way) if wish is None else say("way_of", n=found.way, target=wish)
        facts = say("facts", ends=found.dead_ends, crossings=found.junctions)
        return f"{way}  {facts}" if found.way >= 0 else facts

    def _warnings(self, found: Figures) -> list[str]:
        """What is wrong with a floor, the worst first."""
        say, warnings = self.say, []
        if found.way < 0:
            warnings.append(say("no_way"))
        if found.closed:
            warnings.append(say("closed", n=len(found.closed)))
        warnings += [say("same", n=floor) for floor in self.gallery.same(self.floor)[:1]]
        warnings += [say("alike", n=floor) for floor in self.gallery.alike(self.floor)[:1]]
        if found.cycle == 1:
            warnings.append(say("still"))
        elif 0 < found.cycle <= SHORT_CYCLE:
            warnings.append(say("short", n=found.cycle))
        if found.loops:
            warnings.append(say("loops", n=found.loops))
        return warnings

    def _draw_foot(self) -> None:
        if self.digit >= 0:
            view.draw_foot(self.say("type_hint", digit=f"{self.digit:X}"), palette.LAMP)
        else:
            view.draw_foot(self.say("dial_hint" if self.dialled else "roam_hint"))
        self.line.draw()


def sentence(error: Exception) -> str:
    """What an error says to the user."""
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)
