"""The map is held: imports follow the arrows, and the pure rooms stay pure."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "retro_maze"
PURE = ("maze", "engine", "tower")
PURE_LIBRARY = (
    "collections",
    "functools",
    "heapq",
    "bisect",
    "itertools",
    "operator",
    "typing",
    "zlib",
)
NOT_IN_A_BROWSER = (
    *("threading", "multiprocessing", "concurrent", "subprocess", "socket", "ssl", "http"),
    *("tkinter", "curses", "dbm", "fcntl", "termios", "pwd", "readline", "signal", "webbrowser"),
)
BROWSER = ("js", "pyodide")
BROWSER_LIBRARY = set(sys.stdlib_module_names) - set(NOT_IN_A_BROWSER)
FRONT = (*PURE, "front", "files", "paths", "shelf", "__init__")
DOORS = (*PURE, "files", "paths", "shelf", "__init__")  # for every command; front only inside them

# room: (what it imports of ours, what of others'); a root module is a room of its own
ALLOWED = {
    "maze": (PURE[:1], set(PURE_LIBRARY)),
    "engine": (PURE[:2], set(PURE_LIBRARY)),
    "tower": (PURE, {*PURE_LIBRARY, "tomllib", "json"}),
    "front": (FRONT, {*BROWSER_LIBRARY, "pyxel", *BROWSER}),
    "files": ((), set(sys.stdlib_module_names)),
    "paths": ((), set(sys.stdlib_module_names)),
    "shelf": (DOORS, set(sys.stdlib_module_names)),
    "web": ((*DOORS, "web"), set(sys.stdlib_module_names)),
    "commands": ((*DOORS, "commands", "web"), set(sys.stdlib_module_names)),
    "cli": ((*DOORS, "commands"), set(sys.stdlib_module_names)),
    "__main__": (("cli",), set()),
    "__init__": ((), set()),
}
UNSEEN = ("front/studio.py", "front/unseen.py")  # never in a browser: may use what it lacks

MODULES = {str(path.relative_to(ROOT)): path.read_text() for path in sorted(ROOT.rglob("*.py"))}
PURE_MODULES = [name for name in MODULES if name.split("/")[0] in PURE]


def room_of(name: str) -> str:
    return name.split("/")[0].removesuffix(".py")


def imports(name: str, source: str) -> Iterator[str]:
    """Full dotted names a module imports, wherever the statement stands; relative ones resolved."""
    package = ("retro_maze/" + name).split("/")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{start}.{alias.name}" for alias in node.names)


def turned_back(name: str, source: str) -> list[str]:
    """The imports of a module that its room may not have."""
    ours, others = ALLOWED[room_of(name)]
    if name in UNSEEN:
        others = {*others, *NOT_IN_A_BROWSER}
    found = []
    for target in imports(name, source):
        parts = target.split(".")
        if parts[0] != "retro_maze":
            allowed = parts[0] in others
        else:
            room = parts[1] if (ROOT / parts[1]).is_dir() or f"{parts[1]}.py" in MODULES else ""
            allowed = (room or "__init__") in ours
        if not allowed and not (target.startswith("retro_maze.front") and in_command(name, source)):
            found.append(target)
    return found


def in_command(name: str, source: str) -> bool:
    """Whether a module of the command line imports front inside its functions only."""
    outside = [node for node in ast.parse(source).body if not isinstance(node, ast.FunctionDef)]
    text = "\n".join(map(ast.unparse, outside))
    inside = "retro_maze.front" not in "".join(imports(name, text))
    return inside and room_of(name) in ("commands", "cli")


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            at = node.func
            yield (at.id if isinstance(at, ast.Name) else getattr(at, "attr", "")), node


def is_set(node: ast.AST, names: set[str]) -> bool:
    """Whether an expression is a set as far as its own text tells, or a name bound to one."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("set", "frozenset")
    if isinstance(node, ast.BinOp):
        return is_set(node.left, names) or is_set(node.right, names)
    return isinstance(node, ast.Set | ast.SetComp) or ast.unparse(node) in names


def set_names(tree: ast.AST) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and is_set(node.value, names):
            names |= {ast.unparse(target) for target in node.targets}
        elif isinstance(node, ast.AnnAssign) and node.value and is_set(node.value, names):
            names.add(ast.unparse(node.target))
    return names


ORDERED = ("list", "tuple", "iter", "next", "enumerate", "zip", "map", "filter", "join", "bytes")


def set_walks(source: str) -> list[int]:
    """Lines that walk over a set: loops, ordered copies, unpacking and a set's own pop()."""
    tree = ast.parse(source)
    names = set_names(tree)
    walked: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            walked.append(node.iter)
        elif isinstance(node, ast.Starred):
            walked.append(node.value)
    for name, call in calls(tree):
        walked += call.args if name in ORDERED else []
        if name == "pop" and not call.args and isinstance(call.func, ast.Attribute):
            walked.append(call.func.value)
    return [node.lineno for node in walked if is_set(node, names)]


