"""The texts of the language in force."""

from collections.abc import Callable

from retro_maze.front.words.english import ENGLISH
from retro_maze.front.words.language import Language, Told
from retro_maze.maze import Refusal
from retro_maze.tower.floor import Tower, room_of
from retro_maze.tower.hints import answer
from retro_maze.tower.rooms import Room
from retro_maze.tower.tasks import Task
from retro_maze.tower.treasures import TREASURES

ONE = "_one"  # ends the name of a text that is meant for exactly one


def _japanese() -> Language:
    from retro_maze.front.words.japanese import JAPANESE  # read only when it is spoken

    return JAPANESE


LANGUAGES: dict[str, Callable[[], Language]] = {"en": lambda: ENGLISH, "ja": _japanese}


class Words:
    """The texts of one language; call it with a text's name and what is to be put in."""

    def __init__(self, code: str = "en") -> None:
        self.language = code
        self.tongue = LANGUAGES[code]()
        self.table = self.tongue.texts
        self.bands = self.tongue.bands

    def __call__(self, name: str, /, **values: object) -> str:
        if values.get("n") == 1 and name + ONE in self.table:
            name += ONE
        return self.table[name].format(**values)

    def treasure(self, treasure: str) -> Told:
        """Its name, and what it does."""
        return self.tongue.treasures[treasure]

    def monster(self, kind: str) -> str:
        """The name of a kind of monster."""
        return self.tongue.phrases.monsters[kind]

    def riddle(self, tower: Tower, floor: int) -> tuple[str, ...]:
        """The lines of a floor's riddle; a tower's own text where it is in no table."""
        room = room_of(tower, floor)
        return self._known(room)[:-1] or room.riddle

    def nudge(self, tower: Tower, floor: int) -> str:
        """What a floor's nudge says."""
        room = room_of(tower, floor)
        return "".join(self._known(room)[-1:]) or room.nudge

    def answer(self, tasks: tuple[Task, ...]) -> str:
        """What exactly opens a strongbox."""
        return answer(tasks, self.tongue.phrases)

    def refusal(self, error: Exception) -> str:
        """A refusal in this language; the sentence of the command line where it is in no table."""
        if isinstance(error, Refusal) and f"no_{error.key}" in self.table:
            return self(f"no_{error.key}", **error.values)
        if isinstance(error, OSError) and error.filename:
            return self("no_file", path=error.filename, why=error.strerror)
        return str(error)

    def event(self, kind: str, what: str, floor: int) -> str:
        """What is told of an event, or nothing; `floor` is where the treasure `what` lies."""
        if what in TREASURES:
            name, effect = self.treasure(what)
            text = "refuse_treasure" if kind == "refuse" else kind
            return self(text, name=name, effect=effect, n=floor)
        text = f"{kind}_{what}" if kind in ("refuse", "clank") else kind
        return self.table.get(text, "") if text in TOLD else ""

    def _known(self, room: Room) -> tuple[str, ...]:
        """Riddle and nudge of a floor in this language, if there are any."""
        return self.tongue.riddles.get(room.riddle[0], ()) if room.riddle else ()


TOLD = {name for name in ENGLISH.texts if name.startswith(("refuse_", "clank_"))} | {
    "chest_falls",
    "failed",
    "red_minute",
    "revive",
    "coat",
}
