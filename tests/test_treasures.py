"""Every treasure's effect, in the gear and on a floor."""

from collections.abc import Callable

import pytest

from retro_maze.engine.gear import Gear
from retro_maze.engine.stage import NOWHERE
from retro_maze.engine.world import World
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import Plan, Tower, build_world, plan_floor
from retro_maze.tower.treasures import TREASURES, Kit, gear_of, with_treasure
from tests.ascii import kinds, play, put

BELL = load_tower("bell")
REQUIRED = [name for name, record in TREASURES.items() if record.tier == "required"]


def floors_of(treasure: str) -> list[int]:
    return [n for n, room in enumerate(BELL.rooms.floors, 1) if room.treasure == treasure]


def test_there_are_thirty_and_each_lies_somewhere() -> None:
    assert len(TREASURES) == 30
    assert [name for name in TREASURES if not floors_of(name)] == []
    assert [room.treasure for room in BELL.rooms.floors if room.treasure not in TREASURES] == []


def test_the_required_ones_lie_on_their_floors_once() -> None:
    found = {name: floors_of(name) for name in REQUIRED}
    assert sorted(found.values()) == [[10], [20], [35], [40], [50], [57], [59], [60]]


def worth(gear: Gear) -> tuple[int, ...]:
    """The gear as numbers of which more is better."""
    numbers = (gear.speed, gear.hand, gear.dial, gear.hp, gear.picks, gear.springs)
    flags = (gear.mail, gear.salve, gear.coat, gear.whistle)
    return (*numbers, -gear.draw, -gear.sheathe, *flags, len(gear.proof))


@pytest.mark.parametrize("treasure", TREASURES)
def test_no_treasure_takes_anything_away(treasure: str) -> None:
    for kit in ((), tuple(TREASURES)[:15], tuple(TREASURES)):
        old, new = worth(gear_of(kit)), worth(gear_of(with_treasure(kit, treasure)))
        assert all(a <= b for a, b in zip(old, new, strict=True))


def test_a_treasure_is_carried_once_a_spring_three_times() -> None:
    kit: Kit = ()
    for _ in range(5):
        for name in ("minute_hand", "spare_spring", "gilt_token"):
            kit = with_treasure(kit, name)
    counts = [kit.count(name) for name in ("minute_hand", "spare_spring", "gilt_token")]
    assert counts == [1, 3, 5]
    assert with_treasure(kit, "") == kit


EFFECTS: list[tuple[str, Gear]] = [
    ("tin_pick", Gear(picks=2)),
    ("spring_boots", Gear(speed=8)),
    ("spare_spring", Gear(springs=1)),
    ("broad_dial", Gear(dial=2)),
    ("quick_glove", Gear(draw=8, sheathe=6)),
    ("minute_hand", Gear(hand=2)),
    ("cork_mail", Gear(mail=True)),
    ("copper_ring", Gear(proof=("spark_b",))),
    ("stop_whistle", Gear(whistle=True)),
    ("steel_pick", Gear(picks=6)),
    ("salve", Gear(salve=True)),
    ("bell_helm", Gear(hp=96)),
    ("iron_ring", Gear(proof=("spark_r",))),
    ("full_dial", Gear(dial=3)),
    ("second_hand", Gear(hand=3)),
    ("mainspring_coat", Gear(coat=True)),
]


@pytest.mark.parametrize(("treasure", "gear"), EFFECTS)
def test_a_treasure_changes_the_gear(treasure: str, gear: Gear) -> None:
    assert gear_of((treasure,)) == gear


@pytest.mark.parametrize("treasure", [name for name in TREASURES if name not in dict(EFFECTS)])
def test_the_others_leave_the_gear_alone(treasure: str) -> None:
    assert gear_of((treasure,)) == Gear()


def test_the_best_of_a_sort_counts_in_any_order() -> None:
    for kit in (("steel_pick", "tin_pick"), ("tin_pick", "steel_pick")):
        assert gear_of(kit).picks == 6
    assert gear_of(("second_hand", "minute_hand")).hand == 3
    assert gear_of(("full_dial", "broad_dial")).dial == 3
    assert gear_of(("copper_ring", "iron_ring")).proof == ("spark_b", "spark_r")


def floor_with(treasure: str, kit: Kit = (), vigor: bool = False, n: int = 1) -> World:
    """A floor of the bell whose strongbox holds a treasure and stands open on the start cell."""
    floors = [room._replace(treasure=treasure, monsters=()) for room in BELL.rooms.floors]
    tower = Tower(BELL.name, BELL.table, BELL.rooms._replace(floors=tuple(floors)))
    world = build_world(tower, plan_floor(tower, n), kit, vigor=vigor)
    world.drop_chest()
    return world


