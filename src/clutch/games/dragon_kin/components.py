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

DRAGONS: Final = ["forest", "ice", "fire", "storm", "stone", "sea", "sand", "shadow", "sun", "swamp"]
"""The symbols of the kinds, in the order of their ids."""

DRAGON_LETTERS: Final = "FIRTNEDHUW"
"""One letter for each kind, for the text board: every letter stands for one kind only."""

_SETS_REMOVED: Final = vec[u8]([0, 0, 4, 2, 0])


def sets_removed(players: i64) -> i64:
    """How many sets go back into the box (DK-S1)."""
    return i64(_SETS_REMOVED[players])
