"""Texts in lines: between words, and in Japanese between any two letters that may be parted.

What was set once is remembered, since most screens set the same text in every frame.
"""

from functools import lru_cache

REMEMBERED = 256  # texts
NARROW, WIDE = 6, 10  # pixels of a letter of the text face, and of a Japanese one
FIRST_WIDE = "\u2e80"  # from here on letters are wide
NOT_FIRST = "、。，．・：；？！ー」』）】〉》々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ,.:;?!)…"
NOT_LAST = "「『（【〈《("


def is_wide(letter: str) -> bool:
    """Whether a letter belongs to the Japanese face."""
    return letter >= FIRST_WIDE


def pixels(text: str) -> int:
    """What a line takes in the text face."""
    return sum(WIDE if letter >= FIRST_WIDE else NARROW for letter in text)


@lru_cache(REMEMBERED)
def wrap(text: str, letters: int) -> tuple[str, ...]:
    """The text in lines of at most so many narrow letters, broken between words where it can be."""
    room = NARROW * letters
    lines = [""]
    for word in text.split():
        joined = f"{lines[-1]} {word}".strip()
        if pixels(joined) <= room:
            lines[-1] = joined
            continue
        if pixels(word) <= room:
            lines.append(word)
            continue
        *full, word = _cut(word, room)
        lines += [*full, word]
    return tuple(line for line in lines if line)


@lru_cache(REMEMBERED)
def even(text: str, letters: int) -> tuple[str, ...]:
    """As `wrap`, in lines as even as they can be: no word is left alone on the last one."""
    lines = wrap(text, letters)
    while letters > 1 and len(closer := wrap(text, letters - 1)) == len(lines):
        lines, letters = closer, letters - 1
    return lines


def _cut(word: str, room: int) -> list[str]:
    """A word that is longer than a line in pieces that are not."""
    pieces = []
    while pixels(word) > room:
        end = _most(word, room)
        pieces.append(word[:end])
        word = word[end:]
    return [*pieces, word]


def _most(word: str, room: int) -> int:
    """How many letters of a word fill a line; what may not be parted stays together."""
    end = len(word)
    while end > 1 and pixels(word[:end]) > room:
        end -= 1
    fits = end
    while end > 1 and not _parts(word, end):
        end -= 1
    return end if end > 1 or _parts(word, 1) else fits


def _parts(word: str, at: int) -> bool:
    """Whether a line may end before a place in a word."""
    before, behind = word[at - 1], word[at]
    if not (is_wide(before) or is_wide(behind)):
        return False
    return behind not in NOT_FIRST and before not in NOT_LAST
