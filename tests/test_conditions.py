"""Each kind of condition about places, times and tools: a right run, and runs that stay shut."""

from typing import Any

import pytest

from retro_maze.engine.gear import Gear
from retro_maze.engine.stage import Bolt
from retro_maze.engine.world import World
from retro_maze.tower.conditions import CONDITIONS
from retro_maze.tower.tasks import PARAMS, read_task
from tests.ascii import kinds, lane, law_of, monster, opens, play, put, world

OUT = "blade*17"


def visit(*targets: str, **more: Any) -> dict[str, Any]:
    return {"kind": "visit", "targets": list(targets), **more}


def test_every_kind_has_its_machine_and_its_parameters() -> None:
    assert list(CONDITIONS) == list(PARAMS)
    assert len(CONDITIONS) == 15


RING = """
    #######
    #@....#
    #.###.#
    #.#.#.#
    #.#.#.#
    #....h#
    #######
"""
CORNERS = visit("corner_nw", "corner_ne", "corner_se", "corner_sw", ordered=True)


@pytest.mark.parametrize(
    ("task", "words", "open_"),
    [
        (visit("corner_ne", "corner_sw"), "right*64 left*64 down*64", True),
        (visit("corner_ne", "corner_sw"), "down*64 up*64 right*64", True),
        (visit("corner_ne", "corner_sw"), "right*64 down*63", False),
        (CORNERS, "- right*64 down*64 left*64", True),
        (CORNERS, "- down*64 right*64 up*64", False),
        (CORNERS, "- down*64 right*64 up*64 down*64 left*64", True),
        (visit("corner_any"), "-", True),
        (visit("center"), "right*32", False),
        (visit("hatch", key="without"), "right*64 down*64", True),
        (visit("hatch", key="with"), "right*64 down*64", False),
        (visit("corner_se", blade="out"), "blade+right*64 blade+down*64", True),
        (visit("corner_se", blade="out"), "right*64 down*64", False),
        (visit("corner_se", blade="out"), "right*64 down*64 blade*17", True),
        (visit("corner_se", blade="in"), "blade+right*64 blade+down*64", False),
    ],
)
def test_visit(task: dict[str, Any], words: str, open_: bool) -> None:
    assert opens(play(world(RING, task), words)) == open_


def test_visit_counts_a_target_on_its_centre_only() -> None:
    floor = world(RING, visit("corner_ne"))
    assert not opens(play(floor, "right*63"))
    assert opens(play(floor, "right"))


def test_visit_home_after_having_been_far_away() -> None:
    home = visit("start", far=3)
    floor = world(RING, home)
    assert not opens(play(floor, "right*64 left*64"))
    assert opens(play(floor, "right*64 down*30 up*30 left*64"))
    assert not opens(play(world(RING, visit("start", far=3, blade="out")), "right*64 down*30"))


@pytest.mark.parametrize(
    ("edge", "words", "open_"),
    [
        ("edge_n", "up*8", True),
        ("edge_n", "up*7 -*9", False),
        ("edge_w", "left*8", True),
        ("edge_e", "right*72", True),
        ("edge_s", "down*72", True),
        ("edge_s", "right*32 down*20", False),  # an inner wall
        ("edge_n", "up*4 left*4 up*7", False),  # a push begins again
    ],
)
def test_visit_an_edge_by_pushing_it_8_ticks(edge: str, words: str, open_: bool) -> None:
    assert opens(play(world(RING, visit(edge)), words)) == open_


def test_a_wrong_pedestal_takes_all_back() -> None:
    names = ("pedestal_w", "pedestal_e", "pedestal_n")
    places = {"pedestal_w": (1, 0), "pedestal_e": (2, 0), "pedestal_n": (3, 0)}
    task = visit(*names, ordered=True)
    floor = lane("#@......#", task, pedestals=places)
    assert kinds(play(floor, "right*96"), "lamp", "tock", "chest_falls") == [
        *("lamp", "lamp", "lamp", "chest_falls")
    ]
    floor = lane(
        "#@......#", task, pedestals={**places, "pedestal_e": (3, 0), "pedestal_n": (2, 0)}
    )
    assert kinds(play(floor, "right*96"), "lamp", "tock") == ["lamp", "tock"]
    assert kinds(play(floor, "left*64 right*64"), "lamp", "tock") == ["lamp", "tock"]


