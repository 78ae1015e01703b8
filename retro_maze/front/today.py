"""The date: the one thing that the game asks of the clock on the wall."""

import time


def today() -> str:
    """The UTC date, such as 2026-12-01: the same one for everybody who plays now."""
    return time.strftime("%Y-%m-%d", time.gmtime())
