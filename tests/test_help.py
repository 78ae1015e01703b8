"""How to play: six pages in the player's own keys, and a floor that may be passed over."""

from pathlib import Path
from types import ModuleType

import pytest

from retro_maze.engine.pad import DOWN, LEFT, RIGHT, UP
from retro_maze.front.app import load_resources
from retro_maze.front.bindings import PRESETS
from retro_maze.front.buttons import BACK, PAUSE, START
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.help import END_Y, LETTERS, PAGES, Help, pitches
from retro_maze.front.scenes.hints import Hints
from retro_maze.front.scenes.pause import HIGH, MOST, PITCH, TOP, WIDE, Pause
from retro_maze.front.scenes.pause import LEFT as PANEL_LEFT
from retro_maze.front.scenes.play import Play
from retro_maze.front.scenes.result import Result
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.title import Title
from retro_maze.front.session import Session
from retro_maze.front.studio import Fingers
from retro_maze.front.view import caps, letters
from retro_maze.front.words import wrap
from retro_maze.paths import data_folder
from retro_maze.tower.floor import Tower
from retro_maze.tower.game import ARCADE, SKIP_DEATHS, STORY
from tests.player import Player


class Run(Player):
    """Somebody at the buttons, from the title on."""

    def pause(self, mode: str = STORY, deaths: int = 0) -> Pause:
        """On floor 1, in the pause."""
        self.session.choose(mode)
        self.app.scene = ways.card(self.session, 1)
        self.until(Play)
        self.session.game.floor_deaths = deaths
        self.press(PAUSE)
        assert isinstance(self.app.scene, Pause)
        return self.app.scene

    def choose(self, pause: Pause, name: str) -> None:
        names = [choice.name for choice in pause.menu.choices]
        self.press(*[DOWN] * ((names.index(name) - pause.menu.at) % len(names)), START)


@pytest.fixture(name="run")
def _run(pyxel_app: ModuleType, bell: Tower, tmp_path: Path) -> Run:
    load_resources(data_folder("resources"))
    return Run(bell, tmp_path)


def test_one_press_on_the_title_and_nothing_else_leads_into_floor_1(run: Run) -> None:
    run.until(Title)
    run.press(START)
    run.until(Play)
    assert run.session.game.floor == 1


def test_all_six_pages_draw_at_every_moment_and_lead_back(run: Run) -> None:
    home = run.app.scene
    run.app.scene = ways.to_help(home, run.session)
    for _ in PAGES:
        for _ in range(0, 460, 13):
            for _ in range(13):
                run.app.update()
            run.app.draw()
        run.press(START)
    assert run.app.scene is home
    assert len(PAGES) == 6


def test_pages_turn_both_ways_and_escape_leads_back(run: Run) -> None:
    home = run.app.scene
    page = ways.to_help(home, run.session)
    assert isinstance(page, Help)
    run.app.scene = page
    run.press(LEFT)
    assert page.at == len(PAGES) - 1
    run.press(RIGHT, RIGHT)
    assert page.at == 1
    run.press(PAUSE)
    assert run.app.scene is home


@pytest.mark.parametrize("device", PRESETS)
def test_the_pages_show_the_keys_that_are_bound(run: Run, device: str) -> None:
    page = ways.to_help(run.app.scene, run.session)
    assert isinstance(page, Help)
    for name, bindings in PRESETS[device].items():
        run.session.keys.set(device, bindings)
        signs = page._signs(device, "walk")
        if device == "pad" and name != "right":
            assert signs[-1] == "Stick"
        if device == "keyboard" and name == "right":
            assert signs[:4] == ["I", "K", "J", "L"]
        for act in ("walk", "blade", "whistle", "pause"):
            signs = page._signs(device, act)
            assert sum(caps.width(sign) + caps.GAP for sign in signs) <= 176


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("number", range(len(PAGES)))
def test_no_page_of_help_is_too_long(run: Run, number: int, language: str) -> None:
    run.session.set(language=language)
    scene = Help(run.app.scene, run.session)
    for toggle in (False, True):
        run.session.set(toggle=toggle)
        scene.open(number)
        page = scene.page
        names = [scene._name(page.name, at + 1) for at in range(page.texts)]
        texts = [wrap(run.session.say(name), LETTERS) for name in names]
        lines = [line for text in texts for line in text]
        assert max(map(letters.width, lines)) <= 244 - 26
        room = END_Y - page.text_y
        pitch, gap = pitches(texts, room)
        assert pitch * len(lines) + gap * (len(texts) - 1) <= room


