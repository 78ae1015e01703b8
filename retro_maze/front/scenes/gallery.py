"""The gallery: each Gilt Token opens one who lives in the tower, and a tune."""

import pyxel

from retro_maze.front.scenes import ways
from retro_maze.front.scenes.rows import moved
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import hall, letters, palette, panel, portrait
from retro_maze.tower.monsters import KINDS

ROW = 8  # side by side
X, Y, WIDE, HIGH = 16, 48, 28, 32
PLATE_Y = 118
NAMES = tuple(portrait.FACES)
TUNES = (  # by place; the last places begin again
    *("title", "foundry", "escapement", "aviary", "cisterns", "mirrors", "belfry", "card"),
    *("cleared", "chest", "death", "gameover", "boss", "title", "belfry", "ending"),
)
FINAL = ("card", "cleared", "chest", "death", "gameover")  # are heard once


class Gallery(Scene):
    """From the page of modes, and back there; the last page is the boss's."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.open = session.tokens()
        self.rung = "bell" in session.trophies.won
        self.at = 0
        self.ticks = 0
        self.hall = hall.Hall()

    def update(self) -> Scene:
        self.ticks += 1
        buttons = self.session.buttons
        self.at = moved(self.session, self.at, ROW, len(NAMES))
        if buttons.pressed("back"):
            return ways.to_modes(self, self.session)
        if buttons.pressed("ok"):
            self._play()
        return self

    def tune(self) -> None:
        self.session.sound.title()

    def draw(self) -> None:
        say = self.session.say
        self.hall.draw(self.session.band(self.session.game.floor))
        panel.draw_title(128, 14, say("gallery_head"))
        count = say("gallery_count", n=min(self.open, len(NAMES) - 1), all=len(NAMES) - 1)
        letters.centred(128, 31, count, palette.STEEL)
        for place, kind in enumerate(NAMES):
            self._draw_page(place, kind)
        hall.draw_plate(16, PLATE_Y, 224, 100)
        if self._is_open(self.at):
            self._draw_facts(NAMES[self.at])
        else:
            letters.centred(128, PLATE_Y + 30, say("gallery_shut"), palette.SLATE, "head")
            if self.at == len(NAMES) - 1:
                letters.centred(128, PLATE_Y + 56, say("gallery_boss"), palette.STEEL)
        letters.centred(128, 222, say("back"), palette.STEEL)

    def _is_open(self, place: int) -> bool:
        return place < self.open if place < len(NAMES) - 1 else self.rung

    def _play(self) -> None:
        sound, name = self.session.sound, TUNES[self.at]
        if not self._is_open(self.at):
            sound.jingle("refuse")
        elif name in FINAL:
            sound.jingle(name)
        else:
            sound.tune(name)

    def _draw_page(self, place: int, kind: str) -> None:
        x, y = X + WIDE * (place % ROW), Y + HIGH * (place // ROW)
        pyxel.rect(x + 1, y, WIDE - 2, HIGH - 2, palette.INK)
        rim = palette.LAMP if place == self.at else palette.SHADE
        pyxel.rectb(x + 1, y, WIDE - 2, HIGH - 2, rim)
        if self._is_open(place):
            portrait.draw(kind, 0, x + 6, y + 9)
        else:
            letters.centred(x + WIDE // 2, y + 11, "?", palette.SLATE, "head")

    def _draw_facts(self, kind: str) -> None:
        say = self.session.say
        portrait.draw(kind, self.ticks, 120, PLATE_Y + 16)
        letters.centred(128, PLATE_Y + 42, say.monster(kind), palette.LAMP, "head")
        letters.centred(128, PLATE_Y + 58, self._facts(kind), palette.PAPER)
        name = say(f"tune_{TUNES[self.at]}")
        letters.centred(128, PLATE_Y + 78, say("gallery_tune", name=name), palette.BRASS)

    def _facts(self, kind: str) -> str:
        """Where it is met first, and what it takes."""
        floor, record = self._first(kind), KINDS[kind]
        if not floor:
            return self.session.say("gallery_elsewhere")
        text = "gallery_facts" if record.killable else "gallery_unkillable"
        return self.session.say(text, n=record.hp, floor=floor)

    def _first(self, kind: str) -> int:
        """The first floor that it lives on; 0 where there is none."""
        rooms = enumerate(self.session.tower.rooms.floors, 1)
        return next((floor for floor, room in rooms if kind in dict(room.monsters)), 0)
