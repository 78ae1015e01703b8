"""Keys and pads become one byte a tick for the world, and words for the menus."""

from types import ModuleType

import pytest

from retro_maze.engine.pad import BLADE, DOWN, LEFT, RIGHT, UP
from retro_maze.front.bindings import KEY_PRESETS, PAD_PRESETS, STANDARD, Bindings
from retro_maze.front.buttons import (
    ALL,
    BACK,
    DEAD_ZONE,
    FIXED,
    PAUSE,
    PAUSES,
    PLAY,
    REPEAT_AFTER,
    REPEAT_EVERY,
    START,
    Buttons,
    meanings,
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


def test_of_opposite_directions_the_one_pressed_last_wins(buttons: Buttons) -> None:
    for down, pad in (
        (LEFT, LEFT),
        (LEFT | RIGHT, RIGHT),
        (LEFT | RIGHT | UP, RIGHT | UP),
        (LEFT, LEFT),
        (LEFT | RIGHT, RIGHT),
        (RIGHT, RIGHT),
        (RIGHT | LEFT, LEFT),
        (0, 0),
    ):
        buttons.take(down)
        assert buttons.pad == pad


def test_opposite_directions_pressed_at_once_are_none(buttons: Buttons) -> None:
    buttons.take(UP | DOWN | BLADE)
    assert buttons.pad == BLADE
    buttons.take(UP | BLADE)
    assert buttons.pad == UP | BLADE


@pytest.mark.parametrize("keys", KEY_PRESETS.values())
@pytest.mark.parametrize("pads", PAD_PRESETS.values())
def test_menus_are_reachable_whatever_is_bound(keys: Bindings, pads: Bindings) -> None:
    found = meanings(keys, pads)
    for name, bits in FIXED.items():
        assert found[name] & ALL == bits
    for name in ("KEY_ESCAPE", "GAMEPAD1_BUTTON_START"):
        assert found[name] >> PLAY & PAUSES


def test_an_input_bound_to_an_action_does_nothing_else_in_play() -> None:
    keys = {**STANDARD.keyboard, "blade": ("KEY_RETURN",), "up": ("KEY_W",)}
    found = meanings(keys, STANDARD.pad)
    assert found["KEY_RETURN"] == START | BLADE << PLAY
    assert found["KEY_KP_ENTER"] == START | START << PLAY
    assert found["KEY_UP"] == UP
    assert found["KEY_W"] == UP | UP << PLAY
    assert "KEY_Z" not in found


def test_after_rebinding_what_is_held_counts_only_when_pressed_anew(
    pyxel_app: ModuleType, buttons: Buttons
) -> None:
    pyxel_app.set_btn(pyxel_app.KEY_F, True)
    buttons.sample()
    buttons.bind({**STANDARD.keyboard, "blade": ("KEY_F",)}, STANDARD.pad)
    buttons.sample()
    assert not buttons.pressed("ok")
    pyxel_app.set_btn(pyxel_app.KEY_F, False)
    pyxel_app.flip()
    buttons.sample()
    pyxel_app.set_btn(pyxel_app.KEY_F, True)
    buttons.sample()
    pyxel_app.set_btn(pyxel_app.KEY_F, False)
    pyxel_app.flip()
    assert buttons.pressed("ok")
    assert buttons.pad == BLADE


def test_sticks_and_triggers_do_what_is_bound_to_them(
    pyxel_app: ModuleType, buttons: Buttons
) -> None:
    buttons.bind(STANDARD.keyboard, PAD_PRESETS["right"])
    buttons.sample()
    pushes = {"GAMEPAD1_AXIS_RIGHTX": -30000, "GAMEPAD1_AXIS_TRIGGERRIGHT": 30000}
    for name, way in pushes.items():
        pyxel_app.set_btnv(getattr(pyxel_app, name), way)
    buttons.sample()
    for name in pushes:
        pyxel_app.set_btnv(getattr(pyxel_app, name), 0)
    pyxel_app.flip()
    assert buttons.pad == LEFT | BLADE


def test_the_device_used_last_is_known(pyxel_app: ModuleType, buttons: Buttons) -> None:
    for name, device in (("GAMEPAD1_BUTTON_A", "pad"), ("KEY_Z", "keyboard")):
        pyxel_app.set_btn(getattr(pyxel_app, name), True)
        buttons.sample()
        pyxel_app.set_btn(getattr(pyxel_app, name), False)
        pyxel_app.flip()
        buttons.sample()
        assert buttons.device == device
