"""Progress as a text: all of it comes back elsewhere, and nothing is lost on the way."""

import io
import sys
from binascii import b2a_base64
from contextlib import suppress
from pathlib import Path
from zlib import compress, crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retro_maze import cli
from retro_maze.front import bindings, ledger, options
from retro_maze.front.luggage import BEFORE, MARK, READERS, packed, take_in, unpacked
from retro_maze.front.store import FileShelf, Store
from retro_maze.front.trophies import ACHIEVEMENTS, SCORES
from retro_maze.maze import Refusal
from retro_maze.tower.achievements import write_won
from retro_maze.tower.progress import Progress, read_progress, write_progress
from retro_maze.tower.scores import Scores, write_scores


def played(floor: int) -> str:
    """The text of a progress that has reached a floor."""
    progress = Progress()
    game = progress.record("bell").game("story")
    game.floor = game.reached = floor
    return write_progress(progress)


def kept(folder: Path, floor: int = 12) -> Store:
    """A store on disk with a progress and options in it."""
    store = Store(FileShelf(folder))
    store.save(ledger.NAME, played(floor))
    store.save(options.RECORD, options.write_options(options.STANDARD._replace(music=3)))
    store.save(bindings.RECORD, bindings.write_keys(bindings.STANDARD))
    store.save(SCORES, write_scores(Scores()))
    store.save(ACHIEVEMENTS, write_won([]))
    return store


def reached(store: Store) -> int:
    """The floor reached, as the next run of the game finds it."""
    text = Store(store.shelf).load(ledger.NAME)
    assert text
    return read_progress(text).record("bell").games["story"].reached


def test_all_of_it_comes_back_on_another_machine(tmp_path: Path) -> None:
    here, there = kept(tmp_path / "a", 12), Store(FileShelf(tmp_path / "b"))
    assert take_in(there, packed(here)) == list(READERS)
    for name in READERS:
        assert Store(there.shelf).load(name) == here.load(name)


def test_what_an_import_replaces_can_be_had_back(tmp_path: Path) -> None:
    here, there = kept(tmp_path / "a", 12), kept(tmp_path / "b", 40)
    old = packed(there)
    take_in(there, packed(here))
    assert reached(there) == 12
    before = Store(there.shelf).load(BEFORE)
    assert before == old
    take_in(there, before)
    assert reached(there) == 40
    (tmp_path / "b" / "progress.txt").write_text("spoilt")
    assert reached(there) == 12, "the one before lies beside it"


@pytest.mark.parametrize("change", [str.split, str.splitlines, lambda text: [f"\n  {text}\r\n"]])
def test_line_ends_and_spaces_do_not_matter(change: object, tmp_path: Path) -> None:
    text = packed(kept(tmp_path))
    assert callable(change)
    assert unpacked(" ".join(change(text))) == unpacked(text)


def foreign() -> str:
    """A text of ours with the progress of a newer game in it."""
    store = Store(None)
    store.save(ledger.NAME, '{"progress": 99, "generation": 1, "towers": {}}')
    return packed(store)


def bomb() -> str:
    letters = b2a_base64(compress(b" " * (1 << 26), 9), newline=False).decode()
    return f"{MARK} 1 00000000 {letters}"


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda text: "", "begins with"),
        (lambda text: "hello", "begins with"),
        (lambda text: text.replace(" 1 ", " 2 ", 1), "another version"),
        (lambda text: MARK, "another version"),
        (lambda text: f"{MARK} 1", "damaged"),
        (lambda text: text[:-9], "damaged"),
        (lambda text: text + text, "damaged"),
        (lambda text: text[:60] + text[60:].replace("e", "f"), "damaged"),
        (lambda text: text.replace(text.split()[2], "00000000"), "damaged"),
        (lambda text: f"{MARK} 1 00000000 é", "damaged"),
        (lambda text: bomb(), "damaged"),
        (lambda text: foreign(), "another version"),
        (lambda text: packed(Store(None)), "nothing that this game knows"),
    ],
)
def test_a_text_that_is_not_whole_changes_nothing(
    spoil: object, sentence: str, tmp_path: Path
) -> None:
    store = kept(tmp_path)
    assert callable(spoil)
    with pytest.raises(Refusal, match=sentence):
        take_in(store, spoil(packed(store)))
    assert {path.stem for path in tmp_path.iterdir()} == set(READERS)


def test_without_room_it_is_said_and_the_old_one_stays(tmp_path: Path) -> None:
    store = kept(tmp_path / "a", 40)
    (tmp_path / "a" / f"{BEFORE}.txt").mkdir()
    with pytest.raises(Refusal, match="not everything could be saved"):
        take_in(store, packed(kept(tmp_path / "b", 2)))
    assert reached(store) == 40


@given(st.text())
def test_any_text_is_a_progress_or_a_refusal(text: str) -> None:
    for sent in (text, f"{MARK} 1 00000000 {text}"):
        with suppress(Refusal):
            unpacked(sent)


@pytest.mark.parametrize("data", [b"\xff\xfe", b"{", b"[" * 100_000, b"1" * 5000, b"[]", b"7"])
def test_a_whole_text_of_anything_else_is_refused(data: bytes) -> None:
    letters = b2a_base64(compress(data), newline=False).decode()
    with pytest.raises(Refusal):
        unpacked(f"{MARK} 1 {crc32(data):08x} {letters}")


def test_the_shell_says_that_there_is_nothing_to_export_or_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RETRO_MAZE_HOME", str(tmp_path))
    with pytest.raises(Refusal, match="nothing is kept here yet"):
        cli.run(["progress", "export"])
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(Refusal, match="the standard input is closed"):
        cli.run(["progress", "import"])
    assert list(tmp_path.iterdir()) == []


def test_the_shell_takes_it_from_one_folder_to_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path / "a", 33)
    monkeypatch.setenv("RETRO_MAZE_HOME", str(tmp_path / "a"))
    assert cli.run(["progress", "export"]) == 0
    text = capsys.readouterr().out
    assert cli.run(["progress", "export", "-o", str(tmp_path / "text")]) == 0
    assert (tmp_path / "text").read_text() == text
    for folder, words in (("b", [str(tmp_path / "text")]), ("c", [])):
        monkeypatch.setenv("RETRO_MAZE_HOME", str(tmp_path / folder))
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))
        assert cli.run(["progress", "import", *words]) == 0
        assert reached(Store(FileShelf(tmp_path / folder))) == 33
