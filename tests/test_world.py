"""A floor in play: key, hatch, strongbox, clock, whistle, and a state that is all there is."""

import copy

import pytest

from retro_maze.engine.actors import CELL
from retro_maze.engine.events import KINDS as EVENTS
from retro_maze.engine.gear import Gear, Rules
from retro_maze.engine.stage import CHEST_FALLS, NOWHERE, Prize
from tests.ascii import kinds, lane, monster, play, put, until, world

ROW = "#@...k.h#"


def test_key_then_hatch_clears_the_floor() -> None:
    floor = lane(ROW)
    told = kinds(play(floor, "right*200"))
    assert told == ["step", "key", "hatch_open", "step", "step", "cleared"]
    assert floor.outcome == "cleared"


def test_the_hatch_opens_when_the_key_holder_reaches_a_joined_cell() -> None:
    floor = world(
        """
        #######
        #@.k..#
        #####.#
        #h....#
        #######
        """
    )
    told = play(floor, "right*66")
    assert "hatch_open" not in kinds(told)
    play(floor, "right+down*100")
    assert not floor.hatch_open
    play(floor, "left*15")
    assert not floor.hatch_open  # nearer to the last cell than to the joined one
    until(floor, "hatch_open", "left", 3)
    assert floor.here == 4
    assert not floor.outcome


def test_a_wall_to_the_hatch_that_is_broken_joins_it() -> None:
    floor = lane("#@#h#", gear=Gear(picks=1))
    floor.player.has_key = True
    told = play(floor, "right blade*30 -")
    assert kinds(told, "wall_break", "hatch_open") == ["wall_break", "hatch_open"]


def test_a_locked_hatch_is_an_ordinary_cell_and_says_that_it_is_locked() -> None:
    floor = lane("#@.h.k#")
    told = play(floor, "right*64")
    assert [(event.kind, event.what) for event in told if event.kind == "refuse"] == [
        ("refuse", "locked")
    ]
    assert floor.outcome == ""
    assert floor.player.has_key
    assert "refuse" not in kinds(play(floor, "left*33"))
    assert floor.outcome == "cleared"


def test_a_barred_hatch_says_what_is_missing() -> None:
    floor = lane("#@.k.h#", barred="crown")
    told = play(floor, "right*80")
    assert [event.what for event in told if event.kind == "refuse"] == ["crown"]
    assert not floor.hatch_open


def test_things_are_taken_within_eight_pixels_of_their_cells_centre() -> None:
    floor = lane("#@.k.h#")
    play(floor, "right*21")
    assert (floor.player.x, floor.player.has_key) == (CELL - 66, False)
    assert kinds(play(floor, "right"))[0] == "key"


def test_the_strongbox_falls_for_24_ticks_and_is_opened_on_the_start_cell() -> None:
    floor = lane("#@..#", {"kind": "blade_toggle", "n": 1})
    told = play(floor, "blade*17 -*13")
    assert kinds(told, "lamp", "chest_falls") == ["lamp", "chest_falls"]
    assert floor.chest == floor.start
    assert kinds(play(floor, f"-*{CHEST_FALLS}"), "treasure") == []
    told = play(floor, "-")
    assert [(event.kind, event.what) for event in told] == [("treasure", "gilt_token")]
    assert (floor.chest, floor.chest_taken) == (NOWHERE, True)


def test_the_strongbox_waits_for_a_player_who_is_away() -> None:
    floor = lane("#@....#", {"kind": "break_walls", "n": 1})
    play(floor, "right*64")
    floor.drop_chest()
    assert "treasure" not in kinds(play(floor, "-*100"))
    assert until(floor, "treasure", "left") > 0
    assert floor.player.x <= 64


def test_the_clock_tells_its_seconds_and_then_the_red_minute_comes() -> None:
    floor = lane("#@#.....#", clock=180, rules=Rules(red_ticks=120))
    told = play(floor, "-*179")
    assert [event.n for event in told if event.kind == "second"] == [2, 1]
    told = play(floor, "-")
    assert kinds(told) == ["second", "red_minute"]
    assert [one.kind for one in floor.monsters] == ["spark_b", "spark_r"]
    assert floor.red
    told = play(floor, "-*119")
    assert [event.n for event in told if event.kind == "second"] == [1]
    assert kinds(play(floor, "-")) == ["second", "time_up"]
    assert floor.outcome == "lost"


def test_half_as_much_time_again_puts_the_red_minute_off() -> None:
    floor = lane("#@#.....#", clock=180, rules=Rules(clock=3))
    assert kinds(play(floor, "-*269"), "red_minute") == []
    assert kinds(play(floor, "-"), "red_minute") == ["red_minute"]


def test_without_a_clock_no_second_is_told_and_nothing_runs_out() -> None:
    floor = lane("#@#.....#", clock=180, rules=Rules(clock=0, red_ticks=60))
    assert kinds(play(floor, "-*900"), "second", "red_minute", "time_up") == []
    assert (floor.clock, floor.red, floor.outcome) == (0, False, "")


def test_the_clock_may_be_changed_while_a_floor_is_played() -> None:
    floor = lane("#@#.....#", clock=180)
    play(floor, "-*100")
    floor.play_by(Rules(clock=0))
    assert kinds(play(floor, "-*200"), "second", "red_minute") == []
    floor.play_by(Rules())  # its time is over long since, so the red minute begins: no sooner end
    assert kinds(play(floor, "-"), "red_minute") == ["red_minute"]
    floor.play_by(Rules(toggle=True))
    assert kinds(play(floor, "-*3599"), "time_up") == []
    assert kinds(play(floor, "-"), "time_up") == ["time_up"]


