"""All that is kept of a player, as one text to be mailed, pasted, and taken in elsewhere.

    retro-maze-progress 1 5d3f9a02 eJyrVkpJLFa...

Its words are this mark, the version, a CRC-32 of what was kept, and that itself: the records by
name as JSON, deflated, in base 64. Line ends and spaces inside of it do not matter.
"""

import json
from binascii import Error, a2b_base64, b2a_base64
from collections.abc import Callable
from pathlib import Path
from zlib import compress, crc32, decompressobj, error

from retro_maze.files import LIMIT
from retro_maze.front import bindings, ledger, options
from retro_maze.front.store import FileShelf, Store
from retro_maze.front.trophies import ACHIEVEMENTS, SCORES
from retro_maze.maze import Refusal
from retro_maze.tower.achievements import read_won
from retro_maze.tower.progress import read_progress
from retro_maze.tower.scores import read_scores

MARK, VERSION = "retro-maze-progress", 1
BEFORE = "before-import"  # the record that holds what an import has replaced, as such a text
FOREIGN = "this progress was written by another version of the game"
COLUMNS = 76
Records = dict[str, str]


def is_progress(text: str) -> bool:
    try:
        read_progress(text)
    except Refusal:
        return False
    return True


READERS: dict[str, Callable[[str], bool]] = {  # by record: whether this version can read a text
    ledger.NAME: is_progress,
    SCORES: lambda text: read_scores(text) is not None,
    ACHIEVEMENTS: lambda text: read_won(text) is not None,
    options.RECORD: lambda text: not options.read_options(text).foreign,
    bindings.RECORD: lambda text: not bindings.read_keys(text).foreign,
}


def kept(store: Store) -> Records:
    """The records that lie in a store."""
    found = {name: store.load(name) for name in READERS}
    return {name: text for name, text in found.items() if text is not None}


def packed(store: Store) -> str:
    """The text of everything that lies in a store."""
    data = json.dumps(kept(store), ensure_ascii=False).encode()
    letters = b2a_base64(compress(data, 9), newline=False).decode()
    head = f"{MARK} {VERSION} {crc32(data):08x}"
    lines = [letters[at : at + COLUMNS] for at in range(0, len(letters), COLUMNS)]
    return "\n".join([head, *lines]) + "\n"


def unpacked(text: str) -> Records:
    """The records in a text, each of them one that this version can read; else a Refusal."""
    words = text.split()
    if words[:1] != [MARK]:
        raise Refusal(f"this is no saved progress: its text begins with {MARK}", "luggage")
    if words[1:2] != [str(VERSION)]:
        raise Refusal(FOREIGN, "luggage_foreign")
    data = _inflated("".join(words[3:]))
    if data is None or words[2] != f"{crc32(data):08x}":
        raise Refusal(
            "this progress is damaged: letters are wrong or missing; copy it again whole",
            "luggage_damaged",
        )
    return _checked(_values(data))


def _values(data: bytes) -> object:
    """What the JSON says; None for what is none, which this game never wrote."""
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


def _inflated(letters: str) -> bytes | None:
    """What was deflated, or None for what never was or is more than ours can be."""
    inflate = decompressobj()
    try:
        data = inflate.decompress(a2b_base64(letters, strict_mode=True), LIMIT)
    except (Error, error, ValueError):
        return None
    return data if inflate.eof else None


def _checked(values: object) -> Records:
    records = {}
    for name, text in values.items() if isinstance(values, dict) else ():
        if name in READERS and isinstance(text, str):
            if not READERS[name](text):
                raise Refusal(FOREIGN, "luggage_foreign")
            records[name] = text
    if not records:
        raise Refusal("this progress holds nothing that this game knows", "luggage_foreign")
    return records


def take_in(store: Store, text: str) -> list[str]:
    """Puts the records of a text in the place of those in a store; their names.

    What was there lies in the record BEFORE afterwards. Refusal: nothing was changed, or what was
    there could not be kept.
    """
    records = unpacked(text)
    for name, record in {BEFORE: packed(store), **records}.items():
        store.open(name)  # the player has asked for this
        store.save(name, record)
        if store.shelf and not store.saved:
            raise Refusal(
                "not everything could be saved: there is no room, or no right to write",
                "luggage_room",
            )
    return list(records)


def text_file(store: Store) -> Path | None:
    """Where such a text lies beside the saves; None where saves are no files."""
    return store.shelf.folder / f"{MARK}.txt" if isinstance(store.shelf, FileShelf) else None
