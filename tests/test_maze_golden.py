"""No release changes a maze that an older one made."""

import pytest

from tests.maze_catalogue import CHIP_OF, GOLDEN, TOWERS, seeds, surveyed


@pytest.mark.parametrize("tower", TOWERS)
def test_the_floors_of_a_tower_stay_as_they_were(tower: str) -> None:
    """Meant to change? `python -m tests.maze_catalogue` renews the catalogue; read its diff."""
    assert surveyed(tower) == (GOLDEN / f"{tower}.txt").read_text()


@pytest.mark.parametrize("carver", CHIP_OF)
def test_all_256_seeds_of_a_carver_stay_as_they_were(carver: str) -> None:
    assert seeds(carver) == (GOLDEN / f"{carver}.txt").read_text()
