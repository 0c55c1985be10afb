"""Everything that lies on the table, and the stack of what is to be decided and done. Data only: the chapters beside this file are the rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragonbrood.account_tables import ACCOUNTS
from clutch.games.dragonbrood.board import BOARD, FIELD, PLACES
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import (
    ALL_EGGS,
    BID_KINDS,
    CLAN,
    DRAGONS,
    ELDER,
    GRAVES,
    HUES,
    KINDS,
    LEFT,
    OPEN_INCOME,
    RIGHT,
    SEATS,
    SUMMER,
    TRINKETS,
    WINTER,
    full_pool,
)
from clutch.kernel.chance import Chance
from clutch.kernel.stack import StackedState, blank_frames
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Facts
from clutch.kernel.value import Value

# Where a dragon is

ABSENT: Final = 0
READY: Final = 1
PLACED: Final = 2
SUMMER_NURSERY: Final = 3
WINTER_NURSERY: Final = 4
STATUSES: Final = ["absent", "ready", "placed", "summer_nursery", "winter_nursery"]

# How a placed dragon stands (DB-P7)

SPACE: Final = 0
BUMP: Final = 1
COMPANION: Final = 2
BESIDE: Final = 3
MODES: Final = ["space", "bump", "companion", "elder"]

# Marks on a dragon, as bits

DONE: Final = 1
"""Handled in this placement season."""
GOLDEN_USED: Final = 2
HOSTED: Final = 4
EXEMPT: Final = 8
"""Neither counts for nor obeys the leader's restriction of this Summer (DB-D6)."""
UNLOCKED: Final = 16
"""Let out of its nursery by the Sanctuary (DB-A18)."""
IN_K: Final = 32
"""One of the dragons that the leader's restriction of this Summer counts (DB-D6)."""
COLLECTED: Final = 64
"""Has taken its yield or prize of this season."""
HUNGRY: Final = 128
"""Still to be fed at this New Year."""

NOBODY: Final = -1

# Solo modes (DB-O1)

NO_SOLO: Final = 0
TRAINING: Final = 1
CURSEBREAKER: Final = 2
CATCH_THEM_ALL: Final = 3
SOLO_MODES: Final = ["none", "training", "cursebreaker", "catch_them_all"]

INTERESTS: Final = ["min_balance", "before", "after"]

FRAMES: Final = 24
"""Room on the stack; more than any game has needed."""


@final
class Agreement(Value):
    """What was agreed before the game and never changes: the options, and the bonus tiles drawn for it."""

    def __init__(
        self,
        years: i64,
        solo_mode: i64,
        difficulty: i64,
        enemy_level: i64,
        bonus_tiles: vec[u8],
        interest: i64,
        income_floor: bool,
        market_two_way: bool,
        market_plain: bool,
        spaces: vec[i64],
        tight: bool,
        unlimited: bool,
        pick_elders: bool,
        forced_combat: bool,
        lower_feeding: bool,
        elders_first: bool,
        doubled_amounts: bool,
        income: vec[i64],
        steep: bool,
    ) -> None:
        self.years: Final = years
        self.solo_mode: Final = solo_mode
        self.difficulty: Final = difficulty
        self.enemy_level: Final = enemy_level
        """0 without enemies."""
        self.bonus_tiles: Final = bonus_tiles
        """1 for each end game bonus tile in play (DB-S11)."""
        self.interest: Final = interest
        self.income_floor: Final = income_floor
        self.market_two_way: Final = market_two_way
        self.market_plain: Final = market_plain
        """Option `market_limit = level`."""
        self.spaces: Final = spaces
        """Spaces by place and side (option `tight_board`)."""
        self.tight: Final = tight
        self.unlimited: Final = unlimited
        self.pick_elders: Final = pick_elders
        self.forced_combat: Final = forced_combat
        self.lower_feeding: Final = lower_feeding
        """Option `necromancy = lower`."""
        self.elders_first: Final = elders_first
        """Option `prize_order = elders_first`."""
        self.doubled_amounts: Final = doubled_amounts
        """Option `bank_amounts = doubled`."""
        self.income: Final = income
        """The items of each income space (option `income_track`)."""
        self.steep: Final = steep


