"""Every text in English; treasures and monsters are named by the tower itself."""

from retro_maze.front.words.english.modes import MODES
from retro_maze.front.words.english.play import PLAY
from retro_maze.front.words.english.settings import SETTINGS
from retro_maze.front.words.english.shop import SHOP
from retro_maze.front.words.language import Language
from retro_maze.tower import hints
from retro_maze.tower.treasures import TREASURES

BANDS = (
    "The Foundry",
    "The Escapement",
    "The Aviary",
    "The Cisterns",
    "The Mirrors",
    "The Belfry",
)
ENGLISH = Language(
    code="en",
    texts={**PLAY, **SETTINGS, **SHOP, **MODES},
    bands=BANDS,
    treasures={name: (record.name, record.effect) for name, record in TREASURES.items()},
    phrases=hints.ENGLISH,
)