def test_a_blade_that_was_pressed_out_goes_in_when_the_button_is_to_be_held_again() -> None:
    floor = lane(ROW, rules=Rules(toggle=True))
    play(floor, "blade -*40")
    assert floor.player.blade == "out"
    for toggle in (False, True):
        floor.play_by(Rules(toggle=toggle))
        play(floor, "-*40")
        assert floor.player.blade == "in"


def test_the_usual_clock_leaves_the_digests_of_old_recordings_as_they_were() -> None:
    assert Rules(False, True, 9).state() == (False, True, 9)
    assert lane(ROW, clock=180).digest() == lane(ROW, clock=120, rules=Rules(clock=3)).digest()


def test_the_sparks_of_the_red_minute_come_far_from_the_player() -> None:
    floor = lane("#@..........#", clock=1)
    play(floor, "-")
    places = [floor.cell_of(one) for one in floor.monsters]
    assert places == [5, 4]
    assert monster(floor).mode == ""
    play(floor, "-*12")
    assert [one.mode for one in floor.monsters] == ["walk", "walk"]


def test_a_floor_without_a_clock_never_ends_by_itself() -> None:
    floor = lane(ROW)
    assert kinds(play(floor, "-*9000"), "second", "red_minute", "time_up") == []


def test_the_whistle_stops_all_monsters_for_180_ticks_once_a_floor() -> None:
    floor = lane("#@#B....#", gear=Gear(whistle=True))
    play(floor, "-*10")
    place = monster(floor).x
    assert kinds(play(floor, "whistle*3 -*177")) == ["whistle"]
    assert monster(floor).x == place
    play(floor, "-")
    assert monster(floor).x != place
    assert [event.what for event in play(floor, "whistle*9") if event.kind == "refuse"] == [
        "whistle"
    ]


def test_a_standing_monster_is_still_dangerous() -> None:
    floor = lane("#@.B..#", gear=Gear(whistle=True))
    play(floor, "-*3 whistle")
    assert "hurt" in kinds(play(floor, "right*30"))


def test_the_order_of_a_tick_is_player_monsters_bolts_contacts() -> None:
    floor = lane("#@.B..#", gear=Gear(hand=3))
    play(floor, "blade*17")
    sentry = monster(floor)
    put(sentry, floor, 1, heading=3, mode="charge", hp=3)
    sentry.x = 106  # 106 apart: after the player's 6 and the sentry's 4 they touch in this tick
    told = play(floor, "blade+right")
    assert (floor.player.x, sentry.x) == (6, 102)
    assert kinds(told) == []
    told = play(floor, "blade+right")
    assert kinds(told, "kill") == ["kill"]


def test_a_finished_floor_stands_still() -> None:
    floor = lane(ROW)
    play(floor, "right*200")
    tick, digest = floor.tick, floor.digest()
    assert play(floor, "left*30 blade") == []
    assert (floor.tick, floor.digest()) == (tick, digest)


BUSY = """
    ###########
    #@.O.B.k..#
    #.#.#.#.#.#
    #C.F.D.E.L#
    #.###.#.#.#
    #I.P.S.h.H#
    ###########
"""
DANCE = "right*40 down*50 blade+left*70 up*30 right+blade*60 -*80 left*90 down+right*99"


def test_a_copied_world_has_the_same_future_and_a_repeat_is_equal() -> None:
    twins = [
        world(BUSY, {"kind": "kill_count", "n": 9}, birds=("cuckoo", "cuckoo_e"), gear=Gear(hp=999))
        for _ in range(2)
    ]
    for one in twins:
        play(one, DANCE)
    third = copy.deepcopy(twins[0])
    twins.append(third)
    assert len({one.digest() for one in twins}) == 1
    for one in twins:
        play(one, DANCE)
        play(one, DANCE)
    assert len({one.digest() for one in twins}) == 1
    play(third, "-")
    assert third.digest() != twins[0].digest()


@pytest.mark.parametrize(
    "name", ["hp", "picks", "safe", "blade_ticks", "has_key", "coat", "knock_ticks", "pushing"]
)
def test_the_digest_covers_the_player(name: str) -> None:
    floor = lane(ROW)
    before = floor.digest()
    setattr(floor.player, name, getattr(floor.player, name) + 1)
    assert floor.digest() != before


@pytest.mark.parametrize(
    "name", ["x", "hp", "mode", "timer", "count", "rewind", "touching", "kills"]
)
def test_the_digest_covers_the_monsters(name: str) -> None:
    floor = world(BUSY)
    before = floor.digest()
    value = getattr(floor.monsters[-1], name)
    setattr(floor.monsters[-1], name, value * 2 + type(value)(1))
    assert floor.digest() != before


def test_the_digest_covers_chance_walls_fires_and_held_keys() -> None:
    floor = world(BUSY)
    seen = [floor.digest()]
    floor.streams["blot"].below(2)
    seen.append(floor.digest())
    floor.break_wall(6, 2)
    seen.append(floor.digest())
    floor.fires[3] = 9
    seen.append(floor.digest())
    floor.player.held.note(1, 2)
    seen.append(floor.digest())
    assert len(set(seen)) == 5


def test_every_event_of_a_busy_floor_is_a_known_kind() -> None:
    floor = world(
        BUSY, {"kind": "kill_count", "n": 2}, birds=("cuckoo",), clock=600, gear=Gear(hp=999)
    )
    told = [event for _ in range(6) for event in play(floor, DANCE)]
    assert len(told) > 50
    assert {event.kind for event in told} <= set(EVENTS)


def test_a_prize_is_worn_at_once() -> None:
    boots = Prize("spring_boots", Gear(speed=8))
    floor = lane("#@....#", {"kind": "blade_toggle", "n": 1}, prize=boots)
    until(floor, "treasure", "blade*17 -*40")
    play(floor, "right*24")
    assert floor.player.x == CELL