def opened(treasure: str, kit: Kit = (), vigor: bool = False) -> World:
    world = floor_with(treasure, kit, vigor)
    assert kinds(play(world, "-*25")) == ["treasure"]
    return world


USED: dict[str, Callable[[World], bool]] = {
    "tin_pick": lambda world: world.player.picks == 2,
    "steel_pick": lambda world: world.player.picks == 6,
    "spring_boots": lambda world: world.player.gear.speed == 8,
    "spare_spring": lambda world: world.player.springs == 1,
    "bell_helm": lambda world: world.player.hp == 96,
    "stop_whistle": lambda world: world.player.whistle,
    "mainspring_coat": lambda world: world.player.coat,
}


@pytest.mark.parametrize("treasure", USED)
def test_a_treasure_works_on_the_floor_where_it_is_found(treasure: str) -> None:
    assert USED[treasure](opened(treasure))


def test_what_was_used_up_stays_used_up_when_something_else_is_found() -> None:
    kit = ("tin_pick", "stop_whistle", "mainspring_coat", "spare_spring")
    world = floor_with("minute_hand", kit)
    player = world.player
    player.picks, player.springs, player.coat, player.whistle = 1, 0, False, False
    play(world, "-*25")
    assert player.gear.hand == 2
    assert (player.picks, player.springs, player.coat, player.whistle) == (1, 0, False, False)


def test_a_better_pick_brings_what_it_has_more() -> None:
    world = floor_with("steel_pick", ("tin_pick",))
    world.player.picks = 0
    play(world, "-*25")
    assert world.player.picks == 4


def test_the_vial_heals_now_and_gives_24_points_on_the_next_floor() -> None:
    world = floor_with("vigor_vial")
    world.player.hp = 5
    play(world, "-*25")
    assert world.player.hp == 48
    assert opened("gilt_token", vigor=True).player.hp == 72
    world = floor_with("vigor_vial", vigor=True)
    play(world, "-*25")
    assert world.player.hp == 72


def test_the_helm_holds_96_points_from_the_start_of_a_floor() -> None:
    assert build_world(BELL, plan_floor(BELL, 1), ("bell_helm",)).player.hp == 96


@pytest.mark.parametrize(("n", "seconds"), [(1, 90), (31, 100), (58, 150)])
def test_the_hourglass_gives_30_seconds_on_every_floor(n: int, seconds: int) -> None:
    plan = plan_floor(BELL, n)
    assert build_world(BELL, plan).clock == seconds * 60
    assert build_world(BELL, plan, ("hourglass",)).clock == (seconds + 30) * 60


def test_the_crown_key_opens_the_hatch_of_floor_58() -> None:
    plan = plan_floor(BELL, 58)
    assert build_world(BELL, plan).layout.barred == "crown"
    assert build_world(BELL, plan, ("crown_key",)).layout.barred == ""
    others = [plan_floor(BELL, n) for n in range(1, 61) if n != 58]
    assert [plan.floor for plan in others if build_world(BELL, plan).layout.barred] == []


@pytest.mark.parametrize(("n", "picks"), [(21, 3), (38, 5), (51, 6)])
def test_picks_are_lent_where_a_condition_needs_them(n: int, picks: int) -> None:
    plan = plan_floor(BELL, n)
    assert build_world(BELL, plan).player.picks == picks
    assert build_world(BELL, plan, ("tin_pick",)).player.picks == picks
    assert build_world(BELL, plan, ("steel_pick",)).player.picks == 6
    assert build_world(BELL, plan_floor(BELL, n + 1)).player.picks == 0


def test_an_emptied_floor_has_no_strongbox_any_more() -> None:
    world = build_world(BELL, plan_floor(BELL, 1), emptied=True)
    assert world.layout.prize is None
    assert "chest_falls" not in kinds(play(world, "blade*17 -*13 blade*17 -*13"))


def test_the_bell_floor_has_no_key_no_hatch_no_clock_and_a_harmless_echo() -> None:
    world = build_world(BELL, plan_floor(BELL, 60))
    assert (world.key, world.hatch, world.clock) == (NOWHERE, NOWHERE, 0)
    put(world.monsters[0], world, world.here)
    assert kinds(play(world, "-*30"), "hurt", "die") == []


@pytest.mark.parametrize("n", range(1, 61))
def test_what_a_floor_needs_was_in_an_earlier_strongbox(n: int) -> None:
    earlier = [room.treasure for room in BELL.rooms.floors[: n - 1]]
    assert [need for need in BELL.rooms.of(n).needs if need not in earlier] == []


def test_a_plan_says_where_everything_is() -> None:
    plan = plan_floor(BELL, 1)
    assert isinstance(plan, Plan)
    assert plan.path()[0] == plan.start
    assert plan.path()[-1] == plan.hatch
    assert plan.key in plan.path()
