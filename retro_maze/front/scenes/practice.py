"""Practice: any floor that was ever reached, by itself."""

from retro_maze.front.scenes import ways
from retro_maze.front.scenes.floors import Floors
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session


class Practice(Floors):
    """The table of floors, open as far as any game has come; back leads to the modes."""

    def __init__(self, session: Session, floor: int) -> None:
        session.practise(session.record.reached)
        session.game.opened = tuple(session.record.found)  # only to be looked at here
        super().__init__(session, lambda here: ways.to_modes(here, session))
        self.floor = floor

    def _go(self) -> Scene:
        self.session.practise(self.floor)
        return super()._go()
