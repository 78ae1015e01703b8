"""Films and the way out for machines without a screen; each film is a process of its own."""

import os
import struct
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from retro_maze.commands import play
from retro_maze.engine.replay import read_replay
from retro_maze.front.app import load_resources
from retro_maze.front.scenes.play import Play
from retro_maze.front.studio import DELAY, Recording, paced, stage
from retro_maze.paths import data_folder
from retro_maze.shelf import load_tower

REPLAYS = Path(__file__).parent / "replays" / "bell"


def run(folder: Path, *words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """`retro-maze` as a process in a folder, without a display unless one is given."""
    own = {name: text for name, text in os.environ.items() if "DISPLAY" not in name}
    own |= {"RETRO_MAZE_HOME": str(folder / "home"), **environ}
    line = [sys.executable, "-m", "retro_maze", *words]
    return subprocess.run(line, cwd=folder, env=own, capture_output=True, text=True, check=False)


def delays(gif: bytes) -> list[int]:
    """The hundredths of a second that each picture of a GIF is shown."""
    parts = gif.split(b"\x21\xf9\x04")[1:]
    return [struct.unpack("<H", part[1:3])[0] for part in parts]


def test_a_film_shows_every_third_tick_and_tells_its_size(tmp_path: Path) -> None:
    done = run(tmp_path, "film", "--floors", "1-2", "--seconds", "4", "-o", "walk.gif")
    gif = (tmp_path / "walk.gif").read_bytes()
    assert (done.returncode, done.stderr) == (0, "")
    assert gif[:6] == b"GIF89a"
    assert struct.unpack("<HH", gif[6:10]) == (256, 240)
    assert delays(gif) == [DELAY] * 80
    assert done.stdout == f"walk.gif  {len(gif):,} bytes, 80 pictures, 4.0 s\n"


def test_recorded_runs_are_filmed_and_share_the_time(tmp_path: Path) -> None:
    runs = [str(REPLAYS / f"{floor:02}.txt") for floor in (1, 12)]
    done = run(tmp_path, "film", "--seconds", "3", "-o", "x.gif", "--replay", *runs)
    assert (done.returncode, done.stderr) == (0, "")
    assert delays((tmp_path / "x.gif").read_bytes()) == [DELAY] * 60


def test_on_the_stage_a_recording_is_played_to_its_very_end(pyxel_app: ModuleType) -> None:
    load_resources(data_folder("resources"))
    path = REPLAYS / "01.txt"
    replay = read_replay(path.read_text(), path.name)
    shown = stage(Recording(path.name, load_tower("bell"), replay))
    scene = shown.app.scene
    assert isinstance(scene, Play)
    for pad in replay.pads:
        shown.tick(pad)
    assert scene.world.outcome == "cleared"
    assert scene.world.digest() == replay.digests[len(replay.pads)]
    assert scene.view.ended == 1


def test_a_name_that_ends_in_png_is_a_picture_of_a_floors_opening(tmp_path: Path) -> None:
    done = run(tmp_path, "film", "--floors", "30", "-o", "x.png", "--scale", "2")
    png = (tmp_path / "x.png").read_bytes()
    assert (done.returncode, done.stderr) == (0, "")
    assert struct.unpack(">II", png[16:24]) == (512, 480)


def test_the_same_film_is_the_same_bytes(tmp_path: Path) -> None:
    for name in ("a.gif", "b.gif"):
        run(tmp_path, "film", "--floors", "3", "--seconds", "3", "-o", name)
    assert (tmp_path / "a.gif").read_bytes() == (tmp_path / "b.gif").read_bytes()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--floors", "61"], "there is no floor 61"),
        (["--floors", "1,,2"], "is not a number or a range"),
        (["-o", "walk.mp4"], '"walk.mp4" must end in .gif'),
        (["--replay", "no.txt"], "no.txt"),
        (["--replay", "x", "--floors", "2"], "--replay and --floors contradict"),
        (["--seconds", "0"], "--seconds 0 must be 1 to 300"),
        (["--scale", "9"], "--scale 9 must be 1 to 8"),
        (["--seconds", "1", "-o", "no/where.gif"], "where.gif: No such file"),
    ],
)
def test_what_cannot_be_filmed_is_refused_in_one_sentence(
    tmp_path: Path, words: list[str], sentence: str
) -> None:
    done = run(tmp_path, "film", *words)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.glob("*.gif"))


