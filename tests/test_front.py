"""The scenes, played without a screen by pressing their buttons."""

from pathlib import Path
from types import ModuleType

import pytest

from retro_maze.engine.pad import DOWN, LEFT, MASK, RIGHT
from retro_maze.front import attention
from retro_maze.front.app import load_resources
from retro_maze.front.attention import Attention
from retro_maze.front.buttons import BACK, PAUSE, START
from retro_maze.front.late import late_tower
from retro_maze.front.scenes.card import Card
from retro_maze.front.scenes.demo import Demo
from retro_maze.front.scenes.ending import Ending
from retro_maze.front.scenes.final import Final
from retro_maze.front.scenes.floors import Floors
from retro_maze.front.scenes.game_over import GameOver
from retro_maze.front.scenes.hints import Hints
from retro_maze.front.scenes.kit import Kit
from retro_maze.front.scenes.modes import Modes
from retro_maze.front.scenes.pause import Pause
from retro_maze.front.scenes.play import Play
from retro_maze.front.scenes.result import Result
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.title import Title
from retro_maze.front.scenes.trouble import Trouble
from retro_maze.front.session import Session, Wish
from retro_maze.front.store import FileShelf, Store
from retro_maze.front.view import palette
from retro_maze.front.words import even, wrap
from retro_maze.maze import Refusal, chip
from retro_maze.paths import data_folder
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import Tower, plan_floor
from retro_maze.tower.game import ARCADE, STORY
from tests.player import Player


class Run(Player):
    """One run of the game; `saves` is the folder that the next run finds."""

    def finish(self) -> None:
        """Lets the floor be done, as if the player had reached the hatch."""
        self.play.world.outcome = "cleared"
        self.until(Result)


@pytest.fixture
def run(pyxel_app: ModuleType, bell: Tower, tmp_path: Path) -> Run:
    load_resources(data_folder("resources"))
    return Run(bell, tmp_path)


def test_one_press_on_the_title_leads_to_floor_1(run: Run) -> None:
    assert isinstance(run.scene, Title)
    run.press(START)
    run.into_play()
    assert run.play.floor == 1


def test_play_walks_by_the_buttons_held(run: Run) -> None:
    run.press(START)
    run.into_play()
    player = run.play.world.player
    before = player.x, player.y
    for way in (RIGHT, LEFT, DOWN):
        run.hold(way, 40)
    assert (player.x, player.y) != before


def test_a_floor_that_is_done_leads_by_its_result_to_the_next(run: Run) -> None:
    run.press(START)
    run.into_play()
    run.finish()
    run.press(START)
    run.into_play()
    assert run.play.floor == 2


def test_the_next_run_continues_on_the_floor_that_was_reached(
    run: Run, bell: Tower, tmp_path: Path
) -> None:
    run.press(START)
    run.into_play()
    run.finish()
    run.press(START)
    run.until(Card)
    later = Run(bell, tmp_path)
    assert isinstance(later.scene, Title)
    assert later.scene.menu.choices[0].name == "continue"
    later.press(START)
    later.into_play()
    assert later.play.floor == 2


def test_after_the_last_floor_comes_the_ending_and_then_the_title(
    run: Run, bell: Tower, tmp_path: Path
) -> None:
    last = Run(bell, tmp_path, Wish(60))
    last.into_play()
    last.finish()
    last.press(START)
    last.until(Ending)
    last.app.draw()
    last.press(START)  # the strokes need not all be heard
    last.hold(0, 600)
    last.app.draw()
    last.press(START)
    last.until(Final)
    last.press(START)  # a trial has no place in a table
    last.until(Title)


def test_the_pause_holds_the_world_and_gives_it_back(run: Run) -> None:
    run.press(START)
    run.into_play()
    world = run.play.world
    run.press(PAUSE)
    assert isinstance(run.scene, Pause)
    tick = world.tick
    run.hold(0, 60)
    assert world.tick == tick
    run.press(PAUSE)
    assert run.play.world is world


