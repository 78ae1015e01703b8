"""The Backwards Tower: made from the bell by a rule, and as sound as the bell."""

from argparse import ArgumentParser
from types import ModuleType

import pytest

from retro_maze.commands import check, show
from retro_maze.engine.stage import NOWHERE
from retro_maze.maze import Refusal
from retro_maze.shelf import BELL, check_new_name, find_table, load_rooms, load_tower
from retro_maze.tower.backwards import BACKWARDS, CHANGES, STAY, backwards, source
from retro_maze.tower.floor import plan_floor, room_of
from retro_maze.tower.monsters import KINDS

TOWER, BACK = load_tower(BELL), load_tower(BACKWARDS)
FLOORS = range(1, TOWER.floors + 1)


def test_every_byte_is_turned_and_turning_twice_gives_the_bell() -> None:
    pairs = zip(TOWER.table.seeds, BACK.table.seeds, strict=True)
    assert all(seed ^ 0xA5 == turned for seed, turned in pairs)
    assert backwards(BACK).table.seeds == TOWER.table.seeds


def test_treasures_and_the_floors_of_boss_and_bell_stay() -> None:
    for floor in FLOORS:
        assert BACK.rooms.of(floor).treasure == TOWER.rooms.of(floor).treasure
    for floor in STAY:
        assert BACK.rooms.of(floor) == TOWER.rooms.of(floor)


def test_records_stay_in_their_band_and_none_stays_on_its_floor() -> None:
    assert sorted(source(floor, 60) for floor in FLOORS) == list(FLOORS)
    for floor in FLOORS:
        record = source(floor, 60)
        assert (record - 1) // 10 == (floor - 1) // 10
        assert (record == floor) == (floor in STAY)


def test_conditions_come_with_their_monsters_and_riddles() -> None:
    for floor in FLOORS:
        here, record = BACK.rooms.of(floor), TOWER.rooms.of(source(floor, 60))
        assert (here.monsters, here.tasks, here.riddle) == (
            record.monsters,
            record.tasks,
            record.riddle,
        )


def test_the_hatch_of_floor_58_still_asks_for_the_crown_key() -> None:
    barred = [floor for floor in FLOORS if "crown_key" in BACK.rooms.of(floor).needs]
    assert barred == [58]


def test_what_a_record_needs_was_found_below_its_new_floor() -> None:
    for floor in FLOORS:
        below = {BACK.rooms.of(one).treasure for one in range(1, floor)}
        assert set(BACK.rooms.of(floor).needs) <= below


def test_every_change_is_a_change_of_a_floor_that_is_there() -> None:
    for floor, fields in CHANGES.items():
        assert floor in FLOORS
        assert set(fields) <= set(TOWER.rooms.of(1)._fields)


@pytest.mark.parametrize("floor", FLOORS)
def test_every_floor_can_be_walked_and_keeps_the_bounds_of_its_record(floor: int) -> None:
    plan, room = plan_floor(BACK, floor), room_of(BACK, floor)
    assert plan.path()
    assert len({plan.start, plan.key, plan.hatch}) == 3
    for kind, cell in plan.monsters:
        assert (cell == NOWHERE) == (KINDS[kind].family == "cuckoo")
    assert sum(count for _, count in room.monsters) == len(plan.monsters)


@pytest.mark.parametrize(
    ("command", "words", "told"),
    [
        (check, [BACKWARDS], "The Backwards Tower"),
        (show, ["1", "--tower", BACKWARDS], "backwards floor 1  byte 45"),
    ],
)
def test_the_command_line_knows_it_by_name(
    command: ModuleType, words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = ArgumentParser()
    command.parser(parser)
    assert command.run(parser.parse_args(words)) == 0
    assert told in capsys.readouterr().out


def test_it_has_no_table_to_be_edited_and_its_name_is_taken() -> None:
    with pytest.raises(Refusal, match="has no table"):
        find_table(BACKWARDS)
    with pytest.raises(Refusal):
        check_new_name(BACKWARDS)


def test_recordings_find_its_rooms_by_its_table() -> None:
    assert load_rooms(BACK.table, find_table(BELL)) == BACK.rooms
