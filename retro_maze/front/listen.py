"""Which key or part of a pad is pressed, whatever it is bound to."""

import pyxel

from retro_maze.front.buttons import AXES, pushed
from retro_maze.front.signs import KEYBOARD, PAD, RESERVED

STOPS = ("KEY_ESCAPE", "GAMEPAD1_BUTTON_START")  # heard on both devices: the player wants none
HEARD = {"keyboard": (*STOPS, *KEYBOARD, *RESERVED), "pad": (*STOPS, *PAD)}


class Listener:
    """Waits for an input of one device; what is held when it begins must be pressed anew."""

    def __init__(self, device: str) -> None:
        self.codes = {name: getattr(pyxel, name) for name in HEARD[device] if name[-1] not in "+-"}
        self.axes = AXES if device == "pad" else ()
        self.old = self._down()

    def heard(self) -> str:
        """The input that was pressed since the last call, or nothing."""
        old, self.old = self.old, self._down()
        return next((name for name in self.old if name not in old), "")

    def _down(self) -> list[str]:
        ends = [end for axes in self.axes for end in pushed(axes) if end in PAD]
        return [*(name for name, code in self.codes.items() if pyxel.btn(code)), *ends]
