"""Every text that the screens show, in one table a language."""

ENGLISH = {
    "play": "Play",
    "continue": "Continue",
    "arcade": "Arcade",
    "choose": "Floor...",
    "quit": "Quit",
    "resume": "Resume",
    "restart": "Restart floor",
    "to_title": "Back to title",
    "paused": "PAUSE",
    "floor": "FLOOR {n}",
    "byte": "BYTE {byte:02X}",
    "press": "Z or Enter: go on",
    "back": "X or Esc: back",
    "locked": "not reached yet",
    "unsaved": "Not saved: no place here keeps files",
    "foreign": "A save of another version was left alone",
    "trial": "A trial: nothing is saved",
    "time_up": "TIME IS UP",
    "again": "The same minute begins again.",
    "cleared": "FLOOR CLEARED",
    "made_by": "{carver} on {chip}",
    "generation": "generation {n}",
    "trouble": "THIS FLOOR CANNOT BE SHOWN",
    "ending": "00:01",
    "ending_1": "The minute that had stopped is over.",
    "ending_2": "All {n} floors lie below you now,",
    "ending_3": "and the morning may begin.",
    "thanks": "Thank you for playing",
}
BANDS = (
    "The Foundry",
    "The Escapement",
    "The Aviary",
    "The Cisterns",
    "The Mirrors",
    "The Belfry",
)


class Words:
    """The texts of one language; call it with a text's name and what is to be put in."""

    def __init__(self, table: dict[str, str] = ENGLISH, bands: tuple[str, ...] = BANDS) -> None:
        self.table = table
        self.bands = bands

    def __call__(self, name: str, **values: object) -> str:
        return self.table[name].format(**values)


def wrap(text: str, letters: int) -> list[str]:
    """The text in lines of at most so many letters, broken between words where that is possible."""
    lines = [""]
    for word in text.split():
        while len(word) > letters:
            lines.append(word[:letters])
            word = word[letters:]
        joined = f"{lines[-1]} {word}".strip()
        lines[-1:] = [joined] if len(joined) <= letters else [lines[-1], word]
    return [line for line in lines if line]
