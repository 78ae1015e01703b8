"""Contacts, the blade's hits, bolts, fire, and what each tool changes about them."""

import pytest

from retro_maze.engine.actors import CELL, DX, DY
from retro_maze.engine.fight import CONTACT, SAFE
from retro_maze.engine.gear import Gear
from retro_maze.engine.stage import Bolt
from retro_maze.engine.world import World
from retro_maze.tower.monsters import KINDS
from tests.ascii import ARCADE, BARE, kinds, lane, monster, play, put


def duel(letter: str, gear: Gear = BARE, story: bool = True) -> World:
    """The player at the left with the blade out, a monster three cells to the right, held."""
    rules = ARCADE._replace(story=story)
    floor = lane(f"#@.....{letter}......#", gear=gear, rules=rules)
    play(floor, f"blade*{gear.draw + 1}")
    put(monster(floor), floor, 3)
    return floor


def still(floor: World, **fields: object) -> None:
    """Nobody moves by itself any more; the first monster's fields are set."""
    floor.minds = dict.fromkeys(floor.minds, lambda stage, one: None)
    one = monster(floor)
    one.mode, one.touching = "walk", 0
    for name, value in fields.items():
        setattr(one, name, value)


def test_contact_begins_closer_than_12_pixels_on_one_lane() -> None:
    floor = duel("B")
    still(floor, heading=3)
    one = monster(floor)
    for away, touches in ((CONTACT, False), (CONTACT - 1, True), (-CONTACT + 1, True)):
        one.x, one.y, one.touching = floor.player.x + away, 0, 0
        floor.player.x = 0
        play(floor, "blade")
        assert bool(one.touching) == touches
    one.x, one.y = 6, 6
    play(floor, "blade")
    assert one.touching == 0


def test_one_full_crossing_of_a_brass_sentry_is_19_ticks_of_contact() -> None:
    floor = duel("B")
    play(floor, "blade+right*120")
    sentry = monster(floor)
    assert floor.player.x > sentry.x + CONTACT
    assert sentry.hp == 24 - 19
    assert floor.player.hp == 48 - 19


@pytest.mark.parametrize("hand", [1, 2, 3])
def test_the_blade_takes_the_hands_points_each_tick(hand: int) -> None:
    floor = duel("S", Gear(hand=hand))
    still(floor, x=90, y=0, heading=3)
    play(floor, "blade+right*8")
    assert monster(floor).hp == 48 - 8 * hand
    assert floor.player.hp == 48 - 8


def test_a_blade_that_is_not_pressed_on_cuts_nothing_but_the_fight_costs() -> None:
    floor = duel("S")
    still(floor, x=60, y=0, heading=3)
    play(floor, "blade*10")
    assert (monster(floor).hp, floor.player.hp) == (48, 38)


def test_hit_from_behind_costs_nothing() -> None:
    floor = duel("S")
    still(floor, x=90, y=0, heading=1)
    play(floor, "blade+right*8")
    assert (monster(floor).hp, floor.player.hp) == (40, 48)


@pytest.mark.parametrize(("letter", "costs"), [("S", 5), ("F", 10)])
def test_cork_mail_halves_what_a_fight_costs(letter: str, costs: int) -> None:
    floor = duel(letter, Gear(mail=True))
    still(floor, x=60, y=0, heading=0)
    play(floor, "blade*10")
    assert floor.player.hp == 48 - costs


@pytest.mark.parametrize(
    ("letter", "blade"), [("B", "-"), ("S", "-"), ("E", "-"), ("O", "-"), ("L", "blade")]
)
def test_a_lethal_touch_costs_24_in_story_and_a_life_in_arcade(letter: str, blade: str) -> None:
    for story in (True, False):
        floor = duel(letter, story=story)
        play(floor, "-*12" if blade == "-" else "blade")
        still(floor, x=60, y=0, heading=3)
        told = play(floor, blade)
        if story:
            assert [event.kind for event in told if event.kind in ("hurt", "die")] == ["hurt"]
            assert (floor.player.hp, floor.outcome) == (24, "")
        else:
            assert kinds(told, "hurt", "die") == ["die"]
            assert (floor.player.hp, floor.outcome) == (0, "dead")


def test_nothing_hurts_for_a_second_after_a_lethal_touch() -> None:
    floor = duel("S")
    play(floor, "-*12")
    still(floor, x=60, y=0, heading=3)
    play(floor, f"-*{SAFE}")
    assert floor.player.hp == 24
    told = play(floor, "-")
    assert kinds(told, "hurt", "die") == ["hurt", "die"]


