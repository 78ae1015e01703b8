"""The loudspeaker: what is heard when, and what gives way to what; no device is needed."""

import subprocess
import sys
import wave
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from retro_maze.commands import jukebox as command
from retro_maze.engine.events import KINDS as EVENTS
from retro_maze.engine.events import Event
from retro_maze.front import cues, jukebox, sound, tones
from retro_maze.front.sound import FPS, GAIN, Sound, beats
from retro_maze.maze.refusal import Refusal
from retro_maze.paths import PACKAGE
from retro_maze.tower.monsters import KINDS as MONSTERS

MUSIC = Path(__file__).parent.parent / "resources" / "music"


class Ears:
    """Hears what Pyxel is told, keeps its time, and says where the tune is."""

    def __init__(self, pyxel: ModuleType) -> None:
        self.pyxel = pyxel
        self.frame_count = 0
        self.effects: list[str] = []
        self.gains: list[float] = []
        self.tunes: list[tuple[float, float]] = []  # (length, from which second)
        self.over: list[bool] = []  # jingles: whether the tune comes back after it
        self.stops = 0
        self.place: tuple[int, float] | None = (0, 0.0)
        self.speaker: Sound

    def __getattr__(self, name: str) -> Any:
        return getattr(self.pyxel, name)

    def play(
        self, channel: int, played: Any, sec: float = 0, loop: bool = False, resume: bool = False
    ) -> None:
        self.pyxel.play(channel, played, sec=sec, loop=loop, resume=resume)
        if isinstance(played, int):
            if channel == 0:
                self.tunes.append((self.pyxel.sounds[0].total_sec(), sec))
        elif channel == sound.EFFECT:
            made = self.speaker.made
            self.effects += [name for name in made if made[name] is played]
            self.gains.append(self.pyxel.channels[channel].gain)
        elif channel == 0:
            self.over.append(resume)

    def stop(self, channel: int) -> None:
        self.pyxel.stop(channel)
        self.stops += 1

    def play_pos(self, channel: int) -> tuple[int, float] | None:
        return self.place


@pytest.fixture(name="ears")
def _ears(pyxel_app: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ears]:
    """A loaded Sound that believes its Ears to be Pyxel; Pyxel is left as it was found."""
    kept = list(pyxel_app.tones)
    ears = Ears(pyxel_app)
    monkeypatch.setattr(sound, "pyxel", ears)
    ears.speaker = Sound(MUSIC)
    ears.speaker.load()
    yield ears
    pyxel_app.stop()
    pyxel_app.tones[:] = kept
    for channel in range(4):
        pyxel_app.channels[channel].gain = 0.125
        pyxel_app.sounds[channel].mml()


@pytest.fixture(name="speaker")
def _speaker(ears: Ears) -> Sound:
    return ears.speaker


def said(*kinds: str) -> list[Event]:
    """Events from "kind" or "kind what"."""
    words = [kind.partition(" ") for kind in kinds]
    return [Event(kind, what) for kind, _, what in words]


def test_every_event_of_the_world_is_heard_or_silent_on_purpose() -> None:
    heard = {name.split()[0] for name in cues.EFFECTS} | set(cues.JINGLES) | cues.SILENT
    assert set(EVENTS) <= heard


def test_every_cue_names_an_effect_and_every_jingle_and_tune_a_piece(speaker: Sound) -> None:
    named = {cue.effect for cue in cues.EFFECTS.values()} - set(cues.TURNS)
    assert named <= set(speaker.effects)
    assert cues.HINTS | {name for turn in cues.TURNS.values() for name in turn} <= set(
        speaker.effects
    )
    assert {*cues.JINGLES.values(), *cues.TUNES, "title", "ending", "boss"} <= set(speaker.pieces)


def test_a_cue_for_a_monster_names_one_that_there_is() -> None:
    exact = [name.split()[1] for name in cues.EFFECTS if " " in name]
    assert {what for what in exact if not what.isdigit()} <= set(MONSTERS)


@pytest.mark.parametrize("kind", ["kill", "shot", "tremble", "hop"])
def test_different_monsters_sound_different(kind: str) -> None:
    able = {
        "kill": [name for name, monster in MONSTERS.items() if monster.killable],
        "shot": ["blot_r", "cuckoo", "cuckoo_b", "cuckoo_e", "draft", "caesura"],
        "tremble": ["blot_g", "blot_k", "blot_r"],
        "hop": ["blot_g", "blot_k", "blot_r"],
    }[kind]
    found = [cues.cue_of(Event(kind, what)) for what in able]
    assert None not in found
    assert len({cue.effect for cue in found if cue}) == len(able)


def test_steps_take_turns(ears: Ears) -> None:
    for _ in range(4):
        ears.speaker.note(said("step"))
        ears.frame_count += 24
    assert ears.effects == ["step2", "step1", "step2", "step1"]


def test_the_weightiest_event_of_a_tick_is_heard(ears: Ears) -> None:
    ears.speaker.note(said("step", "kill echo", "fizzle"))
    assert ears.effects == ["kill_e"]


