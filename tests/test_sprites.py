"""The pictures: complete, inside their banks, light enough in every band, each kind
its own shape."""

from collections.abc import Iterator
from itertools import combinations
from types import ModuleType

import pytest

from retro_maze.front.view import palette, sprites
from retro_maze.front.view.sprites import SPRITES, Frame
from retro_maze.front.view.strips import MIRRORED, STRIPS
from retro_maze.tower.monsters import KINDS
from retro_maze.tower.treasures import TREASURES
from tests.art import EYES, contrast, loaded, luminance

SIDES = ("up", "right", "down", "left")
MOVING = ("fade", "gone", "slide")  # see-through on purpose
BORROWED = (*MOVING, "caesura.song")  # the boss in a bird's shape
PLAY = ("wren", "key", "hatch", "box", "bolt", "flame", "breath", *KINDS)

Shape = frozenset[tuple[int, int]]


@pytest.fixture(scope="module", name="art")
def _art(pyxel_app: ModuleType) -> Iterator[ModuleType]:
    yield from loaded(pyxel_app)


def pixels(art: ModuleType, frame: Frame) -> dict[tuple[int, int], int]:
    """The colour numbers of a frame by place in the 16 x 16 box, what is clear left out."""
    wide, pget = abs(frame.w), art.images[frame.bank].pget
    found = {}
    for y in range(frame.h):
        for x in range(wide):
            colour = pget(frame.u + x, frame.v + y)
            across = x if frame.w > 0 else wide - 1 - x
            if colour != palette.CLEAR:
                found[across + frame.dx, y + frame.dy] = colour
    return found


def of(*kinds: str) -> list[str]:
    """The names of all pictures of these kinds that are drawn, not mirrored."""
    return [name for name in STRIPS if name.split(".")[0] in kinds]


def test_every_frame_lies_inside_its_bank_and_shows_something(art: ModuleType) -> None:
    for name, frames in SPRITES.items():
        for frame in frames:
            assert frame.u + abs(frame.w) <= 256, name
            assert frame.v + frame.h <= 256, name
            assert pixels(art, frame), name


def test_no_two_strips_share_pixels() -> None:
    taken: dict[tuple[int, int, int], tuple[int, int]] = {}
    for strip in STRIPS.values():
        if strip.h > 100:
            continue  # the title's sky fills a bank of its own
        for at in range(strip.w * (int(max(strip.order), 16) + 1) * strip.h):
            y, x = divmod(at, strip.w * (int(max(strip.order), 16) + 1))
            place = strip.bank, strip.u + x, strip.v + y
            assert taken.setdefault(place, (strip.u, strip.v)) == (strip.u, strip.v)


def test_wren_walks_fights_and_draws_in_four_directions() -> None:
    for act, steps in (("walk", 4), ("blade", 4), ("draw", 2), ("hand", 1)):
        for side in SIDES:
            assert len(SPRITES[f"wren.{act}.{side}"]) == steps
    for act, least in (("hurt", 1), ("death", 4), ("climb", 4)):
        assert len(SPRITES[f"wren.{act}"]) >= least


def test_every_monster_of_the_rooms_has_pictures() -> None:
    kinds = {name.split(".")[0] for name in SPRITES}
    assert set(KINDS) <= kinds


@pytest.mark.parametrize(
    "name",
    [
        *(f"{blot}.{act}" for blot in ("blot_g", "blot_k") for act in ("rest", "tremble", "hop")),
        *(f"blot_r.{act}.{side}" for act in ("rest", "tremble", "spit") for side in SIDES),
        *(f"{kind}.walk.{side}" for kind in ("sentry_b", "sentry_s", "echo") for side in SIDES),
        *(
            f"{kind}.{act}.{side}"
            for kind in ("cuckoo", "cuckoo_b", "cuckoo_e")
            for act in ("fade", "sing", "gone")
            for side in SIDES
        ),
        *(f"draft.{act}.{side}" for act in ("fade", "blow", "slide") for side in SIDES),
        *(f"furnace.{act}.{side}" for act in ("walk", "inhale", "breathe") for side in SIDES),
        *(f"coil.{act}" for act in ("rest", "press", *(f"spring.{side}" for side in SIDES))),
        *("spark_b.run", "spark_r.run", "false_hatch.closed", "false_hatch.open", "caesura.breath"),
        *(
            f"{name}.{side}"
            for name in ("caesura.rest", "caesura.song", "song.sing")
            for side in SIDES
        ),
        *("caesura.slide", "caesura.fade", "rope", "pedestal", "start"),
        *(f"bolt.{kind}.{side}" for kind in ("plain", "bell", "ember") for side in SIDES),
        *("hatch.closed", "hatch.opening", "hatch.open", "box.closed", "box.drop", "box.open"),
    ],
)
def test_every_act_has_a_picture(name: str) -> None:
    assert SPRITES[name]


