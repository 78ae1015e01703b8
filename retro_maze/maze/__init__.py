"""Mazes from bytes. Pure: no files, no clock, no screen, integers only.

A carver fills a wall grid of width x height squares (2n + 1 for n cells) with a chip's draws:

>>> maze = carve("digging", 11, 7, chip("msvc-rand", 42))
>>> print(*maze.text(), sep=chr(10))
###########
#...#.....#
###.#.###.#
#...#.#.#.#
#.###.#.#.#
#.....#...#
###########
>>> steps = distances(maze, 0)
>>> far = steps.index(max(steps))
>>> len(way(maze, 0, far)), trail(maze, way(maze, 0, far))[:3]
(15, [12, 13, 14])

Wrong names, sizes and seeds raise Refusal, a ValueError whose text is one sentence. Beside what
is here: `survey` judges a maze, `draw` and `draw_page` put it on paper.
"""

from retro_maze.maze.carvers import CARVERS, Carver, carve, grow
from retro_maze.maze.chips import CHIPS, Chip, ChipKind, Script, Watch, chip
from retro_maze.maze.grid import DOWN, FLOOR, LEFT, LIMIT, RIGHT, UP, WALL, Grid
from retro_maze.maze.refusal import Refusal, check_name
from retro_maze.maze.solve import distances, is_perfect, openings, parts, reach, trail, way

__all__ = [
    "CARVERS",
    "CHIPS",
    "DOWN",
    "FLOOR",
    "LEFT",
    "LIMIT",
    "RIGHT",
    "UP",
    "WALL",
    "Carver",
    "Chip",
    "ChipKind",
    "Grid",
    "Refusal",
    "Script",
    "Watch",
    "carve",
    "check_name",
    "chip",
    "distances",
    "grow",
    "is_perfect",
    "openings",
    "parts",
    "reach",
    "trail",
    "way",
]
