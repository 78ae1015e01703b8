"""The screen of a walk: the maze from inside, the compass, the map, and what is to be found."""

import pyxel

from retro_maze.front.view import dial, letters, sprites
from retro_maze.front.view import perspective as view
from retro_maze.front.view.miniature import Miniature
from retro_maze.front.view.palette import BRASS, COPPER, INK, LAMP, NIGHT, PAPER, RED, SHADE, STEEL
from retro_maze.front.view.perspective import Thing
from retro_maze.front.view.workshop import draw_plate
from retro_maze.maze import Grid

COMPASS_X, COMPASS_Y, COMPASS = 234, 38, 12
MAP_X, MAP_Y, MAP_WIDE, MAP_HIGH = 6, 22, 150, 90
MAP_SCALES = ((2, 4), (1, 3), (1, 2), (1, 1))
FOOT_Y = 224


class Chart(Miniature):
    """The map: everything, or only what has been seen."""

    def __init__(self, grid: Grid) -> None:
        super().__init__(MAP_WIDE, MAP_HIGH, MAP_SCALES)
        self.grid = grid
        self.fit(grid)
        self.known = bytearray(len(grid.squares))
        self.image.cls(NIGHT)

    def note(self, x: int, y: int) -> None:
        """Draws the open square at (x, y) and the walls around it."""
        for near_y in range(max(0, y - 1), min(self.grid.height, y + 2)):
            for near_x in range(max(0, x - 1), min(self.grid.width, x + 2)):
                at = near_y * self.grid.width + near_x
                wall = bool(self.grid.squares[at])
                if not self.known[at] and (wall or (near_x, near_y) == (x, y)):
                    self.known[at] = 1
                    self.fill(near_x, near_y, BRASS if wall else SHADE)

    def note_all(self) -> None:
        """Draws all of the maze."""
        for at, square in enumerate(self.grid.squares):
            self.fill(at % self.grid.width, at // self.grid.width, BRASS if square else SHADE)


def draw_maze(grid: Grid, eye: view.Eye, x: int, y: int, things: list[Thing], tick: int) -> None:
    """What the eye sees from the square at (x, y), over an empty room."""
    seen = view.in_sight(grid, eye, x, y)
    view.draw_floor_lines(eye, seen)
    panels = [panel for face in view.faces_of(grid, seen) if (panel := view.project(eye, face))]
    stands = [s for thing in things if (thing.x, thing.y) in seen and (s := view.stand(eye, thing))]
    painted: list[view.Panel | view.Stand] = [*panels, *stands]
    for shown in sorted(painted, key=_distance, reverse=True):
        if isinstance(shown, view.Panel):
            view.draw_panel(shown)
        else:
            _draw_stand(shown, tick)


def _distance(shown: view.Panel | view.Stand) -> float:
    return shown.distance


def _draw_stand(stand: view.Stand, tick: int) -> None:
    """A sprite that stands on the floor, as large as it is near."""
    frames = sprites.SPRITES[stand.name]
    bank, u, v, w, h, _, _ = frames[tick // 8 % len(frames)]
    size = 0.6 * stand.unit
    top = stand.foot - size / 2 - h / 2
    pyxel.blt(stand.x - w / 2, top, bank, u, v, w, h, NIGHT, scale=max(0.1, size / h))


def draw_compass(turn: float) -> None:
    """Which way is up on the map: the red end of the needle."""
    x, y = COMPASS_X, COMPASS_Y
    pyxel.circ(x, y, COMPASS + 2, INK)
    pyxel.circb(x, y, COMPASS + 2, COPPER)
    pyxel.circb(x, y, COMPASS + 1, BRASS)
    north = -turn * 15  # minutes of a dial
    for minutes, colour in ((north + 30, STEEL), (north, RED)):
        tip_x, tip_y = dial.tip(minutes, COMPASS - 2)
        side_x, side_y = dial.tip(minutes + 15, 3)
        pyxel.tri(x - side_x, y - side_y, x + side_x, y + side_y, x + tip_x, y + tip_y, colour)
    dial.draw_pin(x, y, 1)


def draw_chart(
    chart: Chart, x: float, y: float, turn: float, things: list[Thing], tick: int
) -> None:
    """The map in the corner, with the walker on it."""
    left, top = MAP_X - chart.left, MAP_Y - chart.top
    wide, high = MAP_WIDE - 2 * chart.left, MAP_HIGH - 2 * chart.top
    pyxel.rect(MAP_X - 3, MAP_Y - 3, wide + 6, high + 6, INK)
    pyxel.rectb(MAP_X - 3, MAP_Y - 3, wide + 6, high + 6, COPPER)
    pyxel.blt(MAP_X, MAP_Y, chart.image, chart.left, chart.top, wide, high)
    for thing in things:
        if chart.known[thing.y * chart.grid.width + thing.x]:
            _draw_dot(chart, left, top, thing.x, thing.y, LAMP)
    if tick // 8 % 3:
        _draw_dot(chart, left, top, round(x), round(y), PAPER)


def _draw_dot(chart: Chart, left: int, top: int, x: int, y: int, colour: int) -> None:
    corner_x, corner_y = chart.corner(x, y)
    wide, high = chart.size(x), chart.size(y)
    pyxel.rect(left + corner_x, top + corner_y, max(2, wide), max(2, high), colour)


def draw_head(title: str, steps: str, byte: int | None) -> None:
    pyxel.rect(0, 0, 256, 15, INK)
    pyxel.rect(0, 15, 256, 1, COPPER)
    letters.text(4, 4, title, PAPER, "head")
    right = 218 if byte is not None else 252
    letters.text(right - letters.width(steps), 4, steps, STEEL)
    if byte is not None:
        draw_plate(223, 1, byte)


def draw_foot(text: str, colour: int = STEEL) -> None:
    pyxel.rect(0, FOOT_Y, 256, 16, INK)
    pyxel.rect(0, FOOT_Y, 256, 1, COPPER)
    letters.centred(128, FOOT_Y + 5, text, colour)
