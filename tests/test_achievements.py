"""Twenty achievements: each is won by what its name says, and by nothing less."""

from collections.abc import Callable

import pytest

from retro_maze.engine.events import Event
from retro_maze.engine.world import World
from retro_maze.shelf import load_tower
from retro_maze.tower.achievements import (
    FEATS,
    Case,
    Diary,
    Feat,
    read_won,
    won_by,
    write_won,
)
from retro_maze.tower.backwards import backwards
from retro_maze.tower.daily import daily_game
from retro_maze.tower.floor import Tower
from retro_maze.tower.game import NUDGE, Game, collected
from retro_maze.tower.modes import ARCADE

BELL = load_tower("bell")
CLEARED, RUNG, OPENED = Event("cleared"), Event("cleared", "bell"), Event("treasure", "tin_pick")


def case(floor: int, event: Event, mode: str = "story", tower: Tower = BELL) -> Case:
    game = Game(mode)
    game.enter(tower, floor)
    game.kit = collected(tower, floor)
    world = game.world(tower)
    return Case(tower, game, world, Diary(world), event)


def seen(one: Case, *kinds: str) -> Case:
    one.diary.note(one.world, [Event(kind) for kind in kinds])
    return one


def opened(one: Case, floors: int, nudged: int = 0) -> Case:
    one.game.opened = tuple(range(1, floors + 1))
    one.game.hints = dict.fromkeys(range(1, nudged + 1), NUDGE)
    return one


def at(one: Case, tick: int, red: bool = False, chest: bool = False) -> Case:
    one.world.tick, one.world.red, one.world.chest_taken = tick, red, chest
    return one


def hurt(one: Case) -> Case:
    one.world.player.hp -= 1
    return seen(one)


def exposed(one: Case, count: int) -> Case:
    liars = [monster for monster in one.world.monsters if monster.kind == "false_hatch"]
    for monster in liars[:count]:
        monster.mode = "exposed"
    return one


def plateless(one: Case) -> Case:
    one.game.no_plate = True
    return one


def day(floors_to_go: int) -> Case:
    game = daily_game(BELL, "2026-12-01")
    game.enter(BELL, game.route[-1 - floors_to_go])
    world: World = game.world(BELL)
    return Case(BELL, game, world, Diary(world), CLEARED)


def tokens(count: int) -> Case:
    one = case(55, Event("treasure", "gilt_token"))
    one.game.kit = ("gilt_token",) * count
    return one


WON: list[tuple[str, Callable[[], Case], Callable[[], Case]]] = [
    ("blade_away", lambda: case(3, CLEARED), lambda: seen(case(3, CLEARED), "draw")),
    ("blade_away", lambda: case(9, CLEARED), lambda: case(2, CLEARED)),
    (
        "peace",
        lambda: at(case(21, CLEARED), 9, chest=True),
        lambda: seen(at(case(21, CLEARED), 9, chest=True), "kill"),
    ),
    ("riddles", lambda: opened(case(11, OPENED), 10), lambda: opened(case(11, OPENED), 10, 1)),
    ("band", lambda: opened(case(10, OPENED), 10), lambda: opened(case(11, OPENED), 11)),
    ("last_second", lambda: at(case(1, CLEARED), 5341), lambda: at(case(1, CLEARED), 5340)),
    ("red_minute", lambda: at(case(1, CLEARED), 5500, True), lambda: at(case(1, CLEARED), 5341)),
    (
        "haste",
        lambda: at(case(11, CLEARED), 2100, chest=True),
        lambda: at(case(11, CLEARED), 2101, chest=True),
    ),
    ("lampless", lambda: case(14, CLEARED), lambda: case(15, CLEARED)),
    (
        "cold",
        lambda: case(40, Event("kill", "furnace")),
        lambda: seen(case(40, Event("kill", "furnace")), "breathe"),
    ),
    (
        "liars",
        lambda: exposed(case(33, Event("expose", "false_hatch")), 3),
        lambda: exposed(case(33, Event("expose", "false_hatch")), 2),
    ),
    ("untouched", lambda: seen(case(51, CLEARED)), lambda: hurt(case(51, CLEARED))),
    (
        "pause_cut",
        lambda: case(59, Event("kill", "caesura")),
        lambda: seen(case(59, Event("kill", "caesura")), "revive"),
    ),
    ("tokens", lambda: tokens(15), lambda: tokens(14)),
    ("day", lambda: day(0), lambda: day(1)),
    (
        "no_plate",
        lambda: opened(plateless(case(11, OPENED)), 10),
        lambda: opened(case(11, OPENED), 10),
    ),
    ("bell", lambda: case(60, RUNG), lambda: case(60, CLEARED)),
    ("bell_arcade", lambda: case(60, RUNG, ARCADE), lambda: case(60, RUNG)),
    ("bell_all", lambda: opened(case(60, RUNG), 60), lambda: opened(case(60, RUNG), 59)),
    ("bell_back", lambda: case(60, RUNG, tower=backwards(BELL)), lambda: case(60, RUNG)),
]


@pytest.mark.parametrize(("name", "won", "missed"), WON)
def test_it_is_won_by_what_it_says_and_by_nothing_less(
    name: str, won: Callable[[], Case], missed: Callable[[], Case]
) -> None:
    assert name in won_by(won())
    assert name not in won_by(missed())


def test_there_are_twenty_and_each_is_tried_here() -> None:
    assert len(FEATS) == 20
    assert {name for name, _, _ in WON} == set(FEATS) - {"own_byte"}


def test_no_floor_wins_one_by_being_entered() -> None:
    assert won_by(case(59, Event("step"))) == []
    assert isinstance(FEATS["own_byte"], Feat)


def test_what_was_won_comes_back_from_its_text() -> None:
    assert read_won(write_won(["peace", "bell"])) == ["peace", "bell"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"achievements": 2}', '{"achievements": true}'])
def test_a_text_of_another_kind_or_version_tells_nothing(text: str) -> None:
    assert read_won(text) is None


def test_names_that_are_none_are_left_out_of_a_text() -> None:
    assert read_won('{"achievements": 1, "won": ["bell", 5, "fame", ["bell"]]}') == ["bell"]
    assert read_won('{"achievements": 1, "won": 3}') == []
