"""Three letters for a place among the best, by the directions alone; or none."""

from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import hall, letters, palette, panel
from retro_maze.front.view.banner import Banner
from retro_maze.tower.scores import LETTERS, NAME_LETTERS, NOBODY, Entry

LEFT, TOP, WIDE, HIGH = 12, 62, 232, 116
X, Y, PITCH = 92, 118, 36


class Name(Scene):
    """Up and down turn a letter, right and confirm go on, the last one ends it."""

    def __init__(self, session: Session, key: str, entry: Entry, place: int) -> None:
        self.session = session
        self.key, self.entry, self.place = key, entry, place
        self.letters = [0] * NAME_LETTERS
        self.at = 0
        self.hall = hall.Hall()
        self.banner = Banner()

    @property
    def name(self) -> str:
        """What stands there now."""
        return "".join(LETTERS[letter] for letter in self.letters)

    def update(self) -> Scene:
        buttons = self.session.buttons
        turn = buttons.pressed("down") - buttons.pressed("up")
        if turn:
            self.letters[self.at] = (self.letters[self.at] + turn) % len(LETTERS)
            self.session.sound.jingle("menu")
        if buttons.pressed("back"):
            return self._end(NOBODY)
        if buttons.pressed("ok"):
            return self._confirm()
        step = buttons.pressed("right") - buttons.pressed("left")
        self.at = max(0, min(NAME_LETTERS - 1, self.at + step))
        return self

    def draw(self) -> None:
        say = self.session.say
        self.hall.draw(self.session.band(self.session.game.floor))
        panel.draw_panel(LEFT, TOP, WIDE, HIGH, say("your_name"))
        letters.centred(128, TOP + 30, say("your_place", n=self.place), palette.STEEL)
        for place, letter in enumerate(self.name):
            x = X + PITCH * place
            self.banner.centred(x, Y, letter if letter != " " else "·")
            if place == self.at:
                letters.centred(x, Y - 13, "↑", palette.LAMP)
                letters.centred(x, Y + 24, "↓", palette.LAMP)
        letters.centred(128, TOP + HIGH - 16, say("name_keys"), palette.STEEL)

    def _confirm(self) -> Scene:
        self.session.sound.jingle("choose")
        self.at += 1
        if self.at < NAME_LETTERS:
            return self
        self.at = NAME_LETTERS - 1
        return self._end(self.name if self.name.strip() else NOBODY)

    def _end(self, name: str) -> Scene:
        place = self.session.trophies.add(self.key, self.entry._replace(name=name))
        return ways.to_scores(self, self.session, self.key, place)