@pytest.mark.parametrize(("steps", "page"), [(1, Hints), (2, Kit)])
def test_the_pages_of_the_pause_lead_back_to_it(run: Run, steps: int, page: type[Scene]) -> None:
    run.press(START)
    run.into_play()
    run.press(PAUSE, *[DOWN] * steps, START)
    assert isinstance(run.scene, page)
    run.app.draw()
    run.press(BACK)
    assert isinstance(run.scene, Pause)


def test_a_hint_that_is_too_dear_is_refused_in_a_sentence(run: Run) -> None:
    run.press(START)
    run.into_play()
    run.press(PAUSE, DOWN, START, START)
    assert isinstance(run.scene, Hints)
    assert run.scene.refusal.startswith("It costs a cog")


def test_time_up_begins_the_floor_again(run: Run) -> None:
    run.press(START)
    run.into_play()
    world = run.play.world
    world.tick = world.clock + world.rules.red_ticks - 1
    world.red = True
    run.hold(0, 2)
    assert world.outcome == "lost"
    run.hold(0, 200)
    assert run.play.world is not world
    assert run.play.floor == 1


def test_arcade_ends_with_its_last_life_and_begins_afresh(run: Run) -> None:
    run.press(DOWN, START)
    run.until(Modes)
    run.press(DOWN, DOWN, START, START)
    run.into_play()
    assert run.session.game.mode == ARCADE
    run.session.game.lives = 0
    run.play.world.outcome = "dead"
    run.until(GameOver)
    assert not run.session.begun(ARCADE)
    run.hold(0, 60)
    run.press(START)
    run.until(Title)


def test_the_lift_goes_to_floors_that_were_reached_only(run: Run) -> None:
    run.press(START)
    run.into_play()
    run.session.game.reached = 12
    run.press(PAUSE, DOWN, DOWN, DOWN, START)
    assert isinstance(run.scene, Floors)
    run.press(RIGHT, DOWN, START)
    run.into_play()
    assert run.play.floor == 12
    run.press(PAUSE, DOWN, DOWN, DOWN, START, RIGHT, START)
    assert isinstance(run.scene, Floors)


def test_a_byte_of_ones_own_grows_that_floor_and_saves_nothing(
    run: Run, bell: Tower, tmp_path: Path
) -> None:
    trial = Run(bell, tmp_path, Wish(5, 0x25))
    trial.into_play()
    assert (trial.play.floor, trial.play.byte) == (5, 0x25)
    assert trial.session.note() == "A trial: nothing is saved"
    trial.finish()
    trial.press(START)
    trial.until(Title)
    assert not list(tmp_path.iterdir())


def test_a_floor_not_reached_yet_is_a_trial(run: Run, bell: Tower, tmp_path: Path) -> None:
    trial = Run(bell, tmp_path, Wish(30))
    trial.into_play()
    assert "minute_hand" in trial.session.game.kit
    assert not list(tmp_path.iterdir())


def test_a_save_of_another_version_is_left_alone(bell: Tower, tmp_path: Path, run: Run) -> None:
    text = '{"progress": 1, "generation": 2, "towers": {}}'
    Store(FileShelf(tmp_path)).save("progress", text)
    later = Run(bell, tmp_path)
    assert "another version" in later.session.note()
    later.press(START)
    later.into_play()
    assert Store(FileShelf(tmp_path)).load("progress") == text


@pytest.mark.parametrize("byte", [0x1D, 0x1E])
def test_a_floor_that_its_maze_closes_in_says_so_and_may_be_skipped(
    byte: int, pyxel_app: ModuleType, tmp_path: Path
) -> None:
    tower = load_tower("get_random")
    run = Run(tower, tmp_path, Wish(byte=byte))
    closed = not plan_floor(tower, 1, byte).path()
    assert isinstance(run.scene, Card)
    assert closed == (byte == 0x1D)
    assert ("no way leads" in " ".join(run.scene.riddle)) == closed
    assert run.session.game.may_skip == closed


