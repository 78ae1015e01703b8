"""Chips: where chance comes from. Nothing else in the project may make chance for rules.

A chip starts from a seed and answers `below(n)`: an integer v with 0 <= v < n (n >= 1).
Integers only, so every machine and every Python draws the same.
"""

from collections.abc import Callable, Iterator
from itertools import repeat

from .refusal import Refusal, check_name

PATIENCE = 64
"""After so many draws that did not fit, a rule stops asking and takes a fixed way out."""


class Chip:
    """What every chip can do; a kind of chip says how `below` comes about."""

    __slots__ = ()

    def below(self, n: int) -> int:
        raise NotImplementedError

    def draws(self, n: int) -> Iterator[int]:
        """`below(n)` again and again, without an end."""
        return map(self.below, repeat(n))


CLOCKED = bytes(r << 1 & 255 | ~(r >> 7 ^ r >> 4) & 1 for r in range(256))
"""The 8-bit register one clock later: the bit shifted in is 1 when bits 7 and 4 are equal."""


class Lfsr8(Chip):
    """The arcade's 8-bit shift register; two new bits make a draw from four.

    >>> chip = Lfsr8(0)
    >>> chip.below(4), chip.register, chip.below(4), chip.register
    (3, 3, 3, 15)
    """

    __slots__ = ("register",)

    def __init__(self, seed: int) -> None:
        self.register = seed

    def below(self, n: int) -> int:
        value, clocks = 0, max(1, (n - 1).bit_length())
        for _ in range(PATIENCE):
            value, register = 0, self.register
            for _ in range(clocks):
                register = CLOCKED[register]
                value = value << 1 | register & 1
            self.register = register
            if value < n:
                break
        return value % n


class Arcade(Lfsr8):
    """The register as the floors of 1984 use it: one clock a turn, so two draws share a bit."""

    __slots__ = ()

    def below(self, n: int) -> int:
        if n != 4:
            return super().below(n)
        return next(self.draws(n))

    def draws(self, n: int) -> Iterator[int]:
        if n != 4:
            return super().draws(n)
        return self._turns()

    def _turns(self) -> Iterator[int]:
        while True:
            self.register = CLOCKED[self.register]
            yield self.register & 3


class Xorshift16(Chip):
    """Marsaglia's xorshift in 16 bits (7, 9, 8), for placement and monsters; period 65,535.

    Above n = 65,536 not every number can come.
    """

    __slots__ = ("register",)

    def __init__(self, seed: int) -> None:
        self.register = seed or 0xACE1
        for _ in range(8):
            self.below(1)

    def below(self, n: int) -> int:
        x = self.register
        x ^= x << 7 & 0xFFFF
        x ^= x >> 9
        x ^= x << 8 & 0xFFFF
        self.register = x
        return x * n >> 16


class ChipKind:
    """A chip by name: seeds run from 0 to `seed_limit`; `source` says who drew so first."""

    __slots__ = ("make", "name", "seed_limit", "source")

    def __init__(
        self, name: str, seed_limit: int, make: Callable[[int], Chip], source: str
    ) -> None:
        self.name = name
        self.seed_limit = seed_limit
        self.make = make
        self.source = source


CHIPS = {
    kind.name: kind
    for kind in (
        ChipKind("lfsr8", 255, Lfsr8, "ours, on the arcade's register"),
        ChipKind("arcade", 255, Arcade, "the arcade floors of 1984"),
        ChipKind("xorshift16", 65_535, Xorshift16, "G. Marsaglia's xorshift, in 16 bits"),
    )
}


def chip(name: str, seed: int) -> Chip:
    """A fresh chip of that kind.

    >>> list(map(chip("lfsr8", 37).below, [4] * 8))
    [3, 3, 1, 1, 2, 2, 1, 3]
    """
    check_name("chip", name, CHIPS)
    kind = CHIPS[name]
    if not 0 <= seed <= kind.seed_limit:
        raise Refusal(f"the chip {name} takes a seed from 0 to {kind.seed_limit}, not {seed}")
    return kind.make(seed)
