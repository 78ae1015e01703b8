"""The riddle of a floor and, for cogs or patience, more than the riddle."""

from retro_maze.front.scenes.menu import Menu
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import letters, palette, panel
from retro_maze.front.words import wrap
from retro_maze.maze import Refusal
from retro_maze.tower.floor import room_of
from retro_maze.tower.game import ANSWER, NUDGE
from retro_maze.tower.hints import answer

LEFT, TOP, WIDE, HIGH = 8, 22, 240, 212
LETTERS = 36
STEPS = {"nudge": NUDGE, "answer": ANSWER}


class Hints(Scene):
    """A page over the pause."""

    def __init__(self, below: Scene, session: Session) -> None:
        self.below = below
        self.session = session
        self.floor = session.game.floor
        self.room = room_of(session.tower, self.floor)
        self.known = self.floor in session.record.notebook  # solved or read in any earlier game
        self.refusal = ""
        self.menu = self._menu()

    def update(self) -> Scene:
        game = self.session.game
        if game.hint >= NUDGE and not self.known:
            game.hint_ticks += 1
        choice = self.menu.update()
        if choice == "back_word" or self.session.buttons.pressed("back"):
            return self.below
        if choice:
            self._ask(STEPS[choice])
        return self

    def draw(self) -> None:
        self.below.draw()
        panel.draw_panel(LEFT, TOP, WIDE, HIGH, self.session.say("hints"))
        y = panel.draw_lines(128, TOP + 30, self._riddle(), palette.PAPER)
        y = panel.draw_lines(128, y + 8, self._more(), palette.LAMP)
        self.menu.draw(128, max(y + 10, TOP + 148))
        if self.refusal:
            letters.centred(128, TOP + HIGH - 14, self.refusal, palette.RED)

    def _riddle(self) -> list[str]:
        return list(self.room.riddle) or [self.session.say("no_riddle")]

    def _more(self) -> list[str]:
        """The steps that were asked for: nudge, then answer."""
        hint = ANSWER if self.known else self.session.game.hint
        lines: list[str] = []
        if hint >= NUDGE:
            lines += wrap(self.room.nudge, LETTERS)
        if hint >= ANSWER:
            lines += ["", *wrap(answer(self.room.tasks), LETTERS)]
        return lines

    def _ask(self, step: int) -> None:
        session = self.session
        try:
            session.game.ask(step)
        except Refusal as refusal:
            self.refusal = str(refusal)
            session.sound.jingle("refuse")
            return
        self.refusal = ""
        if step == ANSWER:
            session.record.learn(self.floor)
        session.save()
        self.menu = self._menu()

    def _menu(self) -> Menu:
        """What is left to ask for, with its price."""
        game, say = self.session.game, self.session.say
        left = [] if self.known else [name for name, step in STEPS.items() if step > game.hint]
        menu = Menu(self.session, [*(left if self.room.tasks else []), "back_word"])
        for name in left:
            price = game.price(STEPS[name])
            menu.name(name, say(name) + (say(f"price_{min(price, 2)}", n=price) if price else ""))
        return menu
