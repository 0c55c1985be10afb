"""What a view holds, as types."""

from __future__ import annotations

from typing import TypedDict


class DragonView(TypedDict):
    """A dragon of a clan: its number on the player board, where it is, and what it eats at the next New Year if it is not in a nursery."""

    slot: int
    level: int
    colour: str
    status: str
    place: str | None
    side: str | None
    mode: str | None
    done: bool
    exempt: bool
    unlocked: bool
    leader: bool
    food: int
    """What it will eat at this year's New Year, if it is to be fed then."""


class ScoreView(TypedDict):
    """The parts of a score, if the game ended now; `tiles` by end game bonus tile."""

    horde: int
    bank: int
    trinkets: int
    magic: int
    tiles: dict[str, int]


class SeatView(TypedDict):
    """A player board and what lies around it; `parts` is the score by source: horde, bank, trinkets, magic, and each bonus tile."""

    seat: int
    elder: str
    items: dict[str, int]
    eggs: list[int]
    income: list[str]
    magic: str
    trinkets: list[str]
    accounts: list[str]
    dragons: list[DragonView]
    income_picks: int
    """How many income spaces it would take now."""
    score: int
    parts: ScoreView


class SideView(TypedDict):
    """One side of a location: what it is, its spaces, and who stands there."""

    kind: str
    spaces: int
    used: int
    enemy: str | None


class PlaceView(TypedDict):
    """A location: the tile on it (`field`, or a letter), its lock, and its sides."""

    place: str
    tile: str | None
    locked: bool
    left: SideView | None
    right: SideView | None


class AccountView(TypedDict):
    """A bank account."""

    account: str
    owner: int | None
    items: dict[str, int]
    balance: int


class ElderView(TypedDict):
    """An Elder space: who has awakened the Elder, and the ducats that lie there."""

    elder: str
    owner: int | None
    ducats: int


class GraveView(TypedDict):
    """A grave of the Cemetery."""

    grave: str
    seat: int | None
    level: int | None
    colour: str | None


class CombatView(TypedDict):
    """The running combat: where, who fights, who has finished bidding, and the own bid, which the others do not see."""

    place: str
    seats: list[int]
    ready: list[int]
    bid: dict[str, int] | None


class ReachView(TypedDict):
    """Where a dragon that may be chosen could go: to a free space, into another's space, or as a companion. The nursery is always open."""

    slot: int
    to: list[str]
    bump: list[str]
    join: list[str]


class DecisionView(TypedDict):
    """What is being decided, beyond the prompt: the dragon, the place, what is left of it, and what is to be paid or gained.

    `left` counts exchanges (the first `boosted` of them boosted), excavations, items to steal, magic moves, bank moves (of the `transaction`), income spaces, or the budget for trinkets;
    with `free` it counts trinkets of any value.
    """

    kind: str
    seat: int
    slot: int | None
    place: str | None
    account: str | None
    trinket: str | None
    left: int | None
    boosted: int
    transaction: str | None
    free: bool
    cost: dict[str, int]
    gain: dict[str, int]
    reach: list[ReachView]


class QuestView(TypedDict):
    """What a solo game is about and how far it has come: Elders awake, or colours of level 3 on the board and in the graves. Training has no goal but points."""

    mode: str
    difficulty: str
    goal: int | None
    reached: int
    elders: list[str]
    on_board: list[str]
    buried: list[str]
    missing: list[str]
    success: bool


class DragonbroodView(TypedDict):
    """The whole table as one seat, or a spectator, sees it."""

    seat: int | None
    players: int
    year: int
    years: int
    season: str
    order: list[int]
    turn: int | None
    decision: DecisionView | None
    combat: CombatView | None
    contested: list[str]
    seats: list[SeatView]
    places: list[PlaceView]
    accounts: list[AccountView]
    elders: list[ElderView]
    graves: list[GraveView]
    display: list[str]
    pool: dict[str, int]
    bonus_tiles: list[str]
    enemy_level: int
    enemy_pool: dict[str, int]
    success: bool
    quest: QuestView | None
    options: dict[str, int | str | bool]
