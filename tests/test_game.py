"""The books of a playthrough: scores, lives, hints, kit, lift, and the text they are kept in."""

import json

import pytest

from retro_maze.engine.events import Event
from retro_maze.engine.world import World
from retro_maze.maze import Refusal
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import Tower
from retro_maze.tower.game import ANSWER, ARCADE, NUDGE, STORY, Game, collected, practice
from retro_maze.tower.progress import Progress, read_progress, write_progress


@pytest.fixture
def world(bell: Tower) -> World:
    return Game().world(bell)


def test_the_same_rooms_read_twice_are_equal(bell: Tower) -> None:
    assert load_tower("bell").rooms == bell.rooms


def play(game: Game, world: World, *events: Event) -> Game:
    game.note(world, list(events))
    return game


def test_key_hatch_and_seconds_left_score(world: World) -> None:
    world.tick = 30 * 60
    game = play(Game(), world, Event("key"), Event("cleared"))
    assert game.score == 100 + 300 + 60 * 10


def test_a_kill_scores_what_its_event_says(world: World) -> None:
    game = play(Game(), world, Event("kill", "sentry_b", 300), Event("kill", "echo", 0))
    assert game.score == 300


def test_a_strongbox_brings_its_treasure_a_cog_and_points(world: World) -> None:
    game = play(Game(), world, Event("treasure", "spring_boots"))
    assert (game.kit, game.cogs, game.opened) == (("spring_boots",), 1, (1,))
    assert game.score == 500 + 10 + 500


@pytest.mark.parametrize(("step", "score"), [(NUDGE, 510), (ANSWER, 255)])
def test_hints_lower_what_the_strongbox_is_worth(world: World, step: int, score: int) -> None:
    game = Game()
    game.cogs = 5
    game.ask(step)
    assert play(game, world, Event("treasure", "spring_boots")).score == score


def test_a_token_brings_points_and_may_be_carried_many_times(world: World) -> None:
    game = play(Game(), world, Event("treasure", "gilt_token"))
    assert game.score == 1010 + 2000
    assert play(game, world, Event("treasure", "gilt_token")).kit.count("gilt_token") == 2


def test_a_vial_works_on_the_next_floor_only(bell: Tower, world: World) -> None:
    game = play(Game(), world, Event("treasure", "vigor_vial"))
    assert "vigor_vial" not in game.kit
    game.enter(bell, 2)
    assert game.world(bell).player.hp == 48 + 24
    game.enter(bell, 3)
    assert game.world(bell).player.hp == 48


def test_a_strongbox_opened_before_does_not_come_again(bell: Tower, world: World) -> None:
    game = play(Game(), world, Event("treasure", "spring_boots"))
    again = game.world(bell)
    assert again.layout.prize is None
    assert again.law is not None
    assert again.law.state() == (0, False, ())


def test_hints_cost_cogs_until_time_or_deaths_make_them_free(world: World) -> None:
    game = Game()
    assert (game.price(NUDGE), game.price(ANSWER)) == (1, 3)
    with pytest.raises(Refusal, match="costs 1 cogs, and you have 0; free in 45 s"):
        game.ask(NUDGE)
    play(game, world, Event("die"))
    assert (game.price(NUDGE), game.price(ANSWER)) == (0, 3)
    play(game, world, Event("die"))
    assert game.price(ANSWER) == 0
    other = Game()
    other.floor_ticks = 45 * 60
    assert (other.price(NUDGE), other.price(ANSWER)) == (0, 3)


def test_an_answer_is_paid_once(world: World) -> None:
    game = Game()
    game.cogs = 3
    game.ask(ANSWER)
    game.ask(ANSWER)
    assert game.cogs == 0


def test_arcade_counts_lives_and_story_does_not(world: World) -> None:
    story, arcade = Game(STORY), Game(ARCADE)
    for _ in range(3):
        play(story, world, Event("die"))
        play(arcade, world, Event("die"))
    assert not story.over
    assert arcade.over


