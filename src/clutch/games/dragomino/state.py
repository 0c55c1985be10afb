"""Everything that lies on the table, and what each seat knows of it. Data only: the chapters beside this file are the rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from clutch.games.dragomino.components import DOMINOES, EGG_TOKENS, OFFER_SIZE, SEATS, TERRAINS
from clutch.games.dragomino.grid import CELLS
from clutch.kernel.state import State
from clutch.kernel.value import Value

# The steps of a turn, each with its own decision
PICK: Final = 0
PLACE: Final = 1
EGG_KIND: Final = 2
EGG_SOURCE: Final = 3
EGG_KEEP: Final = 4

STEP_NAMES: Final = ["pick", "place", "egg_kind", "egg_source", "egg_keep"]

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
"""The mark of a wet connection: see `eggs.connection_code`."""
TRACKED: Final = 0
RETURN_NAMES: Final = ["tracked", "reshuffled"]
"""The values of the option `thirst_return`: `TRACKED` is the first."""
FIRST_HOLDERS: Final = ["random", "A", "B", "C", "D"]
"""The values of the option `first_holder`: random, or a seat."""
FRESH: Final = 0
"""The source of a token that nobody has looked under; a returned token's source is its number."""


@final
class Agreement(Value):
    """The options that were agreed before the game (rules, chapter Options)."""

    def __init__(self, thirst: bool, thirst_return: i64, per_square: bool, first_holder: i64) -> None:
        self.thirst: Final = thirst
        """Option `thirst`: the variation Dragon's Thirst (DM-V1)."""
        self.thirst_return: Final = thirst_return
        """Option `thirst_return`, as it was chosen: it means something only with `thirst` (DM-G10)."""
        self.per_square: Final = per_square
        """Option `egg_rule` = `per_square` (DM-G2)."""
        self.first_holder: Final = first_holder
        """Option `first_holder`: the seat that the host named, or `NOTHING` for a random one (DM-G7)."""

    def tracked(self) -> bool:
        """Whether a returned token can be told from the others (DM-V6, DM-G10)."""
        return self.thirst and self.thirst_return == TRACKED


class DragominoPosition(State):
    """A position of Dragomino.

    Dominoes are numbers from 0; where a place can be empty it holds the number plus 1. Arrays by seat and by terrain are flat, and read by the methods below: `code_at(seat, cell)`.
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
        """The cells of their halves, found by `cell_of`."""
        self.taken: vec[u8] = NO_SEATS
        """How many exploration dominoes each seat has placed."""
        self.eggs: vec[u8] = NO_ISLAND_EGGS
        """Each island's tokens in the order of laying, as `eggs.egg_code` writes them."""
        self.dragons: vec[u8] = NO_SEATS
        self.shells: vec[u8] = NO_SEATS
        self.fresh: vec[u8] = ALL_EGGS
        """Tokens that nobody has looked under, by terrain and face: see `fresh_place`. Which is which does not exist."""
        self.returned: vec[u8] = NO_RETURNED
        """Returned tokens by terrain and number, found by `token_place`: face + 1, or 0 where there is none (DM-V6, tracked). One that is in the hand stays here until it is kept."""
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

    def copy_from(self, other: DragominoPosition) -> None:
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

    def code_at(self, seat: i64, cell: i64) -> i64:
        """What a cell of a seat's island holds: 0, `BORDER`, or the square that lies there."""
        return i64(self.grid[seat * CELLS + cell])

    def border_cell(self, seat: i64, number: i64) -> i64:
        """The cell that came to lie beside a seat's island as the number-th; it may be covered since."""
        return i64(self.border[seat * BORDER_SIZE + number])

    def domino_of(self, seat: i64, number: i64) -> i64:
        """The domino that a seat has placed as the number-th, or `NOTHING`; its starting domino is number 0."""
        return i64(self.dominoes[seat * PLACED + number]) - 1

    def cell_of(self, seat: i64, number: i64, which: i64) -> i64:
        """The cell of half `a` (0) or `b` (1) of that domino."""
        return i64(self.squares[seat * SQUARES + 2 * number + which])

    def eggs_laid(self, seat: i64) -> i64:
        """How many tokens lie on a seat's island."""
        return i64(self.dragons[seat]) + i64(self.shells[seat])

    def egg_of(self, seat: i64, number: i64) -> i64:
        """The token that was laid on a seat's island as the number-th: see `eggs.egg_code`."""
        return i64(self.eggs[seat * ISLAND_EGGS + number])

    def fresh_place(self, terrain: i64, face: i64) -> i64:
        """Where the fresh tokens of a terrain and face are counted in `fresh`."""
        return 2 * terrain + face

    def token_place(self, terrain: i64, number: i64) -> i64:
        """Where a returned token lies in `returned` and `seen`; numbers count from 1, as in its name."""
        return terrain * NAMES + number - 1

    def everyone(self) -> u8:
        """A bit for each seat."""
        return u8((1 << self.players) - 1)


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
