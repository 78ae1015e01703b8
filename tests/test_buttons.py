"""Keys and pads become one byte a tick for the world, and words for the menus."""

from types import ModuleType

import pytest

from retro_maze.engine.pad import BLADE, DOWN, LEFT, RIGHT, UP
from retro_maze.front.buttons import (
    ACTIONS,
    BACK,
    DEAD_ZONE,
    KEYS,
    MENU,
    PADS,
    PAUSE,
    REPEAT_AFTER,
    REPEAT_EVERY,
    START,
    Buttons,
)


@pytest.fixture
def buttons() -> Buttons:
    return Buttons()


def presses(buttons: Buttons, word: str, down: int, ticks: int) -> list[int]:
    """The ticks, from 0, in which a menu hears the word while `down` is held."""
    heard = []
    for tick in range(ticks):
        buttons.take(down)
        if buttons.pressed(word):
            heard.append(tick)
    return heard


def test_the_world_gets_its_own_six_buttons_only(buttons: Buttons) -> None:
    buttons.take(RIGHT | BLADE | START | BACK | PAUSE)
    assert buttons.pad == RIGHT | BLADE


def test_a_press_is_heard_once_however_long_it_is_held(buttons: Buttons) -> None:
    assert presses(buttons, "ok", START, 100) == [0]


def test_a_direction_held_in_a_menu_goes_on(buttons: Buttons) -> None:
    last = REPEAT_AFTER + REPEAT_EVERY
    assert presses(buttons, "down", DOWN, last + 1) == [0, REPEAT_AFTER, last]


def test_what_is_held_while_the_game_is_left_counts_only_when_pressed_anew(
    buttons: Buttons,
) -> None:
    buttons.take(RIGHT)
    buttons.clear()
    buttons.take(RIGHT)
    assert buttons.pad == 0
    buttons.take(RIGHT | UP)
    assert buttons.pad == UP
    buttons.take(0)
    buttons.take(RIGHT)
    assert buttons.pad == RIGHT


def test_a_menus_press_does_not_cut_in_play_but_held_directions_go_on(buttons: Buttons) -> None:
    buttons.take(LEFT | BLADE)
    buttons.swallow()
    buttons.take(LEFT | BLADE)
    assert buttons.pad == LEFT


def test_escape_pauses_play_and_leads_back_in_menus(buttons: Buttons) -> None:
    buttons.take(PAUSE)
    assert buttons.pressed("pause")
    assert buttons.pressed("back")
    assert not buttons.pressed("ok")


def test_a_pad_alone_can_do_everything() -> None:
    done = 0
    for action, names in PADS.items():
        done |= ACTIONS[action] if names else 0
    done |= UP | DOWN | LEFT | RIGHT
    assert all(done & bits for bits in MENU.values())


def test_no_key_means_two_things_and_none_is_a_function_key_or_a_sign() -> None:
    names = [name for keys in KEYS.values() for name in keys]
    assert len(names) == len(set(names))
    allowed = {"RIGHT", "LEFT", "UP", "DOWN", "SPACE", "RETURN", "KP_ENTER", "BACKSPACE", "ESCAPE"}
    words = [name.removeprefix("KEY_") for name in names]
    assert all(word in allowed or (len(word) == 1 and word.isalpha()) for word in words)


@pytest.mark.parametrize(
    ("key", "pad"), [("KEY_RIGHT", RIGHT), ("KEY_A", LEFT), ("KEY_SPACE", BLADE), ("KEY_Z", BLADE)]
)
def test_keys_are_read_from_pyxel(
    pyxel_app: ModuleType, buttons: Buttons, key: str, pad: int
) -> None:
    pyxel_app.set_btn(getattr(pyxel_app, key), True)
    buttons.sample()
    pyxel_app.set_btn(getattr(pyxel_app, key), False)
    pyxel_app.flip()  # a press counts to the end of its tick
    assert buttons.pad == pad


@pytest.mark.parametrize(
    ("x", "y", "pad"),
    [
        (0, 0, 0),
        (DEAD_ZONE - 1, 0, 0),
        (0, 1 - DEAD_ZONE, 0),
        (DEAD_ZONE, 0, RIGHT),
        (-32768, 0, LEFT),
        (0, 32767, DOWN),
        (32767, DEAD_ZONE, RIGHT),  # a slip aside is no turn
        (20000, -20000, RIGHT | UP),
    ],
)
def test_the_stick_has_a_dead_zone_and_forgives_slips(
    pyxel_app: ModuleType, buttons: Buttons, x: int, y: int, pad: int
) -> None:
    axes = pyxel_app.GAMEPAD1_AXIS_LEFTX, pyxel_app.GAMEPAD1_AXIS_LEFTY
    for axis, way in zip(axes, (x, y), strict=True):
        pyxel_app.set_btnv(axis, way)
    buttons.sample()
    for axis in axes:
        pyxel_app.set_btnv(axis, 0)
    pyxel_app.flip()
    assert buttons.pad == pad
