"""The card before a floor: its number, its byte, the minute it is on the clock, its riddle."""

from typing import NamedTuple

import pyxel

from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import big, dial, hall, letters, palette
from retro_maze.front.view.banner import Banner
from retro_maze.front.words import even, wrap
from retro_maze.maze import CARVERS
from retro_maze.tower.floor import plan_floor

TICKS = 240  # it goes away by itself then
SWING = 40  # ticks that the hand takes to the floor's minute
MIDDLE = 128
LETTERS = 36
BIG_LINES = 4


class Places(NamedTuple):
    """Where things stand, in pixels from the top."""

    face: int
    radius: int
    byte: int
    riddle: int


USUAL = Places(face=95, radius=38, byte=151, riddle=181)
DOUBLE = Places(face=75, radius=23, byte=110, riddle=131)  # with the riddle in large letters


class Card(Scene):
    """Shown before every floor; any button goes on."""

    def __init__(self, session: Session, floor: int) -> None:
        self.session = session
        self.floor = floor
        self.riddle = session.say.riddle(session.tower, floor)[:2]
        if session.game.no_plate:
            self.riddle = even(session.say("no_plate"), LETTERS)
        self.big = big.Big()
        self.hall = hall.Hall()
        self.banner = Banner()
        self.ticks = 0
        session.enter(floor)
        session.game.closed = _closed(session, floor)
        if session.game.closed:
            name = "closed_in" if session.game.may_skip else "closed_in_arcade"
            self.riddle = even(session.say(name), LETTERS)

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
        self.hall.draw(self.session.band(self.floor), self.session.byte(self.floor))
        self._draw_names()
        self._draw_clock()
        self._draw_byte()
        self._draw_riddle()
        letters.centred(MIDDLE, 221, self.session.say("press"), palette.STEEL)

    @property
    def _places(self) -> Places:
        return DOUBLE if self.session.options.double else USUAL

    def _draw_riddle(self) -> None:
        top = self._places.riddle
        rim = 6 if self.session.options.double else 10
        hall.draw_plate(14, top - rim, 228, 206 - top + rim)
        if self.session.options.double:
            lines = wrap(" ".join(self.riddle), big.LETTERS)
            top += max(0, big.PITCH * BIG_LINES - big.pitch(lines) * len(lines)) // 2
            self.big.lines(MIDDLE, top, lines, palette.PAPER)
            return
        for row, line in enumerate(self.riddle):
            letters.centred(MIDDLE, top + 12 * row, line, palette.PAPER)

    def _draw_names(self) -> None:
        say, floor = self.session.say, self.floor
        letters.centred(MIDDLE, 14, say.bands[self.session.band(floor)], palette.STEEL)
        self.banner.centred(MIDDLE, 27, say("floor", n=floor))

    def _draw_byte(self) -> None:
        """On a plate, as in the strip above the floor."""
        text = self.session.say("byte", byte=self.session.byte(self.floor))
        half, y = letters.width(text, "head") // 2 + 8, self._places.byte
        pyxel.rect(MIDDLE - half, y - 4, 2 * half, 16, palette.COPPER)
        pyxel.rect(MIDDLE - half, y - 4, 2 * half, 15, palette.BRASS)
        pyxel.rect(MIDDLE - half + 1, y - 3, 2 * half - 2, 13, palette.INK)
        letters.centred(MIDDLE, y, text, palette.LAMP, "head")

    def _draw_clock(self) -> None:
        way = min(self.ticks, SWING)
        minute = self.floor - 1 + (1 - (1 - way / SWING) ** 2)
        y, radius, _, _ = self._places
        dial.draw_face(MIDDLE, y, radius, self.floor)
        dial.draw_hand(MIDDLE, y, minute / 12, radius * 5 // 9, palette.COPPER, True)
        dial.draw_hand(MIDDLE, y, minute, radius * 7 // 9, palette.PAPER, True)
        dial.draw_pin(MIDDLE, y)


def _closed(session: Session, floor: int) -> bool:
    """Whether no way leads to key and hatch: possible where the carver's rules were not kept."""
    tower = session.tower
    if CARVERS[tower.table.carver].perfect:
        return False
    return not plan_floor(tower, floor, session.byte(floor)).path()
