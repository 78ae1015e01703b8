"""A maze from inside: nobody walks through walls, what is near is large, and all is found."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from retro_maze import cli
from retro_maze.front.app import App, load_resources
from retro_maze.front.buttons import ACTIONS
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.walk import ALL, NOTHING, Course, Walk, floor_course, maze_course
from retro_maze.front.session import Session
from retro_maze.front.store import Store
from retro_maze.front.stroll import Guide
from retro_maze.front.studio import Fingers
from retro_maze.front.view import perspective as view
from retro_maze.maze import CARVERS, Grid, carve, chip
from retro_maze.paths import data_folder
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import plan_floor

CORRIDOR = Grid.from_text(
    [
        "#########",
        "#.......#",
        "#.#####.#",
        "#.#...#.#",
        "#########",
    ]
)


class Walker:
    """Somebody at the buttons of a walk."""

    def __init__(self, pyxel: ModuleType, course: Course) -> None:
        self.pyxel: Any = pyxel
        self.fingers = Fingers()
        self.left: list[Scene] = []
        self.app = App(Session(load_tower("bell"), "bell", Store(None), self.fingers))
        self.app.scene = Walk(self.app.session, course, self.leave)

    def leave(self, old: Scene) -> Scene:
        self.left.append(old)
        return old

    @property
    def walk(self) -> Walk:
        assert isinstance(self.app.scene, Walk)
        return self.app.scene

    def hold(self, ticks: int, *actions: str) -> None:
        for _ in range(ticks):
            self.fingers.down = sum(ACTIONS[action] for action in actions)
            self.app.update()

    def press(self, *actions: str) -> None:
        for action in actions:
            self.hold(1, action)
            self.hold(20)


@pytest.fixture
def walker(pyxel_app: ModuleType) -> Callable[[Course], Walker]:
    load_resources(data_folder("resources"))
    return lambda course: Walker(pyxel_app, course)


@pytest.fixture
def here(walker: Callable[[Course], Walker]) -> Walker:
    """In the corridor's upper left corner, looking right."""
    return walker(Course("Corridor", CORRIDOR, (1, 1), (7, 3)))


def test_one_begins_looking_along_an_open_way(here: Walker) -> None:
    assert here.walk.heading == 1


def test_a_press_goes_one_square_and_turns_a_quarter(here: Walker) -> None:
    here.press("up")
    assert (here.walk.x, here.walk.y, here.walk.heading) == (2, 1, 1)
    here.press("down")
    assert (here.walk.x, here.walk.y, here.walk.heading) == (1, 1, 1)
    here.press("right", "up")
    assert (here.walk.x, here.walk.y, here.walk.heading) == (1, 2, 2)
    here.press("left", "left")
    assert here.walk.heading == 0


def test_a_held_button_goes_on_without_a_rest(here: Walker) -> None:
    here.hold(61, "up")
    assert here.walk.x == 7


@pytest.mark.parametrize(("turns", "button"), [(1, "up"), (3, "down")])
def test_nobody_walks_through_a_wall(turns: int, button: str, here: Walker) -> None:
    here.press(*["left"] * turns)  # the outer wall lies ahead, or behind
    x, y = here.walk.x, here.walk.y
    for _ in range(10):
        here.press(button)
    here.hold(100, button)
    here.hold(20)
    assert (here.walk.x, here.walk.y) == (x, y)
    assert here.walk.moved == (x, y)


def test_the_mouse_turns_at_the_sides_and_goes_in_the_middle(here: Walker) -> None:
    pyxel = here.pyxel

    def hold(x: int, y: int, ticks: int) -> None:
        pyxel.set_mouse_pos(x, y)
        pyxel.set_btn(pyxel.MOUSE_BUTTON_LEFT, True)
        here.hold(ticks)
        pyxel.set_btn(pyxel.MOUSE_BUTTON_LEFT, False)
        pyxel.flip()
        here.hold(20)

    hold(128, 100, 1)
    assert (here.walk.x, here.walk.y) == (2, 1)
    hold(128, 220, 1)
    assert (here.walk.x, here.walk.y) == (1, 1)
    hold(240, 100, 1)
    assert here.walk.heading == 2
    hold(10, 100, 1)
    assert here.walk.heading == 1


def test_every_square_on_any_walk_is_open(walker: Callable[[Course], Walker]) -> None:
    grid = carve("digging", 21, 15, chip("lfsr8", 5))
    here = walker(maze_course(grid, "maze"))
    draws = chip("xorshift16", 7)
    for _ in range(400):
        action = ("up", "up", "down", "left", "right")[draws.below(5)]
        here.hold(1 + draws.below(25), action)
        assert not grid.squares[here.walk.y * grid.width + here.walk.x]


def test_the_hatch_ends_the_walk_once_the_key_is_found(walker: Callable[[Course], Walker]) -> None:
    here = walker(Course("Corridor", CORRIDOR, (3, 1), (5, 1), key=(7, 1)))
    here.hold(21, "up")
    assert not here.walk.done, "the hatch is locked"
    here.hold(21, "up")
    assert here.walk.has_key
    here.hold(40, "down")
    assert here.walk.done
    here.press("up")
    assert here.walk.x == 5, "the walk is over"
    here.press("blade")
    assert here.left


