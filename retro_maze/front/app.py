"""The window: opens it, and runs one scene after the other.

`play` is what the command line and the page in the browser start.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path

import pyxel

from retro_maze.front.attention import Attention
from retro_maze.front.buttons import Buttons
from retro_maze.front.comfort import follow as follow_options
from retro_maze.front.late import late_tower
from retro_maze.front.link import Link, asked_floor, page_link, shared_tower
from retro_maze.front.options import STANDARD
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import NO_WISH, Session, Wish
from retro_maze.front.store import open_store
from retro_maze.front.version import PLAYS, check_pyxel
from retro_maze.front.view import letters, pictures
from retro_maze.front.view.ribbon import Ribbon
from retro_maze.front.words import LANGUAGES
from retro_maze.maze import Refusal
from retro_maze.paths import data_folder, user_folder
from retro_maze.shelf import BELL, load_tower, tower_names
from retro_maze.tower.backwards import BACKWARDS

WIDE, HIGH, FPS = 256, 240, 60
SOON = 1  # ticks: the first picture is shown before the music is read
CAPTURE_S = 10  # Alt+3 writes a GIF of the last seconds, on the desktop


class NoScreen(Exception):
    """No window can be opened here."""


class App:
    """Gives every tick to the current scene. Pyxel may call `update` more often than `draw`."""

    def __init__(self, session: Session, attention: Attention | None = None) -> None:
        self.session = session
        self.attention = attention
        self.scene: Scene = ways.first(session)
        self.heard: Scene | None = None  # whose music plays
        self.ticks = 0
        self.share = 0  # per cent of a tick that a slowed scene is owed
        self.missed = 0  # buttons pressed in updates that it let pass
        self.ribbon = Ribbon()
        follow_options(session.options, STANDARD, session.sound)

    def update(self) -> None:
        """One tick."""
        self.ticks += 1
        buttons = self.session.buttons
        buttons.sample()
        buttons.late(self.missed)
        if self.attention and self.attention.lost(buttons.held):
            buttons.clear()
            self.scene = self.scene.leave()
        try:
            if self.ticks > SOON:
                self._hear()
            due = self._due()
            self.missed = 0 if due else buttons.fresh
            if due:
                self.scene = self.scene.update()
        except (Refusal, OSError) as error:
            self.scene = ways.trouble(self.session, self.session.say.refusal(error))
        if not self.scene.paced:  # no banner hides a floor in play
            self.ribbon.tick(self.session.trophies.news)

    def _due(self) -> bool:
        """Whether the scene moves on now: a slowed one lets some updates pass, evenly spread."""
        if self.scene.paced:
            self.share += self.session.speed
            if self.share < 100:
                return False
            self.share -= 100
        return True

    def _hear(self) -> None:
        if self.ticks == SOON + 1:
            self.session.sound.load()
        if self.scene is not self.heard:
            self.heard = self.scene
            self.scene.tune()

    def draw(self) -> None:
        """Shows the current scene."""
        self.scene.draw()
        if not self.scene.paced:
            self.ribbon.draw(self.session.say)


def play(tower: str = BELL) -> None:
    """Plays a tower, by name or path, until the window is closed; a page's link comes first."""
    run_window(follow(page_link(), tower))


def follow(link: Link, tower: str) -> Session:
    """The session that a link asks for; what it cannot have is told before the title."""
    refusal: Refusal | None = None
    try:
        session = _asked(link, tower)
    except Refusal as error:
        session, refusal = prepare(tower), error
    if link.language in LANGUAGES:
        session.speak(link.language)
    if refusal:
        session.trouble = session.say.refusal(refusal)
    return session


def _asked(link: Link, tower: str) -> Session:
    wish = Wish(asked_floor(link))
    shared = shared_tower(link)
    if shared is None:
        return prepare(tower, wish)
    return Session(*shared, open_store(user_folder().resolve()), Buttons(), wish)


def prepare(tower: str, wish: Wish = NO_WISH) -> Session:
    """All that needs no window. Raises Refusal for a tower or a floor that is not there."""
    named = tower == BACKWARDS or tower in tower_names()
    slot = tower if named else str(Path(tower).resolve())
    store = open_store(user_folder().resolve())
    plain = tower == BELL and wish == NO_WISH
    found = late_tower(tower) if plain else load_tower(tower)
    return Session(found, slot, store, Buttons(), wish)


def run_window(session: Session) -> None:
    """Opens the window and plays until it is closed; NoScreen where that cannot be."""
    resources = data_folder("resources")  # Pyxel changes the working directory
    open_window(session.tower.table.title, session.options.scale)
    load_resources(resources)
    app = App(session, Attention())
    pyxel.run(app.update, app.draw)


def open_window(title: str, scale: int = 0) -> None:
    """Starts Pyxel; without a screen or its drivers that is a NoScreen.

    `scale`: pixels of the window a pixel of the game, 0 for as many as fit.
    """
    check_pyxel(PLAYS)
    web = sys.platform == "emscripten"
    try:
        with nullcontext() if web else muted():
            pyxel.init(
                WIDE,
                HIGH,
                title=title,
                fps=FPS,
                quit_key=pyxel.KEY_NONE,
                display_scale=scale or None,
                capture_sec=0 if web else CAPTURE_S,
            )
    except BaseException as error:
        if type(error).__name__ != "PanicException":  # a BaseException of the engine's own
            raise
        raise NoScreen(str(error)) from None


@contextmanager
def muted() -> Iterator[None]:
    """Keeps what the sound system and the engine tell of missing devices off the terminal."""
    sys.stdout.flush()
    terminal: list[tuple[int, int]] = []
    with suppress(OSError):  # a closed one needs no muting
        terminal = [(number, os.dup(number)) for number in (1, 2)]
    nothing = os.open(os.devnull, os.O_WRONLY)
    for number, _ in terminal:
        os.dup2(nothing, number)
    try:
        yield
    finally:
        os.close(nothing)
        for number, kept in terminal:
            os.dup2(kept, number)
            os.close(kept)


def load_resources(folder: Path) -> None:
    """Pictures and letters; the colours are set by each scene."""
    pictures.load(folder)
    letters.load(folder)
