"""Our own timbres, put behind Pyxel's four."""

from typing import Any

import pyxel

from retro_maze.front.score import FIRST_TONE, Tone


def add_tones(tones: list[Tone]) -> None:
    """Puts our own tones behind Pyxel's four."""
    made = []
    for tone in tones:
        new = pyxel.Tone()
        new.mode = 0 if tone.wave else 1
        new.sample_bits = 6
        fill(new.wavetable, tone.wave)
        new.gain = tone.gain
        made.append(new)
    fill(pyxel.tones, [pyxel.tones[number] for number in range(FIRST_TONE)] + made)


def fill(sequence: Any, values: list[Any]) -> None:
    """Sets a list of Pyxel's: by slice from 2.9 on, where 2.6.2 has from_list only."""
    if hasattr(sequence, "append"):
        sequence[:] = values
    else:
        sequence.from_list(values)
