"""A maze on paper: the same maze in every form."""

import csv
import io
import json
import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from retro_maze.maze import Grid, carve, chip, draw, draw_page, way

GRID = carve("digging", 12, 8, chip("msvc-rand", 7))
WAY = way(GRID, 0, 14)
TRAIL = [13, 14, 15]


def test_text_uses_the_characters_and_line_ends_asked_for() -> None:
    plain = draw.text(GRID)
    assert plain.splitlines() == GRID.text()
    assert draw.text(GRID, "@", " ") == plain.replace("#", "@").replace(".", " ")
    assert draw.text(GRID, "██", "  ").count("██") == plain.count("#")
    assert draw.text(GRID, end="\r\n") == plain.replace("\n", "\r\n")


def test_a_trail_is_marked_and_nothing_else_changes() -> None:
    marked = draw.text(GRID, trail=TRAIL)
    assert marked.count("o") == 3
    assert marked.replace("o", ".") == draw.text(GRID)


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_csv_reads_back_as_the_squares(end: str) -> None:
    rows = list(csv.reader(io.StringIO(draw.csv(GRID, end), newline="")))
    assert [int(field) for row in rows for field in row] == list(GRID.squares)
    assert draw.csv(GRID, end).count(end) == GRID.height
    assert draw.csv(GRID, trail=TRAIL).count("2") == 3


def test_plain_values_survive_json() -> None:
    values = json.loads(json.dumps(draw.plain(GRID, WAY)))
    assert Grid.from_text(values["maze"]) == GRID
    assert (values["width"], values["columns"], values["way"]) == (12, 5, WAY)


class Table(HTMLParser):
    """Collects the rows of a table as text, and every tag."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag == "tr":
            self.rows.append("")

    def handle_data(self, data: str) -> None:
        if self.tags[-1:] == ["td"]:
            self.rows[-1] += data.strip()


def test_html_is_a_table_that_reads_without_colours() -> None:
    page = draw_page.html(GRID, "A <maze> & more")
    table = Table()
    table.feed(page)
    assert table.rows == GRID.text()
    assert table.tags.count("caption") == 1
    assert '<html lang="en">' in page
    assert "<title>A &lt;maze&gt; &amp; more</title>" in page


def test_svg_fills_exactly_the_walls_and_draws_the_way() -> None:
    root = ElementTree.fromstring(draw_page.svg(GRID, "Maze", WAY))
    name = "{http://www.w3.org/2000/svg}"
    path = root.find(f"{name}path")
    line = root.find(f"{name}polyline")
    assert path is not None
    assert line is not None
    drawn = bytearray(len(GRID.squares))
    for x, y, run in re.findall(r"M(\d+) (\d+)h(\d+)", path.get("d", "")):
        at = int(y) * GRID.width + int(x)
        drawn[at : at + int(run)] = b"\1" * int(run)
    assert drawn == GRID.squares
    assert len(line.get("points", "").split()) == len(WAY)
    assert root.findtext(f"{name}title") == "Maze"