class DragonbroodPosition(StackedState):
    """A position of Dragonbrood.

    A dragon is a number: `seat * CLAN + slot`. A side is a number too: `place * 2 + side`. Seats in arrays that can be empty are stored plus 1.
    """

    def __init__(self, players: i64, agreement: Agreement) -> None:
        super().__init__(players, NO_FRAMES)
        self.agreement: Final = agreement
        self.level: vec[u8] = NO_DRAGONS
        """Of each dragon: 1 to 4, 0 where there is none."""
        self.colour: vec[u8] = NO_DRAGONS
        """Of each dragon: 0 to 11 round the wheel, from 12 the Elders."""
        self.status: vec[u8] = NO_DRAGONS
        self.place: vec[u8] = NO_DRAGONS
        """Where a placed dragon stands: place and side, `place * 2 + side`."""
        self.mode: vec[u8] = NO_DRAGONS
        self.origin: vec[u8] = ON_BOARD
        """The place on whose left side the dragon stood before its placement of this Winter, or BOARD."""
        self.seq: vec[u8] = NO_DRAGONS
        """Placement number within the season: smaller is earlier."""
        self.marks: vec[u8] = NO_DRAGONS
        self.pool: vec[u8] = FULL_POOL
        """Tokens not in play: `pool[level * HUES + hue]`."""
        self.horde: vec[i64] = NO_HORDE
        """Items of each seat: `horde[seat * KINDS + kind]`."""
        self.vault: vec[i64] = NO_VAULT
        """Items in each account: `vault[account * KINDS + kind]`."""
        self.account_owner: vec[u8] = NO_OWNERS
        """Whose each account is, in place of the player markers of the box (DB-R95)."""
        self.trinket: vec[u8] = DISPLAY
        """For each tile: 0 in the display, seat + 1, or OUT."""
        self.tile: vec[u8] = OPEN_PLACES
        """For each place: open, its field tile, or a sky tile."""
        self.locked: vec[u8] = OPEN_PLACES
        """1 where a gobloon locks the left side (DB-O6)."""
        self.used: vec[u8] = NO_SIDES
        """Used spaces by place and side: dragons in mode space or bump, and enemies (DB-P4). Kept for speed; `check` counts them again."""
        self.elder_owner: vec[u8] = NO_ELDERS
        self.elder_ducats: vec[i64] = NO_DUCATS
        self.grave: vec[u8] = NO_GRAVES
        """For each grave: seat + 1 or 0, level, colour."""
        self.income: vec[i64] = START_INCOME
        """A bit for each uncovered income space of a seat."""
        self.board_notes: vec[u8] = START_NOTES
        """What is noted on each player board, six numbers: EGGS_LEFT to BEGUN; read and written by `noted` and `note`."""
        self.order: vec[u8] = SEAT_ORDER
        """The seats in turn order of this year."""
        self.enemy: vec[u8] = NO_SIDES
        """By place and side: the enemy's colour plus 1, or 0."""
        self.enemy_pool: vec[u8] = NO_POOL
        self.bids: vec[u8] = NO_BIDS
        """The items bid in the running combat by its two fighters; secret until both have stopped (DB-C6)."""
        self.cost: vec[i64] = EMPTY_COST
        """What is being paid."""
        self.bundle: vec[i64] = EMPTY_BUNDLE
        """What is being gained, stones of any colour included."""
        self.received: vec[i64] = EMPTY_COST
        """What the visit has brought so far: R of DB-G6."""
        self.year: i64 = 1
        self.season: i64 = SUMMER
        self.snake: i64 = 0
        """How many steps the turn has gone along the snake (DB-T3)."""
        self.placements: i64 = 0
        self.visitor: i64 = NOBODY
        """The dragon whose placement is being resolved; NOBODY once it has left the board."""
        self.contested: i64 = 0
        """A bit for each place whose combat is still open (DB-C5)."""
        self.passed: i64 = 0
        """A bit for each seat that has passed since the last fight."""
        self.sealed: i64 = 0
        """How many bids of the running combat are finished."""
        self.last_bidder: i64 = NOBODY
        """Who made the last decision, if it was about a bid; see `observed`."""
        self.last_reveal: i64 = 0
        """The bids that the last decision revealed, as a number; 0 if none."""
        self.success: bool = False
        """Whether the solo quest is fulfilled (DB-O10, DB-O11)."""

    def copy_from(self, other: DragonbroodPosition) -> None:
        """Take over everything that can change: what a twin has is said here, once."""
        self.over = other.over
        self.copy_frames(other)
        self.level = other.level[:]
        self.colour = other.colour[:]
        self.status = other.status[:]
        self.place = other.place[:]
        self.mode = other.mode[:]
        self.origin = other.origin[:]
        self.seq = other.seq[:]
        self.marks = other.marks[:]
        self.pool = other.pool[:]
        self.horde = other.horde[:]
        self.vault = other.vault[:]
        self.account_owner = other.account_owner[:]
        self.trinket = other.trinket[:]
        self.tile = other.tile[:]
        self.locked = other.locked[:]
        self.used = other.used[:]
        self.elder_owner = other.elder_owner[:]
        self.elder_ducats = other.elder_ducats[:]
        self.grave = other.grave[:]
        self.income = other.income[:]
        self.board_notes = other.board_notes[:]
        self.order = other.order[:]
        self.enemy = other.enemy[:]
        self.enemy_pool = other.enemy_pool[:]
        self.bids = other.bids[:]
        self.cost = other.cost[:]
        self.bundle = other.bundle[:]
        self.received = other.received[:]
        self.year = other.year
        self.season = other.season
        self.snake = other.snake
        self.placements = other.placements
        self.visitor = other.visitor
        self.contested = other.contested
        self.passed = other.passed
        self.sealed = other.sealed
        self.last_bidder = other.last_bidder
        self.last_reveal = other.last_reveal
        self.success = other.success

    # Short questions

    def side(self) -> i64:
        """The side in use: left in Summer and Autumn, right in Winter and Spring."""
        return LEFT if self.season < WINTER else RIGHT

    def held(self, seat: i64, kind: i64) -> i64:
        """How many items of a kind a seat has in its horde."""
        at: i64 = seat * KINDS + kind
        return self.horde[at]

    def change_held(self, seat: i64, kind: i64, change: i64) -> None:
        """Items come into a horde, or leave it."""
        self.horde[seat * KINDS + kind] = self.horde[seat * KINDS + kind] + change

    def banked(self, account: i64, kind: i64) -> i64:
        """How many items of a kind are in an account."""
        at: i64 = account * KINDS + kind
        return self.vault[at]

    def change_banked(self, account: i64, kind: i64, change: i64) -> None:
        """Items come into an account, or leave it."""
        self.vault[account * KINDS + kind] = self.vault[account * KINDS + kind] + change

    def noted(self, seat: i64, what: i64) -> i64:
        """A number on a player board: EGGS_LEFT to BEGUN."""
        at: i64 = seat * BOARD_NOTES + what
        return i64(self.board_notes[at])

    def note(self, seat: i64, what: i64, number: i64) -> None:
        """Write a number on a player board."""
        self.board_notes[seat * BOARD_NOTES + what] = u8(number)

    def tokens(self, level: i64, hue: i64) -> i64:
        """How many tokens of a kind are in the pool."""
        at: i64 = level * HUES + hue
        return i64(self.pool[at])

    def is_elder(self, dragon: i64) -> bool:
        """Whether a dragon is an Elder."""
        return self.level[dragon] == ELDER

    def stands_at(self, dragon: i64, side: i64) -> bool:
        """Whether a dragon is placed on a side."""
        return self.status[dragon] == PLACED and i64(self.place[dragon]) == side

    def has_mark(self, dragon: i64, mark: i64) -> bool:
        """Whether a dragon has a mark."""
        return i64(self.marks[dragon]) & mark != 0

    def mark(self, dragon: i64, mark: i64) -> None:
        """Give a dragon a mark."""
        self.marks[dragon] = u8(i64(self.marks[dragon]) | mark)

    def unmark(self, dragon: i64, mark: i64) -> None:
        """Take marks away."""
        self.marks[dragon] = u8(i64(self.marks[dragon]) & (255 - mark))

    def is_covered(self, place: i64) -> bool:
        """Whether a field tile lies on a place."""
        return self.tile[place] == FIELD

    def is_sky_covered(self, place: i64) -> bool:
        """Whether a sky tile lies on a place."""
        return self.tile[place] > FIELD

    def tell(self, rule: str, kind: str, facts: Facts) -> None:
        """Note an event; only called while somebody listens."""
        if self.events is not None:
            self.events.append(Event(rule, kind, facts))

    # What the chapters ask of the whole game, so that they need not know each other

    def visit(self, seat: i64, place: i64) -> None:
        """Let the dragon that is being placed perform the action of another place; the Witch's Lair does, which is itself a place to visit."""
        raise NotImplementedError

    def settle(self, chance: Chance, menu: Actions) -> None:
        """Do everything that needs no choice (DB-T5), and leave the menu of the next decision in the buffer; the game puts the chapters together."""
        raise NotImplementedError


