"""Floors and halls as pictures: what is repainted is what was painted."""

from collections.abc import Iterator
from types import ModuleType

import pytest

from retro_maze.front.view import emblem, palette, tiles
from retro_maze.maze import Grid, carve, chip
from tests.art import loaded


@pytest.fixture(scope="module", name="art")
def _art(pyxel_app: ModuleType) -> Iterator[ModuleType]:
    yield from loaded(pyxel_app)


@pytest.fixture(name="maze")
def _maze() -> Grid:
    return carve("bar-toppling", 37, 19, chip("lfsr8", 0xA2))


@pytest.mark.parametrize("band", range(6))
def test_a_floor_repainted_square_by_square_is_the_floor_painted_at_once(
    band: int, art: ModuleType, maze: Grid
) -> None:
    once, again = art.Image(*tiles.size(maze)), art.Image(*tiles.size(maze))
    tiles.draw_floor(once, maze, 0xA2, band)
    for y in range(maze.height):
        for x in range(maze.width):
            tiles.draw_square(again, maze, x, y, 0xA2, band)
    assert bytes(once.data_ptr()) == bytes(again.data_ptr())


@pytest.mark.parametrize("band", range(6))
def test_a_sign_is_cut_in_the_colour_of_shadows_and_stays_in_its_reach(
    band: int, art: ModuleType
) -> None:
    side = 2 * emblem.REACH + 20
    picture = art.Image(side, side)
    picture.cls(palette.GROUT)
    emblem.SIGNS[band](picture, side // 2, side // 2)
    seen = bytes(picture.data_ptr())
    assert set(seen) == {palette.GROUT, palette.NIGHT}
    for at, colour in enumerate(seen):
        if colour == palette.NIGHT:
            assert abs(at % side - side // 2) <= emblem.REACH
            assert abs(at // side - side // 2) <= emblem.REACH


def test_the_six_signs_differ(art: ModuleType) -> None:
    found = set()
    for draw in emblem.SIGNS:
        picture = art.Image(100, 100)
        picture.cls(palette.GROUT)
        draw(picture, 50, 50)
        found.add(bytes(picture.data_ptr()))
    assert len(found) == 6


def test_every_floor_has_a_sign_for_nine_columns_inside_it(maze: Grid) -> None:
    wide, high = tiles.size(maze)
    for seed in range(256):
        places = tiles.signs(maze, seed)
        assert len(places) == 2
        assert all(0 < x < wide and 0 < y < high for x, y in places)


def test_a_hall_is_walled_all_around(art: ModuleType) -> None:
    picture = art.Image(256, 240)
    picture.cls(palette.LAMP)
    tiles.draw_room(picture, 7, 0)
    assert palette.LAMP not in bytes(picture.data_ptr())
    rim = [(x, y) for x in range(256) for y in (2, 237)] + [(x, 100) for x in (2, 253)]
    assert all(picture.pget(*place) not in (palette.GROUT,) for place in rim)
