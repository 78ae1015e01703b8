"""Weight: hits stand still, strongboxes thump, blots hop, hatches open step by step; for the eye
alone."""

from types import ModuleType

import pytest

from retro_maze.engine.events import Event
from retro_maze.engine.stage import CHEST_FALLS
from retro_maze.front import gallery
from retro_maze.front.scenes.play import Play
from retro_maze.front.view import cast, sprites, things
from retro_maze.front.view.floor import TOP
from retro_maze.front.view.still import ANEW, STANDS
from retro_maze.tower.floor import Tower
from retro_maze.tower.minds import blots


@pytest.fixture(name="play")
def _play(screen: ModuleType, bell: Tower) -> Play:
    return gallery.playing(bell, 2, 60)


def picture(play: Play, screen: ModuleType) -> bytes:
    """The window on the floor, drawn now."""
    play.view.draw(play.world)
    shown = screen.Image(256, 240 - TOP)
    shown.blt(0, 0, screen.screen, 0, TOP, 256, 240 - TOP)
    return bytes(shown.data_ptr())


def go(play: Play, *events: Event) -> None:
    """One tick in which the player walks to the right and these events happen too."""
    play.view.note(play.world, [*play.world.step(1), *events])
    play.view.tick(play.world)


def hit(play: Play, kind: str) -> Event:
    return Event(kind, "blot_g", 0, play.world.player.x, play.world.player.y)


def stands(play: Play, screen: ModuleType, kind: str) -> int:
    """For how many ticks the picture of a hit is shown again; the world must go on meanwhile."""
    go(play, hit(play, kind))
    before, digest = picture(play, screen), play.world.digest()
    ticks = 0
    while ticks < 10:
        go(play)
        if picture(play, screen) != before:
            break
        ticks += 1
    assert play.world.digest() != digest
    return ticks


def test_the_picture_of_a_hit_stands_for_two_ticks_and_the_world_goes_on(
    play: Play, screen: ModuleType
) -> None:
    assert stands(play, screen, "kill") == STANDS == 2


def test_of_a_row_of_hits_only_the_first_stands(play: Play, screen: ModuleType) -> None:
    assert stands(play, screen, "struck") == STANDS
    assert stands(play, screen, "struck") == 0
    for _ in range(ANEW):
        go(play)
    assert stands(play, screen, "struck") == STANDS


def test_a_hit_on_which_the_game_is_paused_is_shown_as_it_was(
    play: Play, screen: ModuleType
) -> None:
    go(play, hit(play, "kill"))
    first = picture(play, screen)
    screen.cls(7)
    assert picture(play, screen) == first


def test_a_strongbox_that_lands_throws_dust_on_both_sides_and_shakes_the_view(play: Play) -> None:
    world, view = play.world, play.view
    world.chest, world.chest_falls = world.start, CHEST_FALLS
    landed = []
    for tick in range(CHEST_FALLS):
        go(play)
        if any(puff.name == "dust" for puff, *_ in view.puffs.all):
            landed.append(tick)
            assert view.shake.offset != (0, 0) or view.shake.left == 0
    assert landed[0] == CHEST_FALLS - things.SQUASH - 1
    places = {x for puff, x, _, _ in view.puffs.all if puff.name == "dust"}
    assert len(places) == 2


def test_a_hatch_opens_in_steps_and_steams_at_each(play: Play) -> None:
    play.world.hatch_open = True
    steps = []
    for _ in range(60):
        before = len(play.view.sparks.all)
        play.view.tick(play.world)
        if len(play.view.sparks.all) > before:
            steps.append(play.view.things.opened)
    assert steps == [1 + things.OPENING * at for at in range(4)]
    assert len(sprites.SPRITES["hatch.opening"]) == 3


def test_a_key_that_is_taken_is_held_up_for_a_moment(play: Play) -> None:
    go(play, hit(play, "key"))
    assert play.view.prize == "key"
    for _ in range(play.view.prize_full):
        go(play)
    assert play.view.prize_ticks == 0


def test_a_blot_leaves_the_floor_while_it_moves_and_is_squashed_where_it_rests() -> None:
    assert cast.HOP_TICKS == blots.HOPS
    assert len(cast.HOP_FRAMES) == len(cast.HOP_LIFTS) == blots.HOP + blots.HOP_PAUSE
    assert all(cast.HOP_LIFTS[: blots.HOP])
    assert not any(cast.HOP_LIFTS[blots.HOP :])
    assert cast.HOP_FRAMES[0] == cast.HOP_FRAMES[blots.HOP] == 0, "squashed"


def test_rings_of_light_run_out_and_are_gone(play: Play) -> None:
    rings = play.view.rings
    go(play, hit(play, "whistle"))
    assert len(rings.all) == 1
    for _ in range(rings.all[0][0].ticks):
        go(play)
    assert rings.all == []


def test_drawing_all_this_changes_nothing_that_is_played(play: Play) -> None:
    for kind in ("kill", "key", "treasure", "whistle", "phase", "wall_break"):
        what = "tin_pick" if kind == "treasure" else ""
        events = [] if kind == "wall_break" else [Event(kind, what)]
        go(play, *events)
        before = play.world.digest()
        play.draw()
        assert play.world.digest() == before
