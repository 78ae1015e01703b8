"""Somebody at the buttons of the whole game, from the title on."""

from pathlib import Path
from typing import TypeVar

from retro_maze.front.app import App
from retro_maze.front.buttons import START
from retro_maze.front.scenes.card import Card
from retro_maze.front.scenes.play import Play
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import NO_WISH, Session, Wish
from retro_maze.front.store import FileShelf, Store
from retro_maze.front.studio import Fingers
from retro_maze.tower.floor import Tower

S = TypeVar("S", bound=Scene)


class Player:
    """One run of the game; `saves` is the folder that the next run finds."""

    def __init__(self, tower: Tower, saves: Path, wish: Wish = NO_WISH) -> None:
        self.fingers = Fingers()
        self.session = Session(tower, "bell", Store(FileShelf(saves)), self.fingers, wish)
        self.app = App(self.session)

    @property
    def scene(self) -> Scene:
        return self.app.scene

    @property
    def play(self) -> Play:
        assert isinstance(self.scene, Play)
        return self.scene

    def hold(self, down: int, ticks: int = 1) -> None:
        self.fingers.down = down
        for _ in range(ticks):
            self.app.update()

    def press(self, *downs: int) -> None:
        for down in downs:
            self.hold(down)
            self.hold(0)

    def until(self, kind: type[S], ticks: int = 700) -> S:
        """Waits for a scene of a kind."""
        for _ in range(ticks):
            if isinstance(self.scene, kind):
                return self.scene
            self.hold(0)
        raise AssertionError(f"{type(self.scene).__name__} never became {kind.__name__}")

    def into_play(self) -> Play:
        """Past the card of the floor that begins."""
        self.until(Card)
        self.press(START)
        return self.until(Play)
