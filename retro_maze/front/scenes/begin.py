"""How a mode begins: where it was left, or anew, with riddles or without."""

from retro_maze.front.scenes import ways
from retro_maze.front.scenes.menu import Menu
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import palette, panel
from retro_maze.front.words import even

LEFT, TOP, WIDE, HIGH = 20, 64, 216, 112
NEW = ("anew", "anew_no_plate")
LETTERS = 32


class Begin(Scene):
    """Lies over the page of modes."""

    def __init__(self, below: Scene, session: Session, mode: str) -> None:
        self.below = below
        self.session = session
        self.mode = mode
        self.begun = session.begun(mode)
        self.menu = Menu(session, [*(["go_on"] if self.begun else []), *NEW, "back_word"])
        self.sure = ""  # the line that ends an old game when it is confirmed again
        if self.begun:
            floor = session.record.games[mode].floor
            self.menu.name("go_on", session.say("go_on", n=floor))

    def update(self) -> Scene:
        choice = self.menu.update()
        if choice == "back_word" or self.session.buttons.pressed("back"):
            self.session.go_home()
            return self.below
        if not choice:
            return self._reconsider()
        if choice in NEW and self.begun and self.sure != choice:
            self.sure = choice
            return self
        self._take_up(choice)
        return ways.to_card(self, self.session, self.session.game.floor)

    def draw(self) -> None:
        self.below.draw()
        say, here = self.session.say, self.menu.choices[self.menu.at].name
        heading = "mode_backwards" if self.session.home else f"mode_{self.mode}"
        panel.draw_panel(LEFT, TOP, WIDE, HIGH, say(heading))
        self.menu.draw(128, TOP + 28)
        text = say("about_no_plate") if here == "anew_no_plate" else ""
        if self.sure:
            text = say("sure_anew")
        colour = palette.RED if self.sure else palette.STEEL
        panel.draw_lines(128, TOP + 84, even(text, LETTERS), colour, 12)

    def _reconsider(self) -> Scene:
        """Another line under the cursor: the old game is safe."""
        if self.menu.choices[self.menu.at].name != self.sure:
            self.sure = ""
        return self

    def _take_up(self, choice: str) -> None:
        session = self.session
        if choice == "go_on" or session.trial:
            session.choose(self.mode)
        else:
            session.begin(self.mode)
        session.game.no_plate |= choice == "anew_no_plate"
