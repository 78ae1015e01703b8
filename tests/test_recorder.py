"""What is played with --record lies there as recordings that play back."""

from pathlib import Path

import pytest

from retro_maze.cli import run
from retro_maze.engine.pad import BLADE, DOWN, RIGHT
from retro_maze.engine.replay import LONGEST
from retro_maze.front.buttons import BACK, START
from retro_maze.front.recorder import Recorder
from retro_maze.front.scenes.pause import Pause
from retro_maze.front.scenes.play import Play
from retro_maze.front.session import Wish
from retro_maze.tower.daily import daily_game
from retro_maze.tower.floor import Tower
from retro_maze.tower.game import Game, practice
from retro_maze.tower.modes import CALM, DAILY, MODES, PRACTICE
from tests.player import Player
from tests.record import read, right_path

pytestmark = pytest.mark.usefixtures("screen")


class Recorded(Player):
    """Somebody on the first floor."""

    def __init__(self, tower: Tower, folder: Path) -> None:
        super().__init__(tower, folder / "saves", Wish(1))
        self.recorder = self.session.recorder = Recorder(folder / "runs")
        self.into_play()


@pytest.fixture
def player(bell: Tower, tmp_path: Path) -> Recorded:
    return Recorded(bell, tmp_path)


def runs(player: Recorded) -> dict[str, Path]:
    """The recordings by name."""
    return {path.name: path for path in sorted(player.recorder.folder.iterdir())}


def plays_back(path: Path) -> bool:
    return run(["replay", str(path)]) == 0


def test_a_floor_that_was_cleared_plays_back_button_for_button(player: Recorded) -> None:
    pads = read(right_path(1)).pads
    for pad in pads:
        player.hold(pad)
    player.hold(0, 20)  # what is pressed after the hatch is no part of the floor
    (path,) = runs(player).values()
    assert path.name == "0001-floor-1-cleared.txt"
    kept = read(path)
    assert kept.pads == pads
    assert kept.digests == read(right_path(1)).digests
    assert plays_back(path)


def test_a_floor_begun_again_ends_where_it_was_left(player: Recorded) -> None:
    player.hold(RIGHT, 50)
    player.press(START)
    pause = player.until(Pause)
    pause.menu.at = pause.menu.names.index("rewind")
    player.press(START)
    player.until(Play)
    assert list(runs(player)) == ["0001-floor-1-left.txt"]
    assert plays_back(runs(player)["0001-floor-1-left.txt"])
    player.hold(RIGHT, 10)
    player.recorder.end()
    assert list(runs(player)) == ["0001-floor-1-left.txt", "0002-floor-1-left.txt"]


def test_the_ten_thousandth_recording_is_followed_by_another(player: Recorded) -> None:
    (player.recorder.folder / "10000-floor-1-left.txt").write_text("")
    (player.recorder.folder / "notes.txt").write_text("")
    player.hold(RIGHT, 10)
    player.recorder.end()
    assert "10001-floor-1-left.txt" in runs(player)


def test_other_rules_in_the_middle_end_a_recording_that_still_plays_back(player: Recorded) -> None:
    player.hold(RIGHT, 50)
    player.press(START)
    player.session.set(clock="off")
    player.press(BACK)
    player.until(Play)
    player.hold(RIGHT, 50)
    player.recorder.end()
    (path,) = runs(player).values()
    assert len(read(path).pads) < 60
    assert plays_back(path)


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_plays_back(mode: str, bell: Tower, tmp_path: Path) -> None:
    session = Player(bell, tmp_path / "saves").session
    recorder = session.recorder = Recorder(tmp_path / "runs")
    session.set(toggle=True, clock="1.5")
    session.game = {DAILY: daily_game(bell, "2026-12-01"), PRACTICE: practice(bell, 33)}.get(
        mode, Game(mode)
    )
    world = session.world()
    for pad in (RIGHT, BLADE, DOWN) * 40:
        world.step(pad)
        recorder.note(pad)
    recorder.end()
    (path,) = recorder.folder.iterdir()
    assert plays_back(path)


def test_a_floor_of_an_hour_is_recorded_up_to_there(bell: Tower, tmp_path: Path) -> None:
    recorder, game = Recorder(tmp_path), Game(CALM)
    world = game.world(bell)
    recorder.begin(game.header(bell), world)
    for _ in range(LONGEST + 5):
        recorder.note(0)  # the world stands still: only the length matters here
    (path,) = tmp_path.iterdir()
    assert len(read(path).pads) == LONGEST


def test_trouble_with_the_folder_is_told_and_play_goes_on(
    player: Recorded, capsys: pytest.CaptureFixture[str]
) -> None:
    recorder = player.recorder
    recorder.folder.rmdir()
    player.hold(RIGHT, 50)
    recorder.end()
    told = capsys.readouterr().err
    assert told.startswith(f"retro-maze: {recorder.folder / '0001-floor-1-left.txt'}: ")
    assert told.count("\n") == 1
    player.hold(RIGHT, 50)
    assert isinstance(player.scene, Play)


def test_a_folder_that_cannot_be_is_refused_before_the_window(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="a file is in the way"):
        run(["--record", str(tmp_path / "file")])
