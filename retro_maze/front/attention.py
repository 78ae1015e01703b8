"""Notices that the player has turned away: the window was hidden, or nobody presses anything."""

import sys
from typing import Any

import pyxel

IDLE = 60 * 60  # ticks without a button
LOOK = 15  # ticks from one question to the browser to the next


class Attention:
    """Asked once a tick; Pyxel's frame counter runs on while the window is hidden."""

    def __init__(self) -> None:
        self.frame = pyxel.frame_count
        self.still = 0
        self.held = 0
        self.page = _page()
        self.away = False  # the page told so already

    def lost(self, held: int) -> bool:
        """Whether the player has turned away since the last tick; `held` are the buttons' bits."""
        frame, self.frame = self.frame, pyxel.frame_count
        self.still = self.still + 1 if held == self.held else 0
        self.held = held
        if self.frame - frame > 1 or self.still == IDLE:
            return True
        return self.frame % LOOK == 0 and self._left_page()

    def _left_page(self) -> bool:
        """Whether the page in the browser has lost the focus, told once until it is back."""
        if self.page is None:
            return False
        was, self.away = self.away, bool(self.page.hidden) or not self.page.hasFocus()
        return self.away and not was


def _page() -> Any:
    """The browser's `document`; None on the desktop and where it cannot be asked."""
    if sys.platform != "emscripten":
        return None
    try:
        from js import document  # type: ignore[import-not-found]  # the browser's own
    except Exception:  # not an ImportError alone: a page may forbid it in its own way
        return None
    return document
