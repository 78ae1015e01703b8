"""Every text that the screens show, in one table a language."""

from retro_maze.front.words.system import own_language as own_language
from retro_maze.front.words.words import LANGUAGES as LANGUAGES
from retro_maze.front.words.words import Words as Words
from retro_maze.front.words.wrap import even as even
from retro_maze.front.words.wrap import wrap as wrap
