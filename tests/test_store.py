"""Texts that outlive the game, on whatever place there is; nothing found there can hurt it."""

import errno
import os
from pathlib import Path

import pytest

from retro_maze.front.store import FileShelf, Store, open_store, seal, unseal

TEXT = '{"reached": 12}\n'
JUNK = [b"", b"\0", b"not ours", b"\xff\xfe\x00", b"retro-maze 00000000\n{}", b"x" * (2 << 20)]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(FileShelf(tmp_path / "saves"))


def again(store: Store) -> Store:
    """The store that the next run of the game opens in the same place."""
    return Store(store.shelf)


def test_what_was_saved_is_there_in_the_next_run(store: Store) -> None:
    store.save("progress", TEXT)
    assert store.saved
    assert again(store).load("progress") == TEXT


def test_nothing_saved_is_no_text(store: Store) -> None:
    assert store.load("progress") is None
    assert store.saved


@pytest.mark.parametrize("junk", JUNK)
def test_junk_counts_as_absent(store: Store, tmp_path: Path, junk: bytes) -> None:
    store.save("progress", TEXT)
    (tmp_path / "saves" / "progress.txt").write_bytes(junk)
    assert again(store).load("progress") is None


@pytest.mark.parametrize("junk", JUNK)
def test_the_text_before_stands_in_for_a_damaged_one(
    store: Store, tmp_path: Path, junk: bytes
) -> None:
    store.save("progress", TEXT)
    store.save("progress", "newer")
    (tmp_path / "saves" / "progress.txt").write_bytes(junk)
    assert again(store).load("progress") == TEXT


@pytest.mark.parametrize("junk", JUNK)
def test_a_damaged_text_never_takes_the_place_of_the_sound_one_before(
    store: Store, tmp_path: Path, junk: bytes
) -> None:
    store.save("progress", "first")
    store.save("progress", TEXT)
    (tmp_path / "saves" / "progress.txt").write_bytes(junk)
    again(store).save("progress", "newest")
    main, spare = (tmp_path / "saves" / f"progress.txt{end}" for end in ("", ".bak"))
    assert unseal(spare.read_text()) == "first"
    assert unseal(main.read_text()) == "newest"


@pytest.mark.parametrize("junk", JUNK)
def test_damage_is_told_and_absence_is_none(store: Store, tmp_path: Path, junk: bytes) -> None:
    assert store.load("progress") is None
    assert not store.damaged
    store.save("progress", TEXT)
    later = again(store)
    later.load("progress")
    assert not later.damaged
    (tmp_path / "saves" / "progress.txt").write_bytes(junk)
    later = again(store)
    later.load("progress")
    later.load("options")
    assert later.damaged == {"progress"}


@pytest.mark.parametrize("cut", range(0, 36, 3))
def test_a_text_that_was_cut_off_is_damaged(store: Store, tmp_path: Path, cut: int) -> None:
    store.save("progress", TEXT)
    path = tmp_path / "saves" / "progress.txt"
    path.write_bytes(path.read_bytes()[:cut])
    assert again(store).load("progress") is None


def put_in_the_way(path: Path, what: str) -> None:
    """Something that is no file where one should be."""
    if what == "folder":
        (path / "inside").mkdir(parents=True)
    elif what == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to(path.with_name("nowhere"))


@pytest.mark.skipif(os.name == "nt", reason="pipes and links are others there")
@pytest.mark.parametrize("what", ["folder", "pipe", "broken link"])
def test_what_is_no_file_is_neither_read_nor_replaced(
    store: Store, tmp_path: Path, what: str
) -> None:
    (tmp_path / "saves").mkdir()
    path = tmp_path / "saves" / "progress.txt"
    put_in_the_way(path, what)
    assert store.load("progress") is None
    store.save("progress", TEXT)
    assert not store.saved
    assert store.load("progress") == TEXT
    assert not path.is_file()
    assert os.listdir(tmp_path / "saves") == ["progress.txt"]


