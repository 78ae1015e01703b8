"""Contact sheets as colour-blind players see them: `python -m tests.eyes FOLDER`, to be looked at.

One sheet for each set of colours and each eye: a floor of every band, the options, the title.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

import pyxel
from PIL import Image

from retro_maze.front import gallery
from retro_maze.front.app import HIGH, WIDE
from retro_maze.front.scenes.options import OptionsPage
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.studio import open_studio
from retro_maze.front.view import palette
from retro_maze.shelf import load_tower
from tests.art import EYES, seen

ACROSS = 4
FLOORS = (4, 13, 26, 35, 47, 58)

Shot = tuple[bytes, list[int]]  # colour numbers by pixel, and the colours


def channel(share: float) -> int:
    """A share of light as a channel of sRGB, 0 to 255."""
    bent = 1.055 * share ** (1 / 2.4) - 0.055
    return round(255 * (12.92 * share if share <= 0.0031308 else bent))


def screens() -> list[Scene]:
    """What is looked at."""
    tower = load_tower("bell")
    plays = [gallery.playing(tower, floor) for floor in FLOORS]
    title = gallery.title(tower)
    options = OptionsPage(title, plays[0].session)
    options.page, options.at = 1, 0
    return [*plays, options, title]


def shot(scene: Scene) -> Shot:
    scene.draw()
    return bytes(pyxel.screen.data_ptr()), list(pyxel.colors)


def sheet(shots: Sequence[Shot], eye: str) -> Image.Image:
    """All of them side by side, in the colours that the eye sees."""
    found = Image.new("RGB", (WIDE * ACROSS, HIGH * -(-len(shots) // ACROSS)))
    for place, (pixels, colours) in enumerate(shots):
        picture = Image.frombytes("P", (WIDE, HIGH), pixels)
        picture.putpalette([channel(part) for colour in colours for part in seen(colour, eye)])
        x, y = WIDE * (place % ACROSS), HIGH * (place // ACROSS)
        found.paste(picture.convert("RGB"), (x, y))
    return found


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    open_studio(1)
    scenes = screens()
    for name in palette.SETS:
        palette.choose(name)
        shots = [shot(scene) for scene in scenes]
        for eye in EYES:
            sheet(shots, eye).save(folder / f"{name}-{eye}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "eyes").absolute())
