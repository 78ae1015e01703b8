"""Short pictures that an event leaves in its place: a hit, a puff, a clang, dust."""

from typing import NamedTuple

from retro_maze.engine.events import Event
from retro_maze.front.view import sprites


class Puff(NamedTuple):
    """A strip that is played once."""

    name: str
    pace: int  # ticks a picture
    dy: int = 0  # pixels below the place of the event


PUFFS = {  # by the event's kind
    "kill": Puff("puff", 6),
    "expose": Puff("puff", 6),
    "wind_up": Puff("puff", 5),
    "phase": Puff("puff", 8, -4),
    "struck": Puff("hit", 3),
    "cross": Puff("hit", 3),
    "clank": Puff("clang", 5),
    "block": Puff("clang", 5),
    "coat": Puff("clang", 5),
    "fizzle": Puff("hit", 3),
    "wall_break": Puff("dust", 6),
    "slide": Puff("dust", 5, 2),
    "spring": Puff("dust", 4, 2),
}


THUMP = Puff("dust", 6)  # on both sides of a strongbox that lands


class Puffs:
    """All that play now."""

    def __init__(self) -> None:
        self.all: list[tuple[Puff, int, int, int]] = []  # puff, x, y, the tick it began

    def note(self, events: list[Event], tick: int) -> None:
        for event in events:
            if event.kind in PUFFS:
                puff = PUFFS[event.kind]
                self.throw(puff, 8 + event.x // 8, 8 + puff.dy + event.y // 8, tick)

    def throw(self, puff: Puff, x: int, y: int, tick: int) -> None:
        """One puff in the box at a pixel of the floor's picture."""
        self.all.append((puff, x, y, tick))

    def forget(self, tick: int) -> None:
        """Drops what has been played."""
        self.all = [one for one in self.all if tick - one[3] < _length(one[0])]

    def draw(self, tick: int) -> None:
        for puff, x, y, began in self.all:
            if tick - began < _length(puff):
                sprites.draw(puff.name, (tick - began) // puff.pace, x, y)


def _length(puff: Puff) -> int:
    return puff.pace * len(sprites.SPRITES[puff.name])
