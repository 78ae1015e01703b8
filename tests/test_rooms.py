"""Who lives on each floor: what is read, and one sentence for each way in which it can be wrong."""

import json
from itertools import pairwise

import pytest

from retro_maze.maze import Refusal
from retro_maze.paths import data_folder
from retro_maze.tower.monsters import KINDS
from retro_maze.tower.rooms import EMPTY, Room, Rooms, read_rooms
from retro_maze.tower.tasks import PARAMS
from retro_maze.tower.treasures import TREASURES

ROOMS = (data_folder("floors") / "bell" / "rooms.toml").read_text(encoding="utf-8")
BELL = read_rooms(ROOMS, "rooms.toml")


def test_the_bell_has_sixty_rooms_and_every_kind_of_everything() -> None:
    rooms = BELL.floors
    assert len(rooms) == 60
    lives = {kind for room in rooms for kind, _ in room.monsters}
    assert lives == set(KINDS) - {"song"}
    assert {task.kind for room in rooms for task in room.tasks} == set(PARAMS)
    assert {room.treasure for room in rooms} == set(TREASURES)


@pytest.mark.parametrize("n", range(1, 61))
def test_every_floor_of_the_bell_has_a_riddle_a_nudge_and_a_condition(n: int) -> None:
    room = BELL.of(n)
    assert 1 <= len(room.riddle) <= 2
    assert room.nudge
    assert room.tasks
    assert room.monsters


def test_the_threat_rises_from_band_to_band_and_has_its_peaks_where_bands_end() -> None:
    threats = [room.threat for room in BELL.floors]
    bands = [threats[at : at + 10] for at in range(0, 60, 10)]
    assert sorted(bands, key=sum) == bands
    for band, following in pairwise(bands[1:5]):
        assert band[-1] == max(band) > following[0]
    assert threats[59] == min(threats)


def test_a_longer_tower_begins_again() -> None:
    assert BELL.of(61) == BELL.of(1)
    assert BELL.of(255) == BELL.of(15)


def test_what_a_record_leaves_out_has_its_usual_value() -> None:
    assert read_rooms("[[floor]]", "mine").floors == (Room(),)
    assert EMPTY.of(7) == Room(time_s=0)


def test_equal_texts_have_equal_digests_and_others_do_not() -> None:
    again = read_rooms(ROOMS.replace("\n", "\r\n"), "else")
    assert again.digest == BELL.digest
    assert (
        read_rooms(ROOMS.replace("blot_g = 5 }", "blot_g = 4 }", 1), "mine").digest != BELL.digest
    )


def rooms(*lines: str) -> Rooms:
    return read_rooms("[[floor]]\ndark = true\n[[floor]]\n" + "\n".join(lines), "my/rooms.toml")


def task(**params: object) -> str:
    pairs = ", ".join(f"{key} = {json.dumps(value)}" for key, value in params.items())
    return f"conditions = [{{ {pairs} }}]"


