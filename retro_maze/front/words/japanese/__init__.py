"""Every text in Japanese."""

from retro_maze.front.words.language import Language

from .cast import BANDS, PHRASES, TREASURES
from .modes import MODES
from .play import PLAY
from .riddles import RIDDLES
from .settings import SETTINGS
from .shop import SHOP

JAPANESE = Language(
    code="ja",
    texts={**PLAY, **SETTINGS, **SHOP, **MODES},
    bands=BANDS,
    treasures=TREASURES,
    phrases=PHRASES,
    riddles=RIDDLES,
)
