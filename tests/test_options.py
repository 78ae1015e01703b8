"""The options: each acts at once and outlives the game, and nothing found in the store can hurt."""

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retro_maze.engine.events import Event
from retro_maze.engine.pad import BLADE, DOWN, LEFT, RIGHT, UP, WHISTLE
from retro_maze.engine.stage import Bolt
from retro_maze.front.app import load_resources
from retro_maze.front.buttons import PAUSE, START
from retro_maze.front.keyboard import Pointer
from retro_maze.front.options import (
    CLOCKS,
    STANDARD,
    VALUES,
    Options,
    fits,
    read_options,
    write_options,
)
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.card import Card
from retro_maze.front.scenes.hints import Hints
from retro_maze.front.scenes.options import OptionsPage
from retro_maze.front.scenes.options_rows import AT_THE_END, DESKTOP, LEVELS, PAGES, value_text
from retro_maze.front.scenes.pause import Pause
from retro_maze.front.scenes.play import Play
from retro_maze.front.scenes.title import Title
from retro_maze.front.store import seal
from retro_maze.front.view import big, letters, palette
from retro_maze.front.view import options as view
from retro_maze.front.words import wrap
from retro_maze.paths import data_folder
from retro_maze.tower.floor import Tower
from tests.player import Player

OTHER = Options(
    music=3,
    effects=0,
    hints=7,
    shake=False,
    flashing=False,
    toggle=True,
    clock="off",
    speed=60,
    double=True,
    scale=3,
    full=True,
    retro=True,
    language="ja",
    palette="safe",
)


class Run(Player):
    """One run of the game in a folder of saves, driven by its buttons."""

    @property
    def page(self) -> OptionsPage:
        assert isinstance(self.app.scene, OptionsPage)
        return self.app.scene

    def open_options(self) -> None:
        """From the title or the pause, by its menu."""
        scene = self.app.scene
        assert isinstance(scene, Title | Pause)
        names = [choice.name for choice in scene.menu.choices]
        self.press(*[DOWN] * ((names.index("options") - scene.menu.at) % len(names)), START)

    def seek(self, name: str) -> None:
        """Moves the cursor to an option, with the buttons alone."""
        page = next(at for at, names in enumerate(PAGES.values()) if name in names)
        while self.page.at != -1:
            self.press(UP)
        while self.page.page != page:
            self.press(RIGHT)
        while self.page.name != name:
            self.press(DOWN)

    def into_play(self) -> Play:
        assert isinstance(self.app.scene, Title)
        self.app.scene.menu.at = 0
        self.press(START)
        return super().into_play()


@pytest.fixture
def run(pyxel_app: ModuleType, bell: Tower, tmp_path: Path) -> Iterator[Run]:
    load_resources(data_folder("resources"))
    colours = list(pyxel_app.colors)
    yield Run(bell, tmp_path)
    palette.choose(palette.STANDARD)
    pyxel_app.colors[:] = colours


def test_a_record_survives_its_text() -> None:
    for options in (STANDARD, OTHER):
        assert read_options(write_options(options)) == (options, False, ())
    assert all(OTHER[at] != STANDARD[at] for at in range(len(STANDARD)))


def test_every_standard_value_is_one_that_can_be_chosen() -> None:
    assert set(VALUES) == set(Options._fields)
    assert all(fits(name, value) for name, value in STANDARD._asdict().items())


SENSELESS: dict[str, tuple[object, ...]] = {
    "music": (11, -1, 2.0, True, None, "3", [], {}),
    "shake": (0, 1, "yes", None),
    "clock": ("2", "", 1, None, ["off"]),
    "speed": (59, 65, 110, 1e9),
    "scale": (9, -1, 10**30),
    "language": ("de", "EN", 0),
    "palette": ("safer",),
}


def standard_but(**values: Any) -> Options:
    return STANDARD._replace(**values)


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in SENSELESS.items() for value in values]
)
def test_a_field_that_makes_no_sense_is_standard_and_the_others_stay(
    name: str, value: object
) -> None:
    found = read_options(json.dumps({"options": 1, **OTHER._asdict(), name: value}))
    kept = {**OTHER._asdict(), name: getattr(STANDARD, name)}
    assert found.options == Options(**kept)
    assert (found.foreign, found.lost) == (False, (name,))


@pytest.mark.parametrize(
    "text",
    [
        *("", "\0", "{", "[]", "null", "7", '"options"', "{}", "[" * 100_000, "\ud800"),
        *('{"options": 2}', '{"options": true}', '{"options": "1"}', '{"progress": 1}'),
        json.dumps({**OTHER._asdict(), "options": 99}),
    ],
)
def test_what_is_no_record_of_ours_is_standard_throughout(text: str) -> None:
    assert read_options(text) == (STANDARD, True, ())


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)


