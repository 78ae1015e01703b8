"""What a player has won over all games: score tables and achievements, each a text in the store."""

from retro_maze.front.store import Store
from retro_maze.tower.achievements import FEATS, read_won, write_won
from retro_maze.tower.scores import Entry, Scores, read_scores, write_scores

SCORES, ACHIEVEMENTS = "scores", "achievements"  # their names in the store


class Trophies:
    """Both, read once and kept whenever something is added."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.scores = self._scores()
        self.won = self._won()
        self.news: list[str] = []  # achievements that no banner has told yet

    def win(self, name: str) -> None:
        """An achievement; one that was won before is no news."""
        if name in self.won:
            return
        self.won = [one for one in FEATS if one in (*self.won, name)]
        self.news.append(name)
        self.store.save(ACHIEVEMENTS, write_won(self.won))

    def add(self, key: str, entry: Entry) -> int:
        """Puts an entry in its table; its place, or 0."""
        place = self.scores.add(key, entry)
        if place:
            self._keep()
        return place

    def try_day(self, date: str) -> bool:
        """Notes that a date's floors are begun; whether it is the first try, which counts."""
        first = self.scores.try_day(date)
        if first:
            self._keep()
        return first

    def _keep(self) -> None:
        self.store.save(SCORES, write_scores(self.scores))

    def _scores(self) -> Scores:
        text = self.store.load(SCORES)
        found = read_scores(text) if text is not None else Scores()
        if found is None:  # a newer game's: left alone
            self.store.close(SCORES)
        return found or Scores()

    def _won(self) -> list[str]:
        text = self.store.load(ACHIEVEMENTS)
        found = read_won(text) if text is not None else []
        if found is None:
            self.store.close(ACHIEVEMENTS)
        return found or []
