"""Bad input, said in one sentence."""

from collections.abc import Collection

SHOWN = 60  # letters of what was given that a sentence quotes
LISTED = 16  # known names that a sentence offers


class Refusal(ValueError):
    """What was given cannot be used. The text is one sentence: what, where, what to do.

    `key` and `values` let the screens say the same in the player's language.
    """

    def __init__(self, sentence: str, key: str = "", **values: object) -> None:
        super().__init__(sentence)
        self.key = key
        self.values = values


def cut(text: str, most: int = SHOWN) -> str:
    """The beginning of a text, with a sign where something was left out.

    >>> cut("a long word", 7)
    'a long…'
    """
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def check_name(kind: str, name: str, known: Collection[str]) -> None:
    """Refuse an unknown name and offer the nearest one.

    >>> check_name("fruit", "aple", ["apple", "pear"])
    Traceback (most recent call last):
        ...
    retro_maze.maze.refusal.Refusal: there is no fruit "aple"; did you mean "apple"?
    """
    if name not in known:
        name = cut(name)
        raise Refusal(f'there is no {kind} "{name}"{did_you_mean(name, known)}')


def did_you_mean(name: str, known: Collection[str]) -> str:
    """The end of a refusal: the known name that is nearest, or some of all when none is near."""
    near = min(known, key=lambda other: (not begins(other, name), _edits(name, other)))
    if begins(near, name) or _edits(name, near) * 2 <= len(near):
        return f'; did you mean "{near}"?'
    more = f" and {len(known) - LISTED} more" if len(known) > LISTED else ""
    return f"; there are {', '.join(list(known)[:LISTED])}{more}"


def begins(known: str, name: str) -> bool:
    """Whether the name was only cut short."""
    return len(name) > 1 and known.startswith(name)


def _edits(a: str, b: str) -> int:
    """How many letters must be added, dropped or changed to turn a into b (Levenshtein)."""
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, other in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (letter != other))
    return row[-1]
