"""All carvers by name, and how one fills a grid."""

from collections import deque

from retro_maze.maze.chips import Chip
from retro_maze.maze.grid import Grid, check_size
from retro_maze.maze.refusal import check_name

from . import bar_toppling, pillar_walk
from .carver import Carver, Growth

CARVERS = {module.CARVER.name: module.CARVER for module in (bar_toppling, pillar_walk)}


def grow(name: str, width: int, height: int, chip: Chip) -> tuple[Grid, Growth]:
    """The ground of a maze, and the growth that fills it square by square while it is walked."""
    check_name("carver", name, CARVERS)
    carver = CARVERS[name]
    check_size(width, height)
    carver.check_size(width, height)
    grid = carver.ground(width, height)
    return grid, carver.run(grid, chip)


def carve(name: str, width: int, height: int, chip: Chip) -> Grid:
    """A grown maze on a wall grid of width x height squares.

    >>> from retro_maze.maze import chip
    >>> print(*carve("bar-toppling", 9, 7, chip("lfsr8", 37)).text(), sep="\\n")
    """
    grid, growth = grow(name, width, height, chip)
    deque(growth, maxlen=0)
    return grid


__all__ = ["CARVERS", "Carver", "Growth", "carve", "grow"]