@pytest.mark.skipif(os.name == "nt", reason="pipes and links are others there")
@pytest.mark.parametrize("what", ["folder", "pipe", "broken link"])
def test_what_stands_in_the_place_of_the_spare_does_not_keep_the_text_from_being_saved(
    store: Store, tmp_path: Path, what: str
) -> None:
    store.save("progress", "older")
    put_in_the_way(tmp_path / "saves" / "progress.txt.bak", what)
    store.save("progress", TEXT)
    assert store.saved
    assert again(store).load("progress") == TEXT


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.ENOSPC])
def test_a_folder_that_takes_no_file_is_told_and_the_old_text_stays(
    store: Store, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    store.save("progress", TEXT)
    later = again(store)

    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", refuse)
        later.save("progress", "newer")
    assert not later.saved
    assert later.load("progress") == "newer"
    assert again(store).load("progress") == TEXT


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_read_only_folder_is_told(store: Store, tmp_path: Path) -> None:
    store.save("progress", TEXT)
    (tmp_path / "saves").chmod(0o500)
    store.save("progress", "newer")
    (tmp_path / "saves").chmod(0o700)
    assert not store.saved
    assert again(store).load("progress") == TEXT


def test_one_changed_letter_breaks_the_seal() -> None:
    assert unseal(seal(TEXT)) == TEXT
    assert unseal(seal(TEXT).replace("12", "60")) is None


def test_where_no_file_can_be_written_play_goes_on_in_memory(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be")
    store = Store(FileShelf(tmp_path / "saves"))
    store.save("progress", TEXT)
    assert not store.saved
    assert store.load("progress") == TEXT


def test_a_disk_with_room_again_is_used_again(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    store = Store(FileShelf(tmp_path / "saves"))
    store.save("progress", TEXT)
    (tmp_path / "saves").unlink()
    store.save("progress", TEXT)
    assert store.saved
    assert again(store).load("progress") == TEXT


def test_a_closed_store_leaves_what_lies_there_alone(store: Store) -> None:
    store.save("progress", TEXT)
    later = again(store)
    later.close("progress")
    later.save("progress", "other")
    assert not later.saved
    assert again(store).load("progress") == TEXT


def test_closing_one_name_leaves_the_others_open(store: Store) -> None:
    store.close("progress")
    store.save("options", TEXT)
    assert store.saved
    assert again(store).load("options") == TEXT


class Storage:
    """The browser's localStorage, whose missing texts are an object of its own, not None."""

    def __init__(self, broken: bool = False) -> None:
        self.texts: dict[str, str] = {}
        self.broken = broken

    def getItem(self, name: str) -> object:
        return self.texts.get(name, object())

    def setItem(self, name: str, text: str) -> None:
        if self.broken:
            raise MemoryError("QuotaExceededError")
        self.texts[name] = text

    def removeItem(self, name: str) -> None:
        del self.texts[name]


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Storage:
    """As in a browser whose storage this is."""
    import sys
    from types import ModuleType

    js = ModuleType("js")
    storage = Storage()
    js.localStorage = storage  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "js", js)
    monkeypatch.setattr(sys, "platform", "emscripten")
    return storage


def test_a_page_keeps_its_texts_in_the_browsers_storage(page: Storage) -> None:
    open_store(Path()).save("progress", TEXT)
    assert list(page.texts) == ["retro-maze/progress"]
    assert open_store(Path()).load("progress") == TEXT


def test_a_text_missing_in_the_browser_is_no_text(page: Storage) -> None:
    assert open_store(Path()).load("progress") is None


def test_a_blocked_storage_becomes_memory(page: Storage) -> None:
    page.broken = True
    store = open_store(Path())
    store.save("progress", TEXT)
    assert not store.saved
    assert store.load("progress") == TEXT


def test_a_storage_that_fills_up_is_told(page: Storage) -> None:
    store = open_store(Path())
    page.broken = True
    store.save("progress", TEXT)
    assert not store.saved
