"""The bindings in force, kept in the store whenever one changes."""

from collections.abc import Callable

from retro_maze.front.bindings import RECORD, STANDARD, Bindings, Keys, read_keys, write_keys
from retro_maze.front.buttons import Buttons
from retro_maze.front.kept import LOST, take_up
from retro_maze.front.signs import sign
from retro_maze.front.store import Store


class OwnKeys:
    """One player's keys; they act on `buttons` at once.

    Where nothing is kept the buttons stay as they are: a floor of the workshop has no store.
    """

    def __init__(self, store: Store, buttons: Buttons) -> None:
        self.store = store
        self.buttons = buttons
        found, trouble = take_up(store, RECORD, read_keys)
        self.now: Keys = found.keys if found else STANDARD
        self.trouble = f"keys_{trouble}" if trouble else ""  # the text that tells of it
        if found:
            buttons.bind(*self.now)
        if trouble == LOST:
            self._keep()

    def of(self, device: str) -> Bindings:
        """What is bound on a device, by its name in Keys."""
        bindings: Bindings = getattr(self.now, device)
        return bindings

    def set(self, device: str, bindings: Bindings) -> None:
        """Binds a device anew, and keeps it."""
        self.now = self.now._replace(**{device: bindings})
        self.buttons.bind(*self.now)
        self._keep()

    def text(self, say: Callable[..., str], name: str) -> str:
        """A text that names the keys which confirm and go back in menus: their shortest signs."""
        ok, no = (self._short(say, self.now.keyboard[action]) for action in ("blade", "whistle"))
        return say(name, ok=ok, no=no or "Esc")

    def _short(self, say: Callable[..., str], names: tuple[str, ...]) -> str:
        return min((sign(say, name) for name in names), key=len, default="")

    def _keep(self) -> None:
        self.store.save(RECORD, write_keys(self.now))
