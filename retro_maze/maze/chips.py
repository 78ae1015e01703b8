"""Chips: where chance comes from. Nothing else in the project may make chance for rules.

A chip starts from a seed and answers `below(n)`: an integer v with 0 <= v < n (n >= 1).
Integers only, so every machine and every Python draws the same.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain, islice, repeat
from operator import add, mod

from retro_maze.maze.refusal import Refusal, check_name

PATIENCE = 64
"""After so many draws that did not fit, a rule stops asking and takes a fixed way out."""


class Chip:
    """What every chip can do; a kind of chip says how `below` comes about."""

    __slots__ = ()
    register: int | None = None
    """What its lamps would show, if all that it knows fits one register."""

    def below(self, n: int) -> int:
        raise NotImplementedError

    def draws(self, n: int) -> Iterator[int]:
        """`below(n)` again and again, without an end; some chips work a few out ahead of time."""
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
    register: int

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
    register: int

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


class MsvcRand(Chip):
    """`rand()` of Visual C++ 6 after `srand(seed)`: 15 bits of a linear congruence."""

    __slots__ = ("register",)
    register: int

    def __init__(self, seed: int) -> None:
        self.register = seed

    def below(self, n: int) -> int:
        s = self.register = self.register * MSVC_A + MSVC_C & 0xFFFF_FFFF
        return (s >> 16 & 0x7FFF) % n

    def draws(self, n: int) -> Iterator[int]:
        if BYTE % n == 0:  # then bits 16 to 23 are enough
            return chain.from_iterable(raw[2::8].translate(rests(n)) for raw in self._ahead())
        numbers = (map(add, raw[2::8], map(HIGH_BITS, raw[3::8])) for raw in self._ahead())
        return map(mod, chain.from_iterable(numbers), repeat(n))

    def _ahead(self) -> Iterator[bytes]:
        """The next 64 states, 8 bytes each and again and again: its low 4 are bits 0 to 31.

        The state after i steps is (state * a^i + c_i) mod 2^32: one product of long integers
        takes each of its lanes as many steps ahead as its place says.
        """
        times, plus = lanes()
        while True:
            raw = (self.register * times + plus).to_bytes(8 * LANES, "little")
            self.register = int.from_bytes(raw[-8:-4], "little")
            yield raw


MSVC_A, MSVC_C = 214_013, 2_531_011
LANES, BYTE = 64, 256
HIGH_BITS = [(byte & 127) << 8 for byte in range(BYTE)].__getitem__


@cache
def rests(n: int) -> bytes:
    """What each byte leaves when it is divided by n."""
    return bytes(byte % n for byte in range(BYTE))


@cache
def lanes() -> tuple[int, int]:
    """Factors and summands of 1, 2, ... 64 steps of the congruence, packed in 64 bits each."""
    times = plus = summand = 0
    factor = 1
    for bit in range(0, 64 * LANES, 64):
        factor = factor * MSVC_A & 0xFFFF_FFFF
        summand = summand * MSVC_A + MSVC_C & 0xFFFF_FFFF
        times |= factor << bit
        plus |= summand << bit
    return times, plus


class GetRandom(Chip):
    """PowerShell's `Get-Random` after `-SetSeed seed`, on the subtractive generator of .NET.

    `first` is what setting the seed prints; scripts throw it away.

    >>> GetRandom(10).first, GetRandom(40).below(4)
    (801353165, 1)
    """

    __slots__ = ("_low_bytes", "first")

    def __init__(self, seed: int) -> None:
        self._low_bytes = chain.from_iterable(low_bytes(seed))
        self.first = self.number()

    def number(self) -> int:
        """The number that `Get-Random` alone prints: 0 to 2147483646 (or, hardly ever, -1)."""
        value = BIG
        while value == BIG:
            four = bytes(islice(self._low_bytes, 4))
            value = int.from_bytes(four, "little", signed=True)
        return value if value >= 0 else value + BIG

    def below(self, n: int) -> int:
        """int(number * (1.0 / 2147483647) * n), where 1.0 / 2147483647 is (2^31 + 1) / 2^62."""
        number = max(0, self.number())
        return as_double(as_double(number * (2**31 + 1)) * n) >> 62


BIG = 2**31 - 1


def low_bytes(seed: int) -> Iterator[bytes]:
    """The samples of .NET's `System.Random(seed)` mod 256, 34 at a time.

    Each is the sample of 55 ago less that of 34 ago, mod 2^31 - 1.
    """
    samples = first_samples(seed)
    while True:
        raw = [old - newer for old, newer in zip(samples, samples[21:], strict=False)]
        fresh = [sample % BIG if sample != BIG else BIG - 1 for sample in raw]
        samples = samples[34:] + fresh
        yield bytes([sample & 255 for sample in fresh])


def first_samples(seed: int) -> list[int]:
    """The 55 samples that `System.Random(seed)` starts from (D. Knuth's way, with a slip)."""
    samples = [0] * 56
    last = samples[55] = 161_803_398 - seed
    new = 1
    for i in range(1, 55):
        at = 21 * i % 55
        samples[at] = new
        last, new = new, last - new
        if new < 0:
            new += BIG
    for _ in range(4):
        for i in range(1, 56):
            sample = as_int32(samples[i] - samples[1 + (i + 30) % 55])
            samples[i] = sample if sample >= 0 else sample + BIG
    return samples[1:]


def as_int32(value: int) -> int:
    """What is left of an integer in 32 bits, the highest one the sign."""
    return (value + 2**31 & 0xFFFF_FFFF) - 2**31


def as_double(value: int) -> int:
    """A whole number, 0 or more, rounded to the 53 bits of a double, halves to the even side."""
    spare = value.bit_length() - 53
    if spare <= 0:
        return value
    return value + (1 << spare - 1) - 1 + (value >> spare & 1) >> spare << spare


class Script(Chip):
    """A given list of choices, as the step-by-step examples of tutorials use them.

    >>> script = Script([0, 3])
    >>> [script.below(4), script.below(4)]
    [0, 3]
    """

    __slots__ = ("_choices", "_next")

    def __init__(self, choices: Sequence[int]) -> None:
        self._choices = choices
        self._next = 0

    def below(self, n: int) -> int:
        if self._next == len(self._choices):
            raise Refusal(f"the script ends after {self._next} choices and one more is asked for")
        choice = self._choices[self._next]
        self._next += 1
        if not 0 <= choice < n:
            raise Refusal(f"choice {self._next} of the script is {choice}; 0 to {n - 1} is needed")
        return choice


class Watch(Chip):
    """Wrapped around any chip, it keeps what was drawn, so that lamps and refusals can be shown.

    >>> watch = Watch(Lfsr8(0))
    >>> watch.below(4), watch.below(4), watch.take(), watch.take()
    (3, 3, [(3, 3), (3, 15)], [])
    """

    __slots__ = ("_chip", "_seen")

    def __init__(self, chip: Chip) -> None:
        self._chip = chip
        self._seen: list[tuple[int, int | None]] = []

    def below(self, n: int) -> int:
        value = self._chip.below(n)
        self._seen.append((value, self._chip.register))
        return value

    def take(self) -> list[tuple[int, int | None]]:
        """Each draw since the last call, and the chip's register after it."""
        seen, self._seen = self._seen, []
        return seen


class ChipKind:
    """A chip by name: seeds run from 0 to `seed_limit`; `source` says who drew so first.

    A limit below 0 is that of the script, which starts from a list of choices instead.
    """

    __slots__ = ("make", "name", "seed_limit", "source")

    def __init__(self, name: str, seed_limit: int, make: Callable[..., Chip], source: str) -> None:
        self.name = name
        self.seed_limit = seed_limit
        self.make = make
        self.source = source

    @property
    def takes(self) -> str:
        """What it starts from, in words."""
        return "a list of choices" if self.seed_limit < 0 else f"a seed from 0 to {self.seed_limit}"


CHIPS = {
    kind.name: kind
    for kind in (
        ChipKind("lfsr8", 2**8 - 1, Lfsr8, "ours, on the arcade's register"),
        ChipKind("arcade", 2**8 - 1, Arcade, "the arcade floors of 1984"),
        ChipKind("msvc-rand", 2**32 - 1, MsvcRand, "Visual C++ 6, rand() after srand(seed)"),
        ChipKind("get-random", 2**31 - 1, GetRandom, "PowerShell, Get-Random -SetSeed seed"),
        ChipKind("xorshift16", 2**16 - 1, Xorshift16, "G. Marsaglia's xorshift, in 16 bits"),
        ChipKind("script", -1, Script, "step-by-step examples of tutorials"),
    )
}


def chip(name: str, seed: int | Sequence[int]) -> Chip:
    """A fresh chip of that kind; the seed of a script is its list of choices.

    >>> list(map(chip("lfsr8", 37).below, [4] * 8))
    [3, 3, 1, 1, 2, 2, 1, 3]
    """
    check_name("chip", name, CHIPS)
    kind = CHIPS[name]
    fits = 0 <= seed <= kind.seed_limit if isinstance(seed, int) else kind.seed_limit < 0
    if not fits:
        raise Refusal(f"the chip {name} takes {kind.takes}, not {seed}")
    return kind.make(seed)
