"""Everything that lies on the table, and what each seat knows of it. Data only: the chapters beside this file are the rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from clutch.games.dragon_family.components import (
    COLOUR_KINDS,
    HAND_SIZE,
    HANDLERS,
    KINDS,
    LAIRS,
    NEST_PLACES,
    RESOURCE_KINDS,
    SEATS,
    resource_of,
    terrain_of,
)
from clutch.kernel.state import State
from clutch.kernel.value import Value

FIRST_STEP: Final = 0
"""A turn begins with the first decision of the table: choosing an action."""

# Why the game ends

NOT_YET: Final = 0
BY_LAIRS: Final = 1
BY_STACK: Final = 2
BY_IDLENESS: Final = 3

CAUSES: Final = ["", "lairs", "stack", "idleness"]

NONE: Final = -1
START_TILE: Final = 0
MOST_TILES: Final = 58
"""The start tile and at most 57 more: with two players 56 until the stack is empty, then one in the rest of that round."""
STACK_ROOM: Final = 64

FINITE: Final = 0
UNLIMITED: Final = 1

WINDOW: Final = 4095
"""The map's window has 4096 places: see map.py."""


@final
class Agreement(Value):
    """What was agreed before the game and never changes: the options."""

    def __init__(
        self,
        unlimited: bool,
        resources_per_type: i64,
        dragons_per_colour: i64,
        payout_once: bool,
        start_tile_per_edge: bool,
        lair_tiles_score: bool,
        tie_by_gold: bool,
        allow_pass: bool,
        trade_gold: bool,
        overfeed: bool,
        hidden_hands: bool,
        stall_rounds: i64,
    ) -> None:
        self.unlimited: Final = unlimited
        """Option `resource_supply` = `unlimited` (DF-Q6)."""
        self.resources_per_type: Final = resources_per_type
        """DF-Q5."""
        self.dragons_per_colour: Final = dragons_per_colour
        """DF-Q1."""
        self.payout_once: Final = payout_once
        """Option `opponent_payout` = `once` (DF-Q13)."""
        self.start_tile_per_edge: Final = start_tile_per_edge
        """Option `start_tile_gain` = `per_edge` (DF-Q12)."""
        self.lair_tiles_score: Final = lair_tiles_score
        """DF-Q35."""
        self.tie_by_gold: Final = tie_by_gold
        """Option `tie_break` = `unspent_gold` (DF-Q38)."""
        self.allow_pass: Final = allow_pass
        """DF-Q15."""
        self.trade_gold: Final = trade_gold
        """DF-Q26."""
        self.overfeed: Final = overfeed
        """DF-F4."""
        self.hidden_hands: Final = hidden_hands
        """DF-Q39."""
        self.stall_rounds: Final = stall_rounds
        """DF-X5."""


