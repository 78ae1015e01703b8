"""A run through a floor, found by trying: a beam of copied worlds, half a cell a level.

It looks into the real future, so what it finds is a witness (that a floor can be done), not a fair
game. Equal worlds give equal runs.
"""

from collections.abc import Iterator

from retro_maze.engine.actors import CELL
from retro_maze.engine.world import World
from retro_maze.tower.bots.aims import Leave
from retro_maze.tower.bots.clone import clone
from retro_maze.tower.bots.paces import clumsy, mark, pads

HALF = CELL // 2
PAIN = 14  # ticks that a lost hit point is worth
SPRING = 3000  # ticks that a spent spare spring is worth
A_CELL = 4  # worlds kept at most with the player on one cell


class Node:
    """A world, the pads that led to it from its parent's, and what it is worth (less is better)."""

    __slots__ = ("cost", "pads", "parent", "style", "world")

    def __init__(self, world: World, parent: "Node | None", run: bytes, style: int) -> None:
        self.world = world
        self.parent = parent
        self.pads = run
        self.style = style
        self.cost = style

    def run(self) -> bytes:
        """All pads from the first world to this one."""
        parts = []
        node: Node | None = self
        while node:
            parts.append(node.pads)
            node = node.parent
        return b"".join(reversed(parts))


class Planner:
    """Looks for a run that reaches an aim: unless told, to open the strongbox and leave."""

    def __init__(self, width: int = 12, last: int = 9000, aim: Leave | None = None) -> None:
        self.width = width  # worlds kept at each level
        self.last = last  # the tick at which it gives up
        self.aim = aim or Leave()

    def plan(self, world: World) -> bytes:
        """The pads of the best run found; empty where none was."""
        beam = [Node(clone(world), None, b"", 0)]
        while beam and beam[0].world.tick < self.last:
            children = self.grow(beam)
            done = [child for child in children if self.aim.done(child.world)]
            if done:
                return min(done, key=lambda node: node.cost).run()
            beam = self.choose(children)
        return b""

    def grow(self, beam: list[Node]) -> list[Node]:
        """The worlds half a cell later."""
        return [child for node in beam for child in self._children(node)]

    def _children(self, node: Node) -> Iterator[Node]:
        world = node.world
        last = node.pads[-1] if node.pads else 0
        for pad in pads(world):
            twin = clone(world)
            run = _play(twin, pad)
            if self.aim.done(twin) or not self.aim.lost(twin):
                child = Node(twin, node, run, node.style + clumsy(world, twin, last, pad))
                child.cost += pain(twin) + self.aim.left(twin)
                yield child

    def choose(self, nodes: list[Node]) -> list[Node]:
        """The best nodes, spread over worlds and cells that differ."""
        nodes.sort(key=lambda node: node.cost)
        kept: list[Node] = []
        seen: dict[tuple[object, ...], int] = {}
        for node in nodes:
            player = node.world.player
            cell = (node.world.here, *mark(node.world))
            name = (player.x, player.y, player.heading, player.blade, *cell)
            if name in seen or seen.get(cell, 0) >= A_CELL:
                continue
            seen[name] = 1
            seen[cell] = seen.get(cell, 0) + 1
            kept.append(node)
            if len(kept) == self.width:
                break
        return kept


def pain(world: World) -> int:
    """What was suffered so far, in ticks."""
    player = world.player
    whole = player.gear.hp + player.gear.vigor
    return PAIN * max(0, whole - player.hp) + SPRING * (player.gear.springs - player.springs)


def _play(world: World, pad: int) -> bytes:
    """Holds a pad for half a cell, or until the floor ends."""
    run = bytearray()
    for _ in range(HALF // world.player.gear.speed):
        world.step(pad)
        run.append(pad)
        if world.outcome:
            break
    return bytes(run)