OUT: Final = 7
"""A trinket that is not in this game (DB-O3)."""

# What is noted on a player board

EGGS_LEFT: Final = 0
"""A bit for each egg."""
MAGIC: Final = 1
"""The node of the crystal ball."""
LEADER: Final = 2
"""Slot + 1, or 0."""
SPIRIT: Final = 3
"""The elder colour, 0 to 5."""
BOUND: Final = 4
"""Slot + 1 of the leader that must be neither first nor last this Summer, until it is handled (DB-D6)."""
BEGUN: Final = 5
"""1 once a dragon of K has been handled this Summer."""
BOARD_NOTES: Final = 6

NO_DRAGONS: Final = vec[u8]([0] * DRAGONS)
FULL_POOL: Final = full_pool()
ON_BOARD: Final = vec[u8]([BOARD] * DRAGONS)
NO_HORDE: Final = vec[i64]([0] * (SEATS * KINDS))
NO_VAULT: Final = vec[i64]([0] * (ACCOUNTS * KINDS))
NO_OWNERS: Final = vec[u8]([0] * ACCOUNTS)
DISPLAY: Final = vec[u8]([0] * TRINKETS)
OPEN_PLACES: Final = vec[u8]([0] * PLACES)
NO_SIDES: Final = vec[u8]([0] * (PLACES * 2))
NO_ELDERS: Final = vec[u8]([0] * SEATS)
NO_DUCATS: Final = vec[i64]([0] * SEATS)
NO_GRAVES: Final = vec[u8]([0] * (GRAVES * 3))
START_INCOME: Final = vec[i64]([OPEN_INCOME] * SEATS)
START_NOTES: Final = vec[u8]([u8(ALL_EGGS if place % BOARD_NOTES == EGGS_LEFT else 0) for place in range(SEATS * BOARD_NOTES)])
SEAT_ORDER: Final = vec[u8]([0] * SEATS)
NO_POOL: Final = vec[u8]([0] * BID_KINDS)
NO_BIDS: Final = vec[u8]([0] * (2 * BID_KINDS))
NO_FRAMES: Final = blank_frames(FRAMES)
EMPTY_COST: Final = vec[i64]([0] * KINDS)
EMPTY_BUNDLE: Final = vec[i64]([0] * WIDE)
assert CLAN * SEATS == DRAGONS
