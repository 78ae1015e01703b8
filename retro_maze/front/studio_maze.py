"""Mazes as PNG pictures, drawn by Pyxel without a screen; one picture a process.

Never in a browser: this module uses what only newer Pyxel has.
"""

from collections.abc import Collection, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

import pyxel

from retro_maze.front import unseen
from retro_maze.maze import Grid, draw, draw_poster
from retro_maze.maze.draw_page import INK, PAPER, THREAD
from retro_maze.maze.draw_poster import BANDS, GROUND, LABEL, LETTER, LETTERS, MARGIN, Sheet
from retro_maze.maze.solve import trail

COLOURS = (INK, PAPER, THREAD)
WALL, FLOOR, STEP = "012"  # as digits of Pyxel's picture text
BROADEST = 2048  # pixels
LARGEST_SQUARE = 8  # pixels


def maze_png(grid: Grid, trail: Collection[int] = ()) -> bytes:
    """A PNG of a maze, as large as is handy, with the squares of `trail` marked."""
    rows = draw.text(grid, WALL, FLOOR, "\n", trail, STEP).split()
    scale = min(LARGEST_SQUARE, BROADEST // max(grid.width, grid.height)) or 1
    return png(open_picture(rows), scale)


def poster_png(sheet: Sheet, title: str, scale: int) -> bytes:
    """A PNG of many mazes, as draw_poster lays them out."""
    pixels = [["0"] * sheet.width for _ in range(sheet.height)]
    for exhibit, x, y, band in sheet.places():
        rows = draw.signs(exhibit.grid, str(3 + band), "0", trail(exhibit.grid, exhibit.way), "2")
        for number, row in enumerate(rows):
            pixels[y + number][x : x + exhibit.grid.width] = row
    colours = (GROUND, LETTERS, draw_poster.THREAD, *BANDS)
    picture = open_picture(map("".join, pixels), colours)
    picture.text(MARGIN, MARGIN, title, 1)
    for exhibit, x, y, _ in sheet.places():
        picture.text(x, y - LABEL, exhibit.name, 1)
        picture.text(
            x + exhibit.grid.width - LETTER * len(exhibit.note), y - LABEL, exhibit.note, 2
        )
    return png(picture, scale)


def open_picture(rows: Iterable[str], colours: Iterable[str] = COLOURS) -> pyxel.Image:
    """Starts Pyxel in these colours (#rrggbb); a picture of `rows`, a hexadecimal digit a pixel."""
    unseen.start(8, 8)
    for number, colour in enumerate(colours):
        pyxel.colors[number] = int(colour[1:], 16)
    rows = list(rows)
    picture = pyxel.Image(len(rows[0]), len(rows))
    picture.set(0, 0, rows)
    return picture


def png(picture: pyxel.Image, scale: int) -> bytes:
    """The picture with `scale` pixels for each of its own."""
    with TemporaryDirectory() as folder:
        picture.save(f"{folder}/picture.png", scale)
        return Path(folder, "picture.png").read_bytes()
