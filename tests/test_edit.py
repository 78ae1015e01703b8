"""A seeds.toml is changed where it must be and nowhere else; every step can be taken back."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retro_maze.files import read_text
from retro_maze.maze import CARVERS, Refusal
from retro_maze.shelf import find_table
from retro_maze.tower.draft import Draft, differences, with_byte
from retro_maze.tower.edit import edit_text, new_text
from retro_maze.tower.figures import Figures, Gallery, figures, nearest, target, way_by_byte
from retro_maze.tower.floor import Tower, plan_floor
from retro_maze.tower.rooms import EMPTY
from retro_maze.tower.table import BYTE_CHIPS, Table, read_table

BELL = read_text(find_table("bell"))
ARCADE = read_text(find_table("arcade"))
GET_RANDOM = read_text(find_table("get_random"))

ODD = """\
# bytes in a comment: 00 25 4A
seeds = '''
00 ff # a row: AA BB
\t10
'''   # after it
'title' = "a # \\"quoted\\" title" # 00
"cells"=[ 5 , # columns
  4 ]
chip\t=\t'lfsr8'
carver = 'bar-toppling'
floors = 3
"""
TABLE = read_table(ODD, "odd")


def changed_lines(old: str, new: str) -> list[str]:
    pairs = zip(old.split("\n"), new.split("\n"), strict=True)
    return [after for before, after in pairs if before != after]


@pytest.mark.parametrize("text", [BELL, ARCADE, GET_RANDOM, ODD])
def test_an_unchanged_table_leaves_the_text_alone(text: str) -> None:
    assert edit_text(text, read_table(text, "t"), "t") == text


def test_one_byte_changes_two_letters() -> None:
    new = edit_text(BELL, with_byte(read_table(BELL, "t"), 10, 0xAB), "t")
    assert changed_lines(BELL, new) == [
        "E0 9E F7 FB 98 E9 2D 93 CC AB   # floors 1-10   The Foundry"
    ]
    assert len(new) == len(BELL)


@pytest.mark.parametrize("text", [BELL, ARCADE, GET_RANDOM, ODD])
def test_every_setting_and_byte_can_be_changed(text: str) -> None:
    old = read_table(text, "t")
    seeds = tuple(255 - byte for byte in old.seeds)
    table = Table('"New" \\ 塔', "digging", "arcade", 7, 11, "bell", seeds)
    new = edit_text(text, table, "t")
    assert read_table(new, "t") == table
    assert [line.partition("#")[2] for line in text.split("\n") if line.startswith("#")] == [
        line.partition("#")[2] for line in new.split("\n") if line.startswith("#")
    ], "comments stay"


def test_odd_layout_stays() -> None:
    new = edit_text(ODD, with_byte(TABLE, 3, 0x11), "t")
    assert new == ODD.replace("\t10", "\t11")


def test_windows_line_ends_and_a_byte_order_mark_stay() -> None:
    text = "\ufeff" + ODD.replace("\n", "\r\n")
    new = edit_text(text, with_byte(TABLE, 1, 0x77)._replace(rooms="bell"), "t")
    assert new.startswith("\ufeff")
    assert new.count("\r\n") == new.count("\n") == text.count("\n") + 1
    assert read_table(new, "t").seeds == (0x77, 0xFF, 0x10)


@pytest.mark.parametrize(
    "line",
    [
        'seeds = "00\\t01 02"',
        'seeds = """00 01 \\\n 02"""',
        '"see\\u0064s" = "00 01 02"',
    ],
)
def test_what_is_written_in_riddles_is_refused_and_not_guessed(line: str) -> None:
    text = ODD[: ODD.index("seeds")] + line + ODD[ODD.index("   # after") :]
    table = read_table(text, "t")
    with pytest.raises(Refusal, match=r"t: .*only a text editor can change"):
        edit_text(text, with_byte(table, 3, 0xEE), "t")


def test_other_floor_counts_belong_into_a_text_editor() -> None:
    with pytest.raises(Refusal, match="t: it has 3 floors; add or take away"):
        edit_text(ODD, TABLE._replace(seeds=(1, 2)), "t")


def test_a_broken_text_is_refused_as_on_loading() -> None:
    with pytest.raises(Refusal, match='t: floor 2: "fg" is not a byte'):
        edit_text(ODD.replace("ff", "fg"), TABLE, "t")


titles = st.text(max_size=40).filter(str.isprintable)
tables = st.builds(
    Table,
    title=titles,
    carver=st.sampled_from(sorted(CARVERS)),
    chip=st.sampled_from(BYTE_CHIPS),
    columns=st.integers(2, 64),
    rows=st.integers(2, 64),
    rooms=titles,
    seeds=st.lists(st.integers(0, 255), min_size=1, max_size=255).map(tuple),
)


@given(tables, titles)
def test_a_new_text_says_its_table(table: Table, remark: str) -> None:
    assert read_table(new_text(table, remark), "t") == table


@given(st.data())
def test_any_table_can_become_any_other_of_its_length(data: st.DataObject) -> None:
    old = data.draw(tables)
    table = data.draw(tables)
    seeds = (table.seeds * 255)[: len(old.seeds)]
    text = edit_text(new_text(old, "remark"), table._replace(seeds=seeds), "t")
    assert read_table(text, "t") == table._replace(seeds=seeds)
    assert text.startswith("# remark\n")


pieces = st.sampled_from(
    [*ODD.split("\n"), *BELL.split("\n"), "'''", '"""', "seeds = ", "[", "]", "#", "\\", "floors"]
)
soup = st.one_of(
    st.text(), st.lists(st.one_of(pieces, st.text(max_size=3)), max_size=20).map("\n".join)
)


