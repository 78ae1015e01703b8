"""Contact sheets for the eye: every screen, every sprite, every effect, a page each.

A page is at most 512 x 512 pixels, so that at scale 3 it can be looked at as a whole.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pyxel

from retro_maze.front import effects, gallery
from retro_maze.front.app import HIGH, WIDE
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import BAND_FLOORS
from retro_maze.front.view import letters, palette, sprites
from retro_maze.tower.floor import Tower

Sheet = Callable[[Path], None]

ACROSS = 2  # screens side by side
COLOURS = 16
PAGE = 512  # pixels
CELL = 28  # pixels for a sprite
LABEL = 9  # pixels for a line of text
EFFECT_ROWS = PAGE // (effects.SIDE + LABEL)  # strips a page


def sheets(tower: Tower, scale: int) -> dict[str, Sheet]:
    """What makes each sheet, by its file name."""
    found: dict[str, Sheet] = {}
    for band, floor in enumerate(range(1, min(tower.floors, 60) + 1, 10)):
        found[f"screens-{band + 1}.png"] = partial(_draw_band, tower, floor, scale)
        found[f"houses-{band + 1}.png"] = partial(_draw_houses, tower, floor, scale)
    for name in palette.SETS:
        found[f"options-{name}.png"] = partial(_draw_options, tower, name, scale)
    found["bell.png"] = lambda path: draw_screens(path, gallery.bell(tower), scale)
    found["manual.png"] = lambda path: draw_screens(path, gallery.manual(tower), scale)
    found["modes.png"] = lambda path: draw_screens(path, gallery.modes(tower), scale)
    found["title-dawn.png"] = partial(_draw_dawn, tower, scale)
    for page, names in enumerate(pages(), 1):
        found[f"sprites-{page}.png"] = partial(draw_sprites, names=names, band=1, scale=scale)
    for at in range(0, len(effects.EFFECTS), EFFECT_ROWS):
        some = effects.EFFECTS[at : at + EFFECT_ROWS]
        name = f"effects-{at // EFFECT_ROWS + 1}.png"
        found[name] = partial(_draw_effects, tower, some, scale)
    return found


def draw_screens(path: Path, scenes: list[Scene], scale: int) -> None:
    """At most sixteen scenes, each in its own colours, so many side by side."""
    sheet = pyxel.Image(WIDE * ACROSS, HIGH * -(-len(scenes) // ACROSS))
    colours: list[int] = []
    for place, scene in enumerate(scenes):
        scene.draw()
        for number in range(COLOURS):
            sheet.pal(number, len(colours) + number)
        colours += list(pyxel.colors)[:COLOURS]
        x, y = WIDE * (place % ACROSS), HIGH * (place // ACROSS)
        sheet.blt(x, y, pyxel.screen, 0, 0, WIDE, HIGH)
    kept = list(pyxel.colors)
    pyxel.colors[:] = colours
    sheet.save(str(path), scale)
    pyxel.colors[:] = kept


def draw_sprites(path: Path, names: list[str], band: int, scale: int) -> None:
    """Strips with their names, on the colour of a band's floor."""
    palette.apply(band)
    pyxel.cls(palette.INK)
    sheet = pyxel.Image(PAGE, PAGE)
    sheet.cls(palette.GROUT)
    for name, x, y in placed(names):
        sheet.text(x, y, name, palette.STEEL, letters.face_of("text"))
        for at, (bank, u, v, w, h, dx, dy) in enumerate(sprites.SPRITES[name]):
            left, top = x + CELL * at + 6 + dx, y + LABEL + 8 + dy
            sheet.blt(left, top, pyxel.images[bank], u, v, w, h, palette.CLEAR)
    sheet.save(str(path), scale)


def pages() -> list[list[str]]:
    """The strips of all but the title's pictures, as many a page as fit."""
    left = [name for name in sprites.SPRITES if not name.startswith("title.")]
    found: list[list[str]] = []
    while left:
        many = len(placed(left))
        found.append(left[:many])
        left = left[many:]
    return found


def placed(names: list[str]) -> list[tuple[str, int, int]]:
    """Name and corner of each strip that fits a page, laid in rows."""
    found: list[tuple[str, int, int]] = []
    x = y = 2
    for name in names:
        wide = max(CELL * len(sprites.SPRITES[name]), letters.width(name)) + 6
        if x + wide > PAGE:
            x, y = 2, y + LABEL + CELL + 4
        if y + LABEL + CELL > PAGE:
            break
        found.append((name, x, y))
        x += wide
    return found


def _draw_band(tower: Tower, floor: int, scale: int, path: Path) -> None:
    draw_screens(path, list(gallery.screens(tower, floor).values()), scale)


def _draw_houses(tower: Tower, floor: int, scale: int, path: Path) -> None:
    scenes = list(gallery.houses(tower, floor).values())
    stroke = gallery.strokes(tower)[(floor - 1) // BAND_FLOORS]
    draw_screens(path, [*scenes, stroke], scale)


def _draw_options(tower: Tower, name: str, scale: int, path: Path) -> None:
    scenes = gallery.options(tower)
    palette.choose(name)
    draw_screens(path, scenes, scale)
    palette.choose(palette.STANDARD)


def _draw_dawn(tower: Tower, scale: int, path: Path) -> None:
    draw_screens(path, [gallery.title(tower), *gallery.dawns(tower)], scale)


def _draw_effects(tower: Tower, some: tuple[effects.Effect, ...], scale: int, path: Path) -> None:
    wide, high = (effects.SIDE + 1) * effects.FRAMES, effects.SIDE + LABEL
    sheet = pyxel.Image(wide, high * len(some))
    for row, effect in enumerate(some):
        y = high * row
        text = f"{effect.name}, every {effect.every} ticks"
        effects.strip(tower, effect, sheet, 0, y + LABEL)
        sheet.text(0, y, text, palette.PAPER, letters.face_of("text"))
    palette.apply(0)
    sheet.save(str(path), scale)
