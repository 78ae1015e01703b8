"""A tower from outside: its text typed, chosen letter by letter, pasted, or dropped as a file."""

from retro_maze.engine.pad import WHISTLE
from retro_maze.front.buttons import BACK, PAUSE, START
from retro_maze.front.cabinet import taken_in
from retro_maze.front.keyboard import LETTERS as TYPED
from retro_maze.front.keyboard import Keyboard
from retro_maze.front.scenes import workshop_ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.workshop import Workshop
from retro_maze.front.view import letters, palette, panel
from retro_maze.front.view import workshop as view
from retro_maze.maze import Refusal
from retro_maze.tower.share import GROUP, LETTERS, read_share

LEFT, TOP, WIDE, HIGH = 8, 20, 240, 212
TEXT_X, TEXT_Y, LINE = 20, 60, 30  # letters a line: six groups
MOST = 150  # letters; taller towers than that are typed by nobody
PLATES = 8  # letters side by side
PLATES_X, PLATES_Y, PITCH_X, PITCH_Y = 24, 136, 26, 12
COMMANDS = ("paste", "erase", "done")


class Take(Scene):
    """Letters by keyboard, or by the plates with buttons and mouse; files dropped on the window."""

    def __init__(self, below: Workshop) -> None:
        self.below = below
        self.keys = Keyboard(below.session.buttons, {}, TYPED)
        self.text = ""
        self.at = 0  # a plate; after the letters come the commands
        paste = below.session.in_browser
        self.plates = [*LETTERS, *(COMMANDS if paste else COMMANDS[1:])]
        self.ready = ""
        below.line.ticks = 0

    def update(self) -> Scene:
        below = self.below
        below.tick()
        try:
            for file in below.page.dropped():
                return below.receive(*file)
            return self._listen()
        except (Refusal, OSError) as error:
            below.refuse(error)
            return self

    def _listen(self) -> Scene:
        letter = self.keys.digit()
        if letter >= 0:
            self.add(chr(letter))
        if self.keys.typing:
            return self
        fresh = self.below.session.buttons.fresh
        if fresh & BACK and self.text:
            return self.press("erase")
        if fresh & (PAUSE | WHISTLE | BACK) or self.below.pointer.backed:
            return self.below
        if fresh & START:
            return self.press("done")
        return self._choose()

    def _choose(self) -> Scene:
        buttons, pointer = self.below.session.buttons, self.below.pointer
        along = buttons.pressed("right") - buttons.pressed("left")
        down = buttons.pressed("down") - buttons.pressed("up")
        if along or down:
            self._move(self.at + along + PLATES * down)
            self.below.session.sound.jingle("menu")
        under = next((at for at in range(len(self.plates)) if pointer.over(*corner(at))), -1)
        if under >= 0 and not pointer.ticks:
            self.at = under
        if buttons.pressed("ok") or (pointer.clicked and under >= 0):
            return self.press(self.plates[self.at])
        return self

    def _move(self, at: int) -> None:
        """To another plate; from the last letters down to the last command."""
        if at >= len(self.plates) and self.at < len(LETTERS):
            at = len(self.plates) - 1
        if 0 <= at < len(self.plates):
            self.at = at

    def press(self, plate: str) -> Scene:
        """What a plate does: a letter, or one of COMMANDS."""
        below = self.below
        if plate == "done":
            return workshop_ways.to_sheet(below, taken_in(self.text))
        if plate == "erase":
            self.text = self.text[:-1]
        elif plate == "paste":
            pasted = below.page.ask(below.say("take_prompt"))
            if pasted:
                return workshop_ways.to_sheet(below, taken_in(pasted))
        else:
            self.add(plate)
        self._look()
        return self

    def add(self, letter: str) -> None:
        self.text = (self.text + letter)[:MOST]
        self.below.session.sound.jingle("count")
        self._look()

    def _look(self) -> None:
        """Whether the letters are a whole text already."""
        try:
            table = read_share(self.text)
        except Refusal:
            self.ready = ""
        else:
            floors = len(table.seeds)
            self.ready = self.below.say("take_ready", n=floors, carver=table.carver)

    def draw(self) -> None:
        below, say = self.below, self.below.say
        below.draw()
        panel.draw_veil()
        panel.draw_panel(LEFT, TOP, WIDE, HIGH, say("take"))
        letters.centred(128, TOP + 24, say("take_hint"), palette.STEEL)
        self._draw_text()
        line = self.ready or f"{len(self.text)}"
        letters.centred(128, 120, line, palette.VERDIGRIS if self.ready else palette.SLATE)
        for at, plate in enumerate(self.plates):
            self._draw_plate(at, plate)
        below.line.draw()
        below.pointer.draw(palette.PAPER, palette.INK)

    def _draw_text(self) -> None:
        for first in range(0, len(self.text) + 1, GROUP):
            group = self.text[first : first + GROUP]
            x = TEXT_X + first % LINE // GROUP * 36
            y = TEXT_Y + first // LINE * 11
            letters.text(x, y, group, palette.LAMP)
            if first + GROUP > len(self.text) and blinks(self.below.ticks):
                letters.text(x + 6 * len(group), y, "_", palette.PAPER)

    def _draw_plate(self, at: int, plate: str) -> None:
        x, y, wide, _ = corner(at)
        here = at == self.at
        command = len(plate) > 1
        text = self.below.say(f"take_{plate}") if command else plate
        colour = palette.LAMP if here else palette.BRASS if command else palette.PAPER
        if here:
            view.draw_list(x + 2, y + 1, [("", colour)], 0, wide - 2, 10)
        letters.centred(x + wide // 2, y + 1, text, colour, "text")


def blinks(ticks: int) -> bool:
    """Half a second there, half a second not."""
    return ticks // 30 % 2 == 0


def corner(at: int) -> tuple[int, int, int, int]:
    """Where a plate stands: x, y, width, height."""
    column, row = at % PLATES, at // PLATES
    if at >= len(LETTERS):
        return PLATES_X + 70 * column, PLATES_Y + PITCH_Y * row + 6, 64, 11
    return PLATES_X + PITCH_X * column, PLATES_Y + PITCH_Y * row, PITCH_X, 11
