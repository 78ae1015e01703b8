"""Validates a floor table and the rooms it names; exit status 0 when all is well, else 2."""

from argparse import ArgumentParser, Namespace

from retro_maze.maze import Refusal
from retro_maze.shelf import BELL, load_tower
from retro_maze.tower.floor import Tower, plan_floor
from retro_maze.tower.table import NO_ROOMS


def parser(p: ArgumentParser) -> None:
    p.add_argument(
        "table",
        metavar="TABLE",
        nargs="?",
        default=BELL,
        help="a tower's name, its folder or its seeds.toml (default: bell)",
    )


def run(args: Namespace) -> int:
    tower = load_tower(args.table)
    grow_all(tower)
    print(finding(tower))
    return 0


def grow_all(tower: Tower) -> None:
    """Grows every floor; refuses one on which key or hatch cannot be walked to."""
    for floor in range(1, tower.floors + 1):
        if not plan_floor(tower, floor).path():
            byte = tower.table.seeds[floor - 1]
            raise Refusal(
                f"{tower.name}: floor {floor} (byte {byte:02X}) has no way from start to key to "
                "hatch; give it another byte or another carver"
            )


def finding(tower: Tower) -> str:
    """What the tower is, in one line."""
    table = tower.table
    floors = "1 floor" if tower.floors == 1 else f"{tower.floors} floors"
    rooms = "no rooms" if table.rooms == NO_ROOMS else f"rooms of {table.rooms}"
    return (
        f'{tower.name}: "{table.title}", {floors} of {table.columns} x {table.rows} cells, '
        f"{table.carver} on {table.chip}, {rooms}: all floors can be walked"
    )
