"""Progress as a text: taken out to another machine, or taken in from one."""

from retro_maze.files import read_text, write_text
from retro_maze.front.luggage import packed, take_in, text_file, unpacked
from retro_maze.front.page import Page
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.menu import Menu
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import letters, palette, panel
from retro_maze.front.words import even, wrap
from retro_maze.maze import Refusal

LEFT, TOP, WIDE, HIGH = 16, 24, 224, 200
LETTERS = 34  # a line
PAGE = ["l_copy", "l_save", "l_paste", "back_word"]  # what a page in a browser can do
DESKTOP = ["l_write", "l_read", "back_word"]
SURE = ["l_replace", "l_leave"]
NAME = "retro-maze-progress.txt"


class Luggage(Scene):
    """Lies over another scene; what was taken in leads to the title."""

    def __init__(self, below: Scene, session: Session) -> None:
        self.below = below
        self.session = session
        self.page = Page()
        self.offered = ""  # a text that waits for a yes
        self.told = ""
        self.file = text_file(session.store)
        self._offer("")

    def update(self) -> Scene:
        try:
            for _, text in self.page.dropped():
                self._offer(text)
            choice = self.menu.update()
            if self.session.buttons.pressed("back") and not choice:
                choice = "l_leave" if self.offered else "back_word"
            return self._do(choice) if choice else self
        except (Refusal, OSError) as error:
            self.told = self.session.say.refusal(error)
            self.session.sound.jingle("refuse")
            return self

    def _do(self, choice: str) -> Scene:
        say, store = self.session.say, self.session.store
        if choice == "back_word":
            return self.below
        if choice == "l_replace":
            take_in(store, self.offered)
            self.session.reload()
            return ways.to_title(self, self.session)
        if choice == "l_leave":
            self._offer("")
        elif choice == "l_paste":
            self._offer(self.page.ask(say("l_prompt")))
        elif choice == "l_read" and self.file:
            self._offer(read_text(self.file))
        else:
            self._give(choice)
        return self

    def _give(self, choice: str) -> None:
        """The text goes out: onto the clipboard, as a download, or into a file of ours."""
        say, text = self.session.say, packed(self.session.store)
        if choice == "l_write" and self.file:
            write_text(self.file, text, keep=True)
            self.told = say("l_written", path=self.file)
            return
        done = self.page.copy(text) if choice == "l_copy" else self.page.download(NAME, text)
        self.told = say({"l_copy": "l_copied", "l_save": "l_saved"}[choice] if done else "l_failed")

    def _offer(self, text: str) -> None:
        """Asks whether a text, which must be whole, shall replace what is kept; "" asks nothing."""
        if text:
            unpacked(text)
        self.offered = text
        names = SURE if text else PAGE if self.session.in_browser else DESKTOP
        self.menu = Menu(self.session, names)
        self.told = self.session.say("l_sure") if text else ""

    def draw(self) -> None:
        say = self.session.say
        self.below.draw()
        panel.draw_veil()
        panel.draw_panel(LEFT, TOP, WIDE, HIGH, say("luggage"))
        y = panel.draw_lines(128, TOP + 28, even(say("l_hint"), LETTERS), palette.STEEL)
        self.menu.draw(128, y + 10)
        lines = wrap(self.told, LETTERS)[:6]
        panel.draw_lines(128, TOP + 134, lines, palette.LAMP if self.offered else palette.PAPER)
        letters.centred(128, TOP + HIGH - 13, self.session.note(), palette.STEEL)
