"""Music on the channels 0 to 2, effects on channel 3; all of it from the texts in a folder.

Only what Pyxel 2.6.2 has too, for that is what the browser runs. Nothing here waits for the sound:
without an audio device every call does the same and is simply not heard.
"""

from collections.abc import Iterable
from pathlib import Path

import pyxel

from retro_maze import files
from retro_maze.engine.events import Event
from retro_maze.front import cues, score
from retro_maze.front.score import VOICES, Piece
from retro_maze.front.tones import add_tones
from retro_maze.maze.refusal import check_name

MUSIC = range(len(VOICES))  # channels
TRIES = 4  # to start them in the same moment
EFFECT = len(VOICES)
GAIN = 0.125  # of a channel at volume 10: four together reach half of full scale, so none clips
FPS = 60
HURRY = (15, 10, 5)  # with so many seconds left the tune goes up a gear ...
GEARS = ((1, 1), (5, 4), (3, 2), (7, 4))  # ... to this part of its tempo
OWN = 9  # the priority of what a scene asks for itself


class Sound:
    """The game's one loudspeaker. Before load(), which needs pyxel.init, it is silent."""

    def __init__(self, music_dir: Path) -> None:
        self.folder = music_dir
        self.pieces: dict[str, Path] = {}  # tunes and jingles; each is read when it is first heard
        self.read: dict[str, Piece] = {}
        self.effects: dict[str, str] = {}  # MML
        self.made: dict[str, pyxel.Sound] = {}  # of the effects that were heard already
        self.levels = {"music": 1.0, "effects": 1.0, "hint": 1.0}
        self.playing: str | None = None  # the tune; it goes on under a jingle
        self.gear = 0
        self.least_gear = 0  # 1 in the red minute
        self.beat = 0  # of the clock, so that each is heard once
        self.turn = 0  # for the effects that alternate
        self.paused = False
        self.held = 0.0  # seconds into the tune, while it is paused or a jingle is on top of it
        self.jingle_ends = 0  # pyxel.frame_count
        self.effect = ""
        self.effect_ends = 0
        self.priority = 0

    def load(self) -> None:
        """Finds the pieces, reads effects and tones; raises Refusal or OSError for bad ones."""
        self.pieces = {path.stem: path for path in sorted(self.folder.glob("*.mml"))}
        path = self.pieces.pop("effects", self.folder / "effects.mml")
        self.effects = score.read_effects(files.read_text(path), path.name)
        path = self.folder / "tones.txt"
        add_tones(score.read_tones(files.read_text(path), path.name))
        self._open_channels()

    def volumes(self, music: int, effects: int, hint: int) -> None:
        """0 (silent) to 10 each; heard from the next note on."""
        given = {"music": music, "effects": effects, "hint": hint}
        self.levels = {name: (value / 10) ** 2 for name, value in given.items()}  # as ears hear it
        self._open_channels()

    def tune(self, name: str | None) -> None:
        """Plays a tune from its start, round and round; one that plays already goes on."""
        self.least_gear = 0
        if not self.pieces or (name is not None and name == self.playing and not self.paused):
            return
        self._stop_music()
        self.paused = False
        self.gear = 0
        self.playing = name
        if name is not None:
            check_name("tune", name, self.pieces)
            self._start(0.0)

    def title(self) -> None:
        self.tune("title")

    def ending(self) -> None:
        self.tune("ending")

    def band(self, band: int) -> None:
        """The tune of a band of ten floors, 0 the lowest; the boss keeps its own."""
        if self.playing != "boss":
            self.tune(cues.TUNES[band])

    def jingle(self, name: str) -> None:
        """Plays a short piece in the tune's place, or an effect over it when no piece is so named.

        A piece that is not final gives way to the tune again, where the tune would be by then.
        """
        if not self.pieces:
            return
        if name in self.effects:
            self._effect(name, OWN)
            return
        check_name("jingle", name, self.pieces)
        piece = self.piece(name)
        over = self.playing is not None and not piece.final and not self.paused
        if over and pyxel.frame_count >= self.jingle_ends:
            self.held = self._position()
        if not over:
            self._stop_music()
            self.playing = None
        seconds = 0.0
        for channel in MUSIC:
            sound = pyxel.Sound()
            sound.mml(piece.mml(channel))
            seconds = sound.total_sec() or 0.0
            pyxel.play(channel, sound, resume=over)
        self.jingle_ends = pyxel.frame_count + round(seconds * FPS)

    def note(self, events: Iterable[Event]) -> None:
        """Answers a tick's events: their jingle, and the effect of the weightiest."""
        best: cues.Cue | None = None
        for event in events:
            self._turn_music(event)
            cue = cues.cue_of(event)
            if cue and (best is None or cue.priority > best.priority):
                best = cue
        if best:
            self._effect(best.effect, best.priority)

    def tick(self, seconds_left: float) -> None:
        """The clock, called in each update with the time to go.

        The tune carries the tick-tock, two to a second, and quickens in the last fifteen. Where
        there is no tune to hear, the clock itself ticks.
        """
        if self.paused or not self.pieces:
            return
        if self.playing is None or not self.levels["music"]:
            beat = beats(seconds_left)
            self._beat(beat, "tick" if beat % 2 else "tack")
            return
        gear = max(self.least_gear, sum(seconds_left <= limit for limit in HURRY))
        if gear != self.gear and pyxel.frame_count >= self.jingle_ends:
            self._shift(gear)
        if gear == len(HURRY):
            self._beat(int(seconds_left), "alarm")

    def pause(self, paused: bool) -> None:
        """Holds the tune, or lets it go on where it was held; menus can still be heard."""
        if paused == self.paused:
            return
        if paused:
            if pyxel.frame_count >= self.jingle_ends:
                self.held = self._position()
            self._stop_music()
        elif self.playing is not None:
            self._start(self.held)
        self.paused = paused

    def piece(self, name: str) -> Piece:
        """A tune or a jingle; raises Refusal or OSError when its file is none."""
        if name not in self.read:
            path = self.pieces[name]
            self.read[name] = score.read_piece(files.read_text(path), path.name)
        return self.read[name]

    def sound_of(self, effect: str) -> pyxel.Sound:
        """What Pyxel plays for an effect."""
        if effect not in self.made:
            self.made[effect] = pyxel.Sound()
            self.made[effect].mml(self.effects[effect])
        return self.made[effect]

    def _turn_music(self, event: Event) -> None:
        if event.kind in cues.JINGLES:
            self.jingle(cues.JINGLES[event.kind])
        elif event.kind == "red_minute":
            self.least_gear = 1
        elif event.kind == "comes":
            self.tune("boss")
        elif event.kind == "kill" and event.what == "caesura":
            self.tune(None)

    def _open_channels(self) -> None:
        for channel in MUSIC:
            pyxel.channels[channel].gain = GAIN * self.levels["music"]

    def _beat(self, beat: int, effect: str) -> None:
        if beat != self.beat:
            self.beat = beat
            self._effect(effect, 0)

    def _effect(self, name: str, priority: int) -> None:
        """Plays an effect unless a weightier one, or the same one, still sounds."""
        if not self.effects:
            return
        busy = pyxel.frame_count < self.effect_ends
        if busy and (priority < self.priority or (name == self.effect and priority < OWN)):
            return
        self.effect, self.priority = name, priority
        if name in cues.TURNS:
            self.turn += 1
            name = cues.TURNS[name][self.turn % len(cues.TURNS[name])]
        sound = self.sound_of(name)
        self.effect_ends = pyxel.frame_count + round((sound.total_sec() or 0.0) * FPS)
        level = self.levels["hint" if name in cues.HINTS else "effects"]
        pyxel.channels[EFFECT].gain = GAIN * level
        pyxel.play(EFFECT, sound)

    def _start(self, seconds: float) -> None:
        """The tune from that second on.

        Not by `playm`: in Pyxel 2.9.9 it takes two locks in the order opposite to that of the
        sound's own thread, and once in some thousand times both wait for ever. Channels started
        one by one may be parted by that thread; then they are started again.
        """
        assert self.playing is not None
        piece = self.piece(self.playing)
        for channel in MUSIC:
            pyxel.sounds[channel].mml(piece.mml(channel, *GEARS[self.gear]))
        for _ in range(TRIES):
            for channel in MUSIC:
                pyxel.play(channel, channel, sec=seconds, loop=piece.loop)
            if len({pyxel.play_pos(channel) for channel in MUSIC}) == 1:
                return

    def _shift(self, gear: int) -> None:
        """Goes on with the tune at the same note in another tempo."""
        (old, old_part), (new, new_part) = GEARS[self.gear], GEARS[gear]
        seconds = self._position() * old * new_part / (old_part * new)
        self.gear = gear
        self._start(seconds)

    def _position(self) -> float:
        place = pyxel.play_pos(0)
        return place[1] if place else 0.0

    def _stop_music(self) -> None:
        self.jingle_ends = 0
        for channel in MUSIC:
            pyxel.stop(channel)


def beats(seconds_left: float) -> int:
    """How often the clock has beaten: twice a second, and sixty times in the last fifteen."""
    late = max(0.0, 15 - seconds_left)
    return int(2 * (15 - seconds_left) + late * late * 2 / 15) if late else -int(2 * seconds_left)
