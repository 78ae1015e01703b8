"""carve, survey and poster as a person types them."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from retro_maze import cli
from retro_maze.maze import Grid, carve, chip

VECTORS = json.loads((Path(__file__).parent / "vectors" / "mazes.json").read_text())


def say(capsys: pytest.CaptureFixture[str], line: str) -> str:
    """What `retro-maze LINE` prints; it must succeed."""
    assert cli.run(line.split()) == 0
    return capsys.readouterr().out


def refusal(capsys: pytest.CaptureFixture[str], line: str) -> str:
    """The one sentence with which `retro-maze LINE` is refused."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["retro-maze", *line.split()])
        assert cli.main() == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.count("\n") == 1
    return error


@pytest.mark.parametrize("case", VECTORS, ids=lambda c: f"{c['carver']}-{c['chip']}-{c['seed']}")
def test_carve_prints_the_published_mazes(
    case: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    size = f"{case['width']} {case['height']}"
    recipe = f"--carver {case['carver']} --chip {case['chip']} --seed {case['seed']}"
    assert say(capsys, f"carve {size} {recipe}") == "\n".join(case["maze"]) + "\n"


def test_a_range_of_seeds_has_an_empty_line_between_mazes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = say(capsys, "carve 9 7 --seed 0-0x3")
    mazes = [carve("bar-toppling", 9, 7, chip("lfsr8", seed)).text() for seed in range(4)]
    assert out == "\n\n".join("\n".join(maze) for maze in mazes) + "\n"


def test_signs_and_line_ends_are_as_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    plain = say(capsys, "carve 9 7 --seed 5")
    fancy = say(capsys, "carve 9 7 --seed 5 --wall ██ --floor ・ --crlf")
    assert fancy == plain.replace("#", "██").replace(".", "・").replace("\n", "\r\n")


def test_a_trace_tells_every_step_with_its_draws(capsys: pytest.CaptureFixture[str]) -> None:
    out = say(capsys, "carve 5 5 --chip script --seed 3 --trace").split("\n\n")
    assert out == [
        "the ground\n#####\n#...#\n#.#.#\n#...#\n#####",
        "step 1: drew 3, wall at 1,2\n#####\n#...#\n###.#\n#...#\n#####\n",
    ]


def test_a_random_seed_is_told_so_that_the_maze_can_be_had_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert (
        cli.run(["carve", "9", "9", "--carver", "digging", "--chip", "msvc-rand", "--random"]) == 0
    )
    out, told = capsys.readouterr()
    seed = told.split()[-1]
    assert say(capsys, f"carve 9 9 --carver digging --chip msvc-rand --seed {seed}") == out


def test_a_file_name_chooses_the_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    recipe = "carve 12 8 --carver digging --seed 7 --way"
    starts = {"svg": b"<svg", "html": b"<!DOCTYPE html>", "json": b"{", "csv": b"1,1", "txt": b"##"}
    for ending, start in starts.items():
        say(capsys, f"{recipe} -o {tmp_path}/maze.{ending}")
        assert (tmp_path / f"maze.{ending}").read_bytes().startswith(start)
    values = json.loads((tmp_path / "maze.json").read_text())
    assert Grid.from_text(values["maze"]) == carve("digging", 12, 8, chip("lfsr8", 7))
    assert (values["seed"], values["way"][0], values["way"][-1]) == (7, 0, 14)


LIBRARY = """
from pathlib import Path
from retro_maze.front.studio_maze import maze_png
from retro_maze.maze import carve, chip, trail, way

maze = carve("bar-toppling", 37, 19, chip("lfsr8", 0xE0))
cells = way(maze, 0, maze.columns * maze.rows - 1)
Path("maze.png").write_bytes(maze_png(maze, trail(maze, cells)))
"""
CARVE = ["-m", "retro_maze", "carve", "37", "19", "--way", "-o", "maze.png"]


@pytest.mark.parametrize("words", [CARVE, ["-c", LIBRARY]], ids=["carve", "library"])
def test_a_png_is_written_where_the_user_stands(words: list[str], tmp_path: Path) -> None:
    """In a process of its own: Pyxel starts once a process, and changes the working directory."""
    environment = {**os.environ, "PYTHONPATH": str(Path(cli.__file__).parent.parent)}
    done = subprocess.run(
        [sys.executable, *words],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == (b"", b"")
    picture = (tmp_path / "maze.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert picture[16:24] == (37 * 8).to_bytes(4, "big") + (19 * 8).to_bytes(4, "big")


LIGHT = """
import sys
from retro_maze.cli import run
run(["carve", "5", "5"])
print(*(name for name in sys.modules if name.startswith(("retro_maze.tower", "tomllib", "pyxel"))))
"""


def test_a_maze_is_carved_without_reading_towers() -> None:
    done = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == ""


def test_a_poster_shows_every_floor_of_a_tower(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = say(capsys, f"poster -o {tmp_path}/poster.svg")
    assert "60 floors" in said
    picture = (tmp_path / "poster.svg").read_text()
    assert picture.count("<polyline") == 60
    assert ">60 FF</text>" in picture
    assert "<title>The Sixtieth Bell" in picture


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("carve 0 0", "no room for a cell"),
        ("carve 1 9", "no room for a cell"),
        ("carve 4 4", "odd and 5 or more"),
        ("carve 2 2 --carver digging", "no room for a cell"),
        ("carve -37 19", "not a whole number"),
        ("carve 1000000 1000000", "width times height may be 4194304 at most"),
        ("carve 9 nine", '"nine" is not a whole number'),
        ("carve 9 9.0", '"9.0" is not a whole number'),
        ("carve 9 9 --seed -1", '"-1" is not a number or a range'),
        ("carve 9 9 --seed 256", "takes a seed from 0 to 255, not 256"),
        ("carve 9 9 --seed 0-256", "takes a seed from 0 to 255, not 256"),
        ("carve 9 9 --chip arcade --seed 0x100", "takes a seed from 0 to 255, not 256"),
        ("carve 9 9 --chip get-random --seed 2147483648", "from 0 to 2147483647"),
        ("carve 9 9 --chip msvc-rand --seed 1099511627776", "from 0 to 4294967295"),
        ("carve 9 9 --seed 9-3", "runs backwards"),
        ("carve 9 9 --seed 1-", "not a number or a range"),
        ("carve 9 9 --seed １", "not a number or a range"),
        ("carve 9 9 --carver diging", 'did you mean "digging"'),
        ("carve 9 9 --chip msvc", 'did you mean "msvc-rand"'),
        ("carve 9 9 --chip script", "a script is choices such as 0,3,1,2"),
        ("carve 7 7 --chip script --seed 0,3", "the script ends after 2 choices"),
        ("carve 7 7 --chip script --seed 0,4", "choice 2 of the script is 4"),
        ("carve 9 9 --random --seed 1", "--random makes a seed by itself"),
        ("carve 9 9 --format png", "a PNG needs a file"),
        ("carve 9 9 --format html --seed 0-9", "holds one maze"),
        ("carve 9 9 --format csv --trace", "--format csv and --trace contradict each other"),
        ("carve 1001 1001 --trace", "--trace is for mazes of up to"),
        ("carve 9 9 --wall \x07", "characters that can be printed"),
        ("carve 9 9 -o nowhere/maze.txt", "nowhere"),
        ("carve 2001 2001 --chip msvc-rand --seed 0-4000000 -o x", "too many for one file"),
        ("survey --seed 4", "give their --size too"),
        ("survey --carver digging", "give their --size too"),
        ("survey --size 9 8", "odd and 5 or more"),
        ("survey --size 1001 1001 --seed 0-255", "4194304 squares in all"),
        ("poster -o poster.gif", "must end in .png or .svg"),
        ("poster -o poster.svg --scale 9", "must be 1 to 8"),
        ("poster --tower nowhere", "there is no tower"),
        ("survey --tower bel", 'did you mean "bell"'),
    ],
)
def test_what_cannot_be_carved_gets_one_sentence(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path)
        assert sentence in refusal(capsys, line)
    assert list(tmp_path.iterdir()) == []


def test_a_survey_has_one_line_a_floor(capsys: pytest.CaptureFixture[str]) -> None:
    lines = say(capsys, "survey").splitlines()
    assert lines[0].split()[:5] == ["floor", "seed", "way", "longest", "dead-ends"]
    assert [line.split()[0] for line in lines[1:61]] == [str(floor) for floor in range(1, 61)]
    assert "60 has a locked register: seed FF answers every draw alike" in lines


def test_a_survey_finds_the_look_alikes_of_the_arcade(capsys: pytest.CaptureFixture[str]) -> None:
    out = say(capsys, "survey --tower arcade")
    assert "6 and 22 look alike: all but 19 of their pieces are the same" in out
    found = json.loads(say(capsys, "survey --tower arcade --json"))
    assert found["differences"][5][21] == 19
    assert {"one": 6, "two": 22, "differ": 19} in found["look_alikes"]
    assert found["mazes"][59]["leans"] == [0, 0, 0, 136]


def test_a_survey_tells_where_rooms_are_closed(capsys: pytest.CaptureFixture[str]) -> None:
    out = say(
        capsys, "survey --size 7 7 --carver bar-toppling-unruled --chip script --seed 1,2,0,3"
    )
    assert out.splitlines()[-1] == "1 has closed rooms (column,row from 0): 1,1"


def test_a_survey_as_csv_is_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [
        line.split(",") for line in say(capsys, "survey --size 9 9 --seed 0-9 --csv").splitlines()
    ]
    assert len(rows) == 11
    assert {len(row) for row in rows} == {17}
    assert [row[1] for row in rows[1:]] == [str(seed) for seed in range(10)]
