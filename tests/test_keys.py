"""Keys and pads bound by the player: at once, for ever, and never so that nobody can play on."""

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from retro_maze.engine.pad import BLADE, DOWN, LEFT, RIGHT, UP
from retro_maze.front.app import App, load_resources
from retro_maze.front.bindings import (
    ACTIONS,
    FIXED,
    KEY_PRESETS,
    MOST,
    NEEDED,
    PAD_PRESETS,
    PRESETS,
    RECORD,
    STANDARD,
    Bindings,
    bind,
    preset_of,
    read_keys,
    sound,
    write_keys,
)
from retro_maze.front.buttons import PAUSE, START, Buttons
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.keys import ROWS, KeysPage
from retro_maze.front.scenes.options import OptionsPage
from retro_maze.front.session import Session
from retro_maze.front.signs import KEYBOARD, PAD, RESERVED, sign
from retro_maze.front.store import FileShelf, Store
from retro_maze.front.studio import Fingers
from retro_maze.front.words import Words
from retro_maze.paths import data_folder
from retro_maze.tower.floor import Tower

OLDEST = Path(__file__).with_name("browser") / "pyxel-2.6.2.txt"


class Hands:
    """Somebody on the page of the keys; `press` names inputs of Pyxel."""

    def __init__(self, pyxel: ModuleType, tower: Tower, saves: Path) -> None:
        self.pyxel: Any = pyxel
        self.fingers = Fingers()
        self.session = Session(tower, "bell", Store(FileShelf(saves)), self.fingers)
        self.app = App(self.session)
        self.page = KeysPage(self.app.scene, self.session)
        self.app.scene = self.page

    def say(self, *downs: int) -> None:
        for down in (bits for each in downs for bits in (each, 0)):
            self.fingers.down = down
            self.app.update()

    def go(self, row: str, place: int = 0) -> None:
        while self.page.row != row:
            self.say(DOWN)
        self.say(RIGHT if place else LEFT)

    def press(self, name: str) -> None:
        for down in (True, False):
            if name[-1] in "+-":
                way = 30000 if name[-1] == "+" else -30000
                self.pyxel.set_btnv(getattr(self.pyxel, name[:-1]), way * down)
            else:
                self.pyxel.set_btn(getattr(self.pyxel, name), down)
            self.app.update()
            self.pyxel.flip()

    def bind(self, row: str, place: int, name: str) -> str:
        """Binds an input, and gives back what is told of it."""
        self.go(row, place)
        self.say(START)
        self.press(name)
        return self.page.told


@pytest.fixture(name="hands")
def _hands(pyxel_app: ModuleType, bell: Tower, tmp_path: Path) -> Hands:
    load_resources(data_folder("resources"))
    return Hands(pyxel_app, bell, tmp_path)


def test_no_default_key_is_a_sign_a_function_key_or_tab() -> None:
    names = [name for keys in KEY_PRESETS.values() for action in keys.values() for name in action]
    words = {name.removeprefix("KEY_") for name in names}
    named = {"RIGHT", "LEFT", "UP", "DOWN", "SPACE"}
    letters = {word for word in words if len(word) == 1 and word.isalpha()}
    keypad = {word for word in words if word.startswith("KP_") and word[3:].isdigit()}
    assert words == letters | keypad | (words & named)


@pytest.mark.parametrize("device", PRESETS)
def test_every_preset_is_playable_and_known_by_its_name(device: str) -> None:
    for name, bindings in PRESETS[device].items():
        assert tuple(bindings) == ACTIONS
        assert sound(bindings)
        assert preset_of(device, bindings) == name
        assert all(len(names) <= MOST for names in bindings.values())


def test_the_oldest_pyxel_of_a_page_knows_every_input() -> None:
    known = {line.split("(")[0].strip() for line in OLDEST.read_text().splitlines()}
    assert {name.rstrip("+-") for name in (*KEYBOARD, *PAD, *RESERVED, *FIXED)} <= known


def test_every_input_has_a_short_sign_of_its_own() -> None:
    say = Words()
    for inputs in (KEYBOARD, PAD):
        signs = [sign(say, name) for name in inputs]
        assert len(set(signs)) == len(signs)
        assert max(map(len, signs)) <= 10


def test_a_free_input_takes_the_place_of_the_old_one() -> None:
    change = bind(STANDARD.keyboard, "blade", 1, "KEY_F")
    assert change.bindings["blade"] == ("KEY_Z", "KEY_F")
    assert change.told == "bound"


def test_an_input_of_another_action_is_exchanged() -> None:
    change = bind(STANDARD.keyboard, "blade", 0, "KEY_D")
    assert change.bindings["blade"] == ("KEY_D", "KEY_SPACE")
    assert change.bindings["right"] == ("KEY_RIGHT", "KEY_Z")
    assert (change.told, change.other) == ("bound_swapped", "right")


