"""What stands on the pages of the options, and what each line says."""

from retro_maze.front.options import VALUES, Options
from retro_maze.front.words import Words

PAGES: dict[str, tuple[str, ...]] = {  # by the name on its tab
    "sound": ("music", "effects", "hints"),
    "picture": ("palette", "flashing", "shake", "retro", "full", "scale"),
    "play": ("toggle", "clock", "speed", "keys"),
    "texts": ("language", "double", "luggage"),
}
AT_THE_END = ("standard", "back_word")  # of every page
DESKTOP = ("full", "scale")  # a page in a browser has no window of its own
SLOTS = 8  # lines that a page has room for
LEVELS = ("music", "effects", "hints")


def rows_of(page: str, in_browser: bool) -> tuple[str, ...]:
    """The lines of a page from top to bottom; those that are no option are acts."""
    fields = (name for name in PAGES[page] if not (in_browser and name in DESKTOP))
    return (*fields, *AT_THE_END)


def slot_of(row: int, rows: int) -> int:
    """Where a line stands: those at the end of every page always lie at its foot."""
    left = rows - row
    return SLOTS - left if left <= len(AT_THE_END) else row


def turned(options: Options, name: str, step: int, round_: bool = False) -> object:
    """The value before or behind that of a field; `round_` goes on at the other end."""
    values = VALUES[name]
    place = values.index(getattr(options, name)) + step
    return values[place % len(values) if round_ else max(0, min(len(values) - 1, place))]


def label(say: Words, name: str) -> str:
    """What a line is called."""
    return say(name if name == "back_word" else f"o_{name}")


def value_text(say: Words, name: str, value: object) -> str:
    """A value as the player reads it."""
    if name == "speed":
        return say("v_speed", n=value)
    if name == "scale":
        return say("v_scale", n=value) if value else say("v_scale_0")
    if name in ("shake", "full", "retro"):
        return say("v_on" if value else "v_off")
    return say(f"v_{name}_{value}".lower())
