"""All carvers by name, and how one fills a grid."""

from collections import deque

from retro_maze.maze.carvers import (
    bar_toppling,
    bar_toppling_unruled,
    digging,
    pillar_walk,
    random_walk,
    wall_extending,
)
from retro_maze.maze.carvers.carver import Carver, Growth
from retro_maze.maze.chips import Chip
from retro_maze.maze.grid import Grid
from retro_maze.maze.refusal import check_name

CARVERS: dict[str, Carver] = {
    module.CARVER.name: module.CARVER
    for module in (
        bar_toppling,
        bar_toppling_unruled,
        pillar_walk,
        random_walk,
        wall_extending,
        digging,
    )
}


def grow(name: str, width: int, height: int, chip: Chip) -> tuple[Grid, Growth]:
    """The ground of a maze, and the growth that fills it square by square while it is walked."""
    carver = carver_for(name, width, height)
    grid = carver.ground(width, height)
    return grid, carver.run(grid, chip)


def carve(name: str, width: int, height: int, chip: Chip) -> Grid:
    """A grown maze on a wall grid of width x height squares.

    >>> from retro_maze.maze import chip
    >>> for row in carve("bar-toppling", 9, 7, chip("lfsr8", 37)).text():
    ...     print(row)
    #########
    #.......#
    #####.###
    #.......#
    #.###.#.#
    #...#.#.#
    #########
    """
    carver = carver_for(name, width, height)
    grid = carver.ground(width, height)
    deque(carver.rule(grid, chip), maxlen=0)
    return grid


def carver_for(name: str, width: int, height: int) -> Carver:
    """The carver of that name, if there is one and it can fill a wall grid of that size."""
    check_name("carver", name, CARVERS)
    CARVERS[name].check_size(width, height)
    return CARVERS[name]


__all__ = ["CARVERS", "Carver", "Growth", "carve", "carver_for", "grow"]
