"""Modes, tables, achievements and gallery on the screen, by pressing their buttons."""

from pathlib import Path
from types import ModuleType

import pytest

from retro_maze.engine.events import Event
from retro_maze.engine.pad import DOWN, RIGHT, UP
from retro_maze.front.app import load_resources
from retro_maze.front.buttons import BACK, PAUSE, START
from retro_maze.front.scenes import modes as modes_scene
from retro_maze.front.scenes.achievements import Achievements
from retro_maze.front.scenes.begin import Begin
from retro_maze.front.scenes.card import Card
from retro_maze.front.scenes.final import Final, code
from retro_maze.front.scenes.gallery import Gallery
from retro_maze.front.scenes.game_over import GameOver
from retro_maze.front.scenes.hints import Hints
from retro_maze.front.scenes.modes import Modes
from retro_maze.front.scenes.name import Name
from retro_maze.front.scenes.play import Play
from retro_maze.front.scenes.practice import Practice
from retro_maze.front.scenes.result import Result
from retro_maze.front.scenes.sandbox import sandbox
from retro_maze.front.scenes.scores import ScoresPage
from retro_maze.front.scenes.title import Title
from retro_maze.front.trophies import ACHIEVEMENTS, SCORES
from retro_maze.front.view import portrait
from retro_maze.front.view.ribbon import ICONS
from retro_maze.front.view.sprites import SPRITES
from retro_maze.paths import data_folder
from retro_maze.shelf import load_tower
from retro_maze.tower.achievements import FEATS
from retro_maze.tower.backwards import BACKWARDS
from retro_maze.tower.daily import daily_floors
from retro_maze.tower.floor import Tower
from retro_maze.tower.game import Game
from retro_maze.tower.modes import ARCADE, CALM, DAILY, PRACTICE, STORY
from retro_maze.tower.rooms import EMPTY
from retro_maze.tower.scores import Entry, key_of
from tests.player import Player

DATE = "2026-12-01"
BELL = load_tower("bell")
TOKENS = [floor for floor in range(1, 61) if BELL.rooms.of(floor).treasure == "gilt_token"]


class Run(Player):
    """One run of the game; `saves` is the folder that the next run finds."""

    def __init__(self, saves: Path) -> None:
        super().__init__(BELL, saves)

    def press(self, *downs: int) -> None:
        for down in downs:
            super().press(down)
            self.app.draw()

    def mode(self, line: int) -> None:
        """Confirms a line of the page of modes."""
        self.press(DOWN, START)
        self.until(Modes)
        self.press(*[DOWN] * line, START)

    def end(self, outcome: str) -> None:
        scene = self.app.scene
        assert isinstance(scene, Play)
        scene.world.outcome = outcome
        self.until(Result if outcome == "cleared" else GameOver)


def kept(run: Run, mode: str = STORY, floor: int = 1, found: tuple[int, ...] = ()) -> Game:
    """A playthrough that the run finds in its record."""
    game = Game(mode)
    game.enter(BELL, floor)
    game.opened = found
    run.session.record.note(game)
    return game


