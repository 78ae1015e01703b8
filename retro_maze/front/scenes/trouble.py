"""Something cannot be shown: one sentence, and a way back."""

import pyxel

from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import letters, palette
from retro_maze.front.words import wrap

LETTERS = 36  # a line


class Trouble(Scene):
    """Shows the text of a Refusal."""

    def __init__(self, session: Session, sentence: str) -> None:
        self.session = session
        self.lines = wrap(sentence, LETTERS)

    def update(self) -> Scene:
        buttons = self.session.buttons
        if buttons.pressed("ok") or buttons.pressed("back"):
            return ways.title(self.session)
        return self

    def draw(self) -> None:
        palette.apply(0)
        pyxel.cls(palette.INK)
        letters.centred(128, 48, self.session.say("trouble"), palette.LAMP, "head")
        for row, line in enumerate(self.lines[:12]):
            letters.text(20, 76 + 10 * row, line, palette.PAPER)
        letters.centred(128, 212, self.session.say("press"), palette.STEEL)
