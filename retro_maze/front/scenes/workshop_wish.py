"""A wished length of the way: all 256 bytes are tried, the nearest one is shown."""

from retro_maze.front.scenes.scene import Scene
from retro_maze.front.scenes.workshop import Workshop
from retro_maze.front.view import letters, palette, panel
from retro_maze.front.view import workshop as view
from retro_maze.front.view.histogram import Histogram
from retro_maze.tower.figures import nearest, target, way_by_byte

TRIED, TRIED_IN_BROWSER = 16, 4  # bytes a tick: what fits beside a frame
TOP = view.CARD_Y + 2


class Wish(Scene):
    """Lies over the lower half of the workshop."""

    def __init__(self, below: Workshop) -> None:
        self.below = below
        self.search = way_by_byte(below.tower, below.floor)
        self.ways: list[int] = []
        self.many = TRIED_IN_BROWSER if below.session.in_browser else TRIED
        self.histogram = Histogram(8, TOP + 18, 240, 44)
        self.wish = target(below.table, below.floor) or max(0, below.figures.way)

    @property
    def ready(self) -> bool:
        return len(self.ways) == 256

    def update(self) -> Scene:
        below = self.below
        below.tick()
        if not self.ready:
            self._try()
        elif self._turn():
            self._show()
        below.refresh()
        return self._leave()

    def _try(self) -> None:
        for _ in range(self.many):
            way = next(self.search, None)
            if way is not None:
                self.ways.append(way)
        if self.ready:
            self._show()

    def _turn(self) -> bool:
        """Whether another length is wished for."""
        buttons, pointer, wish = self.below.session.buttons, self.below.pointer, self.wish
        one = buttons.pressed("right") - buttons.pressed("left") + pointer.wheel
        ten = buttons.pressed("up") - buttons.pressed("down")
        if pointer.clicked and self.histogram.over(pointer.x, pointer.y):
            wish = self.histogram.way_at(pointer.x)
        self.wish, old = max(0, min(max(self.ways), wish + one + 10 * ten)), self.wish
        return self.wish != old

    def _show(self) -> None:
        """The byte that comes nearest, tried on the floor."""
        below = self.below
        place = below.floor - 1
        seeds = below.sheet.table.seeds
        others = seeds[:place] + seeds[place + 1 :]
        below.try_byte(nearest(self.ways, self.wish, others))
        below.session.sound.jingle("count")

    def _leave(self) -> Scene:
        buttons, below = self.below.session.buttons, self.below
        if buttons.pressed("back") or below.pointer.backed:
            below.stop()
            return below
        if self.ready and buttons.pressed("ok"):
            below.settle()
            below.session.sound.jingle("choose")
            return below
        return self

    def draw(self) -> None:
        below, say = self.below, self.below.say
        below.draw()
        view.draw_card()
        letters.centred(128, TOP + 6, say("wish"), palette.LAMP, "head")
        mine = self.ways[below.byte] if self.ready else -1
        self.histogram.draw(self.ways, self.wish, mine)
        if self.ready:
            text = say("wish_line", wish=self.wish, byte=below.byte, way=mine)
        else:
            text = say("wish_wait")
        panel.draw_lines(128, TOP + 76, [text], palette.PAPER)
        view.draw_foot(below.keyed("wish_hint"))
        below.pointer.draw(palette.PAPER, palette.INK)
