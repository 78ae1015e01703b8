"""Paints a floor of the tower, once, into a picture that the camera then cuts from.

Each band owns a strip 16 pixels high in image bank 1: sixteen pillars (one for every set of
neighbours), two by two lying pieces of wall, four standing ones, solid rock, twelve squares of
floor and two inlays. `resources/README.md` holds the map.
"""

import pyxel

from retro_maze.front.view import emblem
from retro_maze.front.view.palette import CREST, INK, NIGHT
from retro_maze.maze import WALL, Grid

BANK = 1
PITCH, THICK = 24, 8
_ROOM = PITCH - THICK
_LYING, _STANDING, _ROCK, _GROUND, _INLAY = 64, 96, 128, 144, 192
_GROUNDS = (0, 1, 0, 2, 0, 1, 3, 0, 1, 0, 2, 0, 1, 0, 4, 5)  # how often each of six is laid
_WALLS = (0, 0, 1, 0, 0, 3, 0, 1, 0, 2, 0, 0, 3, 0, 1, 0)


SIGN_COLUMNS = 9
FITTED = 5  # of so many places where walls meet one bears a stud


def size(grid: Grid) -> tuple[int, int]:
    """Width and height in pixels of the picture that `draw_floor` fills."""
    return PITCH * grid.columns + THICK, PITCH * grid.rows + THICK


def place(x: int, y: int) -> tuple[int, int]:
    """The upper left pixel of a square of the wall grid."""
    return x // 2 * PITCH + x % 2 * THICK, y // 2 * PITCH + y % 2 * THICK


def draw_floor(image: pyxel.Image, grid: Grid, seed: int, band: int) -> None:
    """Paint every square; the image must have the `size` of the grid."""
    v = 16 * band
    places = [(x, y) for y in range(grid.height) for x in range(grid.width)]
    ground = [(x, y) for x, y in places if grid.squares[y * grid.width + x] != WALL]
    for x, y in ground:
        _draw_ground(image, x, y, seed, v)
    for middle in signs(grid, seed):
        emblem.SIGNS[band](image, *middle)
    for x, y in ground:
        _draw_shadow(image, neighbours(grid, x, y), x, y)
    for x, y in places:
        if grid.squares[y * grid.width + x] == WALL:
            _draw_wall(image, grid, x, y, _chance(x, y, seed), v)


def draw_room(image: pyxel.Image, seed: int, band: int) -> None:
    """Fill an image with ground inside four walls; its sides are 16 times something."""
    wide, high, v = image.width, image.height, 16 * band
    for y in range(THICK, high - THICK, THICK):
        for x in range(THICK, wide - THICK, THICK):
            _lay_ground(image, x, y, THICK, THICK, _chance(x, y, seed), v)
    image.rect(THICK, THICK, wide - 2 * THICK, 3, NIGHT)
    image.rect(THICK, THICK, 2, high - 2 * THICK, NIGHT)
    for x in range(THICK, wide - THICK, _ROOM):
        for y in (0, high - THICK):
            _lay_lying(image, x, y, _chance(x, y, seed), v)
    for y in range(THICK, high - THICK, _ROOM):
        for x in (0, wide - THICK):
            _lay_standing(image, x, y, _chance(x, y, seed), v)
    right, low = wide - THICK, high - THICK
    for x, y, joins in ((0, 0, 6), (right, 0, 12), (0, low, 3), (right, low, 9)):
        _lay_pillar(image, x, y, joins, v)


def draw_storey(image: pyxel.Image, band: int) -> None:
    """Fill an image with ground between two walls, a lying wall below it."""
    wide, high, v = image.width, image.height, 16 * band
    right, low = wide - THICK, high - THICK
    for y in range(0, low, THICK):
        for x in range(THICK, right, THICK):
            _lay_ground(image, x, y, THICK, THICK, _chance(x, y, band), v)
    image.rect(THICK, 0, wide - 2 * THICK, 3, NIGHT)
    image.rect(THICK, 0, 2, low, NIGHT)
    for x in (0, right):
        for y in range(0, low, _ROOM):
            _lay_standing(image, x, y, 0, v)
    for x in range(THICK, right, _ROOM):
        _lay_lying(image, x, low, _chance(x, low, band), v)
    for x, joins in ((0, 7), (right, 13)):
        _lay_pillar(image, x, low, joins, v)


def draw_around(image: pyxel.Image, grid: Grid, x: int, y: int, seed: int, band: int) -> None:
    """Repaint a square and its eight neighbours, after a wall there has fallen."""
    for near_y in range(max(0, y - 1), min(grid.height, y + 2)):
        for near_x in range(max(0, x - 1), min(grid.width, x + 2)):
            draw_square(image, grid, near_x, near_y, seed, band)


