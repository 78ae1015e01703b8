"""The riddle of a floor and, for cogs or patience, more than the riddle."""

from retro_maze.engine.stage import SECOND
from retro_maze.front.scenes.menu import Menu
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import big, letters, palette, panel
from retro_maze.front.words import even, wrap
from retro_maze.maze import Refusal
from retro_maze.tower.floor import room_of
from retro_maze.tower.game import ANSWER, HINT_SECONDS, NUDGE

LEFT, TOP, WIDE, HIGH = 8, 22, 240, 212
LETTERS = 36
MOST_LARGE = 6  # lines of double size
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
        self.big = big.Big()
        self.at = len(self._steps()) - 1  # the step that is shown large

    def update(self) -> Scene:
        game = self.session.game
        if game.hint >= NUDGE and not self.known:
            game.hint_ticks += 1
        choice = self.menu.update()
        self._turn()
        if choice == "back_word" or self.session.buttons.pressed("back"):
            return self.below
        if choice:
            self._ask(STEPS[choice])
        return self

    def draw(self) -> None:
        self.below.draw()
        panel.draw_panel(LEFT, TOP, WIDE, HIGH, self.session.say("hints"))
        y = self._draw_large() if self.session.options.double else self._draw_all()
        self.menu.draw(128, max(y + 10, TOP + 148))
        lines = even(self.refusal, LETTERS)
        panel.draw_lines(128, TOP + HIGH - 4 - 10 * len(lines), lines, palette.RED, 10)

    def _draw_all(self) -> int:
        """Riddle, nudge and answer as far as they were asked for; the y below them."""
        riddle, *more = self._steps().values()
        y = panel.draw_lines(128, TOP + 30, riddle, palette.PAPER) + 8
        for lines in more:
            y = panel.draw_lines(128, y, lines, palette.LAMP) + 11
        return y - 8

    def _draw_large(self) -> int:
        """One of them in letters of double size, when it is not too long for that."""
        name, lines = list(self._steps().items())[self.at]
        letters.centred(128, TOP + 26, self._heading(name), palette.BRASS)
        large = wrap(" ".join(lines), big.LETTERS)
        if len(large) <= MOST_LARGE:
            return self.big.lines(128, TOP + 42, large, palette.PAPER)
        return panel.draw_lines(128, TOP + 42, lines, palette.PAPER)

    def _heading(self, name: str) -> str:
        """What is shown large, between arrows where there is more."""
        text = self.session.say(name)
        before, behind = self.at > 0, self.at < len(self._steps()) - 1
        return f"{'◀ ' if before else ''}{text}{' ▶' if behind else ''}"

    def _turn(self) -> None:
        """Left and right: from riddle to nudge to answer."""
        buttons = self.session.buttons
        at = self.at + buttons.pressed("right") - buttons.pressed("left")
        self.at = max(0, min(len(self._steps()) - 1, at))

    def _steps(self) -> dict[str, tuple[str, ...]]:
        """The riddle, and the steps that were asked for, each in its lines."""
        hint = ANSWER if self.known else self.session.game.hint
        say, tower = self.session.say, self.session.tower
        riddle = say.riddle(tower, self.floor) or (say("no_riddle"),)
        steps = {"riddle": (say("no_plate"),) if self.session.game.no_plate else riddle}
        if hint >= NUDGE:
            steps["nudge"] = even(say.nudge(tower, self.floor), LETTERS)
        if hint >= ANSWER:
            steps["answer"] = even(say.answer(self.room.tasks), LETTERS)
        return steps

    def _ask(self, step: int) -> None:
        session = self.session
        try:
            session.game.ask(step)
        except Refusal:
            self.refusal = self._too_dear(step)
            session.sound.jingle("refuse")
            return
        self.refusal = ""
        if step == ANSWER:
            session.record.learn(self.floor)
        session.save()
        self.menu = self._menu()
        self.at = len(self._steps()) - 1

    def _too_dear(self, step: int) -> str:
        game = self.session.game
        price, wait = game.price(step), HINT_SECONDS[step] - game.floor_ticks // SECOND
        return self.session.say(f"dear_{min(price, 2)}", n=price, have=game.cogs, wait=wait)

    def _menu(self) -> Menu:
        """What is left to ask for, with its price."""
        game, say = self.session.game, self.session.say
        left = [] if self.known else [name for name, step in STEPS.items() if step > game.hint]
        menu = Menu(self.session, [*(left if self.room.tasks else []), "back_word"])
        for name in left:
            price = game.price(STEPS[name])
            menu.name(name, say(name) + (say(f"price_{min(price, 2)}", n=price) if price else ""))
        return menu
