"""A walk through a maze, seen from inside: find the key where there is one, then the hatch."""

from collections.abc import Callable
from typing import NamedTuple

import pyxel

from retro_maze.engine.pad import DOWN, LEFT, RIGHT, UP
from retro_maze.front.keyboard import Pointer
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import letters, palette, panel, perspective
from retro_maze.front.view import walk as view
from retro_maze.maze import Grid, distances
from retro_maze.tower.floor import Plan

STEP_TICKS, TURN_TICKS, BUMP_TICKS = 10, 12, 8
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # by heading: up, right, down, left
SIDE = 72  # pixels at both edges of the picture in which the mouse turns
NOTHING, SEEN, ALL = range(3)  # what the map shows


class Course(NamedTuple):
    """What is walked through; places are squares. No key: the hatch is open."""

    title: str
    grid: Grid
    start: tuple[int, int]
    hatch: tuple[int, int]
    key: tuple[int, int] | None = None
    byte: int | None = None


def floor_course(plan: Plan, title: str) -> Course:
    """A floor of a tower, without anybody who lives there."""
    start, hatch, key = (place_of(plan.maze, cell) for cell in (plan.start, plan.hatch, plan.key))
    return Course(title, plan.maze, start, hatch, key, plan.byte)


def maze_course(grid: Grid, title: str) -> Course:
    """A bare maze: from the upper left cell to the one that is farthest from it."""
    steps = distances(grid, 0)
    return Course(title, grid, place_of(grid, 0), place_of(grid, steps.index(max(steps))))


def place_of(grid: Grid, cell: int) -> tuple[int, int]:
    """The square of a cell."""
    at = grid.square(cell)
    return at % grid.width, at // grid.width


