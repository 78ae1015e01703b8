"""Arcade: the last minute is spent."""

from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import dial, hall, letters, origin, palette
from retro_maze.front.view.banner import BLOOD, Banner

MIDDLE, FACE_Y, RADIUS = 128, 92, 40
FALLS = 120  # ticks that the hands take to hang down


class GameOver(Scene):
    """The clock runs down; then back to the title."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.floor, self.score = session.game.floor, session.game.score
        self.ticks = 0
        self.hall = hall.Hall()
        self.banner = Banner(BLOOD)
        self.entry = session.finish()
        session.end_game()

    def update(self) -> Scene:
        self.ticks += 1
        buttons = self.session.buttons
        if self.ticks > 30 and (buttons.pressed("ok") or buttons.pressed("back")):
            return ways.to_table(self, self.session, self.entry)
        return self

    def tune(self) -> None:
        self.session.sound.jingle("gameover")

    def draw(self) -> None:
        say = self.session.say
        self.hall.draw(self.session.band(self.floor), self.floor)
        self.banner.centred(MIDDLE, 24, say("game_over"))
        fall = min(1.0, self.ticks / FALLS) ** 2
        dial.draw_face(MIDDLE, FACE_Y, RADIUS, self.floor)
        dial.draw_hand(MIDDLE, FACE_Y, (self.floor - 1) * (1 - fall) + 31 * fall, 30, 7, True)
        dial.draw_hand(MIDDLE, FACE_Y, 29 * fall, 20, palette.SLATE, True)
        dial.draw_pin(MIDDLE, FACE_Y)
        hall.draw_plate(56, 143, 144, 24)
        letters.centred(MIDDLE, 151, say("points", n=self.score), palette.LAMP, "head")
        table = self.session.tower.table
        origin.draw(MIDDLE, 174, say, table, self.floor, self.session.byte(self.floor))
        letters.centred(MIDDLE, 217, say("press"), palette.STEEL)
