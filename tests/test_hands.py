"""Whole sessions through the real keyboard and pad: rebound keys alone, and a pad alone."""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from retro_maze.engine.pad import BUTTONS
from retro_maze.front.app import App, load_resources
from retro_maze.front.bindings import PAD_PRESETS, STANDARD, Bindings, write_keys
from retro_maze.front.buttons import Buttons
from retro_maze.front.scenes.card import Card
from retro_maze.front.scenes.keys import KeysPage
from retro_maze.front.scenes.pause import Pause
from retro_maze.front.scenes.play import Play
from retro_maze.front.scenes.result import Result
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.title import Title
from retro_maze.front.session import Session
from retro_maze.front.store import FileShelf, Store
from retro_maze.paths import data_folder
from retro_maze.shelf import load_tower
from retro_maze.tower.bots.walker import Walker

OWN: Bindings = {
    "up": ("KEY_T",),
    "down": ("KEY_G",),
    "left": ("KEY_F",),
    "right": ("KEY_H",),
    "blade": ("KEY_U",),
    "whistle": ("KEY_J",),
    "pause": ("KEY_0",),
}


class Hands:
    """Holds inputs down by their names, tick by tick; nothing else reaches the game."""

    def __init__(self, pyxel: ModuleType, saves: Path, bound: Mapping[str, str]) -> None:
        self.pyxel: Any = pyxel
        self.bound = bound  # the input for each button of the world's pad
        self.down: set[str] = set()
        session = Session(load_tower("bell"), "bell", Store(FileShelf(saves)), Buttons())
        self.app = App(session)

    @property
    def scene(self) -> Scene:
        return self.app.scene

    def hold(self, *names: str) -> None:
        """One tick with exactly these held."""
        for name in self.down.symmetric_difference(names):
            if name[-1] in "+-":
                way = 30000 if name[-1] == "+" else -30000
                self.pyxel.set_btnv(getattr(self.pyxel, name[:-1]), way * (name in names))
            else:
                self.pyxel.set_btn(getattr(self.pyxel, name), name in names)
        self.down = set(names)
        self.app.update()
        self.pyxel.flip()

    def press(self, name: str) -> None:
        self.hold(name)
        self.hold()

    def until(self, kind: type[Scene]) -> None:
        for _ in range(400):
            if isinstance(self.scene, kind):
                return
            self.hold()
        raise AssertionError(f"{type(self.scene).__name__} never became {kind.__name__}")

    def climb(self) -> None:
        """Plays the floor as the bot would, with the inputs that are bound."""
        bot = Walker()
        for _ in range(9000):
            if not isinstance(self.scene, Play):
                return
            pad = bot.pad(self.scene.world)
            self.hold(*(self.bound[name] for name, bit in BUTTONS.items() if pad & bit))


@pytest.fixture(name="hands")
def _hands(pyxel_app: ModuleType, tmp_path: Path) -> Callable[[Mapping[str, str]], Hands]:
    load_resources(data_folder("resources"))
    return lambda bound: Hands(pyxel_app, tmp_path, bound)


def bound(bindings: Bindings, place: int = 0) -> dict[str, str]:
    """The input at one place of each action."""
    names = {action: (*names, *names) for action, names in bindings.items()}
    return {action: names[action][place] for action in BUTTONS if names[action]}


def play_two_floors(hands: Hands, ok: str, pause: str) -> None:
    """From the title through floor 1, a pause in it, to floor 2."""
    hands.hold()
    assert isinstance(hands.scene, Title)
    hands.press(ok)
    hands.until(Card)
    hands.press(ok)
    hands.until(Play)
    hands.press(pause)
    assert isinstance(hands.scene, Pause)
    hands.press(ok)
    assert isinstance(hands.scene, Play)
    hands.climb()
    hands.until(Result)
    hands.press(ok)
    hands.until(Play)
    assert hands.app.session.game.floor == 2


def test_floor_1_is_played_with_rebound_keys_alone(
    hands: Callable[[Mapping[str, str]], Hands], tmp_path: Path
) -> None:
    Store(FileShelf(tmp_path)).save("keys", write_keys(STANDARD._replace(keyboard=OWN)))
    play_two_floors(hands(bound(OWN)), OWN["blade"][0], OWN["pause"][0])


@pytest.mark.parametrize("place", [0, 1])
def test_floor_1_is_played_with_a_pad_alone(
    hands: Callable[[Mapping[str, str]], Hands], place: int
) -> None:
    pad = hands(bound(STANDARD.pad, place))
    play_two_floors(pad, "GAMEPAD1_BUTTON_A", "GAMEPAD1_BUTTON_START")


@pytest.mark.parametrize("preset", ["left", "right", "stick"])
def test_floor_1_is_played_with_one_hand_or_one_stick(
    hands: Callable[[Mapping[str, str]], Hands], tmp_path: Path, preset: str
) -> None:
    pad = PAD_PRESETS[preset]
    Store(FileShelf(tmp_path)).save("keys", write_keys(STANDARD._replace(pad=pad)))
    names = bound(pad)
    play_two_floors(hands(names), names["blade"], "GAMEPAD1_BUTTON_START")


def test_a_pad_alone_binds_itself_anew(hands: Callable[[Mapping[str, str]], Hands]) -> None:
    pad = hands({})
    pad.app.scene = KeysPage(pad.scene, pad.app.session)
    for name in ("DPAD_UP", "DPAD_RIGHT", *["DPAD_DOWN"] * 5, "A", "RIGHTSHOULDER"):
        pad.press(f"GAMEPAD1_BUTTON_{name}")
    keys = pad.app.session.keys.of("pad")
    assert keys["blade"] == ("GAMEPAD1_BUTTON_RIGHTSHOULDER", "GAMEPAD1_BUTTON_X")
    pad.press("GAMEPAD1_BUTTON_RIGHTSHOULDER")
    scene = pad.scene
    assert isinstance(scene, KeysPage)
    assert scene.listener
    pad.press("GAMEPAD1_BUTTON_START")
    assert not scene.listener
    pad.press("GAMEPAD1_BUTTON_BACK")
    assert isinstance(pad.scene, Title)


def test_keys_held_while_a_floor_is_left_do_nothing_until_they_are_pressed_anew(
    hands: Callable[[Mapping[str, str]], Hands],
) -> None:
    keys = hands(bound(STANDARD.keyboard))
    keys.press("KEY_RETURN")
    keys.until(Card)
    keys.hold("KEY_SPACE")
    for _ in range(60):
        keys.hold("KEY_SPACE")
    floor = id(keys.scene)
    assert isinstance(keys.scene, Play)
    for _ in range(5):
        keys.hold("KEY_SPACE", "KEY_ESCAPE")
    assert isinstance(keys.scene, Pause)
    for _ in range(40):
        keys.hold("KEY_SPACE", "KEY_ESCAPE")
    assert isinstance(keys.scene, Pause)
    keys.hold()
    keys.press("KEY_ESCAPE")
    assert id(keys.scene) == floor
