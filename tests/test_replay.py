"""Recordings: the text of a play that must play back the same, to the tick."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from retro_maze.engine.pad import MASK
from retro_maze.engine.replay import (
    EVERY,
    LONGEST,
    Replay,
    Tape,
    play_back,
    read_replay,
    write_replay,
)
from retro_maze.engine.world import World
from retro_maze.maze import Refusal
from tests.ascii import pads, world

DANCE = "right*40 -*20 left*30 blade*35 down+blade*50 right*70 up*20"


def fresh() -> World:
    return world(
        """
        #########
        #@.O.k..#
        #.#.#.#.#
        #B...h..#
        #########
        """
    )


def recorded(words: str = DANCE) -> Replay:
    floor, tape = fresh(), Tape({"floor": "3", "kit": "tin_pick salve"})
    for pad in pads(words):
        floor.step(pad)
        tape.note(pad, floor)
    return tape.finish(floor)


def test_a_recording_plays_back_from_its_text() -> None:
    replay = recorded()
    text = write_replay(replay)
    again = read_replay(text, "mine")
    assert again == replay
    assert again.header == {"floor": "3", "kit": "tin_pick salve"}
    assert list(again.digests) == [60, 120, 180, 240, 265]
    assert play_back(again, fresh()) == -1


def test_the_text_is_run_lengths_and_digests() -> None:
    lines = write_replay(recorded("right*31 -*29 left*2 -*3")).splitlines()
    assert lines[:4] == [
        "retro-maze replay 1",
        "floor 3",
        "kit tin_pick salve",
        "pads 01*31 00*29 02*2 00*3",
    ]
    assert [line.split()[:2] for line in lines[4:]] == [["digest", "60"], ["digest", "65"]]


def test_a_recording_of_no_ticks_is_one_too() -> None:
    replay = read_replay(write_replay(recorded("")), "mine")
    assert (replay.pads, list(replay.digests)) == (b"", [0])
    assert play_back(replay, fresh()) == -1
    assert play_back(replay._replace(digests={0: 1}), fresh()) == 0


@pytest.mark.parametrize("tick", [60, 120, 265])
def test_a_difference_is_told_by_its_first_tick(tick: int) -> None:
    replay = recorded()
    wrong = {at: digest ^ (at >= tick) for at, digest in replay.digests.items()}
    assert play_back(replay._replace(digests=wrong), fresh()) == tick


def test_another_pad_is_found_out_at_the_next_digest() -> None:
    replay = recorded()
    bent = bytearray(replay.pads)
    bent[70] ^= 1
    assert play_back(replay._replace(pads=bytes(bent)), fresh()) == 120


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=300))
def test_any_pads_survive_their_text(data: bytes) -> None:
    pads_ = bytes(pad & MASK for pad in data)
    replay = Replay({"floor": "1"}, pads_, {len(pads_): 0xFFFFFFFF})
    assert read_replay(write_replay(replay), "mine") == replay


GOOD = write_replay(Replay({"floor": "3"}, bytes(5), {5: 0xABC}))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", 'not a recording: its first line is not "retro-maze replay 1"'),
        ("retro-maze replay 2\n", "not a recording"),
        (GOOD.replace("00*5", "00x5"), 'line 3: "00x5" is not a pad byte in hex * ticks'),
        (GOOD.replace("00*5", "40*5"), 'line 3: "40*5" is not a pad byte'),
        (GOOD.replace("00*5", "00*0"), 'line 3: "00*0" is not a pad byte'),
        (GOOD.replace("00*5", "00*-5"), 'line 3: "00*-5" is not a pad byte'),
        (GOOD.replace("00*5", f"00*{LONGEST + 1}"), f"longer than {LONGEST} ticks"),
        (GOOD.replace("00*5", "00*" + "9" * 5000), "is not a pad byte"),
        (GOOD.replace("00*5", "00*٥"), 'line 3: "00*٥" is not a pad byte'),
        (GOOD.replace("00*5", "0_0*5"), 'line 3: "0_0*5" is not a pad byte'),
        (GOOD.replace("floor 3", "floor 3\nfloor 4"), 'line 3: "floor" was told before'),
        (GOOD + "digest 5 00000abd\n", 'line 5: "digest 5" was told before'),
        (GOOD.replace("digest 5", "digest ５"), "is not a tick and its digest"),
        (GOOD.replace("00000abc", "+0000abc"), "is not a tick and its digest"),
        (GOOD.replace("digest 5", "digest five"), 'line 4: "five 00000abc" is not a tick and'),
        (GOOD.replace("digest 5 00000abc", "digest 5"), 'line 4: "5" is not a tick and its digest'),
        (GOOD.replace("digest 5", "digest 4"), "cut off: its last digest is missing"),
        (GOOD[: GOOD.index("digest")], "cut off: its last digest is missing"),
    ],
)
def test_a_broken_recording_is_refused_in_one_sentence(text: str, says: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_replay(text, "mine.txt")
    assert str(refused.value).startswith("mine.txt: ")
    assert says in str(refused.value)


def test_a_digest_is_taken_every_second() -> None:
    assert EVERY == 60


def test_line_ends_of_other_systems_are_read() -> None:
    text = write_replay(recorded())
    assert read_replay(text.replace("\n", "\r\n"), "mine") == recorded()
