"""A floor table as a short text that can be read out, mailed or put into a link, and back.

The bytes behind the letters:
    0      version of this layout        1   generation: how bytes become floors
    2      carver and chip, 4 bits each: their places in CARVER_NAMES and CHIP_NAMES
    3, 4   columns and rows of cells     5   rooms: their place in ROOM_NAMES
    6      how many floors               7   and on: a byte a floor
    last 4 CRC-32 of all before, high byte first; so in every version to come
They are written in Crockford's base 32, five bits a letter, high bits first, in groups of five
letters with dashes between. Case and dashes do not matter; O is read as 0, I and L as 1.
"""

from zlib import crc32

from retro_maze.maze import Refusal
from retro_maze.tower.edit import new_text
from retro_maze.tower.floor import GENERATION
from retro_maze.tower.table import MOST_FLOORS, NO_ROOMS, Table, read_table

VERSION = 1
CARVER_NAMES = (  # the places never change: texts that were shared stay right
    "bar-toppling",
    "bar-toppling-unruled",
    "pillar-walk",
    "random-walk",
    "wall-extending",
    "digging",
)
CHIP_NAMES = ("lfsr8", "arcade", "msvc-rand", "get-random", "xorshift16")
ROOM_NAMES = (NO_ROOMS, "bell")
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
KINDLY = str.maketrans("abcdefghijklmnopqrstuvwxyzOIL", "ABCDEFGH1JK1MN0PQRSTUVWXYZ011", "-")
GROUP = 5  # letters
HEAD, CHECK = 7, 4  # bytes
LONGEST = 2000  # characters; what people send may hold spaces and line ends
TITLE = "Shared tower"


def share_text(table: Table) -> str:
    """The text of a table; its title and its comments stay at home."""
    if table.rooms not in ROOM_NAMES:
        raise Refusal(
            f'a share text cannot carry the rooms of "{table.rooms}"; '
            f"set rooms to {' or '.join(ROOM_NAMES)}, or send the folder",
            "share_rooms",
            rooms=table.rooms,
        )
    kind = CARVER_NAMES.index(table.carver) << 4 | CHIP_NAMES.index(table.chip)
    size = table.columns, table.rows
    rooms = ROOM_NAMES.index(table.rooms)
    data = bytes((VERSION, GENERATION, kind, *size, rooms, len(table.seeds), *table.seeds))
    letters = _letters(data + crc32(data).to_bytes(CHECK, "big"))
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def read_share(text: str, title: str = TITLE) -> Table:
    """The table in a shared text, under a title of the reader's."""
    letters = clean(text)
    data = _checked(letters)
    _check_version("share text version", data[0], VERSION)
    _check_version("generation", data[1], GENERATION)
    _check_length(letters, data)
    kind, columns, rows, rooms = data[2:6]
    table = Table(
        title,
        _named("carver", CARVER_NAMES, kind >> 4),
        _named("chip", CHIP_NAMES, kind & 15),
        columns,
        rows,
        _named("rooms", ROOM_NAMES, rooms),
        tuple(data[HEAD:-CHECK]),
    )
    return read_table(new_text(table), "share text")


def clean(text: str) -> str:
    """The letters of a text as they are meant; refuses what is none."""
    if len(text) > LONGEST:
        sentence = f"share text: {len(text)} characters are none of ours; it is far shorter"
        raise Refusal(sentence, "share_long", n=len(text))
    letters = "".join(text.split()).translate(KINDLY)
    if not letters:
        raise Refusal("share text: it is empty", "share_empty")
    for at, letter in enumerate(letters):
        if letter not in LETTERS:
            where = _where(letters, at)
            raise Refusal(
                f'share text: {where}: "{letter}" stands in none of ours',
                "share_letter",
                n=at // GROUP + 1,
                letter=letter,
            )
    return letters


def _letters(data: bytes) -> str:
    """Five bits a letter; the last one is filled up with zeros."""
    count = _count(len(data))
    value = int.from_bytes(data, "big") << 5 * count - 8 * len(data)
    return "".join(LETTERS[value >> 5 * at & 31] for at in range(count - 1, -1, -1))


def _count(size: int) -> int:
    """How many letters so many bytes take."""
    return (8 * size + 4) // 5


def _value(letters: str) -> int:
    value = 0
    for letter in letters:
        value = value << 5 | LETTERS.index(letter)
    return value


def _checked(letters: str) -> bytes:
    """The bytes behind letters that fit their check."""
    value, count = _value(letters), len(letters)
    data = _fitting(value, count)
    if data is None:
        raise _misprint(letters, value) or _gap(letters, value)
    return data


def _fitting(value: int, count: int) -> bytes | None:
    """The bytes of so many letters, or None when they do not fit their check."""
    size = 5 * count // 8
    spare = 5 * count - 8 * size
    if size <= HEAD + CHECK or value & (1 << spare) - 1 or _count(size) != count:
        return None
    data = (value >> spare).to_bytes(size, "big")
    return data if crc32(data[:-CHECK]).to_bytes(CHECK, "big") == data[-CHECK:] else None


def _misprint(letters: str, value: int) -> Refusal | None:
    """What to say when one other letter somewhere would make the text whole."""
    count = len(letters)
    if count > _count(HEAD + MOST_FLOORS + CHECK):
        return None
    for at in range(count):
        shift = 5 * (count - 1 - at)
        for change in range(1, 32):
            if _fitting(value ^ change << shift, count):
                meant = LETTERS[LETTERS.index(letters[at]) ^ change]
                where = _where(letters, at)
                return Refusal(
                    f'share text: {where}: "{letters[at]}" is wrong, most likely "{meant}"',
                    "share_misprint",
                    n=at // GROUP + 1,
                    letter=letters[at],
                    meant=meant,
                )
    return None


def _gap(letters: str, value: int) -> Refusal:
    """What to say of letters that are too few or too many, or wrong in several places."""
    there, spare = len(letters), 5 * len(letters) - 8 * HEAD
    if spare >= 0 and value >> 5 * there - 8 == VERSION:
        meant = _count(HEAD + (value >> spare & 255) + CHECK)
        if there != meant:
            cut = "it is cut short" if there < meant else "it is too long"
            told = f"{cut}, or letters are wrong: {there} letters, and it says {meant} itself"
            return Refusal(f"share text: {told}", "share_cut", n=there, meant=meant)
    elif there < (least := _count(HEAD + 1 + CHECK)):
        told = f"{there} letters are too few; one floor alone takes {least}"
        return Refusal(f"share text: {told}", "share_cut", n=there, meant=least)
    return Refusal(
        "share text: it does not fit its own check; several letters are wrong, so ask for it again",
        "share_check",
    )


def _check_version(word: str, theirs: int, ours: int) -> None:
    if theirs != ours:
        age = "a newer" if theirs > ours else "an older"
        raise Refusal(
            f"share text: made by {age} retro-maze ({word} {theirs}; this one has {ours})",
            "share_version",
        )


def _check_length(letters: str, data: bytes) -> None:
    floors = len(data) - HEAD - CHECK
    if floors != data[6]:
        told = f"it says {data[6]} floors and holds {floors}"
        raise Refusal(f"share text: {told}", "share_check")


def _named(word: str, names: tuple[str, ...], place: int) -> str:
    if place >= len(names):
        told = f"this retro-maze has no {word} number {place}"
        raise Refusal(f"share text: {told}", "share_version")
    return names[place]


def _where(letters: str, at: int) -> str:
    """A letter's place for people, who count groups from 1."""
    first = at - at % GROUP
    return f'group {first // GROUP + 1}, "{letters[first : first + GROUP]}"'
