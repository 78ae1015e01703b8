"""The pad: one byte of held buttons, the only thing that crosses into a world."""

RIGHT, LEFT, UP, DOWN, BLADE, WHISTLE = (1 << bit for bit in range(6))
BUTTONS = {
    "right": RIGHT,
    "left": LEFT,
    "up": UP,
    "down": DOWN,
    "blade": BLADE,
    "whistle": WHISTLE,
}
MASK = 0x3F
DIRECTIONS = (UP, RIGHT, DOWN, LEFT)  # the bit of maze direction 0 up, 1 right, 2 down, 3 left


def press(*names: str) -> int:
    """The pad byte with these buttons held, by their names in BUTTONS."""
    pad = 0
    for name in names:
        pad |= BUTTONS[name]
    return pad


class Held:
    """Which directions are held, the one pressed last first, and a press not yet answered.

    A press is remembered for BUFFER ticks, so a turn may be pressed that early and let go again.
    """

    BUFFER = 12  # ticks
    __slots__ = ("order", "pad", "wish", "wish_ticks")

    def __init__(self) -> None:
        self.pad = 0
        self.order: list[int] = []
        self.wish = -1
        self.wish_ticks = 0

    def note(self, pad: int, heading: int) -> None:
        """Takes one tick's pad; of directions pressed at once, those across `heading` lead."""
        if self.wish_ticks:
            self.wish_ticks -= 1
        if pad == self.pad:
            return
        fresh = pad & ~self.pad
        self.pad = pad
        self.order = [d for d in self.order if pad & DIRECTIONS[d]]
        pressed = [d for d in range(4) if fresh & DIRECTIONS[d]]
        if pressed:
            pressed.sort(key=lambda d: (d - heading) % 2 == 0)
            self.order = pressed + self.order
            self.wish, self.wish_ticks = pressed[0], self.BUFFER + 1  # with the tick that it is

    def wanted(self) -> list[int]:
        """Directions to try, best first: a live wish, then the held ones."""
        if self.wish_ticks and self.wish not in self.order:
            return [self.wish, *self.order]
        return self.order

    def answer(self, direction: int) -> None:
        """The wish was taken."""
        if direction == self.wish:
            self.wish_ticks = 0

    def state(self) -> tuple[int, ...]:
        """All that can change later play."""
        return (self.pad, self.wish if self.wish_ticks else -1, self.wish_ticks, *self.order)
