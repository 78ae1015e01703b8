"""Keys and pads become one pad byte a tick for the world, and presses for the menus.

What is bound to what is the player's (see `bindings`). Menus read the same actions under their
own names (`MENU`): what cuts in play confirms in a menu. `FIXED` inputs always say the same in a
menu, whatever they do in play, so that nobody can be locked out.
"""

from collections.abc import Mapping

import pyxel

from retro_maze.engine.pad import BLADE, BUTTONS, DOWN, LEFT, MASK, RIGHT, UP, WHISTLE
from retro_maze.front.bindings import STANDARD, Bindings

START, BACK, PAUSE = 0x40, 0x80, 0x100  # the world never sees these
ACTIONS = {**BUTTONS, "start": START, "back": BACK, "pause": PAUSE}
ALL = 0x1FF
PLAY = 9  # bits to the left of an action in a menu lies the same action in play

MENU = {  # a menu's word: the actions that say it
    "right": RIGHT,
    "left": LEFT,
    "up": UP,
    "down": DOWN,
    "ok": START | BLADE,
    "back": BACK | WHISTLE | PAUSE,
}
PAUSES = PAUSE | START  # in play
MOVES = RIGHT | LEFT | UP | DOWN
OPPOSITES = RIGHT | LEFT, UP | DOWN
REPEAT_AFTER, REPEAT_EVERY = 22, 6  # ticks: a direction held in a menu goes on

FIXED: Mapping[str, int] = {
    "KEY_UP": UP,
    "KEY_DOWN": DOWN,
    "KEY_LEFT": LEFT,
    "KEY_RIGHT": RIGHT,
    "KEY_RETURN": START,
    "KEY_KP_ENTER": START,
    "KEY_ESCAPE": PAUSE,
    "KEY_BACKSPACE": BACK,
    "GAMEPAD1_BUTTON_DPAD_UP": UP,
    "GAMEPAD1_BUTTON_DPAD_DOWN": DOWN,
    "GAMEPAD1_BUTTON_DPAD_LEFT": LEFT,
    "GAMEPAD1_BUTTON_DPAD_RIGHT": RIGHT,
    "GAMEPAD1_AXIS_LEFTY-": UP,
    "GAMEPAD1_AXIS_LEFTY+": DOWN,
    "GAMEPAD1_AXIS_LEFTX-": LEFT,
    "GAMEPAD1_AXIS_LEFTX+": RIGHT,
    "GAMEPAD1_BUTTON_START": START,
    "GAMEPAD1_BUTTON_BACK": BACK,
}
FREE = {"GAMEPAD1_BUTTON_A": BLADE, "GAMEPAD1_BUTTON_B": BACK}  # in menus, when nothing is bound

DEAD_ZONE = 32768 // 4  # of a stick's way
AXES = (  # those of one stick beside each other
    ("GAMEPAD1_AXIS_LEFTX", "GAMEPAD1_AXIS_LEFTY"),
    ("GAMEPAD1_AXIS_RIGHTX", "GAMEPAD1_AXIS_RIGHTY"),
    ("GAMEPAD1_AXIS_TRIGGERLEFT",),
    ("GAMEPAD1_AXIS_TRIGGERRIGHT",),
)


