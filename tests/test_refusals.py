"""Whatever cannot be meant is refused: one sentence, status 2, at once, and nothing is written."""

import os
import sys
from pathlib import Path

import pytest

from retro_maze import cli, shelf
from retro_maze.commands.play import UNSEEN
from retro_maze.maze.refusal import LISTED, did_you_mean
from retro_maze.shelf import add_tower, free_name
from retro_maze.tower.table import LONGEST, MOST_DOTS

LONG = "x" * 5000
TABLE = 'title = "T"\ncarver = "digging"\nchip = "lfsr8"\ncells = [5, 4]\nseeds = "00"\n'


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to stand in, without a screen."""
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.setenv("RETRO_MAZE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", UNSEEN[0])
    monkeypatch.chdir(here)
    return here


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The sentence with which a command line is refused."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["retro-maze", *words])
        assert cli.main() == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.count("\n") == 1
    assert error.startswith("retro-maze: ")
    assert len(error) <= 500
    return error


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("survey --size 9 9 --tower arcade", "--size and --tower contradict each other"),
        ("survey --seed 4", "give their --size too"),
        ("walk --floor 3 --seed 4", "--floor and --seed contradict each other"),
        ("walk --floor 3 --carver digging", "--floor and --carver contradict each other"),
        ("walk 9 9 --tower arcade", "--tower needs --floor"),
        ("walk 9 9 --floor 1", "not both"),
        ("web --single --runtime /nowhere", "--single and --runtime contradict each other"),
        ("web --url example.org", '"example.org" is no address'),
        ("jukebox --list --score", "not allowed with"),
        ("jukebox --wav x --list", "not allowed with"),
        ("carve 9 9 --wall x --floor x", "--wall and --floor are the same"),
        ("carve 9 9 --wall .", "--wall and --floor are the same"),
        ("carve 9 9 --trace --way", "--trace and --way contradict each other"),
        ("carve 9 9 -o maze.png --format svg", "--format svg and -o maze.png contradict"),
        ("carve 9 9 -o maze.json --crlf", "--format json and --crlf contradict each other"),
        ("carve 9 9 --format html --wall x", "--format html and --wall contradict each other"),
        ("film -o x.png --seconds 3", "a picture lasts no time"),
        ("film -o x.png --floors 1-3", "a .png shows one floor"),
        ("film --floors 1-3 --seed 4", "--seed grows one floor"),
        ("film -o x.mp4", '"x.mp4" must end in .gif or .png'),
        ("poster -o x.gif", '"x.gif" must end in .png or .svg'),
    ],
)
def test_options_that_contradict_each_other(
    line: str, reason: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert reason in refusal(capsys, *line.split())
    assert list(home.iterdir()) == []


@pytest.mark.parametrize("command", ["film", "poster", "sheet", "carve 9 9", "walk 9 9", "jukebox"])
def test_an_empty_name_of_a_file(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    option = "--wav" if command == "jukebox" else "-o"
    assert "an empty name names no file" in refusal(capsys, *command.split(), option, "")


@pytest.mark.parametrize(
    "words",
    [
        [LONG],
        ["show", LONG],
        ["show", "1", "--seed", LONG],
        ["show", "1", "--tower", LONG],
        ["show", "1", LONG],
        ["check", f"{LONG}/seeds.toml"],
        ["carve", "9", "9", "--carver", LONG],
        ["carve", "9", "9", "--format", LONG],
        ["table", LONG],
        ["table", "new", LONG],
        ["table", "import", LONG],
        ["film", "-o", LONG],
        ["replay", LONG],
        ["--watch", "x y " * 2000],
    ],
)
def test_a_word_of_great_length_is_quoted_in_part(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "x" * 250 not in refusal(capsys, *words)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (".".join("a" * 60_000) + " = 1", "line 1: no setting needs 59999 dots"),
        ("\n[" + ".".join("a" * 60_000) + "]", "line 2: no setting needs"),
        ("a = { " + ".".join(["'='"] * 40_000) + " = 1 }", "line 1: no setting needs"),
        ("a = " + "[" * 100_000, "not TOML"),
        ("a = [" + "1," * 120_000 + "]", "no setting"),
        ("\n".join(f"a{n}.{'.'.join('b' * MOST_DOTS)} = 1" for n in range(6000)), "no setting"),
        ("[[a]]\n" * 40_000, "no setting"),
        ("#" * (LONGEST + 1), f"{LONGEST} is the most"),
    ],
    ids=["dotted", "header", "quoted", "nested", "array", "many dots", "headers", "long"],
)
def test_a_table_that_would_keep_its_reader_busy(
    text: str, reason: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "seeds.toml").write_text(text)
    assert reason in refusal(capsys, "check", "./seeds.toml")


def test_a_comment_may_have_dots(home: Path) -> None:
    (home / "seeds.toml").write_text(f"  # {'.' * 60}\n{TABLE}")
    assert cli.run(["check", "./seeds.toml"]) == 0


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="this system has no such file")
@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_file_that_fails_while_it_is_read_is_named(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "/proc/self/mem: " in refusal(capsys, command, "/proc/self/mem")


@pytest.mark.parametrize("words", [["jukebox", "nope"], ["jukebox", "nope", "--list"]])
def test_a_tune_that_is_not_there_is_refused_with_or_without_a_screen(words: list[str]) -> None:
    """In a process of its own, for the names are asked of Pyxel."""
    import subprocess

    line = [sys.executable, "-m", "retro_maze", *words]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert 'there is no piece "nope"' in done.stderr


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_no_help_is_wider_than_a_terminal(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    lines = [[name, "--help"]]
    if name == "table":
        from retro_maze.commands.table import ACTIONS

        lines += [[name, action, "--help"] for action in ACTIONS]
    for line in lines:
        with pytest.raises(SystemExit):
            cli.run(line)
        assert max(map(len, capsys.readouterr().out.splitlines())) <= cli.WIDE


def test_a_free_name_is_found_beside_a_thousand_others(monkeypatch: pytest.MonkeyPatch) -> None:
    add_tower("shared", TABLE)
    for number in range(2, 1100):
        (shelf.own_shelf() / f"shared-{number}").mkdir()
    assert free_name("shared") == "shared-1100"
    long = "a" * shelf.NAME_LETTERS
    add_tower(long, TABLE)
    assert len(free_name(long)) == shelf.NAME_LETTERS
    assert os.listdir(shelf.own_shelf())


def test_of_many_names_a_sentence_offers_some() -> None:
    names = [f"tower-{n}" for n in range(60)]
    told = did_you_mean("x", names)
    assert told.startswith("; there are tower-0, tower-1, ")
    assert told.endswith(f"and {60 - LISTED} more")
    assert did_you_mean("x", names[:3]) == "; there are tower-0, tower-1, tower-2"
