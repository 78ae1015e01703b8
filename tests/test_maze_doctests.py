"""The examples in the maze room's docstrings say the truth."""

import doctest
import importlib
import pkgutil

import pytest

from retro_maze import maze

MODULES = [module.name for module in pkgutil.walk_packages(maze.__path__, "retro_maze.maze.")]


@pytest.mark.parametrize("name", ["retro_maze.maze", *MODULES])
def test_the_examples_of_a_module_come_out(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
