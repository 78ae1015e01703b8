"""The banner that tells of an achievement: it comes down over whatever is shown, and goes again."""

from retro_maze.front.view import letters, palette, panel, sprites
from retro_maze.front.words import Words

SHOWN, SLIDE = 260, 16  # ticks
LEFT, TOP, WIDE, HIGH = 28, 20, 200, 30
ICONS = {  # by achievement: a picture of the size of a treasure
    "blade_away": "treasure.quick_glove",
    "peace": "treasure.cork_mail",
    "riddles": "treasure.amber_lens",
    "band": "treasure.blueprint",
    "last_second": "hatch.open",
    "red_minute": "treasure.hourglass",
    "haste": "treasure.spring_boots",
    "lampless": "treasure.hooded_lamp",
    "cold": "treasure.salve",
    "liars": "hatch.closed",
    "untouched": "treasure.bell_helm",
    "pause_cut": "treasure.second_hand",
    "tokens": "treasure.gilt_token",
    "own_byte": "treasure.tin_pick",
    "day": "treasure.pendulum",
    "no_plate": "treasure.steel_pick",
    "bell": "treasure.sixtieth_bell",
    "bell_arcade": "treasure.crown_key",
    "bell_all": "box.open",
    "bell_back": "treasure.magnet",
}


class Ribbon:
    """One achievement at a time."""

    def __init__(self) -> None:
        self.name = ""
        self.ticks = 0  # yet to be shown

    def tick(self, news: list[str]) -> None:
        """Takes the next one from the news when there is nothing to show."""
        if self.ticks:
            self.ticks -= 1
        elif news:
            self.name, self.ticks = news.pop(0), SHOWN

    def draw(self, say: Words) -> None:
        if not self.ticks:
            return
        out = max(0, SLIDE - self.ticks, SLIDE - (SHOWN - self.ticks))
        top = TOP - out * (TOP + HIGH) // SLIDE
        panel.draw_panel(LEFT, top, WIDE, HIGH)
        sprites.draw(ICONS[self.name], 0, LEFT + 10, top + 7)
        letters.text(LEFT + 34, top + 6, say("won"), palette.STEEL)
        letters.text(LEFT + 34, top + 17, say(f"a_{self.name}"), palette.LAMP)
