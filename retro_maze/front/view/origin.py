"""What makes a floor what it is, for a report or a friend: byte, carver, chip and versions."""

import pyxel

from retro_maze import __version__
from retro_maze.front.view import letters, palette
from retro_maze.front.words import Words
from retro_maze.tower.floor import GENERATION
from retro_maze.tower.table import Table

PITCH = 12
HIGH = 3 * PITCH


def draw(middle: int, top: int, say: Words, table: Table, floor: int, byte: int) -> None:
    """Three lines, centred on `middle`."""
    made = say("made_by", carver=table.carver, chip=table.chip)
    lines = (
        ("   ".join((say("floor", n=floor), say("byte", byte=byte))), palette.BRASS),
        (f"{made}, {say('generation', n=GENERATION)}", palette.STEEL),
        (say("versions", ours=__version__, pyxel=pyxel.VERSION), palette.SLATE),
    )
    for row, (line, colour) in enumerate(lines):
        letters.centred(middle, top + PITCH * row, line, colour)
