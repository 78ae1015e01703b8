"""Many mazes on one sheet, each with two words above it. Lengths are in squares of the mazes."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from retro_maze.maze.draw_page import escape, wall_bars, way_path
from retro_maze.maze.grid import Grid

GROUND, LETTERS, THREAD = "#16172b", "#fff1e8", "#ffec27"
BANDS = "#5678c0", "#2c8c84", "#568c3c", "#b4603a", "#a84c70", "#7c60b4"
"""The walls of each row of mazes; after the last the first again."""

ABREAST = 10
MARGIN, GAP = 6, 5
HEAD, LABEL = 12, 7  # heights of the title's line and of a label's
LETTER = 4  # the width of a letter


class Exhibit(NamedTuple):
    """A maze, what stands above it to the left and to the right, and a way in it."""

    grid: Grid
    name: str
    note: str
    way: list[int]


class Sheet:
    """Where everything lies: x and y of each maze's top left corner."""

    def __init__(self, exhibits: Sequence[Exhibit]) -> None:
        widest = max(max(e.grid.width, LETTER * len(e.name + " " + e.note)) for e in exhibits)
        highest = max(e.grid.height for e in exhibits)
        abreast = min(ABREAST, len(exhibits))
        self.across, self.down = widest + GAP, LABEL + highest + GAP
        self.width = 2 * MARGIN + abreast * self.across - GAP
        self.height = 2 * MARGIN + HEAD + -(-len(exhibits) // abreast) * self.down - GAP
        self.exhibits = exhibits
        self.abreast = abreast

    def places(self) -> Iterator[tuple[Exhibit, int, int, int]]:
        """Each exhibit with the x and y of its maze and the number of its row."""
        for number, exhibit in enumerate(self.exhibits):
            row, column = divmod(number, self.abreast)
            y = MARGIN + HEAD + row * self.down + LABEL
            yield exhibit, MARGIN + column * self.across, y, row % len(BANDS)


def svg(sheet: Sheet, title: str, scale: int = 3) -> str:
    """The sheet as a picture of `scale` pixels a square."""
    mazes = "".join(_exhibit(*place) for place in sheet.places())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{sheet.width * scale}"'
        f' height="{sheet.height * scale}" viewBox="0 0 {sheet.width} {sheet.height}"'
        f' role="img" font-family="monospace" font-size="6" fill="{LETTERS}">\n'
        f"<title>{escape(title)}</title>\n"
        f'<rect width="{sheet.width}" height="{sheet.height}" fill="{GROUND}"/>\n'
        f'<text x="{MARGIN}" y="{MARGIN + 6}" font-size="8">{escape(title)}</text>\n'
        f"{mazes}</svg>\n"
    )


def _exhibit(exhibit: Exhibit, x: int, y: int, band: int) -> str:
    grid = exhibit.grid
    return (
        f'<g transform="translate({x} {y})">\n'
        f'<text y="-2">{escape(exhibit.name)}</text>\n'
        f'<text x="{grid.width}" y="-2" text-anchor="end" fill="{THREAD}">'
        f"{escape(exhibit.note)}</text>\n"
        f'<path fill="{BANDS[band]}" shape-rendering="crispEdges" d="{wall_bars(grid)}"/>\n'
        f"{way_path(grid, exhibit.way, THREAD)}</g>\n"
    )
