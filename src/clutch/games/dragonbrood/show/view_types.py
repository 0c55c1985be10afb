"""What a view holds, as types."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class RemarkView(TypedDict):
    """Something to say about a dragon at a place, by the words for it: why there is more or less."""

    kind: str
    facts: NotRequired[dict[str, int | str]]


class ClosedView(TypedDict):
    """Why a dragon cannot go to some places, by the words of the refusal."""

    kind: str
    facts: NotRequired[dict[str, int | str]]
    places: list[str]


class RecipeView(TypedDict):
    """What a dragon could become: the dragon, its cost, and what the horde lacks for it, broken down as it lies there."""

    dragon: str
    cost: dict[str, int]
    missing: dict[str, int]
    payable: bool


class FeedView(TypedDict):
    """What a gain is good for: a dragon that one of one's own could become, and what would still be missing for it."""

    dragon: str
    missing: dict[str, int]


class ProspectView(TypedDict):
    """What a dragon would get at a place as things stand; what there is none of is left out.

    `when` is `now`, `autumn` or `spring`; of a combat `gain` is the winner's and `lesser` the loser's, and so are the budgets for `trinkets`; `other` is a second yield to choose instead.
    At an action `count` is how many exchanges (`boosted` of them boosted), excavations or thefts the visit allows, and `pays` what it takes.
    `feeds` is the evolution that the gain helps most, for which the horde does not suffice yet.
    """

    kind: str
    when: str
    gain: NotRequired[dict[str, int]]
    other: NotRequired[dict[str, int]]
    lesser: NotRequired[dict[str, int]]
    trinkets: NotRequired[list[int]]
    excavate: NotRequired[int]
    rank: NotRequired[int]
    effect: NotRequired[str]
    count: NotRequired[int]
    boosted: NotRequired[int]
    pays: NotRequired[dict[str, int]]
    remarks: NotRequired[list[RemarkView]]
    recipes: NotRequired[list[RecipeView]]
    feeds: NotRequired[FeedView]


class FighterView(TypedDict):
    """A dragon that fights on a side, or an enemy (no seat): its strength without items and at most, how many items it may bid, and what each adds."""

    seat: int | None
    colour: str
    level: int
    least: int
    most: int
    items: int
    adds: dict[str, int]


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
    prospect: NotRequired[ProspectView]
    """What it will collect where it stands, for its owner's eyes."""


class ScoreView(TypedDict):
    """The parts of a score, if the game ended now; `tiles` by end game bonus tile."""

    horde: int
    bank: int
    trinkets: int
    magic: int
    tiles: dict[str, int]


class HomeView(TypedDict):
    """What the score would be with all placed dragons at home, as they are when a year ends: it does not fall when a dragon sets out; `tiles` by end game bonus tile."""

    score: int
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
    need: int
    """The food for all dragons that are to be fed at this year's New Year, as things stand; once all are fed, at the next."""
    magic_level: int
    score: int
    parts: ScoreView
    home: HomeView


class SideView(TypedDict):
    """One side of a location: what it is, its spaces, and who stands there."""

    kind: str
    spaces: int
    used: int
    enemy: str | None
    fighters: NotRequired[list[FighterView]]


class BargainView(TypedDict):
    """What something takes and gives."""

    pays: dict[str, int]
    gains: dict[str, int]


class PlaceView(TypedDict):
    """A location: the tile on it (`field`, or a letter), in which New Year that is lifted, its lock, its sides, and what its action takes and gives in this season."""

    place: str
    tile: str | None
    opens: NotRequired[int]
    locked: bool
    bargains: NotRequired[list[BargainView]]
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
    """The running combat: where, who fights, who has finished bidding, and the own bid, which the others do not see. What the fighters are worth is told of the side."""

    place: str
    seats: list[int]
    ready: list[int]
    bid: dict[str, int] | None


class WayView(TypedDict):
    """One way of going to a place: to a free space, into another's space (`bump`), or as a companion (`join`)."""

    place: str
    modes: list[str]
    prospect: ProspectView


class ReachView(TypedDict):
    """Where a dragon that may be chosen could go: to a free space, into another's space, or as a companion. The nursery is always open."""

    slot: int
    to: list[str]
    bump: list[str]
    join: list[str]


class JourneyView(TypedDict):
    """Where a dragon that may be chosen, or has been, could go, and what it would get there: its ways, why it cannot go elsewhere, and in Winter the steps to each place within its range. The nursery is always open.

    `alike` are the dragons that this choice stands for. `ways` and `closed` are for the eyes of the seat that decides.
    """

    slot: int
    alike: list[int]
    ways: list[WayView]
    closed: list[ClosedView]
    steps: dict[str, int] | None


class AnswerView(TypedDict):
    """What an answer takes and gives, and the dragons that it is about."""

    pays: dict[str, int]
    gains: dict[str, int]
    dragons: list[str]


class TradeView(TypedDict):
    """A row of a workshop's menu, or an egg for sale there: the move, what it takes and gives, and the same while it is boosted."""

    kind: str
    parameters: dict[str, int | str]
    plain: BargainView
    boosted: BargainView


class InterestView(TypedDict):
    """What a transaction pays at once that moves so many units or more, and what the balance that it leaves pays at each New Year."""

    units: int
    now: dict[str, int]
    year: dict[str, int]


class TransactionView(TypedDict):
    """A running transaction of the bank: what can be moved, how much each item counts in the account, and the interest by how many units are still moved."""

    kind: str
    available: dict[str, int]
    units: dict[str, int]
    interest: list[InterestView]


class DecisionView(TypedDict):
    """What is being decided, beyond the prompt: the dragon, the place, what is left of it, and what is to be paid or gained.

    `left` counts exchanges (the first `boosted` of them boosted), excavations, items to steal, magic moves, bank moves (of the `transaction`), income spaces, or the budget for trinkets;
    with `free` it counts trinkets of any value. For colours of stones `place` is the place that pays them. `answers` are those that take or give something, by their notation.
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
    banking: TransactionView | None
    free: bool
    cost: dict[str, int]
    missing: dict[str, int]
    gain: dict[str, int]
    answers: dict[str, AnswerView]
    trades: list[TradeView]
    reach: list[ReachView]
    journeys: list[JourneyView]


class QuestView(TypedDict):
    """What a solo game is about and how far it has come: Elders awake, or colours of level 3 on the board and in the graves. Training has no goal but points.

    Of the colours `each` are wanted on the board and as many in the graves; `counted` is how many of either count so far.
    """

    mode: str
    difficulty: str
    goal: int | None
    reached: int
    elders: list[str]
    on_board: list[str]
    buried: list[str]
    missing: list[str]
    each: int
    counted: list[int]
    success: bool


class DragonbroodView(TypedDict):
    """The whole table as one seat, or a spectator, sees it."""

    seat: int | None
    players: int
    year: int
    years: int
    season: str
    side: str
    """The side of the places that is in use."""
    order: list[int]
    turn: int | None
    decision: DecisionView | None
    combat: CombatView | None
    contested: list[str]
    opening: list[str]
    """The places that this year's New Year opens."""
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
