"""All ways to play, a line about each and what opens it; tables, achievements and gallery too."""

from retro_maze.front.scenes import ways
from retro_maze.front.scenes.menu import Menu
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import TOKENS, Session
from retro_maze.front.today import today
from retro_maze.front.view import hall, letters, palette, panel
from retro_maze.front.words import even
from retro_maze.shelf import BELL

KEPT = ("mode_story", "mode_calm", "mode_arcade")
PAGES = ("scores", "achievements", "gallery")
NAMES = [*KEPT, "mode_practice", "mode_daily", "mode_backwards", *PAGES, "back_word"]
MENU_Y, PITCH = 38, 13
PLATE_Y, LETTERS = 171, 37


class Modes(Scene):
    """From the title, and back there."""

    def __init__(self, session: Session) -> None:
        session.go_home()
        self.session = session
        self.shut = {name: text for name in NAMES if (text := _shut(session, name))}
        self.menu = Menu(session, NAMES, pitch=PITCH, dim=set(self.shut))
        self.date = today()
        self.hall = hall.Hall()

    def update(self) -> Scene:
        choice = self.menu.update()
        if choice == "back_word" or self.session.buttons.pressed("back"):
            return ways.to_title(self, self.session)
        return self._open(choice) if choice else self

    def draw(self) -> None:
        self.hall.draw(self.session.band(self.session.game.floor))
        panel.draw_title(128, 18, self.session.say("modes_head"))
        self.menu.draw(128, MENU_Y)
        hall.draw_plate(12, PLATE_Y, 232, 46)
        lines, name = even(self._about(), LETTERS), self.menu.choices[self.menu.at].name
        colour = palette.STEEL if name in self.shut else palette.PAPER
        panel.draw_lines(128, PLATE_Y + 25 - 6 * len(lines), lines, colour, 12)
        letters.centred(128, 222, self.session.note(), palette.STEEL)

    def _open(self, choice: str) -> Scene:
        session = self.session
        if choice in self.shut:
            session.sound.jingle("refuse")
            return self
        if choice == "mode_practice":
            return ways.to_practice(self, session)
        if choice == "mode_daily":
            session.play_day(self.date)
            return ways.to_card(self, session, session.game.floor)
        if choice == "mode_backwards":
            session.turn()
        if choice in PAGES:
            return PAGE_WAYS[choice](self, session)
        mode = choice.partition("_")[2] if choice in KEPT else "story"
        return ways.to_begin(self, session, mode)

    def _about(self) -> str:
        """The line on what is under the cursor."""
        session, say = self.session, self.session.say
        name = self.menu.choices[self.menu.at].name
        if name in self.shut:
            return self.shut[name]
        name = name.removeprefix("mode_")
        if name == "daily" and self.date in session.trophies.scores.days:
            name = "daily_done"
        return say(f"about_{name}", n=len(session.trophies.won))


PAGE_WAYS = {
    "scores": ways.to_scores,
    "achievements": ways.to_achievements,
    "gallery": ways.to_gallery,
}


def _shut(session: Session, name: str) -> str:
    """What still keeps a line shut, or nothing."""
    say = session.say
    if name not in ("mode_practice", "mode_daily", "mode_backwards"):
        return ""
    if session.trial:
        return say("shut_trial")
    if name == "mode_practice":
        return "" if session.record.reached > 1 else say("shut_practice")
    if session.slot != BELL:
        return say("shut_tower")
    if name == "mode_backwards" and session.tokens() < TOKENS:
        return say("shut_backwards", n=session.tokens())
    return ""
