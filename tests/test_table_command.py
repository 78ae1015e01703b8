"""Towers of the user's own from the shell, and no table ever half written or lost."""

import errno
import os
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from retro_maze import cli, shelf
from retro_maze.files import read_text
from retro_maze.maze import Refusal
from retro_maze.shelf import add_tower, copy_tower, find_table, free_name, load_tower, save_table
from retro_maze.tower.draft import with_byte
from retro_maze.tower.edit import edit_text, new_text
from retro_maze.tower.floor import plan_floor
from retro_maze.tower.table import Table, read_table

TEXT = """\
# a remark with bytes: 00 25
title  = "Test"
carver = "bar-toppling"
chip   = "lfsr8"
cells  = [5, 4]
floors = 2
seeds  = \"\"\"
00 FF   # both
\"\"\"
"""


class Shell:
    """The command line with a home of its own."""

    def __init__(self, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.towers = home / "towers"
        self.capsys = capsys

    def say(self, *words: str) -> tuple[int, str, str]:
        """Runs `retro-maze table` with these words: status, output, complaint."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sys, "argv", ["retro-maze", "table", *words])
            status = cli.main()
        out, error = self.capsys.readouterr()
        return status, out, error

    def do(self, *words: str) -> str:
        """The same for what must go well: the output."""
        status, out, error = self.say(*words)
        assert (status, error) == (0, "")
        return out

    def refused(self, *words: str) -> str:
        """The same for what must be refused in one line: the complaint."""
        status, out, error = self.say(*words)
        assert (status, out) == (2, "")
        assert error.count("\n") == 1
        return error

    def table(self, name: str) -> Table:
        path = self.towers / name / "seeds.toml"
        return read_table(path.read_text(), name)


@pytest.fixture
def shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Shell:
    monkeypatch.setenv("RETRO_MAZE_HOME", str(tmp_path / "home"))
    return Shell(tmp_path / "home", capsys)


@pytest.fixture
def own(shell: Shell) -> Path:
    """The table of a tower "mine" that says TEXT."""
    return add_tower("mine", TEXT)


def test_a_new_tower_has_what_was_asked_for(shell: Shell) -> None:
    out = shell.do("new", "mine", "--floors", "3", "--cells", "7x5", "--title", "My tower")
    path = shell.towers / "mine" / "seeds.toml"
    assert out.splitlines()[0] == str(path)
    table = shell.table("mine")
    assert table[:6] == ("My tower", "bar-toppling", "lfsr8", 7, 5, "bell")
    assert len(set(table.seeds)) == 3
    assert load_tower("mine").table == table, "it can be played by its name"


def test_a_new_tower_of_most_floors_has_no_byte_twice(shell: Shell) -> None:
    shell.do("new", "tall", "--floors", "255", "--cells", "3x3", "--rooms", "none")
    assert len(set(shell.table("tall").seeds)) == 255


def test_one_byte_is_set_and_the_rest_of_the_file_stays(shell: Shell, own: Path) -> None:
    assert shell.do("set", "2", "0x2a", "--tower", "mine") == "floor 2: FF -> 2A\n"
    assert own.read_text() == TEXT.replace("FF", "2A")
    assert own.with_name("seeds.toml.bak").read_text() == TEXT


def test_a_tower_may_be_named_by_its_path(shell: Shell, own: Path) -> None:
    shell.do("set", "1", "9", "--tower", str(own))
    shell.do("set", "2", "8", "--tower", str(own.parent))
    assert shell.table("mine").seeds == (9, 8)


def test_a_roll_gives_a_byte_that_no_floor_has(shell: Shell, own: Path) -> None:
    for _ in range(20):
        before = shell.table("mine").seeds
        shell.do("roll", "1", "--tower", "mine")
        assert shell.table("mine").seeds[0] not in before
        assert shell.table("mine").seeds[1] == 0xFF


def test_a_roll_may_wish_for_a_way(shell: Shell) -> None:
    shell.do("new", "mine", "--floors", "1")
    for wish in (20, 60):
        shell.do("roll", "1", "--way", str(wish), "--tower", "mine")
        assert abs(len(plan_floor(load_tower("mine"), 1).path()) - 1 - wish) <= 2


def test_a_copy_is_the_same_text_and_the_users_own(shell: Shell) -> None:
    shell.do("copy", "bell", "mine")
    assert read_text(find_table("mine")) == read_text(find_table("bell"))
    shell.do("set", "60", "0", "--tower", "mine")
    assert load_tower("bell").table.seeds[59] == 0xFF


def test_a_copy_takes_its_own_rooms_along(shell: Shell, own: Path, tmp_path: Path) -> None:
    other = tmp_path / "elsewhere" / "seeds.toml"
    other.parent.mkdir()
    other.write_text(TEXT + 'rooms = "elsewhere"\n')
    (other.parent / "rooms.toml").write_text("[[floor]]\ntime_s = 7\n")
    shell.do("copy", str(other), "guest")
    assert shell.table("guest").rooms == "guest"
    assert load_tower("guest").rooms.of(1).time_s == 7


def test_differences_are_told_and_give_status_1(shell: Shell, own: Path) -> None:
    shell.do("copy", "mine", "two")
    assert shell.say("diff", "mine", "two") == (0, "no difference\n", "")
    shell.do("set", "1", "1", "--tower", "two")
    assert shell.say("diff", "mine", "two") == (1, "floor 1: 00 -> 01\n", "")


def test_a_tower_travels_as_a_text(shell: Shell) -> None:
    text = shell.do("share", "bell")
    assert text.count("\n") == 1
    assert len(text) <= 141
    shell.do("import", text.lower())
    assert shell.table("shared").seeds == load_tower("bell").table.seeds
    shell.do("import", text)
    assert shell.table("shared-2") == shell.table("shared")
    shell.do("import", text, "friend")
    assert shell.table("friend").title == "friend"


def test_path_is_the_path_alone(shell: Shell, own: Path) -> None:
    assert shell.do("path", "mine") == f"{own}\n"
    assert shell.do("path", "bell").endswith("seeds.toml\n")


def test_show_prints_settings_and_rows_of_ten(shell: Shell, own: Path) -> None:
    assert shell.do("show", "mine").splitlines() == [
        '"Test": 2 floors of 5 x 4 cells, bar-toppling on lfsr8, no rooms',
        "  1  00 FF",
    ]
    assert len(shell.do("show", "bell").splitlines()) == 7


def test_list_tells_whose_a_tower_is(shell: Shell, own: Path) -> None:
    lines = shell.do("list").splitlines()
    assert "bell  came with the game" in lines
    assert "mine  yours" in lines


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ([], "required: ACTION"),
        (["nwe", "x"], "invalid choice: 'nwe'"),
        (["set", "61", "0"], "no floor 61: this tower has floors 1 to 60"),
        (["set", "0", "0", "--tower", "mine"], "no floor 0: this tower has floors 1 to 2"),
        (["set", "1", "256", "--tower", "mine"], "256 is not a byte"),
        (["set", "1", "FF", "--tower", "mine"], '"FF" is hex without its 0x; write 0xFF'),
        (["set", "1", "0"], "came with the game .*`retro-maze table copy bell NEW`"),
        (["roll", "1"], "came with the game"),
        (["roll", "3", "--tower", "mine"], "no floor 3: mine has floors 1 to 2"),
        (["set", "1", "0", "--tower", "mien"], 'no tower "mien"; did you mean "mine"'),
        (["show", "/"], "this folder holds no seeds.toml"),
        (["copy", "bell", "mine"], 'there is a tower "mine" already'),
        (["copy", "bell", "bell"], 'there is a tower "bell" already'),
        (["copy", "bell", "../mine"], '"../mine" cannot be a tower\'s name'),
        (["copy", "bell", "None"], '"None" cannot be'),
        (["copy", "bell", "none"], '"none" cannot be'),
        (["copy", "bell", ""], '"" cannot be'),
        (["copy", "bell", "x" * 33], "cannot be a tower's name: use 1 to 32"),
        (["new", "x", "--floors", "0"], "0 floors cannot be; a tower has 1 to 255"),
        (["new", "x", "--floors", "256"], "256 floors cannot be"),
        (["new", "x", "--cells", "18"], '"18" is not columns x rows'),
        (["new", "x", "--cells", "1x9"], r"cells = \[1, 9\]"),
        (["new", "x", "--carver", "digger"], 'no carver "digger"; did you mean "digging"'),
        (["new", "x", "--chip", "script"], 'no chip "script"'),
        (["new", "x", "--rooms", "bells"], 'rooms = "bells" names no folder'),
        (["new", "x", "--title", "a\nb"], "a title is one line"),
        (["import", "040G0-4G904"], "10 letters are too few"),
        (["import", "hello!"], '"!" stands in none of ours'),
        (["diff", "bell", "bel"], 'no tower "bel"'),
    ],
)
def test_a_wrong_word_gets_one_sentence_and_changes_nothing(
    words: list[str], reason: str, shell: Shell, own: Path
) -> None:
    error = shell.refused(*words)
    assert re.search(reason, error), error
    assert sorted(os.listdir(shell.towers)) == ["mine"]
    assert own.read_text() == TEXT


BROKEN: list[tuple[str | bytes, str]] = [
    (TEXT.replace("FF", "FG"), 'floor 2: "FG" is not a byte'),
    (TEXT.replace("FF", "F"), 'floor 2: "F" is not a byte'),
    (TEXT.replace("FF", "0xFF"), 'floor 2: "0xFF" is not a byte'),
    (TEXT.replace("FF", "FF 01"), "floors = 2, but seeds holds 3 bytes"),
    (TEXT.replace("FF", ""), "floors = 2, but seeds holds 1 bytes"),
    (TEXT.replace("00 FF", "# 00 FF"), "seeds holds 0 bytes"),
    (TEXT + 'chip = "lfsr8"\n', "not TOML"),
    (TEXT.replace("00", "塔"), 'floor 1: "塔" is not a byte'),
    (TEXT.replace("FF", "F\0F"), "not TOML"),
    (TEXT.replace("cells", "cell"), 'no setting "cell"; did you mean "cells"'),
    ("[" * 9999, "not TOML"),
    (b"\0" * (100 << 20), "is larger than"),
    (TEXT.encode("utf-16"), "is not UTF-8 text; save the file as UTF-8"),
]


@pytest.mark.parametrize(("content", "reason"), BROKEN, ids=[reason for _, reason in BROKEN])
def test_a_broken_file_is_named_and_left_as_it_is(
    content: str | bytes, reason: str, shell: Shell, own: Path
) -> None:
    data = content if isinstance(content, bytes) else content.encode()
    own.write_bytes(data)
    error = shell.refused("set", "1", "0", "--tower", "mine")
    assert str(own) in error
    assert reason in error
    assert own.read_bytes() == data
    assert os.listdir(own.parent) == ["seeds.toml"]


@pytest.mark.parametrize(
    "data",
    [
        TEXT.replace("\n", "\r\n").encode(),
        TEXT.encode("utf-8-sig"),
        TEXT.replace(" ", "\t").replace("\n", "\r\n").encode("utf-8-sig"),
    ],
    ids=["windows", "byte order mark", "tabs and both"],
)
def test_what_editors_leave_in_a_file_stays_in_it(data: bytes, shell: Shell, own: Path) -> None:
    own.write_bytes(data)
    shell.do("set", "1", "0x11", "--tower", "mine")
    assert own.read_bytes() == data.replace(b"\n00", b"\n11")


def test_a_folder_in_the_place_of_the_file_is_told(shell: Shell) -> None:
    (shell.towers / "odd" / "seeds.toml").mkdir(parents=True)
    assert "seeds.toml" in shell.refused("show", str(shell.towers / "odd" / "seeds.toml"))
    assert "there is a tower" in shell.refused("copy", "bell", "odd")


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_table_whole(
    step: str, shell: Shell, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, step, full)
    error = shell.refused("set", "1", "1", "--tower", "mine")
    assert f"{own}: No space left on device" in error
    assert own.read_text() == TEXT
    assert not list(own.parent.glob(".*")), "no half file is left"


def test_a_full_disk_leaves_no_half_tower(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", full)
    assert "No space left" in shell.refused("copy", "bell", "mine")
    assert os.listdir(shell.towers) == []


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may do all")
def test_a_folder_without_permission_is_told(shell: Shell, own: Path) -> None:
    own.parent.chmod(0o500)
    try:
        assert f"{own}: Permission denied" in shell.refused("set", "1", "1", "--tower", "mine")
    finally:
        own.parent.chmod(0o700)


def test_no_permission_is_told(shell: Shell, own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "open", denied)
    assert f"{own}: Permission denied" in shell.refused("set", "1", "1", "--tower", "mine")


def editor(path: Path, floor: int, byte: int) -> Callable[[], None]:
    """Somebody who has read the table, and saves one byte of it later."""
    text = read_text(path)
    new = edit_text(text, with_byte(read_table(text, "t"), floor, byte), "t")
    return lambda: save_table(path, text, new)


def test_the_second_of_two_editors_is_refused_and_the_first_ones_byte_stays(own: Path) -> None:
    first, second = editor(own, 1, 0x11), editor(own, 2, 0x22)
    first()
    with pytest.raises(Refusal, match="another program has changed it meanwhile") as refused:
        second()
    assert str(own) in str(refused.value)
    assert read_table(own.read_text(), "t").seeds == (0x11, 0xFF)


def test_who_saves_at_the_same_moment_is_refused_too(
    own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = editor(own, 1, 0x11), editor(own, 2, 0x22)

    def slow_disk(path: Path, text: str, keep: bool) -> None:
        with pytest.raises(Refusal, match="is saving it just now; try again"):
            second()
        path.write_text(text)

    monkeypatch.setattr(shelf, "write_text", slow_disk)
    first()
    assert read_table(own.read_text(), "t").seeds == (0x11, 0xFF)
    assert os.listdir(own.parent) == ["seeds.toml"], "the lock is gone"


def test_a_lock_left_by_a_crash_holds_off_for_seconds_only(own: Path) -> None:
    lock = own.with_name(".seeds.toml.lock")
    lock.touch()
    with pytest.raises(Refusal, match="try again"):
        editor(own, 1, 1)()
    long_ago = time.time() - 60
    os.utime(lock, (long_ago, long_ago))
    editor(own, 1, 1)()
    assert read_table(own.read_text(), "t").seeds == (1, 0xFF)


def test_a_table_that_vanished_is_not_made_anew(own: Path) -> None:
    save = editor(own, 1, 1)
    own.unlink()
    with pytest.raises(FileNotFoundError):
        save()
    assert not own.exists()


def test_a_shipped_table_is_never_written() -> None:
    path = find_table("bell")
    text = read_text(path)
    with pytest.raises(Refusal, match="came with the game"):
        save_table(path, text, text)


def test_a_free_name_has_a_number_where_the_wish_is_taken(shell: Shell, own: Path) -> None:
    assert free_name("other") == "other"
    assert free_name("mine") == "mine-2"
    add_tower("mine-2", TEXT)
    assert free_name("mine") == "mine-3"
    assert free_name("bell") == "bell-2"


def test_copying_a_table_that_is_being_changed_takes_the_change_along(own: Path) -> None:
    new = edit_text(TEXT, with_byte(read_table(TEXT, "t"), 1, 0x44), "t")
    path = copy_tower(own, new, "two")
    assert path.read_text() == new
    assert own.read_text() == TEXT


def test_a_new_text_of_a_tower_can_be_edited_from_the_shell(shell: Shell) -> None:
    add_tower("fresh", new_text(load_tower("bell").table, "remark"))
    shell.do("set", "10", "0", "--tower", "fresh")
    assert shell.table("fresh").seeds[9] == 0
