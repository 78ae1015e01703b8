"""The catalogue of mazes: every floor of every tower, and 256 seeds of every carver.

`python -m tests.maze_catalogue` renews tests/golden/ and prints what changed. A change that was
not meant is a fault: floors that players know would grow otherwise.
"""

import difflib
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from zlib import crc32

from retro_maze import cli
from retro_maze.maze import carve, chip

GOLDEN = Path(__file__).parent / "golden"
TOWERS = ("bell", "arcade", "get_random")
CHIP_OF = {
    "bar-toppling": "lfsr8",
    "bar-toppling-unruled": "get-random",
    "pillar-walk": "arcade",
    "random-walk": "msvc-rand",
    "wall-extending": "msvc-rand",
    "digging": "msvc-rand",
}


def catalogue() -> Iterator[tuple[str, str]]:
    """Each file's name and text."""
    for tower in TOWERS:
        yield f"{tower}.txt", surveyed(tower)
    for carver in CHIP_OF:
        yield f"{carver}.txt", seeds(carver)


def surveyed(tower: str) -> str:
    """What `retro-maze survey` prints."""
    with redirect_stdout(StringIO()) as out:
        cli.run(["survey", "--tower", tower])
    return out.getvalue()


def seeds(carver: str) -> str:
    """The CRC-32 of the 37 x 19 maze of each seed from 0 to 255, eight a line."""
    mazes = (carve(carver, 37, 19, chip(CHIP_OF[carver], seed)) for seed in range(256))
    sums = [f"{crc32(maze.squares):08x}" for maze in mazes]
    lines = [f"{at:02X}  {' '.join(sums[at : at + 8])}\n" for at in range(0, 256, 8)]
    return f"{carver} 37 x 19, chip {CHIP_OF[carver]}\n" + "".join(lines)


def renew() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name, text in catalogue():
        path = GOLDEN / name
        old = path.read_text() if path.exists() else ""
        path.write_text(text)
        lines = old.splitlines(), text.splitlines()
        print("\n".join(difflib.unified_diff(*lines, f"old {name}", f"new {name}", n=0)))


if __name__ == "__main__":
    renew()
