"""A carver's work beat by beat, for a stage: who acts, what was drawn and refused, what stands.

The carvers know nothing of this: their squares and a watched chip's draws are read again by the
rules that the carvers' own files state. Places are squares of the wall grid.
"""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import NamedTuple

from retro_maze.maze import CARVERS, DOWN, LEFT, RIGHT, UP, Chip, Grid, Watch, chip
from retro_maze.maze.chips import PATIENCE

Place = tuple[int, int]
Draws = list[tuple[int, int | None]]  # what was drawn, and the register after it
STEPS = {UP: (0, -1), RIGHT: (1, 0), DOWN: (0, 1), LEFT: (-1, 0)}
NO_WAY = -1


class Beat(NamedTuple):
    """One step that people can follow."""

    note: str  # which caption tells it
    actor: Place  # the pillar or cell that acts
    way: int = NO_WAY  # where it goes: UP, RIGHT, DOWN or LEFT
    refused: tuple[tuple[int, str], ...] = ()  # ways it may not go, and the caption that says why
    squares: tuple[Place, ...] = ()  # set in this step, in order
    draws: tuple[tuple[int, int | None], ...] = ()
    choices: tuple[Place, ...] = ()  # among which the draw chose; or the way that was gone back


class Play(NamedTuple):
    """A stage before the first beat, and the beats that fill its grid."""

    grid: Grid
    beats: Iterator[Beat]
    watch: Watch


Told = Iterator[tuple[Place, Draws]]  # each square as it is set, and the draws since the one before


def play(carver: str, width: int, height: int, chip_name: str, seed: int) -> Play:
    """Raises Refusal for what cannot be carved."""
    return play_with(carver, width, height, chip(chip_name, seed))


def play_with(carver: str, width: int, height: int, source: Chip) -> Play:
    """The same with a chip that is there already, such as a script."""
    kind = CARVERS[carver]
    kind.check_size(width, height)
    grid, watch = kind.ground(width, height), Watch(source)
    told = (((x, y), watch.take()) for x, y, _ in kind.run(grid, watch))
    return Play(grid, DIRECTORS[carver](grid, told, watch), watch)


def _toppling(grid: Grid, told: Told, watch: Watch) -> Iterator[Beat]:
    """Bars row by row; the last draw is the one that held."""
    for number, (piece, draws) in enumerate(told):
        row, column = divmod(number, grid.columns - 1)
        bar = 2 * column + 2, 2 * row + 2
        patient = len(draws) == PATIENCE
        tried = draws if patient else draws[:-1]
        refused = tuple((way, "up" if way == UP and row else "wall") for way, _ in tried)
        note = "patience" if patient else "fall"
        yield Beat(note, bar, way_to(bar, piece), refused[-4:], (piece,), tuple(draws[-5:]))


def _unruled(grid: Grid, told: Told, watch: Watch) -> Iterator[Beat]:
    """One draw a bar; whether something lies there already is seen by us alone."""
    fallen: set[Place] = set()
    for number, (piece, draws) in enumerate(told):
        row, column = divmod(number, grid.columns - 1)
        bar = 2 * column + 2, 2 * row + 2
        note = "double" if piece in fallen or on_rim(grid, piece) else "fall_anywhere"
        fallen.add(piece)
        yield Beat(note, bar, way_to(bar, piece), (), (piece,), tuple(draws))


def _pillar_walk(grid: Grid, told: Told, watch: Watch) -> Iterator[Beat]:
    """A walk goes on from where it stands, steps back when it is caught, or a new one begins."""
    carried: set[Place] = set()  # pillars with a wall of an earlier walk
    walk: list[Place] = []
    for piece, draws in told:
        ends = ends_of(piece)
        patient = len(draws) == PATIENCE
        here = ends[0] if patient else step_from(piece, draws[-1][0])
        if patient and here not in walk:
            here = ends[1]
        there = ends[0] if here == ends[1] else ends[1]
        begins, back = here not in walk, bool(walk) and here in walk and here != walk[-1]
        if begins:
            carried.update(walk)
            walk = [here]
        meets = there in carried or on_rim(grid, there)
        note = "walk_begin" if begins else "walk_back" if back else "walk_on"
        refused = tuple((way, "own") for way, _ in (draws if patient else draws[:-1]))
        way = way_to(here, piece)
        yield Beat(
            "walk_meet" if meets else note, here, way, refused[-4:], (piece,), tuple(draws[-5:])
        )
        if not meets:
            walk.append(there)


