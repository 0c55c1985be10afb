"""The box: forty dragon cards and the numbers of the setup and scoring (rules, chapters Components and Setup).

`components.toml` says where each number comes from; a test holds the two together.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

TYPES: Final = 10
"""Kinds of dragon, numbered from 0."""
SET_SIZE: Final = 4
"""Equal cards of each kind."""
SEATS: Final = 4
"""The most players."""
HAND_SIZE: Final = 8
LINE_SIZE: Final = 7
KIN_SIZE: Final = 4
"""Nobody can have more kin: see DK-G6."""
COUP_THREE: Final = 5
COUP_FOUR: Final = 10
TARGET: Final = 50
SAFE_ROUNDS: Final = 20
"""How many rounds a game to 50 points may take, unless the table agrees otherwise (DK-G13)."""
MOST_ROUNDS: Final = 100

DRAGONS: Final = ["forest", "ice", "fire", "storm", "stone", "sea", "sand", "shadow", "sun", "swamp"]
"""The symbols of the kinds, in the order of their ids. Only the first two are named in print (DK-G18)."""

DRAGON_LETTERS: Final = "FIRTNEDHUW"
"""One letter for each kind, for the text board: every letter stands for one kind only."""

_SETS_REMOVED: Final = vec[u8]([0, 0, 4, 2, 0])


# Nobody prints how many cards there are: only 40 leaves exactly one card for the gallery, whatever the number of players (DK-G19).
assert 40 == TYPES * SET_SIZE == 4 * HAND_SIZE + LINE_SIZE + 1
assert (TYPES - 2) * SET_SIZE == 3 * HAND_SIZE + LINE_SIZE + 1
assert (TYPES - 4) * SET_SIZE == 2 * HAND_SIZE + LINE_SIZE + 1


def safe_rounds(target: int) -> int:
    """How many rounds a game to a target may take, unless the table agrees otherwise: 20, and for a higher target two for each five points (DK-G13).

    >>> [safe_rounds(target) for target in (10, 50, 51, 100, 200)]
    [20, 20, 21, 40, 80]
    """
    return max(SAFE_ROUNDS, (2 * target + 4) // 5)


def sets_removed(players: i64) -> i64:
    """How many sets go back into the box (DK-S1)."""
    return i64(_SETS_REMOVED[players])
