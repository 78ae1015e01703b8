"""Every floor of the bell can be done, strongbox and all: recorded runs that must still play."""

import pytest

from retro_maze.engine.replay import play_back, read_replay
from retro_maze.shelf import load_tower
from retro_maze.tower.bots.witness import equipment, proves
from retro_maze.tower.recording import world_of
from tests.record import path_of

TOWER = load_tower("bell")
FLOORS = range(1, TOWER.floors + 1)


@pytest.mark.parametrize("floor", FLOORS)
def test_the_witness_of_every_floor_still_bears_witness(floor: int) -> None:
    path = path_of("bell", floor)
    replay = read_replay(path.read_text(), path.name)
    world = world_of(replay, path.name, lambda table: TOWER.rooms)
    assert play_back(replay, world) == -1, "python -m tests.record renews what was meant to change"
    assert proves(world)
    assert world.player.springs == world.player.gear.springs, "no death was undone"


@pytest.mark.parametrize("floor", FLOORS)
def test_witnesses_carry_what_the_floors_below_hold(floor: int) -> None:
    path = path_of("bell", floor)
    header = read_replay(path.read_text(), path.name).header
    kit, vigor = equipment(TOWER, floor)
    assert (header["floor"], header["mode"], header["assists"]) == (str(floor), "story", "-")
    assert (header["kit"], header["vigor"]) == (" ".join(kit) or "-", str(int(vigor)))
    assert int(header["byte"], 16) == TOWER.table.seeds[floor - 1]
