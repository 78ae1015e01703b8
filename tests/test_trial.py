"""Conditions in sequence: lamps and stages, failing, what a later stage still needs, the bell."""

from retro_maze.engine.world import World
from retro_maze.tower.monsters import KINDS
from retro_maze.tower.trial import Trial, named_cells
from tests.ascii import kinds, lane, law_of, opens, play, world
from tests.test_conditions_kills import arena, lamps, slay, wait

HOME = {"kind": "visit", "targets": ["start"]}
END = {"kind": "visit", "targets": ["corner_ne"]}
TOGGLE = {"kind": "blade_toggle", "n": 2}


def test_a_floor_without_conditions_has_no_strongbox() -> None:
    floor = lane("#@..#")
    assert law_of(floor).current is None
    assert not opens(play(floor, "right*40 left*40 blade*40"))
    assert not law_of(floor).failed


def test_stages_are_met_one_after_the_other() -> None:
    floor = lane("#@..#", END, HOME, TOGGLE)
    told = play(floor, "right*32 left*32 blade*17 -*13 blade*17 -*13")
    assert [(event.kind, event.n) for event in told if event.kind in ("lamp", "stage")] == [
        *(("lamp", 1), ("stage", 1)),
        *(("lamp", 1), ("stage", 2)),
        *(("lamp", 1), ("lamp", 2)),
    ]
    assert opens(told)
    assert law_of(floor).at == 3


def test_a_later_stage_counts_only_after_the_earlier_one() -> None:
    floor = lane("#@..#", TOGGLE, END)
    assert not opens(play(floor, "right*32 left*32 blade*17 -*13 blade*17 -*13"))
    assert law_of(floor).at == 1
    assert opens(play(floor, "right*32"))


def test_whom_a_later_stage_needs_comes_back_now() -> None:
    floor = arena("OI", HOME | {"targets": ["corner_ne"]}, {"kind": "kill_count", "n": 2})
    slay(floor, "O")
    assert "wind_up" in kinds(wait(floor))


def test_whom_an_earlier_stage_needed_stays_dead() -> None:
    floor = arena("OI", {"kind": "kill_count", "monster": "blot_g", "n": 1}, END)
    slay(floor, "O")
    assert "wind_up" not in kinds(wait(floor))


def test_mercy_first_and_then_none() -> None:
    floor = arena("OI", {"kind": "pacifist", "until": "key"}, {"kind": "kill_all"})
    slay(floor, "O")
    wait(floor)
    floor.key = floor.here
    assert kinds(play(floor, "blade"), "stage") == ["stage"]
    assert opens(slay(floor, "OI"))


def test_a_failed_condition_stays_failed_and_shut() -> None:
    floor = lane("#@.k#", {"kind": "event_window", "event": "key", "max": 10}, HOME)
    told = play(floor, "-*12 right*40 left*64")
    assert kinds(told, "failed", "stage", "lamp", "chest_falls") == ["failed"]
    assert law_of(floor).failed


def test_once_the_strongbox_has_fallen_nothing_counts_any_more() -> None:
    floor = arena("OI", {"kind": "kill_count", "n": 1})
    assert opens(slay(floor, "O"))
    told = slay(floor, "I") + wait(floor)
    assert kinds(told, "lamp", "wind_up", "chest_falls", "failed") == []


def test_a_condition_is_met_in_the_tick_in_which_the_floor_is_cleared() -> None:
    floor = lane("#@.k.h#", {"kind": "visit", "targets": ["hatch"]})
    told = play(floor, "right*64")
    assert kinds(told, "cleared", "lamp") == ["cleared", "lamp"]


def bell(lacking: tuple[str, ...]) -> World:
    """A floor whose last condition ends it."""
    tasks = (
        {"kind": "visit", "targets": ["pedestal_w", "pedestal_e"], "ordered": True},
        {"kind": "stand_still", "where": "center", "ticks": 60},
    )
    floor = lane("#@....#", *tasks, pedestals={"pedestal_w": (0, 0), "pedestal_e": (2, 0)})
    law_of(floor).rings = True
    law_of(floor).lacking = lacking
    return floor


def test_the_last_condition_of_the_bell_floor_ends_it() -> None:
    floor = bell(())
    told = play(floor, "- right*64 left*32 -*60")
    assert [(event.kind, event.what) for event in told if event.kind == "cleared"] == [
        ("cleared", "bell")
    ]
    assert floor.outcome == "cleared"
    assert not opens(told)


def test_without_its_weights_the_bell_says_which_one_is_missing() -> None:
    floor = bell(("lead_weight", "pendulum"))
    told = play(floor, "right*64 left*32 -*90")
    assert [event.what for event in told if event.kind == "refuse"] == ["lead_weight"] * 3
    assert kinds(told, "lamp", "cleared") == []
    assert floor.outcome == ""


def test_names_of_places_are_cells() -> None:
    floor = world(
        """
        #########
        #.......#
        #.#.#.#.#
        #@.k...h#
        #.#.#.#.#
        #.......#
        #########
        """
    )
    names = named_cells(floor.maze, 4, 5, 7, {"pedestal_n": (2, 1)})
    assert names == {
        "corner_nw": (0,),
        "corner_ne": (3,),
        "corner_se": (11,),
        "corner_sw": (8,),
        "pedestal_n": (6,),
        "start": (4,),
        "key": (5,),
        "hatch": (7,),
        "corner_any": (0, 3, 11, 8),
        "center": (5, 6),
    }


def test_the_state_of_a_trial_shows_in_the_digest() -> None:
    floor = lane("#@..#", TOGGLE)
    twin = lane("#@..#", TOGGLE)
    law = law_of(twin)
    assert isinstance(law, Trial)
    assert floor.digest() == twin.digest()
    assert law.current is not None
    law.current.lit = 1
    assert floor.digest() != twin.digest()


def test_lamps_of_all_who_can_be_killed() -> None:
    floor = arena("OIBFCL", {"kind": "kill_all", "spare": ["furnace"]})
    assert lamps(floor) == (0, 4)
    assert not KINDS["spark_b"].killable
