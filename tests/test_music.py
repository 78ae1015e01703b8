"""The music as text: every Pyxel reads it alike, it adds up, and its tunes can be hummed."""

import json
import subprocess
import sys
import wave
from array import array
from functools import cache
from itertools import pairwise
from math import sqrt
from pathlib import Path
from types import ModuleType

import pytest

from retro_maze.front import notes, score
from retro_maze.front.notes import NAMES, QUARTER, Note, Reading
from retro_maze.front.score import VOICES, Piece
from retro_maze.front.sound import GAIN, GEARS
from retro_maze.maze.refusal import Refusal

MUSIC = Path(__file__).parent.parent / "resources" / "music"
TEXTS = {path.stem: path.read_text("utf-8") for path in sorted(MUSIC.glob("*.mml"))}
EFFECTS = score.read_effects(TEXTS.pop("effects"), "effects.mml")
PIECES = {name: score.read_piece(text, name) for name, text in TEXTS.items()}
TONES = score.read_tones((MUSIC / "tones.txt").read_text("utf-8"), "tones.txt")
BANDS = ("foundry", "escapement", "aviary", "cisterns", "mirrors", "belfry")
TUNES = ("title", *BANDS, "boss", "ending")
NOISES = {3, *(score.FIRST_TONE + place for place, tone in enumerate(TONES) if not tone.wave)}
SOFT = ("step1", "step2")  # hardly there, on purpose
HEARD_S = 12  # of every tune, for the measurements


@cache
def reading(name: str, voice: int) -> Reading:
    return notes.read(PIECES[name].voices[voice])


def sung(name: str) -> list[Note]:
    """The notes of the melody, without its rests."""
    return [note for note in reading(name, 0).notes if note.pitch is not None]


def pitches(found: list[Note]) -> list[int]:
    return [note.pitch for note in found if note.pitch is not None]


def bar_of(piece: Piece) -> int:
    return piece.beats * QUARTER