def sentence(text: str) -> str:
    """What is said of a text in which floor 1 is to grow from byte 7."""
    try:
        new = edit_text(text, with_byte(read_table(text, "t"), 1, 7), "t")
    except Refusal as refused:
        return str(refused)
    assert read_table(new, "t").seeds[0] == 7
    return "t: done"


@given(soup)
def test_any_text_is_a_table_or_one_sentence(text: str) -> None:
    assert sentence(text).startswith("t: ")


@given(st.integers(0, len(ODD) - 1), st.characters())
def test_one_letter_struck_anywhere_is_a_table_or_one_sentence(at: int, letter: str) -> None:
    assert sentence(ODD[:at] + letter + ODD[at + 1 :]).startswith("t: ")


def test_steps_can_be_taken_back_and_again_without_limit() -> None:
    draft = Draft(TABLE)
    for byte in range(256):
        draft.set_byte(2, byte)
    assert not draft.set_byte(2, 255), "no step without a change"
    for byte in range(254, -1, -1):
        assert draft.undo()
        assert draft.table.seeds[1] == byte
    assert draft.undo()
    assert not draft.undo()
    assert draft.table == TABLE
    for _ in range(256):
        assert draft.redo()
    assert not draft.redo()
    assert draft.table.seeds[1] == 255


def test_a_new_step_forgets_what_was_taken_back() -> None:
    draft = Draft(TABLE)
    draft.set_byte(1, 1)
    draft.undo()
    draft.set_byte(1, 2)
    assert not draft.redo()
    draft.undo()
    assert draft.table == TABLE


def test_dirty_means_that_bytes_differ() -> None:
    draft = Draft(TABLE)
    draft.set_byte(1, 1)
    assert draft.dirty
    draft.set_byte(1, 0)
    assert not draft.dirty, "back by hand"
    draft.set_byte(1, 1)
    draft.keep()
    assert not draft.dirty
    draft.undo()
    assert draft.dirty


def test_a_floor_that_is_not_there_is_refused() -> None:
    for floor in (0, 4):
        with pytest.raises(Refusal, match=f"no floor {floor}: .* 1 to 3"):
            with_byte(TABLE, floor, 1)


def test_differences_name_settings_and_floors() -> None:
    other = with_byte(TABLE, 2, 1)._replace(chip="arcade", columns=6)
    longer = other._replace(seeds=(*other.seeds, 9))
    assert differences(TABLE, TABLE) == []
    assert differences(TABLE, longer) == [
        'chip: "lfsr8" -> "arcade"',
        "columns: 5 -> 6",
        "floor 2: FF -> 01",
        "floor 4: -- -> 09",
    ]


def figures_of(name: str, floor: int) -> Figures:
    table = read_table(read_text(find_table(name)), name)
    plan = plan_floor(Tower(name, table, EMPTY), floor)
    return figures(table, plan, plan.path())


def test_figures_tell_of_ways_and_dead_ends() -> None:
    floor = figures_of("bell", 60)
    assert (floor.loops, floor.closed) == (0, ())
    assert floor.cycle == 1, "the register stands still at FF"
    assert floor.way > 0
    assert figures_of("bell", 1).cycle == 217


def test_closed_rooms_and_loops_are_counted() -> None:
    found = [figures_of("get_random", floor) for floor in range(1, 11)]
    assert any(floor.closed for floor in found)
    assert any(floor.loops for floor in found)
    assert not any(floor.cycle for floor in found), "another chip"


def test_look_alikes_and_equal_bytes_are_told_apart() -> None:
    gallery = Gallery(read_table(ARCADE, "t"))
    assert gallery.alike(6) == [], "not grown yet"
    while not gallery.grow(7):
        pass
    assert (gallery.alike(6), gallery.same(6)) == ([22], [])
    gallery.take(with_byte(gallery.table, 9, 5))
    assert (gallery.alike(6), gallery.same(6)) == ([22], [9])
    assert not gallery.grow(0), "a changed floor is grown again"
    gallery.take(gallery.table._replace(carver="digging"))
    assert not any(gallery.bits), "another carver changes every floor"


def test_the_bell_has_no_two_floors_alike() -> None:
    gallery = Gallery(read_table(BELL, "t"))
    gallery.grow(60)
    assert not any(gallery.alike(floor) or gallery.same(floor) for floor in range(1, 61))


def test_the_ways_of_all_bytes_are_those_of_the_floors() -> None:
    table = read_table(BELL, "t")
    tower = Tower("t", table, EMPTY)
    ways = list(way_by_byte(tower, 31))
    for byte in (0, 37, 255):
        assert ways[byte] == len(plan_floor(tower, 31, byte).path()) - 1


def test_the_nearest_byte_is_one_that_no_other_floor_has() -> None:
    ways = [10, 20, 20, -1, 50]
    assert nearest(ways, 21) == 1
    assert nearest(ways, 21, (1,)) == 2
    assert nearest(ways, -1) == 0, "a floor without a way is never wished for"


def test_a_band_has_a_target_only_in_the_shape_of_the_bell() -> None:
    table = read_table(BELL, "t")
    assert [target(table, floor) for floor in (1, 10, 11, 60, 61)] == [28, 28, 34, 50, 28]
    assert target(table._replace(columns=19), 1) is None


def test_the_targets_are_what_the_bell_says_of_itself() -> None:
    said = re.search(r"grows: ([\d, ]+) steps", BELL.replace("\n# ", " "))
    assert said
    table = read_table(BELL, "t")
    mine = [target(table, floor) for floor in range(1, 61, 10)]
    assert mine == [int(word) for word in said[1].split(", ")]
