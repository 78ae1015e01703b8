"""From a byte to a floor: where start, key, hatch and monsters stand, in towers of every size."""

import json
from pathlib import Path
from typing import Any

import pytest

from retro_maze.engine.replay import Tape, play_back, read_replay, write_replay
from retro_maze.engine.world import World
from retro_maze.maze import Refusal, distances
from retro_maze.shelf import load_tower
from retro_maze.tower.bots.walker import Walker
from retro_maze.tower.floor import MONSTER_DIST, SHOOTER_LINE, Plan, Tower, build_world, plan_floor
from retro_maze.tower.monsters import BESIDE_THE_PLAYER, KINDS, LINE_SHOOTERS
from retro_maze.tower.rooms import EMPTY, Rooms
from retro_maze.tower.table import Table
from tests.ascii import play

BELL, ARCADE = load_tower("bell"), load_tower("arcade")
FLOORS = range(1, 61)
BOOTS = ("spring_boots",)
VECTORS = json.loads((Path(__file__).parent / "vectors" / "placement.json").read_text())


@pytest.mark.parametrize("case", VECTORS, ids=lambda case: f"floor-{case['floor']}")
def test_a_published_placement_comes_out(case: dict[str, Any]) -> None:
    plan = plan_floor(BELL, case["floor"])
    assert (plan.byte, plan.start, plan.key, plan.hatch) == (
        *(case["byte"], case["start"], case["key"]),
        case["hatch"],
    )
    placed = [[kind, cell] for kind, cell in plan.monsters if cell >= 0]
    assert placed == case["monsters"]


def places(plan: Plan) -> list[int]:
    """The cells of all that has one."""
    return [plan.start, plan.key, plan.hatch, *(cell for _, cell in plan.monsters if cell >= 0)]


@pytest.mark.parametrize("tower", [BELL, ARCADE], ids=lambda tower: tower.name)
@pytest.mark.parametrize("floor", FLOORS)
def test_everything_stands_where_the_rules_of_fairness_want_it(tower: Tower, floor: int) -> None:
    plan, room = plan_floor(tower, floor), tower.rooms.of(floor)
    steps = distances(plan.maze, plan.start)
    assert len(set(places(plan))) == len(places(plan))
    assert room.key_dist[0] <= steps[plan.key] <= room.key_dist[1]
    assert 8 <= steps[plan.hatch] <= 60
    stage = build_world(tower, plan)
    for kind, cell in plan.monsters:
        if KINDS[kind].family == BESIDE_THE_PLAYER:
            assert cell == -1
            continue
        assert steps[cell] >= MONSTER_DIST
        if kind in LINE_SHOOTERS and stage.sight(plan.start, cell) >= 0:
            assert steps[cell] > SHOOTER_LINE


@pytest.mark.parametrize("floor", [17, 50])
def test_a_hatch_that_is_visited_first_lies_off_the_keys_path(floor: int) -> None:
    for tower in (BELL, ARCADE):
        plan = plan_floor(tower, floor)
        way = plan.path()
        assert plan.hatch not in way[: way.index(plan.key)]


def empty(tower: Tower) -> Tower:
    """The same floors without anybody, any strongbox or any clock; each has its key."""
    rooms = [
        room._replace(monsters=(), tasks=(), treasure="", time_s=0, no_key=False, needs=())
        for room in tower.rooms.floors
    ]
    return tower._replace(rooms=Rooms(tuple(rooms), 0))


@pytest.mark.parametrize("tower", [empty(BELL), empty(ARCADE)], ids=lambda tower: tower.name)
@pytest.mark.parametrize("floor", FLOORS)
def test_every_floor_is_walked_from_start_to_key_to_hatch_and_plays_back(
    tower: Tower, floor: int
) -> None:
    plan = plan_floor(tower, floor)
    world, tape = walked(build_world(tower, plan, BOOTS))
    assert world.outcome == "cleared"
    assert world.tick <= 24 * (len(plan.path()) - 1)
    text = write_replay(tape.finish(world))
    assert play_back(read_replay(text, "text"), build_world(tower, plan, BOOTS)) == -1


def walked(world: World) -> tuple[World, Tape]:
    """A world after a walker has been through it, and what it pressed."""
    walker, tape = Walker(), Tape({})
    while not world.outcome and world.tick < 5000:
        pad = walker.pad(world)
        world.step(pad)
        tape.note(pad, world)
    return world, tape


def table(columns: int, rows: int, seeds: int = 3) -> Table:
    """A table of so many floors."""
    values = tuple(n * 37 & 255 for n in range(seeds))
    return Table("Test", "bar-toppling", "lfsr8", columns, rows, "bell", values)


