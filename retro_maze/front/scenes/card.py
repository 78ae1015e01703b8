"""The card before a floor: its number, its byte, the minute it is on the clock, its riddle."""

import pyxel

from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import dial, letters, palette

TICKS = 240  # it goes away by itself then
SWING = 40  # ticks that the hand takes to the floor's minute
MIDDLE, FACE_Y, RADIUS = 128, 92, 40


class Card(Scene):
    """Shown before every floor; any button goes on."""

    def __init__(self, session: Session, floor: int) -> None:
        self.session = session
        self.floor = floor
        self.riddle = session.tower.rooms.of(floor).riddle
        self.ticks = 0
        session.enter(floor)

    def update(self) -> Scene:
        self.ticks += 1
        buttons = self.session.buttons
        if buttons.pressed("back"):
            return ways.to_title(self, self.session)
        if self.ticks >= TICKS or buttons.pressed("ok"):
            return ways.to_floor(self, self.session)
        return self

    def tune(self) -> None:
        self.session.sound.jingle("card")

    def draw(self) -> None:
        palette.apply(self.session.band(self.floor))
        pyxel.cls(palette.INK)
        self._draw_frame()
        self._draw_names()
        self._draw_clock()
        for row, line in enumerate(self.riddle[:2]):
            letters.centred(MIDDLE, 178 + 12 * row, line, palette.PAPER)
        letters.centred(MIDDLE, 220, self.session.say("press"), palette.SLATE)

    def _draw_frame(self) -> None:
        pyxel.rectb(6, 6, 244, 228, palette.WALL)
        pyxel.rectb(8, 8, 240, 224, palette.SHADE)
        for x in (6, 244):
            for y in (6, 228):
                pyxel.rect(x, y, 6, 6, palette.BRASS)
                pyxel.rect(x + 2, y + 2, 2, 2, palette.INK)

    def _draw_names(self) -> None:
        say, floor = self.session.say, self.floor
        letters.centred(MIDDLE, 18, say.bands[self.session.band(floor)], palette.STEEL)
        letters.centred(MIDDLE, 32, say("floor", n=floor), palette.LAMP, "head")
        byte = say("byte", byte=self.session.byte(floor))
        letters.centred(MIDDLE, 152, byte, palette.BRASS, "head")

    def _draw_clock(self) -> None:
        way = min(self.ticks, SWING)
        minute = self.floor - 1 + (1 - (1 - way / SWING) ** 2)
        dial.draw_face(MIDDLE, FACE_Y, RADIUS)
        dial.draw_hand(MIDDLE, FACE_Y, minute / 12, RADIUS - 18, palette.COPPER, True)
        dial.draw_hand(MIDDLE, FACE_Y, minute, RADIUS - 9, palette.PAPER, True)
        dial.draw_pin(MIDDLE, FACE_Y)