def _random_walk(grid: Grid, told: Told, watch: Watch) -> Iterator[Beat]:
    """Points are set without a draw, pieces with one; a draw that met a wall set nothing."""
    here: Place | None = None
    for place, draws in chain(told, (((0, 0), watch.take()) for _ in "x")):
        ways = [(draw + 1) % 4 for draw, _ in draws]  # 0 right, 1 down, 2 left, 3 up
        point = place[0] % 2 == 0 and place[1] % 2 == 0
        if here and draws and point:
            yield Beat("point_stop", here, ways[0], ((ways[0], "meets"),), (), tuple(draws))
            here = None
        if place == (0, 0):
            return
        if point:
            note = "point_begin" if here is None or far(here, place) else "point_on"
            yield Beat(note, place, NO_WAY, (), (place,))
            here = place
        elif here:
            yield Beat("point_piece", here, way_to(here, place), (), (place,), tuple(draws))
            there = step_on(here, way_to(here, place), 2)
            here = None if on_rim(grid, there) else here


def _wall_extending(grid: Grid, told: Told, watch: Watch) -> Iterator[Beat]:
    """A pillar among all that could join a wall, then the piece that joins it."""
    waiting = dict.fromkeys(candidates(grid))  # in the order in which they came up
    for pillar, draws in told:
        piece, _ = next(told)
        choices = tuple(waiting)
        waiting.pop(pillar, None)
        for way in STEPS:
            x, y = step_on(pillar, way, 2)
            if not on_rim(grid, (x, y)) and not grid.squares[y * grid.width + x]:
                waiting[x, y] = None
        way = way_to(pillar, piece)
        yield Beat("extend", pillar, way, (), (pillar, piece), tuple(draws), choices)


def _digging(grid: Grid, told: Told, watch: Watch) -> Iterator[Beat]:
    """Two squares a step; where the next step starts elsewhere the digger went back."""
    first, _ = next(told)
    yield Beat("dig_begin", first, NO_WAY, (), (first,))
    path = [first]
    for between, draws in told:
        cell, _ = next(told)
        start = 2 * between[0] - cell[0], 2 * between[1] - cell[1]
        back = path[path.index(start) :]
        del path[path.index(start) + 1 :]
        note = "dig_back" if back[1:] else "dig"
        steps = tuple(reversed(back)) if back[1:] else ()
        way = way_to(start, between)
        yield Beat(note, start, way, (), (between, cell), tuple(draws), steps)
        path.append(cell)


DIRECTORS: dict[str, Callable[[Grid, Told, Watch], Iterator[Beat]]] = {
    "bar-toppling": _toppling,
    "bar-toppling-unruled": _unruled,
    "pillar-walk": _pillar_walk,
    "random-walk": _random_walk,
    "wall-extending": _wall_extending,
    "digging": _digging,
}


def way_to(here: Place, there: Place) -> int:
    """The direction from one square to another on its line."""
    if here[0] != there[0]:
        return RIGHT if there[0] > here[0] else LEFT
    return DOWN if there[1] > here[1] else UP


def step_on(here: Place, way: int, count: int = 1) -> Place:
    return here[0] + count * STEPS[way][0], here[1] + count * STEPS[way][1]


def step_from(piece: Place, way: int) -> Place:
    """The pillar from which a piece was built that way."""
    return step_on(piece, way, -1)


def ends_of(piece: Place) -> tuple[Place, Place]:
    """The two pillars of a piece."""
    lying = piece[0] % 2 == 1
    return step_on(piece, LEFT if lying else UP), step_on(piece, RIGHT if lying else DOWN)


def on_rim(grid: Grid, place: Place) -> bool:
    return place[0] in (0, grid.width - 1) or place[1] in (0, grid.height - 1)


def far(here: Place, there: Place) -> bool:
    """Whether two pillars are no neighbours."""
    return abs(here[0] - there[0]) + abs(here[1] - there[1]) != 2


def candidates(grid: Grid) -> tuple[Place, ...]:
    """The bare pillar places that have a wall two steps away."""
    squares, width = grid.squares, grid.width
    found = []
    for y in range(2, grid.height - 1, 2):
        for x in range(2, width - 1, 2):
            at = y * width + x
            near = (at - 2 * width, at - 2, at + 2 * width, at + 2)
            if not squares[at] and any(squares[other] for other in near):
                found.append((x, y))
    return tuple(found)
