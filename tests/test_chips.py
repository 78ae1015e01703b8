"""Every chip draws what its source drew."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from retro_maze.maze import CHIPS, Refusal, Script, Watch, chip
from retro_maze.maze.chips import GetRandom, as_double

SEEDED = [name for name, kind in CHIPS.items() if kind.seed_limit >= 0]
VECTORS = json.loads((Path(__file__).parent / "vectors" / "chips.json").read_text())


def draws(name: str, seed: int, n: int, count: int) -> list[int]:
    one = chip(name, seed)
    return [one.below(n) for _ in range(count)]


def test_the_8_bit_register_runs_as_published() -> None:
    register = chip("arcade", 0)
    seen = []
    for _ in VECTORS["lfsr8_register_from_seed_0"]:
        register.below(4)
        seen.append(register.register)
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


@pytest.mark.parametrize("case", VECTORS["get_random_below"])
def test_get_random_draws_as_published(case: dict[str, Any]) -> None:
    assert draws("get-random", case["seed"], case["n"], 20) == case["draws"]


def test_msvc_rand_draws_as_published() -> None:
    assert draws("msvc-rand", 1, 2**15, 10) == VECTORS["msvc_rand_seed_1"]


def test_the_number_chain_of_a_powershell_article_comes_out() -> None:
    """Each number that `Get-Random -SetSeed` prints seeds the next."""
    number, chain = 10, []
    for _ in range(5):
        number = GetRandom(number).first
        chain.append(number)
    assert chain == VECTORS["get_random_set_seed_10_chain"]


@settings(deadline=None)
@given(number=st.integers(0, 2**31 - 2), n=st.integers(1, 2**31 - 1))
@example(number=2**31 - 2, n=2**31 - 1)
@example(number=2**30, n=3)
def test_get_random_scales_its_numbers_as_doubles_do(number: int, n: int) -> None:
    double = int(number * (1.0 / 2147483647) * n)
    assert as_double(as_double(number * (2**31 + 1)) * n) >> 62 == double


@settings(deadline=None)
@given(st.integers(0, 2**100))
def test_a_whole_number_is_rounded_as_a_double(value: int) -> None:
    assert as_double(value) == int(float(value))


@pytest.mark.parametrize("name", SEEDED)
@pytest.mark.parametrize("n", [1, 2, 3, 4, 10, 300])
def test_draws_are_the_same_as_asking_again_and_again(name: str, n: int) -> None:
    stream = chip(name, 77).draws(n)
    together = [next(stream) for _ in range(50)]
    assert together == draws(name, 77, n, 50)
    assert all(0 <= value < n for value in together)


@pytest.mark.parametrize("name", SEEDED)
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


def test_a_script_gives_its_choices_and_refuses_to_give_more() -> None:
    script = chip("script", [0, 3, 1])
    assert [script.below(4) for _ in range(3)] == [0, 3, 1]
    with pytest.raises(Refusal, match="the script ends after 3 choices"):
        script.below(4)


def test_a_choice_that_does_not_fit_is_refused() -> None:
    script = Script([1, 4])
    script.below(4)
    with pytest.raises(Refusal, match="choice 2 of the script is 4; 0 to 3 is needed"):
        script.below(4)


def test_a_script_starts_from_a_list_and_other_chips_from_a_number() -> None:
    with pytest.raises(Refusal, match="script takes a list of choices, not 5"):
        chip("script", 5)
    with pytest.raises(Refusal, match="lfsr8 takes a seed from 0 to 255"):
        chip("lfsr8", [1, 2])


@pytest.mark.parametrize("name", SEEDED)
def test_a_watched_chip_draws_the_same_and_tells_it(name: str) -> None:
    watch = Watch(chip(name, 9))
    drawn = [watch.below(4) for _ in range(10)]
    assert drawn == draws(name, 9, 4, 10)
    assert [value for value, _ in watch.take()] == drawn
    assert watch.take() == []