def test_the_pause_offers_everything_in_its_order_and_fits_its_panel(run: Run) -> None:
    pause = run.pause()
    game, player = run.session.game, pause.below.world.player
    game.reached, game.floor_deaths, player.whistle = 9, SKIP_DEATHS, True
    full = Pause(pause.below)
    names = [choice.name for choice in full.menu.choices]
    assert names == [
        "resume",
        "hints",
        "kit",
        "whistle",
        "lift",
        "skip",
        "options",
        "help",
        "rewind",
        "to_title",
    ]
    assert len(names) == MOST
    assert TOP + 28 + PITCH * MOST <= TOP + 163
    for choice in full.menu.choices:
        assert letters.width(choice.text, "head") <= WIDE - 40
    assert PANEL_LEFT + WIDE <= 256
    assert TOP + HIGH <= 240
    run.app.scene = full
    run.app.draw()


def test_five_deaths_offer_the_next_floor_and_the_result_says_so(run: Run, bell: Tower) -> None:
    pause = run.pause(deaths=SKIP_DEATHS - 1)
    assert "skip" not in [choice.name for choice in pause.menu.choices]
    run.press(BACK)
    run.until(Play)
    run.session.game.floor_deaths = SKIP_DEATHS
    run.press(PAUSE)
    assert isinstance(run.app.scene, Pause)
    run.choose(run.app.scene, "skip")
    run.until(Result)
    run.app.draw()
    assert run.session.game.skipped == (1,)
    assert 1 not in run.session.game.opened
    run.press(START)
    run.until(Play)
    assert run.session.game.floor == 2
    later = Session(bell, "bell", run.session.store, Fingers())
    assert later.record.games[STORY].skipped == (1,)


def test_rewinding_the_last_life_is_refused_in_a_line_that_fits(run: Run) -> None:
    pause = run.pause(ARCADE)
    run.session.game.lives = 1
    run.choose(pause, "rewind_life")
    assert pause.refusal == "Rewinding costs a life, and this is the last one."
    run.app.draw()
    assert run.session.game.lives == 1
    run.press(UP)
    assert not pause.refusal


@pytest.mark.parametrize(("downs", "words"), [(0, "It costs a cog"), (1, "It costs 3 cogs")])
def test_a_hint_that_is_too_dear_says_when_it_is_free(run: Run, downs: int, words: str) -> None:
    run.choose(run.pause(), "hints")
    run.press(*[DOWN] * downs, START)
    assert isinstance(run.app.scene, Hints)
    assert run.app.scene.refusal.startswith(words)
    assert run.app.scene.refusal.endswith("s of play.")
    run.app.draw()


def test_help_is_reached_from_the_pause_and_leads_back(run: Run) -> None:
    pause = run.pause()
    run.choose(pause, "help")
    page: Scene = run.app.scene
    assert isinstance(page, Help)
    run.press(BACK)
    assert page is not run.app.scene is pause


def test_a_hint_that_patience_makes_free_is_told_once_on_the_floor(run: Run) -> None:
    run.pause()
    run.press(BACK)
    play = run.app.scene
    assert isinstance(play, Play)
    told = []
    for seconds in (45, 120):
        run.session.game.floor_ticks = seconds * 60 - 3
        play.line.ticks = 0
        for _ in range(6):
            run.app.update()
            told.append(" ".join(play.line.lines) if play.line.ticks == 150 else "")
    assert told.count("A hint is free now: pause to read it.") == 2
    run.session.record.learn(1)
    run.session.game.floor_ticks, play.line.ticks = 45 * 60 - 2, 0
    run.press(0, 0)
    assert not play.line.ticks


@pytest.mark.parametrize(
    ("device", "line"),
    [
        ("keyboard", "↑↓←→: walk, Z: blade, Esc: pause"),
        ("pad", "Cross: walk, A: blade, Start: pause"),
    ],
)
def test_somebody_who_has_never_played_is_told_what_to_press(
    run: Run, device: str, line: str
) -> None:
    run.press(START)
    run.fingers.device = device
    run.until(Play)
    play = run.app.scene
    assert isinstance(play, Play)
    assert " ".join(play.line.lines) == line
    run.app.draw()
    run.app.update()
    assert not Play(run.session).line.ticks  # the second time