def draw_square(image: pyxel.Image, grid: Grid, x: int, y: int, seed: int, band: int) -> None:
    """Paint one square of the wall grid; `seed` chooses among the variants."""
    if grid.squares[y * grid.width + x] == WALL:
        _draw_wall(image, grid, x, y, _chance(x, y, seed), 16 * band)
        return
    _draw_ground(image, x, y, seed, 16 * band)
    for middle in signs(grid, seed):
        emblem.draw_part(image, middle, band, _box(x, y))
    _draw_shadow(image, neighbours(grid, x, y), x, y)


def _draw_wall(image: pyxel.Image, grid: Grid, x: int, y: int, chance: int, v: int) -> None:
    left, top = place(x, y)
    if x % 2 and y % 2:
        image.blt(left, top, BANK, _ROCK, v, _ROOM, _ROOM)
    elif x % 2:
        _lay_lying(image, left, top, chance, v)
    elif y % 2:
        _lay_standing(image, left, top, chance, v)
    else:
        joins = neighbours(grid, x, y)
        _lay_pillar(image, left, top, joins, v)
        if joins.bit_count() > 2 and chance % FITTED == 0:
            _lay_stud(image, left + 2, top + 2)


def _lay_stud(image: pyxel.Image, left: int, top: int) -> None:
    """Where walls meet; no lighter than they are, as nothing on them may be."""
    image.rect(left, top, 4, 4, INK)
    image.rect(left + 1, top + 1, 2, 2, CREST)


def _lay_lying(image: pyxel.Image, left: int, top: int, chance: int, v: int) -> None:
    kind = _WALLS[chance & 15]
    image.blt(left, top, BANK, _LYING + kind % 2 * 16, v + kind // 2 * 8, _ROOM, THICK)


def _lay_standing(image: pyxel.Image, left: int, top: int, chance: int, v: int) -> None:
    image.blt(left, top, BANK, _STANDING + 8 * _WALLS[chance & 15], v, THICK, _ROOM)


def _lay_pillar(image: pyxel.Image, left: int, top: int, joins: int, v: int) -> None:
    image.blt(left, top, BANK, joins % 8 * 8, v + joins // 8 * 8, THICK, THICK)


def neighbours(grid: Grid, x: int, y: int) -> int:
    """Which of the four squares around are wall: up 1, right 2, down 4, left 8."""
    squares, at, width = grid.squares, y * grid.width + x, grid.width
    up = y > 0 and squares[at - width] == WALL
    right = x + 1 < width and squares[at + 1] == WALL
    down = y + 1 < grid.height and squares[at + width] == WALL
    left = x > 0 and squares[at - 1] == WALL
    return up | right << 1 | down << 2 | left << 3


def signs(grid: Grid, seed: int) -> list[tuple[int, int]]:
    """The middles, in pixels, of the signs in a floor's ground: one for each nine columns."""
    found = []
    for part in range(max(1, grid.columns // SIGN_COLUMNS)):
        chance = _chance(part, grid.rows, seed)
        column = part * SIGN_COLUMNS + chance % min(SIGN_COLUMNS, grid.columns)
        row = (chance >> 8) % grid.rows
        found.append((PITCH * column + PITCH // 2 + THICK // 2, PITCH * row + PITCH // 2 + 4))
    return found


def _box(x: int, y: int) -> tuple[int, int, int, int]:
    """The place of a square, and its width and height in pixels."""
    return *place(x, y), _ROOM if x % 2 else THICK, _ROOM if y % 2 else THICK


def _draw_ground(image: pyxel.Image, x: int, y: int, seed: int, v: int) -> None:
    left, top, wide, high = _box(x, y)
    chance = _chance(x, y, seed)
    if wide == high == _ROOM and chance % 13 == 0:
        image.blt(left, top, BANK, _INLAY + 16 * (chance & 1), v, _ROOM, _ROOM)
    else:
        _lay_ground(image, left, top, wide, high, chance, v)


def _lay_ground(
    image: pyxel.Image, left: int, top: int, wide: int, high: int, chance: int, v: int
) -> None:
    for down in range(0, high, 8):
        for along in range(0, wide, 8):
            kind = _GROUNDS[chance & 15]
            chance = chance >> 4
            image.blt(left + along, top + down, BANK, _GROUND + 8 * kind, v, 8, 8)


def _draw_shadow(image: pyxel.Image, walls: int, x: int, y: int) -> None:
    """Light falls from the upper left: a wall above or to the left darkens the floor's edge."""
    left, top, wide, high = _box(x, y)
    if walls & 1:
        image.rect(left, top, wide, 3, NIGHT)
    if walls & 8:
        image.rect(left, top, 2, high, NIGHT)


def _chance(x: int, y: int, seed: int) -> int:
    """Twenty even bits for a square: the same for the same seed on every machine."""
    mixed = (x * 0x9E3779B1 ^ y * 0x85EBCA77 ^ (seed + 1) * 0xC2B2AE3D) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 15) * 0x2C1B3C6D & 0xFFFFFFFF
    return mixed >> 12