@pytest.mark.parametrize(
    ("task", "words", "open_"),
    [
        ({"where": "start", "ticks": 120}, "-*120", True),
        ({"where": "start", "ticks": 120}, "-*119", False),
        ({"where": "start", "ticks": 120}, "-*60 right*9 left*9 -*110", False),
        ({"where": "start", "ticks": 60}, "left*60", True),  # pushing a wall is no walk
        ({"where": "center", "ticks": 60}, "right*32 -*60", True),
        ({"where": "center", "ticks": 60}, "right*52 -*90", False),
        ({"where": "corner_any", "ticks": 60, "blade": "out"}, "blade*76", True),
        ({"where": "corner_any", "ticks": 60, "blade": "out"}, "blade*70 -*90", False),
        ({"where": "start", "ticks": 60, "blade": "in"}, "blade*76", False),
        ({"where": "any", "ticks": 60}, "right*32 -*60", True),
    ],
)
def test_stand_still(task: dict[str, Any], words: str, open_: bool) -> None:
    floor = lane("#@....#", {"kind": "stand_still", **task})
    assert opens(play(floor, words)) == open_


@pytest.mark.parametrize(
    ("event", "least", "most", "words", "open_"),
    [
        ("key", 0, 60, "right*40", True),
        ("key", 0, 60, "-*40 right*40", False),
        ("key", 100, 200, "-*99 right*40", True),
        ("key", 100, 200, "-*70 right*40", False),
        ("hatch_open", 0, 80, "right*60", True),
        ("hatch_open", 0, 40, "right*60", False),
    ],
)
def test_event_window(event: str, least: int, most: int, words: str, open_: bool) -> None:
    task = {"kind": "event_window", "event": event, "min": least, "max": most}
    floor = lane("#@.k...h#", task)
    told = play(floor, words)
    assert opens(told) == open_
    assert law_of(floor).failed != open_
    assert ("failed" in kinds(told)) != open_


def test_a_window_that_has_passed_fails_at_once() -> None:
    floor = lane("#@.k#", {"kind": "event_window", "event": "key", "max": 50})
    assert kinds(play(floor, "-*50")) == []
    assert kinds(play(floor, "-")) == ["failed"]
    assert kinds(play(floor, "-*50"), "failed") == []


def bolt(floor: World, source: str, heading: int) -> None:
    """A bolt that meets the player within the next ticks."""
    shot = Bolt(monster(floor), "plain")
    shot.source, shot.heading = source, heading
    shot.x = floor.player.x + (0, -90, 0, 90)[heading]
    shot.y = floor.player.y + (90, 0, -90, 0)[heading]
    floor.bolts.append(shot)


@pytest.mark.parametrize(
    ("task", "before", "source", "heading", "pad", "counts"),
    [
        ({}, "left", "cuckoo", 1, "-", True),
        ({}, "left", "cuckoo", 3, "-", False),  # from behind: not stopped at all
        ({"source": "cuckoo_e"}, "left", "cuckoo_e", 1, "-", True),
        ({"source": "cuckoo_e"}, "left", "cuckoo", 1, "-", False),
        ({"side": "left"}, OUT, "cuckoo", 3, "blade", True),  # heading down: left is east
        ({"side": "left"}, "left", "cuckoo", 1, "-", False),
        ({"moving": "no"}, "left", "cuckoo", 1, "-", True),
        ({"moving": "no"}, "right left*2", "cuckoo", 1, "left", True),  # pushing is standing
        ({"moving": "no"}, "right*3", "cuckoo", 3, "right", False),
    ],
)
def test_block_bolts(
    task: dict[str, Any], before: str, source: str, heading: int, pad: str, counts: bool
) -> None:
    floor = lane("#@...O#", {"kind": "block_bolts", "n": 2, **task})
    play(floor, before)
    for _ in range(2):
        bolt(floor, source, heading)
        told = play(floor, pad)
    assert opens(told) == counts


def test_blade_toggle_on_a_cell() -> None:
    task = {"kind": "blade_toggle", "n": 2, "where": "start"}
    assert opens(play(lane("#@..#", task), "blade*17 -*13 blade*17 -*13"))
    assert not opens(play(lane("#@..#", task), "blade*17 -*13 right*32 blade*17 -*13"))
    assert not opens(play(lane("#@..#", task), "blade*17 -*13 blade*15 -*13"))


