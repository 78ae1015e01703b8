"""Every text in Japanese."""

from retro_maze.front.words.english import ENGLISH
from retro_maze.front.words.language import Language

from .shop import SHOP

JAPANESE = Language(
    code="ja",
    texts={**ENGLISH.texts, **SHOP},
    bands=ENGLISH.bands,
    treasures=ENGLISH.treasures,
    phrases=ENGLISH.phrases,
)
