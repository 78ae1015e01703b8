"""Every floor of the bell can be done, strongbox and all, and no strongbox falls for a mistake:
recorded runs that must still play. `python -m tests.record` renews what was meant to change."""

import pytest

from retro_maze.engine.pad import BLADE
from retro_maze.engine.replay import Replay, play_back
from retro_maze.engine.world import World
from retro_maze.shelf import load_tower
from retro_maze.tower.bots.witness import entered, equipment, proves
from retro_maze.tower.daily import daily_floors
from retro_maze.tower.floor import plan_floor
from retro_maze.tower.recording import world_of
from retro_maze.tower.tasks import Task
from tests.record import REPLAYS, all_right, read, right_path, tower_of, wrong_path
from tests.wrong_runs import Wrong, all_wrong, convinced, mistaken, stays_shut, trial

TOWER = load_tower("bell")
FLOORS = range(1, TOWER.floors + 1)
STAGES = [(floor, stage) for floor in FLOORS for stage in range(len(TOWER.rooms.of(floor).tasks))]
ARMED = ("kill_count", "kill_order", "kill_all", "blade_toggle", "break_walls")  # need the blade
WRONG = all_wrong(TOWER)
OTHERS = ("backwards", "daily")


def played_back(replay: Replay) -> World:
    """The world after a recording, whose digests must all agree."""
    world = world_of(replay, "recording", lambda table: TOWER.rooms)
    assert play_back(replay, world) == -1, "python -m tests.record renews meant changes"
    return world


@pytest.mark.parametrize("floor", FLOORS)
def test_every_floor_has_a_witness(floor: int) -> None:
    world = played_back(read(right_path(floor)))
    assert proves(world)
    assert world.player.springs == world.player.gear.springs, "no death was undone"


@pytest.mark.parametrize("floor", FLOORS)
def test_witnesses_carry_what_the_floors_below_hold(floor: int) -> None:
    header = read(right_path(floor)).header
    kit, vigor = equipment(TOWER, floor)
    assert (header["floor"], header["mode"], header["assists"]) == (str(floor), "story", "-")
    assert (header["kit"], header["vigor"]) == (" ".join(kit) or "-", str(int(vigor)))
    assert int(header["byte"], 16) == TOWER.table.seeds[floor - 1]


@pytest.mark.parametrize("place", OTHERS)
def test_the_backwards_tower_and_every_floor_of_a_daily_minute_have_witnesses(place: str) -> None:
    tower = tower_of(place)
    for right in all_right(place):
        replay = read(right_path(right.floor, place))
        kit, vigor = equipment(tower, right.floor, right.full)
        header = replay.header
        assert (header["kit"], header["vigor"]) == (" ".join(kit) or "-", str(int(vigor)))
        assert int(header["byte"], 16) == tower.table.seeds[right.floor - 1]
        world = world_of(replay, "recording", lambda table: tower.rooms)
        assert play_back(replay, world) == -1, right
        assert proves(world), right
        assert world.player.springs == world.player.gear.springs, right


def test_ten_days_of_daily_minutes_hold_only_floors_with_a_witness() -> None:
    for day in range(1, 11):
        for floor in daily_floors(f"2026-12-{day:02}"):
            assert right_path(floor, "daily").exists()


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.file.removesuffix(".txt"))
def test_a_mistake_leaves_the_strongbox_shut(wrong: Wrong) -> None:
    if not wrong_path(wrong).exists():
        pytest.skip("no run with this mistake is recorded yet: python -m tests.record")
    replay = read(wrong_path(wrong))
    assert stays_shut(played_back(replay), wrong.stage)
    dream = mistaken(TOWER, wrong)
    for pad in replay.pads:
        dream.step(pad)
    assert convinced(dream, wrong.name), "the run does what the mistaken player had in mind"


def test_every_condition_of_every_floor_has_its_mistakes() -> None:
    assert sorted({(wrong.floor, wrong.stage) for wrong in WRONG}) == STAGES
    kept = {path.name for path in (REPLAYS / "wrong").iterdir()}
    assert kept <= {wrong.file for wrong in WRONG}


def needs_blade(task: Task) -> bool:
    """Whether a condition can not be met with the blade away."""
    wanted = ("blade", "out"), ("side", "left"), ("state", "out")
    return task.kind in ARMED or any(task.params.get(name) == value for name, value in wanted)


def stage_begins(replay: Replay, floor: int, stage: int) -> int:
    """The tick of a witness run after which a condition's turn has come."""
    world = entered(TOWER, plan_floor(TOWER, floor))
    for tick, pad in enumerate(replay.pads):
        if trial(world).at == stage:
            return tick
        world.step(pad)
    raise AssertionError("this turn never comes")


@pytest.mark.parametrize(
    ("floor", "stage"),
    [(floor, stage) for floor, stage in STAGES if needs_blade(TOWER.rooms.of(floor).tasks[stage])],
)
def test_the_witness_unarmed_leaves_the_strongbox_shut(floor: int, stage: int) -> None:
    replay = read(right_path(floor))
    disarmed = stage_begins(replay, floor, stage)
    world = entered(TOWER, plan_floor(TOWER, floor))
    for tick, pad in enumerate(replay.pads):
        world.step(pad if tick < disarmed else pad & ~BLADE)
    assert stays_shut(world, stage)


@pytest.mark.parametrize(("floor", "stage"), STAGES)
def test_a_condition_is_met_in_one_tick_and_not_before(floor: int, stage: int) -> None:
    replay = read(right_path(floor))
    last = stage + 1 == len(TOWER.rooms.of(floor).tasks)
    met = len(replay.pads) if floor == TOWER.floors and last else None
    met = met or stage_begins(replay, floor, stage + 1)
    world = entered(TOWER, plan_floor(TOWER, floor))
    for pad in replay.pads[: met - 1]:
        world.step(pad)
    assert stays_shut(world, stage)
    world.step(replay.pads[met - 1])
    assert not stays_shut(world, stage)