def test_blade_toggle_within_a_time() -> None:
    task = {"kind": "blade_toggle", "n": 3, "within": 100}
    assert opens(play(lane("#@..#", task), "blade*17 -*13 " * 3))
    told = play(lane("#@..#", task), "blade*17 -*33 " * 3 + "-*100")
    assert kinds(told, "lamp", "tock", "chest_falls") == ["lamp", "lamp", "tock", "tock"]


def test_blade_state_held_without_a_break() -> None:
    task = {"kind": "blade_state", "state": "out", "ticks": 480}
    assert opens(play(lane("#@..#", task), "blade*17 blade*479"))
    floor = lane("#@..#", task)
    told = play(floor, "blade*470 -*3 blade*470")
    assert not opens(told)
    assert kinds(told, "tock") == ["tock"]
    assert not law_of(floor).failed


def test_blade_state_until_an_event() -> None:
    task = {"kind": "blade_state", "state": "in", "until": "hatch_open"}
    assert opens(play(lane("#@.k...h#", task), "right*60"))
    floor = lane("#@.k...h#", task)
    told = play(floor, "blade right*60")
    assert not opens(told)
    assert kinds(told, "failed") == ["failed"]


@pytest.mark.parametrize(
    "late",
    [
        {"kind": "blade_state", "state": "in", "until": "key"},
        {"kind": "event_window", "event": "key", "max": 9000},
        {"kind": "pacifist", "until": "key"},
    ],
)
def test_what_asks_for_an_event_that_is_over_says_at_once_that_it_is_lost(
    late: dict[str, Any],
) -> None:
    floor = lane("#k.@.h#", {"kind": "blade_toggle", "n": 1}, late)
    told = play(floor, "left*60 blade*20 -*20")
    assert kinds(told, "stage", "failed") == ["stage", "failed"]
    assert law_of(floor).failed
    assert not opens(told)


def test_break_walls() -> None:
    task = {"kind": "break_walls", "n": 2}
    floor = lane("#@#.#.#", task, gear=Gear(picks=2))
    assert not opens(play(floor, "right blade*30 right*32 blade*29"))
    assert opens(play(floor, "blade"))
    floor = lane("#@#.#.#", task, gear=Gear(picks=2))
    assert not opens(play(floor, "up blade*30 left blade*30"))


@pytest.mark.parametrize(("blade", "pad", "open_"), [("any", "-", True), ("out", "-", False)])
def test_cross(blade: str, pad: str, open_: bool) -> None:
    task = {"kind": "cross", "monster": "spark_b", "n": 2, "blade": blade}
    floor = lane("#@#L..#", task, gear=Gear(proof=("spark_b",)))
    spark = monster(floor)
    floor.minds = {"spark_b": lambda stage, one: None}
    told = []
    for _ in range(2):
        put(spark, floor, 0, mode="walk")
        told += play(floor, f"{pad}*9")
        put(spark, floor, 2)
        told += play(floor, pad)
    assert opens(told) == open_


def test_cross_with_the_blade_out_and_no_sooner_than_6_ticks() -> None:
    task = {"kind": "cross", "monster": "sentry_b", "n": 1, "blade": "out"}
    floor = lane("#@#B#", task)
    floor.minds = {"sentry_b": lambda stage, one: None}
    play(floor, OUT)
    put(monster(floor), floor, 0, mode="walk")
    assert not opens(play(floor, "blade*5"))
    assert opens(play(floor, "blade"))


def test_a_meeting_that_is_not_survived_does_not_count() -> None:
    task = {"kind": "cross", "monster": "sentry_b", "n": 1, "blade": "out"}
    floor = lane("#@#B#", task)
    floor.minds = {"sentry_b": lambda stage, one: None}
    play(floor, OUT)
    floor.player.hp = 6
    put(monster(floor), floor, 0, mode="walk", heading=0)
    assert not opens(play(floor, "blade*9"))
    assert floor.outcome == "dead"


