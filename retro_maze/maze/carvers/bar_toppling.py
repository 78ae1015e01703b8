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

from functools import lru_cache

from retro_maze.maze.chips import PATIENCE, Chip, Lfsr8
from retro_maze.maze.grid import DOWN, LEFT, RIGHT, UP, WALL, Grid, pillared

from .carver import Carver, Growth

FIRST_ROW = 2
FALLS = (0, -1), (1, 0), (0, 1), (-1, 0)
LOWER_FALLS = (0, 0), *FALLS[1:]
"""Up leads a lower bar to its own place, which is wall and so refused."""

Move = tuple[int, int, int]
"""Where the piece lies, seen from the bar: dx, dy, and as a step in `squares`."""
Fall = tuple[int, int, int, int]
"""The state that the next bar meets, and the move of this one."""


def by_rule(grid: Grid, chip: Chip, top: int = FIRST_ROW) -> Growth:
    """The rule with any chip, from the row `top` on."""
    squares, width, draws = grid.squares, grid.width, chip.draws(4)
    for y in range(top, grid.height - 1, 2):
        row, falls = y * width, FALLS if y == FIRST_ROW else LOWER_FALLS
        moves = [(dx, dy, dy * width + dx) for dx, dy in falls]
        for x in range(2, width - 1, 2):
            refused = 0
            for way in draws:
                dx, dy, step = moves[way]
                if not squares[row + x + step]:
                    break
                refused += 1  # noqa: SIM113  # enumerate would cost each bar an object
                if refused == PATIENCE:
                    dx, dy, step = last_resort(squares, row + x, moves)
                    break
            squares[row + x + step] = WALL
            yield x + dx, y + dy, WALL


def last_resort(squares: bytearray, bar: int, moves: list[Move]) -> Move:
    """The first allowed of right, down, left, up."""
    order = (moves[way] for way in (RIGHT, DOWN, LEFT, UP))
    return next(move for move in order if not squares[bar + move[2]])


def by_table(grid: Grid, chip: Lfsr8) -> Growth:
    """The same with the 8-bit register, whose 256 states leave little to work out.

    How a bar falls depends on the register, on the wall that may lie to its left, and on
    whether it stands in the first row. The chip's register is right again after the last bar.
    """
    squares, width = grid.squares, grid.width
    state = chip.register
    for y in range(FIRST_ROW, grid.height - 1, 2):
        row, falls = y * width, known_falls(y == FIRST_ROW, width)
        state &= 255
        for x in range(2, width - 1, 2):
            state, dx, dy, step = falls[state] or learn(falls, state, y == FIRST_ROW, width)
            squares[row + x + step] = WALL
            yield x + dx, y + dy, WALL
    chip.register = state & 255


@lru_cache(8)
def known_falls(first_row: bool, width: int) -> list[Fall | None]:
    """What has been learnt about each state: the register, plus 256 with a wall to the left."""
    return [None] * 512


def learn(falls: list[Fall | None], state: int, first_row: bool, width: int) -> Fall:
    """See how a bar falls in that state: topple a lone one by the rule."""
    top = FIRST_ROW if first_row else FIRST_ROW + 2
    grid, chip = pillared(5, top + 3), Lfsr8(state & 255)
    grid.squares[top * 5 + 1] = state >> 8
    ((x, y, _),) = by_rule(grid, chip, top)
    dx, dy = x - 2, y - top
    fall = falls[state] = chip.register | (dx > 0) << 8, dx, dy, dy * width + dx
    return fall


def run(grid: Grid, chip: Chip) -> Growth:
    return by_table(grid, chip) if type(chip) is Lfsr8 else by_rule(grid, chip)


CARVER = Carver(
    "bar-toppling",
    "棒倒し法",
    "Japanese home-computer magazines, early 1980s; the tower's own",
    ground=pillared,
    run=run,
)
