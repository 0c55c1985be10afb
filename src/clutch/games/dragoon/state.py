"""Everything that lies on the table, what each seat knows of it, and the stack of what is to be decided. Data only: the chapters beside this file are the rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon.components import CELLS, KINDS, NO_TILE, SEATS, TILE_TOTAL, TOTEM_TOTAL
from clutch.kernel.stack import FRAME, SEAT, StackedState, blank_frames
from clutch.kernel.value import Value

NOBODY: Final = -1
NOWHERE: Final = -1

# The phases of a round (DG-R1)

POPULATE: Final = 0
ACTION: Final = 1
TRIBUTE: Final = 2
PHASES: Final = ["populate", "action", "tribute"]

DEEPEST: Final = 3
"""The round, a turn, and one thing above it: windows do not nest (DG-W8)."""

# Option `reaction_mode` (DG-Y3)

MASKED: Final = 0
FIXED: Final = 1
INSTANT: Final = 2
MODES: Final = ["masked", "fixed", "instant"]


@final
class Agreement(Value):
    """What was settled before the game and never changes: the caves (DG-S2) and the options."""

    def __init__(
        self,
        cave: vec[u8],
        cave_at: vec[u8],
        cave_layout: str,
        gold_goal: i64,
        round_limit: i64,
        thief_wins: bool,
        reaction_mode: i64,
        reaction_hold_ms: i64,
    ) -> None:
        self.cave: Final = cave
        """The cell of each seat's cave."""
        self.cave_at: Final = cave_at
        """For each cell the seat whose cave it is, plus 1; 0 for an ordinary cell."""
        self.cave_layout: Final = cave_layout
        self.gold_goal: Final = gold_goal
        self.round_limit: Final = round_limit
        self.thief_wins: Final = thief_wins
        self.reaction_mode: Final = reaction_mode
        self.reaction_hold_ms: Final = reaction_hold_ms
        """How long a table keeps a window open; the rules themselves know no time."""


def known_place(seat: i64, other: i64, kind: i64) -> i64:
    """Where `known` keeps what a seat knows of another's cards of a kind."""
    return (seat * SEATS + other) * KINDS + kind


