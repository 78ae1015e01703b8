"""The Daily Minute: a date draws ten floors."""

from collections import Counter

from retro_maze.shelf import load_tower
from retro_maze.tower.daily import BAND_FLOORS, BANDS, LAST, daily_floors, daily_kit
from retro_maze.tower.treasures import TREASURES

YEAR = [f"2027-{month:02}-{day:02}" for month in range(1, 13) for day in range(1, 29)]


def test_a_date_always_draws_the_same_floors() -> None:
    assert daily_floors("2026-12-01") == (2, 9, 13, 15, 17, 28, 31, 35, 50, 55)
    assert daily_floors("2026-12-02") != daily_floors("2026-12-01")


def test_every_day_has_ten_different_floors_in_order_and_one_of_each_band() -> None:
    for date in YEAR:
        floors = daily_floors(date)
        assert len(floors) == len(set(floors)) == 10
        assert list(floors) == sorted(floors)
        assert {(floor - 1) // BAND_FLOORS for floor in floors} == set(range(BANDS))


def test_in_a_year_every_floor_comes_but_those_of_the_boss_and_the_bell() -> None:
    seen = Counter(floor for date in YEAR for floor in daily_floors(date))
    assert set(seen) == set(range(1, LAST + 1))
    assert max(seen.values()) < 3 * min(seen.values())


def test_the_kit_of_the_day_holds_all_that_can_be_carried() -> None:
    kit = daily_kit(load_tower("bell"))
    assert set(kit) == set(TREASURES) - {"vigor_vial"}
    assert all(kit.count(name) <= TREASURES[name].most for name in kit)
