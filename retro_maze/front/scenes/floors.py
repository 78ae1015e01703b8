"""The table of all floors by their bytes: where the player may begin again."""

from collections.abc import Callable

import pyxel

from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import BAND_FLOORS, Session
from retro_maze.front.view import hall, letters, palette, sprites

COLUMNS, ROWS = 10, 6  # of a page
LEFT, TOP, WIDE, HIGH = 8, 52, 24, 24


class Floors(Scene):
    """A page of sixty bytes at a time; floors not reached yet are dim."""

    def __init__(self, session: Session, back: Callable[[Scene], Scene]) -> None:
        """`back` makes the scene that one comes back to."""
        self.session = session
        self.back = back
        self.floor = session.game.floor
        self.hall = hall.Hall()

    def update(self) -> Scene:
        buttons = self.session.buttons
        along = buttons.pressed("right") - buttons.pressed("left")
        down = buttons.pressed("down") - buttons.pressed("up")
        floor = self.floor + along + COLUMNS * down
        if floor != self.floor and 1 <= floor <= self.session.tower.floors:
            self.floor = floor
            self.session.sound.jingle("menu")
        if buttons.pressed("back"):
            return self.back(self)
        return self._ride() if buttons.pressed("ok") else self

    def _ride(self) -> Scene:
        """To the floor under the cursor; the line at the foot says why not."""
        if self.floor > self.session.game.reached:
            self.session.sound.jingle("refuse")
            return self
        self.session.sound.jingle("choose")
        return self._go()

    def _go(self) -> Scene:
        return ways.to_card(self, self.session, self.floor)

    def draw(self) -> None:
        session, say = self.session, self.session.say
        self.hall.draw(session.band(self.floor))
        title = session.tower.table.title
        letters.centred(128, 14, title, palette.LAMP, "head", palette.SHADE)
        letters.centred(128, 32, say.bands[session.band(self.floor)], palette.STEEL)
        page = (self.floor - 1) // (COLUMNS * ROWS) * COLUMNS * ROWS
        for place in range(min(COLUMNS * ROWS, session.tower.floors - page)):
            self._draw_floor(page + place + 1, place)
        self._draw_foot()

    def _draw_floor(self, floor: int, place: int) -> None:
        session = self.session
        x, y = LEFT + WIDE * (place % COLUMNS), TOP + HIGH * (place // COLUMNS)
        open_ = floor <= session.game.reached
        here = floor == self.floor
        pyxel.rect(x + 1, y + 1, WIDE - 2, HIGH - 2, palette.SHADE if open_ else palette.GROUT)
        pyxel.rectb(x + 1, y + 1, WIDE - 2, HIGH - 2, palette.LAMP if here else palette.INK)
        text = f"{session.byte(floor):02X}" if open_ else "--"
        colour = palette.LAMP if here else palette.PAPER if open_ else palette.SLATE
        letters.text(x + 4, y + 6, text, colour, "head")
        if floor in session.game.opened:
            sprites.draw("hud.chest", 0, x + 8, y + 14)
        elif floor in session.game.skipped:
            pyxel.rect(x + 8, y + 18, 8, 2, palette.RED)

    def _draw_foot(self) -> None:
        say, floor = self.session.say, self.floor
        letters.centred(128, 202, say("floor", n=floor), palette.PAPER, "head")
        letters.centred(128, 213, self._mark(), palette.BRASS)
        reached = floor <= self.session.game.reached
        line = say("press") if reached else say("locked")
        letters.text(12, 223, line, palette.BRASS)
        back = say("back")
        letters.text(244 - letters.width(back), 223, back, palette.STEEL)

    def _mark(self) -> str:
        """What was done on the floor under the cursor, where it is worth a word."""
        game, floor = self.session.game, self.floor
        if floor in game.opened:
            return self.session.say("mark_box")
        return self.session.say("mark_skipped") if floor in game.skipped else ""


assert COLUMNS == BAND_FLOORS  # a row is a band
