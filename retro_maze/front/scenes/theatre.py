"""The theatre: a maze built before one's eyes, one draw after the other."""

from collections.abc import Callable
from typing import NamedTuple

import pyxel

from retro_maze.front.acts import SPEEDS, Act, acts_of, along, clocked
from retro_maze.front.beats import NO_WAY, Beat, play
from retro_maze.front.buttons import START
from retro_maze.front.keyboard import Pointer
from retro_maze.front.scenes.scene import Scene
from retro_maze.front.session import Session
from retro_maze.front.view import palette
from retro_maze.front.view import theatre as view
from retro_maze.front.words import even
from retro_maze.maze import CARVERS, CHIPS, Grid, parts
from retro_maze.maze.chips import CLOCKED

LETTERS = 40
DUST = 10  # ticks
PAUSE_AFTER = 90  # ticks that the first caption is shown
SLOW, QUICK = 1, 3  # the first speed, and the last one that is heard


class Setting(NamedTuple):
    """What is played: carver, chip, seed, and columns and rows of cells."""

    carver: str
    chip: str
    seed: int
    columns: int
    rows: int


class Theatre(Scene):
    """Plays a setting from its first draw to the last, as fast as one likes."""

    def __init__(
        self, session: Session, setting: Setting, back: Callable[[Scene], Scene], band: int = 1
    ) -> None:
        self.session = session
        self.back = back
        self.band = band
        self.say = session.say
        self.pointer = Pointer()
        self.speed = SLOW
        self.begin(setting)

    def begin(self, setting: Setting) -> None:
        """Raises Refusal for what cannot be carved."""
        self.setting = setting
        width, height = 2 * setting.columns + 1, 2 * setting.rows + 1
        self.play = play(setting.carver, width, height, setting.chip, setting.seed)
        self.stage = view.Stage(self.play.grid, setting.seed, self.band)
        self.bars = standing(self.play.grid) if "toppling" in setting.carver else []
        self.stage.set_posts(self.bars)
        self.beat: Beat | None = None
        self.acts: list[Act] = []
        self.ticks = self.act_ticks = self.count = 0
        self.dust = self.shake = 0
        self.register = setting.seed if CHIPS[setting.chip].seed_limit <= 0xFFFF else 0
        self.closed: tuple[int, ...] = ()
        self.done = self.held = False
        self.go = False  # a button asked for the next beat

    def update(self) -> Scene:
        self.ticks += 1
        self.pointer.update()
        buttons = self.session.buttons
        clicked, on_head = self.pointer.clicked, self.pointer.over(0, 0, 256, view.Y)
        if buttons.pressed("back") or self.pointer.backed:
            return self.back(self)
        if buttons.fresh & START or (clicked and on_head):
            return self._settings()
        if buttons.pressed("ok") or clicked:
            self._press()
        turn = buttons.pressed("right") - buttons.pressed("left") + self.pointer.wheel
        self.speed = max(0, min(len(SPEEDS) - 1, self.speed + turn))
        seed = self.setting.seed + buttons.pressed("up") - buttons.pressed("down")
        if seed != self.setting.seed:
            self.begin(self.setting._replace(seed=seed & 255))
        self._advance()
        return self

    def tune(self) -> None:
        self.session.sound.pause(False)
        self.session.sound.title()

    def _settings(self) -> Scene:
        from retro_maze.front.scenes.theatre_menu import Settings

        return Settings(self)

    def _press(self) -> None:
        """One beat on, or hold and go on, or once more from the start."""
        if self.done:
            self.begin(self.setting)
        elif SPEEDS[self.speed].waits:
            self.go = True
        else:
            self.held = not self.held

    def _advance(self) -> None:
        """A tick of the play."""
        speed = SPEEDS[self.speed]
        self.dust -= self.dust > 0
        self.shake -= self.shake > 0
        if self.done or self.held or (self.ticks < PAUSE_AFTER and self.count == 0 and not self.go):
            return
        if speed.at_once:
            self._land()
            self._run()
        elif speed.quick:
            self._land()
            self._next()
            self._land()
        elif self.acts:
            self.act_ticks += 1
            if self.act_ticks >= self.acts[0].ticks:
                self._finish(self.acts.pop(0))
        elif self.go or not speed.waits:
            self.go = False
            self._next()

    def _next(self) -> None:
        """The next beat comes on."""
        self.act_ticks = 0
        self.beat = next(self.play.beats, None)
        if self.beat is None:
            self._end()
            return
        self.count += 1
        if self.bars:
            self.stage.take_post(self.bars[0])
        self.acts = acts_of(self.beat, self.register, SPEEDS[self.speed], self.setting.chip)

    def _finish(self, act: Act) -> None:
        self.act_ticks = 0
        heard = self.speed <= QUICK
        if act.kind == "clock":
            self.register = clocked(act.value, self.setting.chip, self.beat)
        elif act.kind == "go":
            self._land()
        if heard and act.kind in SOUNDS:
            self.session.sound.jingle(SOUNDS[act.kind])

    def _land(self) -> None:
        """What the beat does is done."""
        beat = self.beat
        if beat is None:
            return
        if self.bars and beat.actor == self.bars[0]:
            self.stage.take_post(self.bars.pop(0))
            self.stage.set(beat.actor)
            self.dust, self.shake = DUST, 2
        for place in beat.squares:
            self.stage.set(place)
        if beat.draws and beat.draws[-1][1] is not None:
            self.register = beat.draws[-1][1]
        self.acts = []

    def _run(self) -> None:
        """All that is left, painted once."""
        for beat in self.play.beats:
            self.beat = beat
            self.count += 1
            if beat.draws and beat.draws[-1][1] is not None:
                self.register = beat.draws[-1][1]
        self.bars.clear()
        self.stage.repaint()
        self._end()

    def _end(self) -> None:
        self.done = True
        self.acts = []
        groups = parts(self.play.grid)
        main = max(groups, key=len)
        self.closed = tuple(cell for group in groups if group is not main for cell in group)
        if self.closed:
            self.stage.redden(self.closed)
        self.session.sound.jingle("refuse" if self.closed else "key")

    @property
    def act(self) -> Act | None:
        return self.acts[0] if self.acts else None

    @property
    def part(self) -> float:
        """How much of the act is over, 0 to 1."""
        return self.act_ticks / self.acts[0].ticks if self.acts and self.acts[0].ticks else 1.0

    def caption(self) -> str:
        """What is told now."""
        say, carver = self.say, self.setting.carver
        if self.done:
            cells = self.setting.columns * self.setting.rows
            if self.closed:
                return say("t_closed", n=len(self.closed), all=cells)
            return say("t_perfect" if CARVERS[carver].perfect else "t_loops", n=cells)
        if self.beat is None:
            return say(f"t_{carver}")
        act = self.act
        return say(f"t_{act.caption}" if act and act.caption else f"t_{self.beat.note}")

    def draw(self) -> None:
        palette.apply(self.band)
        pyxel.cls(palette.INK)
        self.stage.draw(self.shake % 2)
        self._draw_beat()
        self._draw_register()
        setting = self.setting
        view.draw_head(self.say(f"c_{setting.carver}"), self.speed, len(SPEEDS), setting.seed)
        refused = self.act is not None and self.act.kind == "refuse"
        colour = palette.RED if refused or self.closed else palette.PAPER
        view.draw_texts(even(self.caption(), LETTERS), colour)
        self.pointer.draw(palette.PAPER, palette.INK)

    def _draw_beat(self) -> None:
        beat, act, stage = self.beat, self.act, self.stage
        if beat is None or act is None:
            return
        if self.bars:
            self._draw_bar(beat, act)
            return
        if self.setting.carver == "wall-extending":
            stage.draw_choices(beat)
        goes = act.kind == "go"
        if goes:
            stage.draw_piece(beat, self.part)
        if act.kind == "refuse":
            stage.draw_refusal(beat.actor, act.way)
        if act.kind == "back":
            place, way, part = along(beat.choices, self.part)
            stage.draw_walker(self.setting.carver, place, way, part, self.ticks)
        elif self.setting.carver in view.WALKERS:
            part = self.part if goes else 0.0
            stage.draw_walker(self.setting.carver, beat.actor, beat.way, part, self.ticks)

    def _draw_bar(self, beat: Beat, act: Act) -> None:
        """The bar whose turn it is: it stands, tries in vain, or falls faster and faster."""
        if act.kind == "refuse":
            lean = 0.35 * (1 - abs(2 * self.part - 1))
            self.stage.draw_falling(beat.actor, act.way, lean)
            self.stage.draw_refusal(beat.actor, act.way)
        elif act.kind == "go":
            self.stage.draw_falling(beat.actor, beat.way, self.part * self.part)
        else:
            self.stage.draw_post(beat.actor)

    def _draw_register(self) -> None:
        act, chip = self.act, self.setting.chip
        bits = CHIPS[chip].seed_limit.bit_length()
        if bits > 16:
            drawn = self.beat.draws[-1][0] if self.beat and self.beat.draws else 0
            view.draw_value(f"{self.register:08X} {drawn}" if chip == "msvc-rand" else f"{drawn}")
        else:
            clocks = act is not None and act.kind == "clock" and bits == 8
            coming = CLOCKED[self.register & 255] & 1
            view.draw_register(self.register, bits, self.part if clocks else 0.0, coming)
        way = act.way if act else NO_WAY
        view.draw_rose(way, act is not None and act.kind == "refuse")


SOUNDS = {"clock": "tick", "refuse": "clank", "go": "bump"}


def standing(grid: Grid) -> list[tuple[int, int]]:
    """All bars, in the order in which they topple."""
    return [(x, y) for y in range(2, grid.height - 1, 2) for x in range(2, grid.width - 1, 2)]
