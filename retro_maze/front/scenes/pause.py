"""The pause: the floor waits below, and tells where it comes from."""

import pyxel

from retro_maze import __version__
from retro_maze.engine.pad import WHISTLE
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.menu import Menu
from retro_maze.front.scenes.play import Play
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.view import letters, palette, panel
from retro_maze.maze import Refusal
from retro_maze.tower.floor import GENERATION

LEFT, TOP, WIDE, HIGH = 16, 24, 224, 208


class Pause(Scene):
    """Lies over a floor in play; its pages lie over it."""

    def __init__(self, below: Play) -> None:
        self.below = below
        self.session = below.session
        self.menu = Menu(self.session, _choices(below))
        self.refusal = ""

    def update(self) -> Scene:
        choice = self.menu.update()
        if choice == "resume" or self.session.buttons.pressed("back"):
            return self._resume()
        if choice == "whistle":
            self.below.also = WHISTLE
            return self._resume()
        try:
            return self._go(choice) if choice else self
        except Refusal as refusal:
            self.refusal = str(refusal)
            self.session.sound.jingle("refuse")
            return self

    def tune(self) -> None:
        self.session.sound.pause(True)

    def draw(self) -> None:
        self.below.draw()
        panel.draw_veil()
        panel.draw_panel(LEFT, TOP, WIDE, HIGH, self.session.say("paused"))
        self.menu.draw(128, TOP + 28)
        if self.refusal:
            letters.centred(128, TOP + 132, self.refusal, palette.RED)
        self._draw_origin()

    def _resume(self) -> Scene:
        self.session.buttons.swallow()
        return self.below

    def _go(self, choice: str) -> Scene:
        if choice == "rewind":
            self.session.game.rewind()
            self.session.save()
            return ways.to_floor(self, self.session)
        if choice == "options":
            return ways.to_options(self, self.session)
        if choice == "to_title":
            return ways.to_title(self, self.session)
        return ways.page(self, self.session, choice)

    def _draw_origin(self) -> None:
        """Floor, byte and everything else that makes this floor what it is."""
        say, table = self.session.say, self.session.tower.table
        names = say("floor", n=self.below.floor), say("byte", byte=self.below.byte)
        origin = say("made_by", carver=table.carver, chip=table.chip)
        lines = (
            ("   ".join(names), palette.BRASS),
            (f"{origin}, {say('generation', n=GENERATION)}", palette.STEEL),
            (say("versions", ours=__version__, pyxel=pyxel.VERSION), palette.SLATE),
            (self.session.note(), palette.STEEL),
        )
        for row, (line, colour) in enumerate(lines):
            letters.centred(128, TOP + 148 + 13 * row, line, colour)


def _choices(below: Play) -> list[str]:
    names = ["resume", "hints", "kit"]
    if below.world.player.whistle:
        names.append("whistle")
    if below.session.game.reached > 1:
        names.append("lift")
    return [*names, "options", "rewind", "to_title"]
