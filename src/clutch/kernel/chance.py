"""Luck. Rules ask for it where the rulebook says roll, draw or shuffle; they never own it.

`below` and `draw` are the two questions that rules may ask. Each kind of `Chance` answers them in its own way, and every answer is a small whole number: what a
record keeps, what a test scripts, and what a person at a real table types in.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.kernel.errors import ChanceError
from clutch.kernel.statement import Question

WORD: Final = 0xFFFFFFFF

Answer = Callable[[Question | None, list[int]], int]
"""Asks a person: the question (if the rules put one) and how many of each outcome are left; returns the outcome."""


class Chance:
    """A source of luck."""

    def __init__(self) -> None:
        self.asks: bool = False
        """True when a person answers: the rules then say with `ask` what the next question is about."""
        self.foresees: bool = False
        """True when somebody wants to know what is certain: the rules then say with `consult` whose secrets decide what follows."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def draw(self, pool: vec[u8], total: i64) -> i64:
        """Take one piece at random out of a multiset: which kind it is.

        `pool[kind]` counts the pieces of that kind and is lowered by one; `total` is the sum of the counts, at least 1.
        """
        raise NotImplementedError

    def ask(self, question: Question) -> None:
        """Say what the next outcome means; only called when `asks` is true."""

    def consult(self, seat: i64) -> None:
        """Say that what follows, and whether anybody is asked, depends on something that only this seat knows; only called when `foresees` is true."""

    def die(self, sides: i64) -> i64:
        """A die: 1 to `sides`."""
        return self.below(sides) + 1


@final
class Seeded(Chance):
    """Reproducible luck: xoshiro128++, the same stream on every platform, compiled and interpreted.

    >>> chance = Seeded(7)
    >>> [chance.below(6) for _ in range(8)]
    [4, 1, 5, 3, 0, 0, 5, 3]
    """

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        super().__init__()
        # Each word of the state comes from the seed through a mixer, so that neighbouring seeds and streams share nothing.
        mixed: i64 = (seed ^ (seed >> 32)) & WORD
        mixed = mix((mixed + (stream & WORD) * 0x632BE5AB) & WORD)
        self.a: i64 = mix((mixed + 0x9E3779B9) & WORD)
        self.b: i64 = mix((mixed + 0x3C6EF372) & WORD)
        self.c: i64 = mix((mixed + 0xDAA66D2B) & WORD)
        self.d: i64 = mix((mixed + 0x78DDE6E4) & WORD) | 1

    def word(self) -> i64:
        """The next 32 random bits."""
        # Every intermediate value stays below 2**63, so that the interpreted run, whose integers do not wrap, agrees.
        a: i64 = self.a
        d: i64 = self.d
        total: i64 = (a + d) & WORD
        result: i64 = (((total << 7) & WORD | (total >> 25)) + a) & WORD
        shifted: i64 = (self.b << 9) & WORD
        c: i64 = self.c ^ a
        d ^= self.b
        self.b ^= c
        self.a = a ^ d
        self.c = c ^ shifted
        self.d = (d << 11) & WORD | (d >> 21)
        return result

    def below(self, n: i64) -> i64:
        # Multiply and keep the high half; the few low halves that would favour some outcomes are thrown again (Lemire).
        product: i64 = self.word() * n
        if (product & WORD) < n:
            threshold: i64 = (WORD + 1 - n) % n
            while (product & WORD) < threshold:
                product = self.word() * n
        return product >> 32

    def draw(self, pool: vec[u8], total: i64) -> i64:
        return take_numbered(pool, self.below(total))

    def __repr__(self) -> str:
        return f"<seeded luck at {self.a:08x}-{self.b:08x}-{self.c:08x}-{self.d:08x}>"

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int]]:
        """A copy goes on with the same luck."""
        return resumed, (int(self.a), int(self.b), int(self.c), int(self.d))


def resumed(a: int, b: int, c: int, d: int) -> Seeded:
    """Luck in the middle of its stream.

    >>> import copy
    >>> chance = Seeded(7)
    >>> [chance.below(6) for _ in range(3)], copy.deepcopy(chance).below(6), chance.below(6)
    ([4, 1, 5], 3, 3)
    """
    luck = Seeded(0)
    luck.a, luck.b, luck.c, luck.d = i64(a), i64(b), i64(c), i64(d)
    return luck


@final
class SystemLuck(Chance):
    """The operating system's luck: nobody can reckon it out from what they have seen, as they could find a seed."""

    def below(self, n: i64) -> i64:
        return secrets.randbelow(int(n))

    def draw(self, pool: vec[u8], total: i64) -> i64:
        return take_numbered(pool, self.below(total))


