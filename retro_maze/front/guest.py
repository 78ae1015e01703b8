"""Who plays when nobody does: in films, and when the title rests."""

from collections.abc import Callable
from typing import Protocol

from retro_maze.engine.world import World
from retro_maze.tower.bots.walker import Walker
from retro_maze.tower.floor import Tower, room_of
from retro_maze.tower.game import Game

LARGEST = 400  # cells of a floor on which there is time to think
DELAY = 10  # ticks that it reacts late: a good player's


class Guest(Protocol):
    def pad(self, world: World) -> int:
        """The buttons to hold in the next tick."""
        ...


Invite = Callable[[World, Tower, Game], Guest]


def guest(world: World, tower: Tower, game: Game) -> Guest:
    """A fair player, who goes for the strongbox too; on vast floors one that only walks."""
    from retro_maze.tower.bots.fair import Fair  # read only when somebody plays

    if world.columns * world.rows > LARGEST:
        return Walker()
    return Fair(world, room_of(tower, game.floor), game.kit, DELAY)


def walker(world: World, tower: Tower, game: Game) -> Guest:
    """One that goes to the key and to the hatch, whatever is in the way."""
    return Walker()
