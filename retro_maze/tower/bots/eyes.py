"""What a player knows of a floor: what the window showed, what the dark hid, what is remembered."""

from retro_maze.engine.actors import CELL, Monster
from retro_maze.engine.stage import NOWHERE
from retro_maze.engine.world import World
from retro_maze.maze.chips import Xorshift16
from retro_maze.tower.bots.clone import clone
from retro_maze.tower.minds.blots import RESTS
from retro_maze.tower.rooms import Room
from retro_maze.tower.treasures import Kit
from retro_maze.tower.trial import Trial

WINDOW = 128 * 8  # sub-units that the screen shows to the left and the right of its middle
NEAR = 4 * CELL  # so near, what is hidden is seen
LIGHT, LAMP_LIGHT = 3, 6  # cells that are lit on a dark floor, with the Hooded Lamp
STALE = 900  # ticks after which a cell is worth another look
NEVER_SEEN = -STALE


class Eyes:
    """The memory of one floor: walls, key and hatch once seen, and when each cell was seen last."""

    def __init__(self, world: World, room: Room, kit: Kit) -> None:
        count = world.columns * world.rows
        self.light = (LAMP_LIGHT if "hooded_lamp" in kit else LIGHT) if room.dark else 0
        self.lens = "amber_lens" in kit
        self.key_known = not room.key_hidden or "magnet" in kit
        self.hatch_known = not room.hatch_hidden or "blueprint" in kit
        self.last_seen = [NEVER_SEEN] * count  # ticks, by cell
        self.searched = [False] * count  # whether a hidden thing there would have been seen
        self.doors = bytearray(_guess(world, cell) for cell in range(count))
        self.middle = 0

    def look(self, world: World) -> None:
        """Sees what is to be seen in this tick."""
        self.middle = _window_middle(world)
        for cell in range(len(self.doors)):
            x, y = world.centre(cell)
            if self._shows(world, x, y):
                self._learn(world, cell)
            if _near(world, x, y):
                self.searched[cell] = True
                self.key_known = self.key_known or cell == world.key
                self.hatch_known = self.hatch_known or cell == world.hatch

    def _learn(self, world: World, cell: int) -> None:
        """Walls that are seen from one side are known from the other."""
        self.last_seen[cell] = world.tick
        doors = world.doors[cell]
        if self.doors[cell] == doors:
            return
        self.doors[cell] = doors
        for way in range(4):
            there = world.beyond(cell, way)
            if there != NOWHERE:
                back = 1 << (way + 2) % 4
                open_ = doors >> way & 1
                self.doors[there] = self.doors[there] | back if open_ else self.doors[there] & ~back

    def _shows(self, world: World, x: int, y: int) -> bool:
        """Whether a place is in the window and in the light."""
        if not self.light:
            return abs(x - self.middle) < WINDOW
        dx, dy = x - world.player.x, y - world.player.y
        return dx * dx + dy * dy <= (self.light * CELL) ** 2

    def sees(self, world: World, monster: Monster) -> bool:
        """Whether a living monster is in sight."""
        drafty = monster.mode == "blow" and not self.lens
        return not drafty and self._shows(world, monster.x, monster.y)

    def picture(self, world: World, chip: Xorshift16) -> World:
        """The world as the player imagines it: without what was not seen, and with chance and
        rests as they might be."""
        twin = clone(world)
        twin.doors = self.doors[:]
        birds = [m for m in twin.monsters if m.mode == "hidden"]
        twin.monsters = [m for m in twin.monsters if not m.alive or self.sees(twin, m)]
        twin.monsters += [m for m in birds if m not in twin.monsters]
        for stream in twin.streams.values():
            stream.register = 1 + chip.below(0xFFFF)
        for monster in twin.monsters:
            _guess_timer(monster, chip)
        self._hide_things(twin)
        return twin

    def _hide_things(self, twin: World) -> None:
        """What was not seen yet is thought to be in the nearest place that was not searched."""
        places = {"key": (twin.key,), "hatch": (twin.hatch,)}
        if not (self.key_known or twin.player.has_key):
            places["key"] = (self._hiding_place(twin),)
        if not self.hatch_known:
            places["hatch"] = (self._hiding_place(twin),)
        (twin.key,), (twin.hatch,) = places["key"], places["hatch"]
        if isinstance(twin.law, Trial):
            for condition in twin.law.conditions:
                setting = condition.setting
                condition.setting = setting._replace(cells={**setting.cells, **places})

    def _hiding_place(self, twin: World) -> int:
        """The nearest cell, by the walls as they are known, that was not searched."""
        reached = [twin.here]
        for cell in reached:
            if not self.searched[cell]:
                return cell
            for way in range(4):
                there = twin.beyond(cell, way)
                if twin.doors[cell] >> way & 1 and there not in reached:
                    reached.append(there)
        return twin.here

    def stale(self, tick: int) -> tuple[int, ...]:
        """Cells that were not seen for long; without any, those seen longest ago."""
        oldest = max(min(self.last_seen), tick - STALE)
        return tuple(cell for cell, seen in enumerate(self.last_seen) if seen <= oldest)


def _guess(world: World, cell: int) -> int:
    """Where nothing was seen there might be a way."""
    return sum(1 << way for way in range(4) if world.beyond(cell, way) != NOWHERE)


def _window_middle(world: World) -> int:
    """Where the middle of the window is: at the player, but not beyond the floor's ends."""
    last = (world.columns - 1) * CELL
    if last <= 2 * WINDOW:
        return last // 2
    return min(max(world.player.x, WINDOW - CELL // 2), last - WINDOW + CELL // 2)


def _near(world: World, x: int, y: int) -> bool:
    return abs(x - world.player.x) <= NEAR and abs(y - world.player.y) <= NEAR


def _guess_timer(monster: Monster, chip: Xorshift16) -> None:
    """Nobody can see how long a blot will rest, nor when a hidden bird comes."""
    if monster.mode == "hidden":
        monster.timer = 9999
    elif monster.mode == "rest":
        least, more = RESTS[monster.kind]
        monster.timer = 1 + chip.below(least + more // 2)
