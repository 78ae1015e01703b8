"""A cursor among things that stand in rows, as on a shelf."""

from retro_maze.front.session import Session


def moved(session: Session, at: int, wide: int, count: int) -> int:
    """The place after the directions pressed, of `count` in rows of `wide`; ends stop it."""
    buttons = session.buttons
    along = buttons.pressed("right") - buttons.pressed("left")
    step = along + wide * (buttons.pressed("down") - buttons.pressed("up"))
    if not step or not 0 <= at + step < count:
        return at
    session.sound.jingle("menu")
    return at + step