def test_an_empty_place_takes_an_input_away_from_another_action() -> None:
    change = bind(STANDARD.keyboard, "whistle", 1, "KEY_SPACE")
    assert change.bindings["whistle"] == ("KEY_X", "KEY_SPACE")
    assert change.bindings["blade"] == ("KEY_Z",)
    assert (change.told, change.other) == ("bound_taken", "blade")


def test_the_last_input_of_what_is_needed_is_not_given_away() -> None:
    few: Bindings = {**STANDARD.keyboard, "blade": ("KEY_Z",)}
    assert bind(few, "whistle", 1, "KEY_Z") == (few, "bound_last", "blade")
    assert bind(few, "blade", 0, "KEY_Z") == (few, "bound_needed", "")


def test_the_same_input_again_is_taken_away_or_turned() -> None:
    keys = STANDARD.keyboard
    assert bind(keys, "whistle", 0, "KEY_X").bindings["whistle"] == ()
    assert bind(keys, "blade", 0, "KEY_SPACE").bindings["blade"] == ("KEY_SPACE", "KEY_Z")


@pytest.mark.parametrize("device", PRESETS)
def test_whatever_is_pressed_everybody_can_play_on(device: str) -> None:
    bindings = PRESETS[device]["standard"]
    inputs = list(PAD if device == "pad" else KEYBOARD)
    inputs = [name for name in inputs if name not in FIXED]
    at = 0
    for step in range(4000):
        at = (at * 37 + step) % 9973
        action, place = ACTIONS[at % len(ACTIONS)], at % MOST
        bindings = bind(bindings, action, place, inputs[at % 17 % len(inputs)]).bindings
        assert sound(bindings)
        assert all(len(bindings[name]) <= MOST for name in ACTIONS)
        assert all(bindings[name] for name in NEEDED)


def test_what_is_written_is_read_again() -> None:
    keys = STANDARD._replace(pad=PAD_PRESETS["left"], keyboard=KEY_PRESETS["right"])
    assert read_keys(write_keys(keys)) == (keys, False, False)


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "{}", '{"keys": 2}', '{"keys": true}', "[" * 9999, '{"options": 1}']
)
def test_keys_of_another_version_or_of_nobody_are_standard(text: str) -> None:
    assert read_keys(text) == (STANDARD, True, False)


@pytest.mark.parametrize(
    ("action", "names"),
    [
        ("blade", ["KEY_NOWHERE"]),
        ("blade", "KEY_F"),
        ("blade", [1]),
        ("blade", ["KEY_F", "KEY_G", "KEY_H"]),
        ("whistle", None),
        ("up", ["GAMEPAD1_BUTTON_A"]),
    ],
)
def test_an_action_that_makes_no_sense_is_standard_and_the_others_are_kept(
    action: str, names: object
) -> None:
    plain: Any = json.loads(write_keys(STANDARD))
    plain["keyboard"][action] = names
    plain["keyboard"]["left"] = ["KEY_J"]
    found = read_keys(json.dumps(plain))
    assert found.lost
    assert found.keys.keyboard == {**STANDARD.keyboard, "left": ("KEY_J",)}


@pytest.mark.parametrize(
    "change",
    [{"up": []}, {"up": ["KEY_J"], "down": ["KEY_J"]}, {"up": ["KEY_S"]}, {"blade": list(FIXED)}],
)
def test_a_device_that_nobody_could_play_with_is_standard(change: dict[str, list[str]]) -> None:
    plain = json.loads(write_keys(STANDARD))
    plain["keyboard"] |= change
    found = read_keys(json.dumps(plain))
    assert found == (STANDARD, False, True)


def test_an_action_that_is_not_there_is_standard_without_a_word() -> None:
    assert read_keys('{"keys": 1}') == (STANDARD, False, False)


def test_a_key_pressed_on_the_page_is_bound_shown_and_kept(
    hands: Hands, bell: Tower, tmp_path: Path
) -> None:
    assert hands.bind("blade", 0, "KEY_F") == "F is for: Blade."
    hands.app.draw()
    assert hands.session.keys.of("keyboard")["blade"] == ("KEY_F", "KEY_SPACE")
    later = Session(bell, "bell", Store(FileShelf(tmp_path)), Buttons())
    assert later.keys.now == hands.session.keys.now
    assert later.notice == ""


def test_parts_of_a_pad_are_bound_on_their_own_page(hands: Hands) -> None:
    hands.say(UP, RIGHT)
    assert hands.page.device == "pad"
    assert hands.bind("whistle", 1, "GAMEPAD1_AXIS_TRIGGERLEFT+") == "L2 is for: Whistle."
    assert hands.bind("pause", 0, "GAMEPAD1_BUTTON_BACK") == "Back is for: Pause."
    assert hands.session.keys.of("keyboard") == STANDARD.keyboard


def test_a_conflict_is_told_and_exchanged(hands: Hands) -> None:
    assert hands.bind("blade", 1, "KEY_X").startswith("X was for: Whistle.")
    assert hands.session.keys.of("keyboard")["whistle"] == ("KEY_SPACE",)


