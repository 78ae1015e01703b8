"""A copy of a world in play, quick enough to be made thousands of times for looking ahead."""

from typing import TypeVar

from retro_maze.engine.actors import Monster, Mover, Player
from retro_maze.engine.pad import Held
from retro_maze.engine.stage import Bolt
from retro_maze.engine.world import World
from retro_maze.maze.chips import Xorshift16
from retro_maze.tower.conditions import Condition
from retro_maze.tower.trial import Trial

Slotted = TypeVar("Slotted", bound=Mover | Held | Xorshift16)


def clone(world: World, monsters: list[Monster] | None = None) -> World:
    """A world with the same future that shares nothing with the first that ever changes; with
    `monsters`: as if only these of the first's were there."""
    twin = World.__new__(World)
    twin.__dict__.update(world.__dict__)
    twin.maze = world.maze.copy()
    twin.doors = world.doors[:]
    twin.player = _player(world.player)
    twin.streams = {family: _twin(stream, CHIP) for family, stream in world.streams.items()}
    kept = world.monsters if monsters is None else monsters
    twin.monsters = [_monster(monster, twin.streams) for monster in kept]
    pairs = zip(twin.monsters, kept, strict=True) if world.killed else ()
    twin.killed = [new for new, old in pairs if old in world.killed]
    twin.bolts = [_twin(bolt, BOLT) for bolt in world.bolts]
    twin.fires = dict(world.fires)
    twin.events = list(world.events)
    if isinstance(world.law, Trial):
        twin.law = _trial(world.law)
    return twin


CHIP = Xorshift16.__slots__
BOLT = Mover.__slots__ + Bolt.__slots__
MONSTER = Mover.__slots__ + Monster.__slots__
PLAYER = Mover.__slots__ + Player.__slots__


def _twin(one: Slotted, names: tuple[str, ...]) -> Slotted:
    """Another of the same kind with the same fields."""
    kind = type(one)
    twin = kind.__new__(kind)
    for name in names:
        setattr(twin, name, getattr(one, name))
    return twin


def _player(player: Player) -> Player:
    twin = _twin(player, PLAYER)
    twin.held = _twin(player.held, Held.__slots__)
    twin.held.order = list(player.held.order)
    return twin


def _monster(monster: Monster, streams: dict[str, Xorshift16]) -> Monster:
    twin = _twin(monster, MONSTER)
    twin.chip = streams[monster.record.family]
    return twin


def _trial(trial: Trial) -> Trial:
    twin = type(trial).__new__(type(trial))
    twin.__dict__.update(trial.__dict__)
    twin.conditions = [_condition(condition) for condition in trial.conditions]
    return twin


def _condition(condition: Condition) -> Condition:
    twin = type(condition).__new__(type(condition))
    twin.__dict__.update(condition.__dict__)
    twin.memory = list(condition.memory)
    return twin
