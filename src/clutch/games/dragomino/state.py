"""Everything that lies on the table, and what each seat knows of it. Data only: the chapters beside this file are the rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from clutch.games.dragomino.components import DOMINOES, EGG_TOKENS, OFFER_SIZE, SEATS, TERRAINS
from clutch.kernel.state import State
from clutch.kernel.value import Value

# The steps of a turn, each with its own decision
PICK: Final = 0
PLACE: Final = 1
EGG_KIND: Final = 2
EGG_SOURCE: Final = 3
EGG_KEEP: Final = 4

STEP_NAMES: Final = ["pick", "place", "egg_kind", "egg_source", "egg_keep"]

# An island lies on a grid with a margin, so that every square that can be laid has four neighbours in it (DM-P6, DM-I10)
LEAST_X: Final = -14
MOST_X: Final = 15
LEAST_Y: Final = -14
MOST_Y: Final = 14
WIDTH: Final = 32
HEIGHT: Final = 31
CELLS: Final = 992
"""A cell is a number: `(y + 15) * WIDTH + (x + 15)`."""

BORDER: Final = 16
"""The mark of an empty cell that shares a side with the island; it stands alone in its byte."""
BORDER_SIZE: Final = 48
"""16 squares have at most 34 free cells beside them, and 14 of them were such cells before."""
PLACED: Final = 8
"""Dominoes of a finished island."""
SQUARES: Final = 16
CONNECTIONS: Final = 6
"""The most connections that one placement can have (DM-E1)."""
ISLAND_EGGS: Final = 16
"""16 squares share at most 24 sides, and 8 of those lie inside dominoes (DM-I9)."""
NAMES: Final = 9
"""Returned tokens a terrain can get names for: three watering holes with three outer sides each (DM-V6)."""

NOTHING: Final = -1
WET: Final = 8
"""The mark of a wet connection; the rest of the number is `half * 4 + direction`."""
FRESH: Final = 0
"""The source of a token that nobody has looked under; a returned token's source is its number."""


@final
class Agreement(Value):
    """The options that were agreed before the game (rules, chapter Options)."""

    def __init__(self, thirst: bool, tracked: bool, per_square: bool) -> None:
        self.thirst: Final = thirst
        """Option `thirst`: the variation Dragon's Thirst (DM-V1)."""
        self.tracked: Final = tracked
        """Option `thirst_return` = `tracked` (DM-G10); only with `thirst`."""
        self.per_square: Final = per_square
        """Option `egg_rule` = `per_square` (DM-G2)."""


