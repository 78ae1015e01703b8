"""A tower as a short text: short enough to send, kind to read, and never half believed."""

from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retro_maze.maze import CARVERS, Refusal
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import GENERATION
from retro_maze.tower.share import (
    CARVER_NAMES,
    CHIP_NAMES,
    LETTERS,
    VERSION,
    _letters,
    read_share,
    share_text,
)
from retro_maze.tower.table import BYTE_CHIPS, Table

BELL = load_tower("bell").table
SMALL = Table("Small", "digging", "msvc-rand", 2, 64, "none", (0, 255, 16))
TEXT = share_text(SMALL)

tables = st.builds(
    Table,
    title=st.just("T"),
    carver=st.sampled_from(sorted(CARVERS)),
    chip=st.sampled_from(BYTE_CHIPS),
    columns=st.integers(2, 64),
    rows=st.integers(2, 64),
    rooms=st.sampled_from(("none", "bell")),
    seeds=st.lists(st.integers(0, 255), min_size=1, max_size=255).map(tuple),
)


def sealed(*data: int) -> str:
    """Letters for any bytes, with the check that they need."""
    return _letters(bytes(data) + crc32(bytes(data)).to_bytes(4, "big"))


def test_sixty_floors_fit_140_characters() -> None:
    text = share_text(BELL)
    assert len(text) <= 140
    assert read_share(text, BELL.title) == BELL


@given(tables)
def test_every_table_comes_back_as_it_was(table: Table) -> None:
    assert read_share(share_text(table), "T") == table


@pytest.mark.parametrize(
    "text",
    [
        TEXT.lower(),
        TEXT.replace("-", ""),
        TEXT.replace("-", "\n"),
        f"  {TEXT}\r\n",
        TEXT.replace("0", "O").replace("1", "I"),
        TEXT.replace("0", "o").replace("1", "l"),
    ],
)
def test_a_text_is_read_kindly(text: str) -> None:
    assert read_share(text, "Small") == SMALL


def test_every_carver_and_chip_of_the_room_can_be_shared() -> None:
    assert set(CARVER_NAMES) == set(CARVERS)
    assert set(CHIP_NAMES) == set(BYTE_CHIPS)


def test_a_text_once_shared_stays_right() -> None:
    """Whoever breaks this needs another VERSION."""
    assert TEXT == "040N4-0J000-1G1ZR-G138V-M38"


@pytest.mark.parametrize("at", range(len(TEXT)))
def test_one_wrong_letter_is_named_with_the_right_one(at: int) -> None:
    right = TEXT[at]
    if right == "-":
        return
    wrong = LETTERS[(LETTERS.index(right) + 7) % 32]
    with pytest.raises(Refusal, match=f'group {at // 6 + 1}, .*"{wrong}" is wrong.*"{right}"$'):
        read_share(TEXT[:at] + wrong + TEXT[at + 1 :])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "it is empty"),
        ("---", "it is empty"),
        (TEXT[:-3], "cut short.* 20 letters, and it says 23"),
        (TEXT[:8], "7 letters are too few"),
        (TEXT + "0", "too long.* 24 letters, and it says 23"),
        (TEXT + TEXT, "too long"),
        (
            TEXT.replace("G", "U", 1),
            'group 3, "1U1ZR": "U" stands in none of ours',
        ),
        ("https://" + TEXT, '":" stands in none of ours'),
        ("7" * 20, "does not fit its own check"),
        ("塔" * 20, "stands in none of ours"),
        ("0" * 5000, "far shorter"),
        (
            sealed(VERSION + 1, GENERATION, 0, 18, 9, 1, 1, 5),
            "a newer retro-maze .*version 2; .* 1",
        ),
        (sealed(VERSION, GENERATION + 1, 0, 18, 9, 1, 1, 5), "a newer retro-maze .generation 2; "),
        (sealed(VERSION, GENERATION - 1, 0, 18, 9, 1, 1, 5), "an older retro-maze"),
        (sealed(VERSION, GENERATION, 0xF0, 18, 9, 1, 1, 5), "has no carver number 15"),
        (sealed(VERSION, GENERATION, 0x0F, 18, 9, 1, 1, 5), "has no chip number 15"),
        (sealed(VERSION, GENERATION, 0, 18, 9, 9, 1, 5), "has no rooms number 9"),
        (sealed(VERSION, GENERATION, 0, 1, 9, 1, 1, 5), r"cells = \[1, 9\]"),
        (sealed(VERSION, GENERATION, 0, 18, 65, 1, 1, 5), r"cells = \[18, 65\]"),
        (sealed(VERSION, GENERATION, 0, 18, 9, 1, 2, 5), "says 2 floors and holds 1"),
    ],
)
def test_whatever_is_wrong_gets_one_sentence(text: str, reason: str) -> None:
    with pytest.raises(Refusal, match=reason) as refused:
        read_share(text)
    assert "\n" not in str(refused.value)
    assert str(refused.value).startswith("share text: ")


def test_rooms_of_ones_own_do_not_fit_into_a_text() -> None:
    with pytest.raises(Refusal, match='cannot carry the rooms of "mine"'):
        share_text(SMALL._replace(rooms="mine"))


def sentence(text: str) -> str:
    """What is said of a text; nothing of one that is a table, the same as it came from."""
    try:
        table = read_share(text)
    except Refusal as refused:
        return str(refused)
    assert read_share(share_text(table)) == table
    return ""


@given(st.one_of(st.text(), st.text(LETTERS + "-oil ", max_size=600)))
def test_any_text_is_a_table_or_one_sentence(text: str) -> None:
    assert "\n" not in sentence(text)


@given(st.binary(min_size=8, max_size=40))
def test_any_bytes_that_fit_their_check_are_a_table_or_one_sentence(data: bytes) -> None:
    assert "\n" not in sentence(sealed(*data))