SIZES = [(2, 2), (2, 3), (3, 2), (3, 3), (2, 64), (64, 2), (5, 31), (31, 5), (64, 64)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("rooms", [BELL.rooms, EMPTY], ids=["bell", "none"])
def test_towers_of_every_size_have_floors_that_can_be_walked(
    size: tuple[int, int], rooms: Rooms
) -> None:
    tower = Tower("test", table(*size), rooms)
    for floor in range(1, 4):
        plan = plan_floor(tower, floor)
        cells = size[0] * size[1]
        assert all(0 <= cell < cells for cell in places(plan))
        assert len({plan.start, plan.key, plan.hatch}) == 3
        assert plan.path()
        play(build_world(tower, plan), "right*40 down+blade*40 left*40")


def test_a_small_floor_is_walked_too() -> None:
    for size in ((2, 2), (3, 3), (2, 8)):
        tower = Tower("test", table(*size, 20), EMPTY)
        for floor in range(1, 21):
            world, _ = walked(build_world(tower, plan_floor(tower, floor)))
            assert world.outcome == "cleared"


@pytest.mark.parametrize("floors", [1, 59, 60, 61, 255])
def test_towers_have_1_to_255_floors_and_rooms_begin_again(floors: int) -> None:
    tower = Tower("test", table(18, 9, floors), BELL.rooms)
    last = plan_floor(tower, floors)
    room = BELL.rooms.of(floors)
    assert len(last.monsters) == sum(count for _, count in room.monsters)
    assert build_world(tower, last).outcome == ""
    with pytest.raises(Refusal, match=f"there is no floor {floors + 1}: test has floors 1 to"):
        plan_floor(tower, floors + 1)
    with pytest.raises(Refusal, match="there is no floor 0"):
        plan_floor(tower, 0)


@pytest.mark.parametrize(
    ("columns", "rows", "floors", "own"),
    [(18, 9, 60, True), (18, 9, 61, False), (9, 18, 60, False), (20, 9, 60, False)],
)
def test_fixed_cells_are_left_out_in_towers_of_another_shape(
    columns: int, rows: int, floors: int, own: bool
) -> None:
    tower = Tower("test", table(columns, rows, floors), BELL.rooms)
    world = build_world(tower, plan_floor(tower, 60))
    assert (world.key == -1) == own
    assert (world.clock == 0) == own


def test_rooms_none_are_empty_and_have_no_clock() -> None:
    tower = Tower("test", table(18, 9), EMPTY)
    world = build_world(tower, plan_floor(tower, 1))
    assert (world.monsters, world.clock, world.layout.prize) == ([], 0, None)
    assert world.key >= 0
    assert world.hatch >= 0


def test_another_byte_is_another_floor() -> None:
    own = plan_floor(BELL, 7)
    plans = [plan_floor(BELL, 7, byte) for byte in range(256)]
    assert plans[own.byte] == own
    assert len({bytes(plan.maze.squares) for plan in plans}) == 256
    assert len({plan[3:] for plan in plans}) > 250
    seeds = (*BELL.table.seeds[:6], 0x11, *BELL.table.seeds[7:])
    edited = BELL._replace(table=BELL.table._replace(seeds=seeds))
    assert plan_floor(edited, 7) == plans[0x11]
    assert plan_floor(edited, 8) == plan_floor(BELL, 8)


def test_the_same_byte_on_another_floor_places_things_elsewhere() -> None:
    one, two = plan_floor(BELL, 4, 0x55), plan_floor(BELL, 5, 0x55)
    assert one.maze == two.maze
    assert (one.start, one.key, one.hatch) != (two.start, two.key, two.hatch)


def test_families_have_streams_of_their_own() -> None:
    world = build_world(BELL, plan_floor(BELL, 46))
    registers = [stream.register for stream in world.streams.values()]
    assert len(set(registers)) == len(registers)
    busy = build_world(BELL, plan_floor(BELL, 46))
    for _ in range(50):
        busy.streams["blot"].below(4)
    for one in (world, busy):
        play(one, "-*600")
    assert world.streams["draft"].register == busy.streams["draft"].register
    assert world.streams["blot"].register != busy.streams["blot"].register


def test_a_plan_is_not_changed_by_play() -> None:
    plan = plan_floor(BELL, 21)
    before = bytes(plan.maze.squares)
    world = build_world(BELL, plan)
    way = next(d for d in range(4) if not plan.maze.is_open(81, d) and world.beyond(81, d) >= 0)
    world.break_wall(81, way)
    assert bytes(plan.maze.squares) == before
    assert build_world(BELL, plan).digest() != world.digest()
