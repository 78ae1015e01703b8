"""Nothing overflows: every screen is drawn in both languages, and every line it shows is measured.

What a line covers is taken from the face in use. A line must stay on the screen and on the plate
that it begins on, and no two lines may touch each other.
"""

from collections.abc import Callable, Iterator
from string import Formatter
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from retro_maze.front import gallery, settings
from retro_maze.front.app import HIGH, WIDE, load_resources
from retro_maze.front.options import VALUES
from retro_maze.front.scenes import kit, ways
from retro_maze.front.scenes.achievements import Achievements
from retro_maze.front.scenes.begin import Begin
from retro_maze.front.scenes.card import Card
from retro_maze.front.scenes.final import Final
from retro_maze.front.scenes.gallery import NAMES as CAST
from retro_maze.front.scenes.gallery import Gallery
from retro_maze.front.scenes.help import PAGES, Help
from retro_maze.front.scenes.hints import Hints
from retro_maze.front.scenes.keys import DEVICES, ROWS, KeysPage
from retro_maze.front.scenes.luggage import Luggage
from retro_maze.front.scenes.modes import Modes
from retro_maze.front.scenes.name import Name
from retro_maze.front.scenes.options import OptionsPage
from retro_maze.front.scenes.practice import Practice
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.scores import ScoresPage
from retro_maze.front.scenes.theatre import Theatre
from retro_maze.front.scenes.theatre_menu import Settings
from retro_maze.front.scenes.workshop import Workshop
from retro_maze.front.scenes.workshop_menu import NAMES, Commands
from retro_maze.front.scenes.workshop_open import Ask, Open
from retro_maze.front.scenes.workshop_share import Share
from retro_maze.front.scenes.workshop_take import Take
from retro_maze.front.scenes.workshop_wish import Wish
from retro_maze.front.session import Session
from retro_maze.front.view import big, hall, letters, panel
from retro_maze.front.view.banner import Banner
from retro_maze.front.view.ribbon import ICONS, Ribbon
from retro_maze.front.view.rimmed import Rimmed
from retro_maze.front.words import LANGUAGES, Words, wrap
from retro_maze.front.words.wrap import pixels
from retro_maze.paths import data_folder
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import Tower
from retro_maze.tower.game import ANSWER
from retro_maze.tower.scores import Entry
from retro_maze.tower.treasures import TREASURES

FLOORS = (1, 22, 57)


class Box(NamedTuple):
    """Pixels from left to right and from top to bottom; the second of each is outside."""

    x: int
    y: int
    right: int
    bottom: int

    def holds(self, other: "Box") -> bool:
        inside = self.x <= other.x and other.right <= self.right
        return inside and self.y <= other.y and other.bottom <= self.bottom

    def begins(self, other: "Box") -> bool:
        return self.x <= other.x < self.right and self.y <= other.y < self.bottom

    def meets(self, other: "Box") -> bool:
        beside = self.right <= other.x or other.right <= self.x
        return not (beside or self.bottom <= other.y or other.bottom <= self.y)


SCREEN = Box(0, 0, WIDE, HIGH)


