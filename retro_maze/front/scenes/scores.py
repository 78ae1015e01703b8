"""The ten best of every mode."""

from collections.abc import Callable

from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import hall, letters, palette, panel
from retro_maze.shelf import BELL
from retro_maze.tower.backwards import BACKWARDS
from retro_maze.tower.modes import ARCADE, CALM, DAILY, MODES, STORY
from retro_maze.tower.scores import Entry, key_of

LEFT, TOP, WIDE, HIGH = 8, 34, 240, 184
HEAD_Y, FIRST_Y, PITCH = 64, 79, 13
PLACE_X, NAME_X = 34, 42
EDGES = (112, 146, 186, 238)  # where the four numbers of a line end
POINTS = ("points", "boxes", "hints", "floor")
DAY = ("points", "boxes", "hints", "date")
TIME = ("time", "boxes", "hints", "deaths")


class ScoresPage(Scene):
    """One table at a time; left and right lead to the others."""

    def __init__(
        self, session: Session, back: Callable[[Scene], Scene], key: str = "", place: int = 0
    ) -> None:
        """`place` is lit in the table `key`."""
        self.session = session
        self.back = back
        self.keys = _keys(session)
        self.key, self.place = key, place
        self.at = self.keys.index(key) if key in self.keys else 0
        self.hall = hall.Hall()

    def update(self) -> Scene:
        buttons = self.session.buttons
        step = buttons.pressed("right") - buttons.pressed("left")
        if step:
            self.at = (self.at + step) % len(self.keys)
            self.session.sound.jingle("menu")
        return self.back(self) if buttons.pressed("ok") or buttons.pressed("back") else self

    def draw(self) -> None:
        say, key = self.session.say, self.keys[self.at]
        self.hall.draw(self.session.band(self.session.game.floor))
        panel.draw_title(128, 16, say("scores_head"))
        panel.draw_panel(LEFT, TOP, WIDE, HIGH, say(_heading(key)))
        letters.text(LEFT + 14, TOP + 10, "◀", palette.BRASS)
        letters.text(LEFT + WIDE - 20, TOP + 10, "▶", palette.BRASS)
        columns = _columns(key)
        for column, edge in zip(columns, EDGES, strict=True):
            _right(edge, HEAD_Y, say(f"col_{column}"), palette.STEEL)
        table = self.session.trophies.scores.table(key)
        for row, entry in enumerate(table):
            lit = key == self.key and row + 1 == self.place
            self._draw_entry(row, entry, columns, palette.LAMP if lit else palette.PAPER)
        if not table:
            letters.centred(128, 124, say("scores_none"), palette.STEEL)
        letters.centred(128, 222, say("turn_pages"), palette.STEEL)

    def _draw_entry(self, row: int, entry: Entry, columns: tuple[str, ...], colour: int) -> None:
        y = FIRST_Y + PITCH * row
        _right(PLACE_X, y, str(row + 1), palette.BRASS)
        letters.text(NAME_X, y, entry.name, colour, "head")
        for column, edge in zip(columns, EDGES, strict=True):
            _right(edge, y, self._value(entry, column), colour)

    def _value(self, entry: Entry, column: str) -> str:
        say = self.session.say
        values = {
            "points": f"{entry.score:,}",
            "time": clock_time(say, entry.seconds),
            "boxes": str(entry.chests),
            "hints": say("seconds", n=entry.hint_seconds),
            "deaths": str(entry.deaths),
            "floor": str(entry.floor),
            "date": entry.date[5:],
        }
        return values[column]


def clock_time(say: Callable[..., str], seconds: int) -> str:
    """Hours, minutes and seconds."""
    return say("clock_time", h=seconds // 3600, m=seconds // 60 % 60, s=seconds % 60)


def _right(x: int, y: int, text: str, colour: int) -> None:
    letters.text(x - letters.width(text), y, text, colour)


def _keys(session: Session) -> list[str]:
    """The tables of this tower, and of the one that it is turned into."""
    keys = [key_of(session.slot, mode) for mode in (STORY, CALM, ARCADE)]
    if session.slot == BELL:
        keys += [key_of(BELL, DAILY), key_of(BACKWARDS, STORY)]
    return keys


def _heading(key: str) -> str:
    slot, _, mode = key.rpartition(" ")
    return "mode_backwards" if slot == BACKWARDS and mode == STORY else f"mode_{mode}"


def _columns(key: str) -> tuple[str, ...]:
    mode = key.rpartition(" ")[2]
    return DAY if mode == DAILY else POINTS if MODES[mode].points else TIME