@pytest.fixture
def run(pyxel_app: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    load_resources(data_folder("resources"))
    monkeypatch.setattr(modes_scene, "today", lambda: DATE)
    return Run(tmp_path)


def test_calm_is_played_four_ticks_of_five_and_blinks_less(run: Run) -> None:
    run.mode(1)
    run.press(START)
    play = run.into_play()
    assert run.session.game.mode == CALM
    before = play.world.tick
    run.hold(0, 100)
    assert play.world.tick - before == 80
    assert (play.world.clock, play.view.flashing) == (0, False)


def test_a_new_game_asks_twice_before_it_ends_an_old_one(run: Run) -> None:
    kept(run, STORY, 9)
    run.mode(0)
    run.press(DOWN, START)
    assert isinstance(run.app.scene, Begin)
    assert run.app.scene.sure
    run.press(UP, DOWN)
    assert not run.app.scene.sure
    run.press(START, START)
    assert run.into_play().floor == 1


def test_a_mode_goes_on_where_it_was_left_and_the_title_goes_on_with_the_last(run: Run) -> None:
    kept(run, STORY, 9)
    kept(run, CALM, 4)
    run.mode(1)
    run.press(START)
    assert run.into_play().floor == 4
    run.press(PAUSE, UP, START)
    run.until(Title)
    run.press(START)
    assert run.into_play().floor == 4
    assert run.session.game.mode == CALM


def test_without_plates_no_riddle_is_shown(run: Run) -> None:
    run.mode(0)
    run.press(DOWN, START)
    card = run.until(Card)
    assert isinstance(card, Card)
    assert "no plate" in " ".join(card.riddle)
    run.into_play()
    run.press(PAUSE, DOWN, START)
    assert isinstance(run.app.scene, Hints)
    assert run.session.game.no_plate


def test_practice_opens_floors_that_any_game_has_reached_and_keeps_nothing(run: Run) -> None:
    kept(run, ARCADE, 9)
    run.mode(3)
    run.until(Practice)
    run.press(START)
    play = run.into_play()
    assert (play.floor, run.session.game.mode) == (9, PRACTICE)
    assert "spring_boots" in run.session.game.kit
    play.world.chest_taken = True
    run.end("cleared")
    run.press(START)
    run.until(Practice)
    run.press(BACK)
    run.until(Modes)
    assert run.session.record.games.keys() == {ARCADE}
    assert run.session.trophies.won == []


def test_practice_and_the_turned_tower_are_shut_at_first(run: Run) -> None:
    for line in (3, 5):
        run.mode(line)
        assert isinstance(run.app.scene, Modes)
        run.press(BACK)
        run.until(Title)


def test_the_first_try_of_a_day_counts_and_the_second_is_practice(run: Run) -> None:
    run.mode(4)
    assert run.into_play().floor == daily_floors(DATE)[0]
    assert run.session.game.mode == DAILY
    for floor in daily_floors(DATE)[1:]:
        run.end("cleared")
        run.press(START)
        assert run.into_play().floor == floor
    run.session.game.score = 4200
    run.end("cleared")
    run.press(START)
    run.until(Final)
    run.press(START)
    run.until(Name)
    run.press(BACK)
    run.until(ScoresPage)
    (entry,) = run.session.trophies.scores.table(key_of("bell", DAILY))
    assert (entry.score, entry.date) == (4200, DATE)
    run.press(START)
    run.until(Title)
    run.mode(4)
    run.into_play()
    assert run.session.finish() is None


def test_a_day_that_is_left_counts_as_far_as_it_went(run: Run) -> None:
    run.mode(4)
    run.into_play()
    run.session.game.score = 700
    run.press(PAUSE, UP, START)
    run.until(Final)
    run.press(START)
    run.until(Name)


def test_three_letters_are_written_by_the_directions_alone(run: Run, tmp_path: Path) -> None:
    run.mode(2)
    run.press(START)
    run.into_play()
    run.session.game.score, run.session.game.lives = 900, 0
    run.end("dead")
    run.hold(0, 60)
    run.press(START)
    run.until(Name)
    run.press(DOWN, RIGHT, UP, RIGHT, START)
    run.until(ScoresPage)
    (entry,) = Run(tmp_path).session.trophies.scores.table(key_of("bell", ARCADE))
    assert (entry.name, entry.score) == ("B A", 900)


def test_the_tables_are_leafed_through(run: Run) -> None:
    run.session.trophies.add(key_of("bell", CALM), Entry("WRN", seconds=4000))
    run.mode(6)
    page = run.until(ScoresPage)
    assert isinstance(page, ScoresPage)
    run.press(*[RIGHT] * len(page.keys))
    assert page.at == 0
    run.press(BACK)
    run.until(Modes)


def test_an_achievement_is_told_once_and_kept(run: Run, tmp_path: Path) -> None:
    kept(run, STORY, 3)
    run.session.choose(STORY)
    run.press(START)
    play = run.into_play()
    play._praise(Event("cleared"))
    run.hold(0)
    assert not run.app.ribbon.ticks, "no banner hides a floor in play"
    run.end("cleared")
    run.hold(0)
    assert run.app.ribbon.name == "blade_away"
    run.app.draw()
    run.hold(0, 300)
    assert run.app.ribbon.ticks == 0
    play._praise(Event("cleared"))
    assert run.session.trophies.news == []
    assert Run(tmp_path).session.trophies.won == ["blade_away"]


def test_nothing_is_won_in_towers_that_anybody_can_make_easy(run: Run) -> None:
    run.session.slot = "mine"
    run.press(START)
    play = run.into_play()
    run.session.game.floor = 3
    play._praise(Event("cleared"))
    assert run.session.trophies.won == []


def test_a_floor_of_ones_own_byte_is_an_achievement_and_one_of_the_tower_is_none(run: Run) -> None:
    for byte, won in ((BELL.table.seeds[2], []), (0x2A, ["own_byte"])):
        seeds = (*BELL.table.seeds[:2], byte, *BELL.table.seeds[3:])
        tower = Tower("mine", BELL.table._replace(seeds=seeds), BELL.rooms)
        scene = sandbox(run.session, tower, 3, Title(run.session))
        assert isinstance(scene, Play)
        scene.world.outcome = "cleared"
        for _ in range(80):
            scene.update()
        assert run.session.trophies.won == won


def test_the_page_of_achievements_and_the_gallery_lead_back(run: Run) -> None:
    run.session.trophies.win("bell")
    for line, page in ((7, Achievements), (8, Gallery)):
        run.mode(line)
        run.until(page)
        run.press(*[RIGHT] * 7, DOWN, DOWN)
        run.press(BACK)
        run.until(Modes)
        run.press(BACK)
        run.until(Title)


def test_every_token_opens_a_page_and_the_bell_the_last(run: Run) -> None:
    kept(run, STORY, 60, tuple(TOKENS[:4]))
    gallery = Gallery(run.session)
    assert [gallery._is_open(place) for place in range(16)] == [True] * 4 + [False] * 12
    assert gallery._facts("blot_g") == "First on floor 1, one hit point"
    assert gallery._facts("sentry_b") == "First on floor 3, 24 hit points"
    run.session.tower = run.session.tower._replace(rooms=EMPTY)
    assert gallery._facts("blot_g") == "Not to be met in this tower"
    run.session.trophies.win("bell")
    assert Gallery(run.session)._is_open(15)


def test_all_tokens_open_the_backwards_tower_with_a_record_of_its_own(run: Run) -> None:
    kept(run, STORY, 60, tuple(TOKENS))
    run.mode(5)
    run.press(START)
    play = run.into_play()
    assert (run.session.tower.name, play.byte) == (BACKWARDS, BELL.table.seeds[0] ^ 0xA5)
    assert run.session.record.games.keys() == {STORY}
    run.press(PAUSE, UP, START)
    run.until(Title)
    assert run.session.tower is BELL
    assert run.session.game.reached == 60
    assert run.session.ledger.of(BACKWARDS).games[STORY].floor == 1


def test_damaged_tables_and_achievements_fall_back(run: Run, tmp_path: Path) -> None:
    run.session.trophies.add(key_of("bell", ARCADE), Entry("WRN", 9))
    run.session.trophies.win("bell")
    for name in (SCORES, ACHIEVEMENTS):
        (tmp_path / f"{name}.txt").write_text("spoilt")
        (tmp_path / f"{name}.txt.bak").unlink(missing_ok=True)
    trophies = Run(tmp_path).session.trophies
    assert (trophies.won, trophies.scores.tables) == ([], {})
    trophies.win("peace")
    assert Run(tmp_path).session.trophies.won == ["peace"]


def test_every_achievement_and_every_page_has_its_picture() -> None:
    assert set(ICONS) == set(FEATS)
    assert set(ICONS.values()) | set(portrait.FACES.values()) <= set(SPRITES)


def test_the_code_of_a_tower_changes_with_any_byte() -> None:
    table = BELL.table
    assert code(table) == code(load_tower("bell").table)
    assert code(table) != code(table._replace(seeds=(1, *table.seeds[1:])))