class Watch:
    """What the drawing of a frame leaves: lines by what they say, and plates."""

    def __init__(self, patch: pytest.MonkeyPatch, app: ModuleType) -> None:
        self.lines: list[tuple[str, Box]] = []
        self.plates: list[Box] = []
        self.wrong: list[str] = []
        self._spy(patch, letters, "text", self._note)
        self._spy(patch, Rimmed, "centred", self._note_centred)
        self._spy(patch, Banner, "centred", self._note_cast)
        self._spy(patch, panel, "draw_panel", self._plate)
        self._spy(patch, hall, "draw_plate", self._plate)
        self._spy(patch, app, "rect", self._cover)
        self._spy(patch, app, "cls", lambda _: self.clear())

    def _spy(self, patch: pytest.MonkeyPatch, owner: Any, name: str, told: Any) -> None:
        plain = getattr(owner, name)

        def both(*values: Any, **named: Any) -> None:
            plain(*values, **named)
            told(*values, **named)

        patch.setattr(owner, name, both)

    def clear(self) -> None:
        self.lines, self.plates = [], []

    def _plate(self, x: int, y: int, wide: int, high: int, title: str = "") -> None:
        self._cover(x, y, wide, high)
        self.plates.append(Box(x, y, x + wide, y + high))

    def _cover(self, x: int, y: int, wide: int, high: int, colour: int = 0) -> None:
        over = Box(x, y, x + wide, y + high)
        self.lines = [line for line in self.lines if not over.holds(line[1])]
        self.plates = [plate for plate in self.plates if not over.holds(plate)]

    def _note(self, x: int, y: int, s: str, *_: Any, **named: Any) -> None:
        face = _[1] if len(_) > 1 else named.get("face", "text")
        if not s.strip():
            return
        high = letters.has_wide(s)
        box = Box(x, y - 2 * high, x + letters.width(s, face), y + 7 + high)
        self._take(s, box)

    def _note_centred(self, _: Rimmed, x: int, y: int, s: str, colour: int) -> None:
        self._note(x - letters.width(s, "head") // 2, y, s, colour, "head")

    def _note_cast(self, _: Banner, x: int, y: int, s: str) -> None:
        half, rise = letters.width(s, "head"), 4 * letters.has_wide(s)
        self._take(s, Box(x - half, y - rise, x + half, y + 14 + rise // 2))

    def _take(self, s: str, box: Box) -> None:
        self._judge(s, box)
        self.lines.append((s, box))

    def _judge(self, s: str, box: Box) -> None:
        if not SCREEN.holds(box):
            self.wrong.append(f'"{s}" leaves the screen: {box}')
        for plate in self.plates:
            if plate.begins(box) and not plate.holds(box):
                self.wrong.append(f'"{s}" leaves its plate: {box} {plate}')
        for other, there in self.lines:
            if box.meets(there) and s != other:
                self.wrong.append(f'"{s}" touches "{other}": {box} {there}')


@pytest.fixture(name="tower", scope="module")
def _tower() -> Tower:
    return load_tower("bell")


@pytest.fixture(name="code", params=sorted(LANGUAGES))
def _code(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(settings, "own_language", lambda: request.param)
    return str(request.param)


@pytest.fixture(name="shown")
def _shown(
    code: str, pyxel_app: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[str, Scene], None]]:
    load_resources(data_folder("resources"))
    watch = Watch(monkeypatch, pyxel_app)
    told: list[str] = []

    def show(name: str, scene: Scene) -> None:
        watch.clear()
        watch.wrong = []
        scene.draw()
        told.extend(f"{name}: {wrong}" for wrong in watch.wrong)

    yield show
    assert not told, "\n".join(dict.fromkeys(told))


Show = Callable[[str, Scene], None]


def fresh(tower: Tower) -> Session:
    return gallery.playing(tower, 1, 1).session


@pytest.mark.parametrize("floor", FLOORS)
def test_the_screens_around_a_floor(shown: Show, tower: Tower, floor: int) -> None:
    for name, scene in gallery.screens(tower, floor).items():
        shown(f"{name} {floor}", scene)


def test_title_table_theatre_and_walk(shown: Show, tower: Tower) -> None:
    shown("title", gallery.title(tower))
    for name, scene in gallery.houses(tower, 12).items():
        shown(name, scene)


def test_the_menus_of_workshop_and_theatre(shown: Show, tower: Tower) -> None:
    houses = gallery.houses(tower, 12)
    workshop, theatre = houses["workshop"], houses["theatre"]
    assert isinstance(workshop, Workshop)
    assert isinstance(theatre, Theatre)
    commands, lines = Commands(workshop), Settings(theatre)
    for commands.at in range(len(NAMES)):
        for commands.chooses in (False, True):
            shown(f"commands {commands.at}", commands)
    for lines.at in range(5):
        shown(f"theatre {lines.at}", lines)
    for scene in (Share(workshop), Take(workshop), Wish(workshop), Open(workshop)):
        shown(type(scene).__name__, scene)
    shown("ask", Ask(workshop, lambda: workshop))


def test_every_line_of_the_options_and_every_value(shown: Show, tower: Tower) -> None:
    for page, scene in enumerate(gallery.options(tower)):
        assert isinstance(scene, OptionsPage)
        for at in range(-1, len(scene.rows)):
            scene.at = at
            shown(f"options {page} {scene.name}", scene)
            for value in VALUES.get(scene.name, ()):
                if scene.name not in ("language", "full", "retro"):
                    scene.session.set(**{scene.name: value})
                    shown(f"options {scene.name} {value}", scene)


def test_keys_help_and_luggage(shown: Show, tower: Tower) -> None:
    below = gallery.title(tower)
    session = fresh(tower)
    keys = ways.to_keys(below, session)
    assert isinstance(keys, KeysPage)
    for keys.device in DEVICES:
        for keys.at in range(-1, len(ROWS)):
            shown(f"keys {keys.device} {keys.at}", keys)
    pages = Help(below, session)
    for page in range(len(PAGES)):
        pages.open(page)
        shown(f"help {page}", pages)
    luggage = Luggage(below, session)
    for luggage.told in (session.say(name) for name in ("l_sure", "l_copied", "l_failed")):
        shown("luggage", luggage)


@pytest.mark.parametrize("double", [False, True])
def test_every_card_and_every_page_of_hints(shown: Show, tower: Tower, double: bool) -> None:
    play = gallery.playing(tower, 1, 1)
    session = play.session
    session.set(double=double)
    pause = gallery.paused(play)
    for floor in range(1, tower.floors + 1):
        shown(f"card {floor}", Card(session, floor))
        session.game.hints[floor] = ANSWER
        hints = Hints(pause, session)
        for hints.at in range(3 if double else 1):
            shown(f"hints {floor}", hints)


def test_the_kit_names_every_treasure(shown: Show, tower: Tower) -> None:
    play = gallery.playing(tower, 1, 1)
    for carried in ((), tuple(TREASURES)):
        play.session.game.kit = carried
        page = kit.Kit(play, play.session)
        for page.at in range(len(kit.NAMES)):
            shown(f"kit {page.at}", page)


def test_whatever_is_told_at_the_foot_of_a_floor(shown: Show, code: str, tower: Tower) -> None:
    play = gallery.playing(tower, 60, 1)
    say = play.session.say
    told = [say.event(kind, name, 60) for name in TREASURES for kind in ("treasure", "refuse")]
    told += [text for name, text in say.table.items() if name.startswith(("refuse_", "clank_"))]
    for text in told:
        if "{" not in text:
            play.line.say(text)
            assert len(play.line.lines) <= 2, text
            shown("play", play)


def test_modes_and_how_each_begins(shown: Show, tower: Tower) -> None:
    session = fresh(tower)
    modes = Modes(session)
    for at in range(len(modes.menu.choices)):
        for shut in ({}, modes.shut):
            modes.menu.at, modes.shut = at, shut
            shown(f"modes {at}", modes)
    for mode in ("story", "calm", "arcade"):
        begin = Begin(modes, session, mode)
        for begin.sure in ("", "anew"):
            for at in range(len(begin.menu.choices)):
                begin.menu.at = at
                shown(f"begin {mode} {at}", begin)
    shown("practice", Practice(session, 1))


def test_tables_achievements_and_gallery(shown: Show, tower: Tower) -> None:
    session = fresh(tower)
    entry = Entry("WRN", 999_990, 359_999, 60, 9999, 999, 60, "2026-12-01")
    scores = ScoresPage(session, lambda scene: scene)
    session.trophies.scores.tables = {key: [entry] * 10 for key in scores.keys}
    for at in range(len(scores.keys)):
        scores.at = at
        shown(f"scores {scores.at}", scores)
    shown("name", Name(session, "story", entry, 10))
    for won in ((), tuple(ICONS)):
        session.trophies.won = list(won)
        page = Achievements(session)
        for page.at in range(len(ICONS)):
            shown(f"achievements {page.at}", page)
    for name in ICONS:
        shown(f"ribbon {name}", Hung(session, name))
    gallery_ = Gallery(session)
    for gallery_.open, gallery_.rung in ((0, False), (99, True)):
        for gallery_.at in range(len(CAST)):
            shown(f"gallery {gallery_.at}", gallery_)


def test_the_card_at_the_end(shown: Show, tower: Tower) -> None:
    final = Final(fresh(tower))
    final.ticks = 999
    shown("final", final)


def test_the_ending(shown: Show, tower: Tower) -> None:
    for dawn, scene in enumerate(gallery.dawns(tower)):
        shown(f"dawn {dawn}", scene)


class Hung(Scene):
    """A banner that tells of an achievement."""

    def __init__(self, session: Session, name: str) -> None:
        self.session = session
        self.ribbon = Ribbon()
        self.ribbon.name, self.ribbon.ticks = name, 100

    def update(self) -> Scene:
        return self

    def draw(self) -> None:
        self.ribbon.draw(self.session.say)


class Drawn(Scene):
    """Three lines at these places."""

    def __init__(self, *lines: tuple[int, int, str]) -> None:
        self.lines = lines

    def update(self) -> Scene:
        return self

    def draw(self) -> None:
        panel.draw_panel(100, 100, 50, 50)
        for x, y, line in self.lines:
            letters.text(x, y, line, 7)


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        ([(0, 0, "a" * 42), (0, 8, "a" * 42)], 0),
        ([(0, 0, "a" * 44)], 1),
        ([(0, 0, "針")], 1),
        ([(0, 2, "針"), (0, 9, "a")], 1),
        ([(0, 2, "針"), (0, 10, "a")], 0),
        ([(110, 110, "a" * 6)], 0),
        ([(110, 110, "a" * 7)], 1),
        ([(0, 234, "a")], 1),
    ],
)
def test_the_watch_sees_what_overflows(
    pyxel_app: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    lines: list[tuple[int, int, str]],
    wrong: int,
) -> None:
    load_resources(data_folder("resources"))
    watch = Watch(monkeypatch, pyxel_app)
    Drawn(*lines).draw()
    assert len(watch.wrong) == wrong, watch.wrong


SHELVES = {  # how texts begin that share a box: letters a line, and how many lines there are
    "tip_": (36, 2),
    "keys_press_": (37, 2),
    "bound": (37, 2),
    "t_": (40, 2),
    "dear_": (34, 2),
    "no_rewind": (34, 2),
    "closed_in": (36, 2),
    "refuse_": (40, 2),
    "clank_": (40, 2),
    "l_": (34, 4),
    "ending_": (24, 2),
}


def filled(say: Words, text: str) -> str:
    """The text with the longest values that it may be asked to hold."""
    acts = (text for key, text in say.table.items() if key.startswith("act_"))
    action = max(acts, key=pixels)
    names = {"action": action, "other": action, "key": "Backspace", "path": "/a/path" * 12}
    fields = {field for _, field, _, _ in Formatter().parse(text) if field}
    return text.format(**{field: names.get(field, 188) for field in fields})


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_no_text_is_cut_because_it_needs_more_lines_than_there_are(code: str) -> None:
    say = Words(code)
    for start, (room, most) in SHELVES.items():
        for name, text in say.table.items():
            if name.startswith(start):
                assert len(wrap(filled(say, text), room)) <= most, name


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_riddles_and_nudges_keep_to_their_plates(code: str, tower: Tower) -> None:
    say = Words(code)
    for floor in range(1, tower.floors + 1):
        riddle = say.riddle(tower, floor)
        assert all(pixels(line) <= 216 for line in riddle), floor
        large = wrap(" ".join(riddle), big.LETTERS)
        assert big.pitch(large) * len(large) <= 4 * big.PITCH, floor
        assert len(wrap(say.nudge(tower, floor), 36)) <= 3, floor
