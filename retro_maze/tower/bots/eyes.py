"""What a player knows of a floor: what the window showed, what the dark hid, what is remembered."""

from retro_maze.engine.actors import CELL, Monster
from retro_maze.engine.stage import NOWHERE
from retro_maze.engine.world import World
from retro_maze.maze.chips import Xorshift16
from retro_maze.tower.bots.atlas import Cells
from retro_maze.tower.bots.clone import clone
from retro_maze.tower.minds.blots import RESTS
from retro_maze.tower.rooms import Room
from retro_maze.tower.treasures import Kit
from retro_maze.tower.trial import Trial

WINDOW = 128 * 8  # sub-units that the screen shows to the left and the right of its middle
NEAR = 4  # cells: so near, what is hidden is seen
LIGHT, LAMP_LIGHT = 3, 6  # cells that are lit on a dark floor, with the Hooded Lamp
GLANCE = 60  # ticks after which who stands still looks around again
STALE = 900  # ticks after which a cell is worth another look
HIDDEN = 9999  # ticks: nobody knows when a bird will come


class Eyes:
    """The memory of one floor: walls, key and hatch once seen, and when each cell was seen last."""

    def __init__(self, world: World, room: Room, kit: Kit) -> None:
        count = world.columns * world.rows
        self.light = (LAMP_LIGHT if "hooded_lamp" in kit else LIGHT) if room.dark else 0
        self.lens = "amber_lens" in kit
        self.key_known = not room.key_hidden or "magnet" in kit
        self.hatch_known = not room.hatch_hidden or "blueprint" in kit
        self.last_seen = [-STALE] * count  # ticks, by cell
        self.searched = bytearray(count)  # 1: a hidden thing there would have been seen
        self.doors = bytearray(_guess(world, cell) for cell in range(count))
        self.looked = (NOWHERE, 0)  # where it looked around last, and when
        self.middle = 0

    @property
    def knows_all(self) -> bool:
        """Whether every cell was seen at least once."""
        return min(self.last_seen) >= 0

    def look(self, world: World) -> None:
        """Sees what is to be seen in this tick."""
        self.middle = _window_middle(world)
        here, tick = self.looked
        if here == world.here and world.tick < tick + GLANCE:
            return
        self.looked = world.here, world.tick
        row, column = divmod(world.here, world.columns)
        if self.light:
            self._look_at_lit(world, row, column)
        else:
            left = -(-(self.middle - WINDOW + 1) // CELL)
            right = (self.middle + WINDOW - 1) // CELL
            self._look_at(world, range(world.rows), left, right)
        self._search(world, row, column)

    def _look_at_lit(self, world: World, row: int, column: int) -> None:
        """A round light: in each row so many cells to the left and to the right."""
        for away in range(-self.light, self.light + 1):
            reach = _root(self.light**2 - away**2)
            if 0 <= row + away < world.rows:
                self._look_at(
                    world, range(row + away, row + away + 1), column - reach, column + reach
                )

    def _look_at(self, world: World, rows: range, left: int, right: int) -> None:
        left, right = max(0, left), min(world.columns - 1, right)
        for row in rows:
            start, stop = row * world.columns + left, row * world.columns + right + 1
            self.last_seen[start:stop] = [world.tick] * (stop - start)
            if self.doors[start:stop] != world.doors[start:stop]:
                for cell in range(start, stop):
                    self._learn(world, cell)

    def _learn(self, world: World, cell: int) -> None:
        """Walls that are seen from one side are known from the other."""
        doors = world.doors[cell]
        self.doors[cell] = doors
        for way in range(4):
            there = world.beyond(cell, way)
            if there != NOWHERE:
                back = 1 << (way + 2) % 4
                open_ = doors >> way & 1
                self.doors[there] = self.doors[there] | back if open_ else self.doors[there] & ~back

    def _search(self, world: World, row: int, column: int) -> None:
        """Hidden things are seen from near."""
        left, right = max(0, column - NEAR), min(world.columns - 1, column + NEAR)
        for seen in range(max(0, row - NEAR), min(world.rows - 1, row + NEAR) + 1):
            start, stop = seen * world.columns + left, seen * world.columns + right + 1
            self.searched[start:stop] = b"\1" * (stop - start)
        self.key_known = self.key_known or bool(world.key >= 0 and self.searched[world.key])
        self.hatch_known = self.hatch_known or bool(world.hatch >= 0 and self.searched[world.hatch])

    def sees(self, world: World, monster: Monster) -> bool:
        """Whether a living monster is in sight."""
        if monster.mode in ("hidden", "away") or (monster.mode == "blow" and not self.lens):
            return False
        if monster.record.family == "mimic":  # it stays where it was seen
            return self.last_seen[world.cell_of(monster)] >= 0
        if not self.light:
            return abs(monster.x - self.middle) < WINDOW
        dx, dy = monster.x - world.player.x, monster.y - world.player.y
        return dx * dx + dy * dy <= (self.light * CELL) ** 2

    def sketch(self, world: World) -> World:
        """The world as the player knows it, to be looked at and not to be played: it shares what
        is known with the real one."""
        sketch = World.__new__(World)
        sketch.__dict__.update(world.__dict__)
        sketch.doors = self.doors
        sketch.monsters = [
            m for m in world.monsters if not m.alive or m.mode == "hidden" or self.sees(world, m)
        ]
        if not (self.key_known or world.player.has_key):
            self._suppose(sketch, "key")
        if not self.hatch_known:
            self._suppose(sketch, "hatch")
        return sketch

    def _suppose(self, sketch: World, name: str) -> None:
        """What was not seen yet is thought to be in the nearest place that was not searched."""
        cell = self._hiding_place(sketch)
        setattr(sketch, name, cell)
        if isinstance(sketch.law, Trial):
            sketch.law = clone_law(sketch.law, name, cell)

    def _hiding_place(self, sketch: World) -> int:
        """The nearest cell, by the walls as they are known, that was not searched."""
        reached, seen = [sketch.here], bytearray(len(self.doors))
        for cell in reached:
            if not self.searched[cell]:
                return cell
            for way, move in enumerate((-sketch.columns, 1, sketch.columns, -1)):
                if self.doors[cell] >> way & 1 and not seen[cell + move]:
                    seen[cell + move] = 1
                    reached.append(cell + move)
        return sketch.here

    def stale(self, tick: int) -> Cells:
        """Cells that were not seen for long; without any, those seen longest ago."""
        oldest = max(min(self.last_seen), tick - STALE)
        return tuple(cell for cell, seen in enumerate(self.last_seen) if seen <= oldest)


def imagine(sketch: World, monsters: list[Monster], chip: Xorshift16) -> World:
    """A copy of what is known that can be played on, with some of the monsters; chance and rests
    are as they might be."""
    view = clone(sketch, monsters)
    for stream in view.streams.values():
        stream.register = 1 + chip.below(0xFFFF)
    for monster in view.monsters:
        if monster.mode == "hidden":
            monster.timer = HIDDEN
        elif monster.mode == "rest":
            least, more = RESTS[monster.kind]
            monster.timer = 1 + chip.below(least + more // 2)
    return view


def clone_law(law: Trial, name: str, cell: int) -> Trial:
    """The same conditions in the same state, with another place behind a name."""
    twin = Trial.__new__(Trial)
    twin.__dict__.update(law.__dict__)
    twin.conditions = []
    for condition in law.conditions:
        other = type(condition).__new__(type(condition))
        other.__dict__.update(condition.__dict__)
        setting = condition.setting
        other.setting = setting._replace(cells={**setting.cells, name: (cell,)})
        twin.conditions.append(other)
    return twin


def _guess(world: World, cell: int) -> int:
    """Where nothing was seen there might be a way."""
    return sum(1 << way for way in range(4) if world.beyond(cell, way) != NOWHERE)


def _root(square: int) -> int:
    """The whole part of a square root."""
    return next(n for n in range(square + 1) if (n + 1) ** 2 > square)


def _window_middle(world: World) -> int:
    """Where the middle of the window is: at the player, but not beyond the floor's ends."""
    last = (world.columns - 1) * CELL
    if last <= 2 * WINDOW:
        return last // 2
    return min(max(world.player.x, WINDOW - CELL // 2), last - WINDOW + CELL // 2)
