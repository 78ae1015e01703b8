"""Which part of a floor's picture the screen shows: the player's, and a little of what comes."""

from retro_maze.engine.actors import DX, DY

LEAD = 32  # pixels that the view looks ahead along the way
EVERY = 2  # ticks for one pixel of that


class Camera:
    """The upper left pixel (x, y) of a `wide` x `high` window on a picture."""

    def __init__(self, wide: int, high: int, picture_wide: int, picture_high: int) -> None:
        self.window = wide, high
        self.picture = picture_wide, picture_high
        self.lead = [0, 0]
        self.x = self.y = 0
        self.ticks = 0

    def aim(self, x: int, y: int) -> None:
        """Puts the pixel (x, y) of the picture, moved on by the lead, in the middle."""
        self.x = _window(x + self.lead[0], self.window[0], self.picture[0])
        self.y = _window(y + self.lead[1], self.window[1], self.picture[1])

    def follow(self, x: int, y: int, heading: int, moving: bool) -> None:
        """Goes on by a tick towards somebody at (x, y) who looks along `heading`."""
        self.ticks += 1
        if moving and self.ticks % EVERY == 0:
            for axis, toward in enumerate((DX[heading], DY[heading])):
                wish = toward * LEAD
                self.lead[axis] += (wish > self.lead[axis]) - (wish < self.lead[axis])
        self.aim(x, y)


def _window(middle: int, size: int, picture: int) -> int:
    """Where a window of `size` begins; a picture smaller than the window stands in its middle."""
    if picture <= size:
        return (picture - size) // 2
    return max(0, min(picture - size, middle - size // 2))
