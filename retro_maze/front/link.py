"""What the page's address asks for: `#t=TEXT` opens a shared tower, `#f=N` a floor, `#lang=ja` a
language; `&` joins them, and `?lang=ja` is another way to say it.

Nothing from an address is run: a text becomes a table, or the sentence that says why not.
"""

import sys
from typing import NamedTuple
from zlib import crc32

from retro_maze.maze import Refusal
from retro_maze.paths import data_folder
from retro_maze.shelf import BELL, TABLE_FILE, load_rooms
from retro_maze.tower.floor import Tower
from retro_maze.tower.share import read_share, share_text

MOST = 3  # digits of a floor's number
LETTERS = 2  # of a language's name; ja-JP is ja


class Link(NamedTuple):
    """The words of an address as they stand there; empty where it says nothing."""

    share: str = ""
    floor: str = ""
    language: str = ""


NO_LINK = Link()


def page_link() -> Link:
    """The link that the page was opened with; on the desktop there is none."""
    if sys.platform != "emscripten":
        return NO_LINK
    try:
        from js import location  # type: ignore[import-not-found]  # the browser's own

        return read_link(str(location.hash), str(location.search))
    except Exception:  # a page may forbid the question in its own way
        return NO_LINK


def tell_page(language: str) -> None:
    """Lets the page around the game speak a language too."""
    if sys.platform != "emscripten":
        return
    try:
        from js import retroMaze

        retroMaze.speak(language)
    except Exception:  # another page than ours
        return


def read_link(fragment: str, query: str = "") -> Link:
    """The words in what follows the `#` and the `?` of an address; others are nobody's business."""
    parts, asked = _parts(fragment.removeprefix("#")), _parts(query.removeprefix("?"))
    language = parts.get("lang") or asked.get("lang", "")
    return Link(parts.get("t", ""), parts.get("f", ""), language[:LETTERS].lower())


def _parts(text: str) -> dict[str, str]:
    return dict(part.partition("=")[::2] for part in text.split("&"))


def asked_floor(link: Link) -> int | None:
    """The floor to begin on, not yet checked against a tower."""
    if not link.floor:
        return None
    if not (link.floor.isascii() and link.floor.isdigit()) or len(link.floor) > MOST:
        asked = link.floor[:20]
        told = f'the link asks for floor "{asked}"; write a number after f='
        raise Refusal(told, "link_floor", floor=asked)
    return int(link.floor)


def shared_tower(link: Link) -> tuple[Tower, str] | None:
    """The tower in a link and the name to keep its progress by."""
    if not link.share:
        return None
    table = read_share(link.share)
    rooms = load_rooms(table, data_folder("floors") / BELL / TABLE_FILE)
    name = f"shared {crc32(share_text(table).encode()):08x}"
    return Tower(name, table, rooms), name