def bars(name: str) -> list[list[tuple[int | None, int]]]:
    """The melody as (pitch, ticks), bar by bar."""
    bar = bar_of(PIECES[name])
    found: list[list[tuple[int | None, int]]] = [[] for _ in range(reading(name, 0).ticks // bar)]
    for note in reading(name, 0).notes:
        found[note.start // bar].append((note.pitch, note.ticks))
    return found


def lowest(name: str, first: int, last: int) -> int:
    """The deepest note of all voices that starts between two ticks."""
    voices = [reading(name, voice).notes for voice in range(len(VOICES))]
    heard = [n for voice in voices for n in voice if first <= n.start < last]
    return min(pitches([note for note in heard if note.tone not in NOISES]))


def every_string() -> dict[str, str]:
    """All that Pyxel is ever given, in every gear of the clock's last seconds."""
    given = dict(EFFECTS)
    for name, piece in PIECES.items():
        for voice, word in enumerate(VOICES):
            for gear in GEARS:
                given[f"{name} {word} {gear}"] = piece.mml(voice, *gear)
    return given


def test_there_is_a_tune_for_title_bands_boss_and_ending() -> None:
    assert {name for name, piece in PIECES.items() if piece.loop} == set(TUNES)
    assert {"card", "cleared", "chest", "death", "gameover"} <= set(PIECES)
    assert {"key", "hatch", "lamp", "tock"} <= set(EFFECTS)


def test_no_string_needs_the_old_parser() -> None:
    assert not [name for name, mml in every_string().items() if set(mml) & set("xX~|$")]


def test_pyxel_reads_every_string_and_finds_it_as_long_as_we_count(pyxel_app: ModuleType) -> None:
    for name, mml in every_string().items():
        sound = pyxel_app.Sound()
        sound.mml(mml)
        ours = notes.read(mml)
        assert sound.total_sec() == pytest.approx(
            ours.ticks / QUARTER * 60 / ours.tempo, rel=1e-4
        ), name


@pytest.mark.parametrize("name", PIECES)
def test_the_voices_of_a_piece_are_equally_long_and_in_whole_bars(name: str) -> None:
    lengths = {reading(name, voice).ticks for voice in range(len(VOICES))}
    assert len(lengths) == 1
    assert lengths.pop() % bar_of(PIECES[name]) == 0


@pytest.mark.parametrize("name", PIECES)
def test_every_bar_line_stands_where_a_bar_ends(name: str) -> None:
    bar = bar_of(PIECES[name])
    for voice in range(len(VOICES)):
        assert [at / bar for at in reading(name, voice).bars if at % bar] == []
    assert len(reading(name, 0).bars) == reading(name, 0).ticks // bar


@pytest.mark.parametrize("name", TUNES)
def test_a_tune_is_sixteen_bars_or_more(name: str) -> None:
    assert len(bars(name)) >= 16


@pytest.mark.parametrize("name", TUNES)
def test_a_loop_closes_on_the_harmony_it_starts_from(name: str) -> None:
    bar, end = bar_of(PIECES[name]), reading(name, 0).ticks
    first, last = lowest(name, 0, bar), lowest(name, end - bar, end)
    assert (last - first) % 12 in (0, 7), "the last bass is the tonic or the dominant"
    above = {((sung(name)[-1].pitch or 0) - bass) % 12 for bass in (first, last)}
    assert above & {0, 3, 4, 7}, "and the last note belongs to its chord"


@pytest.mark.parametrize("name", TUNES)
def test_a_melody_stays_within_an_octave_and_a_half(name: str) -> None:
    heard = pitches(sung(name))
    assert 9 <= max(heard) - min(heard) <= 18


@pytest.mark.parametrize("name", TUNES)
def test_a_melody_moves_mostly_by_steps(name: str) -> None:
    moves = [abs(b - a) for a, b in pairwise(pitches(sung(name))) if a != b]
    assert sum(move <= 2 for move in moves) / len(moves) >= 0.55
    assert max(moves) <= 12


@pytest.mark.parametrize("name", TUNES)
def test_a_melody_comes_back_to_what_it_said(name: str) -> None:
    found = [tuple(bar) for bar in bars(name)]
    again = sum(found.count(bar) > 1 for bar in found)
    rhythms = [tuple(ticks for _, ticks in bar) for bar in found]
    assert again >= len(found) / 8, "a bar in eight is heard a second time"
    assert again <= len(found) * 3 / 4, "but it is not only repeats"
    assert len(set(rhythms)) <= len(found) / 2, "and most bars share their rhythm"


@pytest.mark.parametrize("name", TUNES)
def test_a_melody_lets_the_singer_breathe(name: str) -> None:
    found = bars(name)
    for start in range(0, len(found) - 7, 4):
        eight = [note for bar in found[start : start + 8] for note in bar]
        assert any(pitch is None or ticks >= 2 * QUARTER for pitch, ticks in eight)


def test_one_round_of_the_title_is_one_minute() -> None:
    assert reading("title", 0).ticks / QUARTER / PIECES["title"].tempo == 1


@pytest.mark.parametrize("name", [*BANDS, "title"])
def test_the_clock_beats_twice_a_second_under_every_band(name: str) -> None:
    assert PIECES[name].tempo == 120
    voice = 1 if name == "belfry" else 2  # there the bells have the beat channel
    clock = {n.start for n in reading(name, voice).notes if n.tone in NOISES}
    missed = set(range(0, reading(name, 0).ticks, QUARTER)) - clock
    assert len(missed) * 3 <= reading(name, 0).ticks // QUARTER, "the bass may stand for one in 3"


def motif(name: str, at: int) -> list[int]:
    """The intervals between four notes of a melody, in semitones."""
    return [b - a for a, b in pairwise(pitches(sung(name))[at : at + 4])]


def test_the_boss_is_the_title_upside_down_and_the_ending_is_it_in_the_major() -> None:
    chime = 4  # notes before the title's motif
    assert motif("title", chime) == motif("belfry", 0) == [8, -1, -2]
    assert motif("boss", 0) == [-8, 1, 2]
    assert motif("ending", 0) == [9, -2, -2]


def test_the_mirrors_answer_upside_down_and_run_backwards_from_the_middle() -> None:
    steps = {pitch: place for place, pitch in enumerate(p for p in range(128) if _white(p))}
    upper, lower = ([steps[p] for p in _by_tick("mirrors", voice)] for voice in (0, 1))
    bar, axis = bar_of(PIECES["mirrors"]), steps[74] + steps[62]  # D5 and D4
    assert lower == [axis - place for place in upper[-bar:] + upper[:-bar]]
    assert upper == upper[::-1]


def _white(pitch: int) -> bool:
    return len(NAMES[pitch % 12]) == 1


def _by_tick(name: str, voice: int) -> list[int]:
    found = reading(name, voice).notes
    return [note.pitch or 0 for note in found for _ in range(note.ticks)]


def test_the_bells_of_the_belfry_ring_plain_hunt() -> None:
    ring = pitches(reading("belfry", 2).notes)
    rows = [ring[place : place + 6] for place in range(0, len(ring), 6)]
    assert len(rows) == len(bars("belfry")) == 3 * 12
    assert rows[0] == sorted(rows[0], reverse=True)
    assert len({tuple(row) for row in rows}) == 12
    for row, after in pairwise([*rows, rows[0]]):
        assert sorted(row) == sorted(after)
        assert all(abs(after.index(bell) - place) <= 1 for place, bell in enumerate(row))


@pytest.mark.parametrize(
    ("mml", "part"),
    [
        ("C D H", "H"),
        ("C X", "X"),
        ("[C D", "still open"),
        ("C ]2", "closes no repeat"),
        ("C7", "does not divide"),
        ("C& R", "slurred"),
        ("V128 C", "outside"),
        ("[C]", "is no MML"),
    ],
)
def test_what_some_pyxel_reads_otherwise_is_refused(mml: str, part: str) -> None:
    with pytest.raises(Refusal, match=part):
        notes.read(mml)


def test_ties_dots_and_repeats_are_counted() -> None:
    assert notes.read("L8 C.& C64 [D4 R16]2 E2&8").ticks == 36 + 3 + 2 * 60 + 120
    assert [note.ticks for note in notes.read("C4&C4 D").notes] == [96, 48]


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("tempo 120\nbeats 4\nmelody C\nbass C", 'no line "beat"'),
        ("tempo fast\nbeats 4\nmelody C\nbass C\nbeat C", "tempo fast"),
        ("tempo 120\nbeats 4\nmelody C\nbass C\nbeat C\nviola C", '"viola"'),
    ],
)
def test_a_text_that_is_no_piece_is_refused_with_its_line(text: str, part: str) -> None:
    with pytest.raises(Refusal, match=part):
        score.read_piece(text, "odd.mml")


def test_a_tone_that_is_none_is_refused() -> None:
    with pytest.raises(Refusal, match="reed"):
        score.read_tones("reed 0.5 1=1", "tones.txt")


# What follows is heard, not read: another process renders WAV files, as Pyxel starts only once.

RENDER = """
import json, sys
from pathlib import Path
import pyxel
from retro_maze.front import jukebox
folder, out, seconds = Path(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3])
sound = jukebox.start(folder, headless=True)
for name in jukebox.all_names(sound):
    jukebox.write_wav(sound, name, out, seconds)
print(json.dumps(sound.folder.name))
"""


@pytest.fixture(scope="module", name="heard")
def _heard(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[float]]:
    """name -> samples from -1 to 1 of every piece and effect, tunes for HEARD_S seconds."""
    out = tmp_path_factory.mktemp("wav")
    words = [sys.executable, "-c", RENDER, str(MUSIC), str(out), str(HEARD_S)]
    told = subprocess.run(words, capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == MUSIC.name, "nothing else is written on the terminal"
    return {path.stem: _samples(path) for path in out.glob("*.wav")}


def _samples(path: Path) -> list[float]:
    with wave.open(str(path)) as file:
        data = array("h", file.readframes(file.getnframes()))
    return [value / 32768 for value in data]


def rms(samples: list[float]) -> float:
    return sqrt(sum(value * value for value in samples) / len(samples))


def loudest_tenth(samples: list[float]) -> float:
    """The RMS of the loudest 0.1 s, or of all that sounds when it is shorter."""
    loud = [place for place, value in enumerate(samples) if abs(value) > 0.002]
    samples = samples[loud[0] : loud[-1] + 1]
    width = 2205
    starts = range(0, max(1, len(samples) - width + 1), width // 4)
    return max(rms(samples[start : start + width]) for start in starts)


def test_the_mix_never_clips_not_even_under_the_loudest_effect(
    heard: dict[str, list[float]],
) -> None:
    peaks = {name: max(map(abs, samples)) for name, samples in heard.items()}
    music = max(peaks[name] for name in PIECES)
    effects = max(peaks[name] for name in EFFECTS)
    assert music + effects < 0.5
    assert 4 * GAIN <= 0.5, "and four channels at their fullest reach half of full scale"
    assert max(tone.gain for tone in TONES) <= 1


def test_every_effect_is_at_least_as_loud_as_the_music_minus_3_db(
    heard: dict[str, list[float]],
) -> None:
    music = max(rms(heard[name]) for name in TUNES)
    floor = music * 10 ** (-3 / 20)
    quiet = [name for name in EFFECTS if loudest_tenth(heard[name]) < floor]
    assert sorted(quiet) == sorted(SOFT)


def test_steps_are_soft_but_there(heard: dict[str, list[float]]) -> None:
    music = max(rms(heard[name]) for name in TUNES)
    for name in SOFT:
        assert music / 6 < loudest_tenth(heard[name]) < music / 2


def test_an_effect_as_a_file_ends_and_does_not_begin_again(heard: dict[str, list[float]]) -> None:
    loud = [name for name in EFFECTS if rms(heard[name][-200:]) > 0.5 * loudest_tenth(heard[name])]
    assert not loud


def test_no_tune_is_much_louder_than_another(heard: dict[str, list[float]]) -> None:
    levels = [rms(heard[name]) for name in TUNES]
    assert max(levels) / min(levels) < 10 ** (3 / 20)
