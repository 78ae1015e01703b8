"""The music outside the game: as WAV files, as a printed melody, in a window.

Not part of the .pyxapp: it uses what Pyxel 2.9.9 has and the browser's 2.6.2 has not.
"""

from pathlib import Path

import pyxel

from retro_maze.front import notes, unseen
from retro_maze.front.app import muted
from retro_maze.front.sound import MUSIC, Sound
from retro_maze.front.version import DRAWS, check_pyxel

WIDTH, HEIGHT = 160, 120
MARGIN, LINE = 8, 10
LONGEST_S = 600.0
TAIL_S = 0.05  # after an effect: the last note dies away
INK, PAPER, LIGHT = 7, 1, 10
PARTS = (1, 2, 4, 8, 16, 32, 64, 3, 6, 12, 24, 48, 96, 192)  # of a whole note


def start(music_dir: Path, headless: bool) -> Sound:
    """Pyxel and all of the music, with nothing said about a device that may be missing."""
    check_pyxel(DRAWS)
    with muted():
        if headless:
            unseen.start(WIDTH, HEIGHT)
        else:
            pyxel.init(WIDTH, HEIGHT, title="retro-maze jukebox")
    sound = Sound(music_dir)
    sound.load()
    return sound


def write_wav(
    sound: Sound, name: str, folder: Path, longest: float = LONGEST_S
) -> tuple[Path, float]:
    """Renders a piece or an effect once through, or its first seconds; the file and its seconds."""
    path = folder / f"{name}.wav"
    if name in sound.effects:
        seconds = (sound.sound_of(name).total_sec() or 0.0) + TAIL_S
        effect = pyxel.Sound()
        effect.mml(sound.effects[name] + " R16")  # without it the tail would begin it again
        effect.save(str(path), seconds)
        return path, seconds
    piece = sound.piece(name)
    for channel in MUSIC:
        pyxel.sounds[channel].mml(piece.mml(channel))
    pyxel.musics[0].set(*[[channel] for channel in MUSIC])
    seconds = min(longest, pyxel.sounds[0].total_sec() or 0.0)
    pyxel.musics[0].save(str(path), seconds)
    return path, seconds


def score_of(sound: Sound, name: str) -> list[str]:
    """The top voice as note names with their part of a whole note, a bar a line."""
    piece = sound.piece(name) if name in sound.pieces else None
    mml = piece.voices[0] if piece else sound.effects[name]
    reading = notes.read(mml)
    bar = piece.beats * notes.QUARTER if piece else reading.ticks
    bars = [f"{number + 1:>3} " for number in range(-(-reading.ticks // bar))]
    for note in reading.notes:
        pitch = "-" if note.pitch is None else notes.name_of(note.pitch)
        bars[note.start // bar] += f" {pitch}:{_length(note.ticks)}"
    return bars


def _length(ticks: int) -> str:
    """Ticks as a part of a whole note: 48 is 1/4, 72 is 3/8."""
    whole = notes.WHOLE
    part = next(part for part in PARTS if ticks * part % whole == 0)
    return f"{ticks * part // whole}/{part}"


class Jukebox:
    """A small window: up and down choose, the tune plays."""

    def __init__(self, sound: Sound, names: list[str], chosen: int) -> None:
        self.sound = sound
        self.names = names
        self.chosen = chosen
        self.play()

    def play(self) -> None:
        self.sound.tune(None)
        name = self.names[self.chosen]
        if name in self.sound.pieces and self.sound.piece(name).loop:
            self.sound.tune(name)
        else:
            self.sound.jingle(name)

    def update(self) -> None:
        step = pyxel.btnp(pyxel.KEY_DOWN, 15, 4) - pyxel.btnp(pyxel.KEY_UP, 15, 4)
        if step:
            self.chosen = (self.chosen + step) % len(self.names)
        if step or pyxel.btnp(pyxel.KEY_RETURN) or pyxel.btnp(pyxel.KEY_SPACE):
            self.play()

    def draw(self) -> None:
        pyxel.cls(PAPER)
        pyxel.text(MARGIN, MARGIN, "JUKEBOX  up/down  Enter  Esc", INK)
        rows = (HEIGHT - 4 * MARGIN) // LINE
        first = max(0, min(self.chosen - rows // 2, len(self.names) - rows))
        for row, name in enumerate(self.names[first : first + rows]):
            colour = LIGHT if first + row == self.chosen else INK
            pyxel.text(MARGIN, 3 * MARGIN + row * LINE, name, colour)
        place = pyxel.play_pos(0)
        if place:
            pyxel.text(WIDTH - 5 * MARGIN, 3 * MARGIN, f"{place[1]:5.1f} s", INK)


def all_names(sound: Sound) -> list[str]:
    """Tunes, then jingles, then effects."""
    pieces = sorted(sound.pieces, key=lambda name: (not sound.piece(name).loop, name))
    return pieces + list(sound.effects)


def about(sound: Sound, name: str) -> str:
    """What a piece is, in a few words."""
    if name in sound.effects:
        return f"effect, {sound.sound_of(name).total_sec() or 0.0:.2f} s"
    piece = sound.piece(name)
    reading = notes.read(piece.voices[0])
    bars = reading.ticks // (piece.beats * notes.QUARTER)
    seconds = reading.ticks / notes.QUARTER * 60 / piece.tempo
    kind = "tune" if piece.loop else "jingle"
    return f"{kind}, {bars} bars, {seconds:.1f} s, tempo {piece.tempo}"


def show(sound: Sound, names: list[str], first: str) -> None:
    """The window; does not return before it is closed."""
    box = Jukebox(sound, names, names.index(first))
    pyxel.run(box.update, box.draw)
