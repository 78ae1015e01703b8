"""The modes of play: what each lends, counts and keeps."""

import pytest

from retro_maze.engine.events import Event
from retro_maze.maze import Refusal
from retro_maze.tower.daily import daily_floors, daily_game, daily_kit
from retro_maze.tower.floor import Tower
from retro_maze.tower.game import Game, collected, practice
from retro_maze.tower.modes import ARCADE, CALM, DAILY, KEPT, MODES, PRACTICE, STORY


def test_calm_is_story_without_clock_and_red_minute(bell: Tower) -> None:
    game = Game(CALM)
    world = game.world(bell)
    assert (world.clock, world.rules.story) == (0, True)
    assert game.rules(clock=3).clock == 0


def test_calm_lets_four_of_five_updates_count_and_blinks_less() -> None:
    assert (MODES[CALM].speed, MODES[CALM].flashing) == (80, False)
    assert all(MODES[mode].speed == 100 for mode in MODES if mode != CALM)


def test_practice_lends_what_a_collector_would_hold_there(bell: Tower) -> None:
    game = practice(bell, 21)
    assert game.kit == collected(bell, 21)
    assert game.world(bell).player.gear.speed == 8
    assert PRACTICE not in KEPT


def test_a_day_is_played_floor_by_floor_with_lives(bell: Tower) -> None:
    game, date = daily_game(bell, "2026-12-01"), "2026-12-01"
    seen = [game.floor]
    while game.next_floor:
        game.enter(bell, game.next_floor)
        seen.append(game.floor)
    assert tuple(seen) == daily_floors(date)
    assert game.kit == daily_kit(bell)
    assert not game.may_ride


def test_a_day_ends_with_the_last_life_and_springs_stand_before_lives(bell: Tower) -> None:
    game = daily_game(bell, "2026-12-01")
    world = game.world(bell)
    for _ in range(3 + 3 - 1):
        game.note(world, [Event("die")])
    assert not game.over
    game.note(world, [Event("die")])
    assert game.over
    with pytest.raises(Refusal):
        game.rewind()


@pytest.mark.parametrize("mode", MODES)
def test_lives_end_a_game_only_where_they_are_counted(mode: str) -> None:
    game = Game(mode)
    game.lives = 0
    assert game.over == (mode in (ARCADE, DAILY))


def test_only_a_kept_story_may_skip_a_floor() -> None:
    for mode in MODES:
        game = Game(mode)
        game.floor_deaths, game.last = 9, 60
        assert game.may_skip == (mode in (STORY, CALM))
