"""Every chip draws what its source drew."""

import json
from pathlib import Path
from typing import Any

import pytest

from retro_maze.maze import CHIPS, Refusal, chip

VECTORS = json.loads((Path(__file__).parent / "vectors" / "chips.json").read_text())


def draws(name: str, seed: int, n: int, count: int) -> list[int]:
    one = chip(name, seed)
    return [one.below(n) for _ in range(count)]


def test_the_8_bit_register_runs_as_published() -> None:
    register = chip("arcade", 0)
    seen = []
    for _ in VECTORS["lfsr8_register_from_seed_0"]:
        register.below(4)
        seen.append(getattr(register, "register"))  # noqa: B009  # not every chip has one
    assert seen == VECTORS["lfsr8_register_from_seed_0"]


@pytest.mark.parametrize("case", VECTORS["lfsr8_below"])
def test_lfsr8_draws_as_published(case: dict[str, Any]) -> None:
    assert draws("lfsr8", case["seed"], case["n"], 20) == case["draws"]


@pytest.mark.parametrize("case", VECTORS["arcade_below_4"])
def test_arcade_draws_as_published(case: dict[str, Any]) -> None:
    assert draws("arcade", case["seed"], 4, 20) == case["draws"]


@pytest.mark.parametrize("case", VECTORS["xorshift16_below"])
def test_xorshift16_draws_as_published(case: dict[str, Any]) -> None:
    assert draws("xorshift16", case["start"], case["n"], 12) == case["draws"]


@pytest.mark.parametrize("name", CHIPS)
@pytest.mark.parametrize("n", [1, 2, 3, 4, 10, 300])
def test_draws_are_the_same_as_asking_again_and_again(name: str, n: int) -> None:
    stream = chip(name, 77).draws(n)
    together = [next(stream) for _ in range(50)]
    assert together == draws(name, 77, n, 50)
    assert all(0 <= value < n for value in together)


@pytest.mark.parametrize("name", CHIPS)
def test_a_seed_outside_the_chip_is_refused(name: str) -> None:
    limit = CHIPS[name].seed_limit
    chip(name, limit).below(4)
    for seed in (-1, limit + 1, 2**40):
        with pytest.raises(Refusal, match=f"{name} takes a seed from 0 to {limit}, not {seed}"):
            chip(name, seed)


def test_an_unknown_chip_is_refused_and_the_nearest_offered() -> None:
    with pytest.raises(Refusal, match='did you mean "lfsr8"'):
        chip("lfsr", 1)
    with pytest.raises(Refusal, match="there are lfsr8, arcade"):
        chip("a quantum device", 1)
