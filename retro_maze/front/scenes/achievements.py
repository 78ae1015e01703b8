"""The twenty achievements: what each asks for, and which are won."""

import pyxel

from retro_maze.front.scenes import ways
from retro_maze.front.scenes.rows import moved
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import hall, letters, palette, panel, sprites
from retro_maze.front.view.ribbon import ICONS
from retro_maze.front.words import even
from retro_maze.tower.achievements import FEATS

ROW = 5  # side by side
X, Y, WIDE, HIGH = 28, 52, 40, 32
PLATE_Y, LETTERS = 184, 37
NAMES = tuple(FEATS)


class Achievements(Scene):
    """From the page of modes, and back there."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.at = 0
        self.hall = hall.Hall()

    def update(self) -> Scene:
        buttons = self.session.buttons
        self.at = moved(self.session, self.at, ROW, len(NAMES))
        if buttons.pressed("ok") or buttons.pressed("back"):
            return ways.to_modes(self, self.session)
        return self

    def draw(self) -> None:
        say, won = self.session.say, self.session.trophies.won
        self.hall.draw(self.session.band(self.session.game.floor))
        panel.draw_title(128, 16, say("achievements_head"))
        count = say("won_count", n=len(won), all=len(NAMES))
        letters.centred(128, 34, count, palette.BRASS)
        for place, name in enumerate(NAMES):
            self._draw_feat(place, name)
        name = NAMES[self.at]
        hall.draw_plate(12, PLATE_Y, 232, 46)
        colour = palette.LAMP if name in won else palette.STEEL
        letters.centred(128, PLATE_Y + 6, say(f"a_{name}"), colour, "head")
        panel.draw_lines(128, PLATE_Y + 20, even(say(f"how_{name}"), LETTERS), palette.PAPER, 11)

    def _draw_feat(self, place: int, name: str) -> None:
        """A plaque with its picture, or the empty place of one."""
        x, y = X + WIDE * (place % ROW), Y + HIGH * (place // ROW)
        here, won = place == self.at, name in self.session.trophies.won
        pyxel.rect(x + 2, y + 1, WIDE - 4, HIGH - 4, palette.INK)
        rim = palette.LAMP if here else palette.BRASS if won else palette.SHADE
        pyxel.rectb(x + 2, y + 1, WIDE - 4, HIGH - 4, rim)
        if won:
            sprites.draw(ICONS[name], 0, x + 12, y + 7)
            return
        letters.centred(x + WIDE // 2, y + 11, "?", palette.SLATE, "head")
