"""Floor tables from the shell: see, change, copy, compare and share towers.

NAME is a tower's name, its folder or its seeds.toml; BYTE is decimal or 0xNN. Towers that came
with the game stay as they are: copy one and change the copy.
"""

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Collection
from pathlib import Path

from retro_maze.commands.arguments import byte, number
from retro_maze.files import read_text
from retro_maze.maze import CARVERS
from retro_maze.shelf import (
    BELL,
    TABLE_FILE,
    add_tower,
    check_new_name,
    copy_tower,
    find_table,
    free_name,
    load_rooms,
    load_tower,
    own_names,
    own_shelf,
    save_table,
    tower_names,
)
from retro_maze.tower.draft import differences, with_byte
from retro_maze.tower.edit import edit_text, new_text
from retro_maze.tower.figures import nearest, way_by_byte, way_of
from retro_maze.tower.floor import Tower, check_floor, plan_floor
from retro_maze.tower.share import TITLE, read_share, share_text
from retro_maze.tower.table import (
    BYTE_CHIPS,
    MOST_FLOORS,
    NO_ROOMS,
    TITLE_LETTERS,
    Table,
    read_table,
)

ROW = 10  # bytes a line
FLOORS = 10  # of a new tower, unless another number is asked for
REMARK = "Change a byte, save, and play: retro-maze --tower {name}"
TRIES = 64  # bytes rolled for one floor before one without a way must do


def parser(p: ArgumentParser) -> None:
    actions = p.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name, (line, arguments, act) in ACTIONS.items():
        one = actions.add_parser(
            name,
            help=line,
            description=line,
            formatter_class=p.formatter_class,
            allow_abbrev=False,
        )
        for add in arguments:
            add(one)
        one.set_defaults(act=act)


def run(args: Namespace) -> int:
    status = args.act(args)
    return int(status or 0)


def list_all(args: Namespace) -> None:
    own = own_names()
    for name in tower_names():
        print(f"{name}  {'yours' if name in own else 'came with the game'}")


def show(args: Namespace) -> None:
    table = table_at(find_table(args.name))
    rooms = "no rooms" if table.rooms == NO_ROOMS else f"rooms of {table.rooms}"
    size = f"{len(table.seeds)} floors of {table.columns} x {table.rows} cells"
    print(f'"{table.title}": {size}, {table.carver} on {table.chip}, {rooms}')
    for first in range(0, len(table.seeds), ROW):
        row = " ".join(f"{seed:02X}" for seed in table.seeds[first : first + ROW])
        print(f"{first + 1:>3}  {row}")


def tell_path(args: Namespace) -> None:
    print(find_table(args.name))


def new(args: Namespace) -> None:
    check_new_name(args.new)
    title, (columns, rows) = args.title or args.new, args.cells
    table = Table(title, args.carver, args.chip, columns, rows, args.rooms, (0,) * args.floors)
    text = new_text(table, REMARK.format(name=args.new))
    table = read_table(text, args.new)  # refuses before anything is made
    rooms = load_rooms(table, own_shelf() / args.new / TABLE_FILE)
    for floor in range(1, args.floors + 1):
        seed = roll_byte(Tower(args.new, table, rooms), floor, table.seeds[: floor - 1])
        table = with_byte(table, floor, seed)
    tell(add_tower(args.new, edit_text(text, table, args.new)), args.new)


def set_floor(args: Namespace) -> None:
    change(find_table(args.tower), args.floor, args.byte)


def roll(args: Namespace) -> None:
    tower = load_tower(args.tower)
    check_floor(tower, args.floor)
    seeds = tower.table.seeds
    if args.way is None:
        seed = roll_byte(tower, args.floor, seeds)
    else:
        ways = list(way_by_byte(tower, args.floor))
        seed = nearest(ways, args.way, seeds[: args.floor - 1] + seeds[args.floor :])
    change(find_table(args.tower), args.floor, seed)


def change(path: Path, floor: int, seed: int) -> None:
    """Writes one byte into a tower's file and tells so."""
    text = read_text(path)
    table = read_table(text, str(path))
    save_table(path, text, edit_text(text, with_byte(table, floor, seed), str(path)))
    print(f"floor {floor}: {table.seeds[floor - 1]:02X} -> {seed:02X}")


def copy(args: Namespace) -> None:
    path = find_table(args.name)
    tell(copy_tower(path, read_text(path), args.new), args.new)


def diff(args: Namespace) -> int:
    lines = differences(table_at(find_table(args.a)), table_at(find_table(args.b)))
    print("\n".join(lines) if lines else "no difference")
    return 1 if lines else 0