class Walk(Scene):
    """Forward and back by squares, left and right by quarter turns, both smoothly."""

    def __init__(
        self, session: Session, course: Course, back: Callable[[Scene], Scene], band: int = 0
    ) -> None:
        self.session = session
        self.course = course
        self.back = back
        self.band = band
        self.say = session.say
        self.room = perspective.paint_room()
        self.pointer = Pointer()
        self.begin()

    def begin(self) -> None:
        """At the start, looking along an open way."""
        grid, (self.x, self.y) = self.course.grid, self.course.start
        self.heading = next((way for way in (1, 2, 3, 0) if self._open(way)), 0)
        self.chart = view.Chart(grid)
        self.shows = NOTHING
        self.has_key = self.course.key is None
        self.done = False
        self.steps = self.ticks = 0
        self.move = self.turn = 0  # 1 or -1 while going or turning
        self.move_ticks = self.turn_ticks = self.bump = 0
        self._arrive()

    @property
    def moved(self) -> tuple[float, float]:
        """Where the walker stands, between two squares while going."""
        step_x, step_y = STEPS[self.heading]
        part = self.move * self.move_ticks / STEP_TICKS
        if self.bump:
            part = 0.12 * (1 - abs(2 * self.bump / BUMP_TICKS - 1)) * self.move
        return self.x + step_x * part, self.y + step_y * part

    @property
    def turned(self) -> float:
        """Where the walker looks, in quarter turns; slow at both ends."""
        part = self.turn_ticks / TURN_TICKS
        return self.heading + self.turn * part * part * (3 - 2 * part)

    def update(self) -> Scene:
        self.ticks += 1
        self.pointer.update()
        buttons, pointer = self.session.buttons, self.pointer
        if buttons.pressed("back") or pointer.backed:
            return self.back(self)
        if self.done and (buttons.pressed("ok") or pointer.clicked):
            return self.back(self)
        on_edge = pointer.y < perspective.TOP or pointer.y >= view.FOOT_Y
        if buttons.pressed("ok") or (pointer.clicked and on_edge):
            self.shows = (self.shows + 1) % 3
            if self.shows == ALL:
                self.chart.note_all()
            self.session.sound.jingle("menu")
        if not self.done:
            self._go(buttons.held | self._pointed())
        return self

    def _pointed(self) -> int:
        """What the mouse presses: the sides turn, the middle goes on, the floor goes back."""
        pointer = self.pointer
        if not pointer.held or not perspective.TOP <= pointer.y < view.FOOT_Y:
            return 0
        if pointer.x < SIDE or pointer.x >= perspective.WIDE - SIDE:
            return LEFT if pointer.x < SIDE else RIGHT
        return UP if pointer.y < view.FOOT_Y - SIDE // 2 else DOWN

    def tune(self) -> None:
        self.session.sound.pause(False)
        self.session.sound.band(self.band)

    def _go(self, held: int) -> None:
        """Goes on with what was begun; a held direction begins the next step without a rest."""
        if self.bump:
            self.bump -= 1
            self.move = self.move if self.bump else 0
            return
        if self.move and self._step_on():
            return
        if self.turn and self._turn_on():
            return
        self.move = self.turn = 0
        ways = bool(held & UP) - bool(held & DOWN)
        turns = bool(held & RIGHT) - bool(held & LEFT)
        if turns:
            self.turn = turns
        elif ways:
            self._begin_step(ways)

    def _begin_step(self, way: int) -> None:
        self.move = way
        if not self._open(self.heading if way > 0 else self.heading + 2):
            self.bump = BUMP_TICKS
            self.session.sound.jingle("bump")

    def _step_on(self) -> bool:
        """Whether the step goes on; at its end the walker is a square further."""
        self.move_ticks += 1
        if self.move_ticks < STEP_TICKS:
            return True
        step_x, step_y = STEPS[self.heading]
        self.x, self.y = self.x + step_x * self.move, self.y + step_y * self.move
        self.move_ticks = self.move = 0
        self.steps += 1
        self.session.sound.jingle("step1" if self.steps % 2 else "step2")
        self._arrive()
        return False

    def _turn_on(self) -> bool:
        self.turn_ticks += 1
        if self.turn_ticks < TURN_TICKS:
            return True
        self.heading = (self.heading + self.turn) % 4
        self.turn_ticks = self.turn = 0
        return False

    def _arrive(self) -> None:
        """Looks around, takes the key, and ends on the hatch."""
        here = self.x, self.y
        self.chart.note(*here)
        for step_x, step_y in STEPS:
            x, y = self.x + step_x, self.y + step_y
            while not self.course.grid.squares[y * self.course.grid.width + x]:
                self.chart.note(x, y)
                x, y = x + step_x, y + step_y
        if not self.has_key and here == self.course.key:
            self.has_key = True
            self.session.sound.jingle("key")
        if self.has_key and here == self.course.hatch and self.steps:
            self.done = True
            self.session.sound.jingle("cleared")

    def _open(self, way: int) -> bool:
        step_x, step_y = STEPS[way % 4]
        grid = self.course.grid
        return not grid.squares[(self.y + step_y) * grid.width + self.x + step_x]

    def things(self) -> list[perspective.Thing]:
        """What is still to be found."""
        course = self.course
        hatch = "hatch.open" if self.has_key else "hatch.closed"
        found = [perspective.Thing(hatch, *course.hatch)]
        if course.key and not self.has_key:
            found.append(perspective.Thing("key", *course.key))
        return found

    def draw(self) -> None:
        palette.apply(self.band)
        things, (x, y) = self.things(), self.moved
        pyxel.blt(0, perspective.TOP, self.room, 0, 0, perspective.WIDE, perspective.HIGH)
        eye = perspective.eye_at(x, y, self.turned)
        view.draw_maze(self.course.grid, eye, self.x, self.y, things, self.ticks)
        view.draw_compass(self.turned)
        if self.shows != NOTHING:
            view.draw_chart(self.chart, x, y, self.turned, things, self.ticks)
        view.draw_head(self.course.title, self.say("k_steps", n=self.steps), self.course.byte)
        view.draw_foot(self._hint())
        self.pointer.draw(palette.PAPER, palette.INK)
        if self.done:
            panel.draw_panel(48, 84, 160, 56, self.say("k_done"))
            letters.centred(128, 108, self.say("k_result", n=self.steps), palette.PAPER)
            letters.centred(128, 122, self.session.keys.text(self.say, "k_again"), palette.STEEL)

    def _hint(self) -> str:
        if self.ticks < 300 or self.done:
            return self.session.keys.text(self.say, "k_hint")
        return self.say("k_find_key" if not self.has_key else "k_find_hatch")
