"""The lines of a card that counts up: names at the left, values at the right."""

from retro_maze.front.session import Session
from retro_maze.front.view import letters, palette

RIM = 16  # pixels from the card's edges


class Tally:
    """So many ticks, and pixels, from one line to the next."""

    def __init__(self, rows: list[tuple[str, str]], ticks: int, pitch: int) -> None:
        self.rows = rows
        self.ticks = ticks
        self.pitch = pitch

    def note(self, session: Session, age: int) -> None:
        """Lets be heard that a line comes."""
        count, rest = divmod(age, self.ticks)
        if rest == 0 and count <= len(self.rows):
            session.sound.jingle("count")

    def is_whole(self, age: int) -> bool:
        """Whether all lines have stood for a moment."""
        return age > self.ticks * len(self.rows)

    def draw(self, left: int, top: int, wide: int, age: int) -> None:
        """The lines that have come so far."""
        for row, (name, value) in enumerate(self.rows[: age // self.ticks]):
            y = top + self.pitch * row
            letters.text(left + RIM, y, name, palette.STEEL)
            letters.text(left + wide - RIM - letters.width(value), y, value, palette.PAPER)
