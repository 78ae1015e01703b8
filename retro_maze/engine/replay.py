"""Recordings: the pads of a play as text, with digests that prove it plays back the same.

retro-maze replay 1          the first line, with the format's version
floor 3                      the header: a word and its value a line
pads 00*31 01*64 ...         run lengths: pad byte in hex * ticks (lines of eight runs)
digest 60 1a2b3c4d           the world's digest after that many ticks, every 60 and the last
"""

from itertools import groupby
from typing import NamedTuple, Protocol

from retro_maze.engine.events import Event
from retro_maze.engine.pad import MASK
from retro_maze.maze import Refusal

FIRST_LINE = "retro-maze replay 1"
EVERY = 60  # ticks from one digest to the next
LONGEST = 60 * 60 * 60  # ticks a recording may last: an hour
RUNS_A_LINE = 8
DIGITS = "0123456789abcdef"
LONGEST_NUMBER = 12  # digits; all that is written here has fewer


class Steppable(Protocol):
    """What a recording needs of a world."""

    def step(self, pad: int) -> list[Event]: ...

    def digest(self) -> int: ...


class Replay(NamedTuple):
    """A recording: header words, one pad byte a tick, digests by tick."""

    header: dict[str, str]
    pads: bytes
    digests: dict[int, int]


class Tape:
    """Records a world while it is played: call `note` after each step."""

    def __init__(self, header: dict[str, str]) -> None:
        self.header = header
        self.pads = bytearray()
        self.digests: dict[int, int] = {}

    def note(self, pad: int, world: Steppable) -> None:
        """One tick was played with this pad."""
        self.pads.append(pad & MASK)
        if len(self.pads) % EVERY == 0:
            self.digests[len(self.pads)] = world.digest()

    def finish(self, world: Steppable) -> Replay:
        """The recording so far, closed by the world's last digest."""
        last = {len(self.pads): world.digest()}
        return Replay(dict(self.header), bytes(self.pads), {**self.digests, **last})


def play_back(replay: Replay, world: Steppable) -> int:
    """Plays every pad into a fresh world: -1 when all digests agree, else the first tick that
    does not."""
    if replay.digests.get(0, world.digest()) != world.digest():
        return 0
    for tick, pad in enumerate(replay.pads, 1):
        world.step(pad)
        if tick in replay.digests and replay.digests[tick] != world.digest():
            return tick
    return -1


def write_replay(replay: Replay) -> str:
    """The recording as text (see the top of this file)."""
    lines = [FIRST_LINE]
    lines += [f"{word} {value}" for word, value in replay.header.items()]
    runs = [f"{pad:02X}*{len(list(same))}" for pad, same in groupby(replay.pads)]
    for at in range(0, len(runs), RUNS_A_LINE):
        lines.append("pads " + " ".join(runs[at : at + RUNS_A_LINE]))
    lines += [f"digest {tick} {digest:08x}" for tick, digest in replay.digests.items()]
    return "\n".join(lines) + "\n"


def read_replay(text: str, name: str) -> Replay:
    """The recording in a text; `name` is what a Refusal calls the file."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise Refusal(f'{name}: not a recording: its first line is not "{FIRST_LINE}"')
    header: dict[str, str] = {}
    pads = bytearray()
    digests: dict[int, int] = {}
    for number, line in enumerate(lines[1:], 2):
        word, _, rest = line.strip().partition(" ")
        place = f"{name}: line {number}"
        if word == "pads":
            for run in rest.split():
                pads += _read_run(run, place, LONGEST - len(pads))
        elif word == "digest":
            tick, digest = _read_digest(rest, place)
            _check_new(f"digest {tick}", tick in digests, place)
            digests[tick] = digest
        elif word:
            _check_new(word, word in header, place)
            header[word] = rest
    if len(pads) not in digests:
        raise Refusal(f"{name}: the recording is cut off: its last digest is missing")
    return Replay(header, bytes(pads), digests)


def whole(text: str, base: int = 10) -> int:
    """The number that a few plain digits say; -1 for anything else, signs and spaces included."""
    plain = all(letter in DIGITS[:base] for letter in text.lower())
    return int(text, base) if plain and 0 < len(text) <= LONGEST_NUMBER else -1


def _check_new(word: str, told: bool, place: str) -> None:
    if told:
        raise Refusal(f'{place}: "{word[:20]}" was told before; leave one of the two lines')


def _read_run(run: str, place: str, room: int) -> bytes:
    pad, star, count = run.partition("*")
    value, ticks = whole(pad, 16), whole(count)
    if not star or not 0 <= value <= MASK or ticks < 1:
        raise Refusal(f'{place}: "{run[:20]}" is not a pad byte in hex * ticks, such as 01*64')
    if ticks > room:
        raise Refusal(f'{place}: "{run[:20]}" makes the recording longer than {LONGEST} ticks')
    return bytes((value,)) * ticks


def _read_digest(rest: str, place: str) -> tuple[int, int]:
    tick, _, digest = rest.partition(" ")
    found = whole(tick), whole(digest, 16)
    if min(found) < 0:
        raise Refusal(f'{place}: "{rest[:30]}" is not a tick and its digest')
    return found