LOADERS = ("import_module", "__import__", "run_module", "run_path", "spec_from_file_location")
FORBIDDEN_CALLS = ("hash", "open", "print", "input", "eval", "exec", "float", "id", "round")


def impurities(source: str) -> list[str]:
    """What pure code may not hold: floats, true division, files, clocks, Python's own hashes."""
    tree = ast.parse(source)
    found = [
        f"{node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(tree)
        if (isinstance(node, ast.Constant) and isinstance(node.value, float))
        or (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div))
    ]
    named = [(name, call) for name, call in calls(tree) if isinstance(call.func, ast.Name)]
    found += [f"{call.lineno}: {name}()" for name, call in named if name in FORBIDDEN_CALLS]
    return found


CHANGES = ("append", "extend", "insert", "update", "add", "pop", "clear", "remove", "setdefault")


def shared_state(source: str) -> list[int]:
    """Lines that change a module's own names from inside its functions."""
    tree = ast.parse(source)
    tables = {ast.unparse(at) for node in tree.body for at in getattr(node, "targets", ())}
    tables |= {ast.unparse(node.target) for node in tree.body if isinstance(node, ast.AnnAssign)}
    lines = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Global)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            lines += [node.lineno] * (ast.unparse(node.value) in tables)
    for name, call in calls(tree):
        if name in CHANGES and isinstance(call.func, ast.Attribute):
            lines += [call.lineno] * (ast.unparse(call.func.value) in tables)
    return lines


@pytest.mark.parametrize("name", MODULES)
def test_imports_follow_the_arrows(name: str) -> None:
    assert turned_back(name, MODULES[name]) == []


@pytest.mark.parametrize("name", [name for name in MODULES if name != "cli.py"])
def test_only_the_command_line_imports_by_a_string(name: str) -> None:
    source = MODULES[name]
    by_string = [call for word, call in calls(ast.parse(source)) if word in LOADERS]
    assert by_string == []


@pytest.mark.parametrize("name", PURE_MODULES)
def test_pure_rooms_know_no_floats_files_clocks_or_hashes(name: str) -> None:
    assert impurities(MODULES[name]) == []


@pytest.mark.parametrize("name", PURE_MODULES)
def test_pure_rooms_never_walk_over_a_set(name: str) -> None:
    assert set_walks(MODULES[name]) == []


@pytest.mark.parametrize("name", PURE_MODULES)
def test_pure_rooms_keep_no_state_between_two_games(name: str) -> None:
    assert shared_state(MODULES[name]) == []


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("maze/solve.py", "from retro_maze.engine import pad"),
        ("maze/solve.py", "from ..tower.floor import Plan"),
        ("maze/solve.py", "if TYPE_CHECKING:\n    from retro_maze.tower.floor import Plan"),
        ("engine/pad.py", "import random"),
        ("engine/pad.py", "import time"),
        ("tower/floor.py", "import pyxel"),
        ("tower/floor.py", "def f():\n    from ..front import app"),
        ("front/app.py", "from retro_maze.commands import show"),
        ("front/app.py", "import subprocess"),
        ("commands/play.py", "from retro_maze.front.app import play"),
        ("commands/play.py", "import pyxel"),
        ("paths.py", "from retro_maze.maze import Grid"),
    ],
)
def test_the_guard_sees_an_import_that_turns_back(name: str, line: str) -> None:
    assert turned_back(name, line)


def test_a_command_may_import_the_front_where_it_needs_it() -> None:
    assert (
        turned_back("commands/play.py", "def run():\n    from retro_maze.front.app import x") == []
    )


@pytest.mark.parametrize(
    "line", ["x = 0.5", "x = a / b", "x /= 2", "hash(x)", "open(x)", "x = float(y)", "x = 1e3"]
)
def test_the_guard_sees_what_is_not_pure(line: str) -> None:
    assert impurities(line)


@pytest.mark.parametrize(
    "lines",
    [
        "for x in {1, 2}: pass",
        "s = set(a)\nfor x in s: pass",
        "y = [x for x in {a for a in b}]",
        "s: set[int] = set()\ny = list(s)",
        "self.open = set()\nself.open.pop()",
        "y = [*{1, 2}]",
        "for x in set(a) - set(b): pass",
    ],
)
def test_the_guard_sees_a_walk_over_a_set(lines: str) -> None:
    assert set_walks(lines)


def test_a_sorted_set_may_be_walked_and_a_set_may_answer_in() -> None:
    assert set_walks("s = set(a)\nfor x in sorted(s): pass\ny = b in s\nz = len(s)") == []


@pytest.mark.parametrize(
    "lines",
    [
        "count = 0\ndef f():\n    global count\n    count += 1",
        "seen = {}\ndef f():\n    seen[1] = 2",
        "seen: list[int] = []\ndef f():\n    seen.append(1)",
    ],
)
def test_the_guard_sees_state_shared_by_two_games(lines: str) -> None:
    assert shared_state(lines)
