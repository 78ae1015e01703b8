"""What the title shows to somebody who only looks: a bot plays a floor."""

from retro_maze.front.guest import guest
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import hud, letters, palette
from retro_maze.front.view.floor import FloorView
from retro_maze.tower.floor import room_of
from retro_maze.tower.game import Game, collected

FLOORS = (2, 12, 25, 38, 43, 51)  # one after the other, each time that the title rests
TICKS = 1200


class Demo(Scene):
    """Any button leads back to the title; nothing of it is kept."""

    def __init__(self, session: Session) -> None:
        self.session = session
        floor = min(FLOORS[session.demos % len(FLOORS)], session.tower.floors)
        session.demos += 1
        self.game = Game()
        self.game.floor = self.game.reached = floor
        self.game.kit = collected(session.tower, floor)
        self.byte = session.tower.table.seeds[floor - 1]
        self.world = self.game.world(session.tower)
        room = room_of(session.tower, floor)
        self.view = FloorView(self.world, room, self.game.kit, self.byte, session.band(floor))
        self.view.shaking, self.view.flashing = session.options.shake, session.options.flashing
        self.hud = hud.Hud()
        self.player = guest(self.world, session.tower, self.game)
        self.ticks = 0

    def update(self) -> Scene:
        self.ticks += 1
        if self.session.buttons.fresh:
            self.session.buttons.swallow()
            return ways.title(self.session)
        if self.ticks >= TICKS or self.view.ended > 60:
            return ways.to_title(self, self.session)
        events = self.world.step(self.player.pad(self.world))
        self.view.note(self.world, events)
        self.view.tick(self.world)
        return self

    def draw(self) -> None:
        self.view.draw(self.world)
        self.hud.draw(self.world, self.game, self.byte, "")
        if self.ticks // 40 % 2 == 0:
            text = self.session.say("demo")
            letters.centred(128, 222, text, palette.PAPER, "head", palette.INK)
