"""Everything that lies on the table, and what each seat knows of it. Data only: the chapters beside this file are the rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_kin.components import HAND_SIZE, KIN_SIZE, LINE_SIZE, SEATS, TYPES
from clutch.kernel.state import State
from clutch.kernel.value import Value

DISCARD: Final = 0
"""The first step of a turn (DK-T5)."""
ACTION: Final = 1
"""The second step of a turn (DK-T6)."""

SINGLE_ROUND: Final = 0
FIXED_ROUNDS: Final = 1
TO_TARGET: Final = 2
LENGTHS: Final = ["single_round", "fixed_rounds", "to_target"]
"""The values of the option `game_length`, in the order of the numbers above (DK-F8)."""

NOBODY: Final = -1


@final
class Agreement(Value):
    """What was agreed before the game and never changes: the kinds in play (DK-S1) and the options."""

    def __init__(
        self,
        in_play: vec[u8],
        kinds_named: bool,
        game_length: i64,
        rounds: i64,
        target: i64,
        max_rounds: i64,
        alliance_with_last_card: bool,
        alliance_takes_own_discard: bool,
    ) -> None:
        self.in_play: Final = in_play
        """1 for each kind of dragon in play, 0 for a removed one."""
        self.kinds_named: Final = kinds_named
        """Whether the host has named the kinds that are removed, and no luck (DK-G2)."""
        self.game_length: Final = game_length
        self.rounds: Final = rounds
        self.target: Final = target
        self.max_rounds: Final = max_rounds
        self.alliance_with_last_card: Final = alliance_with_last_card
        """Option `open_alliance_when` = `turn_start` (DK-G1)."""
        self.alliance_takes_own_discard: Final = alliance_takes_own_discard
        """Option `open_alliance_own_discard` (DK-G5)."""

    def with_kinds(self, in_play: vec[u8]) -> Agreement:
        """The same with the kinds that were drawn."""
        return Agreement(
            in_play=in_play,
            kinds_named=self.kinds_named,
            game_length=self.game_length,
            rounds=self.rounds,
            target=self.target,
            max_rounds=self.max_rounds,
            alliance_with_last_card=self.alliance_with_last_card,
            alliance_takes_own_discard=self.alliance_takes_own_discard,
        )


class DragonKinPosition(State):
    """A position of Dragon Kin.

    Cards are kinds 0 to 9; where a place can be empty or unknown it holds the kind plus 1. Arrays by seat are flat, and read by the methods below: `held(seat, kind)`, `kin_kind(seat, slot)`.
    """

    def __init__(self, players: i64, agreement: Agreement) -> None:
        super().__init__(players)
        self.agreement: Final = agreement
        self.hand: vec[u8] = NO_CARDS
        """How many cards of each kind each seat holds."""
        self.hand_size: vec[u8] = NO_SEATS
        self.line: vec[u8] = NO_LINE
        """The royal line from left to right: kind + 1, or 0 as long as nobody at all has seen the card."""
        self.unseen: vec[u8] = NO_KINDS
        """How many of the line's cards that nobody has seen are of each kind: drawn from when somebody looks."""
        self.seen: vec[u8] = NO_LINE
        """For each position of the line, a bit for each seat that has looked at it."""
        self.gallery: vec[u8] = NO_KINDS
        self.kin: vec[u8] = NO_KIN
        """Four slots a seat, found by `kin_place`: kind + 1, or 0."""
        self.kin_up: vec[u8] = NO_KIN
        """1 for each slot that lies face up."""
        self.kin_known: vec[u8] = NO_KIN
        """For each slot, a bit for each seat that knows the card: its owner, everybody once it was face up."""
        self.kin_count: vec[u8] = NO_SEATS
        self.exposed: vec[u8] = NO_CARDS
        """Cards of each kind that everybody knows a seat to hold, because a discard was taken back by consent. Written to only while `exposures` is not 0, else shared."""
        self.turns: vec[u8] = NO_TURNS
        """The round's turns as everybody saw them, in their order, read by `turn_seat`, `turn_discard` and `turn_action`: two bytes for each. None when the game is over."""
        self.totals: vec[i64] = NO_POINTS  # all are 0 at first (DK-S3)
        """Points of the rounds before; replaced as a whole when a round is scored, so that clones may share it."""
        self.revealed_line: vec[u8] = NO_LINE
        """The line of the round before; replaced as a whole, so that clones may share it."""
        self.revealed_kin: vec[u8] = NO_KIN
        """Everybody's kin of the round before, found by `kin_place`; replaced as a whole."""
        self.alliances: i64 = 0
        """A bit for each place in `kin` whose card came from the gallery: see `came_from_gallery`."""
        self.exposures: i64 = 0
        """The sum of `exposed`: almost always 0."""
        self.dealer: i64 = 0
        self.round: i64 = 1
        self.turn: i64 = 0
        """The seat whose turn it is."""
        self.turns_begun: i64 = 0
        """How many of the round's turns have begun: whoever has discarded has begun one."""
        self.step: i64 = DISCARD
        self.discarded: i64 = NOBODY
        """The kind discarded this turn, while the action is being chosen."""
        self.last_seat: i64 = NOBODY
        """Who made the last decision."""
        self.last_sight: i64 = 0
        """The kind + 1 that the last decision turned up or let its seat look at, or 0."""

    def copy_from(self, other: DragonKinPosition) -> None:
        """Take over everything that can change: what a twin has is said here, once."""
        self.over = other.over
        self.hand = other.hand[:]
        self.hand_size = other.hand_size[:]
        self.line = other.line[:]
        self.unseen = other.unseen[:]
        self.seen = other.seen[:]
        self.gallery = other.gallery[:]
        self.kin = other.kin[:]
        self.kin_up = other.kin_up[:]
        self.kin_known = other.kin_known[:]
        self.kin_count = other.kin_count[:]
        self.exposed = other.exposed[:] if other.exposures else other.exposed
        self.turns = other.turns[:]
        self.totals = other.totals
        self.revealed_line = other.revealed_line
        self.revealed_kin = other.revealed_kin
        self.alliances = other.alliances
        self.exposures = other.exposures
        self.dealer = other.dealer
        self.round = other.round
        self.turn = other.turn
        self.turns_begun = other.turns_begun
        self.step = other.step
        self.discarded = other.discarded
        self.last_seat = other.last_seat
        self.last_sight = other.last_sight

    def cards_place(self, seat: i64, kind: i64) -> i64:
        """Where a seat's cards of a kind are counted in `hand` and `exposed`."""
        return seat * TYPES + kind

    def held(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat holds."""
        return i64(self.hand[seat * TYPES + kind])

    def known_to_hold(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind everybody knows a seat to have, because a discard was taken back."""
        return i64(self.exposed[seat * TYPES + kind])

    def kin_place(self, seat: i64, slot: i64) -> i64:
        """Where a seat's kin card lies in `kin`, `kin_up` and `kin_known`."""
        return seat * KIN_SIZE + slot

    def lies_face_down(self, seat: i64, slot: i64) -> bool:
        """Whether a kin card that is there lies face down."""
        return self.kin_up[seat * KIN_SIZE + slot] == 0

    def royal_kind(self, position: i64) -> i64:
        """The kind of a royal card that somebody has seen; less than 0 for one that nobody has."""
        return i64(self.line[position]) - 1

    def kin_kind(self, seat: i64, slot: i64) -> i64:
        """The kind of a seat's kin card; less than 0 where none lies."""
        return i64(self.kin[seat * KIN_SIZE + slot]) - 1

    def came_from_gallery(self, seat: i64, slot: i64) -> bool:
        """Whether a kin card came by an Open Alliance, and not out of the hand: everybody saw it come."""
        return self.alliances >> (seat * KIN_SIZE + slot) & 1 == 1

    def turn_seat(self, turn: i64) -> i64:
        """Whose turn of the round it was, counted from 0."""
        return i64(self.turns[2 * turn]) >> 4

    def turn_discard(self, turn: i64) -> i64:
        """The kind that was discarded in a turn of the round."""
        return (i64(self.turns[2 * turn]) & 15) - 1

    def turn_action(self, turn: i64) -> i64:
        """The action of a turn of the round, less than 0 while it is being chosen. Of a Gain Kin it tells no more than that it was one: it is that of kind 0, whatever was gained."""
        return i64(self.turns[2 * turn + 1]) - 1

    def everyone(self) -> u8:
        """A bit for each seat."""
        return u8((1 << self.players) - 1)


NO_CARDS: Final = vec[u8]([0] * (SEATS * TYPES))
NO_KINDS: Final = vec[u8]([0] * TYPES)
NO_LINE: Final = vec[u8]([0] * LINE_SIZE)
NO_KIN: Final = vec[u8]([0] * (SEATS * KIN_SIZE))
NO_SEATS: Final = vec[u8]([0] * SEATS)
NO_TURNS: Final = vec[u8]([0] * (2 * HAND_SIZE * SEATS))
NO_POINTS: Final = vec[i64]([0] * SEATS)