def take_numbered(pool: vec[u8], number: i64) -> i64:
    """Take the piece of this number out of a multiset whose pieces are counted kind by kind: which kind it is."""
    kind: i64 = 0
    while number >= i64(pool[kind]):
        number -= i64(pool[kind])
        kind += 1
    pool[kind] -= 1
    return kind


def mix(word: i64) -> i64:
    """A 32-bit integer hash: every input bit moves every output bit."""
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & WORD
    word = ((word ^ (word >> 15)) * 0x735A2D97) & WORD
    return word ^ (word >> 15)


def take(pool: vec[u8], kind: i64) -> None:
    """Take a piece of a given kind out of a multiset, or refuse what cannot be."""
    if kind < 0 or kind >= len(pool) or pool[kind] == 0:
        raise ChanceError(f"outcome {kind} cannot be drawn: none of that kind is left")
    pool[kind] -= 1


@final
class Scripted(Chance):
    """Luck written down beforehand: a test's, or a record's.

    >>> chance = Scripted([2, 0])
    >>> chance.below(6), chance.below(6)
    (2, 0)
    >>> chance.below(6)
    Traceback (most recent call last):
    ...
    clutch.kernel.errors.ChanceError: the rules ask for more luck than was written down
    """

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__()
        self.outcomes: Final = outcomes
        self.used: i64 = 0
        """How many outcomes have been asked for."""

    def __repr__(self) -> str:
        return f"<scripted luck {self.outcomes}, {self.used} used>"

    def __reduce__(self) -> tuple[object, tuple[list[int], int]]:
        """A copy goes on where this one is."""
        return scripted_from, (list(self.outcomes), int(self.used))

    def next_outcome(self) -> i64:
        if self.used >= len(self.outcomes):
            raise ChanceError("the rules ask for more luck than was written down")
        outcome: i64 = self.outcomes[self.used]
        self.used += 1
        return outcome

    def below(self, n: i64) -> i64:
        outcome: i64 = self.next_outcome()
        if outcome < 0 or outcome >= n:
            raise ChanceError(f"outcome {outcome} cannot be: the rules ask for 0 to {n - 1}")
        return outcome

    def draw(self, pool: vec[u8], total: i64) -> i64:
        kind: i64 = self.next_outcome()
        take(pool, kind)
        return kind

    @property
    def spent(self) -> bool:
        """Whether everything that was written down has been used."""
        return self.used == len(self.outcomes)


def scripted_from(outcomes: list[int], used: int) -> Scripted:
    """Written luck of which some is used already.

    >>> import copy
    >>> chance = Scripted([2, 0])
    >>> chance.below(6), copy.copy(chance).below(6), chance
    (2, 0, <scripted luck [2, 0], 1 used>)
    """
    luck = Scripted(outcomes)
    luck.used = i64(used)
    return luck


@final
class Recorded(Chance):
    """Passes on another source and keeps what it gave, so that a decision can be written down with its luck.

    >>> chance = Recorded(Scripted([2, 0, 5]))
    >>> chance.below(6), chance.below(6)
    (2, 0)
    >>> chance.collect(), chance.collect()
    ([2, 0], [])
    """

    def __init__(self, source: Chance) -> None:
        super().__init__()
        self.source: Final = source
        self.asks = source.asks
        self.foresees = source.foresees
        self.outcomes: list[int] = []

    def below(self, n: i64) -> i64:
        outcome: i64 = self.source.below(n)
        self.outcomes.append(int(outcome))
        return outcome

    def draw(self, pool: vec[u8], total: i64) -> i64:
        kind: i64 = self.source.draw(pool, total)
        self.outcomes.append(int(kind))
        return kind

    def ask(self, question: Question) -> None:
        self.source.ask(question)

    def consult(self, seat: i64) -> None:
        self.source.consult(seat)

    def collect(self) -> list[int]:
        """What was given since the last call."""
        outcomes = self.outcomes
        self.outcomes = []
        return outcomes


@final
class Entered(Chance):
    """A person at a real table says what the real dice or the real card showed.

    >>> entered = Entered(lambda question, left: left.index(max(left)))
    >>> entered.below(3)
    0
    """

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.answer: Final = answer
        self.question: Question | None = None
        self.asks = True

    def ask(self, question: Question) -> None:
        self.question = question

    def answered(self, left: list[int]) -> i64:
        outcome: i64 = self.answer(self.question, left)
        self.question = None
        return outcome

    def below(self, n: i64) -> i64:
        outcome: i64 = self.answered([1] * int(n))
        if outcome < 0 or outcome >= n:
            raise ChanceError(f"outcome {outcome} cannot be: the rules ask for 0 to {n - 1}")
        return outcome

    def draw(self, pool: vec[u8], total: i64) -> i64:
        kind: i64 = self.answered([int(count) for count in pool])
        take(pool, kind)
        return kind
