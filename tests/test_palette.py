"""The colours of the six bands, measured on the pixels of painted floors, as four eyes see."""

from collections import Counter
from collections.abc import Iterator
from types import ModuleType

import pytest

from retro_maze.front.view import palette, tiles
from retro_maze.maze import WALL, Grid, carve, chip

from .art import ART, EYES, contrast, loaded, luminance


def mean(pixels: Counter[int], colours: palette.Palette, eye: str) -> float:
    """The mean luminance of pixels counted by colour number."""
    total = sum(count * luminance(colours[at], eye) for at, count in pixels.items())
    return total / pixels.total()


def painted(band: int) -> tuple[Counter[int], Counter[int]]:
    """The colour numbers of all floor and of all wall pixels of a painted floor."""
    import pyxel

    grid = carve("bar-toppling", 37, 19, chip("lfsr8", 0x6F))
    image = pyxel.Image(*tiles.size(grid))
    tiles.draw_floor(image, grid, 0x6F, band)
    floors: Counter[int] = Counter()
    walls: Counter[int] = Counter()
    for y in range(grid.height):
        for x in range(grid.width):
            wall = grid.squares[y * grid.width + x] == WALL
            (walls if wall else floors).update(_square(image, x, y))
    return floors, walls


def _square(image: object, x: int, y: int) -> list[int]:
    left, top = tiles.place(x, y)
    right, bottom = tiles.place(x + 1, y + 1)
    pget = image.pget  # type: ignore[attr-defined]
    return [pget(at, down) for down in range(top, bottom) for at in range(left, right)]


@pytest.fixture(scope="module", name="art")
def _art(pyxel_app: ModuleType) -> Iterator[ModuleType]:
    yield from loaded(pyxel_app)


@pytest.fixture(scope="module", name="floors")
def _floors(art: ModuleType) -> list[tuple[Counter[int], Counter[int]]]:
    return [painted(band) for band in range(len(palette.BANDS))]


def test_six_bands_share_eleven_colours_and_own_five() -> None:
    assert len(palette.BANDS) == 6
    for colours in (*palette.BANDS, palette.DAWN):
        assert len(colours) == 16
        assert len(set(colours)) == 16
    own = [at for at in range(16) if len({colours[at] for colours in palette.BANDS}) > 1]
    assert own == [palette.NIGHT, palette.GROUT, palette.SHADE, palette.WALL, palette.CREST]


def test_no_colour_is_one_of_pyxels_own(pyxel_app: ModuleType) -> None:
    for colours in (*palette.BANDS, palette.DAWN):
        assert not set(colours) & set(pyxel_app.DEFAULT_COLORS)


def test_the_palette_file_shows_the_first_band() -> None:
    lines = (ART / "bell.pyxpal").read_text().split()
    assert tuple(int(line, 16) for line in lines) == palette.BANDS[0]


def test_a_band_is_put_on_the_screen_whole(pyxel_app: ModuleType) -> None:
    before = list(pyxel_app.colors)
    for band, colours in enumerate(palette.BANDS):
        palette.apply(band)
        assert tuple(pyxel_app.colors) == colours
    pyxel_app.colors[:] = before


@pytest.mark.parametrize("band", range(6))
def test_floors_stay_dark_and_walls_dim(
    floors: list[tuple[Counter[int], Counter[int]]], band: int
) -> None:
    floor, wall = floors[band]
    colours = palette.BANDS[band]
    assert max(luminance(colours[at]) for at in floor) <= 0.01
    assert max(luminance(colours[at]) for at in wall) <= 0.07


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("band", range(6))
def test_walls_stand_out_from_the_floor(
    floors: list[tuple[Counter[int], Counter[int]]], band: int, eye: str
) -> None:
    floor, wall = floors[band]
    colours = palette.BANDS[band]
    assert contrast(mean(wall, colours, eye), mean(floor, colours, eye)) >= 1.8


def test_the_same_seed_paints_the_same_floor_and_another_seed_another(art: ModuleType) -> None:
    grid = Grid.from_text(["#######", "#.....#", "#####.#", "#.....#", "#######"])
    pictures = []
    for seed in (7, 7, 8):
        image = art.Image(*tiles.size(grid))
        tiles.draw_floor(image, grid, seed, 2)
        pictures.append(bytes(image.data_ptr()))
    assert pictures[0] == pictures[1] != pictures[2]


@pytest.mark.parametrize("x", range(1, 6))
def test_repainting_around_a_fallen_wall_equals_painting_anew(art: ModuleType, x: int) -> None:
    grid = Grid.from_text(["#######", "#.....#", "#######", "#.....#", "#######"])
    mended, anew = (art.Image(*tiles.size(grid)) for _ in range(2))
    tiles.draw_floor(mended, grid, 5, 0)
    grid.squares[2 * grid.width + x] = 0
    tiles.draw_around(mended, grid, x, 2, 5, 0)
    tiles.draw_floor(anew, grid, 5, 0)
    assert bytes(mended.data_ptr()) == bytes(anew.data_ptr())


def test_every_band_has_sixteen_pillars_of_its_own(art: ModuleType) -> None:
    seen = set()
    for band in range(6):
        for joins in range(16):
            u, v = joins % 8 * 8, 16 * band + joins // 8 * 8
            seen.add(
                tuple(art.images[tiles.BANK].pget(u + at % 8, v + at // 8) for at in range(64))
            )
    assert len(seen) == 6 * 16
