"""A floor in play."""

from retro_maze.engine.events import Event
from retro_maze.engine.stage import SECOND
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import hud, letters, palette
from retro_maze.front.view.floor import FloorView

LINGER = {"cleared": 56, "dead": 90, "lost": 110}  # ticks that the end of a floor is shown


class Play(Scene):
    """Turns the buttons into ticks of a world, and shows what happens."""

    def __init__(self, session: Session, floor: int) -> None:
        self.session = session
        self.floor = floor
        self.byte = session.byte(floor)
        self.world = session.world()
        self.view = FloorView(self.world.maze, self.byte, session.band(floor))
        self.view.begin(self.world)

    def update(self) -> Scene:
        buttons, world = self.session.buttons, self.world
        if world.outcome:
            if self.view.ended >= LINGER[world.outcome]:
                return self._end()
        elif buttons.pressed("pause"):
            return self.leave()
        events = world.step(buttons.pad)
        self.session.game.note(world, events)
        self.view.note(events)
        self._sound(events)
        self.view.tick(world)
        return self

    def tune(self) -> None:
        sound = self.session.sound
        sound.pause(False)
        sound.band(self.session.band(self.floor))

    def draw(self) -> None:
        self.view.draw(self.world)
        hud.draw(self.world, self.floor, self.byte)
        if self.world.outcome == "lost":
            say = self.session.say
            letters.centred(128, 104, say("time_up"), palette.RED, "head", palette.INK)
            letters.centred(128, 120, say("again"), palette.PAPER, "text", palette.INK)

    def leave(self) -> Scene:
        from retro_maze.front.scenes.pause import Pause

        return Pause(self)

    def _sound(self, events: list[Event]) -> None:
        sound, world = self.session.sound, self.world
        sound.note(events)
        if world.clock and not world.outcome:
            sound.tick(hud.ticks_left(world) / SECOND)

    def _end(self) -> Scene:
        if self.world.outcome == "cleared":
            return ways.to_next(self, self.session, self.floor)
        return ways.to_floor(self, self.session, self.floor)
