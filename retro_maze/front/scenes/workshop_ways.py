"""Where the workshop's commands lead: mostly to a scene that comes back to the same cursor."""

from collections.abc import Callable

from retro_maze.front.cabinet import OPENED, Sheet
from retro_maze.front.scenes import ways
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.shutter import Shutter
from retro_maze.front.scenes.workshop import Workshop
from retro_maze.front.session import Session
from retro_maze.tower.floor import Tower


def menu(here: Workshop) -> Scene:
    from retro_maze.front.scenes.workshop_menu import Commands

    return Commands(here)


def wish(here: Workshop) -> Scene:
    from retro_maze.front.scenes.workshop_wish import Wish

    return Wish(here)


def play(here: Workshop) -> Scene:
    from retro_maze.front.scenes.sandbox import sandbox

    tower, floor = here.tower, here.floor
    return Shutter(here, lambda: sandbox(here.session, tower, floor, here))


def walk(here: Workshop) -> Scene:
    """The same floor from inside."""
    from retro_maze.front.scenes.walk import Walk, floor_course

    course = floor_course(here.plan, here.say("k_floor", n=here.floor))
    band = here.session.band(here.floor)
    return Shutter(here, lambda: Walk(here.session, course, lambda old: home(old, here), band))


def grow(here: Workshop) -> Scene:
    """The same floor being built."""
    from retro_maze.front.scenes.theatre import Setting, Theatre

    table, band = here.table, here.session.band(here.floor)
    setting = Setting(table.carver, table.chip, here.byte, table.columns, table.rows)
    return Shutter(here, lambda: Theatre(here.session, setting, lambda old: home(old, here), band))


def home(old: Scene, here: Workshop) -> Scene:
    """Back to the bench as it was left."""
    return Shutter(old, lambda: here)


def save(here: Workshop) -> Scene:
    """Keeps the table; the workshop says under which name."""
    if here.sheet.dirty:
        keep(here)
    else:
        here.tell(here.say("clean"))
    return here


def keep(here: Workshop) -> None:
    """Raises Refusal or OSError when it cannot be kept."""
    here.cabinet.keep(here.sheet)
    here.session.store.save(OPENED, here.sheet.name)
    here.tell(here.say("kept", name=here.sheet.name))
    here.session.sound.jingle("choose")


def share(here: Workshop) -> Scene:
    from retro_maze.front.scenes.workshop_share import Share

    return Share(here)


def take(here: Workshop) -> Scene:
    from retro_maze.front.scenes.workshop_take import Take

    return asked(here, lambda: Take(here))


def open_other(here: Workshop) -> Scene:
    from retro_maze.front.scenes.workshop_open import Open

    return asked(here, lambda: Open(here))


def play_tower(here: Workshop) -> Scene:
    """The title of the whole tower, with a progress of its own."""
    return asked(here, lambda: ways.to_title(here, tower_session(here)))


def leave(here: Workshop) -> Scene:
    return asked(here, lambda: ways.to_title(here, here.session))


def asked(here: Workshop, then: Callable[[], Scene]) -> Scene:
    """Goes on at once, or asks first what becomes of the changes."""
    from retro_maze.front.scenes.workshop_open import Ask

    return Ask(here, then) if here.sheet.dirty else then()


def to_sheet(here: Workshop, sheet: Sheet) -> Scene:
    """The workshop with another tower on the bench."""
    here.session.store.save(OPENED, sheet.name)
    return Shutter(here, lambda: Workshop(here.session, sheet))


def tower_session(here: Workshop) -> Session:
    """A session in the tower as it was kept last."""
    sheet, old = here.sheet, here.session
    tower = Tower(sheet.name, sheet.draft.kept, sheet.rooms)
    session = Session(tower, sheet.slot, old.store, old.buttons)
    session.sound, session.settings = old.sound, old.settings
    return session


LEADS: dict[str, Callable[[Workshop], Scene]] = {
    "menu": menu,
    "wish": wish,
    "play": play,
    "walk": walk,
    "grow": grow,
    "save": save,
    "share": share,
    "take": take,
    "open": open_other,
    "tower": play_tower,
    "leave": leave,
}
