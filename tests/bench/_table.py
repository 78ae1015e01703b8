"""Measuring, and tables in Markdown. Times are processor time: a busy machine changes little."""

import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from statistics import median
from time import process_time
from typing import NamedTuple

BATCH_S = 0.01
BATCHES = 15
SLOW_S = 2


class Table(NamedTuple):
    """A heading, the columns' names, and rows of words; the first column is flush left."""

    title: str
    columns: Sequence[str]
    rows: Iterable[Sequence[str]]


def show(table: Table) -> str:
    """The table in Markdown."""
    rows = [list(table.columns), *map(list, table.rows)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [_line(row, widths) for row in rows]
    rule = [":" + "-" * (widths[0] - 1), *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join(["", f"### {table.title}", "", lines[0], _line(rule, widths), *lines[1:]])


def _line(words: Sequence[str], widths: Sequence[int]) -> str:
    first, *rest = (word.rjust(width) for word, width in zip(words, widths, strict=True))
    return "| " + " | ".join([first.strip().ljust(widths[0]), *rest]) + " |"


def median_us(call: Callable[[], object], batches: int = BATCHES) -> float:
    """The median time of a call in microseconds, over batches of about BATCH_S each.

    What takes longer than SLOW_S is called once only.
    """
    start = process_time()
    call()
    once = process_time() - start
    if once > SLOW_S:
        return once * 1e6
    count = max(1, int(BATCH_S / once))
    return median(_batch(call, count) for _ in range(batches))


def _batch(call: Callable[[], object], count: int) -> float:
    start = process_time()
    for _ in range(count):
        call()
    return (process_time() - start) / count * 1e6


def process_ms(words: Sequence[str], runs: int = 21) -> float:
    """The median processor time of a command whose modules are compiled already."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    times = []
    for _ in range(runs + 1):
        child = subprocess.Popen(words, stdout=subprocess.DEVNULL, env=environment)
        _, _, usage = os.wait4(child.pid, 0)
        times.append((usage.ru_utime + usage.ru_stime) * 1e3)
    return median(times[1:])


def peak_mib(code: str) -> float:
    """The most memory that Python holds while it runs the code; on Linux only, else 0."""
    asked = "print(*(line for line in open('/proc/self/status') if line[:6] == 'VmHWM:'))"
    words = [sys.executable, "-c", f"{code}\n{asked}"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return int(done.stdout.split()[1]) / 1024 if done.stdout else 0


def machine() -> str:
    """The machine without its name."""
    kind = f"{os.cpu_count()}-core {platform.machine()}".replace("x86_64", "x86-64")
    return f"{kind}, {platform.python_implementation()} {platform.python_version()}"
