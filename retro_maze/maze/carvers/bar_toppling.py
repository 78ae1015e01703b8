"""Bar-toppling (棒倒し法), the tower's own carver.

Source: the wall-toppling mazes of Japanese home-computer magazines, early 1980s.

1. A closed outer wall; a bar stands wherever four cells meet.
2. Take the bars row by row from the top, each row from left to right.
3. Draw a direction: 0 up, 1 right, 2 down, 3 left. The bar topples that way.
4. Up is for the first row only, and a place that is wall already is refused: draw again.
5. After 64 draws take the first allowed of right, down, left, up.

Every bar adds one piece, and up leads only to the outer wall, so no ring can close:
the maze is perfect for every seed and size.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from retro_maze.maze.carvers.carver import Carver
from retro_maze.maze.chips import PATIENCE, Arcade, Chip, Lfsr8
from retro_maze.maze.grid import DOWN, LEFT, RIGHT, UP, WALL, Grid, pillared

FIRST_ROW = 2
REGISTERS = (Lfsr8, Arcade)
"""Kinds of chips that know nothing but the 8-bit register."""
Register = Callable[[int], Lfsr8]
Fall = tuple[int, int]
"""The state that the next bar meets, and the step in `squares` from this bar to its piece."""


def rule(grid: Grid, chip: Chip) -> Iterator[int]:
    if isinstance(chip, Lfsr8) and type(chip) in REGISTERS:
        return by_table(grid, chip)
    return by_rule(grid, chip)


def by_rule(grid: Grid, chip: Chip, top: int = FIRST_ROW) -> Iterator[int]:
    """The rule with any chip, from the row `top` on."""
    squares, width, draws = grid.squares, grid.width, chip.draws(4)
    for y in range(top, grid.height - 1, 2):
        up = -width if y == FIRST_ROW else 0  # a lower bar's own place is wall: refused
        steps = up, 1, width, -1
        for bar in range(y * width + 2, y * width + width - 1, 2):
            refused = 0
            for way in draws:
                at = bar + steps[way]
                if not squares[at]:
                    break
                refused += 1  # noqa: SIM113  # enumerate would cost each bar an object
                if refused == PATIENCE:
                    at = last_resort(squares, bar, steps)
                    break
            squares[at] = WALL
            yield at


def last_resort(squares: bytearray, bar: int, steps: Sequence[int]) -> int:
    """The first allowed place: right, down, left, up."""
    places = [bar + steps[way] for way in (RIGHT, DOWN, LEFT, UP)]
    return next(at for at in places if not squares[at])


def by_table(grid: Grid, chip: Lfsr8) -> Iterator[int]:
    """The same with a chip that is one 8-bit register: its 256 states leave little to work out.

    How a bar falls depends on the register, on the wall that may lie to its left, and on
    whether it stands in the first row. The chip's register is right again after the last bar.
    """
    squares, width, state = grid.squares, grid.width, chip.register
    kind: Register = type(chip)
    falls, top = known_falls(kind, width, FIRST_ROW), FIRST_ROW
    for row in range(FIRST_ROW * width, (grid.height - 1) * width, 2 * width):
        state &= 255
        for bar in range(row + 2, row + width - 1, 2):
            state, step = falls[state] or learn(falls, kind(state & 255), state >> 8, top, width)
            at = bar + step
            squares[at] = WALL
            yield at
        top = FIRST_ROW + 2
        falls = known_falls(kind, width, top)
    chip.register = state & 255


@lru_cache(16)
def known_falls(kind: Register, width: int, top: int) -> list[Fall | None]:
    """What has been learnt about each state: the register, plus 256 with a wall to the left."""
    return [None] * 512


def learn(falls: list[Fall | None], chip: Lfsr8, wall: int, top: int, width: int) -> Fall:
    """See how a bar falls there: topple a lone one by the rule, beside a wall or none."""
    state, grid = chip.register | wall << 8, pillared(5, top + 3)
    grid.squares[top * 5 + 1] = wall
    (at,) = by_rule(grid, chip, top)
    way = grid.steps().index(at - top * 5 - 2)
    falls[state] = fall = chip.register | (way == RIGHT) << 8, (-width, 1, width, -1)[way]
    return fall


CARVER = Carver(
    "bar-toppling",
    "棒倒し法",
    "Japanese home-computer magazines, early 1980s; the tower's own",
    ground=pillared,
    rule=rule,
)
