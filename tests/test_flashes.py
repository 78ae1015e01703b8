"""Nothing that fills a quarter of the eye's field flashes more than three times a second."""

from types import ModuleType

import pytest

from retro_maze.engine.events import Event
from retro_maze.front import gallery
from retro_maze.front.studio import Studio
from retro_maze.tower.floor import Tower
from tests.flashes import EVERY, REPLAYS, Meter, film, film_replay

QUARTER = 0.25
SECOND = 60  # ticks


def blinking(screen: ModuleType, times: int, colours: tuple[int, int]) -> Meter:
    """A screen that changes to the other colour and back so often in one second."""
    meter = Meter()
    frames = SECOND // EVERY
    for frame in range(frames):
        screen.cls(colours[frame * 2 * times // frames % 2])
        meter.take()
    screen.cls(0)
    return meter


@pytest.mark.parametrize("colours", [(1, 15), (4, 8)])
def test_the_meter_sees_the_fourth_flash_of_a_second_and_not_the_third(
    screen: ModuleType, colours: tuple[int, int]
) -> None:
    screen.colors[:] = [0, 0, 0, 0, 0x303030, 0, 0, 0, 0xFF0000, *[0] * 6, 0xFFFFFF]
    assert blinking(screen, 3, colours).worst == 0
    assert blinking(screen, 5, colours).worst == 1
    assert blinking(screen, 5, (4, 4)).worst == 0


@pytest.mark.parametrize("floor", [15, 30, 59])
def test_recorded_play_stays_below_the_threshold(
    floor: int, screen: ModuleType, bell: Tower
) -> None:
    meter = film_replay(bell, REPLAYS / "bell" / f"{floor:02}.txt", most=10 * SECOND)
    assert meter.worst < QUARTER
    assert meter.worst_field < QUARTER


def test_the_red_minute_death_and_the_floor_given_back_stay_below_it(
    screen: ModuleType, bell: Tower
) -> None:
    play = gallery.playing(bell, 30, 1)
    play.world.clock = play.world.tick + SECOND
    meter = film(play, 4 * SECOND)
    assert play.world.red
    play.world.player.hp = 1
    play.view.note(play.world, [Event("hurt", "", 24)])
    play.world.outcome = "dead"
    play.view.note(play.world, [Event("die")])
    after = film(play, 4 * SECOND)
    for one in (meter, after):
        assert one.worst < QUARTER
        assert one.worst_field < QUARTER


def test_hits_in_a_row_stay_below_it(screen: ModuleType, bell: Tower) -> None:
    play, meter = gallery.playing(bell, 10, 1), Meter()
    x, y = play.world.player.x, play.world.player.y
    for tick in range(3 * SECOND):
        kind = ("struck", "cross", "hurt", "kill")[tick // 8 % 4]
        events = [Event(kind, "", 0, x, y)] if tick % 8 == 0 else []
        play.view.note(play.world, events)
        play.view.tick(play.world)
        if tick % EVERY == 0:
            play.draw()
            meter.take()
    assert meter.worst < QUARTER
    assert meter.worst_field < QUARTER


def test_title_card_and_shutter_stay_below_it(screen: ModuleType, bell: Tower) -> None:
    studio, meter = Studio(bell, 1), Meter()
    for tick in range(5 * SECOND):
        studio.walk()
        if tick % EVERY == 0:
            studio.app.draw()
            meter.take()
    assert meter.worst < QUARTER
    assert film(gallery.title(bell), SECOND).worst_field < QUARTER


@pytest.mark.parametrize("band", range(6))
def test_the_strokes_of_the_ending_stay_below_it(
    band: int, screen: ModuleType, bell: Tower
) -> None:
    meter = film(gallery.strokes(bell)[band], 2 * SECOND)
    assert meter.worst < QUARTER
    assert meter.worst_field < QUARTER