def test_a_fight_costs_nothing_in_the_second_of_safety() -> None:
    floor = duel("S")
    still(floor, x=60, y=0, heading=3)
    floor.player.safe = 20
    play(floor, "blade*22")
    assert floor.player.hp == 48 - 3


def test_the_dead_play_no_further() -> None:
    floor = lane("#k.@.B..#", rules=ARCADE)
    still(floor)
    put(monster(floor), floor, 0)
    floor.player.x = 90  # beside the key, and in the tick of its death
    floor.player.heading = 3
    told = play(floor, "left*5")
    assert kinds(told) == ["die"]
    assert not floor.player.has_key
    digest = floor.digest()
    assert play(floor, "left*60 blade*60") == []
    assert floor.digest() == digest


def test_a_kill_heals_up_to_the_maximum_and_scores_once() -> None:
    floor = duel("B", Gear(hand=3))
    still(floor, x=60, y=0, heading=1, hp=3)
    floor.player.hp = 30
    told = play(floor, "blade+right")
    assert [(event.what, event.n) for event in told if event.kind == "kill"] == [("sentry_b", 300)]
    assert floor.player.hp == 38
    one = monster(floor)
    one.wind_up(60, 0)
    one.mode, one.heading, one.hp, floor.player.hp = "walk", 1, 1, 45
    told = play(floor, "blade+right")
    assert [event.n for event in told if event.kind == "kill"] == [0]
    assert floor.player.hp == 48


def test_points_above_the_maximum_are_kept_when_a_kill_heals() -> None:
    floor = duel("B", Gear(vigor=24))
    assert floor.player.hp == 72
    still(floor, x=60, y=0, heading=1, hp=1)
    play(floor, "blade+right")
    assert floor.player.hp == 72


@pytest.mark.parametrize(("letter", "hand"), [("C", 2), ("F", 2), ("Z", 3)])
def test_a_hand_that_is_too_short_clanks_once_and_cuts_nothing(letter: str, hand: int) -> None:
    floor = duel(letter, Gear(hand=hand - 1))
    still(floor, x=60, y=0, heading=1, gentle=False, solid=True)
    before = monster(floor).hp
    told = play(floor, "blade+right*8")
    assert [event.what for event in told if event.kind == "clank"] == [f"hand{hand}"]
    assert monster(floor).hp == before
    floor = duel(letter, Gear(hand=hand))
    still(floor, x=60, y=0, heading=1, gentle=False, solid=True)
    play(floor, "blade+right*8")
    assert monster(floor).hp == before - 8 * hand


@pytest.mark.parametrize(("heading", "hurts"), [(0, True), (1, True), (2, True), (3, False)])
def test_a_furnace_is_hurt_from_behind_and_the_side_only(heading: int, hurts: bool) -> None:
    floor = duel("F", Gear(hand=2))
    still(floor, x=60, y=0, heading=heading)
    told = play(floor, "blade+right*6")
    assert (monster(floor).hp < 72) == hurts
    assert kinds(told, "clank") == ([] if hurts else ["clank"])


def test_a_coil_never_kills() -> None:
    floor = lane("#....@.C....#")
    still(floor, heading=3)
    floor.player.hp = 5
    told = play(floor, "right*20")
    assert [event.n for event in told if event.kind == "hurt"] == [4]
    assert (floor.player.hp, floor.outcome) == (1, "")


@pytest.mark.parametrize("heading", range(4))
def test_a_coil_throws_the_player_away_from_itself(heading: int) -> None:
    floor = lane("#....@.C....#")
    still(floor, heading=heading)
    play(floor, "right*17")  # 102 on, 90 from the coil
    assert floor.player.hp == 48 - 16
    begin = floor.player.x
    play(floor, "right*8")
    assert floor.player.x == begin - 16 * 6
    assert not floor.player.moving
    play(floor, "right*4")
    assert floor.player.x == begin - 12 * 6


def test_a_throw_ends_at_a_wall() -> None:
    floor = lane("#@.C..#")
    still(floor)
    monster(floor).x = 60
    play(floor, "-*12")
    assert (floor.player.x, floor.player.y) == (0, 0)


@pytest.mark.parametrize(
    ("heading", "lethal"), [(3, True), (1, False)], ids=["into the player", "away"]
)
def test_a_blot_is_lethal_while_it_hops_into_you(heading: int, lethal: bool) -> None:
    floor = duel("O")
    still(floor, x=80, y=0, heading=heading, mode="hop", fierce=True)
    told = play(floor, "blade+right")
    assert kinds(told, "hurt", "kill") == (["hurt"] if lethal else ["kill"])


def test_a_resting_blot_is_cut_and_costs_nothing() -> None:
    floor = duel("O")
    still(floor, x=80, y=0, mode="rest")
    assert "kill" in kinds(play(floor, "blade+right"))
    assert floor.player.hp == 48