def test_a_lighter_effect_waits_until_a_weightier_one_has_ended(ears: Ears) -> None:
    ears.speaker.note(said("key"))
    ears.speaker.note(said("step"))
    assert ears.effects == ["key"]
    ears.frame_count += FPS
    ears.speaker.note(said("step"))
    assert ears.effects == ["key", "step2"]


def test_one_of_the_same_weight_cuts_in_but_never_itself(ears: Ears) -> None:
    ears.speaker.note(said("struck sentry_s"))
    ears.speaker.note(said("struck sentry_s"))
    ears.speaker.note(said("struck echo"))
    assert ears.effects == ["struck_s", "struck_e"]


def test_nothing_is_heard_for_what_has_no_cue(ears: Ears) -> None:
    ears.speaker.note(said("out", "second", "a kind of tomorrow"))
    assert ears.effects == []


def test_a_tune_that_plays_goes_on_when_it_is_asked_for_again(ears: Ears) -> None:
    ears.speaker.title()
    ears.speaker.title()
    assert len(ears.tunes) == 1
    ears.speaker.band(0)
    assert ears.speaker.playing == "foundry"
    assert len(ears.tunes) == 2


def test_no_tune_is_silence(ears: Ears) -> None:
    ears.speaker.title()
    ears.stops = 0
    ears.speaker.tune(None)
    assert ears.stops == len(sound.MUSIC)
    assert ears.speaker.playing is None


def test_an_unknown_tune_or_jingle_is_refused_with_the_nearest(speaker: Sound) -> None:
    with pytest.raises(Refusal, match="aviary"):
        speaker.tune("aviari")
    with pytest.raises(Refusal, match="card"):
        speaker.jingle("cart")


def test_the_tune_comes_back_after_a_treasure_but_not_after_a_death(ears: Ears) -> None:
    ears.speaker.band(1)
    ears.speaker.note(said("treasure"))
    assert ears.over == [True]
    ears.speaker.note(said("die"))
    assert ears.over == [True, False]
    assert ears.speaker.playing is None


def test_a_jingle_that_is_an_effect_leaves_the_tune_alone(ears: Ears) -> None:
    ears.speaker.band(2)
    ears.stops = 0
    ears.speaker.jingle("lamp")
    assert ears.effects == ["lamp"]
    assert not ears.stops


def test_caesura_brings_its_own_tune(ears: Ears) -> None:
    ears.speaker.band(5)
    ears.speaker.note([Event("comes", "caesura", 2)])
    assert ears.speaker.playing == "boss"
    assert ears.effects == ["songs"]


def test_caesuras_tune_lasts_through_a_pause_and_ends_with_it(ears: Ears) -> None:
    ears.speaker.note([Event("comes", "caesura", 1)])
    ears.speaker.pause(True)
    ears.speaker.pause(False)
    ears.speaker.band(5)
    assert ears.speaker.playing == "boss"
    ears.speaker.note(said("kill caesura"))
    assert ears.speaker.playing is None


def test_before_it_is_loaded_it_is_silent_whatever_happens(ears: Ears) -> None:
    early = Sound(MUSIC)
    early.title()
    early.jingle("card")
    early.note(said("step", "die", "comes", "red_minute"))
    early.tick(3.0)
    early.pause(True)
    early.pause(False)
    assert (ears.tunes, ears.effects, ears.over) == ([], [], [])


def test_a_pause_holds_the_tune_where_it_was(ears: Ears) -> None:
    ears.speaker.band(3)
    ears.place = (0, 7.5)
    ears.speaker.pause(True)
    ears.speaker.pause(True)
    ears.speaker.jingle("menu")
    assert len(ears.tunes) == 1
    ears.speaker.pause(False)
    assert ears.tunes[1][1] == 7.5


def test_a_floor_begun_again_from_the_pause_begins_its_tune_again(ears: Ears) -> None:
    ears.speaker.band(3)
    ears.place = (0, 7.5)
    ears.speaker.pause(True)
    ears.speaker.band(3)
    assert [second for _, second in ears.tunes] == [0, 0]


def test_the_tune_quickens_three_times_in_the_last_fifteen_seconds(ears: Ears) -> None:
    ears.speaker.band(4)
    ears.place = (0, 12.0)
    for tick in range(20 * FPS, 0, -1):
        ears.speaker.tick(tick / FPS)
    lengths = [round(length) for length, _ in ears.tunes]
    assert lengths == [48, round(48 * 4 / 5), 32, round(48 * 4 / 7)]
    assert ears.tunes[1][1] == pytest.approx(12 * 4 / 5), "at the same note"


def test_the_red_minute_never_slows_down_again(ears: Ears) -> None:
    ears.speaker.band(0)
    ears.speaker.tick(0.5)
    ears.speaker.note(said("red_minute"))
    ears.speaker.tick(59.0)
    assert ears.speaker.gear == 1
    ears.speaker.band(0)
    ears.speaker.tick(80.0)
    assert ears.speaker.gear == 0


