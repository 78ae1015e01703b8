"""The pause: the floor waits below, and tells where it comes from."""

import pyxel

from retro_maze import __version__
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.menu import Choice, Menu
from retro_maze.front.scenes.play import Play
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.view import letters, palette
from retro_maze.tower.floor import GENERATION

LEFT, TOP, WIDE, HIGH = 28, 38, 200, 172
CHOICES = ("resume", "restart", "to_title")


class Pause(Scene):
    """Lies over a floor in play."""

    def __init__(self, below: Play) -> None:
        self.below = below
        self.session = below.session
        self.menu = Menu([Choice(name, self.session.say(name)) for name in CHOICES])

    def update(self) -> Scene:
        buttons = self.session.buttons
        choice = self.menu.update(buttons)
        if choice == "resume" or buttons.pressed("back"):
            buttons.swallow()
            return self.below
        if choice == "restart":
            return ways.to_floor(self, self.session, self.below.floor)
        return ways.to_title(self, self.session) if choice else self

    def tune(self) -> None:
        self.session.sound.pause(True)

    def draw(self) -> None:
        self.below.draw()
        pyxel.dither(0.5)
        pyxel.rect(0, 16, 256, 224, palette.INK)
        pyxel.dither(1)
        pyxel.rect(LEFT, TOP, WIDE, HIGH, palette.INK)
        pyxel.rectb(LEFT, TOP, WIDE, HIGH, palette.BRASS)
        pyxel.rectb(LEFT + 2, TOP + 2, WIDE - 4, HIGH - 4, palette.COPPER)
        letters.centred(128, TOP + 10, self.session.say("paused"), palette.STEEL, "head")
        self.menu.draw(128, TOP + 30)
        self._draw_origin()

    def _draw_origin(self) -> None:
        """Floor, byte and everything else that makes this floor what it is."""
        say, table = self.session.say, self.session.tower.table
        names = say("floor", n=self.below.floor), say("byte", byte=self.below.byte)
        origin = say("made_by", carver=table.carver, chip=table.chip)
        lines = (
            ("   ".join(names), palette.BRASS),
            (origin, palette.STEEL),
            (say("generation", n=GENERATION), palette.STEEL),
            (f"{table.title} {__version__}, Pyxel {pyxel.VERSION}", palette.SLATE),
            (self.session.note(), palette.RED),
        )
        for row, (line, colour) in enumerate(lines):
            letters.centred(128, TOP + 98 + 14 * row, line, colour)
