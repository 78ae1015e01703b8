"""What stands on a floor: hatch, key, strongbox, pedestals, the bell's rope."""

import pyxel

from retro_maze.engine.stage import CHEST_FALLS, NOWHERE, Stage
from retro_maze.front.view import sprites
from retro_maze.front.view.palette import CLEAR, NIGHT
from retro_maze.tower.trial import Trial

SPIN = 8  # ticks a picture of the key
OPENING = 8  # ticks a picture of the hatch
SIGHT = 4 * 192  # sub-units: so near, what is hidden is seen
DROP = 96  # pixels that the strongbox falls
GLINT, GLINT_STEP = 96, 7  # ticks from one glint to the next, and a picture of it
SQUASH = 5  # ticks in which it lands
WEIGHTS = ("lead_weight", "silver_weight", "gold_weight")


class Things:
    """Follows by ticks what the world only states: how far the hatch is open, what was seen."""

    def __init__(self, key_hidden: bool, hatch_hidden: bool) -> None:
        self.key_seen = not key_hidden
        self.hatch_seen = not hatch_hidden
        self.opened = 0  # ticks since the hatch began to open

    def tick(self, stage: Stage) -> None:
        self.opened += stage.hatch_open
        self.key_seen = self.key_seen or _near(stage, stage.key)
        self.hatch_seen = self.hatch_seen or stage.hatch_open or _near(stage, stage.hatch)

    def moves(self) -> bool:
        """Whether the hatch has just opened by a step."""
        steps = len(sprites.SPRITES["hatch.opening"])
        return self.opened % OPENING == 1 and self.opened // OPENING <= steps

    def draw(self, stage: Stage, ticks: int) -> None:
        """All of them; `ticks` is the view's own time."""
        if stage.hatch != NOWHERE and self.hatch_seen:
            self._draw_hatch(*_box(stage, stage.hatch), ticks)
        if stage.chest != NOWHERE:
            x, y = _box(stage, stage.chest)
            _draw_chest(x, y, stage.chest_falls)
            if not stage.chest_falls:
                _draw_glint(x - 1, y, ticks + GLINT // 2)
        if stage.key != NOWHERE and self.key_seen and not stage.player.has_key:
            x, y = _box(stage, stage.key)
            sprites.draw("key", ticks // SPIN, x, y - (ticks // 24 % 2))
            _draw_glint(x + 7, y - 1, ticks)

    def _draw_hatch(self, x: int, y: int, ticks: int) -> None:
        step = self.opened // OPENING
        if not self.opened:
            sprites.draw("hatch.closed", ticks // 60, x, y)
        elif step < len(sprites.SPRITES["hatch.opening"]):
            sprites.draw("hatch.opening", step, x, y)
        else:
            sprites.draw("hatch.open", 0, x, y)
            _draw_glint(x + 9, y - 1, ticks)


def lands(stage: Stage) -> bool:
    """Whether a strongbox has just hit the floor."""
    return stage.chest != NOWHERE and stage.chest_falls == SQUASH


def _near(stage: Stage, cell: int) -> bool:
    x, y = stage.centre(cell)
    return abs(x - stage.player.x) <= SIGHT and abs(y - stage.player.y) <= SIGHT


def _box(stage: Stage, cell: int) -> tuple[int, int]:
    x, y = stage.centre(cell)
    return 8 + x // 8, 8 + y // 8


def _draw_chest(x: int, y: int, falls: int) -> None:
    """It drops out of the air, faster and faster, and is squashed as it lands."""
    if falls > SQUASH:
        gone = CHEST_FALLS - falls
        rest = CHEST_FALLS - SQUASH
        wide = 4 + 10 * gone // rest  # of its shadow
        pyxel.elli(x + 8 - wide // 2, y + 11, wide, 5, NIGHT)
        sprites.draw("box.drop", 0, x, y - DROP * (rest * rest - gone * gone) // (rest * rest))
    else:
        sprites.draw("box.drop" if falls else "box.closed", 1 if falls else 0, x, y)


def _draw_glint(x: int, y: int, ticks: int) -> None:
    """Now and then light runs over what should be found."""
    age = ticks % GLINT
    if age < 2 * GLINT_STEP:
        sprites.draw("glint", age // GLINT_STEP, x, y)


def draw_bell(stage: Stage, pedestals: tuple[int, ...], rope: int, ticks: int) -> None:
    """The last floor's own: the weights that hang already, and the rope."""
    law = stage.law
    assert isinstance(law, Trial)
    hung = law.current.lit if law.current and not law.at else len(pedestals)
    for cell, weight in list(zip(pedestals, WEIGHTS, strict=False))[:hung]:
        x, y = _box(stage, cell)
        sprites.draw(f"treasure.{weight}", 0, x, y - 6)
    x, y = _box(stage, rope)
    sprites.draw("rope", ticks // 30, x, y)


def paint_plates(picture: pyxel.Image, stage: Stage, pedestals: tuple[int, ...]) -> None:
    """Puts what never moves into the floor's picture."""
    for cell, name in ((stage.start, "start"), *((cell, "pedestal") for cell in pedestals)):
        bank, u, v, w, h, dx, dy = sprites.SPRITES[name][0]
        x, y = _box(stage, cell)
        picture.blt(x + dx, y + dy, bank, u, v, w, h, CLEAR)
