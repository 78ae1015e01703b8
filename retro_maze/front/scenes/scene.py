"""What a scene is: it moves on by ticks, shows itself, and says which scene comes next."""


class Scene:
    """A screen of the game. `update` is called once a tick, `draw` at most once for it."""

    paced = False  # whether its ticks come at the game speed that the player has set

    def update(self) -> "Scene":
        """Moves on by one tick; the scene that is shown next, mostly this one."""
        return self

    def draw(self) -> None:
        """Shows the scene; changes nothing."""

    def tune(self) -> None:
        """Starts the scene's music; called when the scene comes up."""

    def leave(self) -> "Scene":
        """The window was hidden or the player has gone: the scene that waits for them."""
        return self
