"""The card after a floor: time, hints, strongbox, score."""

from retro_maze.engine.stage import SECOND
from retro_maze.engine.world import World
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.tally import Tally
from retro_maze.front.session import Session
from retro_maze.front.view import hall, letters, palette, panel, sprites
from retro_maze.tower.game import RIDDLE

LEFT, TOP, WIDE, HIGH = 28, 44, 200, 152
ROW, ROW_TICKS = 16, 18  # pixels, and ticks, from one line to the next
STAYS = 600  # ticks until it goes on by itself


class Result(Scene):
    """Counts up what the floor brought; any button goes on."""

    def __init__(self, session: Session, world: World) -> None:
        self.session = session
        self.tally = Tally(_rows(session, world), ROW_TICKS, ROW)
        self.treasure = world.layout.prize.treasure if world.layout.prize else ""
        self.opened = world.chest_taken
        self.ticks = 0
        self.hall = hall.Hall()

    def update(self) -> Scene:
        self.ticks += 1
        self.tally.note(self.session, self.ticks)
        buttons = self.session.buttons
        if self.ticks >= STAYS or buttons.pressed("ok") or buttons.pressed("back"):
            return ways.to_next(self, self.session)
        return self

    def draw(self) -> None:
        session, say = self.session, self.session.say
        self.hall.draw(session.band(session.game.floor), session.game.floor)
        floor = session.game.floor
        heading = "skipped" if floor in session.game.skipped else "cleared"
        panel.draw_panel(LEFT, TOP, WIDE, HIGH, say(heading, n=floor))
        self.tally.draw(LEFT, TOP + 34, WIDE, self.ticks)
        if self.opened and self.tally.is_whole(self.ticks):
            self._draw_prize()
        letters.centred(128, 216, say("press"), palette.STEEL)

    def _draw_prize(self) -> None:
        sprites.draw(f"treasure.{self.treasure}", 0, LEFT + 16, TOP + HIGH - 28)
        name, _ = self.session.say.treasure(self.treasure)
        letters.text(LEFT + 40, TOP + HIGH - 24, name, palette.LAMP)


def _rows(session: Session, world: World) -> list[tuple[str, str]]:
    """Names and values of the card's lines."""
    game, say = session.game, session.say
    box = "box_open" if world.chest_taken else "box_kept"
    if game.floor in game.opened and not world.chest_taken:
        box = "box_before"
    if not world.layout.prize and game.floor not in game.opened:
        box = "box_none"
    hint = say("hints_none" if game.hint == RIDDLE else "hints_used")
    return [
        (say("row_time"), say("seconds", n=-(-world.tick // SECOND))),
        (say("row_box"), say(box)),
        (say("row_hints"), hint),
        (say("row_deaths"), str(game.floor_deaths)),
        (say("row_score"), f"{game.score:,}"),
    ]
