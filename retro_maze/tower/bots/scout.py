"""What the ways of one floor take, in ticks, and the player's blade."""

from collections.abc import Callable
from typing import Any, TypeVar

from retro_maze.engine.actors import CELL
from retro_maze.engine.stage import Stage
from retro_maze.tower.bots.atlas import Atlas, Cells

NEVER = 20_000  # ticks: it can not be done from here

Known = TypeVar("Known")


class Scout:
    """Measures walks; `shut` holds cells that must not be stepped on at the moment."""

    def __init__(self) -> None:
        self.atlas = Atlas()
        self.shut: Cells = ()
        self.mapped = True  # every wall is known: worth a table of all meetings with an Echo
        self.known: dict[tuple[object, ...], Any] = {}

    def recall(self, name: tuple[object, ...], find: Callable[[], Known]) -> Known:
        """What was found under a name, or is found now."""
        if name not in self.known:
            self.known[name] = find()
        found: Known = self.known[name]
        return found

    def walk(self, stage: Stage, *goals: int) -> int:
        """Ticks the player needs to the nearest of some cells."""
        return self.atlas.way(stage, stage.player, goals, self.shut) // stage.player.gear.speed

    def between(self, stage: Stage, start: int, *goals: int) -> int:
        """Ticks the player needs from a cell to the nearest of some others."""
        return self.atlas.table(stage, goals, self.shut)[start] * self.cell_ticks(stage)

    def cell_ticks(self, stage: Stage) -> int:
        """Ticks the player needs for a cell."""
        return CELL // stage.player.gear.speed


def blade_left(stage: Stage, wanted: str) -> int:
    """Ticks until the blade can be as wanted: "in", "out" or "any"."""
    player = stage.player
    if wanted in ("any", player.blade):
        return 0
    if wanted == "out":
        return player.blade_ticks if player.blade == "draw" else player.gear.draw
    return player.blade_ticks if player.blade == "sheathe" else player.gear.sheathe


def sill(stage: Stage) -> tuple[int, ...]:
    """The cells joined to the hatch."""
    ways = (way for way in range(4) if stage.doors[stage.hatch] >> way & 1)
    return tuple(stage.beyond(stage.hatch, way) for way in ways)
