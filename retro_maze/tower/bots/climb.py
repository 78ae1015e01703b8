"""The whole tower, climbed by a fair player in Story: floor by floor, with what it found."""

from collections.abc import Iterator
from typing import NamedTuple

from retro_maze.engine.world import World
from retro_maze.tower.bots.fair import Fair
from retro_maze.tower.bots.paces import owed, rings
from retro_maze.tower.floor import Tower, room_of
from retro_maze.tower.game import Game
from retro_maze.tower.treasures import TREASURES
from retro_maze.tower.trial import Trial

TRIES = 4  # at a strongbox, before the floor is left without it ...
REQUIRED_TRIES = 20  # ... that holds a required treasure
MOST_TRIES = 60  # at a floor


class Stay(NamedTuple):
    """How a floor went: tries, deaths, ticks over all tries, and whether the strongbox opened."""

    floor: int
    tries: int
    deaths: int
    ticks: int
    box: bool
    cleared: bool


def climb(tower: Tower, delay: int, first: int = 1, last: int = 0) -> Iterator[Stay]:
    """Plays the floors in their order; ends at one that is not cleared."""
    game = Game()
    for floor in range(first, (last or tower.floors) + 1):
        game.enter(tower, floor)
        stay = stay_on(tower, game, delay)
        yield stay
        if not stay.cleared:
            return


def stay_on(tower: Tower, game: Game, delay: int) -> Stay:
    """Plays the game's floor until it is cleared."""
    room = room_of(tower, game.floor)
    required = room.treasure and TREASURES[room.treasure].tier == "required"
    before, began = game.deaths, game.ticks
    for tries in range(1, MOST_TRIES + 1):
        world = game.world(tower)
        box = tries <= (REQUIRED_TRIES if required else TRIES)
        play(game, world, Fair(world, room, game.kit, delay + tries // 4, box))
        if world.outcome == "cleared" and (rings(world) or not (box and required and owed(world))):
            break
    opened = game.floor in game.opened
    cleared = world.outcome == "cleared"
    return Stay(game.floor, tries, game.deaths - before, game.ticks - began, opened, cleared)


def play(game: Game, world: World, player: Fair) -> None:
    """One try: to the floor's end, or until the strongbox can not be had any more."""
    while not world.outcome:
        game.note(world, world.step(player.pad(world)))
        if player.wish.box and spoilt(world, player):
            game.rewind()
            return


def spoilt(world: World, player: Fair) -> bool:
    """Whether the strongbox can not be had any more in this try."""
    failed = isinstance(world.law, Trial) and world.law.failed
    return failed or (owed(world) and world.player.has_key and player.stuck(world))
