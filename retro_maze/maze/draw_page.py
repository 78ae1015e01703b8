"""A maze for the web: an HTML table and an SVG picture."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from retro_maze.maze.draw import text
from retro_maze.maze.grid import WALL, Grid
from retro_maze.maze.solve import trail

INK, PAPER, THREAD = "#1d2b53", "#fff1e8", "#ff004d"

PAGE = """\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
table {{ border-collapse: collapse; margin: 1em auto; }}
caption {{ font: 1em sans-serif; padding: .5em; }}
td {{ width: 10px; min-width: 10px; height: 10px; padding: 0; font: 8px/10px monospace; }}
.w {{ background: {ink}; color: {ink}; }}
.f {{ background: {paper}; color: {paper}; }}
.t {{ background: {thread}; color: {thread}; }}
</style>
</head>
<body>
<table>
<caption>{title}. {legend}</caption>
<tbody>
{rows}</tbody>
</table>
</body>
</html>
"""


def html(grid: Grid, title: str, way: Sequence[int] = ()) -> str:
    """A page with one table, a cell of it a square. Colours are styles and each cell also holds
    a letter, so that nothing is lost on a reader, without styles, or in a copied text."""
    cells = '<td class="w">#</td>', '<td class="f">.</td>', '<td class="t">o</td>'
    rows = text(grid, cells[0], cells[1], "</tr>\n<tr>", trail(grid, way), cells[2])
    legend = "# is wall, . is floor" + (", o is the way" if way else "")
    return PAGE.format(
        title=escape(title),
        ink=INK,
        paper=PAPER,
        thread=THREAD,
        legend=legend,
        rows="<tr>" + rows.removesuffix("<tr>"),
    )


def svg(grid: Grid, title: str, way: Sequence[int] = (), scale: int = 8) -> str:
    """A picture of `scale` pixels a square; one unit of its drawing is a square."""
    width, height = grid.width, grid.height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * scale}"'
        f' height="{height * scale}" viewBox="0 0 {width} {height}" role="img">\n'
        f"<title>{escape(title)}</title>\n"
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>\n'
        f'<path fill="{INK}" shape-rendering="crispEdges" d="{wall_bars(grid)}"/>\n'
        f"{way_path(grid, way)}</svg>\n"
    )


def wall_bars(grid: Grid) -> str:
    """All walls as the data of one SVG path: a bar for each run of wall in a row."""
    return "".join(f"M{x} {y}h{run}v1h-{run}z" for x, y, run in wall_runs(grid))


def way_path(grid: Grid, way: Sequence[int], colour: str = THREAD) -> str:
    """A way as an SVG line through the middles of its squares; nothing for no way."""
    if not way:
        return ""
    squares = [divmod(grid.square(cell), grid.width) for cell in way]
    points = " ".join(f"{x}.5,{y}.5" for y, x in squares)
    return (
        f'<polyline fill="none" stroke="{colour}" stroke-width=".6"'
        f' stroke-linejoin="round" stroke-linecap="round" points="{points}"/>\n'
    )


def wall_runs(grid: Grid) -> Iterator[tuple[int, int, int]]:
    """Each run of wall in a row: x and y of its left end, and its length."""
    for y in range(grid.height):
        x = 0
        for square, group in groupby(grid.squares[y * grid.width : (y + 1) * grid.width]):
            length = len(list(group))
            if square == WALL:
                yield x, y, length
            x += length


def escape(words: str) -> str:
    """Text as it may stand in HTML and SVG."""
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