def test_every_treasure_has_an_icon_of_its_own(art: ModuleType) -> None:
    icons = {name: pixels(art, SPRITES[f"treasure.{name}"][0]) for name in TREASURES}
    assert len(icons) == 30
    for (_, one), (_, other) in combinations(icons.items(), 2):
        assert one != other


def test_the_false_hatch_is_the_hatch_running_backwards() -> None:
    true, false = SPRITES["hatch.closed"], SPRITES["false_hatch.closed"]
    assert false == (true[0], *reversed(true[1:]))


def test_a_mirrored_picture_is_the_other_one_turned_around(art: ModuleType) -> None:
    for name, other in MIRRORED.items():
        for mine, theirs in zip(SPRITES[name], SPRITES[other], strict=True):
            turned = {(15 - x, y): colour for (x, y), colour in pixels(art, theirs).items()}
            assert pixels(art, mine) == turned, name


def test_pictures_use_only_the_colours_that_no_band_changes(art: ModuleType) -> None:
    band = {palette.GROUT, palette.SHADE, palette.WALL, palette.CREST}
    for name in STRIPS:
        if name not in ("title.sky", "rubble"):
            for frame in SPRITES[name]:
                assert not band & set(pixels(art, frame).values()), name


@pytest.mark.parametrize("chosen", palette.SETS)
@pytest.mark.parametrize("eye", EYES)
def test_a_third_of_every_frame_stands_out_from_floor_and_wall(
    art: ModuleType, eye: str, chosen: str
) -> None:
    bright = set(range(16))  # in every band
    for colours in palette.SETS[chosen].bands:
        light = [luminance(colour, eye) for colour in colours]
        wall = max(light[at] for at in (palette.SHADE, palette.WALL, palette.CREST))
        bright &= {at for at in range(16) if contrast(light[at], wall) >= 3}
    for name in [*of(*PLAY), *(f"treasure.{one}" for one in TREASURES)]:
        for frame in SPRITES[name]:
            found = list(pixels(art, frame).values())
            assert 3 * sum(at in bright for at in found) >= len(found), name


def test_figures_have_a_dark_outline(art: ModuleType) -> None:
    for name in of("wren", *KINDS):
        if any(word in name for word in MOVING) or name == "wren.climb":  # the hatch cuts her off
            continue
        for frame in SPRITES[name]:
            found = pixels(art, frame)
            rim = [c for (x, y), c in found.items() if not _inside(x, y, found)]
            assert rim.count(palette.INK) >= 0.7 * len(rim), name


def _inside(x: int, y: int, found: dict[tuple[int, int], int]) -> bool:
    return all(place in found for place in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)))


def shapes(art: ModuleType, kind: str) -> set[Shape]:
    """The silhouettes of a kind: every frame of every act, and each mirrored."""
    names = [name for name in of(kind) if not any(word in name for word in BORROWED)]
    found = {frozenset(pixels(art, frame)) for name in names for frame in SPRITES[name]}
    return found | {frozenset((15 - x, y) for x, y in shape) for shape in found}


def test_no_two_kinds_of_monster_share_a_silhouette(art: ModuleType) -> None:
    every = {kind: shapes(art, kind) for kind in KINDS if kind != "song"}
    for one, other in combinations(every, 2):
        for mine in every[one]:
            for theirs in every[other]:
                assert len(mine & theirs) < 0.85 * len(mine | theirs), (one, other)


def test_draw_puts_the_frame_on_the_screen_and_begins_again_after_the_last(
    art: ModuleType,
) -> None:
    last = len(SPRITES["key"])
    for frame in (1, 1 + last):
        art.cls(palette.SLATE)
        sprites.draw("key", frame, 40, 40)
        for (x, y), colour in pixels(art, SPRITES["key"][1]).items():
            assert art.pget(40 + x, 40 + y) == colour
        assert art.pget(40, 40) == palette.SLATE
    art.cls(0)


def test_the_clock_of_the_title_has_room_for_its_hands(art: ModuleType) -> None:
    x, y = sprites.TITLE_CLOCK
    reach = max(sprites.TITLE_HANDS)
    face = {art.images[2].pget(x + at, y) for at in range(-reach, reach + 1)}
    assert face <= {palette.PAPER, palette.LAMP}
