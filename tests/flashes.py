"""Counts flashes on the screen: `python -m tests.flashes [FLOOR ...]` films every recorded run.

A flash is a pair of opposing changes of relative luminance by a tenth or more, the darker end
below 0.8, or a pair of changes to and from saturated red (WCAG 2.x, "general flash and red flash
thresholds"). Measured on every fourth pixel of every fourth row, over any second.
"""

from argparse import ArgumentParser
from collections import deque
from pathlib import Path

import pyxel

from retro_maze.engine.replay import read_replay
from retro_maze.front.app import FPS, HIGH, WIDE
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.studio import Recording, stage
from retro_maze.shelf import BELL, load_tower
from retro_maze.tower.floor import Tower
from tests.art import linear, luminance

STEP = 4  # pixels from one that is measured to the next
ACROSS, DOWN = WIDE // STEP, HIGH // STEP
EVERY = 2  # ticks from one measured frame to the next
CHANGE, LIGHT = 26, 204  # of 255: a tenth, and 0.8
RISEN, FALLEN = 1, 2  # the last change of a place
LIMIT = 3  # flashes a second
FIELD = ACROSS // 3, DOWN // 3  # ten degrees of the eye's field, where the screen fills thirty
REPLAYS = Path(__file__).parent / "replays"


class Meter:
    """Takes frames, one every EVERY ticks; `worst` is the largest area that flashed too often."""

    def __init__(self) -> None:
        self.low = bytearray(ACROSS * DOWN)  # darkest since the last change, by place
        self.high = bytearray(ACROSS * DOWN)  # lightest
        self.way = bytearray(ACROSS * DOWN)
        self.light = self.red = b""
        self.changes = [[0] * (ACROSS * DOWN) for _ in range(2)]  # of light, of red: in a second
        self.window: deque[tuple[list[int], list[int]]] = deque()
        self.worst = 0.0  # share of the screen
        self.worst_field = 0.0  # share of a field

    def take(self) -> None:
        """Measures what is on the screen."""
        light, red = _sample()
        turned: list[int] = []
        reddened: list[int] = []
        if not self.light:
            self.low[:] = self.high[:] = light
            self.light, self.red = light, red
        if light != self.light:
            pairs = enumerate(zip(self.light, light, strict=True))
            turned = [at for at, (old, new) in pairs if old != new and self._turns(at, new)]
        if red != self.red:
            places = enumerate(zip(self.red, red, strict=True))
            reddened = [at for at, (old, new) in places if old != new]
        self.light, self.red = light, red
        self._count((turned, reddened))

    def _turns(self, at: int, new: int) -> bool:
        """Follows a place to its next extreme; whether a change the other way is complete."""
        way = self.way[at]
        self.low[at], self.high[at] = min(self.low[at], new), max(self.high[at], new)
        if way != RISEN and new >= self.low[at] + CHANGE and self.low[at] < LIGHT:
            self.way[at], self.high[at] = RISEN, new
        elif way != FALLEN and new <= self.high[at] - CHANGE and new < LIGHT:
            self.way[at], self.low[at] = FALLEN, new
        return way != self.way[at]

    def _count(self, found: tuple[list[int], list[int]]) -> None:
        self.window.append(found)
        gone = self.window.popleft() if len(self.window) > FPS // EVERY else ([], [])
        for changes, new, old in zip(self.changes, found, gone, strict=True):
            for at in new:
                changes[at] += 1
            for at in old:
                changes[at] -= 1
            if new and max(changes) > 2 * LIMIT:
                self._judge([at for at, many in enumerate(changes) if many > 2 * LIMIT])

    def _judge(self, places: list[int]) -> None:
        self.worst = max(self.worst, len(places) / (ACROSS * DOWN))
        wide, high = FIELD
        for left in range(0, ACROSS - wide + 1, 2):
            for top in range(0, DOWN - high + 1, 2):
                inside = sum(
                    left <= at % ACROSS < left + wide and top <= at // ACROSS < top + high
                    for at in places
                )
                self.worst_field = max(self.worst_field, inside / (wide * high))


def _sample() -> tuple[bytes, bytes]:
    """Luminance, and whether it is saturated red, of the measured pixels."""
    colours = list(pyxel.colors)
    screen = bytes(pyxel.screen.data_ptr())
    rows = [screen[y * WIDE : (y + 1) * WIDE : STEP] for y in range(0, HIGH, STEP)]
    picture = b"".join(rows)
    light = bytes(round(255 * luminance(colour)) for colour in colours)
    red = bytes(_is_red(colour) for colour in colours)
    rest = bytes(256 - len(colours))
    return picture.translate(light + rest), picture.translate(red + rest)


def _is_red(colour: int) -> bool:
    red, green, blue = (linear(colour >> shift & 255) for shift in (16, 8, 0))
    return red >= 0.8 * (red + green + blue) and 320 * (red - green - blue) > 20


def film(scene: Scene, ticks: int) -> Meter:
    """Lets a scene go on by itself for so many ticks."""
    meter = Meter()
    for tick in range(ticks):
        scene = scene.update()
        if tick % EVERY == 0:
            scene.draw()
            meter.take()
    return meter


def film_replay(tower: Tower, path: Path, most: int = 1 << 30) -> Meter:
    """Plays a recording, at most so many of its last ticks measured."""
    replay = read_replay(path.read_text(), path.name)
    studio, meter = stage(Recording(path.name, tower, replay)), Meter()
    for tick, pad in enumerate(replay.pads):
        studio.tick(pad)
        if tick % EVERY == 0 and tick >= len(replay.pads) - most:
            studio.app.draw()
            meter.take()
    return meter


def main() -> None:
    """Films the recorded runs, right and wrong, and prints what flashes most."""
    from retro_maze.front.studio import open_studio

    parser = ArgumentParser(prog="python -m tests.flashes", description=__doc__)
    parser.add_argument("floors", nargs="*", type=int, metavar="FLOOR")
    wanted = parser.parse_args().floors
    open_studio(1)
    tower = load_tower(BELL)
    for path in sorted(REPLAYS.glob("*/*.txt")):
        if not wanted or int(path.name[:2]) in wanted:
            meter = film_replay(tower, path)
            print(f"{path.parent.name}/{path.name}: {meter.worst:.1%} {meter.worst_field:.1%}")


if __name__ == "__main__":
    main()