def test_cross_a_false_hatch_by_stepping_on_it() -> None:
    task = {"kind": "cross", "monster": "false_hatch", "n": 2}
    floor = lane("#@.H.H#", task)
    assert opens(play(floor, "right*64"))
    floor = lane("#@.H.H#", task)
    assert not opens(play(floor, "right*32 left*32 right*32"))


def test_lure_to_the_centre_of_a_cell() -> None:
    task = {"kind": "lure", "monster": "sentry_b", "cell": "start"}
    floor = lane("#@...B#", task, gear=Gear(hp=999))
    assert not opens(play(floor, "-*95"))
    assert opens(play(floor, "-"))
    floor = lane("#@...S#", task, gear=Gear(hp=999))
    assert not opens(play(floor, "-*400"))


def test_a_lured_coil_must_come_to_rest() -> None:
    task = {"kind": "lure", "monster": "coil", "cell": "hatch"}
    passing = lane("#@.h.....C#", task)
    put(monster(passing), passing, 2, mode="press", timer=1)
    assert not opens(play(passing, "-*25"))
    assert monster(passing).x == 0  # it flew over the hatch
    resting = lane("#@#h.....C#", task)
    assert opens(play(resting, "-*97"))


@pytest.mark.parametrize(
    ("moves", "words", "open_"),
    [
        ("RLRL", "right*32 left*32 right*32 left*32", True),
        ("RLRL", "right*32 left*32 right*64 left*32", False),
        ("RLRL", "right*64 left*32 right*32 left*32", True),  # R R L R L ends with it
        ("RR", "right*32 -*99 right*32", True),
        ("RR", "right*32 right*9 left*9 right*32", True),  # half a step is none
        ("LL", "right*32 left*32 right*32 left*32", False),
    ],
)
def test_step_pattern(moves: str, words: str, open_: bool) -> None:
    floor = lane("#@....#", {"kind": "step_pattern", "moves": moves})
    assert opens(play(floor, words)) == open_


def test_the_lamps_of_a_pattern_fall_back_to_what_still_fits() -> None:
    floor = lane("#@....#", {"kind": "step_pattern", "moves": "RRL"})
    told = play(floor, "right*32 left*32 right*32 left*32")
    assert [(event.kind, event.n) for event in told if event.kind in ("lamp", "tock")] == [
        ("lamp", 1),
        ("tock", 0),
        ("lamp", 1),
        ("tock", 0),
    ]


BOX = """
    ###########
    #@........#
    #.#######.#
    #.......#.#
    #.#.###.#.#
    #.#.....#.#
    #.#######.#
    #.........#
    ###########
"""


@pytest.mark.parametrize(
    ("zone", "words", "open_"),
    [
        ("outer", "right*128", True),
        ("outer", "down*64 right*70", False),
        ("inner", "down*32 right*32 -*120", True),
        ("inner", "right*90 -*90", False),
    ],
)
def test_stay_in(zone: str, words: str, open_: bool) -> None:
    floor = world(BOX, {"kind": "stay_in", "zone": zone, "ticks": 120})
    if zone == "outer" and not open_:
        play(floor, "down*32 right*32 right+down*60")
        words = "-*60"
    assert opens(play(floor, words)) == open_


def test_stay_in_with_the_blade_out() -> None:
    task = {"kind": "stay_in", "zone": "outer", "ticks": 60, "blade": "out"}
    assert opens(play(world(BOX, task), "blade+right*76"))
    assert not opens(play(world(BOX, task), "blade+right*75 -*60"))


@pytest.mark.parametrize(
    ("task", "lamps"),
    [
        ({"kind": "stand_still", "where": "start", "ticks": 180}, 3),
        ({"kind": "stand_still", "where": "start", "ticks": 30}, 1),
        ({"kind": "blade_toggle", "n": 4}, 4),
        ({"kind": "step_pattern", "moves": "LRLRLR"}, 6),
        (visit("start", "hatch"), 2),
        ({"kind": "pacifist", "until": "key"}, 1),
    ],
)
def test_a_lamp_stands_for_each_unit_of_progress(task: dict[str, Any], lamps: int) -> None:
    current = law_of(lane("#@..#", task)).current
    assert current is not None
    assert current.lamps == lamps


def test_a_task_knows_its_parameters_by_name() -> None:
    task = read_task({"kind": "kill_count", "n": 3})
    assert (task["n"], task["monster"]) == (3, "any")
