"""The theatre shows what the carvers do, draw by draw, and ends with the very same maze."""

from collections.abc import Callable
from itertools import pairwise
from string import Formatter
from types import ModuleType
from typing import Any

import pytest

from retro_maze.front.acts import SPEEDS
from retro_maze.front.app import App, load_resources
from retro_maze.front.beats import NO_WAY, Beat, play, play_with, step_on
from retro_maze.front.buttons import ACTIONS
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.theatre import Setting, Theatre
from retro_maze.front.scenes.theatre_menu import Settings
from retro_maze.front.session import Session
from retro_maze.front.store import Store
from retro_maze.front.studio import Fingers
from retro_maze.front.view import letters
from retro_maze.front.words import wrap
from retro_maze.front.words.english.shop import SHOP
from retro_maze.maze import CARVERS, DOWN, LEFT, RIGHT, UP, Script, carve, chip
from retro_maze.paths import data_folder
from retro_maze.shelf import load_tower
from retro_maze.tower.table import BYTE_CHIPS

SIZES = [(5, 5), (19, 15), (37, 19)]
SEEDS = [0, 1, 97, 209, 255]


@pytest.mark.parametrize("carver", CARVERS)
@pytest.mark.parametrize("chip_name", BYTE_CHIPS)
def test_the_beats_build_the_maze_of_the_carver(carver: str, chip_name: str) -> None:
    for width, height in SIZES:
        for seed in SEEDS:
            shown = play(carver, width, height, chip_name, seed)
            beats = list(shown.beats)
            assert shown.grid == carve(carver, width, height, chip(chip_name, seed))
            assert shown.watch.take() == [], "every draw was told"
            assert all(one_step(beat) for beat in beats)


def one_step(beat: Beat) -> bool:
    """Whether the squares of a beat lie beside the one who acts, in its way."""
    return beat.way == NO_WAY or not beat.squares or step_on(beat.actor, beat.way) in beat.squares


@pytest.mark.parametrize("carver", CARVERS)
def test_every_beat_and_refusal_has_a_caption(carver: str) -> None:
    told = {carver}
    for seed in range(0, 256, 5):
        for name in BYTE_CHIPS:
            for beat in play(carver, 13, 11, name, seed).beats:
                told |= {beat.note} | {why for _, why in beat.refused}
    assert {f"t_{name}" for name in told} <= set(SHOP)


def test_every_text_has_its_letters_and_fits(pyxel_app: ModuleType) -> None:
    load_resources(data_folder("resources"))
    for name, text in SHOP.items():
        filled = text.format(
            **{field: 88 if field != "name" else "my-bell" for field in fields(text)}
        )
        lines = wrap(filled, 40) if name.startswith(("t_", "no_")) else [filled]
        assert len(lines) <= 2, name
        assert all(letters.width(line) <= 246 for line in lines), name
        face = "head" if filled.isupper() else "text"
        assert all(letters.width(sign, face) for sign in filled if sign != " "), name


def fields(text: str) -> list[str]:
    return sorted(field for _, field, _, _ in Formatter().parse(text) if field)


def test_a_bar_is_refused_upwards_and_onto_a_wall() -> None:
    script = Script([LEFT, UP, RIGHT, LEFT, UP, DOWN])
    beats = list(play_with("bar-toppling", 7, 7, script).beats)
    assert [beat.actor for beat in beats] == [(2, 2), (4, 2), (2, 4), (4, 4)]
    assert [beat.way for beat in beats] == [LEFT, UP, RIGHT, DOWN]
    assert beats[3].refused == ((LEFT, "wall"), (UP, "up"))


def test_a_digger_goes_back_the_way_it_came() -> None:
    shown = play("digging", 21, 15, "lfsr8", 5)
    here = (1, 1)
    for beat in shown.beats:
        if beat.note == "dig_back":
            assert (beat.choices[0], beat.choices[-1]) == (here, beat.actor)
            steps = pairwise(beat.choices)
            assert all(abs(a - c) + abs(b - d) == 2 for (a, b), (c, d) in steps)
        here = beat.squares[-1]


def test_two_bars_on_one_place_are_told() -> None:
    script = Script([RIGHT, LEFT, DOWN, DOWN])
    notes = [beat.note for beat in play_with("bar-toppling-unruled", 7, 7, script).beats]
    assert notes == ["fall_anywhere", "double", "fall_anywhere", "fall_anywhere"]


def test_the_published_walk_is_told_in_its_steps() -> None:
    """Right, down, up: then the walk meets its own wall and stops without a piece."""
    notes = [beat.note for beat in play_with("random-walk", 7, 7, Script([0, 1, 3, 2, 2])).beats]
    assert notes[:6] == [
        *("point_begin", "point_piece", "point_on"),
        *("point_piece", "point_on", "point_stop"),
    ]


@pytest.fixture
def stage(pyxel_app: ModuleType) -> Callable[..., "Hall"]:
    load_resources(data_folder("resources"))
    return lambda **values: Hall(pyxel_app, values)


