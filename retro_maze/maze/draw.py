"""A maze as text: rows of characters, CSV, plain values for JSON."""

from collections.abc import Collection, Iterator, Sequence

from retro_maze.maze.grid import Grid

STEP = "o"
"""What marks the squares of a way."""


def text(
    grid: Grid,
    wall: str = "#",
    floor: str = ".",
    end: str = "\n",
    trail: Collection[int] = (),
    step: str = STEP,
) -> str:
    """The rows of the grid, each closed by `end`; the squares of `trail` are shown as `step`.

    A character may be any text, such as a full-width block.

    >>> grid = Grid.from_text(["#####", "#...#", "#####"])
    >>> print(text(grid, "██", "  ", trail=[6], step="··"), end="")
    ██████████
    ██··    ██
    ██████████
    """
    if not trail:
        return "".join(row + end for row in grid.text(wall, floor))
    return "".join("".join(row) + end for row in signs(grid, wall, floor, trail, step))


def csv(grid: Grid, end: str = "\n", trail: Collection[int] = ()) -> str:
    """A field a square: 1 wall, 0 floor, 2 on the trail.

    >>> csv(Grid.from_text(["###", "#.#", "###"]))
    '1,1,1\\n1,0,1\\n1,1,1\\n'
    """
    return "".join(",".join(row) + end for row in signs(grid, "1", "0", trail, "2"))


def signs(
    grid: Grid, wall: str, floor: str, trail: Collection[int], step: str
) -> Iterator[list[str]]:
    """Row by row what stands for each square."""
    flat = [wall if square else floor for square in grid.squares]
    for at in trail:
        flat[at] = step
    for first in range(0, len(flat), grid.width):
        yield flat[first : first + grid.width]


def plain(grid: Grid, way: Sequence[int] = ()) -> dict[str, object]:
    """What JSON can hold of a maze: sizes, rows as text, and a way as cells."""
    return {
        "width": grid.width,
        "height": grid.height,
        "columns": grid.columns,
        "rows": grid.rows,
        "maze": grid.text(),
        "way": list(way),
    }