def share(args: Namespace) -> None:
    print(share_text(table_at(find_table(args.name))))


def import_text(args: Namespace) -> None:
    name = args.new or free_name("shared")
    table = read_share(args.text, args.new or TITLE)
    tell(add_tower(name, new_text(table, REMARK.format(name=name))), name)


def table_at(path: Path) -> Table:
    return read_table(read_text(path), str(path))


def tell(path: Path, name: str) -> None:
    """Says where a new tower lies and how to play it."""
    print(f"{path}\nplay it: retro-maze --tower {name}")


def roll_byte(tower: Tower, floor: int, taken: Collection[int]) -> int:
    """A byte by chance that is not taken, and whose floor can be walked where there is such."""
    free = [seed for seed in range(256) if seed not in taken]
    for _ in range(TRIES):
        seed = free[os.urandom(1)[0] * len(free) >> 8]
        if way_of(plan_floor(tower, floor, seed)) >= 0:
            break
    return seed


def floors(text: str) -> int:
    """How many floors a new tower has."""
    value = number(text)
    if not 1 <= value <= MOST_FLOORS:
        raise ArgumentTypeError(f"{value} floors cannot be; a tower has 1 to {MOST_FLOORS}")
    return value


def cells(text: str) -> tuple[int, int]:
    """`18x9`: columns and rows."""
    columns, sign, rows = text.partition("x")
    if not sign:
        raise ArgumentTypeError(f'"{text[:20]}" is not columns x rows such as 18x9')
    return number(columns), number(rows)


def title(text: str) -> str:
    if not text.isprintable() or len(text) > TITLE_LETTERS:
        raise ArgumentTypeError(f"a title is one line of at most {TITLE_LETTERS} letters")
    return text


def _name(p: ArgumentParser) -> None:
    p.add_argument("name", metavar="NAME", help="a tower's name, its folder or its seeds.toml")


def _new_name(p: ArgumentParser) -> None:
    p.add_argument("new", metavar="NEW", help="the new tower's name: small letters, digits, - _")


def _pair(p: ArgumentParser) -> None:
    p.add_argument("a", metavar="A")
    p.add_argument("b", metavar="B")


def _floor(p: ArgumentParser) -> None:
    p.add_argument("floor", metavar="FLOOR", type=number, help="the floor's number, 1 the first")
    p.add_argument("--tower", metavar="NAME", default=BELL, help="a tower of yours")


def _byte(p: ArgumentParser) -> None:
    p.add_argument("byte", metavar="BYTE", type=byte, help="decimal or 0xNN")


def _wish(p: ArgumentParser) -> None:
    p.add_argument(
        "--way", metavar="N", type=number, help="the byte whose way is nearest to N steps"
    )


def _text(p: ArgumentParser) -> None:
    p.add_argument("text", metavar="TEXT", help="a share text, in quotes when it holds spaces")
    p.add_argument("new", metavar="NAME", nargs="?", default="", help="the new tower's name")


def _making(p: ArgumentParser) -> None:
    p.add_argument("--floors", metavar="N", type=floors, default=FLOORS, help=f"default: {FLOORS}")
    p.add_argument("--cells", metavar="CxR", type=cells, default=(18, 9), help="default: 18x9")
    p.add_argument("--carver", metavar="NAME", default="bar-toppling", help=", ".join(CARVERS))
    p.add_argument("--chip", metavar="NAME", default="lfsr8", help=", ".join(BYTE_CHIPS))
    p.add_argument("--rooms", metavar="NAME", default=BELL, help=f"{BELL} (default) or {NO_ROOMS}")
    p.add_argument("--title", metavar="TEXT", type=title, default="", help="default: its name")


Arguments = tuple[Callable[[ArgumentParser], None], ...]
ACTIONS: dict[str, tuple[str, Arguments, Callable[[Namespace], int | None]]] = {
    "list": ("name every tower", (), list_all),
    "show": ("print a tower's settings and bytes", (_name,), show),
    "path": ("print the path of a tower's seeds.toml", (_name,), tell_path),
    "new": ("make a tower of your own, its bytes by chance", (_new_name, _making), new),
    "copy": ("copy a tower to change it", (_name, _new_name), copy),
    "set": ("grow a floor from another byte", (_floor, _byte), set_floor),
    "roll": ("grow a floor from a byte by chance", (_floor, _wish), roll),
    "diff": ("say where two towers differ; status 1 when they do", (_pair,), diff),
    "share": ("print a tower as a short text", (_name,), share),
    "import": ("make a tower from such a text", (_text,), import_text),
}
