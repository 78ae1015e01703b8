"""Two questions of the workshop: what becomes of the changes, and which tower comes next."""

from collections.abc import Callable

from retro_maze.front.scenes import workshop_ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.workshop import Workshop
from retro_maze.front.view import palette, panel
from retro_maze.front.view import workshop as view

LEFT, TOP, WIDE = 44, 60, 168
ANSWERS = ("save", "discard", "cancel")
IN_SIGHT = 10  # towers


class Pick(Scene):
    """Lines over the workshop, of which one is chosen."""

    heading = ""
    list_x, list_y, list_wide, pitch = LEFT + 12, TOP + 28, WIDE - 20, 11

    def __init__(self, below: Workshop) -> None:
        self.below = below
        self.lines: list[str] = []
        self.at = 0

    @property
    def top(self) -> int:
        """The first line in sight."""
        return max(0, min(self.at - IN_SIGHT // 2, len(self.lines) - IN_SIGHT))

    def update(self) -> Scene:
        below, buttons, pointer = self.below, self.below.session.buttons, self.below.pointer
        below.tick()
        step = buttons.pressed("down") - buttons.pressed("up")
        if step:
            self.at = (self.at + step) % len(self.lines)
            below.session.sound.jingle("menu")
        rows = min(IN_SIGHT, len(self.lines))
        row = pointer.row(self.list_x - 2, self.list_y - 1, self.list_wide, self.pitch, rows)
        if row >= 0 and not pointer.ticks:
            self.at = self.top + row
        if buttons.pressed("back") or pointer.backed:
            return below
        if not (buttons.pressed("ok") or (row >= 0 and pointer.clicked)):
            return self
        try:
            return self.take(self.at)
        except (ValueError, OSError) as error:  # a Refusal is a ValueError
            below.refuse(error)
            return below

    def take(self, at: int) -> Scene:
        """Does what the chosen line says."""
        raise NotImplementedError

    def draw(self) -> None:
        self.below.draw()
        panel.draw_veil()
        shown = self.lines[self.top : self.top + IN_SIGHT]
        high = 34 + self.pitch * len(shown)
        panel.draw_panel(LEFT, TOP, WIDE, high, self.below.say(self.heading))
        self.draw_lines(shown)
        self.below.pointer.draw(palette.PAPER, palette.INK)

    def draw_lines(self, shown: list[str]) -> None:
        lines = [(line, palette.PAPER) for line in shown]
        at = self.at - self.top
        view.draw_list(self.list_x, self.list_y, lines, at, self.list_wide, self.pitch)


class Ask(Pick):
    """There are changes: save, discard, or stay here."""

    heading = "ask"

    def __init__(self, below: Workshop, then: Callable[[], Scene]) -> None:
        super().__init__(below)
        self.then = then
        self.lines = [below.say(answer) for answer in ANSWERS]

    def take(self, at: int) -> Scene:
        if ANSWERS[at] == "cancel":
            return self.below
        if ANSWERS[at] == "save":
            workshop_ways.keep(self.below)
        return self.then()


class Open(Pick):
    """All towers by name, those that came with the game first."""

    heading = "open"

    def __init__(self, below: Workshop) -> None:
        super().__init__(below)
        self.names = below.cabinet.names()
        self.lines = self.names
        if below.sheet.name in self.names:
            self.at = self.names.index(below.sheet.name)

    def take(self, at: int) -> Scene:
        return workshop_ways.to_sheet(self.below, self.below.cabinet.open(self.names[at]))
