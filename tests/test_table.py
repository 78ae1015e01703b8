"""The floor table: what is read, and one sentence for each way in which it can be wrong."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retro_maze.maze import CARVERS, Refusal
from retro_maze.tower.table import MOST_FLOORS, NO_ROOMS, read_bytes, read_table

TABLE = """
# a tower of my own
title  = "My Tower"
carver = "bar-toppling"
chip   = "lfsr8"
cells  = [18, 9]
rooms  = "bell"
seeds  = '''
00 25 4a  # floors 1-3
FF
'''
"""


def test_a_table_is_read() -> None:
    table = read_table(TABLE, "mine")
    assert table.title == "My Tower"
    assert (table.carver, table.chip, table.columns, table.rows) == ("bar-toppling", "lfsr8", 18, 9)
    assert table.rooms == "bell"
    assert table.seeds == (0x00, 0x25, 0x4A, 0xFF)


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: "\ufeff" + text,
        lambda text: text.replace("00 25 4a", "\t00\n25   4A"),
        lambda text: text + "floors = 4\n",
        lambda text: text.replace("'''", '"""'),
    ],
)
def test_line_ends_marks_and_spaces_do_not_matter(change: Callable[[str], str]) -> None:
    assert read_table(change(TABLE), "mine") == read_table(TABLE, "mine")


def test_a_table_without_rooms_is_an_empty_tower() -> None:
    assert read_table(TABLE.replace('rooms  = "bell"', ""), "mine").rooms == NO_ROOMS


def seeds(text: str) -> str:
    return TABLE.replace("00 25 4a  # floors 1-3\nFF", text)


def row(key: str, value: str) -> str:
    return "\n".join(
        f"{key} = {value}" if line.startswith(key) else line for line in TABLE.split("\n")
    )


WRONG = [  # a text, and what its one sentence says
    (TABLE + "title = 3", "this is not TOML: Cannot overwrite a value"),
    ("seeds = [", "this is not TOML"),
    ("\0", "this is not TOML"),
    ("cells = " + "[" * 100_000, "this is not TOML"),
    ("cells = " + "9" * 10_000, "this is not TOML"),
    ("", 'the setting "title" is missing'),
    (row("chip", "").replace("chip = ", ""), 'the setting "chip" is missing'),
    (TABLE + "carvr = 1", 'there is no setting "carvr"; did you mean "carver"?'),
    (TABLE + "[floor]", 'there is no setting "floor"; did you mean "floors"?'),
    (row("title", "7"), "title = 7 must be a text in quotes"),
    (row("title", '"' + "a" * 41 + '"'), "title is longer than 40 letters"),
    (row("title", r'"a\nb"'), r"title = 'a\nb' must be one line"),
    (row("carver", '"bar-topling"'), 'no carver "bar-topling"; did you mean "bar-toppling"?'),
    (row("carver", "[1]"), "carver = [1] must be a text in quotes"),
    (row("chip", '"lsfr8"'), 'there is no chip "lsfr8"; did you mean "lfsr8"?'),
    (row("cells", "[18]"), "cells = [18] must be two whole numbers"),
    (row("cells", "[18, 9.5]"), "cells = [18, 9.5] must be two whole numbers"),
    (row("cells", "[18, true]"), "cells = [18, True] must be two whole numbers"),
    (row("cells", '"18x9"'), "cells = 18x9 must be two whole numbers"),
    (row("cells", "[1, 9]"), "from 2 to 64"),
    (row("cells", "[18, 65]"), "from 2 to 64"),
    (row("cells", "[18, -9]"), "from 2 to 64"),
    (row("cells", "0x" + "F" * 5000), "cells = a number without end must be"),
    (row("rooms", "5"), "rooms = 5 must be a text in quotes"),
    (seeds("00 0"), 'floor 2: "0" is not a byte'),
    (seeds("00 100"), 'floor 2: "100" is not a byte'),
    (seeds("00 25 GG"), 'floor 3: "GG" is not a byte; write two hex digits'),
    (seeds("0x25"), 'floor 1: "0x25" is not a byte'),
    (seeds("00, 25"), 'floor 1: "00," is not a byte'),
    (seeds("٣٤"), 'floor 1: "٣٤" is not a byte'),
    (seeds("-1"), 'floor 1: "-1" is not a byte'),
    (seeds("# nothing"), "seeds holds 0 bytes; a tower has 1 to 255"),
    (seeds("00 " * 256), "seeds holds 256 bytes; a tower has 1 to 255"),
    (seeds("00" * 40_000), "seeds is longer than"),
    (TABLE + "floors = 60", "floors = 60, but seeds holds 4 bytes"),
    (TABLE + "floors = true", "floors = True, but seeds holds 4 bytes"),
    (TABLE + 'floors = "4"', "floors = 4, but seeds holds 4 bytes"),
]


@pytest.mark.parametrize(("text", "says"), WRONG, ids=lambda at: at[:30] if "\n" not in at else "")
def test_a_wrong_table_is_refused_in_one_sentence(text: str, says: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_table(text, "towers/mine/seeds.toml")
    sentence = str(refused.value)
    assert says in sentence
    assert sentence.startswith("towers/mine/seeds.toml: ")
    assert "\n" not in sentence
    assert len(sentence) < 240


def test_a_tower_has_1_to_255_floors() -> None:
    assert read_bytes("7f", "mine") == (0x7F,)
    assert len(read_bytes("00 " * MOST_FLOORS, "mine")) == MOST_FLOORS


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=40), st.integers(0, len(TABLE)), st.integers(0, 12))
def test_whatever_is_written_into_a_table_it_is_read_or_refused(
    text: str, at: int, gone: int
) -> None:
    try:
        table = read_table(TABLE[:at] + text + TABLE[at + gone :], "mine")
    except Refusal:
        return
    assert 1 <= len(table.seeds) <= MOST_FLOORS
    assert all(0 <= byte <= 255 for byte in table.seeds)
    assert table.carver in CARVERS
