"""Runs the areas asked for, or all of them."""

import pkgutil
import sys
from importlib import import_module

from tests import bench
from tests.bench._table import machine, show


def main(names: list[str]) -> int:
    areas = [area.name for area in pkgutil.iter_modules(bench.__path__) if area.name[0] != "_"]
    unknown = [name for name in names if name not in areas]
    if unknown:
        print(f"there is no area {unknown[0]}; there are {', '.join(areas)}", file=sys.stderr)
        return 2
    print(f"Medians on a {machine()}.")
    for name in names or areas:
        for table in import_module(f"tests.bench.{name}").tables():
            print(show(table), flush=True)
    return 0


raise SystemExit(main(sys.argv[1:]))