class DragoonPosition(StackedState):
    """A position of Dragoon.

    Arrays by seat and kind of card are flat; `held`, `drawn_by` and `knows_held` read them. Cells are numbered row by row from the lowest left one.
    """

    def __init__(self, players: i64, agreement: Agreement) -> None:
        super().__init__(players, NO_FRAMES)
        self.agreement: Final = agreement
        self.tile: vec[u8] = NO_TILES
        """For each cell `NO_TILE`, `VILLAGE` or `CITY`."""
        self.totem: vec[u8] = NO_TILES
        """For each cell the seat whose totem stands on its tile, plus 1; 0 for none."""
        self.dragon: vec[u8] = NO_SEATS
        """The cell of each seat's dragon."""
        self.gold: vec[i64] = NO_GOLD
        self.totem_supply: vec[u8] = ALL_TOTEMS
        self.hand: vec[u8] = NO_CARDS
        """How many cards of each kind each seat holds: see `held`."""
        self.hand_size: vec[u8] = NO_SEATS
        self.deck: vec[u8] = NO_KINDS
        """How many cards of each kind the deck holds: nobody knows their order, so they have none."""
        self.discard: vec[u8] = NO_KINDS
        self.in_play: vec[u8] = NO_KINDS
        """Cards played this turn or in this tribute phase (DG-C3)."""
        self.known: vec[u8] = NO_MEMORY
        """Cards that a seat knows to be in another's hand (DG-Y6): see `knows_held`."""
        self.shuffled_in: vec[u8] = NO_KINDS
        """The cards of which the deck was last formed (DG-Y6)."""
        self.drawn: vec[u8] = NO_CARDS
        """What each seat drew since the deck was formed (DG-Y6): see `drawn_by`."""
        self.deck_size: i64 = 0
        self.discard_size: i64 = 0
        self.in_play_size: i64 = 0
        self.known_total: i64 = 0
        """The sum of `known`: mostly 0."""
        self.tile_supply: i64 = TILE_TOTAL
        self.thief_gold: i64 = 0
        self.treasure: i64 = NOWHERE
        """The cell of the chest, or `NOWHERE`."""
        self.phase: i64 = POPULATE
        self.round: i64 = 1
        self.first: i64 = NOBODY
        """This round's first player; `NOBODY` until it is chosen."""
        self.place: i64 = 0
        """How many players of the round's order are done with their turn, or with their tribute."""
        self.active: i64 = NOBODY
        """Whose turn it is; `NOBODY` outside the action phase."""
        self.action_points: i64 = 0
        self.lay_waste: bool = False
        """Whether the active dragon is under Lay Waste (DG-K3)."""
        self.sudden_death: bool = False
        self.everybody_lost: bool = False
        """The thief won (DG-E7)."""
        self.last_luck: i64 = 0
        """A number for the public luck of the last decision: dice and cells."""
        self.last_card: i64 = 0
        """A number for the cards that the last decision let the seats of `last_audience` see."""
        self.last_audience: i64 = 0
        self.last_seat: i64 = NOBODY
        """Who made the last decision."""

    def copy_from(self, other: DragoonPosition) -> None:
        """Take over everything that can change: what a twin has is said here, once."""
        self.copy_frames(other)
        self.over = other.over
        self.tile = other.tile[:]
        self.totem = other.totem[:]
        self.dragon = other.dragon[:]
        self.gold = other.gold[:]
        self.totem_supply = other.totem_supply[:]
        self.hand = other.hand[:]
        self.hand_size = other.hand_size[:]
        self.deck = other.deck[:]
        self.discard = other.discard[:]
        self.in_play = other.in_play[:]
        self.known = other.known[:]
        self.shuffled_in = other.shuffled_in[:]
        self.drawn = other.drawn[:]
        self.deck_size = other.deck_size
        self.discard_size = other.discard_size
        self.in_play_size = other.in_play_size
        self.known_total = other.known_total
        self.tile_supply = other.tile_supply
        self.thief_gold = other.thief_gold
        self.treasure = other.treasure
        self.phase = other.phase
        self.round = other.round
        self.first = other.first
        self.place = other.place
        self.active = other.active
        self.action_points = other.action_points
        self.lay_waste = other.lay_waste
        self.sudden_death = other.sudden_death
        self.everybody_lost = other.everybody_lost
        self.last_luck = other.last_luck
        self.last_card = other.last_card
        self.last_audience = other.last_audience
        self.last_seat = other.last_seat

    # Cards

    def held(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat holds."""
        at: i64 = seat * KINDS + kind
        return i64(self.hand[at])

    def add_to_hand(self, seat: i64, kind: i64) -> None:
        """One card more in a hand."""
        place: i64 = seat * KINDS + kind
        self.hand[place] += 1
        self.hand_size[seat] += 1

    def take_from_hand(self, seat: i64, kind: i64) -> None:
        """One card less in a hand."""
        place: i64 = seat * KINDS + kind
        self.hand[place] -= 1
        self.hand_size[seat] -= 1

    def set_held(self, seat: i64, kind: i64, count: i64) -> None:
        """So many cards of a kind in a hand that is being dealt again; its size stays what it is."""
        self.hand[seat * KINDS + kind] = u8(count)

    def drawn_by(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat drew since the deck was formed."""
        at: i64 = seat * KINDS + kind
        return i64(self.drawn[at])

    def remember_draw(self, seat: i64, kind: i64) -> None:
        """A seat remembers what it drew since the deck was formed (DG-Y6)."""
        place: i64 = seat * KINDS + kind
        self.drawn[place] += 1

    def forget_draws(self, seat: i64) -> None:
        """A seat's draws are no longer known."""
        drawn: vec[u8] = self.drawn
        first: i64 = seat * KINDS
        for kind in range(i64(KINDS)):
            drawn[first + kind] = 0

    def knows_held(self, seat: i64, other: i64, kind: i64) -> i64:
        """How many cards of a kind a seat knows another to hold."""
        at: i64 = known_place(seat, other, kind)
        return i64(self.known[at])

    # What stands where

    def cave_of(self, seat: i64) -> i64:
        """The cell of a seat's cave."""
        return i64(self.agreement.cave[seat])

    def cell_of(self, seat: i64) -> i64:
        """The cell of a seat's dragon."""
        return i64(self.dragon[seat])

    def is_home(self, seat: i64) -> bool:
        """Whether a dragon is in its own cave."""
        return self.dragon[seat] == self.agreement.cave[seat]

    def cave_owner(self, cell: i64) -> i64:
        """Whose cave a cell is, or `NOBODY`."""
        return i64(self.agreement.cave_at[cell]) - 1

    def is_cave(self, cell: i64) -> bool:
        """Whether a cell is the cave of a player in the game."""
        return self.agreement.cave_at[cell] != 0

    def has_tile(self, cell: i64) -> bool:
        """Whether a village or a city lies on a cell."""
        return self.tile[cell] != NO_TILE

    def is_claimed(self, cell: i64) -> bool:
        """Whether anybody's totem stands on a cell's tile."""
        return self.totem[cell] != 0

    def claimant(self, cell: i64) -> i64:
        """Whose totem stands on a cell's tile, or `NOBODY`."""
        return i64(self.totem[cell]) - 1

    def other_dragon(self, seat: i64, cell: i64) -> i64:
        """A dragon on a cell other than this seat's, or `NOBODY`; there is never more than one (DG-I3)."""
        dragon: vec[u8] = self.dragon
        for other in range(self.players):
            if other != seat and i64(dragon[other]) == cell:
                return other
        return NOBODY

    def has_dragon(self, cell: i64) -> bool:
        """Whether any dragon stands on a cell."""
        return self.other_dragon(NOBODY, cell) != NOBODY

    # The stack

    def ask_instead(self, seat: i64) -> None:
        """The decision on top asks this seat from now on."""
        self.frames[self.frames_end - FRAME + SEAT] = seat

    # What the last decision showed

    def note_luck(self, outcome: i64) -> None:
        """Everybody saw this outcome."""
        self.last_luck = (self.last_luck * 41 + outcome + 1) & 0xFFFFFFFFFF

    def note_card(self, kind: i64, audience: i64) -> None:
        """The seats in `audience` saw this card."""
        self.last_card = (self.last_card * 41 + kind + 1) & 0xFFFFFFFFFF
        self.last_audience = audience


NO_TILES: Final = vec[u8]([NO_TILE] * CELLS)
NO_SEATS: Final = vec[u8]([0] * SEATS)
NO_GOLD: Final = vec[i64]([0] * SEATS)
NO_KINDS: Final = vec[u8]([0] * KINDS)
NO_CARDS: Final = vec[u8]([0] * (SEATS * KINDS))
NO_MEMORY: Final = vec[u8]([0] * (SEATS * SEATS * KINDS))
NO_FRAMES: Final = blank_frames(DEEPEST)
ALL_TOTEMS: Final = vec[u8]([int(TOTEM_TOTAL)] * SEATS)
