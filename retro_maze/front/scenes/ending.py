"""After the last floor: the stopped minute is over, and the clock goes on."""

import pyxel

from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import dial, letters, palette

MIDDLE, FACE_Y, RADIUS = 128, 84, 52
HOLD = 90  # ticks before the hand moves
LINES = ("ending_1", "ending_2", "ending_3")
LINE_TICKS = 80  # from line to line


class Ending(Scene):
    """A clock that reads 00:00, then 00:01, and a few words."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.ticks = 0

    def update(self) -> Scene:
        self.ticks += 1
        buttons = self.session.buttons
        if self.ticks > HOLD and (buttons.pressed("ok") or buttons.pressed("back")):
            return ways.to_title(self, self.session)
        return self

    def tune(self) -> None:
        self.session.sound.ending()

    def draw(self) -> None:
        palette.use(palette.DAWN)
        pyxel.cls(palette.GROUT)
        minute = min(1, max(0, self.ticks - HOLD) / 12)
        dial.draw_face(MIDDLE, FACE_Y, RADIUS)
        dial.draw_hand(MIDDLE, FACE_Y, minute / 12, RADIUS - 22, palette.BRASS, True)
        dial.draw_hand(MIDDLE, FACE_Y, minute, RADIUS - 10, palette.PAPER, True)
        dial.draw_pin(MIDDLE, FACE_Y, 3)
        if minute:
            self._draw_words()

    def _draw_words(self) -> None:
        say = self.session.say
        letters.centred(MIDDLE, 150, say("ending"), palette.LAMP, "head", palette.INK)
        for row, name in enumerate(LINES):
            if self.ticks > HOLD + LINE_TICKS * (row + 1):
                line = say(name, n=self.session.tower.floors)
                letters.centred(MIDDLE, 170 + 12 * row, line, palette.PAPER)
        if self.ticks > HOLD + LINE_TICKS * (len(LINES) + 1):
            letters.centred(MIDDLE, 220, say("thanks"), palette.CREST)
