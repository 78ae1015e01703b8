"""The pause: the floor waits below, and tells where it comes from."""

from retro_maze.engine.pad import WHISTLE
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.menu import Menu
from retro_maze.front.scenes.play import Play
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.view import letters, origin, palette, panel
from retro_maze.front.words import even
from retro_maze.maze import Refusal

LEFT, TOP, WIDE, HIGH = 16, 20, 224, 214
PITCH, MOST = 13, 10  # pixels from choice to choice; as many there are
LETTERS = 34


class Pause(Scene):
    """Lies over a floor in play; its pages lie over it."""

    def __init__(self, below: Play) -> None:
        self.below = below
        self.session = below.session
        self.menu = Menu(self.session, _choices(below), pitch=PITCH)
        self.refusal = ""

    def update(self) -> Scene:
        at = self.menu.at
        choice = self.menu.update()
        if self.menu.at != at:
            self.refusal = ""
        if choice == "resume" or self.session.buttons.pressed("back"):
            return self._resume()
        if choice == "whistle":
            self.below.also = WHISTLE
            return self._resume()
        return self._go(choice) if choice else self

    def tune(self) -> None:
        self.session.sound.pause(True)

    def draw(self) -> None:
        self.below.draw()
        panel.draw_veil()
        panel.draw_panel(LEFT, TOP, WIDE, HIGH, self.session.say("paused"))
        spare = MOST - len(self.menu.choices)
        self.menu.draw(128, TOP + 28 + PITCH * spare // 2)
        if self.refusal:
            panel.draw_lines(128, TOP + 166, even(self.refusal, LETTERS), palette.RED)
        else:
            self._draw_origin()

    def _resume(self) -> Scene:
        self.session.buttons.swallow()
        return self.below

    def _go(self, choice: str) -> Scene:
        if choice in ("rewind", "rewind_life"):
            return self._rewind()
        if choice == "skip":
            return self._skip()
        if choice == "options":
            return ways.to_options(self, self.session)
        if choice == "help":
            return ways.to_help(self, self.session)
        if choice == "to_title":
            return ways.leave(self, self.session)
        return ways.page(self, self.session, choice)

    def _rewind(self) -> Scene:
        try:
            self.session.game.rewind()
        except Refusal:
            self.refusal = self.session.say("no_rewind")
            self.session.sound.jingle("refuse")
            return self
        self.session.save()
        return ways.to_floor(self, self.session)

    def _skip(self) -> Scene:
        """The assist: on to the next floor; the result says that this one was passed over."""
        self.session.game.skip()
        self.session.save()
        return ways.to_result(self, self.session, self.below.world)

    def _draw_origin(self) -> None:
        table, below = self.session.tower.table, self.below
        origin.draw(128, TOP + 163, self.session.say, table, below.floor, below.byte)
        letters.centred(128, TOP + 163 + origin.HIGH, self.session.note(), palette.STEEL)


def _choices(below: Play) -> list[str]:
    names = ["resume", "hints", "kit"]
    if below.world.player.whistle:
        names.append("whistle")
    game = below.session.game
    if game.may_ride:
        names.append("lift")
    if game.may_skip:
        names.append("skip")
    rewind = "rewind" if game.story else "rewind_life"
    return [*names, "options", "help", rewind, "to_title"]
