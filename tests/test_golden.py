"""Golden pictures of the main screens, compared pixel for pixel.

`python -m tests.test_golden` renews them; look at the new ones before they are committed.
"""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image

from retro_maze.front import gallery
from retro_maze.front.app import HIGH, WIDE, load_resources
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.view import origin
from retro_maze.paths import data_folder
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import Tower

GOLDEN = Path(__file__).parent / "golden"
SCREENS: dict[str, Callable[[Tower], Scene]] = {
    "title": gallery.title,
    "card": lambda tower: gallery.card(tower, 1),
    "floor-1": lambda tower: gallery.playing(tower, 1),
    "floor-30": lambda tower: gallery.playing(tower, 30),
    "floor-60": lambda tower: gallery.playing(tower, 60),
    "pause": lambda tower: gallery.paused(gallery.playing(tower, 1)),
}


def pixels(picture: str) -> list[tuple[int, ...]]:
    """The red, green and blue of a file's pixels, row by row."""
    with Image.open(picture) as opened:
        parts = iter(opened.convert("RGB").tobytes())
    return list(zip(parts, parts, parts, strict=True))


def snap(name: str, path: Path) -> None:
    """Draws a screen into a file, at scale 1; versions on it are those of no release."""
    import pyxel

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pyxel, "VERSION", "0.0.0")
        patch.setattr(origin, "__version__", "0.0.0")
        SCREENS[name](load_tower("bell")).draw()
    shot = pyxel.Image(WIDE, HIGH)
    shot.blt(0, 0, pyxel.screen, 0, 0, WIDE, HIGH)
    shot.save(str(path), 1)


def write_difference(wanted: list[tuple[int, ...]], got: list[tuple[int, ...]], path: Path) -> int:
    """White where the two differ, the new picture dimmed elsewhere; returns how many differ."""
    other = [a != b for a, b in zip(wanted, got, strict=True)]
    shown = [(255,) * 3 if o else tuple(p // 3 for p in c) for o, c in zip(other, got, strict=True)]
    Image.frombytes("RGB", (WIDE, HIGH), bytes(part for c in shown for part in c)).save(path)
    return sum(other)


@pytest.mark.parametrize("name", SCREENS)
def test_a_main_screen_is_its_golden_picture(
    name: str, pyxel_app: ModuleType, tmp_path: Path
) -> None:
    load_resources(data_folder("resources"))
    before = list(pyxel_app.colors)
    snap(name, tmp_path / "now.png")
    pyxel_app.colors[:] = before
    wanted, got = pixels(str(GOLDEN / f"{name}.png")), pixels(str(tmp_path / "now.png"))
    if wanted != got:
        many = write_difference(wanted, got, tmp_path / "difference.png")
        pytest.fail(f"{many} pixels of {name} differ: look at {tmp_path / 'difference.png'}")


def renew() -> None:
    """Draws every golden picture anew."""
    from retro_maze.front.studio import open_studio

    open_studio(1)
    for name in SCREENS:
        snap(name, GOLDEN / f"{name}.png")


if __name__ == "__main__":
    renew()
