"""After the last floor: the bell strikes through all floors, and the stopped minute is over."""

import pyxel

from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import letters, palette, panel, sprites, storey
from retro_maze.front.view import title as picture
from retro_maze.front.view.banner import Banner
from retro_maze.front.words import wrap

STROKE = 20  # ticks from one floor to the next: three lights a second at most
SHOWN, PITCH = 5, 36  # floors on the screen at once, pixels from one to the next
HOLD = 60  # ticks before the minute moves
LINES = ("ending_1", "ending_2", "ending_3")
LINE_TICKS = 100  # from line to line
LETTERS = 24
TEXT_X, TEXT_Y = 82, 40


class Ending(Scene):
    """The view sinks down the tower, floor by floor; then the sun rises over it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.floors = session.tower.floors
        self.ticks = 0
        self.dawn = 0  # ticks since the last stroke
        self.tower = storey.Storey()
        self.banner = Banner()

    def update(self) -> Scene:
        self.ticks += 1
        buttons = self.session.buttons
        pressed = buttons.pressed("ok") or buttons.pressed("back")
        if not self.dawn:
            return self._strike(pressed)
        self.dawn += 1
        if pressed and self.dawn > HOLD:
            return ways.to_title(self, self.session)
        return self

    def tune(self) -> None:
        self.session.sound.ending()

    def draw(self) -> None:
        if self.dawn:
            self._draw_dawn()
        else:
            self._draw_tower()

    def _strike(self, pressed: bool) -> Scene:
        """One stroke for each floor; a button skips the rest."""
        if self.ticks % STROKE == 1:
            self.session.sound.jingle("stroke")
        if pressed or self.ticks >= STROKE * self.floors:
            self.dawn = 1
        return self

    def _draw_tower(self) -> None:
        """The floors around the one that the bell is at, in its colours."""
        floor = min(self.floors, 1 + self.ticks // STROKE)
        self.tower.stand(self.session.band(floor))
        pyxel.cls(palette.INK)
        drift = PITCH * (self.ticks % STROKE) // STROKE
        for place in range(-SHOWN, SHOWN):
            if 1 <= floor + place <= self.floors:
                self._draw_floor(floor + place, 104 - PITCH * place + drift, place == 0)
        self.banner.centred(27, 110, str(floor))

    def _draw_floor(self, floor: int, y: int, lit: bool) -> None:
        """A storey of the tower with its byte, and its strongbox or an empty square."""
        self.tower.draw(y, lit)
        byte = f"{self.session.byte(floor):02X}"
        letters.text(72, y + 11, byte, palette.LAMP if lit else palette.SLATE, "head", palette.INK)
        if floor in self.session.game.opened:
            sprites.draw("box.open", int(lit), 168, y + 7)
        else:
            pyxel.rectb(170, y + 9, 12, 12, palette.SHADE)

    def _draw_dawn(self) -> None:
        palette.use(palette.DAWN)
        pyxel.cls(palette.INK)
        minute = min(1.0, max(0, self.dawn - HOLD) / 12)
        picture.draw_tower(minute, self.dawn)
        if minute < 1:
            return
        say = self.session.say
        letters.centred(TEXT_X, TEXT_Y, say("ending"), palette.LAMP, "head", palette.INK)
        y = TEXT_Y + 20
        for row, name in enumerate(LINES):
            if self.dawn > HOLD + LINE_TICKS * (row + 1):
                lines = wrap(say(name, n=self.floors), LETTERS)
                y = panel.draw_lines(TEXT_X, y, lines, palette.PAPER) + 4
        if self.dawn > HOLD + LINE_TICKS * (len(LINES) + 1):
            letters.centred(128, 220, say("thanks"), palette.LAMP, "head")
