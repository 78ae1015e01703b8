"""After the last floor: the bell strikes through all floors, and the stopped minute is over."""

import pyxel

from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import hall, letters, palette, panel, sprites, storey
from retro_maze.front.view.banner import Banner
from retro_maze.front.view.closeup import Closeup
from retro_maze.front.view.sunrise import Sunrise
from retro_maze.front.words import wrap

STROKE = 20  # ticks from one floor to the next: three lights a second at most
SHOWN, PITCH, MIDDLE_Y = 5, 36, 104  # floors on the screen, pixels from one to the next
STANDS, STEPS, CLOSE = 90, 30, 300  # ticks: she stands, she steps, and what both take in all
HOLD = 60  # ticks before the minute moves
LINES = ("ending_1", "ending_2", "ending_3")
LINE_TICKS = 100  # from line to line
LETTERS = 24
TEXT_X, TEXT_Y = 82, 30


class Ending(Scene):
    """Down the tower with sixty strokes, up to the bell, and out into the morning."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.floors = session.tower.floors
        self.ticks = 0
        self.close = 0  # ticks since the last stroke
        self.dawn = 0  # ticks since then that the town is seen
        self.tower = storey.Storey()
        self.banner = Banner()
        self.hall = hall.Hall()
        self.closeup = Closeup()
        self.sunrise = Sunrise()

    def update(self) -> Scene:
        self.ticks += 1
        buttons = self.session.buttons
        pressed = buttons.pressed("ok") or buttons.pressed("back")
        if self.dawn:
            self.dawn += 1
            on = pressed and self.dawn > HOLD
            return ways.to_final(self, self.session) if on else self
        if self.close:
            self.close += 1
            self.dawn = int(self.close >= CLOSE or (pressed and self.close > STROKE))
            return self
        return self._strike(pressed)

    def tune(self) -> None:
        self.session.sound.ending()

    def draw(self) -> None:
        if self.dawn:
            self._draw_dawn()
        elif self.close:
            self._draw_close()
        else:
            self._draw_tower()

    def _strike(self, pressed: bool) -> Scene:
        """One stroke for each floor; a button skips the rest."""
        if self.ticks % STROKE == 1:
            self.session.sound.jingle("stroke")
        self.close = int(pressed or self.ticks >= STROKE * self.floors)
        return self

    def _draw_tower(self) -> None:
        """The floors around the one that is lit, in its colours; the view sinks from the top."""
        strokes = min(self.floors, 1 + self.ticks // STROKE)
        floor = self.floors + 1 - strokes
        self.tower.stand(self.session.band(floor))
        pyxel.cls(palette.INK)
        drift = PITCH * (self.ticks % STROKE) // STROKE if floor > 1 else 0
        for place in range(-SHOWN, SHOWN):
            if 1 <= floor + place <= self.floors:
                self._draw_floor(floor + place, MIDDLE_Y - PITCH * place - drift, place == 0)
        self.banner.centred(27, 110, str(strokes))

    def _draw_floor(self, floor: int, y: int, lit: bool) -> None:
        """A storey of the tower with its byte, and its strongbox or an empty square."""
        self.tower.draw(y, lit)
        byte = f"{self.session.byte(floor):02X}"
        letters.text(72, y + 11, byte, palette.LAMP if lit else palette.SLATE, "head", palette.INK)
        if floor in self.session.game.opened:
            sprites.draw("box.open", int(lit), 168, y + 7)
        else:
            pyxel.rectb(170, y + 9, 12, 12, palette.SHADE)

    def _draw_close(self) -> None:
        """Oriel, who had stopped in the middle of a step."""
        self.hall.draw(self.session.band(self.floors))
        moved = min(1.0, max(0, self.close - STANDS) / STEPS)
        self.closeup.draw(moved, self.close)
        if moved >= 1:
            hall.draw_plate(28, 172, 200, 26)
            letters.centred(128, 181, self.session.say("oriel"), palette.PAPER)

    def _draw_dawn(self) -> None:
        pyxel.cls(palette.INK)
        minute = min(1.0, max(0, self.dawn - HOLD) / 12)
        self.sunrise.draw(minute, max(0, self.dawn - HOLD))
        if minute >= 1:
            self._draw_lines()

    def _draw_lines(self) -> None:
        say = self.session.say
        shown = [
            wrap(say(name, n=self.floors), LETTERS)
            for row, name in enumerate(LINES)
            if self.dawn > HOLD + LINE_TICKS * (row + 1)
        ]
        high = sum(11 * len(lines) + 4 for lines in shown)
        hall.draw_plate(4, TEXT_Y - 10, 2 * (TEXT_X - 4), 42 + high)
        self.banner.centred(TEXT_X, TEXT_Y, say("ending"))
        y = TEXT_Y + 26
        for lines in shown:
            y = panel.draw_lines(TEXT_X, y, lines, palette.PAPER) + 4
        if self.dawn > HOLD + LINE_TICKS * (len(LINES) + 1):
            letters.centred(128, 220, say("thanks"), palette.LAMP, "head")
