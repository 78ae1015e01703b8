"""Who lives in the tower, as the gallery shows them: one strip of sprites each."""

from retro_maze.front.view import sprites

FACES = {  # by kind, in the order of the gallery
    "blot_g": "blot_g.rest",
    "blot_k": "blot_k.rest",
    "blot_r": "blot_r.spit.right",
    "sentry_b": "sentry_b.walk.down",
    "cuckoo": "cuckoo.sing.right",
    "draft": "draft.blow.right",
    "sentry_s": "sentry_s.walk.down",
    "cuckoo_b": "cuckoo_b.sing.right",
    "furnace": "furnace.walk.down",
    "spark_b": "spark_b.run",
    "cuckoo_e": "cuckoo_e.sing.right",
    "coil": "coil.press",
    "echo": "echo.walk.down",
    "spark_r": "spark_r.run",
    "false_hatch": "false_hatch.closed",
    "caesura": "caesura.rest.down",
}
SLOW = 16  # ticks a picture


def draw(kind: str, ticks: int, x: int, y: int) -> None:
    """In the box of 16 x 16 at x, y."""
    sprites.draw(FACES[kind], ticks // SLOW, x, y)
