"""Keys that a scene reads by itself: hex digits, letters for its commands, and the mouse."""

from collections.abc import Mapping

import pyxel

from retro_maze.front.buttons import Buttons

DIGITS = {f"KEY_{digit:X}": digit for digit in range(16)}
DIGITS |= {f"KEY_KP_{digit}": digit for digit in range(10)}
LETTERS = {f"KEY_{sign}": ord(sign) for sign in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
SHOWN = 240  # ticks that the pointer stays after it moved


class Keyboard:
    """`hot` names the key of each command; one that the player bound to an action stays that.

    Hex digits come first here, even where they are bound: while one is held down `typing` says
    that menus should not hear it.
    """

    def __init__(
        self, buttons: Buttons, hot: Mapping[str, str], digits: Mapping[str, int] = DIGITS
    ) -> None:
        codes = [(getattr(pyxel, key), word) for word, key in hot.items()]
        self.hot = [(code, word) for code, word in codes if not buttons.uses(code)]
        self.digits = [(getattr(pyxel, key), digit) for key, digit in digits.items()]

    def word(self) -> str:
        """The command whose key was pressed this tick, or nothing."""
        return next((word for code, word in self.hot if pyxel.btnp(code, 22, 6)), "")

    def digit(self) -> int:
        """The hex digit whose key was pressed this tick, or -1."""
        return next((digit for code, digit in self.digits if pyxel.btnp(code)), -1)

    @property
    def typing(self) -> bool:
        """Whether a digit's key is down."""
        return any(pyxel.btn(code) for code, _ in self.digits)


class Pointer:
    """The mouse, and a pointer of our own where it was moved lately."""

    def __init__(self) -> None:
        self.x, self.y = pyxel.mouse_x, pyxel.mouse_y
        self.ticks = SHOWN
        self.clicked = False
        self.backed = False  # the right button: what X and B are elsewhere
        self.wheel = 0

    def update(self) -> None:
        """Reads the mouse, once a tick."""
        place = pyxel.mouse_x, pyxel.mouse_y
        self.clicked = pyxel.btnp(pyxel.MOUSE_BUTTON_LEFT)
        self.backed = pyxel.btnp(pyxel.MOUSE_BUTTON_RIGHT)
        self.wheel = pyxel.mouse_wheel
        moved = place != (self.x, self.y) or self.clicked or self.backed or self.wheel
        self.ticks = 0 if moved else self.ticks + 1
        self.x, self.y = place

    @property
    def held(self) -> bool:
        """Whether the left button is down."""
        return pyxel.btn(pyxel.MOUSE_BUTTON_LEFT)

    def over(self, x: int, y: int, wide: int, high: int) -> bool:
        """Whether it points into a rectangle."""
        return x <= self.x < x + wide and y <= self.y < y + high

    def row(self, x: int, y: int, wide: int, pitch: int, rows: int) -> int:
        """Which of so many rows below each other it points at, or -1."""
        return (self.y - y) // pitch if self.over(x, y, wide, pitch * rows) else -1

    def draw(self, edge: int, inside: int) -> None:
        """A small arrow, while the mouse is in use."""
        if self.ticks >= SHOWN:
            return
        x, y = self.x, self.y
        pyxel.tri(x, y, x, y + 8, x + 6, y + 6, edge)
        pyxel.line(x + 1, y + 2, x + 1, y + 6, inside)
        pyxel.line(x + 2, y + 3, x + 3, y + 5, inside)
