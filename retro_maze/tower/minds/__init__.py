"""How each kind of monster moves: one short function a family, one call a tick.

A mind reads the stage and writes its own monster only; chance comes from the family's stream.
Modes are words that the view shows: "rest", "tremble", "hop", "walk", "hidden", "fade", ...
"""

from retro_maze.engine.stage import Mind
from retro_maze.tower.minds.birds import cuckoo, draft
from retro_maze.tower.minds.blots import blot
from retro_maze.tower.minds.machines import coil, false_hatch, furnace
from retro_maze.tower.minds.walkers import brass, echo, left_hand, right_hand, steel

MINDS: dict[str, Mind] = {
    "blot_g": blot,
    "blot_k": blot,
    "blot_r": blot,
    "sentry_b": brass,
    "sentry_s": steel,
    "echo": echo,
    "cuckoo": cuckoo,
    "cuckoo_b": cuckoo,
    "cuckoo_e": cuckoo,
    "draft": draft,
    "spark_b": left_hand,
    "spark_r": right_hand,
    "coil": coil,
    "furnace": furnace,
    "false_hatch": false_hatch,
}
