"""The players without hands, by name: who wants one imports it from here."""

from retro_maze.tower.bots.player import Player
from retro_maze.tower.bots.walker import Walker

__all__ = ["Player", "Walker"]
