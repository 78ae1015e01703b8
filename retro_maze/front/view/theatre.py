"""The theatre's stage: a maze that is being built, what stands on it, and the register below."""

from collections.abc import Iterable, Sequence

import pyxel

from retro_maze.front.beats import NO_WAY, STEPS, Beat, Place
from retro_maze.front.view import letters, register, sprites, tiles
from retro_maze.front.view.miniature import SCALES, Miniature
from retro_maze.front.view.palette import (
    BRASS,
    CLEAR,
    COPPER,
    GROUT,
    INK,
    LAMP,
    PAPER,
    RED,
    SHADE,
    SKY,
    SLATE,
    STEEL,
)
from retro_maze.maze import Grid

X, Y, WIDE, HIGH = 16, 18, 224, 176
TEXT_Y = 195
LAMPS_X, LAMPS_Y, PITCH = 14, 229, 15
GATE_X = 146
ROSE_X, ROSE_Y = 236, 226
SIDES = ("up", "right", "down", "left")
WALKERS = {"digging": "wren.walk", "pillar-walk": "spark_b.run", "random-walk": "spark_b.run"}


class TilePicture(Miniature):
    """The same as a Miniature, in the tiles of a band: only for grids that fit at full size."""

    def __init__(self, wide: int, high: int, seed: int, band: int) -> None:
        super().__init__(wide, high, SCALES[:1])
        self.seed = seed
        self.band = band

    def paint(self, grid: Grid) -> None:
        self.fit(grid)
        self.image.cls(INK)
        self.image.camera(-self.left, -self.top)
        tiles.draw_floor(self.image, grid, self.seed, self.band)
        self.image.camera()

    def paint_square(self, grid: Grid, x: int, y: int) -> None:
        self.image.camera(-self.left, -self.top)
        tiles.draw_around(self.image, grid, x, y, self.seed, self.band)
        self.image.camera()


