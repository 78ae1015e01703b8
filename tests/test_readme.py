"""The two READMEs say the same: the same commands, pictures and chapters; each names the other."""

import re
from pathlib import Path

import pytest

from retro_maze.front.words import Words

ROOT = Path(__file__).parent.parent
ENGLISH, JAPANESE = (ROOT / name for name in ("README.md", "README.ja.md"))
pytestmark = pytest.mark.skipif(not JAPANESE.exists(), reason="this package holds no README.ja.md")


def commands(path: Path) -> list[str]:
    """The lines of code that can be run or typed in, without what is said of them."""
    blocks = re.findall(r"```(?:sh|toml|python)\n(.*?)```", path.read_text(), re.DOTALL)
    lines = [re.sub(r"\s+#.*", "", line) for block in blocks for line in block.split("\n")]
    return [line for line in lines if line]


def found(pattern: str, path: Path) -> list[str]:
    return re.findall(pattern, path.read_text(), re.MULTILINE)


def test_both_give_the_same_commands() -> None:
    assert commands(JAPANESE) == commands(ENGLISH)


@pytest.mark.parametrize(
    "pattern", [r"!\[[^]]*\]\(([^)]*)\)", r"^#+ ", r"^\| `(retro-maze [a-z]+)"]
)
def test_both_show_the_same(pattern: str) -> None:
    assert found(pattern, JAPANESE) == found(pattern, ENGLISH)


def test_both_have_the_same_tables() -> None:
    rows = [len(found(r"^\|", path)) for path in (ENGLISH, JAPANESE)]
    assert rows[0] == rows[1]


def test_each_names_the_other() -> None:
    assert "](README.ja.md)" in ENGLISH.read_text()
    assert "](README.md)" in JAPANESE.read_text()


@pytest.mark.parametrize(("path", "code"), [(ENGLISH, "en"), (JAPANESE, "ja")])
def test_what_a_readme_says_of_the_options_is_what_the_screen_says(path: Path, code: str) -> None:
    say, text = Words(code), path.read_text()
    for name in ("options", "o_keys", "o_palette", "o_flashing", "o_shake", "o_speed", "bytes"):
        assert f"**{say(name)}" in text, say(name)
