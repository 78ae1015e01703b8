"""A list of choices with a cursor."""

from typing import NamedTuple

import pyxel

from retro_maze.front.session import Session
from retro_maze.front.view import letters
from retro_maze.front.view.palette import BRASS, LAMP, PAPER, SLATE
from retro_maze.front.view.rimmed import Rimmed

LINE = 14  # pixels from choice to choice
NOTHING: set[str] = set()


class Choice(NamedTuple):
    """One line of a menu: what it is called in the code, and what it says."""

    name: str
    text: str


class Menu:
    """Choices one below the other; their texts are the words of their names, in any language."""

    def __init__(
        self,
        session: Session,
        names: list[str],
        at: int = 0,
        pitch: int = LINE,
        dim: set[str] = NOTHING,
    ) -> None:
        """`dim` are the names of choices that cannot be had now."""
        self.session = session
        self.dim = dim
        self.pitch = pitch
        self.names = names
        self.own: dict[str, str] = {}  # what some of them say instead
        self.at = at
        self.ticks = 0
        self.rimmed = Rimmed()

    def update(self) -> str:
        """Moves the cursor; the name of the choice that was confirmed, else nothing."""
        self.ticks += 1
        buttons, sound = self.session.buttons, self.session.sound
        step = buttons.pressed("down") - buttons.pressed("up")
        if step:
            self.at = (self.at + step) % len(self.names)
            sound.jingle("menu")
        if not buttons.pressed("ok"):
            return ""
        sound.jingle("choose")
        return self.names[self.at]

    @property
    def choices(self) -> list[Choice]:
        """What is to be chosen from, in the language in force."""
        say = self.session.say
        return [Choice(name, self.own.get(name) or say(name)) for name in self.names]

    def name(self, name: str, text: str) -> None:
        """Lets a choice say something else."""
        self.own[name] = text

    def draw(self, x: int, y: int) -> None:
        """Shows the choices centred at x, the first one at y."""
        for row, choice in enumerate(self.choices):
            top = y + self.pitch * row
            if row == self.at:
                self._draw_cursor(x, top, letters.width(choice.text, "head") // 2)
            colour = LAMP if row == self.at else SLATE if choice.name in self.dim else PAPER
            self.rimmed.centred(x, top, choice.text, colour)

    def _draw_cursor(self, x: int, y: int, half: int) -> None:
        """Two hands that point at the choice, nearer by a pixel every half second."""
        gap = half + 6 + self.ticks // 30 % 2
        for side in (-1, 1):
            for step in range(4):
                colour = BRASS if step < 3 else SLATE
                left = x + side * (gap + step) - (side < 0)
                pyxel.rect(left, y + 4 - step, 1, max(1, 2 * step), colour)