def test_arcade_gives_lives_at_20000_and_60000() -> None:
    game = Game(ARCADE)
    game.earn(19_999)
    assert game.lives == 3
    game.earn(1)
    assert game.lives == 4
    game.earn(50_000)
    assert game.lives == 5


def test_a_spare_spring_saves_a_life(world: World) -> None:
    game = Game(ARCADE)
    game.kit = ("spare_spring",)
    play(game, world, Event("die"))
    assert game.lives == 3
    assert not game.kit


def test_rewinding_is_free_in_story_and_costs_a_life_in_arcade() -> None:
    story, arcade = Game(STORY), Game(ARCADE)
    story.rewind()
    arcade.rewind()
    arcade.rewind()
    assert arcade.lives == 1
    with pytest.raises(Refusal, match="the last one"):
        arcade.rewind()


def test_there_is_a_lift_where_a_playthrough_is_kept(bell: Tower) -> None:
    game = Game()
    assert not game.may_ride
    game.enter(bell, 7)
    game.enter(bell, 3)
    assert (game.floor, game.reached, game.may_ride) == (3, 7, True)
    assert not practice(bell, 7).may_ride


def test_floors_follow_each_other_to_the_last(bell: Tower) -> None:
    game = Game()
    game.enter(bell, 59)
    assert game.next_floor == 60
    game.enter(bell, 60)
    assert game.next_floor == 0
    assert practice(bell, 7).next_floor == 0


def test_a_found_spring_takes_the_place_of_one_that_was_spent_on_the_floor(bell: Tower) -> None:
    game = Game()
    game.kit = ("spare_spring",) * 3
    game.enter(bell, 5)
    world = game.world(bell)
    world.player.springs -= 1  # as if it had undone a death
    play(game, world, Event("revive"))
    world.drop_chest()
    world.chest_falls = 0
    world.player.x, world.player.y = world.centre(world.chest)
    play(game, world, *world.step(0))
    assert game.kit.count("spare_spring") == world.player.springs == 3


def test_eight_treasures_are_required(bell: Tower) -> None:
    assert len(Game().missing()) == 8
    game = Game()
    game.kit = collected(bell, 60)
    assert game.missing() == ("sixtieth_bell",)


def test_what_all_games_have_brought_outlives_them(bell: Tower, world: World) -> None:
    progress = Progress()
    game = Game(ARCADE)
    game.enter(bell, 9)
    progress.record("bell").note(play(game, world, Event("treasure", "quick_glove")))
    del progress.record("bell").games[ARCADE]
    record = read_progress(write_progress(progress)).record("bell")
    assert (record.reached, record.found, record.games) == (9, [9], {})


def test_a_save_of_the_first_version_is_read_whole() -> None:
    record = read_progress(FIRST_VERSION).record("bell")
    game = record.games[STORY]
    assert (game.floor, game.reached, game.kit, game.no_plate) == (3, 5, ("spring_boots",), False)
    assert (record.reached, record.found, record.mode) == (5, [1], STORY)


def test_progress_comes_back_from_its_text(bell: Tower, world: World) -> None:
    progress = Progress()
    record = progress.record("bell")
    play(record.game(ARCADE), world, Event("treasure", "tin_pick")).enter(bell, 9)
    record.note(record.game(ARCADE))
    record.learn(1)
    text = write_progress(progress)
    again = read_progress(text)
    assert write_progress(again) == text
    assert again.record("bell").game(ARCADE).kit == ("tin_pick",)
    assert again.record("bell").notebook == [1]


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 9999, '{"progress": 99}'])
def test_a_foreign_progress_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        read_progress(text)


@pytest.mark.parametrize(
    ("field", "value"),
    [("floor", 0), ("floor", True), ("lives", -1), ("score", 1.5), ("reached", 999), ("cogs", "x")],
)
def test_a_game_that_makes_no_sense_is_left_out(field: str, value: object) -> None:
    progress = Progress()
    progress.record("bell").game(STORY)
    progress.record("own").game(STORY).floor = 1
    plain = json.loads(write_progress(progress))
    plain["towers"]["bell"]["games"]["story"][field] = value
    again = read_progress(json.dumps(plain))
    assert again.towers["bell"].games == {}
    assert again.towers["own"].games[STORY].floor == 1


