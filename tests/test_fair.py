"""A fair player: sees what the window shows, reacts late, and climbs; `retro-maze prove` lets
eight of them climb the whole tower."""

from functools import cache

import pytest

from retro_maze.engine.actors import CELL
from retro_maze.engine.world import World
from retro_maze.shelf import load_tower
from retro_maze.tower.bots.balance import by_band, faults, row
from retro_maze.tower.bots.climb import Stay, climb, stay_on
from retro_maze.tower.bots.eyes import Eyes
from retro_maze.tower.bots.fair import Fair
from retro_maze.tower.floor import build_world, plan_floor, room_of
from retro_maze.tower.game import NUDGE, Game, collected

BELL = load_tower("bell")
CAREFUL = 6  # ticks
SAMPLE = (12, 16, 20, 26, 33, 36, 43, 50, 52, 59, 60)  # one of every kind of duty


def entered(floor: int) -> World:
    return build_world(BELL, plan_floor(BELL, floor), collected(BELL, floor))


def eyes_on(floor: int) -> tuple[Eyes, World]:
    world = entered(floor)
    eyes = Eyes(world, room_of(BELL, floor), collected(BELL, floor))
    eyes.look(world)
    return eyes, world


@cache
def first_floors(delay: int) -> list[Stay]:
    return list(climb(BELL, delay, last=5))


def test_a_careful_player_opens_the_first_five_strongboxes_and_does_not_die() -> None:
    for stay in first_floors(CAREFUL):
        assert (stay.cleared, stay.box, stay.deaths, stay.tries) == (True, True, 0, 1)


@pytest.mark.parametrize("floor", SAMPLE)
def test_a_collector_opens_the_strongbox_and_leaves(floor: int) -> None:
    game = Game()
    game.kit = collected(BELL, floor)
    stay = stay_on(BELL, game, floor, CAREFUL)
    assert stay.cleared
    assert stay.box
    assert floor in game.opened


def test_the_same_delay_gives_the_same_climb() -> None:
    assert list(climb(BELL, CAREFUL, last=5)) == first_floors(CAREFUL)


def run_of(floor: int, delay: int, luck: int, ticks: int) -> bytes:
    world = entered(floor)
    player = Fair(world, room_of(BELL, floor), collected(BELL, floor), delay, luck=luck)
    run = bytearray()
    while len(run) < ticks and not world.outcome:
        run.append(player.pad(world))
        world.step(run[-1])
    return bytes(run)


def test_another_delay_and_another_luck_play_differently() -> None:
    runs = {run_of(20, delay, luck, 1500) for delay, luck in ((6, 0), (12, 0), (6, 1))}
    assert len(runs) == 3


def test_playing_leaves_what_the_world_would_do_alone() -> None:
    world, twin = entered(8), entered(8)
    player = Fair(world, room_of(BELL, 8), collected(BELL, 8))
    for _ in range(600):
        pad = player.pad(world)
        world.step(pad)
        twin.step(pad)
    assert world.digest() == twin.digest()


def test_the_window_hides_what_is_far_to_the_side() -> None:
    eyes, world = eyes_on(1)
    seen = [cell for cell, tick in enumerate(eyes.last_seen) if tick >= 0]
    columns = {cell % world.columns for cell in seen}
    assert len(columns) < world.columns
    assert all(abs(column * CELL - eyes.middle) < 128 * 8 for column in columns)
    assert not eyes.knows_all


def test_the_dark_hides_what_is_farther_than_three_cells() -> None:
    eyes, world = eyes_on(14)
    row_, column = divmod(world.here, world.columns)
    for cell, tick in enumerate(eyes.last_seen):
        away = (cell // world.columns - row_) ** 2 + (cell % world.columns - column) ** 2
        assert (tick >= 0) == (away <= 9)


def test_a_hidden_hatch_is_not_known_before_it_was_near() -> None:
    world = entered(26)
    bare = Eyes(world, room_of(BELL, 26), ())
    bare.look(world)
    assert not bare.hatch_known
    assert bare.sketch(world).hatch != world.hatch
    magnet = Eyes(world, room_of(BELL, 26), ("blueprint",))
    assert magnet.sketch(world).hatch == world.hatch


def test_walls_that_were_not_seen_may_be_open() -> None:
    eyes, world = eyes_on(1)
    for cell, tick in enumerate(eyes.last_seen):
        if tick >= 0:
            assert eyes.doors[cell] == world.doors[cell]
    assert eyes.doors != world.doors


def stay(floor: int, deaths: int = 0, seconds: int = 30, delay: int = CAREFUL) -> Stay:
    return Stay(floor, delay, 1, deaths, 60 * seconds, 0, True, True)


def test_balance_tells_where_too_many_die() -> None:
    stays = [stay(floor, 5 if floor == 7 else 1) for floor in range(6, 60)]
    assert faults(stays) == []
    stays[3] = stay(9, 20)
    assert faults(stays) == ["floor 9 holds 25 % of all 77 deaths"]


def test_balance_tells_of_careful_players_killed_early_and_of_bands_that_take_less_time() -> None:
    stays = [stay(4, 1), stay(5, 1, delay=30), stay(11, 0, 20)]
    assert faults(stays) == [
        "floor 4 kills a player who reacts within 6 ticks",
        "band 2 takes 20.0 s a floor, and the one before 30.0 s",
    ]


def test_a_band_is_told_by_its_means() -> None:
    stays = [stay(11, 2, 20), stay(12, 0, 41)]
    (mean,) = (row(here) for here in by_band(stays).values())
    assert (mean.players, mean.deaths, mean.seconds, mean.boxes) == (2, 2, 305, 100)


def test_hints_are_taken_when_they_are_free() -> None:
    game = Game()
    game.kit = collected(BELL, 25)
    stay_on(BELL, game, 25, CAREFUL)
    assert game.hint >= NUDGE, "its key must cool for 45 seconds"
    assert game.cogs == 1
