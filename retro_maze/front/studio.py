"""Plays without a screen: a bot or given buttons drive the real scenes, and frames become files.

Never in a browser: this module uses what only newer Pyxel has.
"""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pyxel

from retro_maze.engine.replay import Replay
from retro_maze.engine.world import World
from retro_maze.files import write_bytes
from retro_maze.front import unseen
from retro_maze.front.app import FPS, HIGH, WIDE, App, load_resources
from retro_maze.front.buttons import START, Buttons
from retro_maze.front.guest import Guest, Invite, guest
from retro_maze.front.scenes.card import Card
from retro_maze.front.scenes.play import Play
from retro_maze.front.scenes.result import Result
from retro_maze.front.session import Session, Wish
from retro_maze.front.store import Store
from retro_maze.paths import data_folder
from retro_maze.tower.floor import Tower
from retro_maze.tower.recording import world_of
from retro_maze.tower.treasures import TREASURES

FAST = 1000  # frames a second: as many as Pyxel can make without a screen
EVERY = 3  # ticks from one picture of a film to the next
DELAY = 5  # hundredths of a second that a GIF shows each: EVERY ticks
CARD_TICKS, RESULT_TICKS = 50, 150  # for which the cards before and after a floor are looked at


class Recording(NamedTuple):
    """A recorded run, and the tower that it was played in."""

    name: str
    tower: Tower
    replay: Replay

    def world(self) -> World:
        """The fresh world; raises Refusal for one that can not be made any more."""
        return world_of(self.replay, self.name, lambda table: self.tower.rooms)


def open_studio(seconds: int) -> None:
    """Starts Pyxel without a window or sound, once in a process; films may last so long."""
    capture_s = seconds * FPS // EVERY // FAST + 1
    unseen.start(WIDE, HIGH, FAST, capture_s)
    load_resources(data_folder("resources"))


class Fingers(Buttons):
    """Buttons that are held by a program: bits of buttons.ACTIONS."""

    down = 0

    def sample(self) -> None:
        self.take(self.down)


class Studio:
    """The real app, tick by tick, with nobody at the buttons and nothing saved."""

    def __init__(
        self,
        tower: Tower,
        floor: int | None = None,
        byte: int | None = None,
        invite: Invite = guest,
    ) -> None:
        self.fingers = Fingers()
        session = Session(tower, tower.name, Store(None), self.fingers, Wish(floor, byte))
        self.app = App(session)
        self.invite = invite
        self.player: Guest | None = None
        self.played: World | None = None  # the world that the player knows
        self.ticks = 0

    def tick(self, down: int = 0) -> None:
        """One tick with these buttons held."""
        self.fingers.down = down
        self.app.update()
        self.ticks += 1

    def walk(self) -> None:
        """One tick in which the bot plays, and cards are looked at for a moment."""
        scene = self.app.scene
        down = 0
        if isinstance(scene, Card):
            down = START if scene.ticks == CARD_TICKS else 0
        elif isinstance(scene, Result):
            down = START if scene.ticks == RESULT_TICKS else 0
        elif isinstance(scene, Play):
            down = self.pad(scene)
        self.tick(down)

    def pad(self, scene: Play) -> int:
        """What the player of its own holds in the next tick."""
        if self.player is None or scene.world is not self.played:
            session, self.played = scene.session, scene.world
            self.player = self.invite(scene.world, session.tower, session.game)
        return self.player.pad(scene.world)

    def show(self) -> None:
        """Draws the frame; Pyxel notes it for `write_gif`."""
        self.app.draw()
        pyxel.flip()


def film(tower: Tower, floors: list[int], seconds: int, byte: int | None = None) -> int:
    """Lets the bot play the floors, each for its share of the time; returns pictures taken.

    `byte` grows them in the place of their own.
    """
    pyxel.reset_screencast()
    left = seconds * FPS // EVERY
    for place, floor in enumerate(floors):
        left -= _film_floor(Studio(tower, floor, byte), left // (len(floors) - place))
    return seconds * FPS // EVERY - left


def stage(run: Recording) -> Studio:
    """A studio in which a recording's floor has just begun."""
    world, header = run.world(), run.replay.header
    floor, byte = int(header["floor"]), int(header["byte"], 16)
    studio = Studio(run.tower, floor, byte)
    studio.app.session.game.kit = tuple(word for word in header["kit"].split() if word in TREASURES)
    while not isinstance(studio.app.scene, Play):
        studio.walk()
    studio.app.scene.world = world
    return studio


def film_runs(runs: list[Recording], seconds: int) -> int:
    """Plays recordings, each for its share of the time; returns pictures taken."""
    pyxel.reset_screencast()
    left = seconds * FPS // EVERY
    for place, run in enumerate(runs):
        left -= _film_run(run, left // (len(runs) - place))
    return seconds * FPS // EVERY - left


def _film_run(run: Recording, pictures: int) -> int:
    """Films until the part of the time is over or the floor's last moment has been shown."""
    studio, pads = stage(run), iter(run.replay.pads)
    for taken in range(pictures):
        for _ in range(EVERY):
            studio.tick(next(pads, 0))
        if not isinstance(studio.app.scene, Play):
            return taken
        studio.show()
    return pictures


def _film_floor(studio: Studio, pictures: int) -> int:
    """Films until the floor's part of the time is over or the floor is left."""
    floor = studio.app.scene
    for taken in range(pictures):
        for _ in range(EVERY):
            studio.walk()
        if isinstance(studio.app.scene, Card) and studio.app.scene is not floor:
            return taken
        studio.show()
    return pictures


def still(tower: Tower, floor: int, byte: int | None = None) -> None:
    """Draws the opening of a floor."""
    studio = Studio(tower, floor, byte)
    while not isinstance(studio.app.scene, Play):
        studio.walk()
    studio.show()


def write_gif(path: Path, scale: int = 1) -> int:
    """Writes the frames shown since `film` began; returns the size in bytes."""
    return _write(path, "film.gif", lambda name: pyxel.screencast(name, scale), paced)


def write_png(path: Path, scale: int = 1) -> int:
    """Writes the frame shown last; returns the size in bytes."""
    return _write(path, "still.png", lambda name: pyxel.screenshot(name, scale), bytes)


def _write(
    path: Path, name: str, make: Callable[[str], object], finish: Callable[[bytes], bytes]
) -> int:
    """Lets Pyxel write into a folder of its own first: it tells of no full or forbidden disk."""
    with TemporaryDirectory() as folder:
        make(f"{folder}/{name}")
        data = finish(Path(folder, name).read_bytes())
    write_bytes(path, data)
    return len(data)


def paced(gif: bytes, delay: int = DELAY) -> bytes:
    """The GIF with every picture shown for `delay` hundredths of a second.

    Pyxel writes the pace at which it ran, and here that was as fast as it could.
    """
    data = bytearray(gif)
    at = 13 + _table_size(data[10])
    while data[at] != 0x3B:  # the trailer
        if data[at] == 0x2C:  # a picture: its descriptor, colours and code size
            at += 10 + _table_size(data[at + 9]) + 1
        else:
            if data[at + 1] == 0xF9:
                data[at + 4 : at + 6] = delay.to_bytes(2, "little")
            at += 2
        while data[at]:  # sub-blocks, each after its length
            at += data[at] + 1
        at += 1
    return bytes(data)


def _table_size(flags: int) -> int:
    """Bytes of the colour table that a descriptor's flags announce."""
    return 3 << (flags & 7) + 1 if flags & 0x80 else 0
