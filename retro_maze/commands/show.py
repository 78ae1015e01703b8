"""Prints a floor as text: # wall, . passage, S start, K key, H hatch."""

from argparse import ArgumentParser, Namespace
from itertools import pairwise

from retro_maze.commands.arguments import add_seed, add_tower, number
from retro_maze.shelf import load_tower
from retro_maze.tower.floor import Plan, Tower, plan_floor, room_of
from retro_maze.tower.monsters import KINDS
from retro_maze.tower.rooms import Room

STEP = "o"
MONSTER = "m"


def parser(p: ArgumentParser) -> None:
    p.add_argument("floor", metavar="N", type=number, help="the floor's number, 1 the first")
    add_tower(p)
    add_seed(p)
    p.add_argument("--way", action="store_true", help=f"mark the way start, key, hatch by {STEP}")
    p.add_argument(
        "--monsters",
        action="store_true",
        help=f"mark the monsters' cells by {MONSTER}, and name them",
    )


def run(args: Namespace) -> int:
    tower = load_tower(args.tower)
    plan = plan_floor(tower, args.floor, args.seed)
    print(heading(tower, plan))
    print("\n".join(picture(plan, args.way, args.monsters)))
    if args.monsters:
        print(cast(room_of(tower, plan.floor)))
    return 0


def heading(tower: Tower, plan: Plan) -> str:
    """Where the floor comes from, in one line."""
    table = tower.table
    return f"{tower.name} floor {plan.floor}  byte {plan.byte:02X}  {table.carver}  {table.chip}"


def cast(room: Room) -> str:
    """Who lives on a floor, and how dangerous they are together."""
    names = [f"{KINDS[kind].name} x{count}" for kind, count in room.monsters]
    threat = f"{room.threat // 2}{'.5' if room.threat % 2 else ''}"
    return f"{', '.join(names)}  threat {threat}" if names else "nobody lives here"


def picture(plan: Plan, way: bool = False, monsters: bool = False) -> list[str]:
    """The wall grid of a floor, a line a row; a later mark covers an earlier one."""
    maze = plan.maze
    marks: dict[int, str] = {}  # by index into the maze's squares
    if way:
        marks.update(dict.fromkeys(trail(plan), STEP))
    if monsters:
        marks.update({maze.square(cell): MONSTER for _, cell in plan.monsters if cell >= 0})
    for cell, letter in ((plan.start, "S"), (plan.key, "K"), (plan.hatch, "H")):
        if cell >= 0:
            marks[maze.square(cell)] = letter
    rows = [list(line) for line in maze.text()]
    for square, letter in marks.items():
        y, x = divmod(square, maze.width)
        rows[y][x] = letter
    return ["".join(row) for row in rows]


def trail(plan: Plan) -> list[int]:
    """Every square of the way start -> key -> hatch, the gaps between its cells too."""
    squares = [plan.maze.square(cell) for cell in plan.path()]
    gaps = [(a + b) // 2 for a, b in pairwise(squares)]
    return squares + gaps
