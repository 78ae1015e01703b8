"""A walk on its own: in a window, or by a guide who knows the way, for films and tests."""

import pyxel

from retro_maze.engine.pad import LEFT, RIGHT, UP
from retro_maze.front.app import FPS, App, load_resources, open_window
from retro_maze.front.attention import Attention
from retro_maze.front.beats import way_to
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.walk import Course, Walk
from retro_maze.front.session import Session
from retro_maze.maze import way
from retro_maze.maze.solve import trail
from retro_maze.paths import data_folder
from retro_maze.tower.floor import Tower

REST = 30  # pictures of a film after the goal is reached


def run_walk(session: Session, course: Course) -> None:
    """Walks in a window until it is closed; NoScreen where that cannot be."""
    resources = data_folder("resources")  # Pyxel changes the working directory
    open_window(course.title)
    load_resources(resources)
    app = walk_app(session, course, Attention())
    pyxel.run(app.update, app.draw)


def walk_app(session: Session, course: Course, attention: Attention | None = None) -> App:
    """The app that begins with a walk and ends with it."""
    app = App(session, attention)
    app.scene = Walk(session, course, _quit)
    return app


def _quit(old: Scene) -> Scene:
    pyxel.quit()
    return old


class Guide:
    """Goes the shortest way to the key and on to the hatch."""

    def __init__(self, course: Course) -> None:
        self.course = course
        goals = [course.key, course.hatch] if course.key else [course.hatch]
        here, self.route = course.start, [course.start]
        for goal in goals:
            self.route += self._between(here, goal)[1:]
            here = goal

    def _between(self, here: tuple[int, int], there: tuple[int, int]) -> list[tuple[int, int]]:
        grid = self.course.grid
        cells = way(grid, *((y // 2) * grid.columns + x // 2 for x, y in (here, there)))
        return [(at % grid.width, at // grid.width) for at in trail(grid, cells)]

    def held(self, walk: Walk) -> int:
        """The buttons for the next tick."""
        here = walk.x, walk.y
        if self.route and self.route[0] == here:
            self.route.pop(0)
        if not self.route or walk.done:
            return 0
        ahead = way_to(here, self.route[0])
        if walk.move:  # let go in time when the way bends at the next square
            straight = self.route[1:] and way_to(self.route[0], self.route[1]) == ahead
            return UP if straight else 0
        turn = (ahead - walk.heading) % 4
        if walk.turn or turn == 0:
            return 0 if walk.turn else UP
        return LEFT if turn == 3 else RIGHT


def film_walk(tower: Tower, course: Course, seconds: int) -> int:
    """Lets a guide walk before an open studio; returns the pictures taken."""
    from retro_maze.front.studio import EVERY, Studio

    pyxel.reset_screencast()
    studio = Studio(tower)
    walk = Walk(studio.app.session, course, lambda old: old)
    studio.app.scene = walk
    guide, taken = Guide(course), 0
    linger = REST
    while taken < seconds * FPS // EVERY and linger:
        for _ in range(EVERY):
            studio.tick(guide.held(walk))
        studio.show()
        linger -= walk.done
        taken += 1
    return taken