class Buttons:
    """What is held now and what was pressed this tick; `sample` is called once a tick.

    Actions in menus are the lower bits of `held` and `fresh`, actions in play lie above them.
    """

    def __init__(self, keys: Bindings = STANDARD.keyboard, pads: Bindings = STANDARD.pad) -> None:
        self.codes: list[tuple[int, int]] = []  # of keys, by Pyxel's numbers: what they do
        self.parts: list[tuple[int, int]] = []  # the same of a pad's buttons
        self.ends: dict[str, int] = {}  # of axes
        self.axes: list[tuple[str, ...]] = []
        self.held = 0
        self.fresh = 0  # those not held one tick ago
        self.blocked = 0  # those that count again only after they were let go
        self.last = 0  # of opposite directions, the one pressed last
        self.move_ticks = 0  # how long the same directions have been held
        self.device = "keyboard"  # the one used last
        self.bind(keys, pads)
        self.blocked = 0

    def bind(self, keys: Bindings, pads: Bindings) -> None:
        """Lets other inputs do what is done; what is held now counts when it is pressed anew."""
        bits = meanings(keys, pads)
        codes = {name: getattr(pyxel, name) for name in bits if name[-1] not in "+-"}
        self.codes = [(code, bits[name]) for name, code in codes.items() if name[:3] == "KEY"]
        self.parts = [(code, bits[name]) for name, code in codes.items() if name[:3] != "KEY"]
        self.ends = {name: bits[name] for name in bits if name[-1] in "+-"}
        self.axes = [axes for axes in AXES if any(end[:-1] in axes for end in self.ends)]
        self.held = self.fresh = 0
        self.blocked = ALL | ALL << PLAY

    @property
    def pad(self) -> int:
        """The byte for `world.step`; of opposite directions the one pressed last."""
        pad = self.held >> PLAY & MASK
        for pair in OPPOSITES:
            if pad & pair == pair:
                pad &= ~pair | self.last
        return pad

    def sample(self) -> None:
        """Reads keyboard and pad."""
        keys, pad = self._keys(), _down(self.parts) | self._stick()
        if keys or pad:
            self.device = "keyboard" if keys else "pad"
        self._note(keys | pad)

    def take(self, down: int) -> None:
        """Notes one tick in which the actions `down` are pressed, in menus and in play."""
        self._note(down & ALL | (down & ALL) << PLAY)

    def _note(self, down: int) -> None:
        self.blocked &= down
        held = down & ~self.blocked
        same = held & MOVES == self.held & MOVES
        self.move_ticks = self.move_ticks + 1 if same and held & MOVES else 0
        self.fresh = held & ~self.held
        self.held = held
        self._settle(held >> PLAY & MOVES, self.fresh >> PLAY & MOVES)

    def _settle(self, moves: int, fresh: int) -> None:
        """Notes which of two opposite directions was pressed last; both at once are none."""
        for pair in OPPOSITES:
            new = fresh & pair if moves & pair == pair else moves & pair
            if new and new != pair:
                self.last = self.last & ~pair | new
            elif new or not moves & pair:
                self.last &= ~pair

    def late(self, bits: int) -> None:
        """Adds presses that were made while nobody could answer them."""
        self.fresh |= bits
        self.held |= bits

    def pressed(self, word: str) -> bool:
        """Whether a menu's word (MENU) was said this tick, by a press or by going on holding.

        "pause" is the only word that play listens to.
        """
        if word == "pause":
            return bool(self.fresh >> PLAY & PAUSES)
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
        moves = MOVES | MOVES << PLAY
        self.blocked |= self.held & ~moves
        self.held &= moves
        self.fresh = 0

    def uses(self, code: int) -> bool:
        """Whether a key, by Pyxel's number, does anything here."""
        return any(code == one for one, _ in self.codes)

    def _keys(self) -> int:
        return _down(self.codes)

    def _stick(self) -> int:
        down = 0
        for axes in self.axes:
            for end in pushed(axes):
                down |= self.ends.get(end, 0)
        return down


def _down(codes: list[tuple[int, int]]) -> int:
    btn = pyxel.btn
    down = 0
    for code, bits in codes:
        if btn(code):
            down |= bits
    return down


def meanings(keys: Bindings, pads: Bindings) -> dict[str, int]:
    """The bits of every input that does anything: in a menu, and PLAY bits further left in play."""
    bound = {
        name: ACTIONS[action]
        for bindings in (keys, pads)
        for action, names in bindings.items()
        for name in names
    }
    free = {name: bits for name, bits in FREE.items() if name not in bound}
    in_menu = {**bound, **free, **FIXED}
    in_play = {**{name: bits & ~MOVES for name, bits in FIXED.items()}, **bound}
    return {name: bits | in_play.get(name, 0) << PLAY for name, bits in in_menu.items()}


def pushed(axes: tuple[str, ...]) -> list[str]:
    """The ends towards which the axes of one stick or trigger are pushed; a slip aside is none."""
    ways = [(name, pyxel.btnv(getattr(pyxel, name))) for name in axes]
    longest = max(abs(way) for _, way in ways)
    if longest < DEAD_ZONE:
        return []
    far = [(name, way) for name, way in ways if abs(way) >= DEAD_ZONE and 2 * abs(way) > longest]
    return [f"{name}{'-' if way < 0 else '+'}" for name, way in far]
