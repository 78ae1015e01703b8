"""Files are read with a bound and replaced in one piece; folders are found where they should be."""

import errno
import os
import sys
from pathlib import Path

import pytest

from retro_maze import paths
from retro_maze.files import make_folder, read_text, write_bytes, write_text


def test_a_file_is_the_new_one_with_the_old_one_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "save.txt"
    for text in ("one", "two", "three"):
        write_text(path, text, keep=True)
    assert path.read_text() == "three"
    assert (tmp_path / "save.txt.bak").read_text() == "two"
    assert sorted(os.listdir(tmp_path)) == ["save.txt", "save.txt.bak"]


def test_without_keep_no_spare_is_left(tmp_path: Path) -> None:
    write_bytes(tmp_path / "a", b"1")
    write_bytes(tmp_path / "a", b"2")
    assert os.listdir(tmp_path) == ["a"]


def test_line_ends_stay_as_they_are(tmp_path: Path) -> None:
    write_text(tmp_path / "a", "x\r\ny\n")
    assert (tmp_path / "a").read_bytes() == b"x\r\ny\n"
    assert read_text(tmp_path / "a") == "x\r\ny\n"


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_and_nothing_else(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "save.txt"
    write_text(path, "old")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, step, full)
    with pytest.raises(OSError, match="No space left") as refused:
        write_text(path, "new", keep=True)
    assert refused.value.filename == str(path)
    assert path.read_text() == "old"
    assert not list(tmp_path.glob(".*")), "no half file is left"


def test_a_file_system_without_hard_links_keeps_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    write_text(tmp_path / "a", "1", keep=True)
    write_text(tmp_path / "a", "2", keep=True)
    assert (tmp_path / "a.bak").read_text() == "1"


@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
def test_writing_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to("real")
    write_text(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "new"


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as refused:
        write_text(tmp_path / "no" / "a", "1")
    assert refused.value.filename == str(tmp_path / "no" / "a")


def test_a_byte_order_mark_is_dropped(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"\xef\xbb\xbfx = 1")
    assert read_text(tmp_path / "a") == "x = 1"


def test_what_is_not_text_is_refused_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"abc\xff")
    with pytest.raises(OSError, match="byte 3 is not UTF-8") as refused:
        read_text(tmp_path / "a")
    assert refused.value.filename == str(tmp_path / "a")


def test_no_more_than_the_limit_is_read(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"x" * 11)
    assert len(read_text(tmp_path / "a", limit=11)) == 11
    with pytest.raises(OSError, match="larger than 10 bytes"):
        read_text(tmp_path / "a", limit=10)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_or_device_is_written_into_and_never_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_bytes(pipe, b"a maze")
        assert os.read(reader, 100) == b"a maze"
    finally:
        os.close(reader)
    assert pipe.is_fifo()


def test_the_data_folders_are_found_and_hold_what_they_should() -> None:
    assert (paths.data_folder("floors") / "bell" / "seeds.toml").is_file()
    assert (paths.data_folder("resources") / "bell.pyxres").is_file()


def test_a_missing_data_folder_is_one_sentence() -> None:
    with pytest.raises(FileNotFoundError, match="installation is incomplete"):
        paths.data_folder("nothing")


def test_the_player_may_name_another_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RETRO_MAZE_HOME", "/elsewhere")
    assert paths.user_folder() == Path("/elsewhere")


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_every_platform_has_its_usual_folder(
    platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RETRO_MAZE_HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    folder = paths.user_folder()
    assert folder.name == "retro_maze"
    assert "~" not in str(folder)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no such device")
def test_a_device_that_is_full_is_named() -> None:
    with pytest.raises(OSError, match="No space left") as refused:
        write_text(Path("/dev/full"), "text")
    assert refused.value.filename == "/dev/full"


def test_a_folder_is_made_once_and_no_file_is_taken_for_one(tmp_path: Path) -> None:
    for _ in range(2):
        make_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()
    file = tmp_path / "file"
    write_text(file, "")
    for path in (file, file / "below"):
        with pytest.raises(OSError, match="a file is in the way") as refused:
            make_folder(path)
        assert refused.value.filename == str(path)
