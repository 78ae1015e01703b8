"""Mazes from bytes: grids, chips, carvers and solvers. Pure: no files, no clock, no screen."""

from .carvers import CARVERS, Carver, carve, grow
from .chips import CHIPS, Chip, ChipKind, Script, Watch, chip
from .grid import DOWN, FLOOR, LEFT, LIMIT, RIGHT, UP, WALL, Grid
from .refusal import Refusal, check_name
from .solve import distances, is_perfect, openings, parts, reach, way

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
    "way",
]
