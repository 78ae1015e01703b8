"""The Daily Minute: ten floors of the tower that a date draws, the same ones everywhere."""

from zlib import crc32

from retro_maze.maze import chip
from retro_maze.tower.floor import Tower
from retro_maze.tower.game import Game, collected
from retro_maze.tower.modes import DAILY
from retro_maze.tower.treasures import Kit

FLOORS = 10
BANDS, BAND_FLOORS = 6, 10
LAST = 58  # the boss and the bell belong to the climb, and have no part in this


def daily_floors(date: str) -> tuple[int, ...]:
    """Ten floors, ascending, for a date as the front writes it, such as 2026-12-01: one of each
    band, then four of those that are left."""
    drawn = crc32(f"daily {date}".encode())
    dice = chip("xorshift16", (drawn ^ drawn >> 16) & 0xFFFF)
    floors: list[int] = []
    for band in range(BANDS):
        first = band * BAND_FLOORS + 1
        floors.append(first + dice.below(min(BAND_FLOORS, LAST + 1 - first)))
    left = [floor for floor in range(1, LAST + 1) if floor not in floors]
    while len(floors) < FLOORS:
        floors.append(left.pop(dice.below(len(left))))
    return tuple(sorted(floors))


def daily_kit(tower: Tower) -> Kit:
    """What a full collector carries: all that lies in the tower."""
    return collected(tower, tower.floors + 1)


def daily_game(tower: Tower, date: str) -> Game:
    """The playthrough of a date, before its first floor."""
    game = Game(DAILY)
    game.route = daily_floors(date)
    game.floor = game.reached = game.route[0]
    game.last, game.kit = tower.floors, daily_kit(tower)
    return game
