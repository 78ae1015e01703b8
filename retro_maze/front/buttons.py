"""Keys and pads become one pad byte a tick for the world, and presses for the menus.

`KEYS` and `PADS` are the bindings: names of Pyxel's keys, at most two an action. Menus read the
same actions under their own names (`MENU`): what cuts in play confirms in a menu.
"""

from collections.abc import Mapping, Sequence

import pyxel

from retro_maze.engine.pad import BLADE, BUTTONS, DOWN, LEFT, MASK, RIGHT, UP, WHISTLE

START, BACK, PAUSE = 0x40, 0x80, 0x100  # the world never sees these
ACTIONS = {**BUTTONS, "start": START, "back": BACK, "pause": PAUSE}

Bindings = Mapping[str, Sequence[str]]
KEYS: Bindings = {
    "right": ("KEY_RIGHT", "KEY_D"),
    "left": ("KEY_LEFT", "KEY_A"),
    "up": ("KEY_UP", "KEY_W"),
    "down": ("KEY_DOWN", "KEY_S"),
    "blade": ("KEY_Z", "KEY_SPACE"),
    "whistle": ("KEY_X",),
    "start": ("KEY_RETURN", "KEY_KP_ENTER"),
    "back": ("KEY_BACKSPACE",),
    "pause": ("KEY_ESCAPE", "KEY_P"),
}
PADS: Bindings = {
    "right": ("GAMEPAD1_BUTTON_DPAD_RIGHT",),
    "left": ("GAMEPAD1_BUTTON_DPAD_LEFT",),
    "up": ("GAMEPAD1_BUTTON_DPAD_UP",),
    "down": ("GAMEPAD1_BUTTON_DPAD_DOWN",),
    "blade": ("GAMEPAD1_BUTTON_A", "GAMEPAD1_BUTTON_X"),
    "whistle": ("GAMEPAD1_BUTTON_B", "GAMEPAD1_BUTTON_Y"),
    "start": ("GAMEPAD1_BUTTON_START",),
    "back": ("GAMEPAD1_BUTTON_BACK",),
    "pause": (),
}
MENU = {  # a menu's word: the actions that say it
    "right": RIGHT,
    "left": LEFT,
    "up": UP,
    "down": DOWN,
    "ok": START | BLADE,
    "back": BACK | WHISTLE | PAUSE,
    "pause": PAUSE | START,  # the only word that play listens to
}
MOVES = RIGHT | LEFT | UP | DOWN
REPEAT_AFTER, REPEAT_EVERY = 22, 6  # ticks: a direction held in a menu goes on

DEAD_ZONE = 32768 // 4  # of the stick's way
STICK = (  # axis, what its two ends press
    ("GAMEPAD1_AXIS_LEFTX", LEFT, RIGHT),
    ("GAMEPAD1_AXIS_LEFTY", UP, DOWN),
)


class Buttons:
    """What is held now and what was pressed this tick; `sample` is called once a tick."""

    def __init__(self, keys: Bindings = KEYS, pads: Bindings = PADS) -> None:
        self.bound = [
            (ACTIONS[action], [getattr(pyxel, name) for name in (*keys[action], *pads[action])])
            for action in ACTIONS
        ]
        self.axes = [(getattr(pyxel, name), low, high) for name, low, high in STICK]
        self.held = 0  # bits of ACTIONS
        self.fresh = 0  # those not held one tick ago
        self.blocked = 0  # those that count again only after they were let go
        self.move_ticks = 0  # how long the same directions have been held

    @property
    def pad(self) -> int:
        """The byte for `world.step`."""
        return self.held & MASK

    def sample(self) -> None:
        """Reads keyboard and pad."""
        self.take(self._keys() | self._stick())

    def take(self, down: int) -> None:
        """Notes one tick in which the actions `down` are pressed."""
        self.blocked &= down
        held = down & ~self.blocked
        same = held & MOVES == self.held & MOVES
        self.move_ticks = self.move_ticks + 1 if same and held & MOVES else 0
        self.fresh = held & ~self.held
        self.held = held

    def late(self, bits: int) -> None:
        """Adds presses that were made while nobody could answer them."""
        self.fresh |= bits
        self.held |= bits

    def pressed(self, word: str) -> bool:
        """Whether a menu's word (MENU) was said this tick, by a press or by going on holding."""
        bits = MENU[word]
        if self.fresh & bits:
            return True
        late = self.move_ticks - REPEAT_AFTER
        return bool(self.held & bits & MOVES) and late >= 0 and late % REPEAT_EVERY == 0

    def clear(self) -> None:
        """Forgets all that is held, until it is let go and pressed anew."""
        self.blocked |= self.held
        self.held = self.fresh = self.move_ticks = 0

    def swallow(self) -> None:
        """Keeps a menu's press from acting in play: only the held directions go on."""
        self.blocked |= self.held & ~MOVES
        self.held &= MOVES
        self.fresh = 0

    def _keys(self) -> int:
        btn = pyxel.btn
        down = 0
        for bit, keys in self.bound:
            for key in keys:
                if btn(key):
                    down |= bit
                    break
        return down

    def _stick(self) -> int:
        ways = [(pyxel.btnv(axis), low, high) for axis, low, high in self.axes]
        longest = max(abs(way) for way, _, _ in ways)
        if longest < DEAD_ZONE:
            return 0
        down = 0
        for way, low, high in ways:
            if abs(way) >= DEAD_ZONE and 2 * abs(way) > longest:  # a slip aside is no turn
                down |= low if way < 0 else high
        return down
