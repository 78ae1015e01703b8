"""Who plays when nobody does."""

from retro_maze.engine.world import World
from retro_maze.front.guest import LARGEST, guest, walker
from retro_maze.front.scenes.demo import FLOORS, TICKS
from retro_maze.shelf import load_tower
from retro_maze.tower.bots.fair import Fair
from retro_maze.tower.bots.walker import Walker
from retro_maze.tower.floor import Tower
from retro_maze.tower.game import Game, collected


def begun(tower: Tower, floor: int) -> tuple[World, Game]:
    game = Game()
    game.enter(tower, floor)
    game.kit = collected(tower, floor)
    return game.world(tower), game


def test_on_a_usual_floor_a_fair_player_plays_and_on_a_vast_one_somebody_who_walks() -> None:
    bell = load_tower("bell")
    world, game = begun(bell, 1)
    assert isinstance(guest(world, bell, game), Fair)
    assert isinstance(walker(world, bell, game), Walker)
    vast = bell._replace(table=bell.table._replace(columns=LARGEST // 9 + 1))
    assert isinstance(guest(*_with(begun(vast, 1), vast)), Walker)


def _with(begun: tuple[World, Game], tower: Tower) -> tuple[World, Tower, Game]:
    return begun[0], tower, begun[1]


def test_what_the_title_shows_is_worth_looking_at() -> None:
    """On the first of its floors the strongbox is opened while it is shown."""
    bell = load_tower("bell")
    world, game = begun(bell, FLOORS[0])
    player = guest(world, bell, game)
    for _ in range(TICKS):
        if not world.outcome:
            world.step(player.pad(world))
    assert world.chest_taken
