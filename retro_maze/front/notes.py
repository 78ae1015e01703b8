"""Reads MML as a musician does: which notes sound when, bar by bar.

Stricter than Pyxel: only what the parsers of Pyxel 2.6.2 (the browser's) and 2.9.9 read alike.
A tick is 1/48 of a quarter note, as in Pyxel.
"""

import re
from typing import NamedTuple

from retro_maze.maze.refusal import Refusal

QUARTER = 48  # ticks
WHOLE = 4 * QUARTER
SEMITONES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
NAMES = ("C", "C#", "D", "E-", "E", "F", "F#", "G", "G#", "A", "B-", "B")
TOKEN = re.compile(
    r"\s*(?:(?P<shape>@(?:ENV|VIB|GLI)\d+(?:\s*\{[-\d,*\s]+\})?)"
    r"|(?P<set>[TQVKY@O]|L(?=\d))(?P<value>-?\d+)(?P<dots>\.*)"
    r"|(?P<note>[A-G][#+-]?|R)(?P<length>\d*)(?P<long>\.*)(?P<tie>(?:&\d+\.*)*)(?P<slur>&?)"
    r"|(?P<shift>[<>])|(?P<bar>\|)|(?P<open>\[)|\](?P<times>\d+))"
)
RANGES = {"T": (1, 999), "Q": (0, 100), "V": (0, 127), "K": (-60, 60), "Y": (-99, 99)}
RANGES |= {"@": (0, 15), "O": (-1, 9), "L": (1, 192)}


class Note(NamedTuple):
    """A note, or with pitch None a rest; pitch is a MIDI number as written (K tunes a tone)."""

    start: int
    ticks: int
    pitch: int | None
    tone: int
    volume: int


class Reading(NamedTuple):
    """A voice played to its end once."""

    notes: list[Note]
    bars: list[int]  # the tick of every bar line
    ticks: int
    tempo: int


def read(mml: str) -> Reading:
    """All of a voice; raises Refusal where the two parsers would not agree."""
    return _Reader().play(tokens(mml))


def tokens(mml: str) -> list[re.Match[str]]:
    """The MML cut in pieces; raises Refusal at a letter that none of them starts with."""
    found = []
    at = 0
    text = mml.rstrip()
    while at < len(text):
        match = TOKEN.match(text, at)
        if not match:
            raise Refusal(f'"{text[at : at + 20].strip()}" is no MML that every Pyxel reads')
        found.append(match)
        at = match.end()
    return found


def length_ticks(text: str, default: int) -> int:
    """The ticks of a written length such as `8`, `4.` or nothing at all."""
    digits = text.rstrip(".")
    if digits and (not 1 <= int(digits) <= WHOLE or WHOLE % int(digits)):
        raise Refusal(f'"{digits}" is no length: it does not divide 192')
    ticks = dot = WHOLE // int(digits) if digits else default
    for _ in text[len(digits) :]:
        if dot % 2:
            raise Refusal(f'the dot of "{text}" would need half a tick')
        dot //= 2
        ticks += dot
    return ticks


class _Reader:
    def __init__(self) -> None:
        self.at = 0
        self.state = {"T": 120, "O": 4, "L": QUARTER, "@": 0, "V": 100}
        self.notes: list[Note] = []
        self.bars: list[int] = []
        self.slurred = False

    def play(self, pieces: list[re.Match[str]]) -> Reading:
        returns: list[tuple[int, int]] = []  # (where the repeat starts, how often it has played)
        place = 0
        while place < len(pieces):
            piece = pieces[place]
            place += 1
            if piece["open"]:
                returns.append((place, 1))
            elif piece["times"]:
                if not returns or int(piece["times"]) < 1:
                    raise Refusal(f'"{piece[0].strip()}" closes no repeat')
                back, played = returns.pop()
                if played < int(piece["times"]):
                    returns.append((back, played + 1))
                    place = back
            else:
                self.one(piece)
        if returns or self.slurred:
            raise Refusal("a repeat or a slur is still open at the end")
        return Reading(self.notes, self.bars, self.at, self.state["T"])

    def one(self, piece: re.Match[str]) -> None:
        if piece["note"]:
            self.note(piece)
        elif piece["set"]:
            self.set(piece["set"], int(piece["value"]), piece["dots"])
        elif piece["shift"]:
            self.set("O", self.state["O"] + (1 if piece["shift"] == ">" else -1), "")
        elif piece["bar"]:
            self.bars.append(self.at)

    def set(self, name: str, value: int, dots: str) -> None:
        low, high = RANGES[name]
        if not low <= value <= high or (dots and name != "L"):
            raise Refusal(f'"{name}{value}{dots}" is outside {low} to {high}')
        self.state[name] = length_ticks(f"{value}{dots}", 0) if name == "L" else value

    def note(self, piece: re.Match[str]) -> None:
        ticks = length_ticks(piece["length"] + piece["long"], self.state["L"])
        for more in piece["tie"].split("&")[1:]:
            ticks += length_ticks(more, self.state["L"])
        name = piece["note"]
        if name == "R" and (self.slurred or piece["slur"]):
            raise Refusal("a rest cannot be slurred")
        pitch = None if name == "R" else self.pitch(name)
        tone, volume = self.state["@"], self.state["V"]
        last = self.notes[-1] if self.notes else None
        if self.slurred and last and last.pitch == pitch:  # a tie: one note
            self.notes[-1] = last._replace(ticks=last.ticks + ticks)
        else:
            self.notes.append(Note(self.at, ticks, pitch, tone, volume))
        self.at += ticks
        self.slurred = piece["slur"] == "&"

    def pitch(self, name: str) -> int:
        accidental = {"#": 1, "+": 1, "-": -1}.get(name[1:], 0)
        return 12 * (self.state["O"] + 1) + SEMITONES[name[0]] + accidental


def name_of(pitch: int) -> str:
    """A MIDI number as a musician writes it: 69 is A4."""
    return f"{NAMES[pitch % 12]}{pitch // 12 - 1}"
