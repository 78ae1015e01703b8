"""Which scene leads to which: the one place that knows them all.

A scene's module is imported when it is first needed, so that the title is soon on the screen.
"""

from retro_maze.engine.world import World
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.shutter import Shutter
from retro_maze.front.session import Session
from retro_maze.tower.modes import DAILY, PRACTICE
from retro_maze.tower.scores import Entry


def first(session: Session) -> Scene:
    """The scene that a run begins with."""
    if session.trouble:
        return trouble(session, session.trouble)
    return title(session) if session.first is None else card(session, session.first)


def title(session: Session) -> Scene:
    from retro_maze.front.scenes.title import Title

    return Title(session)


def card(session: Session, floor: int) -> Scene:
    from retro_maze.front.scenes.card import Card

    return Card(session, floor)


def trouble(session: Session, sentence: str) -> Scene:
    from retro_maze.front.scenes.trouble import Trouble

    return Trouble(session, sentence)


def to_title(old: Scene, session: Session) -> Scene:
    return Shutter(old, lambda: title(session))


def to_card(old: Scene, session: Session, floor: int) -> Scene:
    return Shutter(old, lambda: card(session, floor))


def to_demo(old: Scene, session: Session) -> Scene:
    from retro_maze.front.scenes.demo import Demo

    return Shutter(old, lambda: Demo(session))


def to_workshop(old: Scene, session: Session) -> Scene:
    from retro_maze.front.scenes.workshop import Workshop

    return Shutter(old, lambda: Workshop(session))


def to_floor(old: Scene, session: Session) -> Scene:
    """Straight into play on the session's floor."""
    from retro_maze.front.scenes.play import Play

    return Shutter(old, lambda: Play(session))


def to_result(old: Scene, session: Session, world: World) -> Scene:
    """From a floor that is done to what it brought."""
    from retro_maze.front.scenes.result import Result

    return Shutter(old, lambda: Result(session, world))


def to_next(old: Scene, session: Session) -> Scene:
    """On from a floor's result."""
    from retro_maze.front.scenes.ending import Ending

    game = session.game
    if session.wish.byte is not None:
        return to_title(old, session)
    if game.mode == PRACTICE:
        return to_practice(old, session)
    if game.next_floor:
        return to_card(old, session, game.next_floor)
    return to_final(old, session) if game.mode == DAILY else Shutter(old, lambda: Ending(session))


def leave(old: Scene, session: Session) -> Scene:
    """From the pause: a day's only try is counted as far as it went."""
    return to_final(old, session) if session.game.mode == DAILY else to_title(old, session)


def to_game_over(old: Scene, session: Session) -> Scene:
    from retro_maze.front.scenes.game_over import GameOver

    return Shutter(old, lambda: GameOver(session))


def to_final(old: Scene, session: Session) -> Scene:
    """What a whole playthrough has come to."""
    from retro_maze.front.scenes.final import Final

    return Shutter(old, lambda: Final(session))


def to_table(old: Scene, session: Session, entry: Entry | None) -> Scene:
    """From the end of a playthrough to its place among the best, or to the title."""
    key = session.table
    place = session.trophies.scores.place(key, entry) if entry else 0
    if not entry or not place:
        return to_title(old, session)
    from retro_maze.front.scenes.name import Name

    return Shutter(old, lambda: Name(session, key, entry, place))


def to_scores(old: Scene, session: Session, key: str = "", place: int = 0) -> Scene:
    """The tables of the best; `place` is lit in the table `key`."""
    from retro_maze.front.scenes.scores import ScoresPage

    back = to_title if key else to_modes
    return Shutter(old, lambda: ScoresPage(session, lambda here: back(here, session), key, place))


def to_modes(old: Scene, session: Session) -> Scene:
    from retro_maze.front.scenes.modes import Modes

    return Shutter(old, lambda: Modes(session))


def to_begin(below: Scene, session: Session, mode: str) -> Scene:
    from retro_maze.front.scenes.begin import Begin

    return Begin(below, session, mode)


def to_practice(old: Scene, session: Session) -> Scene:
    from retro_maze.front.scenes.practice import Practice

    floor = session.game.floor
    return Shutter(old, lambda: Practice(session, floor))


def to_achievements(old: Scene, session: Session) -> Scene:
    from retro_maze.front.scenes.achievements import Achievements

    return Shutter(old, lambda: Achievements(session))


def to_gallery(old: Scene, session: Session) -> Scene:
    from retro_maze.front.scenes.gallery import Gallery

    return Shutter(old, lambda: Gallery(session))


def to_floors(old: Scene, session: Session) -> Scene:
    """The table of all floors, from the title."""
    from retro_maze.front.scenes.floors import Floors

    return Shutter(old, lambda: Floors(session, lambda here: to_title(here, session)))


def to_options(old: Scene, session: Session) -> Scene:
    """The options, which lead back to where they were asked for."""
    from retro_maze.front.scenes.options import OptionsPage

    return OptionsPage(old, session)


def to_keys(old: Scene, session: Session) -> Scene:
    """The keys, which lead back to where they were asked for."""
    from retro_maze.front.scenes.keys import KeysPage

    return KeysPage(old, session)


def to_help(old: Scene, session: Session) -> Scene:
    """How to play, which leads back to where it was asked for."""
    from retro_maze.front.scenes.help import Help

    return Help(old, session)


def to_luggage(old: Scene, session: Session) -> Scene:
    """Progress as a text, over the scene that asked for it."""
    from retro_maze.front.scenes.luggage import Luggage

    return Luggage(old, session)


def page(below: Scene, session: Session, name: str) -> Scene:
    """A page over the pause: hints, kit or lift."""
    if name == "hints":
        from retro_maze.front.scenes.hints import Hints

        return Hints(below, session)
    if name == "kit":
        from retro_maze.front.scenes.kit import Kit

        return Kit(below, session)
    from retro_maze.front.scenes.floors import Floors

    return Floors(session, lambda here: below)
