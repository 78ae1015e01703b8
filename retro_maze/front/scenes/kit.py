"""Everything that is carried, and what is still missing."""

import pyxel

from retro_maze.front.scenes.rows import moved
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import letters, palette, panel, sprites
from retro_maze.front.words import even
from retro_maze.tower.treasures import TREASURES

LEFT, TOP, WIDE, HIGH = 8, 22, 240, 212
ROW = 8  # treasures side by side
PITCH, GRID_X, GRID_Y = 26, 24, 64
NAMES = sorted(TREASURES, key=lambda name: TREASURES[name].tier != "required")


class Kit(Scene):
    """A page over the pause: the eight required treasures first."""

    def __init__(self, below: Scene, session: Session) -> None:
        self.below = below
        self.session = session
        self.at = 0

    def update(self) -> Scene:
        buttons = self.session.buttons
        self.at = moved(self.session, self.at, ROW, len(NAMES))
        return self.below if buttons.pressed("back") or buttons.pressed("ok") else self

    def draw(self) -> None:
        self.below.draw()
        say = self.session.say
        panel.draw_panel(LEFT, TOP, WIDE, HIGH, say("kit"))
        letters.text(GRID_X - 4, GRID_Y - 14, say("required"), palette.STEEL)
        for place, name in enumerate(NAMES):
            self._draw_treasure(place, name)
        self._draw_name(NAMES[self.at])

    def _draw_treasure(self, place: int, name: str) -> None:
        x = GRID_X + PITCH * (place % ROW)
        y = GRID_Y + PITCH * (place // ROW)
        held = self.session.game.kit.count(name)
        if place == self.at:
            panel.draw_panel(x - 4, y - 4, 24, 24)
        if held:
            sprites.draw(f"treasure.{name}", 0, x, y)
        else:
            letters.text(x + 5, y + 5, "?", palette.SLATE)
        if held > 1:
            many = str(held)
            left = x + 18 - letters.width(many)
            pyxel.rect(left - 1, y + 9, letters.width(many) + 2, 9, palette.INK)
            letters.text(left, y + 10, many, palette.PAPER)

    def _draw_name(self, name: str) -> None:
        """What the cursor is on; where a required one lies is no secret."""
        session, record = self.session, TREASURES[name]
        held = name in session.game.kit
        required = record.tier == "required"
        title, effect = session.say.treasure(name)
        title = title if held or required else "? ? ?"
        letters.centred(128, GRID_Y + 4 * PITCH + 6, title, palette.LAMP, "head")
        text = session.say("missing", n=session.floor_of(name)) if required else session.say("find")
        panel.draw_lines(
            128, GRID_Y + 4 * PITCH + 22, even(effect if held else text, 36), palette.PAPER
        )
