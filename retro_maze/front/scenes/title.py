"""The title: the tower at night, and the menu."""

import pyxel

from retro_maze.front.scenes import ways
from retro_maze.front.scenes.menu import Menu
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import letters, palette
from retro_maze.front.view import title as picture

DEMO_AFTER = 480  # ticks
MENU_X, MENU_Y, PITCH = 80, 98, 13


class Title(Scene):
    """Where a run begins and where every way back leads."""

    def __init__(self, session: Session) -> None:
        session.go_home()
        self.session = session
        self.menu = Menu(session, _choices(session), pitch=PITCH)
        self.ticks = 0
        self.rest = 0  # ticks without a button

    def update(self) -> Scene:
        self.ticks += 1
        self.rest = 0 if self.session.buttons.held else self.rest + 1
        if self.rest == DEMO_AFTER:
            return ways.to_demo(self, self.session)
        choice = self.menu.update()
        if choice in ("play", "continue"):
            return ways.to_card(self, self.session, self.session.game.floor)
        return self._go(choice) if choice else self

    def _go(self, choice: str) -> Scene:
        if choice == "modes":
            return ways.to_modes(self, self.session)
        if choice == "choose":
            return ways.to_floors(self, self.session)
        if choice == "bytes":
            return ways.to_workshop(self, self.session)
        if choice == "options":
            return ways.to_options(self, self.session)
        if choice == "help":
            return ways.to_help(self, self.session)
        if choice == "quit":
            pyxel.quit()
        return self

    def tune(self) -> None:
        self.session.sound.title()

    def draw(self) -> None:
        palette.use(palette.DAWN)
        pyxel.cls(palette.INK)
        picture.draw(self.ticks)
        self.menu.draw(MENU_X, MENU_Y)
        letters.centred(128, 224, self.session.note(), palette.STEEL)


def _choices(session: Session) -> list[str]:
    names = ["continue" if session.begun(session.game.mode) else "play", "modes"]
    if session.game.may_ride:
        names.append("choose")
    names += ["bytes", "options", "help"]
    return names if session.in_browser else [*names, "quit"]