@settings(max_examples=200, deadline=None)
@given(st.dictionaries(st.sampled_from(Options._fields), ANYTHING) | st.text(max_size=40))
def test_whatever_is_read_is_options_that_can_be_set(found: dict[str, object] | str) -> None:
    text = found if isinstance(found, str) else json.dumps({"options": 1, **found})
    read = read_options(text)
    assert all(fits(name, value) for name, value in read.options._asdict().items())
    assert read_options(write_options(read.options)) == (read.options, False, ())


def test_a_record_of_an_older_game_lacks_fields_and_that_is_no_damage() -> None:
    assert read_options('{"options": 1, "music": 4, "later": 1}') == (
        STANDARD._replace(music=4),
        False,
        (),
    )


def test_every_option_stands_on_one_page_and_every_value_has_its_words(run: Run) -> None:
    rows = [name for names in PAGES.values() for name in names]
    assert set(rows) >= set(VALUES)
    assert len(rows) == len(set(rows))
    for name, values in VALUES.items():
        for value in values if name not in LEVELS else ():
            assert value_text(run.session.say, name, value)
    for name in (*rows, *AT_THE_END, "tabs"):
        assert run.session.say(f"tip_{name}")


@pytest.mark.parametrize("name", VALUES)
def test_every_option_is_turned_by_the_buttons_and_outlives_the_game(
    run: Run, bell: Tower, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pyxel

    for window in ("fullscreen", "screen_mode"):
        monkeypatch.setattr(pyxel, window, lambda _: None)
    run.open_options()
    run.seek(name)
    place = VALUES[name].index(getattr(STANDARD, name))
    run.press(LEFT if place else RIGHT)
    wanted = VALUES[name][place - 1 if place else 1]
    assert getattr(run.session.options, name) == wanted
    assert run.session.options == standard_but(**{name: wanted})
    again = Run(bell, tmp_path)
    assert again.session.options == run.session.options
    assert again.session.note() == ""


def test_a_value_ends_for_the_directions_and_goes_round_for_the_confirming_button(run: Run) -> None:
    run.open_options()
    run.seek("speed")
    run.press(RIGHT)
    assert run.session.options.speed == 100
    run.press(START)
    assert run.session.options.speed == 60
    run.press(LEFT)
    assert run.session.options.speed == 60


def test_everything_goes_back_to_standard_when_it_is_asked_for_twice(run: Run) -> None:
    run.session.set(music=2, palette="contrast", clock="off")
    run.open_options()
    run.seek("music")
    while run.page.name != "standard":
        run.press(DOWN)
    run.press(START)
    assert run.session.options.music == 2
    run.press(UP, DOWN, START)
    assert run.session.options.music == 2, "moving away takes the question back"
    run.press(START)
    assert run.session.options == STANDARD


def test_the_options_lead_back_to_where_they_were_opened(run: Run) -> None:
    title = run.app.scene
    run.open_options()
    run.press(WHISTLE)
    assert run.app.scene is title
    run.into_play()
    world = run.play.world
    run.press(PAUSE)
    pause = run.app.scene
    run.open_options()
    run.seek("toggle")
    run.press(RIGHT, WHISTLE)
    assert run.app.scene is pause
    run.press(PAUSE)
    assert run.play.world is world


def test_a_page_in_a_browser_has_no_window_to_set(run: Run) -> None:
    run.session.in_browser = True
    run.open_options()
    run.seek("palette")
    assert not set(run.page.rows) & set(DESKTOP)
    assert {"palette", "retro"} <= set(run.page.rows)


def test_the_blade_button_and_the_clock_change_on_the_floor_in_play(run: Run) -> None:
    run.into_play()
    run.press(PAUSE)
    run.session.set(toggle=True, clock="off")
    run.press(PAUSE)
    world = run.play.world
    run.press(BLADE)
    run.hold(0, 40)
    assert world.player.blade == "out", "once pressed, it stays out"
    assert (world.clock, world.rules.clock, world.rules.toggle) == (0, 0, True)
    run.press(PAUSE)
    run.session.set(clock="1.5")
    run.press(PAUSE)
    assert run.play.world.clock == world.layout.clock * 3 // 2


def test_a_new_floor_is_played_as_set(run: Run) -> None:
    run.session.set(toggle=True, clock="1.5")
    run.into_play()
    assert run.play.world.rules == (True, True, 3600, CLOCKS["1.5"])


@pytest.mark.parametrize("speed", VALUES["speed"])
def test_a_lower_speed_lets_updates_pass_evenly(run: Run, speed: int) -> None:
    run.into_play()
    run.session.set(speed=speed)
    world, ticks = run.play.world, []
    for _ in range(300):
        run.hold(0, 1)
        ticks.append(world.tick)
    assert ticks[-1] - ticks[0] in (3 * speed - 1, 3 * speed)
    steps = [after - before for before, after in pairwise(ticks)]
    assert set(steps) <= {0, 1}
    assert all(any(steps[at : at + 2]) for at in range(len(steps) - 1)), "never two in a row"


def test_a_slowed_floor_is_the_same_floor(run: Run, bell: Tower, tmp_path: Path) -> None:
    runs = run, Run(bell, tmp_path / "other")
    runs[1].session.set(speed=60)
    for one in runs:
        one.into_play()
        while one.play.world.tick < 200:
            one.hold(1 << one.play.world.tick // 25 % 4, 1)
    assert runs[0].play.world.digest() == runs[1].play.world.digest()


def test_a_press_in_an_update_that_passes_is_not_lost(run: Run) -> None:
    run.into_play()
    run.session.set(speed=60)
    for _ in range(6):
        run.press(PAUSE)
        run.hold(0, 1)
        assert isinstance(run.app.scene, Pause)
        run.press(PAUSE)
        run.hold(0, 2)
        assert isinstance(run.app.scene, Play)


def test_menus_keep_their_speed(run: Run) -> None:
    run.session.set(speed=60)
    title = run.app.scene
    assert isinstance(title, Title)
    run.hold(0, 50)
    assert title.ticks == 50


@pytest.mark.parametrize("name", palette.SETS)
def test_the_colours_change_with_the_next_frame(run: Run, pyxel_app: ModuleType, name: str) -> None:
    run.open_options()
    run.session.set(palette=name)
    run.app.draw()
    assert tuple(pyxel_app.colors) == palette.SETS[name].bands[0]


def test_loudness_changes_at_once_and_silence_is_silent(run: Run, pyxel_app: ModuleType) -> None:
    run.hold(0, 3)
    run.session.set(music=5, effects=0, hints=10)
    assert run.session.sound.levels == {"music": 0.25, "effects": 0.0, "hint": 1.0}
    assert pyxel_app.channels[0].gain == pytest.approx(0.125 / 4)
    run.session.set(music=10)
    assert pyxel_app.channels[0].gain == pytest.approx(0.125)


def test_the_loudness_that_was_kept_is_in_force_when_the_music_begins(
    run: Run, bell: Tower, tmp_path: Path, pyxel_app: ModuleType
) -> None:
    run.session.set(music=0)
    again = Run(bell, tmp_path)
    again.hold(0, 5)
    assert pyxel_app.channels[0].gain == 0
    run.session.set(music=10)


def test_full_screen_and_scan_lines_are_asked_of_pyxel_once(
    run: Run, bell: Tower, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pyxel

    asked: list[tuple[str, object]] = []
    monkeypatch.setattr(pyxel, "fullscreen", lambda on: asked.append(("full", on)))
    monkeypatch.setattr(pyxel, "screen_mode", lambda mode: asked.append(("mode", mode)))
    run.session.set(full=True)
    run.session.set(retro=True)
    run.session.set(music=4)
    assert asked == [("full", True), ("mode", 2)]
    Run(bell, tmp_path)
    assert asked[2:] == [("full", True), ("mode", 2)], "and again at the next start"
    run.session.set(full=False, retro=False)
    assert asked[4:] == [("full", False), ("mode", 0)]


def spoil(saves: Path, name: str, data: bytes) -> None:
    (saves / f"{name}.txt").write_bytes(data)


@pytest.mark.parametrize(
    "text",
    [json.dumps({"options": 1, "music": 3, "speed": 7, "palette": "mauve"}), "cut off"],
)
def test_damaged_options_are_told_once_and_mended(
    run: Run, bell: Tower, tmp_path: Path, text: str
) -> None:
    whole = text == "cut off"
    spoil(tmp_path, "options", b"not sealed" if whole else seal(text).encode())
    damaged = Run(bell, tmp_path).session
    assert damaged.options == (STANDARD if whole else standard_but(music=3))
    assert damaged.note() == damaged.say("options_lost")
    again = Run(bell, tmp_path).session
    assert again.options == damaged.options
    assert again.note() == ""


def test_options_of_a_newer_game_are_left_alone_until_the_player_sets_something(
    run: Run, bell: Tower, tmp_path: Path
) -> None:
    newer = seal(json.dumps({"options": 2, "music": 3}))
    spoil(tmp_path, "options", newer.encode())
    session = Run(bell, tmp_path).session
    assert session.options == STANDARD
    assert session.note() == session.say("options_foreign")
    assert (tmp_path / "options.txt").read_text() == newer
    session.set(music=5)
    assert (tmp_path / "options.txt.bak").read_text() == newer
    assert Run(bell, tmp_path).session.options == standard_but(music=5)


def test_a_newer_save_does_not_keep_the_options_from_being_saved(
    run: Run, bell: Tower, tmp_path: Path
) -> None:
    newer = seal(json.dumps({"progress": 99}))
    spoil(tmp_path, "progress", newer.encode())
    session = Run(bell, tmp_path).session
    session.set(music=5)
    session.enter(1)
    assert session.note() == session.say("foreign")
    assert (tmp_path / "progress.txt").read_text() == newer
    assert Run(bell, tmp_path).session.options.music == 5


@pytest.mark.parametrize("junk", [b"", b"\0\xff" * 99, b"retro-maze 00000000\n{}", b"[]"])
def test_a_damaged_save_is_told_and_the_one_before_goes_on(
    run: Run, bell: Tower, tmp_path: Path, junk: bytes
) -> None:
    for floor in (1, 2, 3):
        run.session.enter(floor)
    spoil(tmp_path, "progress", junk)
    session = Run(bell, tmp_path).session
    assert session.note() == session.say("damaged_older")
    assert session.game.reached == 2
    session.enter(2)
    assert Run(bell, tmp_path).session.note() == ""
    spoil(tmp_path, "progress", junk)
    (tmp_path / "progress.txt.bak").write_bytes(junk)
    session = Run(bell, tmp_path).session
    assert session.note() == session.say("damaged")
    assert session.game.reached == 1


def frames(play: Play, events: list[Event], ticks: int) -> list[bytes]:
    """The pictures of a floor that stands still after these events, but for the HUD."""
    play.view.note(play.world, events)
    found = []
    for _ in range(ticks):
        found.append(shown(play))
        play.view.tick(play.world)
    return found


def test_the_view_shakes_for_a_moment_and_not_at_all_where_that_is_off(run: Run) -> None:
    run.into_play()
    view, jolt = run.play.view, [Event("red_minute", "", 0, *place_of(run.play))]
    at_rest = view.camera.x, view.camera.y
    for shakes in (True, False):
        run.session.set(shake=shakes)
        run.play.tune()
        view.note(run.play.world, jolt)
        places = set()
        for _ in range(60):
            places.add(view.shake.offset if view.shaking else (0, 0))
            view.tick(run.play.world)
        assert (len(places) > 3) == shakes
        assert view.shake.offset == (0, 0), "it has come to rest"
    assert (view.camera.x, view.camera.y) == at_rest


def place_of(play: Play) -> tuple[int, int]:
    return play.world.player.x, play.world.player.y


def test_a_shaking_view_shows_nothing_from_outside_the_floor(run: Run) -> None:
    run.into_play()
    pictures = frames(run.play, [Event("red_minute", "", 0, *place_of(run.play))], 40)
    assert len(set(pictures)) > 3


def test_what_is_far_away_shakes_nobody(run: Run) -> None:
    run.into_play()
    x, y = place_of(run.play)
    run.play.view.note(run.play.world, [Event("fire", "", 0, x + 9 * 192, y)])
    assert run.play.view.shake.offset == (0, 0)


@pytest.mark.parametrize("floor", [5, 26, 44, 52])
def test_without_flashing_nothing_blinks_more_than_three_times_a_second(
    run: Run, floor: int
) -> None:
    run.session.game.floor = run.session.game.reached = floor
    run.session.set(shake=False)
    assert blinks(a_wild_second(Play(run.session))) > 3
    run.session.set(flashing=False)
    assert blinks(a_wild_second(Play(run.session))) <= 3


def a_wild_second(play: Play) -> list[bytes]:
    """Everybody trembles, burns and shoots while nobody moves; the pictures of sixty ticks."""
    play.tune()
    world = play.world
    for monster in world.monsters:
        kind = monster.kind.split("_")[0]
        monster.mode = {"blot": "tremble", "furnace": "breathe"}.get(kind, "walk")
    world.fires = dict.fromkeys(range(0, 40, 3), 99)
    world.bolts = [Bolt(world.monsters[0], kind) for kind in ("plain", "bell", "ember")]
    world.player.safe = 61
    pictures = []
    for _ in range(60):
        world.tick += 1
        world.player.safe -= 1
        pictures.append(shown(play))
    return pictures


def shown(play: Play) -> bytes:
    """The window's pixels below the HUD."""
    import pyxel

    play.view.draw(play.world)
    return bytes(pyxel.screen.data_ptr())[256 * 16 :]


def blinks(pictures: list[bytes]) -> int:
    """How often the pixel that changes most often does so and comes back."""
    changes = [0] * len(pictures[0])
    for before, after in pairwise(pictures):
        if before != after:
            for at, (one, other) in enumerate(zip(before, after, strict=True)):
                changes[at] += one != other
    return (max(changes) + 1) // 2


@pytest.mark.parametrize("line", ["Come home again,", "g|W", "", "A" * big.LETTERS])
def test_a_line_of_double_size_is_the_line_with_four_pixels_for_each(
    run: Run, pyxel_app: ModuleType, line: str
) -> None:
    pyxel_app.cls(palette.INK)
    letters.text(0, 100, line, palette.PAPER)
    usual = {(x, y) for x in range(120) for y in range(12) if pyxel_app.pget(x, 100 + y) != 1}
    pyxel_app.cls(palette.INK)
    big.Big().centred(128, 40, line, palette.PAPER)
    left = 128 - letters.width(line)
    double = {(x, y) for x in range(256) for y in range(240) if pyxel_app.pget(x, y) != 1}
    assert double == {
        (left + 2 * x + right, 40 + 2 * y + down)
        for x, y in usual
        for right in (0, 1)
        for down in (0, 1)
    }


def test_large_riddles_are_on_the_card_at_once_and_all_of_them_fit(run: Run, bell: Tower) -> None:
    usual = Card(run.session, 1)
    usual.draw()
    before = bytes(pyxel_screen())
    run.session.set(double=True)
    usual.draw()
    assert bytes(pyxel_screen()) != before
    for floor in range(1, bell.floors + 1):
        lines = wrap(" ".join(bell.rooms.of(floor).riddle), big.LETTERS)
        assert len(lines) * big.PITCH <= 90, floor
        assert all(letters.width(line) <= big.WIDE for line in lines)


def pyxel_screen() -> Any:
    import pyxel

    return pyxel.screen.data_ptr()


def test_large_hints_are_turned_over_one_by_one(run: Run) -> None:
    run.session.set(double=True)
    run.into_play()
    run.session.game.cogs = 9
    run.press(PAUSE)
    hints = ways.page(run.app.scene, run.session, "hints")
    assert isinstance(hints, Hints)
    run.app.scene = hints
    run.press(START)
    assert (hints.at, list(hints._steps())) == (1, ["riddle", "nudge"])
    run.press(LEFT)
    assert hints.at == 0
    run.press(LEFT)
    assert hints.at == 0
    run.press(START)
    assert (hints.at, len(hints._steps())) == (2, 3)
    run.app.draw()


def test_the_mouse_opens_pages_turns_values_and_leads_back(run: Run) -> None:
    run.open_options()
    page, title = run.page, run.page.below
    page.pointer = mouse = Mouse()
    mouse.click(view.LEFT + view.WIDE // 4 + 9, view.TABS_Y + 5)
    run.hold(0, 1)
    assert page.page == 1
    mouse.click(view.VALUES_END - 4, view.ROWS_Y + 2)
    run.hold(0, 1)
    assert (page.name, run.session.options.palette) == ("palette", "safe")
    mouse.click(view.VALUES_X + 4, view.ROWS_Y + view.PITCH + 2)
    run.hold(0, 1)
    assert not run.session.options.flashing
    mouse.click(40, view.ROWS_Y + 7 * view.PITCH)
    run.hold(0, 1)
    assert run.app.scene is title


class Mouse(Pointer):
    """A mouse that clicks where it is told, once."""

    def click(self, x: int, y: int) -> None:
        self.next = x, y

    def update(self) -> None:
        (self.x, self.y), self.clicked, self.ticks = self.next, True, 0


def test_a_mouse_that_lies_still_does_not_fight_the_buttons(run: Run) -> None:
    run.open_options()
    run.seek("effects")
    assert run.page.name == "effects"
    run.hold(0, 30)
    assert run.page.name == "effects"


def test_another_language_is_spoken_at_once_by_the_menus_below_too(run: Run) -> None:
    title = run.app.scene
    assert isinstance(title, Title)
    run.open_options()
    run.session.set(language="ja")
    assert run.session.say.language == "ja"
    assert run.page._label("music") == run.session.say("o_music") != "Music"
    assert [choice.text for choice in title.menu.choices][-2:] == [
        run.session.say(name) for name in title.menu.names[-2:]
    ]
    run.session.set(language="en")
    assert run.page._label("music") == "Music"