class DragonFamilyPosition(State):
    """A position of Dragon Family.

    Where a place can be empty or unknown it holds the kind, colour or seat plus 1. Arrays by seat and something else are flat, and the methods below know where what stands.
    The map is told in two ways: by tile (id 0 is the start tile, the others are numbered as they are laid) and by cell (`grid`, see map.py).
    """

    def __init__(self, players: i64, agreement: Agreement) -> None:
        super().__init__(players)
        self.agreement: Final = agreement
        self.grid: vec[i16] = NO_GRID
        """For each cell of the map's window its tile, or what the tiles around it ask for: see map.py."""
        self.tile_kind: vec[u8] = NO_TILES
        self.tile_rotation: vec[u8] = NO_TILES
        self.tile_spot: vec[i64] = NO_SPOTS
        """Where each tile lies: its coordinates as one number, see map.py."""
        self.territory: vec[u8] = NO_TILES
        """The lowest id of each tile's territory (DF-P3), which names it; 0 for towns."""
        self.lair_seat: vec[u8] = NO_TILES
        """For each tile the seat plus 1 of the lair on it, or 0."""
        self.lair_dragon: vec[u8] = NO_TILES
        """For each tile the colour plus 1 of the dragon in its lair, or 0."""
        self.lairs_left: vec[u8] = ALL_LAIRS
        self.handler: vec[u8] = NO_HANDLERS
        """The tile under each of a seat's two handlers. A handler is on the tile, not on a cell of it (DF-Q41)."""
        self.hand: vec[u8] = NO_HANDS
        """Three places a seat, in order: kind plus 1, or 0."""
        self.hand_size: vec[u8] = NO_SEATS
        self.stack: vec[u8] = NO_STACK
        """The tile stack, the only one (DF-Q9), from the bottom up: kind plus 1 of a tile that somebody knows, or 0 as long as nobody does."""
        self.stack_known: vec[u8] = NO_STACK
        """For each place of the stack a bit for each seat that knows the tile."""
        self.unseen: vec[u8] = NO_KINDS
        """How many of the stack's tiles that nobody knows are of each kind: drawn from when one comes to the hand."""
        self.noted: vec[u8] = NO_NOTES
        """Tiles that one seat knows to be in another's hand: by viewer, holder and kind."""
        self.supply: vec[i64] = NO_SUPPLY
        self.eggs: vec[u8] = NO_EGGS
        """Dragons left in each colour's stack, face up (DF-S6)."""
        self.goods: vec[i64] = NO_GOODS
        """Unspent resources in each nest; there is no limit to them (DF-Q31)."""
        self.nest_size: vec[u8] = NO_SEATS
        self.nest_dragon: vec[u8] = NO_DRAGONS
        """Three places a seat, in order: colour plus 1, or 0."""
        self.food_native: vec[i64] = NO_FOOD
        self.food_gold: vec[i64] = NO_FOOD
        self.tile_count: i64 = 0
        self.stack_size: i64 = 0
        self.notes: i64 = 0
        """The sum of `noted`: almost always 0."""
        self.first_player: i64 = 0
        self.round: i64 = 1
        self.turn: i64 = 0
        """The seat whose turn it is."""
        self.step: i64 = FIRST_STEP
        """How far the turn has come: the number of a decision, see decisions.py."""
        self.chosen_tile: i64 = NONE
        """The place in hand of the tile that is being explored with."""
        self.chosen_handler: i64 = NONE
        self.chosen_spot: i64 = NONE
        self.fed_dragon: i64 = NONE
        """The place in the nest of the dragon that may be fed now."""
        self.end_cause: i64 = NOT_YET
        self.end_seat: i64 = NONE
        """Whose action triggered the end."""
        self.idle_rounds: i64 = 0
        self.progress: bool = False
        """Whether somebody placed a tile, settled, hatched or fed in this round (DF-X5)."""
        self.last_seat: i64 = NONE
        """Who made the last decision."""
        self.last_sight: i64 = 0
        """What the last decision let its own seat see: see sight.py."""
        self.last_shown: i64 = 0
        """What the last decision showed the others instead of the action itself: see sight.py."""

    def copy_from(self, other: DragonFamilyPosition) -> None:
        """Take over everything that can change: what a twin has is said here, once."""
        self.over = other.over
        self.grid = other.grid[:]
        self.tile_kind = other.tile_kind[:]
        self.tile_rotation = other.tile_rotation[:]
        self.tile_spot = other.tile_spot[:]
        self.territory = other.territory[:]
        self.lair_seat = other.lair_seat[:]
        self.lair_dragon = other.lair_dragon[:]
        self.lairs_left = other.lairs_left[:]
        self.handler = other.handler[:]
        self.hand = other.hand[:]
        self.hand_size = other.hand_size[:]
        self.stack = other.stack[:]
        self.stack_known = other.stack_known[:]
        self.unseen = other.unseen[:]
        self.noted = other.noted[:]
        self.supply = other.supply[:]
        self.eggs = other.eggs[:]
        self.goods = other.goods[:]
        self.nest_size = other.nest_size[:]
        self.nest_dragon = other.nest_dragon[:]
        self.food_native = other.food_native[:]
        self.food_gold = other.food_gold[:]
        self.tile_count = other.tile_count
        self.stack_size = other.stack_size
        self.notes = other.notes
        self.first_player = other.first_player
        self.round = other.round
        self.turn = other.turn
        self.step = other.step
        self.chosen_tile = other.chosen_tile
        self.chosen_handler = other.chosen_handler
        self.chosen_spot = other.chosen_spot
        self.fed_dragon = other.fed_dragon
        self.end_cause = other.end_cause
        self.end_seat = other.end_seat
        self.idle_rounds = other.idle_rounds
        self.progress = other.progress
        self.last_seat = other.last_seat
        self.last_sight = other.last_sight
        self.last_shown = other.last_shown

    # Hands

    def held(self, seat: i64, place: i64) -> i64:
        """The kind of a tile in a hand, or `NONE`."""
        at: i64 = seat * HAND_SIZE + place
        return i64(self.hand[at]) - 1

    def put_in_hand(self, seat: i64, place: i64, kind: i64) -> None:
        """Let a kind, or `NONE`, be at a place of a hand."""
        self.hand[seat * HAND_SIZE + place] = u8(kind + 1)

    # Nests

    def owned(self, seat: i64, resource: i64) -> i64:
        """How many of a resource lie unspent in a nest."""
        at: i64 = seat * RESOURCE_KINDS + resource
        return self.goods[at]

    def change_owned(self, seat: i64, resource: i64, change: i64) -> None:
        """Resources come into a nest, or leave it."""
        at: i64 = seat * RESOURCE_KINDS + resource
        goods: vec[i64] = self.goods
        goods[at] = goods[at] + change

    def dragon(self, seat: i64, place: i64) -> i64:
        """The colour of a dragon in a nest, or `NONE`."""
        at: i64 = seat * NEST_PLACES + place
        return i64(self.nest_dragon[at]) - 1

    def native_food(self, seat: i64, place: i64) -> i64:
        """How much of its own food is on a dragon in a nest."""
        at: i64 = seat * NEST_PLACES + place
        return self.food_native[at]

    def gold_food(self, seat: i64, place: i64) -> i64:
        """How much gold is on a dragon in a nest."""
        at: i64 = seat * NEST_PLACES + place
        return self.food_gold[at]

    def food(self, seat: i64, place: i64) -> i64:
        """All the food on a dragon in a nest."""
        at: i64 = seat * NEST_PLACES + place
        return self.food_native[at] + self.food_gold[at]

    def put_in_nest(self, seat: i64, place: i64, colour: i64, native: i64, gold: i64) -> None:
        """Let a dragon with its food, or `NONE`, be at a place of a nest."""
        self.nest_dragon[seat * NEST_PLACES + place] = u8(colour + 1)
        self.food_native[seat * NEST_PLACES + place] = native
        self.food_gold[seat * NEST_PLACES + place] = gold

    # Tiles of the map, and who is on them

    def kind(self, tile: i64) -> i64:
        """The kind of a tile on the map."""
        return i64(self.tile_kind[tile])

    def terrain(self, tile: i64) -> i64:
        """The terrain of a tile on the map."""
        return terrain_of(i64(self.tile_kind[tile]))

    def resource(self, tile: i64) -> i64:
        """What a tile on the map yields."""
        return resource_of(terrain_of(i64(self.tile_kind[tile])))

    def lair_owner(self, tile: i64) -> i64:
        """Whose lair is on a tile, or `NONE`."""
        return i64(self.lair_seat[tile]) - 1

    def handler_tile(self, seat: i64, handler: i64) -> i64:
        """The tile under a handler."""
        at: i64 = seat * HANDLERS + handler
        return i64(self.handler[at])

    def put_handler(self, seat: i64, handler: i64, tile: i64) -> None:
        """Let a handler stand on a tile."""
        self.handler[seat * HANDLERS + handler] = u8(tile)

    def has_handler(self, seat: i64, tile: i64) -> bool:
        """Whether one of a seat's handlers stands on a tile."""
        first: i64 = seat * HANDLERS
        second: i64 = first + 1
        return i64(self.handler[first]) == tile or i64(self.handler[second]) == tile

    def is_present(self, seat: i64, tile: i64) -> bool:
        """Whether a seat has a handler or a lair on a tile (DF-E5)."""
        return self.has_handler(seat, tile) or i64(self.lair_seat[tile]) == seat + 1

    # Notes

    def noted_in_hand(self, viewer: i64, holder: i64, kind: i64) -> i64:
        """How many tiles of a kind a viewer knows to be in a holder's hand."""
        at: i64 = note_at(viewer, holder, kind)
        return i64(self.noted[at])

    def change_noted(self, viewer: i64, holder: i64, kind: i64, change: i64) -> None:
        """A viewer learns of tiles in a holder's hand, or can be certain of them no longer."""
        self.noted[note_at(viewer, holder, kind)] = u8(self.noted_in_hand(viewer, holder, kind) + change)
        self.notes += change


