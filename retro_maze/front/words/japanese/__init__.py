"""Every text in Japanese."""

from retro_maze.front.words.english import ENGLISH
from retro_maze.front.words.language import Language

from .options import OPTIONS
from .shop import SHOP

JAPANESE = Language(
    code="ja",
    texts={**ENGLISH.texts, **SHOP, **OPTIONS},
    bands=ENGLISH.bands,
    treasures=ENGLISH.treasures,
    phrases=ENGLISH.phrases,
)