@pytest.mark.parametrize("floor", [1, 24, 38, 60])
def test_a_guide_finds_key_and_hatch_on_floors(
    floor: int, walker: Callable[[Course], Walker]
) -> None:
    course = floor_course(plan_floor(load_tower("bell"), floor), "Floor")
    assert_found(walker(course), course)


@pytest.mark.parametrize("carver", [name for name in CARVERS if CARVERS[name].perfect])
def test_a_guide_finds_the_farthest_cell(carver: str, walker: Callable[[Course], Walker]) -> None:
    course = maze_course(carve(carver, 15, 11, chip("lfsr8", 5)), "maze")
    assert_found(walker(course), course)


def test_even_sizes_can_be_walked(walker: Callable[[Course], Walker]) -> None:
    course = maze_course(carve("digging", 12, 8, chip("lfsr8", 5)), "maze")
    here = walker(course)
    assert_found(here, course)
    here.press("whistle")
    here.app.draw()


def assert_found(here: Walker, course: Course) -> None:
    guide = Guide(course)
    for tick in range(6000):
        if here.walk.done:
            break
        here.fingers.down = guide.held(here.walk)
        here.app.update()
        if tick % 50 == 0:
            here.app.draw()
    assert here.walk.done
    assert (here.walk.x, here.walk.y) == course.hatch


def test_the_map_shows_what_was_seen_and_then_everything(here: Walker) -> None:
    assert here.walk.shows == NOTHING
    known = here.walk.chart.known
    assert known[1 * 9 + 7], "the end of the corridor is in sight"
    assert not known[3 * 9 + 4], "the closed room is not"
    here.press("blade")
    here.app.draw()
    here.press("blade")
    assert here.walk.shows == ALL
    here.app.draw()
    here.press("blade")
    assert here.walk.shows == NOTHING


def test_a_wall_ahead_stands_upright_and_level() -> None:
    eye = view.eye_at(1, 1, 1.0)
    panel = view.project(eye, view.Face(8, 1, 8, 2, 0))
    assert panel
    assert panel.half1 == pytest.approx(panel.half2)
    assert panel.x1 == pytest.approx(256 - panel.x2)


def test_what_is_nearer_is_larger() -> None:
    eye = view.eye_at(1, 1, 1.0)
    faces = [view.project(eye, view.Face(x, 1, x, 2, 0)) for x in range(3, 9)]
    sizes = [face.half1 for face in faces if face]
    assert len(sizes) == 6
    assert all(near > far for near, far in pairwise(sizes))


def test_what_is_behind_or_seen_from_behind_is_not_drawn() -> None:
    eye = view.eye_at(3, 1, 1.0)
    assert view.project(eye, view.Face(1, 1, 1, 2, 0)) is None, "behind"
    assert view.project(eye, view.Face(6, 2, 6, 1, 0)) is None, "its other side"
    assert view.stand(eye, view.Thing("key", 1, 1)) is None


def test_a_turn_of_the_head_leads_from_one_view_to_the_next() -> None:
    for turn in (0.0, 0.25, 0.5, 1.0, 1.5, 2.75, 3.0):
        eye = view.eye_at(1, 1, turn)
        ahead, aside = eye.see(eye.x + eye.ahead_x, eye.y + eye.ahead_y)
        assert ahead == pytest.approx(1)
        assert aside == pytest.approx(0)


def test_nothing_is_seen_through_a_wall_of_the_corridor() -> None:
    eye = view.eye_at(1, 1, 1.0)
    seen = view.in_sight(CORRIDOR, eye, 1, 1)
    assert (7, 1) in seen
    assert (4, 3) not in seen
    assert all(not CORRIDOR.squares[y * 9 + x] for x, y in seen)


def test_pictures_change_nothing(here: Walker) -> None:
    here.hold(13, "up")
    before = here.walk.moved, here.walk.turned, bytes(here.walk.chart.known)
    for _ in range(3):
        here.app.draw()
    assert before == (here.walk.moved, here.walk.turned, bytes(here.walk.chart.known))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ([], "give WIDTH and HEIGHT of a maze"),
        (["41"], "give WIDTH and HEIGHT of a maze"),
        (["41", "15", "--floor", "3"], "not both"),
        (["4", "4"], "cannot fill a wall grid of 4 x 4"),
        (["999", "15"], "too far to walk; 301 each way"),
        (["41", "15", "--seed", "0-3"], "one maze at a time"),
        (["41", "15", "--seed", "300"], "takes a seed from 0 to 255"),
        (["41", "15", "--carver", "diging"], 'did you mean "digging"'),
        (["--floor", "61"], "no floor 61"),
        (["41", "15", "-o", "walk.mp4"], "must end in .gif"),
    ],
)
def test_what_cannot_be_walked_is_one_sentence(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", ["retro-maze", "walk", *words])
        assert cli.main() == 2
    error = capsys.readouterr().err
    assert reason in error
    assert error.count("\n") == 1


def test_without_a_screen_a_sentence_offers_the_film(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("RETRO_MAZE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.argv", ["retro-maze", "walk", "41", "15"])
    assert cli.main() == 2
    assert "there is no screen here" in capsys.readouterr().err