@pytest.mark.parametrize(("letter", "kind"), [("L", "spark_b"), ("R", "spark_r")])
def test_a_ring_makes_its_spark_harmless_and_the_meeting_still_counts(
    letter: str, kind: str
) -> None:
    floor = duel(letter, Gear(proof=(kind,)))
    still(floor, x=60, y=0)
    told = play(floor, "blade+right*4 right*9")
    assert kinds(told, "hurt", "kill") == []
    assert [event.what for event in told if event.kind == "cross"] == [kind]


def test_a_meeting_counts_once_in_an_approach_after_6_ticks() -> None:
    floor = duel("B", Gear(hp=500))
    still(floor, x=60, y=0, heading=1, hp=999)
    assert kinds(play(floor, "blade*5"), "cross") == []
    assert kinds(play(floor, "blade"), "cross") == ["cross"]
    assert kinds(play(floor, "blade*60"), "cross") == []
    monster(floor).x = CELL
    play(floor, "blade")
    monster(floor).x = 60
    assert kinds(play(floor, "blade*6"), "cross") == ["cross"]


def shot(floor: World, heading: int) -> World:
    """A bolt that will hit the player in the next tick, flying along a heading."""
    bolt = Bolt(monster(floor), "plain")
    bolt.x = floor.player.x - DX[heading] * 90
    bolt.y = floor.player.y - DY[heading] * 90
    bolt.heading = heading
    floor.bolts.append(bolt)
    return floor


@pytest.mark.parametrize("facing", range(4))
@pytest.mark.parametrize("side", range(4))
def test_the_dial_stops_bolts_from_the_side_it_covers(facing: int, side: int) -> None:
    floor = duel("O")
    play(floor, "-*13")
    still(floor)
    floor.player.heading = facing
    told = play(shot(floor, (facing + side + 2) % 4), "-")
    assert kinds(told, "block", "hurt") == (["block"] if side == 0 else ["hurt"])
    if side == 0:
        assert [event.n for event in told if event.kind == "block"] == [0]


def test_a_block_tells_side_moving_and_blade() -> None:
    floor = duel("O")
    still(floor)
    floor.player.heading = 1
    told = play(shot(floor, 2), "blade+right")
    assert [event.n for event in told if event.kind == "block"] == [3 | 1 << 2 | 1 << 3]


def test_the_coat_takes_one_bolt_a_floor() -> None:
    floor = duel("O", Gear(coat=True))
    still(floor)
    assert kinds(play(shot(floor, 1), "blade"), "coat", "hurt") == ["coat"]
    assert kinds(play(shot(floor, 1), "blade"), "coat", "hurt") == ["hurt"]
    assert floor.player.hp == 24


def test_the_coat_is_kept_while_nothing_can_hurt() -> None:
    floor = duel("O", Gear(coat=True))
    still(floor)
    floor.player.safe = 10
    assert kinds(play(shot(floor, 1), "blade"), "coat", "hurt") == []
    assert floor.player.coat


def test_a_spring_undoes_a_death_in_story_with_all_points() -> None:
    floor = duel("S", Gear(springs=2))
    play(floor, "-*12")
    still(floor, x=60, y=0, heading=3)
    floor.player.hp = 24
    assert kinds(play(floor, "-"), "hurt", "revive", "die") == ["hurt", "revive"]
    assert (floor.player.hp, floor.player.springs, floor.outcome) == (48, 1, "")
    play(floor, f"-*{2 * SAFE - 1}")
    assert floor.player.hp == 48


def test_in_arcade_a_spring_is_for_the_books_of_the_game() -> None:
    floor = duel("S", Gear(springs=1), story=False)
    play(floor, "-*12")
    still(floor, x=60, y=0, heading=3)
    assert kinds(play(floor, "-"), "revive", "die") == ["die"]


@pytest.mark.parametrize("kind", [kind for kind, record in KINDS.items() if record.touch == "none"])
def test_the_touch_of_some_is_harmless(kind: str) -> None:
    floor = duel("O")
    play(floor, "-*12")
    still(floor, x=60, y=0)
    one = monster(floor)
    one.kind, one.record = kind, KINDS[kind]
    assert kinds(play(floor, "-*20"), "hurt", "die") == []


def test_fire_is_lethal_where_the_player_stands() -> None:
    floor = duel("O")
    still(floor)
    floor.fires = {0: 5, 3: 90}
    assert kinds(play(floor, "blade"), "hurt") == ["hurt"]
    play(floor, "blade*4")
    assert list(floor.fires) == [3]
