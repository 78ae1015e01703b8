"""What every carver promises, and the published mazes."""

import json
from pathlib import Path
from typing import Any

import pytest

from retro_maze.maze import CARVERS, Grid, Refusal, carve, chip, grow, is_perfect
from retro_maze.maze.carvers import bar_toppling
from retro_maze.maze.chips import Lfsr8
from retro_maze.maze.grid import pillared

VECTORS = json.loads((Path(__file__).parent / "vectors" / "mazes.json").read_text())


@pytest.mark.parametrize("case", VECTORS, ids=lambda c: f"{c['carver']}-{c['chip']}-{c['seed']}")
def test_a_published_maze_comes_out(case: dict[str, Any]) -> None:
    one = chip(case["chip"], case["seed"])
    grid = carve(case["carver"], case["width"], case["height"], one)
    assert grid.text() == case["maze"]


def floors(carver: str, chip_name: str, columns: int, rows: int) -> list[Grid]:
    size = 2 * columns + 1, 2 * rows + 1
    return [carve(carver, *size, chip(chip_name, seed)) for seed in range(256)]


@pytest.mark.parametrize(
    ("carver", "chip_name", "columns", "rows"),
    [
        ("bar-toppling", "lfsr8", 18, 9),
        ("pillar-walk", "arcade", 18, 9),
        ("bar-toppling", "lfsr8", 2, 2),
        ("bar-toppling", "lfsr8", 3, 3),
        ("bar-toppling", "lfsr8", 5, 31),
        ("bar-toppling", "lfsr8", 31, 5),
        ("bar-toppling", "lfsr8", 50, 30),
    ],
)
def test_all_256_seeds_give_a_perfect_maze(
    carver: str, chip_name: str, columns: int, rows: int
) -> None:
    for grid in floors(carver, chip_name, columns, rows):
        grid.check_rim()
        assert is_perfect(grid)


def test_all_256_seeds_of_the_tower_give_different_floors() -> None:
    assert len({bytes(grid.squares) for grid in floors("bar-toppling", "lfsr8", 18, 9)}) == 256


@pytest.mark.parametrize("seed", [0, 5, 37, 200, 254, 255])
def test_the_table_of_the_register_is_the_plain_rule(seed: int) -> None:
    by_rule, by_table = Lfsr8(seed), Lfsr8(seed)
    one, two = pillared(31, 23), pillared(31, 23)
    squares = list(bar_toppling.by_rule(one, by_rule))
    assert squares == list(bar_toppling.by_table(two, by_table))
    assert one == two
    assert by_rule.register == by_table.register


@pytest.mark.parametrize("name", CARVERS)
def test_growth_tells_every_square_as_it_is_set(name: str) -> None:
    grid, growth = grow(name, 15, 11, chip("lfsr8", 9))
    seen = grid.copy()
    for x, y, square in growth:
        seen.squares[y * grid.width + x] = square
        assert seen == grid


@pytest.mark.parametrize("name", CARVERS)
@pytest.mark.parametrize("size", [(0, 0), (1, 1), (2, 2), (-5, 9), (10**6, 10**6), (4, 2)])
def test_an_impossible_size_is_refused(name: str, size: tuple[int, int]) -> None:
    with pytest.raises(Refusal):
        grow(name, *size, chip("lfsr8", 1))


@pytest.mark.parametrize("name", [name for name, carver in CARVERS.items() if not carver.even])
@pytest.mark.parametrize("size", [(4, 4), (3, 9), (9, 3), (6, 7), (7, 6)])
def test_a_size_the_rule_cannot_fill_is_refused(name: str, size: tuple[int, int]) -> None:
    with pytest.raises(Refusal, match=f"{name} cannot fill .* odd and 5 or more"):
        grow(name, *size, chip("lfsr8", 1))


def test_an_unknown_carver_is_refused_and_the_nearest_offered() -> None:
    with pytest.raises(Refusal, match='did you mean "bar-toppling"'):
        carve("bar-topling", 9, 9, chip("lfsr8", 1))