@pytest.mark.parametrize(
    "environ",
    [{}, {"DISPLAY": ":77"}, {"WAYLAND_DISPLAY": "wayland-9"}, {"SDL_VIDEODRIVER": "dummy"}],
)
def test_without_a_screen_a_bot_plays_floor_1_into_a_film(
    tmp_path: Path, environ: dict[str, str]
) -> None:
    done = run(tmp_path, **environ)
    assert done.returncode == 0
    assert "there is no screen here" in done.stdout
    assert "`retro-maze film`" in done.stdout
    assert "`retro-maze web`" in done.stdout
    assert done.stderr == ""
    assert (tmp_path / play.DEMO).stat().st_size > 10_000


def test_without_a_screen_the_floor_that_was_asked_for_is_filmed(tmp_path: Path) -> None:
    done = run(tmp_path, "--floor", "3", "--seed", "0x2A")
    assert "a bot plays floor 3" in done.stdout
    words = ["--floors", "3", "--seed", "42", "-o", "same.gif"]
    run(tmp_path, "film", *words)
    assert (tmp_path / play.DEMO).read_bytes() == (tmp_path / "same.gif").read_bytes()


@pytest.mark.skipif(os.name == "nt", reason="a signal is sent otherwise there")
@pytest.mark.parametrize(
    "words",
    [
        ["film", "--floors", "1-60", "--seconds", "300", "-o", "x.gif"],
        ["sheet", "-o", "x"],
        ["jukebox", "--wav", "x"],
        ["walk", "301", "301", "--carver", "digging", "-o", "x.gif"],
        ["carve", "501", "501", "--carver", "digging", "--seed", "0-255", "--format", "json"],
    ],
)
def test_ctrl_c_ends_with_status_130_and_leaves_nothing_half_written(
    tmp_path: Path, words: list[str]
) -> None:
    program = f"import sys\nprint(flush=True)\nsys.argv[1:] = {words}\n{STOPPED}"
    line = [sys.executable, "-c", program]
    job = subprocess.run(line, cwd=tmp_path, capture_output=True, timeout=120, check=False)
    assert job.returncode == 130, job.stderr
    assert b"Traceback" not in job.stderr
    assert not [path for path in tmp_path.rglob("*") if path.name.endswith((".gif", ".new"))]


# Ctrl+C comes by itself, in the middle of the work.
STOPPED = """
import os, signal, threading
from retro_maze import cli
threading.Timer(1, os.kill, (os.getpid(), signal.SIGINT)).start()
os._exit(cli.main())
"""


def test_a_video_driver_that_fails_is_no_screen_either(tmp_path: Path) -> None:
    done = run(tmp_path, SDL_VIDEODRIVER="no-such-driver")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / play.DEMO).is_file()


@pytest.mark.parametrize("words", [["--floor", "0"], ["--floor", "61"], ["--tower", "nowhere"]])
def test_a_wrong_wish_is_refused_before_any_film_is_made(tmp_path: Path, words: list[str]) -> None:
    done = run(tmp_path, *words)
    assert done.returncode == 2
    assert done.stderr.startswith("retro-maze: there is no ")
    assert not (tmp_path / play.DEMO).exists()


def test_pacing_changes_delays_and_nothing_else() -> None:
    head = b"GIF89a" + bytes([1, 0, 1, 0, 0x80, 0, 0]) + bytes(6)
    picture = b"\x2c" + bytes(8) + b"\x00" + b"\x02\x02\x44\x01\x00"
    control = b"\x21\xf9\x04\x00\x00\x00\x00\x00"
    gif = head + b"\x21\xff\x03abc\x00" + 2 * (control + picture) + b"\x3b"
    assert delays(paced(gif, 7)) == [7, 7]
    assert paced(paced(gif, 7), 0) == gif
