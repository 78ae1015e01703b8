"""Every text in Japanese."""

from retro_maze.front.words.japanese.cast import BANDS, PHRASES, TREASURES
from retro_maze.front.words.japanese.modes import MODES
from retro_maze.front.words.japanese.play import PLAY
from retro_maze.front.words.japanese.riddles import RIDDLES
from retro_maze.front.words.japanese.settings import SETTINGS
from retro_maze.front.words.japanese.shop import SHOP
from retro_maze.front.words.language import Language

JAPANESE = Language(
    code="ja",
    texts={**PLAY, **SETTINGS, **SHOP, **MODES},
    bands=BANDS,
    treasures=TREASURES,
    phrases=PHRASES,
    riddles=RIDDLES,
)
