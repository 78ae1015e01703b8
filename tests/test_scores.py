"""Tables of the best playthroughs: ranks, ten places, and the text they are kept in."""

import json

import pytest

from retro_maze.tower.game import Game
from retro_maze.tower.modes import ARCADE, CALM, DAILY, STORY
from retro_maze.tower.scores import (
    PLACES,
    Entry,
    Scores,
    entry_of,
    key_of,
    read_scores,
    write_scores,
)

POINTS, TIME = key_of("bell", ARCADE), key_of("bell", STORY)


def table(key: str, *entries: Entry) -> list[Entry]:
    scores = Scores()
    for entry in entries:
        scores.add(key, entry)
    return scores.table(key)


def test_points_rank_and_equal_ones_by_fewer_hint_seconds() -> None:
    low, high = Entry("LOW", 10), Entry("HIG", 20)
    asked = Entry("ASK", 20, hint_seconds=5)
    assert table(POINTS, low, asked, high) == [high, asked, low]
    assert table(key_of("bell", DAILY), low, high) == [high, low]


@pytest.mark.parametrize("mode", [STORY, CALM])
def test_time_ranks_then_strongboxes_then_hint_seconds(mode: str) -> None:
    fast = Entry("FST", seconds=100)
    rich = Entry("RCH", seconds=200, chests=60, hint_seconds=9)
    asked = Entry("ASK", seconds=200, chests=60, hint_seconds=10)
    poor = Entry("POR", seconds=200, chests=59)
    assert table(key_of("bell", mode), poor, asked, rich, fast) == [fast, rich, asked, poor]


def test_of_equals_the_older_one_stays_above() -> None:
    assert [one.name for one in table(POINTS, Entry("OLD", 5), Entry("NEW", 5))] == ["OLD", "NEW"]


def test_a_table_has_ten_places_and_the_eleventh_is_told() -> None:
    scores = Scores()
    for score in range(PLACES):
        assert scores.add(POINTS, Entry(score=100 - score)) == score + 1
    assert scores.place(POINTS, Entry(score=1)) == 0
    assert scores.add(POINTS, Entry(score=1)) == 0
    assert scores.add(POINTS, Entry(score=1000)) == 1
    assert len(scores.table(POINTS)) == PLACES


def test_nothing_at_all_is_no_score() -> None:
    assert Scores().place(POINTS, Entry()) == 0


def test_only_the_first_try_of_a_date_counts() -> None:
    scores = Scores()
    assert scores.try_day("2026-12-01")
    assert not scores.try_day("2026-12-01")
    assert scores.try_day("2026-12-02")


def test_a_game_becomes_an_entry_in_whole_seconds() -> None:
    game = Game(ARCADE)
    game.score, game.ticks, game.hint_ticks, game.opened = 70, 125, 61, (1, 2)
    assert entry_of(game) == Entry("---", 70, 2, 2, 1)


def test_tables_come_back_from_their_text() -> None:
    scores = Scores()
    scores.add(POINTS, Entry("WRN", 52_300, 100, 3, 4, 5, 6))
    scores.add(key_of("bell", DAILY), Entry("A.1", 7, date="2026-12-01"))
    scores.try_day("2026-12-01")
    again = read_scores(write_scores(scores))
    assert again is not None
    assert (again.tables, again.days) == (scores.tables, scores.days)


@pytest.mark.parametrize("text", ["", "[]", "{", '{"scores": 2}', '{"scores": true}', "null"])
def test_a_text_of_another_kind_or_version_is_no_table(text: str) -> None:
    assert read_scores(text) is None


@pytest.mark.parametrize(
    "damage",
    [{"score": -1}, {"score": "9"}, {"name": "TOO LONG"}, {"name": "wrn"}, {"floor": 0}, None],
)
def test_a_damaged_entry_is_left_out_and_the_others_stay(damage: dict[str, object] | None) -> None:
    scores = Scores()
    scores.add(POINTS, Entry("WRN", 9))
    plain = json.loads(write_scores(scores))
    good = plain["tables"][POINTS][0]
    plain["tables"][POINTS].insert(0, {**good, **damage} if damage else 7)
    plain["days"] = ["2026-12-01", 5]
    again = read_scores(json.dumps(plain))
    assert again is not None
    assert again.table(POINTS) == scores.table(POINTS)
    assert again.days == ["2026-12-01"]


def test_a_table_out_of_order_is_put_in_order() -> None:
    entries = [Entry("LOW", 1)._asdict(), Entry("HIG", 2)._asdict()]
    again = read_scores(json.dumps({"scores": 1, "days": [], "tables": {POINTS: entries}}))
    assert again is not None
    assert [one.name for one in again.table(POINTS)] == ["HIG", "LOW"]
