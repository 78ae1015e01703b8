"""How to play: six pages, with the player's own keys and buttons on them."""

from collections.abc import Sequence
from typing import NamedTuple

from retro_maze.front import legend
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import caps, letters, palette
from retro_maze.front.view import help as view
from retro_maze.front.view import options as plate
from retro_maze.front.words import wrap

LETTERS = 36  # a line
PITCHES = (11, 5), (10, 4), (10, 2), (9, 2)  # pixels from line to line, and more between texts
END_Y = 214  # of the texts; the widest pitches that fit are taken
TEXT_X, CAPS_X, END_X = 26, 76, 244


class Page(NamedTuple):
    """One page: its picture, the actions whose keys it shows, where its texts begin."""

    name: str
    acts: tuple[str, ...]
    caps_y: int
    text_y: int
    texts: int


PAGES = (
    Page("walk", ("walk",), 92, 128, 3),
    Page("blade", ("blade",), 68, 90, 4),
    Page("clock", (), 70, 104, 3),
    Page("riddle", ("pause",), 68, 90, 3),
    Page("kit", ("whistle",), 66, 84, 4),
    Page("fair", (), 0, 28, 10),
)


class Help(Scene):
    """Lies over the title or the pause, and leads back there."""

    def __init__(self, below: Scene, session: Session) -> None:
        self.below = below
        self.session = session
        self.ticks = 0
        self.open(0)

    def open(self, page: int) -> None:
        """Turns to a page; its picture begins anew."""
        self.at = page % len(PAGES)
        self.page = PAGES[self.at]
        self.ticks = 0
        pictured = self.page.name in view.PICTURES
        band = self.session.band(self.session.game.floor)
        self.picture = view.Shown(self.page.name, band) if pictured else None

    def update(self) -> Scene:
        self.ticks += 1
        buttons = self.session.buttons
        if buttons.pressed("back"):
            return self.below
        last = self.at == len(PAGES) - 1
        if buttons.pressed("ok"):
            self.session.sound.jingle("choose")
            if last:
                return self.below
            self.open(self.at + 1)
        step = buttons.pressed("right") - buttons.pressed("left")
        if step:
            self.open(self.at + step)
            self.session.sound.jingle("menu")
        return self

    def draw(self) -> None:
        session, page = self.session, self.page
        palette.apply(session.band(session.game.floor))
        plate.draw_frame(session.say(f"help_{page.name}"))
        if self.picture:
            self.picture.draw(self.ticks)
        if page.name == "clock":
            view.draw_signs(page.caps_y, [session.say(name) for _, name in view.TOP_LINE])
        for act in page.acts:
            self._draw_caps(act, page.caps_y)
        self._draw_texts(page)
        view.draw_dots(self.at, len(PAGES), 217)
        letters.centred(128, 224, session.say("help_turn"), palette.STEEL)

    def _draw_caps(self, act: str, y: int) -> None:
        """What the player has to press for an action, on the keyboard and on the pad."""
        say = self.session.say
        letters.text(TEXT_X - 6, y + 2, say(f"act_{act}"), palette.BRASS)
        x = caps.draw_row(CAPS_X, y, self._signs("keyboard", act), END_X)
        signs = self._signs("pad", act)
        wide = sum(caps.width(text) + caps.GAP for text in signs)
        if x + wide + 8 > END_X:
            x, y = CAPS_X - 8, y + caps.HIGH + 4
        caps.draw_row(x + 8, y, signs, END_X, round_=True)

    def _signs(self, device: str, act: str) -> list[str]:
        return legend.signs(self.session.say, device, self.session.keys.of(device), act)

    def _draw_texts(self, page: Page) -> None:
        y, bullet = page.text_y, "✓" if page.name == "fair" else "●"
        names = [self._name(page.name, number) for number in range(1, page.texts + 1)]
        texts = [wrap(self.session.say(name), LETTERS) for name in names]
        pitch, gap = pitches(texts, END_Y - y)
        for lines in texts:
            letters.text(TEXT_X - 10, y, bullet, palette.BRASS)
            for row, line in enumerate(lines):
                letters.text(TEXT_X, y + pitch * row, line, palette.PAPER)
            y += pitch * len(lines) + gap

    def _name(self, page: str, number: int) -> str:
        """The name of a text; the blade may be one that is pressed, not held."""
        pressed = (page, number) == ("blade", 1) and self.session.options.toggle
        return f"help_{page}_{number}{'_press' if pressed else ''}"


def pitches(texts: Sequence[Sequence[str]], room: int) -> tuple[int, int]:
    """The pitches with which texts, each in its lines, take no more than so many pixels."""
    lines = sum(map(len, texts))
    fit = (one for one in PITCHES if one[0] * lines + one[1] * (len(texts) - 1) <= room)
    return next(fit, PITCHES[-1])
