"""A link opens a shared tower or a floor; one that cannot be followed gets a sentence."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retro_maze.front.app import follow
from retro_maze.front.link import NO_LINK, Link, asked_floor, page_link, read_link, shared_tower
from retro_maze.maze import Refusal
from retro_maze.shelf import load_tower
from retro_maze.tower.share import share_text

TEXT = share_text(load_tower("arcade").table)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves of these tests lie nowhere near the player's."""
    monkeypatch.setenv("RETRO_MAZE_HOME", str(tmp_path))


def test_the_desktop_has_no_link() -> None:
    assert page_link() == NO_LINK


def test_both_words_are_read_and_others_are_left_alone() -> None:
    assert read_link(f"#t={TEXT}&f=12&utm=1") == Link(TEXT, "12")
    assert read_link("") == read_link("#") == read_link("#top") == NO_LINK
    assert read_link("#lang=ja-JP&f=3", "?lang=en") == Link("", "3", "ja")
    assert read_link("#f=3", "?x=1&lang=EN") == Link("", "3", "en")


def test_a_shared_tower_is_the_one_that_was_shared() -> None:
    found = shared_tower(Link(TEXT))
    assert found
    tower, name = found
    ours = load_tower("arcade")
    assert (tower.table.seeds, tower.table.carver) == (ours.table.seeds, ours.table.carver)
    assert tower.rooms.digest == ours.rooms.digest
    assert name == tower.name


@pytest.mark.usefixtures("home")
def test_a_link_to_a_floor_begins_there() -> None:
    session = follow(Link(floor="17"), "bell")
    assert (session.first, session.trouble) == (17, "")


@pytest.mark.usefixtures("home")
def test_a_link_to_a_tower_begins_at_its_title() -> None:
    session = follow(Link(TEXT), "bell")
    assert session.tower.table.carver == "pillar-walk"
    assert (session.first, session.trouble) == (None, "")


@pytest.mark.parametrize(
    "link",
    [
        Link(floor="0"),
        Link(floor="61"),
        Link(floor="1e3"),
        Link(floor="٣"),
        Link(floor="9" * 5000),
        Link(share=TEXT[:-1]),
        Link(share=TEXT.replace(TEXT[20], "Z" if TEXT[20] != "Z" else "Y", 1)),
        Link(share="<script>alert(1)</script>"),
        Link(share="%00" * 3000),
        Link(share=TEXT, floor="99"),
    ],
)
@pytest.mark.usefixtures("home")
def test_a_bad_link_is_a_sentence_before_the_usual_title(link: Link) -> None:
    session = follow(link, "bell")
    assert session.trouble
    assert len(session.trouble) < 300
    assert (session.tower.name, session.first) == ("bell", None)


@given(st.text())
def test_any_address_is_a_link_or_a_refusal(fragment: str) -> None:
    link = read_link(fragment)
    for read in (asked_floor, shared_tower):
        with suppress(Refusal):
            read(link)
