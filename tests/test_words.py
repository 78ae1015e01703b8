"""Both languages hold the same texts, in letters that are there, and wrap as they should."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import retro_maze
from retro_maze.front.words import LANGUAGES, Words, wrap
from retro_maze.front.words.language import Language
from retro_maze.front.words.system import language_of
from retro_maze.front.words.words import ONE
from retro_maze.front.words.wrap import is_wide, pixels
from retro_maze.maze import Refusal
from retro_maze.shelf import load_tower
from retro_maze.tower.monsters import KINDS
from retro_maze.tower.tasks import PARAMS
from retro_maze.tower.treasures import TREASURES
from tests.japanese_face import FACE, glyphs, texts_of, wanted
from tests.test_letters import glyphs as narrow_glyphs

ENGLISH, JAPANESE = LANGUAGES["en"](), LANGUAGES["ja"]()
OTHERS = [language() for code, language in LANGUAGES.items() if code != "en"]
EVERY = [ENGLISH, *OTHERS]


def fields(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field}


def names(texts: dict[str, str]) -> set[str]:
    """Of all texts but those for exactly one: not every language tells one from many."""
    return {name for name in texts if not name.endswith(ONE)}


@pytest.mark.parametrize("other", OTHERS, ids=lambda language: language.code)
def test_no_text_is_missing_in_either_language(other: Language) -> None:
    assert names(other.texts) == names(ENGLISH.texts)
    assert len(other.bands) == len(ENGLISH.bands)
    for name in ("tasks", "places", "blade", "key", "event", "until", "monsters", "extras"):
        assert set(getattr(other.phrases, name)) == set(getattr(ENGLISH.phrases, name)), name


@pytest.mark.parametrize("other", OTHERS, ids=lambda language: language.code)
def test_a_text_puts_the_same_values_in(other: Language) -> None:
    for name in names(ENGLISH.texts):
        assert fields(other.texts[name]) == fields(ENGLISH.texts[name]), name
    for name, text in ENGLISH.phrases.tasks.items():
        assert fields(other.phrases.tasks[name]) == fields(text), name


@pytest.mark.parametrize("language", EVERY, ids=lambda language: language.code)
def test_a_text_for_exactly_one_stands_beside_one_for_many(language: Language) -> None:
    for name, text in language.texts.items():
        if name.endswith(ONE):
            assert fields(text) <= fields(language.texts[name.removesuffix(ONE)]), name


@pytest.mark.parametrize("language", EVERY, ids=lambda language: language.code)
def test_everything_of_the_tower_has_its_name(language: Language) -> None:
    assert set(language.treasures) == set(TREASURES)
    assert set(language.phrases.monsters) == {"any", *KINDS}
    assert set(language.phrases.tasks) == set(PARAMS)


@pytest.mark.parametrize("other", OTHERS, ids=lambda language: language.code)
def test_every_riddle_of_the_tower_is_written_in_each_language(other: Language) -> None:
    rooms = load_tower("bell").rooms.floors
    assert set(other.riddles) == {room.riddle[0] for room in rooms}
    assert len(set(other.riddles.values())) == len(rooms)
    for room in rooms:
        assert len(other.riddles[room.riddle[0]]) <= 3  # at most two lines, and the nudge


@pytest.mark.parametrize("other", OTHERS, ids=lambda language: language.code)
def test_an_answer_names_every_number_that_the_english_one_does(other: Language) -> None:
    say, english = Words(other.code), Words()
    for room in load_tower("bell").rooms.floors:
        figures = [set(numbers(words.answer(room.tasks))) for words in (say, english)]
        assert figures[1] - figures[0] <= set(), room.tasks


def numbers(text: str) -> list[str]:
    return "".join(letter if letter.isdigit() else " " for letter in text).split()


def test_a_tower_of_own_riddles_shows_those() -> None:
    tower = load_tower("bell")
    room = tower.rooms.floors[0]._replace(riddle=("My own.",), nudge="Look!")
    own = tower._replace(rooms=tower.rooms._replace(floors=(room, *tower.rooms.floors[1:])))
    say = Words("ja")
    assert say.riddle(own, 1) == ("My own.",)
    assert say.nudge(own, 1) == "Look!"
    assert say.riddle(own, 2) != tower.rooms.of(2).riddle


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_refusal_without_a_key_is_shown_as_it_is(code: str) -> None:
    assert Words(code).refusal(Refusal("that is none")) == "that is none"
    assert Words(code).refusal(OSError("no disk")) == "no disk"


def test_a_file_that_fails_is_named_with_the_reason() -> None:
    for code in LANGUAGES:
        told = Words(code).refusal(OSError(2, "is not there", "/a/b"))
        assert "/a/b" in told
        assert "is not there" in told


def keyed() -> Iterator[tuple[str, set[str]]]:
    """The key of every Refusal in the sources, and the values that go with it."""
    for path in Path(retro_maze.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call) or ast.unparse(node.func) != "Refusal":
                continue
            if len(node.args) > 1 and isinstance(node.args[1], ast.Constant):
                yield str(node.args[1].value), {str(value.arg) for value in node.keywords}


def test_every_refusal_with_a_key_has_its_sentence_in_each_language() -> None:
    found = list(keyed())
    assert found
    for language in EVERY:
        for key, values in found:
            assert fields(language.texts[f"no_{key}"]) <= values, key


def test_one_and_many_are_told_apart() -> None:
    say = Words()
    for name in say.table:
        if name.endswith(ONE):
            plain = name.removesuffix(ONE)
            values = dict.fromkeys(fields(say.table[plain]), "7")
            assert say(plain, **{**values, "n": 1}) == say.table[name].format(**{**values, "n": 1})


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ("ja", "ja"),
        ("ja-JP", "ja"),
        ("ja_JP.UTF-8", "ja"),
        ("Japanese_Japan.932", "ja"),
        ("JA", "ja"),
        ("jam", "en"),
        ("jav_ID", "en"),
        ("C", "en"),
        ("en-GB", "en"),
        ("de_DE.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_the_language_of_the_system_is_understood(told: str, code: str) -> None:
    assert language_of(told) == code


def test_the_japanese_face_holds_the_letters_of_the_texts_and_no_others() -> None:
    held = {letter for letter in glyphs(FACE.read_text()) if is_wide(letter)}
    assert held == wanted(), "python -m tests.japanese_face"


def test_the_face_is_small() -> None:
    assert FACE.stat().st_size < 90_000


@pytest.mark.parametrize("language", EVERY, ids=lambda language: language.code)
def test_all_other_letters_are_in_the_text_face(language: Language) -> None:
    held = set(narrow_glyphs("text")) | {" "}
    assert {letter for letter in "".join(texts_of(language)) if not is_wide(letter)} <= held


def lines(text: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    for letters in range(8, 40):
        yield letters, wrap(text, letters)


LONG = "「針」を、おさめて。レッツゴー！もっとやって、きゃっきゃ（と）笑う…ちょっと"


def test_no_line_begins_or_ends_with_what_may_not() -> None:
    for letters, found in lines(LONG):
        assert "".join(found) == LONG
        for line in found:
            assert line[0] not in "、。！）」ーっゃょッャョ…", (letters, line)
            assert line[-1] not in "「（", (letters, line)


def test_lines_keep_to_their_width_whatever_the_script() -> None:
    for text in (
        LONG,
        "a" * 90,
        "The byte is E0 and 針は はじめの マスで ぬく。",
        *texts_of(JAPANESE),
    ):
        for letters, found in lines(text):
            assert all(pixels(line) <= 6 * letters for line in found), (text, letters)


def test_words_of_latin_letters_stay_whole() -> None:
    assert wrap("かぎをABCDEFで開ける", 9) == ("かぎを", "ABCDEFで", "開ける")


def test_a_break_between_words_comes_before_one_inside() -> None:
    assert wrap("はじめの マスで 針を ぬく", 15) == ("はじめの マスで", "針を ぬく")
