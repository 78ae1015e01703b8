"""A maze as text."""

from .grid import Grid


def text(grid: Grid, wall: str = "#", floor: str = ".", end: str = "\n") -> str:
    """The rows of the grid, each closed by `end`."""
    return "".join(row + end for row in grid.text(wall, floor))
