"""The card before a floor: its number, its byte, the minute it is on the clock, its riddle."""

from typing import NamedTuple

import pyxel

from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import big, dial, letters, palette
from retro_maze.front.words import wrap

TICKS = 240  # it goes away by itself then
SWING = 40  # ticks that the hand takes to the floor's minute
MIDDLE = 128


class Places(NamedTuple):
    """Where things stand, in pixels from the top."""

    face: int
    radius: int
    byte: int
    riddle: int


USUAL = Places(face=92, radius=40, byte=152, riddle=178)
DOUBLE = Places(face=74, radius=25, byte=108, riddle=128)  # with the riddle in large letters


class Card(Scene):
    """Shown before every floor; any button goes on."""

    def __init__(self, session: Session, floor: int) -> None:
        self.session = session
        self.floor = floor
        self.riddle = session.tower.rooms.of(floor).riddle
        self.big = big.Big()
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
        self._draw_riddle()
        letters.centred(MIDDLE, 220, self.session.say("press"), palette.SLATE)

    @property
    def _places(self) -> Places:
        return DOUBLE if self.session.options.double else USUAL

    def _draw_riddle(self) -> None:
        top = self._places.riddle
        if self.session.options.double:
            lines = wrap(" ".join(self.riddle), big.LETTERS)
            self.big.lines(MIDDLE, top, lines, palette.PAPER)
            return
        for row, line in enumerate(self.riddle[:2]):
            letters.centred(MIDDLE, top + 12 * row, line, palette.PAPER)

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
        letters.centred(MIDDLE, self._places.byte, byte, palette.BRASS, "head")

    def _draw_clock(self) -> None:
        way = min(self.ticks, SWING)
        minute = self.floor - 1 + (1 - (1 - way / SWING) ** 2)
        y, radius, _, _ = self._places
        dial.draw_face(MIDDLE, y, radius)
        dial.draw_hand(MIDDLE, y, minute / 12, radius * 5 // 9, palette.COPPER, True)
        dial.draw_hand(MIDDLE, y, minute, radius * 7 // 9, palette.PAPER, True)
        dial.draw_pin(MIDDLE, y)