def test_the_last_five_seconds_are_counted_by_a_bell(ears: Ears) -> None:
    ears.speaker.band(0)
    for tick in range(8 * FPS, 0, -1):
        ears.frame_count += 1
        ears.speaker.tick(tick / FPS)
    assert ears.effects == ["alarm"] * 5


def test_without_a_tune_the_clock_itself_ticks_twice_a_second(ears: Ears) -> None:
    ears.speaker.band(0)
    ears.speaker.volumes(0, 10, 10)
    for tick in range(40 * FPS, 30 * FPS, -1):
        ears.frame_count += 1
        ears.speaker.tick(tick / FPS)
    assert len(ears.effects) in (20, 21)
    assert ears.effects[:4] in (["tick", "tack"] * 2, ["tack", "tick"] * 2)


def test_the_clock_beats_sixty_times_in_the_last_fifteen_seconds() -> None:
    late = [beats(tick / FPS) for tick in range(15 * FPS, -1, -1)]
    assert late[-1] == 60
    assert late[FPS:] == sorted(late[FPS:])
    rates = [late[second * FPS + FPS] - late[second * FPS] for second in range(1, 15)]
    assert rates[0] <= 3
    assert rates[-1] >= 5


def test_volumes_are_three_and_hints_have_their_own(ears: Ears) -> None:
    ears.speaker.volumes(0, 10, 5)
    assert [ears.pyxel.channels[channel].gain for channel in sound.MUSIC] == [0, 0, 0]
    ears.speaker.note(said("kill blot_g"))
    ears.frame_count += FPS
    ears.speaker.note(said("lamp"))
    assert ears.gains == pytest.approx([GAIN, GAIN / 4])


def test_a_load_puts_our_tones_behind_pyxels_own(ears: Ears) -> None:
    ears.speaker.load()
    found = list(ears.pyxel.tones)
    assert len(found) == 12
    assert [tone.mode for tone in found[3:8]] == [2, 0, 0, 0, 1]
    assert all(len(tone.wavetable) in (0, 32, 128) for tone in found[4:])


def test_every_effect_and_jingle_plays_without_a_device(ears: Ears) -> None:
    for name in (*ears.speaker.effects, *ears.speaker.pieces):
        ears.speaker.jingle(name)
    assert set(ears.effects) == set(ears.speaker.effects)


def test_an_older_pyxel_is_given_its_lists_in_its_own_way() -> None:
    class Old:
        def __init__(self) -> None:
            self.kept: list[int] = []

        def from_list(self, values: list[int]) -> None:
            self.kept = values

    old = Old()
    tones.fill(old, [1, 2])
    assert old.kept == [1, 2]


def test_the_jukebox_says_in_one_sentence_that_there_is_no_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parser = ArgumentParser()
    command.parser(parser)
    monkeypatch.setattr(command, "has_screen", lambda: False)
    with pytest.raises(Refusal, match="--wav"):
        command.run(parser.parse_args([]))


def jukebox_says(*words: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "retro_maze", "jukebox", *words]
    return subprocess.run(line, capture_output=True, text=True, check=False)


def test_the_jukebox_writes_a_wav_without_a_device_and_says_nothing_else(tmp_path: Path) -> None:
    told = jukebox_says("key", "--wav", str(tmp_path / "new"))
    assert told.returncode == 0
    assert told.stderr == ""
    assert jukebox_says("key", "--list").stdout.startswith("key ")
    with wave.open(str(tmp_path / "new" / "key.wav")) as file:
        assert file.getnframes() > 10_000


def test_the_jukebox_prints_a_melody_and_refuses_what_it_has_not() -> None:
    assert jukebox_says("card", "--score").stdout.split()[:3] == ["1", "A5:1/4", "E5:1/4"]
    told = jukebox_says("titel", "--list")
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert 'did you mean "title"?' in told.stderr


def test_the_jukebox_window_plays_what_is_chosen(ears: Ears, pyxel_app: ModuleType) -> None:
    box = jukebox.Jukebox(ears.speaker, ["title", "card", "key"], 0)
    assert ears.speaker.playing == "title"
    box.chosen = 2
    box.play()
    assert ears.effects == ["key"]
    assert ears.speaker.playing is None
    box.draw()
    shown = {pyxel_app.pget(x, y) for x in range(jukebox.WIDTH) for y in range(jukebox.HEIGHT)}
    assert {jukebox.INK, jukebox.PAPER, jukebox.LIGHT} <= shown


def test_a_tune_whose_channels_were_parted_is_started_again(
    ears: Ears, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = iter([0.0, 0.0, 0.02] + [0.0] * 3)
    monkeypatch.setattr(ears, "play_pos", lambda channel: (0, next(places)))
    ears.speaker.tune("title")
    assert len(ears.tunes) == 2


def test_no_music_is_started_by_the_call_that_may_wait_for_ever() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    assert "pyxel.playm(" not in code
