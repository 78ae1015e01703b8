"""The colours of the six bands in all three sets, measured on the pixels of painted floors, as
four eyes see them."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from types import ModuleType

import pytest

from retro_maze.front.view import palette, tiles
from retro_maze.maze import WALL, Grid, carve, chip
from tests.art import ART, EYES, contrast, difference, loaded, luminance

SETS = tuple(palette.SETS)
EVERY = [colours for chosen in palette.SETS.values() for colours in (*chosen.bands, chosen.dawn)]
FLOORS = {"standard": 0.01, "safe": 0.01, "contrast": 0.005}  # the lightest, in luminance
WALLS = {"standard": 0.07, "safe": 0.07, "contrast": 0.14}
WALLS_STAND_OUT = {"standard": 1.8, "safe": 1.8, "contrast": 3.0}


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
    band = [palette.NIGHT, palette.GROUT, palette.SHADE, palette.WALL, palette.CREST]
    for chosen in palette.SETS.values():
        assert len(chosen.bands) == 6
        own = [at for at in range(16) if len({colours[at] for colours in chosen.bands}) > 1]
        assert own == band
    assert all(len(colours) == len(set(colours)) == 16 for colours in EVERY)


def test_no_colour_is_one_of_pyxels_own(pyxel_app: ModuleType) -> None:
    assert not {colour for colours in EVERY for colour in colours} & set(pyxel_app.DEFAULT_COLORS)


def test_the_palette_file_shows_the_first_band() -> None:
    lines = (ART / "bell.pyxpal").read_text().split()
    assert tuple(int(line, 16) for line in lines) == palette.BANDS[0]


@pytest.mark.parametrize("name", SETS)
def test_a_band_is_put_on_the_screen_whole(name: str, pyxel_app: ModuleType) -> None:
    before = list(pyxel_app.colors)
    chosen = palette.SETS[name]
    palette.choose(name)
    try:
        for band, colours in enumerate(chosen.bands):
            palette.apply(band)
            assert tuple(pyxel_app.colors) == colours
        palette.use(palette.DAWN)
        assert tuple(pyxel_app.colors) == chosen.dawn
    finally:
        palette.choose(palette.STANDARD)
    pyxel_app.colors[:] = before


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("band", range(6))
def test_floors_stay_dark_and_walls_dim(
    floors: list[tuple[Counter[int], Counter[int]]], band: int, name: str
) -> None:
    floor, wall = floors[band]
    colours = palette.SETS[name].bands[band]
    assert max(luminance(colours[at]) for at in floor) <= FLOORS[name]
    assert max(luminance(colours[at]) for at in wall) <= WALLS[name]


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("band", range(6))
def test_walls_stand_out_from_the_floor(
    floors: list[tuple[Counter[int], Counter[int]]], band: int, eye: str, name: str
) -> None:
    floor, wall = floors[band]
    colours = palette.SETS[name].bands[band]
    light, dark = mean(wall, colours, eye), mean(floor, colours, eye)
    assert contrast(light, dark) >= WALLS_STAND_OUT[name]


@pytest.mark.parametrize("eye", EYES)
def test_the_safe_colours_are_apart_to_every_eye(eye: str) -> None:
    things = palette.SETS["safe"].bands[0][palette.SLATE :]
    assert min(difference(one, other, eye) for one, other in combinations(things, 2)) >= 20


def test_what_has_a_meaning_is_told_by_more_than_red_and_green() -> None:
    """Hit points that are low, lamps that are lit, bolts of a kind: as dichromats see them."""
    pairs = (
        *((palette.RED, palette.VERDIGRIS), (palette.LAMP, palette.SLATE)),
        *((palette.RED, palette.LAMP), (palette.BRASS, palette.VERDIGRIS)),
    )
    for colours in EVERY:
        for eye in EYES:
            for one, other in pairs:
                assert difference(colours[one], colours[other], eye) >= 20, (one, other, eye)


@pytest.mark.parametrize("eye", EYES)
def test_high_contrast_things_stand_out_from_floors_and_letters_from_their_plates(eye: str) -> None:
    for colours in palette.SETS["contrast"].bands:
        light = [luminance(colour, eye) for colour in colours]
        assert all(contrast(light[at], light[palette.NIGHT]) >= 4.5 for at in range(6, 16))
        assert all(contrast(light[at], light[palette.INK]) >= 4.5 for at in range(6, 16))
        read = (palette.PAPER, palette.LAMP, palette.STEEL, palette.BRASS)
        assert all(contrast(light[at], light[palette.INK]) >= 7 for at in read)


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