class Hall:
    """A spectator at the buttons."""

    def __init__(self, pyxel: ModuleType, values: dict[str, Any]) -> None:
        self.pyxel: Any = pyxel
        self.fingers = Fingers()
        self.left: list[Scene] = []
        session = Session(load_tower("bell"), "bell", Store(None), self.fingers)
        setting = Setting("bar-toppling", "lfsr8", 0x25, 9, 7)._replace(**values)
        self.app = App(session)
        self.app.scene = Theatre(session, setting, self.leave)

    def leave(self, old: Scene) -> Scene:
        self.left.append(old)
        return old

    @property
    def theatre(self) -> Theatre:
        assert isinstance(self.app.scene, Theatre)
        return self.app.scene

    def ticks(self, count: int = 1, down: int = 0, draw: bool = False) -> None:
        for _ in range(count):
            self.fingers.down = down
            self.app.update()
            if draw:
                self.app.draw()
            self.pyxel.flip()

    def press(self, *actions: str) -> None:
        for action in actions:
            self.ticks(1, ACTIONS[action])
            self.ticks()


@pytest.mark.parametrize("speed", range(1, len(SPEEDS)))
def test_every_speed_ends_with_the_same_maze(speed: int, stage: Callable[..., Hall]) -> None:
    hall = stage(columns=5, rows=4)
    hall.theatre.speed = speed
    for _ in range(6000):
        if hall.theatre.done:
            break
        hall.app.update()
    assert hall.theatre.done
    assert hall.theatre.play.grid == carve("bar-toppling", 11, 9, chip("lfsr8", 0x25))


def test_step_by_step_waits_for_a_button(stage: Callable[..., Hall]) -> None:
    hall = stage()
    hall.press("left")
    assert hall.theatre.speed == 0
    hall.ticks(300)
    assert hall.theatre.count == 0
    for count in (1, 2, 3):
        hall.press("blade")
        hall.ticks(400)
        assert hall.theatre.count == count


def test_a_button_holds_and_lets_go_on(stage: Callable[..., Hall]) -> None:
    hall = stage()
    hall.ticks(200)
    hall.press("blade")
    count = hall.theatre.count
    hall.ticks(200)
    assert hall.theatre.count == count
    hall.press("blade")
    hall.ticks(200)
    assert hall.theatre.count > count


def test_the_register_clocks_to_where_the_chip_is(stage: Callable[..., Hall]) -> None:
    hall = stage()
    hall.theatre.speed = 3
    seen = []
    while not hall.theatre.done:
        hall.app.update()
        if not hall.theatre.acts and hall.theatre.beat and hall.theatre.beat.draws:
            seen.append(hall.theatre.register == hall.theatre.beat.draws[-1][1])
    assert seen
    assert all(seen)


def test_closed_rooms_are_found_in_the_end(stage: Callable[..., Hall]) -> None:
    hall = stage(carver="bar-toppling-unruled", seed=1, columns=9, rows=5)
    hall.theatre.speed = 5
    hall.ticks(120, draw=True)
    assert hall.theatre.done
    assert hall.theatre.closed
    assert "Never to be reached: 1 of 45" in hall.theatre.caption()


@pytest.mark.parametrize("carver", CARVERS)
@pytest.mark.parametrize(("columns", "rows"), [(9, 7), (18, 9), (2, 2), (64, 64)])
def test_every_carver_is_played_at_every_size(
    carver: str, columns: int, rows: int, stage: Callable[..., Hall]
) -> None:
    hall = stage(carver=carver, chip="xorshift16", columns=columns, rows=rows)
    for speed in range(1, len(SPEEDS)):
        hall.theatre.speed = speed
        hall.ticks(40, draw=True)
    hall.ticks(5, draw=True)
    assert hall.theatre.count > 0


def test_a_finished_play_begins_again(stage: Callable[..., Hall]) -> None:
    hall = stage(columns=2, rows=2)
    hall.theatre.speed = 5
    hall.ticks(120)
    assert hall.theatre.done
    hall.press("blade")
    assert not hall.theatre.done


def test_settings_begin_the_play_anew(stage: Callable[..., Hall]) -> None:
    hall = stage()
    hall.press("up")
    assert hall.theatre.setting.seed == 0x26
    hall.press("start")
    assert isinstance(hall.app.scene, Settings)
    hall.press("right", "down", "right", "down", "left", "down", "right", "down", "left")
    hall.app.draw()
    hall.press("whistle")
    assert hall.theatre.setting == ("bar-toppling-unruled", "arcade", 0x25, 10, 6)
    hall.press("whistle")
    assert hall.left


def test_pictures_change_nothing(stage: Callable[..., Hall]) -> None:
    hall = stage()
    hall.ticks(150)
    before = bytes(hall.theatre.play.grid.squares), hall.theatre.count, hall.theatre.register
    for _ in range(5):
        hall.app.draw()
    assert before == (
        bytes(hall.theatre.play.grid.squares),
        hall.theatre.count,
        hall.theatre.register,
    )