@pytest.mark.parametrize(
    ("name", "word"),
    [("KEY_TAB", "Tab belongs"), ("KEY_F5", "F5 belongs"), ("KEY_ESCAPE", "It stays")],
)
def test_what_is_not_to_be_bound_is_refused_in_a_sentence(
    hands: Hands, name: str, word: str
) -> None:
    assert hands.bind("blade", 0, name).startswith(word)
    assert hands.session.keys.now == STANDARD
    assert hands.app.scene is hands.page


def test_a_binding_that_would_lock_the_player_out_is_refused(hands: Hands) -> None:
    assert hands.bind("up", 1, "KEY_W") == "W does nothing now."
    assert hands.bind("up", 0, "KEY_UP").startswith("Nobody gets through")
    assert hands.bind("whistle", 1, "KEY_UP").startswith("Walk up has nothing but")
    assert hands.session.keys.of("keyboard")["up"] == ("KEY_UP",)


def test_presets_are_turned_through_and_reset(hands: Hands) -> None:
    hands.bind("blade", 0, "KEY_F")
    hands.go("preset")
    seen = []
    for _ in range(4):
        seen.append(preset_of("keyboard", hands.session.keys.of("keyboard")))
        hands.say(RIGHT)
        hands.app.draw()
    assert sorted(set(seen)) == ["left", "right", "standard"]
    hands.go("standard")
    hands.say(START)
    assert hands.session.keys.now == STANDARD


def test_every_line_of_both_devices_draws_and_has_a_tip(hands: Hands) -> None:
    for device in PRESETS:
        hands.page.device = device
        for name in PRESETS[device]:
            hands.session.keys.set(device, PRESETS[device][name])
            for row in range(-1, len(ROWS)):
                hands.page.at = row
                hands.app.draw()


def test_the_options_lead_to_the_keys_and_back(hands: Hands) -> None:
    options = ways.to_options(hands.app.scene, hands.session)
    assert isinstance(options, OptionsPage)
    options.page, options.at = 2, 3
    assert options.name == "keys"
    hands.app.scene = options
    hands.say(START)
    assert isinstance(hands.app.scene, KeysPage)
    hands.app.draw()
    hands.say(PAUSE)
    assert hands.app.scene is options


def test_the_mouse_alone_can_rebind_and_go_back(hands: Hands) -> None:
    pyxel = hands.pyxel
    pyxel.set_mouse_pos(130, 46 + 12 * 4)
    for down in (True, False):
        pyxel.set_btn(pyxel.MOUSE_BUTTON_LEFT, down)
        hands.app.update()
        pyxel.flip()
    assert hands.page.listener
    hands.press("KEY_G")
    assert hands.session.keys.of("keyboard")["blade"][0] == "KEY_G"
    for down in (True, False):
        pyxel.set_btn(pyxel.MOUSE_BUTTON_RIGHT, down)
        hands.app.update()
        pyxel.flip()
    pyxel.set_mouse_pos(0, 0)
    assert hands.app.scene is not hands.page


@pytest.mark.parametrize(
    ("text", "notice"),
    [
        ('{"keys": 9}', "Keys of another version: standard now"),
        ('{"keys": 1, "pad": {"up": []}}', "Damaged keys are standard again"),
    ],
)
def test_what_is_not_understood_is_told_once(
    bell: Tower, tmp_path: Path, text: str, notice: str
) -> None:
    Store(FileShelf(tmp_path)).save(RECORD, text)
    first = Session(bell, "bell", Store(FileShelf(tmp_path)), Buttons())
    assert first.note() == notice
    assert first.keys.now == STANDARD
    kept = Store(FileShelf(tmp_path)).load(RECORD)
    assert (kept == text) == (notice.startswith("Keys of another"))
    if kept != text:
        assert Session(bell, "bell", Store(FileShelf(tmp_path)), Buttons()).notice == ""


def test_a_floor_of_the_workshop_keeps_the_players_keys(hands: Hands) -> None:
    hands.bind("blade", 0, "KEY_F")
    Session(hands.session.tower, "bell", Store(None), hands.fingers)
    hands.pyxel.set_btn(hands.pyxel.KEY_F, True)
    assert hands.fingers._keys() & BLADE
    hands.pyxel.set_btn(hands.pyxel.KEY_F, False)
    hands.pyxel.flip()


def test_texts_name_the_keys_that_are_bound(hands: Hands) -> None:
    text = hands.session.keys.text
    assert text(hands.session.say, "menu_hint") == "Z:choose  X:back"
    hands.session.keys.set("keyboard", {**KEY_PRESETS["right"], "whistle": ()})
    assert text(hands.session.say, "menu_hint") == "Space:choose  Esc:back"


def test_a_trigger_that_rests_at_the_other_end_is_not_heard(hands: Hands) -> None:
    hands.say(UP, RIGHT)
    assert hands.bind("blade", 0, "GAMEPAD1_AXIS_TRIGGERRIGHT-") == ""
    assert hands.page.listener
    hands.press("GAMEPAD1_BUTTON_START")
    assert hands.page.told == "It stays as it was."
