"""Filmed floors, with their hits, fires and red minutes: nothing large flashes.

A flash, as WCAG 2.x counts it: a pixel grows lighter and darker again (or the other way) by a tenth
of full luminance or more, its darker state below 0.8. Three in a second may be seen anywhere; more
only on less than a quarter of a tenth of the sight, which is 1 pixel in 36 of a whole screen.
What walks past a pixel counts as well, so the measure is strict.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from types import ModuleType

import pytest

from retro_maze.engine.stage import SECOND
from retro_maze.front.app import HIGH, WIDE, load_resources
from retro_maze.front.scenes.play import Play
from retro_maze.front.session import Session, Wish
from retro_maze.front.store import Store
from retro_maze.front.studio import Fingers
from retro_maze.paths import data_folder
from retro_maze.shelf import load_tower
from tests.art import luminance
from tests.record import read, right_path

STEP = 0.1  # of luminance
DARK = 0.8
THREE = 6  # changes
EACH = 4  # one pixel of so many in both directions is looked at
ALLOWED = WIDE * HIGH // EACH**2 // 36
LONGEST = 15 * SECOND
TOWER = load_tower("bell")


class Flashes:
    """Counts by pixel how often its luminance has turned within the last second."""

    def __init__(self, lights: Sequence[float]) -> None:
        self.lights = lights
        self.spots = [y * WIDE + x for y in range(2, HIGH, EACH) for x in range(2, WIDE, EACH)]
        self.last: list[float] = []
        self.ways = [0] * len(self.spots)
        self.turns: list[deque[int]] = [deque() for _ in self.spots]
        self.many: set[int] = set()  # spots that may flash too often
        self.before = b""

    def note(self, frame: int, picture: bytes) -> int:
        """Takes a picture; how many of the spots flash more than three times a second now."""
        if not self.last:
            self.last = [self.lights[picture[at]] for at in self.spots]
        elif picture != self.before:
            for spot, at in enumerate(self.spots):
                if picture[at] != self.before[at]:
                    self._turn(spot, self.lights[picture[at]], frame)
        self.before = picture
        return sum([self._wild(self.turns[spot], frame) for spot in self.many])

    def _turn(self, spot: int, light: float, frame: int) -> None:
        step = light - self.last[spot]
        if abs(step) >= STEP and min(light, self.last[spot]) < DARK:
            way = 1 if step > 0 else -1
            if way != self.ways[spot]:
                self.turns[spot].append(frame)
                if len(self.turns[spot]) > THREE:
                    self.many.add(spot)
            self.ways[spot], self.last[spot] = way, light
        elif step * self.ways[spot] > 0:
            self.last[spot] = light  # further the same way

    def _wild(self, turns: deque[int], frame: int) -> bool:
        while turns and turns[0] <= frame - SECOND:
            turns.popleft()
        return len(turns) > THREE


def played(floor: int, flashing: bool) -> Iterator[Play]:
    """The recorded run of a floor, tick by tick, and then the red minute until it is over."""
    fingers = Fingers()
    session = Session(TOWER, "bell", Store(None), fingers, Wish(floor))
    session.settings.change(flashing=flashing, shake=flashing)
    play = Play(session)
    play.tune()
    for pad in read(right_path(floor)).pads[:LONGEST]:
        fingers.take(pad)
        play.update()
        yield play
        if play.world.outcome:
            break
    play.world.outcome, play.view.ended = "", 0
    play.world.tick = max(0, play.world.clock - 30)
    for _ in range(5 * SECOND):
        fingers.take(0)
        play.update()
        yield play


def worst(app: ModuleType, floor: int, flashing: bool) -> int:
    """The most spots that flashed more than three times within one second."""
    flashes: Flashes | None = None
    most = 0
    for frame, play in enumerate(played(floor, flashing)):
        play.draw()
        flashes = flashes or Flashes([luminance(colour) for colour in app.colors])
        most = max(most, flashes.note(frame, bytes(app.screen.data_ptr())))
    return most


@pytest.mark.parametrize("flashing", [True, False])
@pytest.mark.parametrize("floor", [3, 44])
def test_no_more_than_three_flashes_a_second(
    pyxel_app: ModuleType, floor: int, flashing: bool
) -> None:
    load_resources(data_folder("resources"))
    colours = list(pyxel_app.colors)
    assert worst(pyxel_app, floor, flashing) <= ALLOWED
    pyxel_app.colors[:] = colours


@pytest.mark.parametrize("lights", [(0.0, 0.5), (0.6, 0.75), (0.79, 1.0)])
@pytest.mark.parametrize(("period", "wild"), [(60, False), (20, False), (16, True), (2, True)])
def test_what_flashes_is_found(lights: tuple[float, float], period: int, wild: bool) -> None:
    flashes = Flashes(list(lights))
    pictures = [bytes([at]) * (WIDE * HIGH) for at in (0, 1)]
    found = [flashes.note(frame, pictures[2 * frame // period % 2]) for frame in range(200)]
    assert (max(found) > ALLOWED) == wild
    assert found[-1] == (len(flashes.spots) if wild else 0)


def test_faint_and_bright_changes_are_no_flashes() -> None:
    for lights in ((0.2, 0.29), (0.85, 1.0)):
        flashes = Flashes(list(lights))
        pictures = [bytes([at]) * (WIDE * HIGH) for at in (0, 1)]
        assert not any(flashes.note(frame, pictures[frame % 2]) for frame in range(100))
