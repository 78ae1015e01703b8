"""A floor in play."""

from retro_maze.engine.events import Event
from retro_maze.engine.stage import SECOND
from retro_maze.front import legend
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import hud, letters, palette, panel
from retro_maze.front.view.floor import FloorView
from retro_maze.front.view.fork import Fork
from retro_maze.front.view.line import SHOWN, Line
from retro_maze.tower.achievements import FEATS, Case, Diary, won_by
from retro_maze.tower.floor import room_of
from retro_maze.tower.game import HINT_SECONDS

LINGER = {"cleared": 56, "dead": 90, "lost": 110}  # ticks that the end of a floor is shown
PRAISED = {feat.event for feat in FEATS.values()}
# events after which the progress is saved
BOOKED = ("treasure", "die", "time_up", "revive", "cleared")


class Play(Scene):
    """Turns the buttons into ticks of the session's floor, and shows what happens."""

    paced = True

    def __init__(self, session: Session) -> None:
        self.session = session
        self.floor = session.game.floor
        self.byte = session.byte(self.floor)
        self.world = session.world()
        kit = session.game.kit
        room = room_of(session.tower, self.floor)
        self.view = FloorView(self.world, room, kit, self.byte, session.band(self.floor))
        self.fork = Fork() if "tuning_fork" in kit else None
        self.riddled = bool(room.tasks)
        self.hud = hud.Hud()
        self.line = Line()
        self._greet()
        self.diary = Diary(self.world)
        self.also = 0  # pad bits that a menu presses for the player

    def update(self) -> Scene:
        world = self.world
        if world.outcome:
            if self.view.ended >= LINGER[world.outcome]:
                return self._end()
        elif self.session.buttons.pressed("pause"):
            return self.leave()
        pad, self.also = self.session.buttons.pad | self.also, 0
        events = world.step(pad)
        if self.session.recorder:
            self.session.recorder.note(pad)
        self._keep_books(events)
        self._tell(events)
        self.view.note(world, events)
        self.view.tick(world)
        return self

    def tune(self) -> None:
        self._take_options()
        sound = self.session.sound
        sound.pause(False)
        sound.band(self.session.band(self.floor))

    def draw(self) -> None:
        self.view.draw(self.world)
        arrow = self.fork.arrow if self.fork else ""
        self.hud.draw(self.world, self.session.game, self.byte, arrow)
        self.line.draw(self.view.low(self.world))
        if self.world.outcome == "lost":
            say = self.session.say
            panel.draw_panel(24, 92, 208, 48)
            letters.centred(128, 104, say("time_up"), palette.RED, "head", palette.INK)
            letters.centred(128, 120, say("again"), palette.PAPER)

    def leave(self) -> Scene:
        from retro_maze.front.scenes.pause import Pause

        return self if self.world.outcome else Pause(self)

    def _greet(self) -> None:
        """Somebody who has never played is told what to press, on the device used last."""
        session, game = self.session, self.session.game
        if session.first is None and game.reached == 1 and not game.ticks:
            device = session.buttons.device
            keys = session.keys.of(device)
            self.line.say(legend.first_steps(session.say, device, keys), 2 * SHOWN)

    def _take_options(self) -> None:
        """What the pause may have changed."""
        options = self.session.options
        rules = self.session.rules()
        if self.session.recorder and rules != self.world.rules:
            self.session.recorder.end()  # a recording knows one set of rules
        self.world.play_by(rules)
        self.view.shaking, self.view.flashing = options.shake, self.session.flashing

    def _keep_books(self, events: list[Event]) -> None:
        if not self.world.outcome or events:
            self.session.game.note(self.world, events)
        self.diary.note(self.world, events)
        for event in events:
            if event.kind == "treasure" and self.session.counts:
                self.session.record.learn(self.floor)
            if event.kind in BOOKED:
                self.session.save()
            self._praise(event)

    def _praise(self, event: Event) -> None:
        """Achievements, where they can be won."""
        session = self.session
        if event.kind in PRAISED and session.competes:
            case = Case(session.tower, session.game, self.world, self.diary, event)
            for name in won_by(case):
                session.trophies.win(name)

    def _tell(self, events: list[Event]) -> None:
        """Sounds, and the line at the foot."""
        sound, world = self.session.sound, self.world
        sound.note(events)
        if world.clock and not world.outcome:
            sound.tick(hud.ticks_left(world) / SECOND)
        if self.fork and self.fork.tick(world):
            sound.jingle("fork")
        self.line.tick()
        for event in events:
            text = self.session.tell(event)
            if text:
                self.line.say(text)
        if not self.line.ticks and self._hint_is_free():
            self.line.say(self.session.say("hint_free"))

    def _hint_is_free(self) -> bool:
        """Whether patience has just brought a step of the hints that may be of use."""
        game, solved = self.session.game, self.floor in self.session.record.notebook
        waited = [step for step in HINT_SECONDS if game.floor_ticks == HINT_SECONDS[step] * SECOND]
        return self.riddled and not solved and any(step > game.hint for step in waited)

    def _end(self) -> Scene:
        if self.world.outcome == "cleared":
            return ways.to_result(self, self.session, self.world)
        if self.session.game.over:
            return ways.to_game_over(self, self.session)
        return ways.to_floor(self, self.session)
