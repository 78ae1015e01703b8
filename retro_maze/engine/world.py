"""One floor in play: `step` takes a pad byte, moves everything by one tick, tells what happened."""

from retro_maze.engine import fight
from retro_maze.engine.actors import CELL, Monster, Spawn
from retro_maze.engine.blade import move_blade, wants_out, works_pick
from retro_maze.engine.events import Event
from retro_maze.engine.pad import MASK, WHISTLE
from retro_maze.engine.stage import NOWHERE, REACH, SECOND, Stage
from retro_maze.engine.walk import knocked, steer
from retro_maze.maze import distances

BOLT_SPEED = 32  # sub-units a tick
WHISTLE_HOLDS = 180  # ticks
REVIVE_ROOM = 2 * CELL  # sub-units: nobody is wound up again this near to the player


class World(Stage):
    """A stage that moves. A world whose `outcome` is set stands still."""

    def step(self, pad: int) -> list[Event]:
        """Plays one tick with these buttons held (see engine.pad) and returns its events."""
        self.events = []
        if self.outcome:
            return self.events
        self.tick += 1
        self.killed.clear()
        self._move_player(pad & MASK)
        self._move_monsters()
        if self.bolts:
            self.bolts = [bolt for bolt in self.bolts if fight.fly(self, bolt, BOLT_SPEED)]
        for monster in self.monsters:
            if monster.alive:
                fight.meet(self, monster)
        fight.burn(self)
        if not self.outcome:
            self._touch_things()
        if self.law:
            self.law.judge(self)
        if not self.outcome:
            self._run_clock()
        return self.events

    def _move_player(self, pad: int) -> None:
        player = self.player
        if player.safe:
            player.safe -= 1
        if pad & WHISTLE and not player.held.pad & WHISTLE:
            self._whistle()
        told = move_blade(player, wants_out(player, pad, self.rules.toggle))
        if told:
            self.tell(told)
        player.held.note(pad, player.heading)
        if player.knock_ticks:
            player.moving = False
            player.pushing = player.pick_ticks = 0
            knocked(player, self.doors, self.columns)
        else:
            self._walk(pad)
        self.here = self.cell_of(player)
        if player.centred:
            self._arrive()

    def _walk(self, pad: int) -> None:
        player = self.player
        if player.centred:
            player.speed = player.gear.speed
        direction = steer(player, self.doors, self.columns)
        player.moving = direction >= 0
        if player.moving:
            player.pushing = player.pick_ticks = 0
            player.held.answer(direction)
            player.ahead(direction, player.speed)
        elif player.centred:
            self._stand(pad)

    def _arrive(self) -> None:
        """On a centre: a step, unless the player never got away from it or was thrown there."""
        player = self.player
        if player.moving and (player.x, player.y) != player.stood:
            self.tell("step", n=player.heading)
        player.stood = player.x, player.y

    def _stand(self, pad: int) -> None:
        """Standing on a centre: pushing a wall, or breaking one."""
        player = self.player
        order = player.held.order
        if order:
            if player.pushing == 0 or player.heading != order[0]:
                player.pushing = player.pick_ticks = 0
                self.tell("bump", n=order[0])
            player.heading = order[0]
        player.pushing = player.pushing + 1 if order else 0
        if self.doors[self.here] >> player.heading & 1:
            player.pick_ticks = 0
        elif works_pick(player, pad):
            self._pick_wall()

    def _pick_wall(self) -> None:
        player = self.player
        if not player.gear.picks:
            return
        if self.beyond(self.here, player.heading) == NOWHERE:
            self.tell("clank", "outer")
        elif not player.picks:
            self.tell("clank", "worn")
        else:
            player.picks -= 1
            self.break_wall(self.here, player.heading)
            self.tell("wall_break", n=player.heading)

    def _whistle(self) -> None:
        if self.player.whistle:
            self.player.whistle = False
            self.frozen = WHISTLE_HOLDS
            self.tell("whistle")
        else:
            self.tell("refuse", "whistle")

    def _move_monsters(self) -> None:
        for monster in self.monsters:
            if monster.rewind:
                self._rewind(monster)
            elif monster.alive and not self.frozen:
                self.minds[monster.kind](self, monster)
        if self.frozen:
            self.frozen -= 1

    def _rewind(self, monster: Monster) -> None:
        """A monster that a condition still needs comes back where it began."""
        x, y = self.centre(monster.home)
        near = abs(x - self.player.x) + abs(y - self.player.y) < REVIVE_ROOM
        if monster.rewind > 1:
            monster.rewind -= 1
        elif monster.home == NOWHERE or not near:
            monster.wind_up(x, y)
            self.tell("wind_up", monster.kind, at=monster)

    def _touch_things(self) -> None:
        player = self.player
        if self.chest != NOWHERE:
            self._touch_chest()
        if not player.has_key and self._reaches(self.key):
            player.has_key = True
            self.tell("key")
        if self.hatch != NOWHERE:
            self._touch_hatch()

    def _touch_hatch(self) -> None:
        player = self.player
        on_it = self.here == self.hatch and player.centred
        locked = not player.has_key or self.layout.barred
        if not locked and not self.hatch_open and self._near_hatch():
            self.hatch_open = True
            self.tell("hatch_open")
        if on_it and self.hatch_open:
            self.outcome = "cleared"
            self.tell("cleared")
        elif on_it and locked and player.moving:
            self.tell("refuse", self.layout.barred if player.has_key else "locked")

    def _touch_chest(self) -> None:
        prize, player = self.layout.prize, self.player
        if self.chest_falls:
            self.chest_falls -= 1
        elif prize and self._reaches(self.chest):
            self.chest, self.chest_taken = NOWHERE, True
            player.put_on(prize.gear)
            if self.layout.refill and player.springs < prize.gear.springs:
                player.springs += 1
            if prize.heals:
                player.hp = max(player.hp, player.gear.hp)
            self.tell("treasure", prize.treasure)

    def _reaches(self, cell: int) -> bool:
        """Whether the player is near enough to a cell's centre to take what lies there."""
        if self.here != cell:
            return False
        x, y = self.centre(cell)
        return abs(self.player.x - x) <= REACH and abs(self.player.y - y) <= REACH

    def _near_hatch(self) -> bool:
        here = self.here
        return here == self.hatch or any(
            self.doors[here] >> d & 1 and self.beyond(here, d) == self.hatch for d in range(4)
        )

    def _run_clock(self) -> None:
        if not self.clock:
            return
        left = self.clock - self.tick
        if self.red:
            left += self.rules.red_ticks
        if left % SECOND == 0:
            self.tell("second", n=left // SECOND)
        if left <= 0 and not self.red:
            self._begin_red_minute()
        elif left <= 0:
            self.outcome = "lost"
            self.tell("time_up")

    def _begin_red_minute(self) -> None:
        """The clock has run out: more dangerous company comes, far from the player."""
        self.red = True
        self.tell("red_minute")
        steps = distances(self.maze, self.here)
        cells = [cell for cell in range(len(steps)) if cell != self.here]
        far = sorted(cells, key=lambda cell: -steps[cell])
        for (kind, record), cell in zip(self.layout.red, far, strict=False):
            self.monsters.append(self.spawn(Spawn(kind, record, cell)))
