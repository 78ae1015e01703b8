"""Conditions that look at kills: right orders, wrong ones, and who is wound up again."""

from typing import Any

import pytest

from retro_maze.engine.events import Event
from retro_maze.engine.world import World
from retro_maze.tower.conditions import COMES_BACK
from tests.ascii import kinds, lane, law_of, opens, play, put

NAMES = {"O": "blot_g", "I": "blot_k", "B": "sentry_b", "F": "furnace", "C": "coil", "L": "spark_b"}


def arena(letters: str, *tasks: dict[str, Any], **options: Any) -> World:
    """The player alone in a cell with the blade out; the monsters, in cells of their own, wait."""
    floor = lane(f"#@#.#.#{'#'.join(letters)}#", *tasks, **options)
    floor.minds = dict.fromkeys(floor.minds, lambda stage, one: None)
    play(floor, "blade*17")
    return floor


def slay(floor: World, letters: str) -> list[Event]:
    """Kills one monster after the other; returns what was told."""
    told: list[Event] = []
    for letter in letters:
        victims = [one for one in floor.monsters if one.alive and one.kind == NAMES[letter]]
        put(victims[0], floor, floor.here, hp=1, mode="rest", heading=floor.player.heading)
        floor.player.gear = floor.player.gear._replace(hand=2)
        told += play(floor, "blade+left")
        assert not victims[0].alive
    return told


def wait(floor: World) -> list[Event]:
    """Until all that shall come back is back."""
    return play(floor, f"blade*{COMES_BACK + 1}")


def lamps(floor: World) -> tuple[int, int]:
    current = law_of(floor).current
    return (current.lit, current.lamps) if current else (0, 0)


@pytest.mark.parametrize(
    ("who", "n", "killed", "open_"),
    [
        ("any", 3, "OIB", True),
        ("any", 3, "OI", False),
        ("blot_k", 1, "I", True),
        ("blot_k", 1, "OB", False),
    ],
)
def test_kill_count(who: str, n: int, killed: str, open_: bool) -> None:
    floor = arena("OIB", {"kind": "kill_count", "monster": who, "n": n})
    assert opens(slay(floor, killed)) == open_


def test_kill_count_winds_up_when_too_few_are_left() -> None:
    floor = arena("OI", {"kind": "kill_count", "monster": "any", "n": 3})
    slay(floor, "O")
    assert "wind_up" in kinds(wait(floor))  # one is left, two are needed
    assert opens(slay(floor, "OI"))


def test_kill_count_lets_the_dead_lie_when_enough_are_left() -> None:
    floor = arena("OOI", {"kind": "kill_count", "monster": "any", "n": 2})
    slay(floor, "O")
    assert "wind_up" not in kinds(wait(floor))


ORDER = {"kind": "kill_order", "order": ["blot_g", "blot_k", "sentry_b"]}


def test_kill_order_in_its_order() -> None:
    assert opens(slay(arena("OIB", ORDER), "OIB"))


@pytest.mark.parametrize("wrong", ["IOB", "BOI", "OBI", "IBO", "BIO"])
def test_kill_order_out_of_order_stays_shut_and_can_be_mended(wrong: str) -> None:
    floor = arena("OIB", ORDER)
    assert not opens(slay(floor, wrong))
    wait(floor)
    lit, _ = lamps(floor)
    assert opens(slay(floor, "OIB"[lit:]))


def test_who_is_killed_too_early_comes_back_after_180_ticks() -> None:
    floor = arena("OIB", ORDER)
    slay(floor, "I")
    assert "wind_up" not in kinds(play(floor, "blade*179"))
    told = play(floor, "blade")
    assert [event.what for event in told] == ["blot_k"]
    ink = floor.monsters[1]
    assert (ink.alive, ink.hp, floor.cell_of(ink)) == (True, 1, ink.home)


def test_who_is_killed_in_turn_stays_dead() -> None:
    floor = arena("OIB", ORDER)
    slay(floor, "OI")
    assert "wind_up" not in kinds(wait(floor))