FOLK = "monsters = { blot_g = 2, coil = 1 }"
WRONG = [  # lines of floor 2, and what the one sentence says
    (["n = 3"], "this record says another n"),
    (["monster = 3"], 'there is no setting "monster"; did you mean "monsters"?'),
    (["monsters = { blob = 2 }"], 'monsters: there is no monster "blob"; did you mean "blot_g"?'),
    (["monsters = { song = 2 }"], 'there is no monster "song"'),
    (["monsters = { blot_g = 0 }"], "monsters: 0 is not a whole number from 1 to 40"),
    (["monsters = { blot_g = true }"], "monsters: True is not a whole number"),
    (["monsters = { blot_g = 30, coil = 30 }"], "a floor has room for 40 monsters"),
    (["monsters = [1]"], "monsters = [1] must be kinds and how many of each"),
    (
        ['treasure = "tin_pik"'],
        'treasure: there is no treasure "tin_pik"; did you mean "tin_pick"?',
    ),
    (["treasure = 3"], "treasure = 3 must be a treasure's name in quotes"),
    (["needs = [3]"], "needs = [3] must be a list of treasures' names"),
    (['riddle = ["a", "b", "c"]'], "must be a list of one or two lines in quotes"),
    ([f'riddle = ["{"a" * 41}"]'], "must be one line of at most 40 letters"),
    ([r'nudge = "a\nb"'], "must be one line of at most 80 letters"),
    (["time_s = 1000"], "time_s: 1000 is not a whole number from 0 to 999"),
    (["time_s = -1"], "time_s: -1 is not a whole number"),
    (["dark = 1"], "dark = 1 must be true or false"),
    (["key_dist = [9, 8]"], "key_dist = [9, 8] must be two whole numbers, the smaller first"),
    (["key_dist = [9]"], "key_dist = [9] must be two whole numbers, the smaller first"),
    (["key_dist = [9, 1.5]"], "key_dist: 1.5 is not a whole number"),
    (['spawn_dist = { monster = "coil", min = 6 }'], "must be such as { monster ="),
    (['spawn_dist = { monster = "coal", min = 6, max = 9 }'], 'did you mean "coil"?'),
    (["lend = { axe = 2 }"], 'lend: there is no tool "axe"'),
    (["lend = { pick = 0 }"], "lend: 0 is not a whole number"),
    (["pedestals = { pedestal_w = [18, 4] }"], "18 is not a whole number from 0 to 17"),
    (["pedestals = { pedestal_x = [1, 4] }"], 'there is no pedestal "pedestal_x"'),
    (["pedestals = { pedestal_w = 3 }"], "must be names and cells, such as"),
    (["no_key = true"], "without a key the floor ends by its conditions, and has none"),
    (["conditions = [3]"], "conditions = [3] must be a list of conditions"),
    (["conditions = 3"], "conditions = 3 must be a list of conditions"),
    (
        [task(kind="kill_cuont", n=1)],
        'there is no condition "kill_cuont"; did you mean "kill_count"?',
    ),
    ([task(n=1)], 'there is no condition ""'),
    ([task(kind=3)], 'there is no condition "3"'),
    ([task(kind="kill_count")], 'kill_count needs "n"'),
    ([task(kind="kill_count", m=1)], 'kill_count has no "m"'),
    ([task(kind="kill_count", n=0)], "n must be a whole number from 1 to 9999"),
    (
        [FOLK, task(kind="kill_count", n=1, monster="coal")],
        '"coal" is no monster; did you mean "coil"?',
    ),
    ([FOLK, task(kind="kill_count", n=1, monster="echo")], "asks for echo, and none lives here"),
    ([FOLK, task(kind="kill_order", order=["coil", "echo"])], "asks for echo, and none lives"),
    ([FOLK, task(kind="block_bolts", n=1, source="cuckoo")], "asks for cuckoo, and none lives"),
    ([task(kind="kill_order", order=[])], "order must be a list of 1 or more names"),
    ([task(kind="kill_order", order="coil")], "order must be a list of 1 or more names"),
    ([task(kind="visit", targets=["attic"])], '"attic" is no targets; there are start'),
    ([task(kind="visit", targets=["edge_n"], far=3)], "far is measured from one cell"),
    ([task(kind="visit", targets=["pedestal_w"])], "asks for pedestal_w, and pedestals has none"),
    ([task(kind="stand_still", where="edge_n", ticks=9)], '"edge_n" is no where'),
    ([FOLK, task(kind="lure", monster="coil", cell="center")], '"center" is no cell'),
    ([task(kind="blade_state", state="out")], 'needs either "ticks" or "until"'),
    ([task(kind="blade_state", state="in", ticks=9, until="key")], 'either "ticks" or "until"'),
    ([task(kind="event_window", event="key", min=9, max=8)], "min is later than max"),
    ([task(kind="event_window", event="dawn", max=8)], '"dawn" is no event'),
    ([task(kind="step_pattern", moves="LRX")], "moves must be letters of U, R, D and L"),
    ([task(kind="visit", targets=["start"], ordered=1)], "ordered must be true or false"),
]


@pytest.mark.parametrize(
    ("lines", "says"), WRONG, ids=lambda at: at[-1][:30] if "[" not in at else ""
)
def test_a_wrong_record_is_refused_in_one_sentence(lines: list[str], says: str) -> None:
    with pytest.raises(Refusal) as refused:
        rooms(*lines)
    sentence = str(refused.value)
    assert says in sentence
    assert sentence.startswith("my/rooms.toml: floor 2: ")
    assert "\n" not in sentence


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "holds [[floor]] records and nothing else"),
        ("floor = []", "holds [[floor]] records and nothing else"),
        ("floor = 3", "holds [[floor]] records and nothing else"),
        ("title = 'x'\n[[floor]]", "holds [[floor]] records and nothing else"),
        ("floor = [1]", "floor 1: 1 is no [[floor]] record"),
        ("[[floor]", "this is not TOML"),
    ],
)
def test_a_text_that_is_no_rooms_file_is_refused(text: str, says: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_rooms(text, "mine")
    assert str(refused.value).startswith("mine: ")
    assert says in str(refused.value)