class Stage:
    """A grid on the screen; `set`, `repaint` and `redden` change its picture."""

    def __init__(self, grid: Grid, seed: int, band: int) -> None:
        self.grid = grid
        wide, high = tiles.size(grid)
        fits = wide <= WIDE and high <= HIGH and grid.width & grid.height & 1
        self.picture = TilePicture(WIDE, HIGH, seed, band) if fits else Miniature(WIDE, HIGH)
        self.picture.paint(grid)
        self.posts, self.dots = pyxel.Image(WIDE, HIGH), pyxel.Image(WIDE, HIGH)
        self.dotted: dict[Place, int] = {}  # the places with a dot, and its colour
        self.tall = {8: 11, 4: 6, 3: 4}.get(self.picture.wall, 0)  # of a standing bar, in pixels

    def set(self, place: Place) -> None:
        """Shows a square as the grid has it now."""
        self.picture.paint_square(self.grid, *place)

    def repaint(self) -> None:
        """Shows all of the grid as it is now; no bar stands any more."""
        self.picture.paint(self.grid)
        self.posts.cls(CLEAR)

    def redden(self, cells: tuple[int, ...]) -> None:
        """Marks cells that nobody can reach."""
        self.picture.fill_cells(self.grid, cells, RED)

    def draw(self, shake: int) -> None:
        self.picture.draw(X, Y + shake)
        pyxel.blt(X, Y + shake, self.posts, 0, 0, WIDE, HIGH, CLEAR)

    def corner(self, place: Place) -> tuple[int, int]:
        """The upper left pixel of a square on the screen."""
        x, y = self.picture.corner(*place)
        return X + x, Y + y

    def middle(self, place: Place) -> tuple[int, int]:
        x, y = self.corner(place)
        return x + self.picture.size(place[0]) // 2, y + self.picture.size(place[1]) // 2

    def set_posts(self, places: Iterable[Place]) -> None:
        """Bars that stand upright, painted once; they never hide each other."""
        for place in places:
            x, y = self.picture.corner(*place)
            self._paint_post(self.posts, x, y)

    def take_post(self, place: Place) -> None:
        """A bar stands there no more."""
        x, y = self.picture.corner(*place)
        wall = self.picture.wall
        self.posts.rect(x, y - self.tall, wall + wall // 2, self.tall + wall, CLEAR)

    def draw_post(self, place: Place) -> None:
        """One bar that stands, by itself."""
        self._paint_post(pyxel.screen, *self.corner(place))

    def _paint_post(self, image: pyxel.Image, x: int, y: int) -> None:
        wall, tall = self.picture.wall, self.tall
        if not tall:
            return
        image.rect(x + wall, y + wall // 2, wall // 2, wall // 2, INK)
        image.rect(x, y - tall, wall, tall + wall, COPPER)
        image.rect(x, y - tall, wall // 2, tall + wall, BRASS)
        image.rect(x, y - tall, wall, max(2, wall // 2), LAMP)
        image.rectb(x, y - tall, wall, tall + wall, INK)

    def draw_falling(self, place: Place, way: int, part: float) -> None:
        """The same bar on its way down: 0 upright, 1 lying."""
        wall, room = self.picture.wall, self.picture.room
        x, y = self.corner(place)
        along, up = (wall + room // 2) * part, self.tall * (1 - part)
        step_x, step_y = STEPS[way]
        pieces = max(2, room // 4)
        for piece in range(pieces + 1):
            share = piece / pieces
            left = round(x + step_x * along * share)
            top = round(y + step_y * along * share - up * share)
            pyxel.rect(left, top, wall, wall, COPPER if piece < pieces else LAMP)
            pyxel.rect(left, top, wall, max(1, wall // 3), BRASS if piece < pieces else PAPER)

    def draw_refusal(self, place: Place, way: int) -> None:
        """A cross where somebody may not go."""
        x, y = self.middle(place)
        reach = self.picture.wall // 2 + self.picture.room // 2
        x, y = x + STEPS[way][0] * reach, y + STEPS[way][1] * reach
        size = max(2, self.picture.wall // 2)
        for shift in (0, 1):
            pyxel.line(x - size + shift, y - size, x + size + shift, y + size, RED)
            pyxel.line(x - size + shift, y + size, x + size + shift, y - size, RED)

    def draw_piece(self, beat: Beat, part: float) -> None:
        """A piece that grows from its pillar, or rock that is dug away, so far."""
        for place in beat.squares:
            x, y = self.corner(place)
            wide, high = self.picture.size(place[0]), self.picture.size(place[1])
            colour = BRASS if self.grid.squares[place[1] * self.grid.width + place[0]] else GROUT
            grown_x, grown_y = round(wide * part), round(high * part)
            if beat.way in (NO_WAY, 1, 3):
                left = x + wide - grown_x if beat.way == 3 else x
                pyxel.rect(left, y, grown_x, high, colour)
            else:
                top = y + high - grown_y if beat.way == 0 else y
                pyxel.rect(x, top, wide, grown_y, colour)

    def draw_choices(self, beat: Beat) -> None:
        """A dot on every place among which the draw chose; painted are those that changed."""
        dots = dict.fromkeys(beat.choices, SKY)
        if beat.actor in dots:
            dots[beat.actor] = LAMP
        for place in self.dotted.keys() - dots.keys():
            self._paint_dot(place, CLEAR)
        for place, colour in dots.items() - self.dotted.items():
            self._paint_dot(place, colour)
        self.dotted = dots
        pyxel.blt(X, Y, self.dots, 0, 0, WIDE, HIGH, CLEAR)

    def _paint_dot(self, place: Place, colour: int) -> None:
        x, y = self.middle(place)
        size = max(1, self.picture.wall // 2)
        self.dots.rect(x - X - size // 2, y - Y - size // 2, size, size, colour)

    def draw_walker(self, carver: str, place: Place, way: int, part: float, tick: int) -> None:
        """Whoever builds or digs, so far on the way from its place."""
        reach = self.picture.pitch * part
        x, y = self.middle(place)
        if way != NO_WAY:
            x, y = round(x + STEPS[way][0] * reach), round(y + STEPS[way][1] * reach)
        if self.picture.room < 8:
            pyxel.rect(x - 1, y - 1, 3, 3, PAPER)
            return
        name = WALKERS[carver]
        name = f"{name}.{SIDES[way]}" if name.endswith("walk") else name
        sprites.draw(name, tick // 6, x - 8, y - 8)


def draw_head(title: str, speed: int, speeds: int, byte: int) -> None:
    """The strip on top: which carver, how fast, from which seed."""
    pyxel.rect(0, 0, 256, 15, INK)
    pyxel.rect(0, 15, 256, 1, COPPER)
    letters.text(4, 4, title, PAPER, "head")
    for dot in range(speeds):
        colour = LAMP if dot <= speed else SHADE
        pyxel.tri(176 + 7 * dot, 4, 176 + 7 * dot, 10, 180 + 7 * dot, 7, colour)
    draw_number(223, 1, byte)


def draw_number(x: int, y: int, seed: int) -> None:
    """The seed on brass, as every byte of the game."""
    pyxel.rect(x, y, 31, 12, BRASS)
    pyxel.rect(x + 1, y + 1, 29, 10, INK)
    text = f"{seed:02X}"
    letters.text(x + 16 - 4 * len(text), y + 3, text, LAMP, "head")


def draw_texts(lines: Sequence[str], colour: int) -> None:
    for row, line in enumerate(lines[:2]):
        letters.centred(128, TEXT_Y + 11 * row, line, colour)


def draw_register(value: int, bits: int, part: float, coming: int) -> None:
    """A register of 8 or 16 lamps; `part` of the way to the next place, `coming` the new bit."""
    pyxel.rect(0, LAMPS_Y - 14, 256, 25, INK)
    pitch = PITCH if bits == 8 else PITCH * 8 // bits
    if bits == 8:
        _draw_gate(part > 0)
    for bit in range(bits):
        x = LAMPS_X + pitch * (bits - 1 - bit) - round(pitch * part)
        if x >= LAMPS_X - pitch // 2:
            register.draw_lamp(x, LAMPS_Y, bool(value >> bit & 1), 5 if bits == 8 else 3)
    if part:
        x = LAMPS_X + pitch * bits - round(pitch * part)
        register.draw_lamp(x, LAMPS_Y, bool(coming), 5 if bits == 8 else 3)


def _draw_gate(busy: bool) -> None:
    """The wires from bits 7 and 4 to the gate that lights the new bit when they are equal."""
    colour = BRASS if busy else SLATE
    first, second = LAMPS_X, LAMPS_X + 3 * PITCH
    for x, y in ((first, LAMPS_Y - 12), (second, LAMPS_Y - 9)):
        pyxel.rect(x, y, 1, LAMPS_Y - 6 - y, colour)
        pyxel.rect(x, y, GATE_X - x, 1, colour)
    pyxel.rect(GATE_X, LAMPS_Y - 14, 13, 11, INK)
    pyxel.rectb(GATE_X, LAMPS_Y - 14, 13, 11, colour)
    pyxel.rect(GATE_X + 4, LAMPS_Y - 11, 5, 1, LAMP if busy else STEEL)
    pyxel.rect(GATE_X + 4, LAMPS_Y - 8, 5, 1, LAMP if busy else STEEL)
    pyxel.rect(GATE_X + 6, LAMPS_Y - 3, 1, 4, colour)
    pyxel.rect(LAMPS_X + 8 * PITCH - 6, LAMPS_Y, GATE_X + 7 - LAMPS_X - 8 * PITCH + 6, 1, colour)


def draw_value(text: str) -> None:
    """What a chip without lamps has drawn."""
    pyxel.rect(0, LAMPS_Y - 14, 256, 25, INK)
    letters.text(LAMPS_X, LAMPS_Y - 4, text, LAMP, "head")


def draw_rose(way: int, refused: bool) -> None:
    """The four directions, the drawn one lit."""
    for side, (step_x, step_y) in STEPS.items():
        x, y = ROSE_X + 7 * step_x, ROSE_Y + 7 * step_y
        colour = (RED if refused else LAMP) if side == way else SLATE
        across_x, across_y = 3 * abs(step_y), 3 * abs(step_x)
        tip = x + 4 * step_x, y + 4 * step_y
        pyxel.tri(x - across_x, y - across_y, x + across_x, y + across_y, *tip, colour)
    pyxel.rect(ROSE_X - 1, ROSE_Y - 1, 3, 3, STEEL)
