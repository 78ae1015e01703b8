"""What a whole playthrough has come to: the card after the ending, and after a Daily Minute."""

from zlib import crc32

from retro_maze.engine.stage import SECOND
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.scores import clock_time
from retro_maze.front.scenes.tally import Tally
from retro_maze.front.session import Session
from retro_maze.front.view import hall, letters, palette, panel
from retro_maze.tower.floor import GENERATION
from retro_maze.tower.modes import DAILY, MODES
from retro_maze.tower.recording import table_line
from retro_maze.tower.table import Table

LEFT, TOP, WIDE, HIGH = 28, 40, 200, 164
ROW, ROW_TICKS = 17, 20  # pixels, and ticks, from one line to the next
ROOM = 120  # pixels for all lines


class Final(Scene):
    """Its lines come one after the other; any button goes on to the table of the best."""

    def __init__(self, session: Session) -> None:
        self.session = session
        rows = _rows(session)
        self.tally = Tally(rows, ROW_TICKS, min(ROW, ROOM // len(rows)))
        self.entry = session.finish()
        if not MODES[session.game.mode].story:
            session.end_game()
        session.save()
        self.ticks = 0
        self.hall = hall.Hall()

    def update(self) -> Scene:
        self.ticks += 1
        self.tally.note(self.session, self.ticks)
        buttons = self.session.buttons
        if buttons.pressed("ok") or buttons.pressed("back"):
            return ways.to_table(self, self.session, self.entry)
        return self

    def draw(self) -> None:
        session, say = self.session, self.session.say
        self.hall.draw(session.band(session.game.floor))
        day = session.game.mode == DAILY
        panel.draw_panel(LEFT, TOP, WIDE, HIGH, say("final_day" if day else "final_head"))
        self.tally.draw(LEFT, TOP + 34, WIDE, self.ticks)
        letters.centred(128, 216, say("press"), palette.STEEL)


def _rows(session: Session) -> list[tuple[str, str]]:
    """Names and values of the card's lines."""
    game, say = session.game, session.say
    floors = len(game.route) or session.tower.floors
    rows = [
        (say("row_mode"), say("mode_backwards" if session.home else f"mode_{game.mode}")),
        (say("row_time"), clock_time(say, game.ticks // SECOND)),
        (say("row_boxes"), say("of", n=len(set(game.opened)), all=floors)),
        (say("row_hint_time"), say("seconds", n=game.hint_ticks // SECOND)),
        (say("row_deaths"), str(game.deaths)),
        (say("row_score"), f"{game.score:,}"),
    ]
    if game.skipped:
        rows.insert(3, (say("row_skipped"), str(len(game.skipped))))
    last = (say("row_date"), session.day) if game.mode == DAILY else None
    return [*rows, last or (say("row_code"), code(session.tower.table))]


def code(table: Table) -> str:
    """What tells a tower from every other: the generation, and a sum over all of its table."""
    return f"{GENERATION}-{crc32(table_line(table).encode()):08X}"
