"""The box: dominoes, egg tokens and the numbers of the game (rules, chapter Components).

`components.toml` says where each number comes from; a test holds the two together.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

SEATS: Final = 4
"""The most players (DM-S1)."""
TERRAINS: Final = 6
"""Kinds of terrain, numbered from 0 in the canonical order."""
DOMINOES: Final = 28
"""Exploration dominoes (DM-G1), numbered from 0."""
START: Final = 28
"""The number of the starting domino."""
OFFER_SIZE: Final = 4
ROUNDS: Final = 7
MOMMY_POINTS: Final = 1
EGGS: Final = 69

TERRAIN_NAMES: Final = ["desert", "snow", "prairie", "forest", "mountain", "volcano"]
"""The symbols of the terrains, in the canonical order."""
TERRAIN_LETTERS: Final = "DSPFMV"
"""One letter for each terrain, for the text board: colour alone would not tell the two greens apart."""
DIRECTION_NAMES: Final = ["N", "E", "S", "W"]
"""The directions, in the canonical order."""

DRAGON: Final = 0
SHELL: Final = 1
FACE_NAMES: Final = ["dragon", "shell"]
"""What an egg token can show."""

# A square of a domino is one byte: its terrain + 1, and a bit for a watering hole.
TERRAIN: Final = 7
HOLE: Final = 8

DOMINO_LIST: Final[list[tuple[str, bool, str, bool, str]]] = [
    ("desert", True, "desert", False, "d01"),
    ("desert", True, "prairie", False, "d02"),
    ("desert", True, "prairie", False, "d03"),
    ("desert", False, "prairie", True, "d04"),
    ("desert", False, "forest", False, "d05"),
    ("desert", False, "forest", False, "d06"),
    ("desert", False, "mountain", False, "d07"),
    ("desert", False, "volcano", False, "d08"),
    ("desert", False, "volcano", False, "d09"),
    ("snow", True, "snow", False, "d10"),
    ("snow", True, "prairie", False, "d11"),
    ("snow", True, "prairie", False, "d12"),
    ("snow", False, "forest", False, "d13"),
    ("snow", False, "forest", False, "d14"),
    ("snow", False, "mountain", False, "d15"),
    ("snow", False, "mountain", False, "d16"),
    ("snow", False, "volcano", False, "d17"),
    ("snow", False, "volcano", False, "d18"),
    ("prairie", False, "forest", False, "d19"),
    ("prairie", False, "forest", False, "d20"),
    ("prairie", False, "mountain", False, "d21"),
    ("prairie", False, "mountain", False, "d22"),
    ("prairie", False, "volcano", False, "d23"),
    ("forest", False, "mountain", False, "d24"),
    ("forest", False, "mountain", False, "d25"),
    ("forest", False, "volcano", False, "d26"),
    ("forest", False, "volcano", False, "d27"),
    ("mountain", False, "volcano", False, "d28"),
    ("desert", False, "snow", False, "start"),  # both faces of the starting domino are equal, so it has one entry
]
"""Each domino: terrain and watering hole of half `a`, terrain and watering hole of half `b`, id."""

DOMINO_NAMES: Final = [row[4] for row in DOMINO_LIST]
"""The ids of the dominoes by number; the starting domino is the last."""
OFFERED_NAMES: Final = DOMINO_NAMES[:DOMINOES]
"""The ids of the exploration dominoes."""


def square(terrain: str, hole: bool) -> int:
    """The byte of a square."""
    return TERRAIN_NAMES.index(terrain) + 1 + (HOLE if hole else 0)


def read_halves() -> vec[u8]:
    """The squares of all dominoes: half `a` and half `b`, domino by domino."""
    halves = vec[u8]([])
    for a, a_hole, b, b_hole, _ in DOMINO_LIST:
        halves = append(halves, u8(square(a, a_hole)))
        halves = append(halves, u8(square(b, b_hole)))
    return halves


HALVES: Final = read_halves()
"""The square of half `h` (0 or 1) of domino `d` is `HALVES[2 * d + h]`."""

EGG_TOKENS: Final = vec[u8]([7, 7, 7, 6, 7, 5, 7, 4, 7, 3, 7, 2])
"""Dragons and shells of each terrain (DM-S2): `EGG_TOKENS[2 * terrain + face]`."""


def half(domino: i64, number: i64) -> i64:
    """The square of a domino's half `a` (0) or `b` (1)."""
    return i64(HALVES[2 * domino + number])


def terrain_of(square: i64) -> i64:
    """The terrain of a square, from 0."""
    return (square & TERRAIN) - 1
