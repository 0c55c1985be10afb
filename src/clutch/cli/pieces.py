"""Cards, dice and pieces as people type them: `ice fire fire`, `fire*2`, `2 fire`, `ice, storm`, or the beginnings of names."""

from __future__ import annotations

import re

from clutch.cli.speech import complaint, tell
from clutch.kernel.errors import GameError

_STARRED = re.compile(r"(.+?) ?[*×] ?(\d{1,2})|(\d{1,2}) ?[*×x] ?(.+)|(.+?) ?x ?(\d{1,2})")
_COUNT = re.compile(r"(\d{1,2})[x×]?")
LONGEST = 5
"""No name has more words."""


def fold(text: str) -> str:
    """A name without differences of case, spacing and underscores.

    >>> fold("Mighty_Roar ")
    'mighty roar'
    """
    return " ".join(text.replace("_", " ").lower().split())


def known_names(names: list[list[str]]) -> dict[str, int]:
    """Each outcome by all its names, the first of equal ones."""
    known: dict[str, int] = {}
    for outcome, spellings in enumerate(names):
        for spelling in spellings:
            known.setdefault(fold(spelling), outcome)
    return known


def identify(text: str, known: dict[str, int]) -> int | None:
    """The outcome that a text names: in full, or by a beginning that fits one outcome only."""
    wanted = fold(text)
    if wanted in known:
        return known[wanted]
    likely = {outcome for name, outcome in known.items() if name.startswith(wanted)}
    return likely.pop() if wanted and len(likely) == 1 else None


def read_pieces(text: str, names: list[list[str]]) -> list[int]:
    """The outcomes of a typed line, in its order. Each outcome may have several names: the symbol, and the language's word.

    >>> dragons = [["fire"], ["ice"], ["storm"]]
    >>> read_pieces("ice fire*2, sto", dragons), read_pieces("2 fire ICE", dragons)
    ([1, 0, 0, 2], [0, 0, 1])
    >>> read_pieces("ice water", dragons)
    Traceback (most recent call last):
    ...
    clutch.kernel.errors.GameError: “water” is none of fire, ice, storm
    """
    known = known_names(names)
    outcomes: list[int] = []
    for part in re.split(r"[,;]", re.sub(r" *([*×]) *", r"\1", text)):
        outcomes.extend(read_part(part.split(), known, names))
    return outcomes


def read_part(tokens: list[str], known: dict[str, int], names: list[list[str]]) -> list[int]:
    """The outcomes between two commas."""
    outcomes: list[int] = []
    place = 0
    while place < len(tokens):
        count = 1
        counts = _COUNT.fullmatch(tokens[place])
        if counts is not None and fold(tokens[place]) not in known and place + 1 < len(tokens):
            count = int(counts.group(1))
            place += 1
        outcome, used, times = longest_name(tokens, place, known)
        if outcome is None:
            raise GameError(unclear(tokens[place], known, names))
        outcomes.extend([outcome] * (count * times))
        place += used
    return outcomes


def unclear(text: str, known: dict[str, int], names: list[list[str]]) -> str:
    """Why a text names no outcome: it could be several, or it is none."""
    likely = sorted({outcome for name, outcome in known.items() if name.startswith(fold(text))})
    shown = [names[outcome][-1] for outcome in likely or range(len(names))]
    if likely:
        return complaint("several_pieces", text=text[:60], names=tell("or").join(shown))
    return complaint("no_piece", text=text[:60], names=", ".join(shown))


def longest_name(tokens: list[str], place: int, known: dict[str, int]) -> tuple[int | None, int, int]:
    """The outcome whose name begins here, how many words it takes, and how many times it is counted; whole names win over beginnings."""
    for used in range(min(LONGEST, len(tokens) - place), 0, -1):
        text = " ".join(tokens[place : place + used])
        if fold(text) in known:
            return known[fold(text)], used, 1
    starred = _STARRED.fullmatch(tokens[place])
    outcome = identify(tokens[place], known)
    if outcome is None and starred is not None:
        name = starred.group(1) or starred.group(4) or starred.group(5)
        count = starred.group(2) or starred.group(3) or starred.group(6)
        return identify(name, known), 1, int(count)
    return outcome, 1, 1
