"""Every screen and every sprite on sheets, for the eye: drawn by the real scenes."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pyxel

from retro_maze.front.app import HIGH, WIDE
from retro_maze.front.buttons import PAUSE
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.ending import Ending
from retro_maze.front.scenes.game_over import GameOver
from retro_maze.front.scenes.play import Play
from retro_maze.front.scenes.result import Result
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.studio import Studio
from retro_maze.front.view import palette, sprites
from retro_maze.tower.floor import Tower

ACROSS = 3  # screens side by side
PLAYED = 240  # ticks that the bot plays before a floor is shown
RESULT_SHOWN = 150  # ticks until all lines of a result stand
CELL = 28  # pixels for a sprite on its sheet


def title(tower: Tower) -> Scene:
    """The title as it comes up."""
    studio = Studio(tower)
    studio.tick()
    return studio.app.scene


def card(tower: Tower, floor: int) -> Scene:
    """A floor's card, its hand at rest."""
    studio = Studio(tower, floor)
    for _ in range(45):
        studio.tick()
    return studio.app.scene


def playing(tower: Tower, floor: int, ticks: int = PLAYED) -> Play:
    """A floor that the bot has played for a while."""
    studio = Studio(tower, floor)
    while not isinstance(studio.app.scene, Play):
        studio.walk()
    play = studio.app.scene
    while play.view.ticks < ticks and not play.world.outcome:
        studio.walk()
    return play


def paused(play: Play) -> Scene:
    """The pause over a floor."""
    buttons = play.session.buttons
    buttons.take(0)
    buttons.take(PAUSE)
    scene = play.update()
    buttons.take(0)
    return scene


def screens(tower: Tower, floor: int) -> dict[str, Scene]:
    """All main screens around a floor, by name, in the order they are met."""
    play = playing(tower, floor)
    pause = paused(play)
    session = play.session
    found = {"card": card(tower, floor), "play": play, "pause": pause}
    found |= {name: ways.page(pause, session, name) for name in ("hints", "kit", "lift")}
    result = Result(session, play.world)
    result.ticks = RESULT_SHOWN
    return {**found, "result": result, "game_over": GameOver(session)}


def draw_screens(path: Path, scenes: list[Scene], scale: int) -> None:
    """One sheet of scenes that share their colours."""
    down = -(-len(scenes) // ACROSS)
    sheet = pyxel.Image(WIDE * min(ACROSS, len(scenes)), HIGH * down)
    for place, scene in enumerate(scenes):
        scene.draw()
        x, y = WIDE * (place % ACROSS), HIGH * (place // ACROSS)
        sheet.blt(x, y, pyxel.screen, 0, 0, WIDE, HIGH)
    _save(sheet, path, scale)


def draw_sprites(path: Path, names: list[str], band: int, scale: int) -> None:
    """One sheet of strips, a row each, on the colour of a band's floor."""
    across = max(len(sprites.SPRITES[name]) for name in names)
    palette.apply(band)
    pyxel.cls(palette.INK)
    sheet = pyxel.Image(CELL * across, CELL * len(names))
    sheet.cls(palette.INK)
    for row, name in enumerate(names):
        for at, (bank, u, v, w, h, dx, dy) in enumerate(sprites.SPRITES[name]):
            x, y = CELL * at + 6 + dx, CELL * row + 8 + dy
            sheet.blt(x, y, pyxel.images[bank], u, v, w, h, palette.CLEAR)
    _save(sheet, path, scale)


def ending(tower: Tower) -> list[Scene]:
    """The sun over the tower, all its lines told; with the title, which shares its colours."""
    last = Ending(playing(tower, tower.floors, 1).session)
    last.dawn = 600
    return [title(tower), last]


def sheets(tower: Tower, scale: int) -> dict[str, Callable[[Path], None]]:
    """What makes each sheet, by its file name."""
    found: dict[str, Callable[[Path], None]] = {}
    for band, floor in enumerate(range(1, min(tower.floors, 60) + 1, 10), 1):
        found[f"screens-{band}.png"] = partial(_draw_band, tower, floor, scale)
    found["title-ending.png"] = lambda path: draw_screens(path, ending(tower), scale)
    for page, names in enumerate(_pages(), 1):
        found[f"sprites-{page}.png"] = partial(_draw_page, names, scale)
    return found


def _draw_band(tower: Tower, floor: int, scale: int, path: Path) -> None:
    draw_screens(path, list(screens(tower, floor).values()), scale)


def _draw_page(names: list[str], scale: int, path: Path) -> None:
    draw_sprites(path, names, 1, scale)


def _pages(rows: int = 30) -> list[list[str]]:
    """The strips of things in play, so many a page."""
    names = [name for name in sprites.SPRITES if not name.startswith("title.")]
    return [names[at : at + rows] for at in range(0, len(names), rows)]


def _save(sheet: pyxel.Image, path: Path, scale: int) -> None:
    sheet.save(str(path), scale)
