"""The command line: what it prints, and one plain sentence for whatever is wrong."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from retro_maze import cli
from retro_maze.commands.arguments import byte, floors, span
from retro_maze.commands.show import picture
from retro_maze.engine.gear import Rules
from retro_maze.engine.replay import Tape, write_replay
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import build_world, plan_floor
from retro_maze.tower.recording import header_of

TABLE = """
title = "Test"
carver = "bar-toppling"
chip = "lfsr8"
cells = [5, 4]
seeds = "{seeds}"
"""


class Said:
    """What one command line gave back."""

    def __init__(self, status: int, out: str, error: str) -> None:
        self.status = status
        self.out = out
        self.error = error


def say(capsys: pytest.CaptureFixture[str], *words: str) -> Said:
    """Runs `retro-maze` with these words, in this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["retro-maze", *words])
        status = cli.main()
    out, error = capsys.readouterr()
    return Said(status, out, error)


def table(folder: Path, text: str | bytes = "", seeds: str = "00 FF") -> Path:
    """A seeds.toml in a folder of its own."""
    path = folder / "mine" / "seeds.toml"
    path.parent.mkdir(exist_ok=True)
    data = text or TABLE.format(seeds=seeds)
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["show", "0"], "there is no floor 0: bell has floors 1 to 60"),
        (["show", "61"], "there is no floor 61"),
        (["show", "1", "--seed", "300"], "300 is not a byte"),
        (["show", "1", "--seed", "-1"], "expected one argument|not a whole number"),
        (["show", "1", "--seed", "0x100"], "0x100 is not a byte"),
        (["show", "1", "--seed", "2a"], '"2a" is hex without its 0x; write 0x2A'),
        (["table", "set", "1", "F7"], '"F7" is hex without its 0x; write 0xF7'),
        (["show", "1", "--seed", "12a"], '"12a" is not a whole number'),
        (["show", "1", "--seed", "１２"], "is not a whole number"),
        (["show", "9" * 5000], "is not a whole number"),
        (["show", "one"], '"one" is not a whole number'),
        (["show"], "required: N"),
        (["show", "1", "--tower", "bel"], 'did you mean "bell"'),
        (["show", "1", "--tower", "nothere/seeds.toml"], "there is no such file"),
        (["show", "1", "--tower", ""], 'there is no tower ""'),
        (["show", "1", "--towr", "bell"], "unrecognized arguments: --towr"),
        (["check", "/"], "this folder holds no seeds.toml"),
        (["shwo", "1"], 'did you mean "show"'),
        (["replay", "/"], "(?i)directory|permission"),
        (["replay", "nothere"], "nothere"),
    ],
)
def test_a_wrong_word_gets_one_sentence_and_status_2(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = say(capsys, *words)
    assert_refused(said, reason)


def assert_refused(said: Said, reason: str) -> None:
    assert (said.status, said.out) == (2, "")
    assert said.error.startswith("retro-maze: ")
    assert said.error.count("\n") == 1, "one line"
    assert len(said.error) < 400
    assert re.search(reason, said.error), said.error


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "missing|title"),
        ("title = ", "not TOML"),
        (TABLE.format(seeds="00 1"), 'floor 2: "1" is not a byte'),
        (TABLE.format(seeds="00 GG"), 'floor 2: "GG" is not a byte'),
        (TABLE.format(seeds=""), "seeds holds 0 bytes"),
        (TABLE.format(seeds="00 " * 256), "seeds holds 256 bytes"),
        (TABLE.format(seeds="00") + "colour = 3", 'no setting "colour"'),
        (TABLE.format(seeds="00").replace("[5, 4]", "[1, 4]"), "cells"),
        (TABLE.format(seeds="00").replace("[5, 4]", "[5, 99999]"), "cells"),
        (TABLE.format(seeds="00").replace("[5, 4]", "5"), "cells"),
        (TABLE.format(seeds="00").replace("lfsr8", "lfsr9"), 'did you mean "lfsr8"'),
        (TABLE.format(seeds="00").replace("bar-", "ball-"), 'did you mean "bar-toppling"'),
        (TABLE.format(seeds="00") + 'rooms = "../bell"', "rooms"),
        (b"\xff\xfe\x00t", "not UTF-8"),
        (b"\0" * (2 << 20), "larger than"),
    ],
)
def test_a_broken_table_gets_one_sentence_that_names_the_file(
    text: str | bytes, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = table(tmp_path, text or " ")
    said = say(capsys, "check", str(path))
    assert_refused(said, reason)
    assert str(path) in said.error


def test_a_table_of_a_hundred_megabytes_is_refused_unread(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = table(tmp_path)
    os.truncate(path, 100 << 20)  # a sparse file
    assert_refused(say(capsys, "check", str(path)), "is larger than")


def test_a_table_that_may_not_be_read_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = table(tmp_path)
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("this user may read every file")
    assert_refused(say(capsys, "check", str(path)), "Permission denied")


@pytest.mark.parametrize("change", ["crlf", "bom", "lower case"])
def test_what_editors_do_to_a_table_is_forgiven(
    change: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = TABLE.format(seeds="AB CD")
    changed = {
        "crlf": text.replace("\n", "\r\n").encode(),
        "bom": b"\xef\xbb\xbf" + text.encode(),
        "lower case": text.replace("AB CD", "ab cd").encode(),
    }
    path = table(tmp_path, changed[change])
    assert say(capsys, "check", str(path)).status == 0
    assert "byte CD" in say(capsys, "show", "2", "--tower", str(path)).out


@pytest.mark.parametrize("name", ["bell", "arcade"])
def test_every_shipped_tower_passes_the_check(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = say(capsys, "check", name)
    assert (said.status, said.error) == (0, "")
    assert said.out.startswith(f"{name}: ")
    assert said.out.count("\n") == 1


def test_a_floor_is_shown_with_its_way(capsys: pytest.CaptureFixture[str]) -> None:
    said = say(capsys, "show", "1", "--way")
    first, *rows = said.out.splitlines()
    assert first == "bell floor 1  byte E0  bar-toppling  lfsr8"
    text = "".join(rows)
    assert len(rows) == 19
    assert [text.count(letter) for letter in "SKH"] == [1, 1, 1]
    assert "o" in text


def test_a_shown_floor_without_a_way_is_walls_and_passages_only(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = say(capsys, "show", "60").out.partition("\n")[2]
    assert set(text) == set("#.SKH\n")


@pytest.mark.parametrize("seed", ["37", "0x25", "0X25"])
def test_a_seed_may_be_decimal_or_hex(seed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "byte 25" in say(capsys, "show", "1", "--seed", seed).out


def test_the_way_marks_what_lies_between_its_cells() -> None:
    plan = plan_floor(load_tower(), 1)
    rows = picture(plan, way=True, monsters=True)
    steps = len(plan.path()) - 1
    covered = sum(row.count(mark) for row in rows for mark in "oKSHm")
    assert covered >= 2 * steps - 10
    assert "m" in "".join(rows)


def test_who_lives_on_a_floor_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    last = say(capsys, "show", "2", "--monsters").out.splitlines()[-1]
    assert last == "Oilblot x5, Inkblot x2  threat 8"
    assert say(capsys, "show", "3", "--monsters").out.endswith("threat 7\n")
    empty = say(capsys, "show", "1", "--monsters", "--tower", "get_random").out
    assert empty.endswith("nobody lives here\n")


def test_one_reading_of_numbers_serves_every_command() -> None:
    assert [byte("0"), byte("255"), byte("0xff")] == [0, 255, 255]
    assert span("0-255") == range(256)
    assert span("0x10") == range(16, 17)
    assert floors("1-3, 17") == [1, 2, 3, 17]


def test_the_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    said = say(capsys, "--help")
    assert said.status == 0
    assert all(f"  {name} " in said.out for name in cli.COMMANDS)
    assert max(map(len, said.out.splitlines())) <= 100


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        say(capsys, name, "--help")
    assert left.value.code == 0
    assert f"usage: retro-maze {name}" in capsys.readouterr().out


def recording(folder: Path, floor: int = 1) -> Path:
    """A short walk on a floor, on disk."""
    tower = load_tower()
    plan = plan_floor(tower, floor)
    kit, rules = ("tin_pick", "spring_boots"), Rules(story=False, toggle=True, red_ticks=1200)
    world = build_world(tower, plan, kit, rules, vigor=True)
    tape = Tape(header_of(tower, plan, kit, rules, vigor=True))
    for tick in range(150):
        pad = 1 << tick // 40
        world.step(pad)
        tape.note(pad, world)
    path = folder / "walk.txt"
    path.write_text(write_replay(tape.finish(world)))
    return path


def test_a_recording_plays_back_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = say(capsys, "replay", str(recording(tmp_path)))
    assert (said.status, said.error) == (0, "")
    assert "floor 1, 150 ticks, 3 digests agree" in said.out


def test_a_recording_that_differs_names_the_tick(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = recording(tmp_path)
    lines = path.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("digest 120"))
    lines[at] = "digest 120 00000000"
    path.write_text("\n".join(lines))
    said = say(capsys, "replay", str(path))
    assert said.status == 1
    assert "differs at tick 120 of 150" in said.out


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("generation 1", "generation 2", "recorded with generation 2"),
        ("rules ", "rules 9", "recorded with rules 9"),
        ("rooms ", "rooms f", "rooms of bell have changed"),
        ("floor 1", "floor 61", "no floor 61"),
        ("floor 1", "floor x", 'floor "x"'),
        ("byte E0", "byte 1E0", "not a number from 0 to 255"),
        ("byte E0\n", "", 'no "byte" line'),
        ("phase 0", "phase x", 'phase "x"'),
        ("kit tin_pick", "kit tin_pig", 'no treasure "tin_pig"'),
        ("mode arcade", "mode arcadia", 'did you mean "arcade"'),
        ("red_ticks=1200", "red_ticks=x", 'no assist "red_ticks=x"'),
        ("assists toggle", "assists tiger", 'no assist "tiger"'),
        ("assists toggle", "assists clock=4", 'no assist "clock=4"'),
        ("assists toggle", "assists story=0", 'no assist "story=0"'),
        ("assists toggle", "assists toggle toggle=0", '"toggle" is told twice'),
        ("floor 1\n", "floor ١\n", 'floor "١"'),
        ("floor 1\n", "floor +1\n", r'floor "\+1"'),
        ("floor 1\n", "floor 1\nfloor 2\n", 'line 7: "floor" was told before'),
        ("table bar-toppling", "table ball-toppling", "did you mean"),
        ("18x9", "18x9999", "cells"),
        ("18x9", '18x9] # "', "table"),
        ("retro-maze replay 1", "some text", "not a recording"),
        ("digest 150", "digest 149", "cut off"),
    ],
)
def test_a_recording_of_another_kind_is_refused_politely(
    old: str, new: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = recording(tmp_path)
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    assert_refused(say(capsys, "replay", str(path)), reason)


def test_a_closed_pipe_and_another_directory_leave_no_traceback(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "retro_maze", "show", "1"]
    with subprocess.Popen(
        words, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert "Traceback" not in process.stderr.read()
