"""A floor of the workshop in play: nothing is saved, and every way out leads back to the bench."""

from retro_maze.front.scenes.menu import Menu
from retro_maze.front.scenes.pause import PITCH, Pause
from retro_maze.front.scenes.play import Play
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.shutter import Shutter
from retro_maze.front.session import Session, Wish
from retro_maze.front.store import Store
from retro_maze.tower.floor import Tower


def sandbox(session: Session, tower: Tower, floor: int, home: Scene) -> Scene:
    """The floor in play, with all that lies in the strongboxes below it."""
    byte = tower.table.seeds[floor - 1]
    trial = Session(tower, tower.name, Store(None), session.buttons, Wish(floor, byte))
    trial.sound, trial.settings = session.sound, session.settings
    trial.keys, trial.trophies = session.keys, session.trophies
    trial.recorder = session.recorder
    seeds = session.tower.table.seeds
    own = floor > len(seeds) or seeds[floor - 1] != byte
    return Sandbox(trial, home, own)


class Sandbox(Play):
    """Play that ends where it came from."""

    def __init__(self, session: Session, home: Scene, own: bool) -> None:
        """`own`: the floor grows from a byte that the player has written."""
        super().__init__(session)
        self.home = home
        self.own = own

    def leave(self) -> Scene:
        return self if self.world.outcome else SandboxPause(self)

    def _end(self) -> Scene:
        if self.world.outcome == "cleared":
            if self.own:
                self.session.trophies.win("own_byte")
            return Shutter(self, lambda: self.home)
        return self.again(self)

    def again(self, old: Scene) -> Scene:
        """The same floor from its start."""
        return Shutter(old, lambda: Sandbox(self.session, self.home, self.own))


class SandboxPause(Pause):
    """Its menu has no progress to lose, but the bench to go back to."""

    def __init__(self, below: Sandbox) -> None:
        super().__init__(below)
        self.sandbox = below
        names = ["resume", "hints", "kit", "options", "help", "rewind", "to_table"]
        self.menu = Menu(self.session, names, pitch=PITCH)

    def _go(self, choice: str) -> Scene:
        if choice == "to_table":
            return Shutter(self, lambda: self.sandbox.home)
        if choice == "rewind":
            return self.sandbox.again(self)
        return super()._go(choice)
