"""The real scenes, brought to the moment that a picture of them should show."""

from retro_maze.front.buttons import PAUSE
from retro_maze.front.guest import walker
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.achievements import Achievements
from retro_maze.front.scenes.begin import Begin
from retro_maze.front.scenes.ending import CLOSE, HOLD, LINE_TICKS, LINES, STROKE, Ending
from retro_maze.front.scenes.final import Final
from retro_maze.front.scenes.floors import Floors
from retro_maze.front.scenes.gallery import Gallery
from retro_maze.front.scenes.game_over import FALLS, GameOver
from retro_maze.front.scenes.help import PAGES as HELP
from retro_maze.front.scenes.help import Help
from retro_maze.front.scenes.keys import KeysPage
from retro_maze.front.scenes.luggage import Luggage
from retro_maze.front.scenes.modes import Modes
from retro_maze.front.scenes.name import Name
from retro_maze.front.scenes.options import NAMES as PAGES
from retro_maze.front.scenes.options import OptionsPage
from retro_maze.front.scenes.play import Play
from retro_maze.front.scenes.result import Result
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.scores import ScoresPage
from retro_maze.front.scenes.shutter import Shutter
from retro_maze.front.scenes.theatre import Setting, Theatre
from retro_maze.front.scenes.walk import Walk, floor_course
from retro_maze.front.scenes.workshop import Workshop
from retro_maze.front.session import BAND_FLOORS
from retro_maze.front.studio import Studio
from retro_maze.tower.achievements import FEATS
from retro_maze.tower.floor import Tower, plan_floor
from retro_maze.tower.modes import STORY
from retro_maze.tower.scores import Entry, key_of

PLAYED = 240  # ticks that the bot plays before a floor is shown
RESULT_SHOWN = 150  # ticks until all lines of a result stand
HELP_SHOWN = 60  # ticks of a page of the manual
BUILT = 300  # ticks of a maze being built


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
    """A floor that a bot has walked for a while."""
    studio = Studio(tower, floor, invite=walker)
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
    """All screens around a floor, by name, in the order they are met."""
    play = playing(tower, floor)
    pause = paused(play)
    session = play.session
    found = {"card": card(tower, floor), "play": play, "pause": pause}
    found |= {name: ways.page(pause, session, name) for name in ("hints", "kit", "lift")}
    result = Result(session, play.world)
    result.ticks = RESULT_SHOWN
    over = GameOver(session)
    over.ticks = FALLS
    return {**found, "result": result, "game_over": over}


def houses(tower: Tower, floor: int) -> dict[str, Scene]:
    """The floor table, a floor being built and walked through, the shutter, by name."""
    play = playing(tower, floor, 1)
    session, band = play.session, play.session.band(floor)
    plan = plan_floor(tower, floor)
    table = tower.table
    setting = Setting(table.carver, table.chip, plan.byte, table.columns, table.rows)
    theatre = Theatre(session, setting, lambda scene: scene, band)
    for _ in range(BUILT):
        theatre.update()
    walk = Walk(session, floor_course(plan, table.title), lambda scene: scene, band)
    walk.update()
    shutter = Shutter(play, lambda: play)
    shutter.ticks = 8
    return {
        "workshop": Workshop(session, floor=floor),
        "theatre": theatre,
        "walk": walk,
        "shutter": shutter,
    }


def options(tower: Tower) -> list[Scene]:
    """The options, page by page."""
    found: list[Scene] = []
    for page in range(len(PAGES)):
        below = title(tower)
        scene = OptionsPage(below, Studio(tower).app.session)
        scene.page, scene.at = page, page - 1  # once on the tabs, then on a line
        found.append(scene)
    return found


def bell(tower: Tower) -> list[Scene]:
    """The last floor before and after its weights hang, and its riddle."""
    floor = tower.floors
    plays = [playing(tower, floor, ticks) for ticks in (60, 240)]
    return [card(tower, floor), *plays, Floors(plays[0].session, lambda scene: scene)]


def strokes(tower: Tower) -> dict[int, Scene]:
    """The ending while the bell strikes, by band: a floor in the middle of each."""
    found: dict[int, Scene] = {}
    for band in range(-(-tower.floors // BAND_FLOORS)):
        ending = _ending(tower)
        ending.ticks = STROKE * (band * BAND_FLOORS + BAND_FLOORS // 2) + STROKE // 2
        found[band] = ending
    return found


def dawns(tower: Tower) -> list[Scene]:
    """The ending's morning: the stopped minute, each line told, the last word."""
    found: list[Scene] = []
    for dawn in (1, *(HOLD + LINE_TICKS * told + 20 for told in range(1, len(LINES) + 2))):
        ending = _ending(tower)
        ending.dawn = dawn
        found.append(ending)
    return found


def modes(tower: Tower) -> list[Scene]:
    """All that the page of modes leads to, and what comes after a whole playthrough."""
    session = playing(tower, 12, 1).session
    trophies, entry = session.trophies, Entry("WRN", 52_300, 5000, 41, 90, 12, 60)
    session.record.found = list(range(1, tower.floors + 1, 2))
    trophies.won = list(FEATS)[::2]
    key = key_of(session.slot, STORY)
    trophies.scores.tables[key] = [entry._replace(seconds=5000 + 700 * n) for n in range(10)]
    page, final, close = Modes(session), Final(session), _ending(tower)
    page.menu.at, final.ticks, close.close = 4, RESULT_SHOWN, CLOSE - 1
    scores = ScoresPage(session, lambda scene: scene, key, 3)
    won = Achievements(session), Gallery(session)
    return [
        page,
        Begin(page, session, STORY),
        scores,
        Name(session, key, entry, 4),
        *won,
        final,
        close,
    ]


def manual(tower: Tower) -> list[Scene]:
    """How to play page by page, the keys, progress as a text."""
    play = playing(tower, 12, 1)
    found: list[Scene] = []
    for page in range(len(HELP)):
        told = Help(play, play.session)
        told.open(page)
        for _ in range(HELP_SHOWN):
            told.update()
        found.append(told)
    return [*found, KeysPage(play, play.session), Luggage(play, play.session)]


def _ending(tower: Tower) -> Ending:
    """With every second strongbox opened."""
    session = playing(tower, tower.floors, 1).session
    ending = Ending(session)
    session.game.opened = tuple(range(1, tower.floors, 2))
    return ending
