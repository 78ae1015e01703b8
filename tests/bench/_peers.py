"""Other makers' generators, run by a Python that has them; imports nothing of ours.

`PYTHON _peers.py list` prints those there are, each after the carver of ours that it is measured
beside; `missing` those there are not; `NAME WIDTH HEIGHT` the median time of one in microseconds.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

sys.path[0] = str(Path(__file__).parents[2])

from tests.bench._table import median_us  # noqa: E402  # found by the line above

PEERS = {"mazelib": "mazelib", "mazegen": "mazegen", "maze-dataset": "maze_dataset"}
MAZELIB = {
    "Sidewinder": "fastest",
    "BinaryTree": "fastest",
    "HuntAndKill": "fastest",
    "Prims": "fastest",
    "Kruskal": "fastest",
    "Ellers": "fastest",
    "BacktrackingGenerator": "depth-first",
}
MAZE_DATASET = {
    "gen_recursive_division": "fastest",
    "gen_kruskal": "fastest",
    "gen_dfs": "depth-first",
}
FEW = 3


def there(peer: str) -> bool:
    return find_spec(PEERS[peer]) is not None


def names() -> list[str]:
    found = [f"{kind} mazelib {name}" for name, kind in MAZELIB.items() if there("mazelib")]
    found += ["depth-first mazegen generate"] * there("mazegen")
    found += [
        f"{kind} maze-dataset {n}" for n, kind in MAZE_DATASET.items() if there("maze-dataset")
    ]
    return found


def measure(name: str, columns: int, rows: int) -> float:
    """The median time of one generator for that many cells, in microseconds."""
    peer, generator = name.split()
    if peer == "mazelib":
        made = getattr(import_module(f"mazelib.generate.{generator}"), generator)(rows, columns)
        return median_us(made.generate, FEW)
    if peer == "maze-dataset":
        numpy = import_module("numpy")
        run = import_module("maze_dataset.generation.generators").GENERATORS_MAP[generator]
        return median_us(lambda: run(numpy.array([rows, columns])), FEW)
    return median_us(lambda: mazegen(columns, rows), FEW)


def mazegen(columns: int, rows: int) -> None:
    """What its own main() does between asking for sizes and drawing."""
    generator: Any = import_module("mazegen.generator")
    generator.maze = import_module("mazegen.maze").Maze(columns, rows)
    first = generator.maze.cells[0][0]
    first.isVisited = True
    generator.cellStack = [first]
    generator.generate()


if sys.argv[1] == "list":
    print("".join(f"{name}\n" for name in names()), end="")
elif sys.argv[1] == "missing":
    print("".join(f"{peer}\n" for peer in PEERS if not there(peer)), end="")
else:
    print(measure(sys.argv[1], *(int(side) // 2 for side in sys.argv[2:4])))
