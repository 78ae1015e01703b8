"""Promises that hold for every carver, chip, size and seed."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from retro_maze.maze import (
    CARVERS,
    CHIPS,
    WALL,
    Carver,
    Chip,
    ChipKind,
    Grid,
    Watch,
    carve,
    chip,
    distances,
    grow,
    is_perfect,
    parts,
    reach,
    way,
)

UNHURRIED = settings(deadline=None)
CARVER = st.sampled_from(list(CARVERS.values()))
SEEDED = st.sampled_from([kind for kind in CHIPS.values() if kind.seed_limit >= 0])


@st.composite
def sizes(draw: st.DrawFn, carver: Carver) -> tuple[int, int]:
    """Width and height of a wall grid that the carver can fill."""
    side = st.integers(carver.smallest, 33)
    if not carver.even:
        side = side.filter(lambda n: n % 2 == 1)
    return draw(side), draw(side)


@st.composite
def recipes(draw: st.DrawFn) -> tuple[Carver, int, int, str, int]:
    """Carver, width, height, and the chip's name and seed."""
    carver, kind = draw(CARVER), draw(SEEDED)
    width, height = draw(sizes(carver))
    return carver, width, height, kind.name, draw(st.integers(0, kind.seed_limit))


@UNHURRIED
@given(recipes())
def test_every_carver_keeps_its_promise(recipe: tuple[Carver, int, int, str, int]) -> None:
    carver, width, height, name, seed = recipe
    grid = carve(carver.name, width, height, chip(name, seed))
    grid.check_rim()
    assert carve(carver.name, width, height, chip(name, seed)) == grid
    assert not any(grid.squares[grid.square(cell)] for cell in range(grid.columns * grid.rows))
    if carver.perfect:
        assert is_perfect(grid)
    if carver.name == "random-walk":
        assert len(parts(grid)) == 1


@UNHURRIED
@given(recipes())
def test_watching_changes_nothing(recipe: tuple[Carver, int, int, str, int]) -> None:
    carver, width, height, name, seed = recipe
    watch = Watch(chip(name, seed))
    grid, growth = grow(carver.name, width, height, watch)
    seen = grid.copy()
    for x, y, square in growth:
        seen.squares[y * width + x] = square
        assert seen == grid
    assert grid == carve(carver.name, width, height, chip(name, seed))


@UNHURRIED
@given(recipes(), st.data())
def test_ways_are_as_long_as_distances_say(
    recipe: tuple[Carver, int, int, str, int], data: st.DataObject
) -> None:
    carver, width, height, name, seed = recipe
    grid = carve(carver.name, width, height, chip(name, seed))
    cells = st.integers(0, grid.columns * grid.rows - 1)
    start, goal = data.draw(cells), data.draw(cells)
    steps = distances(grid, start)[goal]
    assert len(way(grid, start, goal)) == steps + 1
    assert (goal in reach(grid, start)) == (steps >= 0)


@settings(UNHURRIED, max_examples=40)
@given(st.integers(2, 12), st.integers(2, 12), SEEDED, st.integers(0, 255))
def test_wall_extending_is_the_article_word_for_word(
    columns: int, rows: int, kind: ChipKind, seed: int
) -> None:
    size = 2 * columns + 1, 2 * rows + 1
    slow = CARVERS["wall-extending"].ground(*size)
    extend_slowly(slow, chip(kind.name, seed))
    assert slow == carve("wall-extending", *size, chip(kind.name, seed))


def extend_slowly(grid: Grid, one: Chip) -> None:
    """The article's program: all candidates listed anew before every draw."""
    while candidates := list(joins(grid)):
        number = one.below((grid.width - 1) * (grid.height - 2))
        pillar, piece = candidates[number % len(candidates)]
        grid.squares[pillar] = grid.squares[piece] = WALL


def joins(grid: Grid) -> Iterator[tuple[int, int]]:
    """Every candidate with the piece that ties it."""
    squares, w = grid.squares, grid.width
    tests = (
        (-w, (1, w + 1, w, w - 1, -1)),
        (-1, (-w, 1 - w, 1, w + 1, w)),
        (w, (1, 1 - w, -w, -w - 1, -1)),
        (1, (-w, -w - 1, -1, w - 1, w)),
    )
    for y in range(2, grid.height - 1, 2):
        for at in range(y * w + 2, y * w + w - 1, 2):
            for towards, around in tests:
                bare = not squares[at] and not any(squares[at + step] for step in around)
                if bare and squares[at + 2 * towards]:
                    yield at, at + towards
                    break