def test_a_kind_that_is_listed_twice_comes_back_after_its_first_turn() -> None:
    floor = arena("OI", {"kind": "kill_order", "order": ["blot_g", "blot_k", "blot_g"]})
    slay(floor, "OI")
    assert [event.what for event in wait(floor) if event.kind == "wind_up"] == ["blot_g"]
    assert opens(slay(floor, "O"))


def test_nobody_is_wound_up_beside_the_player() -> None:
    floor = arena("OIB", ORDER)
    ink = floor.monsters[1]
    ink.home = floor.here + 1
    slay(floor, "I")
    assert "wind_up" not in kinds(wait(floor))
    ink.home = floor.here + 2
    assert "wind_up" in kinds(play(floor, "blade"))


def test_the_whistle_does_not_hold_up_what_is_wound_up() -> None:
    floor = arena("OIB", ORDER)
    floor.player.whistle = True
    slay(floor, "I")
    assert "wind_up" in kinds(play(floor, "blade+whistle") + play(floor, "blade*179"))


def test_kill_all_that_can_be_killed() -> None:
    floor = arena("OIL", {"kind": "kill_all"})
    assert lamps(floor) == (0, 2)
    assert opens(slay(floor, "OI"))


def test_kill_all_waits_for_the_spared_to_be_alive_again() -> None:
    floor = arena("OFI", {"kind": "kill_all", "spare": ["furnace"]})
    assert not opens(slay(floor, "FOI"))
    assert lamps(floor) == (1, 2)
    assert opens(wait(floor))
    assert opens(slay(arena("OFI", {"kind": "kill_all", "spare": ["furnace"]}), "OI"))


def test_the_sparks_of_the_red_minute_need_not_be_killed() -> None:
    floor = arena("OI", {"kind": "kill_all"}, clock=30)
    play(floor, "blade*20")
    assert floor.red
    assert opens(slay(floor, "OI"))


PEACE = {"kind": "pacifist", "until": "key"}


def with_key(floor: World) -> list[Event]:
    """The key lies under the player now."""
    floor.key = floor.here
    return play(floor, "blade")


def test_pacifist_until_the_key() -> None:
    assert opens(with_key(arena("OL", PEACE)))


def test_pacifist_fails_at_its_event_only() -> None:
    floor = arena("OL", PEACE)
    assert "failed" not in kinds(slay(floor, "O"))
    told = with_key(floor)
    assert kinds(told, "failed", "chest_falls") == ["failed"]
    assert law_of(floor).failed


def test_pacifist_forgives_whom_it_winds_up_in_time() -> None:
    floor = arena("OL", PEACE)
    slay(floor, "O")
    wait(floor)
    assert opens(with_key(floor))


def test_after_the_peace_the_dead_stay_dead() -> None:
    floor = arena("OIL", PEACE)
    with_key(floor)
    slay(floor, "O")
    assert "wind_up" not in kinds(wait(floor))


@pytest.mark.parametrize(
    ("task", "letter", "back"),
    [
        ({"kind": "block_bolts", "n": 1}, "P", True),
        ({"kind": "block_bolts", "n": 1}, "O", False),
        ({"kind": "block_bolts", "n": 1, "source": "blot_r"}, "P", True),
        ({"kind": "cross", "monster": "blot_g", "n": 1}, "O", True),
        ({"kind": "cross", "monster": "blot_k", "n": 1}, "O", False),
        ({"kind": "lure", "monster": "coil", "cell": "start"}, "C", True),
        ({"kind": "lure", "monster": "blot_g", "cell": "start"}, "C", False),
        ({"kind": "visit", "targets": ["hatch"]}, "O", False),
    ],
)
def test_only_who_is_still_needed_is_wound_up(
    task: dict[str, Any], letter: str, back: bool
) -> None:
    floor = arena(letter, task)
    NAMES.setdefault("P", "blot_r")
    slay(floor, letter)
    assert ("wind_up" in kinds(wait(floor))) == back


def test_only_the_first_death_scores() -> None:
    floor = arena("OIB", ORDER)
    told = slay(floor, "I")
    wait(floor)
    told += slay(floor, "I")
    assert [event.n for event in told if event.kind == "kill"] == [50, 0]