def test_a_kit_with_foreign_things_keeps_the_rest() -> None:
    progress = Progress()
    progress.record("bell").game(STORY).kit = ("tin_pick",)
    plain = json.loads(write_progress(progress))
    plain["towers"]["bell"]["games"]["story"]["kit"] = ["tin_pick", "tin_pick", 7, "crown", None]
    assert read_progress(json.dumps(plain)).record("bell").game(STORY).kit == ("tin_pick",)


@pytest.mark.parametrize("step", [[], {}, "1", None, True, 1.0, 99])
def test_a_hint_that_is_none_is_left_out(step: object) -> None:
    progress = Progress()
    progress.record("bell").game(STORY)
    plain = json.loads(write_progress(progress))
    plain["towers"]["bell"]["games"][STORY]["hints"] = {"1": step, "2": NUDGE}
    assert read_progress(json.dumps(plain)).record("bell").game(STORY).hints == {2: NUDGE}


def test_an_answer_once_read_counts_even_after_the_lift_and_a_load(bell: Tower) -> None:
    progress = Progress()
    game = progress.record("bell").game(STORY)
    game.enter(bell, 3)
    game.cogs = 3
    game.ask(ANSWER)
    game.enter(bell, 2)
    game.enter(bell, 3)
    again = read_progress(write_progress(progress)).record("bell").game(STORY)
    assert game.chest_worth() == again.chest_worth() == 265


def test_a_floor_that_is_done_opens_the_next_one_to_the_lift(bell: Tower, world: World) -> None:
    game = Game()
    game.enter(bell, 5)
    assert play(game, world, Event("cleared")).reached == 6
    game.enter(bell, 60)
    assert play(game, world, Event("cleared", "bell")).reached == 60


def test_ringing_the_bell_is_the_last_treasure(bell: Tower, world: World) -> None:
    game = Game()
    game.enter(bell, 60)
    game.kit = collected(bell, 60)
    play(game, world, Event("cleared", "bell"))
    assert game.missing() == ()
    assert game.opened == (60,)


def test_lives_never_fall_below_none(world: World) -> None:
    game = Game(ARCADE)
    for _ in range(5):
        play(game, world, Event("die"))
    assert game.lives == 0
    assert game.over


def test_a_floor_may_be_skipped_after_five_deaths_and_is_marked_until_it_is_done(
    bell: Tower, world: World
) -> None:
    game = Game()
    game.enter(bell, 1)
    game = play(game, world, *[Event("die")] * 4)
    with pytest.raises(Refusal, match="after 5 deaths"):
        game.skip()
    play(game, world, Event("die")).skip()
    assert (game.reached, game.skipped, game.opened) == (2, (1,), ())
    game.skip()
    assert game.skipped == (1,)
    assert play(game, world, Event("cleared")).skipped == ()


def test_neither_arcade_nor_the_last_floor_is_skipped(bell: Tower) -> None:
    for mode, floor in ((ARCADE, 1), (STORY, 60)):
        game = Game(mode)
        game.enter(bell, floor)
        game.floor_deaths = 9
        assert not game.may_skip


def test_skipped_floors_are_kept() -> None:
    progress = Progress()
    progress.record("bell").game(STORY).skipped = (3, 7)
    later = read_progress(write_progress(progress))
    assert later.record("bell").game(STORY).skipped == (3, 7)


FIRST_VERSION = """{"progress": 1, "generation": 1, "towers": {"bell": {"notebook": [1],
"games": {"story": {"floor": 3, "reached": 5, "cogs": 1, "score": 1900, "lives": 3, "deaths": 0,
"ticks": 2400, "hint_ticks": 0, "floor_deaths": 0, "floor_ticks": 10, "phase": 0, "vial": false,
"vigor": false, "kit": ["spring_boots"], "opened": [1], "hints": {}}}}}}"""
