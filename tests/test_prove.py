"""retro-maze prove: recorded runs and fair players over a small tower, told in lines."""

from pathlib import Path

import pytest

from retro_maze import cli
from retro_maze.commands.prove_jobs import Job, Tumble, Witness, done, recorded, tumble, witness
from retro_maze.maze import Refusal
from retro_maze.shelf import load_tower
from retro_maze.tower.bots.tumble import unsound_after

BELL = load_tower("bell")
TINY = """
title  = "Tiny"
carver = "digging"
chip   = "lfsr8"
cells  = [6, 5]
rooms  = "bell"
seeds  = "E0 9E"
"""


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A tower of two small floors, and one player for it."""
    monkeypatch.setattr("retro_maze.commands.prove.DELAYS", (6,))
    path = tmp_path / "tiny" / "seeds.toml"
    path.parent.mkdir()
    path.write_text(TINY)
    return str(path)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_small_tower_is_proved_by_one_process_or_two(
    tiny: str, jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status = cli.run(["prove", "--tower", tiny, "--jobs", jobs])
    out, err = capsys.readouterr()
    assert status == (0 if "all is proved" in out else 1)
    assert [line.split()[0] for line in out.splitlines()[2:4]] == ["1", "2"]
    assert "floors 1-2" in out
    assert err == "", "the bar is for terminals"


@pytest.mark.parametrize("jobs", ["0", "65"])
def test_no_process_and_too_many_are_refused(jobs: str) -> None:
    with pytest.raises(Refusal, match=f"--jobs {jobs} must be 1 to 64"):
        cli.run(["prove", "--jobs", jobs])


def test_a_recorded_run_is_a_witness_and_a_missing_one_is_a_fault() -> None:
    assert witness(BELL, "bell", 1) == Witness("bell", 1, "9.3", "")
    assert witness(BELL, "bell", 99).fault == "no run is recorded"
    assert recorded("bell") == list(range(1, 61))
    assert recorded("nowhere") == []


def test_random_buttons_leave_a_floor_sound() -> None:
    assert tumble(BELL, 33, 300) == Tumble(33, 300, -1)
    assert unsound_after(BELL, 60, 100) == -1


def test_ctrl_c_ends_with_one_line(
    tiny: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("retro_maze.commands.prove.show_progress", interrupted)
    assert cli.run(["prove", "--tower", tiny, "--jobs", "1"]) == 130
    assert capsys.readouterr().err == "retro-maze: stopped after 1 of 2 proofs\n"


def test_jobs_find_the_same_here_and_in_other_processes() -> None:
    jobs = [Job(tumble, (floor, 50)) for floor in (1, 2)]
    assert sorted(done("bell", jobs, 1)) == sorted(done("bell", jobs, 2))
