"""The whole tower, climbed by a fair player in Story: floor by floor, with what it found."""

from collections.abc import Iterator
from typing import NamedTuple

from retro_maze.engine.stage import SECOND
from retro_maze.engine.world import World
from retro_maze.tower.bots.fair import Fair
from retro_maze.tower.bots.paces import hopeless, owed, rings
from retro_maze.tower.floor import Tower, room_of
from retro_maze.tower.game import ANSWER, NUDGE, RIDDLE, Game
from retro_maze.tower.rooms import Room
from retro_maze.tower.treasures import TREASURES

TRIES = 4  # at a strongbox, before the floor is left without it ...
REQUIRED_TRIES = 20  # ... that holds a required treasure
MOST_TRIES = 40  # at a floor


class Stay(NamedTuple):
    """How a floor went, over all tries."""

    floor: int
    delay: int  # the player's
    tries: int
    deaths: int  # those undone by a spare spring too
    ticks: int
    hints: int  # that were taken, each as soon as it was free
    box: bool
    cleared: bool


def climb(tower: Tower, delay: int, first: int = 1, last: int = 0) -> Iterator[Stay]:
    """Plays the floors in their order; ends at one that is not cleared."""
    game = Game()
    for floor in range(first, (last or tower.floors) + 1):
        stay = stay_on(tower, game, floor, delay)
        yield stay
        if not stay.cleared:
            return


def stay_on(tower: Tower, game: Game, floor: int, delay: int) -> Stay:
    """Plays a floor until it is cleared; the strongbox is given up after some tries."""
    game.enter(tower, floor)
    room = room_of(tower, floor)
    wanted = REQUIRED_TRIES if requires(room) else TRIES
    deaths, began, cleared, tries = 0, game.ticks, False, 0
    while not cleared and tries < MOST_TRIES:
        world = game.world(tower)
        box = tries < wanted
        tries += 1
        play(game, world, Fair(world, room, game.kit, delay, box, tries))
        deaths += falls(world)
        cleared = world.outcome == "cleared" and not (box and requires(room) and lacks(world))
    opened, hints = floor in game.opened, game.hint - RIDDLE
    return Stay(floor, delay, tries, deaths, game.ticks - began, hints, opened, cleared)


def requires(room: Room) -> bool:
    """Whether the strongbox holds what the end of the tower needs."""
    return bool(room.treasure) and TREASURES[room.treasure].tier == "required"


def lacks(world: World) -> bool:
    """Whether the strongbox of a floor that was left is still shut."""
    return owed(world) and not rings(world)


def falls(world: World) -> int:
    """Deaths in a try, those undone by a spring too."""
    return world.player.gear.springs - world.player.springs + (world.outcome in ("dead", "lost"))


def play(game: Game, world: World, player: Fair) -> None:
    """One try: to the floor's end, or until the strongbox can not be had any more."""
    while not world.outcome:
        game.note(world, world.step(player.pad(world)))
        if world.tick % SECOND == 0 and player.wish.owed(world):
            _take_hints(game)
        if player.wish.box and spoilt(world, player):
            game.rewind()
            return


def _take_hints(game: Game) -> None:
    """Reads every hint that costs nothing by now."""
    for step in (NUDGE, ANSWER):
        if game.hint < step and not game.price(step):
            game.ask(step)


def spoilt(world: World, player: Fair) -> bool:
    """Whether the strongbox can not be had any more in this try."""
    return hopeless(world) or (owed(world) and world.player.has_key and player.stuck(world))