def note_at(viewer: i64, holder: i64, kind: i64) -> i64:
    """Where `noted` counts the tiles of a kind that a viewer knows a holder to have."""
    return (viewer * SEATS + holder) * KINDS + kind


NO_GRID: Final = vec[i16]([0] * (WINDOW + 1))
NO_TILES: Final = vec[u8]([0] * MOST_TILES)
NO_SPOTS: Final = vec[i64]([0] * MOST_TILES)
NO_SEATS: Final = vec[u8]([0] * SEATS)
ALL_LAIRS: Final = vec[u8]([LAIRS] * SEATS)
NO_HANDLERS: Final = vec[u8]([START_TILE] * (SEATS * HANDLERS))
NO_HANDS: Final = vec[u8]([0] * (SEATS * HAND_SIZE))
NO_STACK: Final = vec[u8]([0] * STACK_ROOM)
NO_KINDS: Final = vec[u8]([0] * KINDS)
NO_NOTES: Final = vec[u8]([0] * (SEATS * SEATS * KINDS))
NO_SUPPLY: Final = vec[i64]([0] * RESOURCE_KINDS)
NO_EGGS: Final = vec[u8]([0] * COLOUR_KINDS)
NO_GOODS: Final = vec[i64]([0] * (SEATS * RESOURCE_KINDS))
NO_DRAGONS: Final = vec[u8]([0] * (SEATS * NEST_PLACES))
NO_FOOD: Final = vec[i64]([0] * (SEATS * NEST_PLACES))
