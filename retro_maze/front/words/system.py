"""Which language the player reads, as far as the machine around the game knows."""

import locale
import os
import sys
from contextlib import suppress

ASKED = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that says something counts


def own_language() -> str:
    """The code of the language of this system, or of this browser."""
    return language_of(_browser() if sys.platform == "emscripten" else _system())


def language_of(told: str) -> str:
    """The language meant by "ja-JP", "ja_JP.UTF-8" or "Japanese_Japan.932"; else English."""
    told = told.lower()
    begins = told.startswith(("ja-", "ja_", "ja.", "japanese"))
    return "ja" if begins or told == "ja" else "en"


def _system() -> str:
    told = next((os.environ[name] for name in ASKED if os.environ.get(name)), "")
    if not told:
        with suppress(ValueError):  # a locale that Python does not know
            told = locale.getlocale()[0] or ""
    return told


def _browser() -> str:
    try:
        from js import navigator  # type: ignore[import-not-found]  # the browser's own

        return str(navigator.language)
    except Exception:  # whatever kind of error the browser has
        return ""
