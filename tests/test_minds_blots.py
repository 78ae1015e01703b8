"""Blots rest, tremble and hop; a Spitblot spits on the beat of the floor."""

import pytest

from retro_maze.engine.actors import CELL
from retro_maze.tower.minds.blots import SPIT_BEAT
from tests.ascii import kinds, modes, monster, play, put, until, world

PIT = """
    #########
    #@#....O#
    #########
"""
PITS = {letter: PIT.replace("O", letter) for letter in "OIP"}


@pytest.mark.parametrize(
    ("letter", "least", "most"), [("O", 60, 255), ("I", 16, 79), ("P", 32, 127)]
)
def test_a_blot_rests_trembles_16_and_hops_34(letter: str, least: int, most: int) -> None:
    floor = world(PITS[letter])
    seen = modes(floor, monster(floor), 15_000)[:-1]
    assert [mode for mode, _ in seen[:4]] == ["rest", "tremble", "hop", "rest"]
    rests = [ticks for mode, ticks in seen if mode == "rest"]
    assert least <= min(rests) < least + 12
    assert most - 12 < max(rests) <= most
    assert {ticks for mode, ticks in seen if mode == "tremble"} == {16}
    assert {ticks for mode, ticks in seen if mode == "hop"} == {34}


def test_a_hop_is_three_leaps_of_eight_pixels_to_the_next_cell() -> None:
    floor = world(PITS["O"])
    blot = monster(floor)
    assert until(floor, "tremble") < 257
    assert until(floor, "hop") < 275
    begin, places = blot.x, []
    for _ in range(34):
        floor.step(0)
        places.append(abs(blot.x - begin))
    leap = list(range(8, 65, 8))
    pause = [64] * 5
    assert places[:13] == leap + pause
    assert places[13:26] == [64 + at for at in leap + pause]
    assert places[26:] == [128 + at for at in leap]
    assert blot.mode == "rest"
    assert abs(blot.x - begin) == CELL


def test_a_blot_hops_in_each_open_direction_and_never_into_a_wall() -> None:
    floor = world(
        """
        #######
        #@#.###
        ###.###
        #..O..#
        ###.###
        #.#.#.#
        #######
        """
    )
    blot, ways, home = monster(floor), [], (CELL, CELL)
    for _ in range(24):
        put(blot, floor, 4, mode="", timer=0)
        until(floor, "hop")
        ways.append(blot.heading)
        play(floor, "-*34")
        assert (blot.x, blot.y) != home
        assert blot.centred
    assert sorted(set(ways)) == [0, 1, 2, 3]


def test_a_blot_without_a_way_out_stays_at_rest() -> None:
    floor = world(
        """
        #####
        #@#O#
        #####
        """
    )
    assert {mode for mode, _ in modes(floor, monster(floor), 2000)} == {"rest", "tremble"}
    assert monster(floor).x == CELL


def test_a_spitblot_spits_a_plain_bolt_on_each_beat_that_finds_it_at_rest() -> None:
    floor = world(PITS["P"])
    spit, beats = monster(floor), []
    for _ in range(SPIT_BEAT * 12):
        resting = spit.mode == "rest"
        facing = spit.heading
        told = floor.step(0)
        if kinds(told, "shot"):
            beats.append(floor.tick)
            assert resting
            assert [shot.n for shot in told if shot.kind == "shot"] == [facing]
        elif floor.tick % SPIT_BEAT == 0:
            assert not resting
    assert beats
    assert not [tick for tick in beats if tick % SPIT_BEAT]


@pytest.mark.parametrize("letter", "OI")
def test_other_blots_never_spit(letter: str) -> None:
    floor = world(PITS[letter])
    assert "shot" not in kinds(play(floor, f"-*{SPIT_BEAT * 4}"))


def test_a_blot_is_fierce_exactly_while_it_hops() -> None:
    floor = world(PITS["I"])
    blot = monster(floor)
    for _ in range(3000):
        floor.step(0)
        assert blot.fierce == (blot.mode == "hop")