def test_a_refusal_in_a_scene_becomes_a_sentence_on_the_screen(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(session: Session) -> None:
        raise Refusal("floor 1 has no room for a key")

    monkeypatch.setattr(Session, "world", refuse)
    run.press(START)
    run.until(Card)
    run.press(START)
    run.until(Trouble)
    run.app.draw()
    monkeypatch.undo()
    run.press(START)
    run.until(Title)


@pytest.mark.parametrize("floor", [1, 15, 33, 44, 59, 60])
def test_drawing_changes_nothing_that_is_played(
    run: Run, bell: Tower, tmp_path: Path, floor: int
) -> None:
    seen, unseen = (Run(bell, tmp_path, Wish(floor)) for _ in "ab")
    pads = chip("xorshift16", floor)
    for each in (seen, unseen):
        each.into_play()
    for _ in range(300):
        pad = pads.below(MASK + 1) & ~0x20
        for each in (seen, unseen):
            each.hold(pad, 1)
        seen.app.draw()
        assert isinstance(seen.scene, type(unseen.scene))
    assert seen.session.game.ticks == unseen.session.game.ticks
    if isinstance(seen.scene, Play) and isinstance(unseen.scene, Play):
        before = seen.scene.world.digest()
        seen.app.draw()
        assert seen.scene.world.digest() == before == unseen.scene.world.digest()


def test_every_scene_draws_with_the_colours_of_its_floor(
    run: Run, bell: Tower, pyxel_app: ModuleType, tmp_path: Path
) -> None:
    for band, floor in enumerate(range(1, 60, 10)):
        other = Run(bell, tmp_path, Wish(floor))
        other.into_play()
        other.app.draw()
        assert list(pyxel_app.colors[:16]) == list(palette.BANDS[band])


def test_a_jump_of_the_frame_counter_is_a_hidden_window(
    pyxel_app: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Counter:
        frame_count = 0

    monkeypatch.setattr(attention, "pyxel", Counter)
    watch = Attention()
    Counter.frame_count += 1
    assert not watch.lost(0)
    Counter.frame_count += 90
    assert watch.lost(0)
    Counter.frame_count += 1
    assert not watch.lost(0)


def test_a_minute_without_a_button_pauses_the_game(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Counter:
        frame_count = 0

    monkeypatch.setattr(attention, "pyxel", Counter)
    run.press(START)
    run.into_play()
    run.app.attention = Attention()
    for _ in range(attention.IDLE + 1):
        Counter.frame_count += 1
        run.hold(0, 1)
    assert isinstance(run.scene, Pause)


def test_a_line_breaks_between_words_and_never_runs_over() -> None:
    lines = wrap("The hatch is locked " + "x" * 50, 20)
    assert lines[0] == "The hatch is locked"
    assert all(len(line) <= 20 for line in lines)
    assert "".join(lines).replace(" ", "") == "Thehatchislocked" + "x" * 50


def test_lines_may_be_as_even_as_they_can_be() -> None:
    assert even("Missing: its strongbox is on floor 10.", 36) == (
        "Missing: its strongbox",
        "is on floor 10.",
    )
    assert even("short", 36) == ("short",)


def test_story_is_what_the_title_offers_first(run: Run) -> None:
    assert run.session.game.mode == STORY


def test_a_title_left_alone_shows_a_floor_being_played_and_keeps_nothing(
    run: Run, tmp_path: Path
) -> None:
    run.until(Demo, 600)
    run.hold(0, 60)
    run.app.draw()
    run.press(LEFT)
    assert isinstance(run.scene, Title)
    assert run.session.game.ticks == 0
    assert not list(tmp_path.iterdir())


def test_rooms_that_are_read_late_are_refused_when_they_are_needed(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    lines = ["title = 'Own'", "carver = 'bar-toppling'", "chip = 'lfsr8'", "cells = [18, 9]"]
    (folder / "seeds.toml").write_text("\n".join([*lines, "rooms = 'own'", "seeds = '00 01'"]))
    (folder / "rooms.toml").write_text("[[floor]]\nmosters = 1\n")
    tower = late_tower(str(folder))
    assert tower.floors == 2
    with pytest.raises(Refusal, match="mosters"):
        tower.rooms.of(1)


def test_rooms_that_are_read_late_are_the_same_rooms(bell: Tower) -> None:
    late = late_tower("bell")
    assert late.table == bell.table
    assert repr(late.rooms.floors) == repr(bell.rooms.floors)
    assert late.rooms.digest == bell.rooms.digest
