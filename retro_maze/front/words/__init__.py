"""Every text that the screens show, in one table a language."""

from .system import own_language as own_language
from .words import LANGUAGES as LANGUAGES
from .words import Words as Words
from .wrap import even as even
from .wrap import wrap as wrap
