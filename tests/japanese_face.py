"""Cuts the Japanese face from M+ BITMAP FONTS: only the letters that the texts use.

    python -m tests.japanese_face

reads the copy that lies among Pyxel's examples and writes resources/fonts/mplus10.bdf. To be run
again after a Japanese text has changed; test_words.py tells when.
"""

from collections.abc import Iterator
from pathlib import Path

import pyxel

from retro_maze.front.words import LANGUAGES
from retro_maze.front.words.language import Language
from retro_maze.front.words.wrap import is_wide
from tests.art import ART

SOURCE = Path(pyxel.__file__).parent / "examples" / "assets" / "umplus_j10r.bdf"
FACE = ART / "fonts" / "mplus10.bdf"
KANA = {chr(code) for code in (*range(0x3041, 0x3094), *range(0x30A1, 0x30F7))}
ALWAYS = KANA | set("\u3000ー・、。「」々")  # so that nobody's own texts lack them
SPACE = "STARTCHAR 0x20\nENCODING 32\nSWIDTH 400 0\nDWIDTH 4 0\nBBX 1 1 0 0\nBITMAP\n00\nENDCHAR\n"
HEAD = """STARTFONT 2.1
COMMENT mplus10: the Japanese letters of The Sixtieth Bell, ten pixels high
COMMENT Cut from M+ BITMAP FONTS, Copyright (C) 2002-2004 COZ; see mplus10-license.txt
FONT -mplus-gothic-medium-R-normal--10-100-75-75-C-100-iso10646-1
SIZE 10 75 75
FONTBOUNDINGBOX 10 11 0 -2
STARTPROPERTIES 3
FONT_ASCENT 9
FONT_DESCENT 2
DEFAULT_CHAR 12288
ENDPROPERTIES
CHARS {many}
"""


def wanted() -> set[str]:
    """All letters that are drawn in the Japanese face."""
    texts = "".join(text for language in LANGUAGES.values() for text in texts_of(language()))
    return ALWAYS | {letter for letter in texts if is_wide(letter)}


def texts_of(language: Language) -> Iterator[str]:
    """Every text of a language, whatever table it stands in."""
    yield from language.texts.values()
    yield from language.bands
    for table in (language.treasures, language.riddles):
        for lines in table.values():
            yield from lines
    for phrases in language.phrases:
        yield from [phrases] if isinstance(phrases, str) else phrases.values()


def glyphs(text: str) -> dict[str, str]:
    """The records of a BDF file by letter."""
    found = {}
    for part in text.split("STARTCHAR ")[1:]:
        record = part[: part.index("ENDCHAR")]
        code = int(record.split("ENCODING ")[1].split()[0])
        if 0 < code < 0x10000:
            found[chr(code)] = f"STARTCHAR {record}ENDCHAR\n"
    return found


def main() -> None:
    source, letters = glyphs(SOURCE.read_text()), sorted(wanted())
    records = [SPACE, *(source[letter] for letter in letters)]
    text = HEAD.format(many=len(records)) + "".join(records) + "ENDFONT\n"
    FACE.write_text(text, newline="\n")
    print(f"{FACE.name}: {len(letters)} letters, {len(text)} bytes")


if __name__ == "__main__":
    main()