class Islands(State):
    """A position of Dragomino.

    Dominoes are numbers from 0; where a place can be empty it holds the number plus 1. Arrays by seat are flat, such as `grid[seat * CELLS + cell]`.
    """

    def __init__(self, players: i64, agreement: Agreement) -> None:
        super().__init__(players)
        self.agreement: Final = agreement
        self.stack: vec[u8] = ALL_DOMINOES
        """1 for each exploration domino that is not revealed yet. Its order does not exist: nobody can know it."""
        self.offered: vec[u8] = NO_OFFER
        """The four dominoes of the round, by id: number + 1, or 0 once it is taken."""
        self.discarded: vec[u8] = NO_DOMINOES
        """1 for each domino that nobody took (DM-T4)."""
        self.grid: vec[u8] = NO_GRID
        """For each cell of each island: 0, `BORDER`, or the square that lies there (see `components`)."""
        self.border: vec[i16] = NO_BORDER
        """The cells that came to lie beside each island, oldest first; those that were covered since are passed over."""
        self.border_count: vec[u8] = NO_SEATS
        self.dominoes: vec[u8] = NO_ISLANDS
        """Each island's dominoes in the order of placing, the starting domino first: number + 1."""
        self.squares: vec[i16] = NO_SQUARES
        """The cells of their halves: half `a` of the k-th domino at `2 * k`, half `b` behind it."""
        self.taken: vec[u8] = NO_SEATS
        """How many exploration dominoes each seat has placed."""
        self.eggs: vec[u8] = NO_ISLAND_EGGS
        """Each island's tokens in the order of laying: `square * 8 + direction * 2 + face`, where `square` counts as in `squares`."""
        self.dragons: vec[u8] = NO_SEATS
        self.shells: vec[u8] = NO_SEATS
        self.fresh: vec[u8] = ALL_EGGS
        """Tokens that nobody has looked under, by terrain and face: `fresh[2 * terrain + face]`. Which is which does not exist."""
        self.returned: vec[u8] = NO_RETURNED
        """Returned tokens by terrain and name: face + 1, or 0 where there is none (DM-V6, tracked). One that is in the hand stays here until it is kept."""
        self.seen: vec[u8] = NO_RETURNED
        """For each of them, a bit for each seat that has looked at it."""
        self.names_given: vec[u8] = NO_TERRAINS
        """How many names each terrain has given so far."""
        self.queue: vec[u8] = NO_QUEUE
        """The connections of this turn that are not resolved yet, in their order (DM-E3)."""
        self.source: vec[u8] = NO_HAND
        """Where the tokens in the hand of the seat on turn come from: `FRESH`, or a returned token's number."""
        self.hand_face: vec[u8] = NO_HAND
        """Their faces + 1, once they are drawn."""
        self.hand_seen: vec[u8] = NO_HAND
        """For each, a bit for each seat that has looked at it."""
        self.queue_count: i64 = 0
        self.source_count: i64 = 0
        """How many tokens' sources are chosen."""
        self.connection: i64 = NOTHING
        """The connection that is being resolved."""
        self.mommy: i64 = 0
        """Who holds the Mommy Dragon (DM-I3)."""
        self.round: i64 = 1
        self.first: i64 = 0
        """Who began this round (DM-T2)."""
        self.turn: i64 = 0
        """The seat whose turn it is."""
        self.step: i64 = PICK
        self.picked: i64 = NOTHING
        """The domino that was picked and is not placed yet."""
        self.last_flips: i64 = 0
        """The faces that the last decision turned up for everyone, in base 3: see `knowledge.observed`."""

    def copy_from(self, other: Islands) -> None:
        """Take over everything that can change: what a twin has is said here, once."""
        self.over = other.over
        self.stack = other.stack[:]
        self.offered = other.offered[:]
        self.discarded = other.discarded[:]
        self.grid = other.grid[:]
        self.border = other.border[:]
        self.border_count = other.border_count[:]
        self.dominoes = other.dominoes[:]
        self.squares = other.squares[:]
        self.taken = other.taken[:]
        self.eggs = other.eggs[:]
        self.dragons = other.dragons[:]
        self.shells = other.shells[:]
        self.fresh = other.fresh[:]
        self.returned = other.returned[:]
        self.seen = other.seen[:]
        self.names_given = other.names_given[:]
        self.queue = other.queue[:]
        self.source = other.source[:]
        self.hand_face = other.hand_face[:]
        self.hand_seen = other.hand_seen[:]
        self.queue_count = other.queue_count
        self.source_count = other.source_count
        self.connection = other.connection
        self.mommy = other.mommy
        self.round = other.round
        self.first = other.first
        self.turn = other.turn
        self.step = other.step
        self.picked = other.picked
        self.last_flips = other.last_flips


NO_DOMINOES: Final = vec[u8]([0] * DOMINOES)
ALL_DOMINOES: Final = vec[u8]([1] * DOMINOES)
NO_OFFER: Final = vec[u8]([0] * OFFER_SIZE)
NO_GRID: Final = vec[u8]([0] * (SEATS * CELLS))
NO_BORDER: Final = vec[i16]([0] * (SEATS * BORDER_SIZE))
NO_ISLANDS: Final = vec[u8]([0] * (SEATS * PLACED))
NO_SQUARES: Final = vec[i16]([0] * (SEATS * SQUARES))
NO_ISLAND_EGGS: Final = vec[u8]([0] * (SEATS * ISLAND_EGGS))
NO_SEATS: Final = vec[u8]([0] * SEATS)
ALL_EGGS: Final = EGG_TOKENS[:]
NO_RETURNED: Final = vec[u8]([0] * (TERRAINS * NAMES))
NO_TERRAINS: Final = vec[u8]([0] * TERRAINS)
NO_QUEUE: Final = vec[u8]([0] * CONNECTIONS)
NO_HAND: Final = vec[u8]([0] * 2)
