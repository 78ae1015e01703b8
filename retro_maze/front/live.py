"""The game while its tower is being edited: what changes on the disk is played at once."""

import pyxel

from retro_maze.front.app import App, load_resources, open_window
from retro_maze.front.attention import Attention
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.pause import Pause
from retro_maze.front.scenes.play import Play
from retro_maze.front.session import Session
from retro_maze.front.view import notice
from retro_maze.front.watch import Watch
from retro_maze.paths import data_folder
from retro_maze.tower.backwards import backwards
from retro_maze.tower.floor import Tower, plan_floor, room_of


class Live(App):
    """The app with an eye on the tower's files."""

    def __init__(self, session: Session, watch: Watch, attention: Attention | None = None) -> None:
        super().__init__(session, attention)
        self.watch = watch
        self.trouble = ""  # why the files cannot be read; the last good tower is played on

    def update(self) -> None:
        super().update()
        news = self.watch.tick()
        if news:
            self.trouble = news.trouble
        if news and news.tower:
            self._take(news.tower)

    def draw(self) -> None:
        super().draw()
        if self.trouble:
            notice.draw(self.trouble)

    def _take(self, tower: Tower) -> None:
        """Goes on in the changed tower; the floor in play grows anew if it is another one now."""
        session, scene = self.session, self.scene
        if session.home:  # the files are those of the tower that was turned
            session.home = tower, session.home[1]
            tower = backwards(tower)
        old, floor, shrunk = session.tower, session.game.floor, tower.floors < session.tower.floors
        session.tower = tower
        session.game.last = tower.floors
        session.game.floor = min(floor, tower.floors)
        session.game.reached = min(session.game.reached, tower.floors)
        paused = isinstance(scene, Pause)
        play = scene.below if isinstance(scene, Pause) else scene
        if isinstance(play, Play):
            if floor > tower.floors or _differs(session, old, floor):
                fresh = Play(session)
                self.scene = Pause(fresh) if paused else fresh
        elif shrunk:
            self.scene = ways.title(session)


def _differs(session: Session, old: Tower, floor: int) -> bool:
    new, byte = session.tower, session.wish.byte
    own = byte if floor == session.first else None
    plans = plan_floor(old, floor, own) != plan_floor(new, floor, own)
    return plans or room_of(old, floor) != room_of(new, floor)


def run_live(session: Session, watch: Watch) -> None:
    """As app.run_window, with an eye on the tower's files."""
    resources = data_folder("resources")  # Pyxel changes the working directory
    open_window(session.tower.table.title, session.options.scale)
    load_resources(resources)
    app = Live(session, watch, Attention())
    pyxel.run(app.update, app.draw)
