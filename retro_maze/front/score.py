"""Reads the texts in resources/music: pieces of three voices, lists of effects, tones.

The format (resources/music/README.md tells it to musicians):
    # a comment, when it comes first in its line
    tempo 120            quarter notes a minute
    beats 4              quarter notes between two bar lines
    loop                 the piece starts again at its end
    final                the tune that played before does not come back
    $name TEXT           wherever $name stands later, TEXT is meant
    melody MML           a voice; indented lines go on with the line above
The MML is Pyxel's, with `|` as a bar line: Pyxel never sees it.
"""

import math
import re
from typing import NamedTuple

from retro_maze.maze.refusal import Refusal

VOICES = ("melody", "bass", "beat")  # on the channels 0, 1 and 2
STEPS = 32  # samples in a cycle of our own tones, at least; each costs the player time
DEPTH = 63  # their largest sample, 6 bits
FIRST_TONE = 4  # Pyxel's own tones are 0 to 3


class Piece(NamedTuple):
    """A tune or a jingle; `voices` are MML with bar lines, without the tempo."""

    tempo: int
    beats: int
    loop: bool
    final: bool
    voices: tuple[str, ...]

    def mml(self, voice: int, num: int = 1, den: int = 1) -> str:
        """What Pyxel plays for a voice, at num/den of the tempo."""
        text = self.voices[voice].replace("|", " ").rstrip()  # Pyxel falls over a space at the end
        return f"T{self.tempo * num // den} {text}"


class Tone(NamedTuple):
    """A timbre: its place in pyxel.tones is 4 and up, in the order of the file."""

    name: str
    gain: float
    wave: list[int]  # empty: the short noise


def lines(text: str) -> list[tuple[str, str]]:
    """(first word, rest) of every line; comments are gone, indented lines joined, names put in."""
    found: list[tuple[str, str]] = []
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line[0].isspace() and found:
            found[-1] = (found[-1][0], f"{found[-1][1]} {line.strip()}")
        else:
            word, _, rest = line.strip().partition(" ")
            found.append((word, rest.strip()))
    return _with_names(found)


def _with_names(found: list[tuple[str, str]]) -> list[tuple[str, str]]:
    names: dict[str, str] = {}
    result = []
    for word, rest in found:
        text = re.sub(r"\$(\w+)", lambda match: names.get(match[1], match[0]), rest)
        if word.startswith("$"):
            names[word[1:]] = text
        else:
            result.append((word, text))
    return result


def read_piece(text: str, where: str) -> Piece:
    """A tune or a jingle from its text; raises Refusal when it is none."""
    words = dict(lines(text))
    missing = [word for word in ("tempo", "beats", *VOICES) if word not in words]
    strange = [word for word in words if word not in ("tempo", "beats", "loop", "final", *VOICES)]
    if missing:
        raise Refusal(f'{where} has no line "{missing[0]}"')
    if strange:
        raise Refusal(f'{where}: no line of a piece starts with "{strange[0]}"')
    tempo, beats = (number(words[word], where, word) for word in ("tempo", "beats"))
    voices = tuple(words[voice] for voice in VOICES)
    return Piece(tempo, beats, "loop" in words, "final" in words, voices)


def read_effects(text: str, where: str) -> dict[str, str]:
    """name -> MML of every effect, each with the file's tempo in front."""
    words = dict(lines(text))
    tempo = number(words.pop("tempo", "120"), where, "tempo")
    return {name: f"T{tempo} {mml}" for name, mml in words.items()}


def read_tones(text: str, where: str) -> list[Tone]:
    """The tones of a file; a line is `name gain noise` or `name gain partial:strength ...`."""
    tones = []
    for name, rest in lines(text):
        gain, *partials = rest.split()
        try:
            wave = [] if partials == ["noise"] else _wave(partials)
            tones.append(Tone(name, float(gain), wave))
        except ValueError:
            raise Refusal(f'{where}: the tone "{name}" is not gain and partials') from None
    return tones


def _wave(partials: list[str]) -> list[int]:
    """One cycle of a sum of sines; partials are "number:strength"."""
    pairs = [partial.split(":") for partial in partials]
    heard = [(int(number), float(strength)) for number, strength in pairs]
    steps = STEPS
    while steps < 2.5 * max(heard)[0]:
        steps *= 2
    turn = 2 * math.pi / steps
    cycle = [sum(s * math.sin(turn * n * step) for n, s in heard) for step in range(steps)]
    peak = max(map(abs, cycle))
    return [round((value / peak + 1) * DEPTH / 2) for value in cycle]


def number(text: str, where: str, word: str) -> int:
    """A count from 1 to 999."""
    if not re.fullmatch(r"[1-9]\d{0,2}", text):
        raise Refusal(f'{where}: "{word} {text}" needs a whole number from 1 to 999')
    return int(text)
