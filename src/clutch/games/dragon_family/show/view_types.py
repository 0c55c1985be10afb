"""What a view holds, as types."""

from __future__ import annotations

from typing import TypedDict


class Cell(TypedDict):
    """A hexagon of the plane: q grows to the right, r downwards."""

    q: int
    r: int


class LairView(TypedDict):
    """A lair on the map: whose it is, and its dragon's colour."""

    tile: int
    seat: int
    dragon: str


class HandlerView(TypedDict):
    """A handler on the map; a seat's handlers count from 1."""

    seat: int
    handler: int
    tile: int


class TileView(TypedDict):
    """A tile on the map. `edges` are `land` or `water` in directions E, SE, SW, W, NW, NE; `territory` is the lowest id of the territory's tiles; `worth` is what the tile counts in it."""

    id: int
    kind: str
    terrain: str
    resource: str
    worth: int
    rotation: int
    cells: list[Cell]
    edges: list[str]
    territory: int | None
    handlers: list[HandlerView]
    lair: LairView | None


class NestDragonView(TypedDict):
    """A dragon in a nest, with its food; `eats` is all that it takes."""

    place: int
    dragon: str
    eats: list[str]
    food: int
    food_native: int
    food_gold: int
    grown: bool


class PointsView(TypedDict):
    """What a seat would score if the game ended now, and its place; `ties` are what breaks ties, the first first."""

    nest: int
    lairs: int
    territory: int
    total: int
    nest_food: int
    unspent: int
    ties: dict[str, int]
    place: int


class SeatView(TypedDict):
    """What belongs to a seat. `hand` is null where this viewer may not see it; `known` are kinds that the viewer knows to be in it."""

    seat: int
    colour: str
    handlers: list[HandlerView]
    lairs: list[LairView]
    lairs_left: int
    dragons: list[NestDragonView]
    resources: dict[str, int]
    hand_size: int
    hand: list[str] | None
    known: dict[str, int]
    points: PointsView


class TerritoryView(TypedDict):
    """A territory: its tiles, each seat's lairs in it, what it is worth, and who would score that now."""

    id: int
    terrain: str
    tiles: list[int]
    lairs: list[int]
    worth: int
    leaders: list[int]


class KnownTile(TypedDict):
    """A tile of the stack that the viewer knows; depth 1 is the bottom."""

    depth: int
    kind: str


class StackView(TypedDict):
    """The tile stack: its size, and what the viewer knows of it."""

    size: int
    known: list[KnownTile]


class ChosenView(TypedDict):
    """What the player on turn has chosen so far in this action; what belongs to an Explore is shown to that player only."""

    place: int | None
    kind: str | None
    handler: int | None
    cell: Cell | None
    dragon: int | None


class GainView(TypedDict):
    """What a seat gains, and what it loses because the supply has none of it left."""

    seat: int
    resources: list[str]
    lost: list[str]


class PlaceView(TypedDict):
    """A cell where a tile of the hand can be explored, and what that brings, whatever the tile."""

    q: int
    r: int
    gains: list[GainView]


class ExploreView(TypedDict):
    """An Explore with all that belongs to it, and the actions that it takes, in order. Handlers and tiles in hand count from 1."""

    handler: int
    q: int
    r: int
    hand: int
    piece: str
    rotation: int
    answers: list[int]


class MoveView(TypedDict):
    """A Move with all that belongs to it; `resource` is null where the supply has none of it left."""

    handler: int
    tile: int
    resource: str | None
    answers: list[int]


class SettleView(TypedDict):
    """A lair that can be settled: the tile, and the dragon's place in the nest from 1."""

    tile: int
    nest: int
    answers: list[int]


class PaymentView(TypedDict):
    """What an action pays for an egg."""

    answer: int
    resources: list[str]


class ChoicesView(TypedDict):
    """All that may be chosen now, as whole actions."""

    explores: list[ExploreView]
    places: list[PlaceView]
    moves: list[MoveView]
    settles: list[SettleView]
    payments: list[PaymentView]


class EndView(TypedDict):
    """Why the game ends (`lairs`, `stack` or `idleness`), and by whose action."""

    cause: str
    seat: int | None


class DragonFamilyView(TypedDict):
    """The whole table as one seat, or a spectator, sees it. `choices` are for the seat on turn alone; `foods` are what each colour of dragon eats beside gold."""

    seat: int | None
    players: int
    round: int
    first_player: int
    turn: int | None
    step: str
    chosen: ChosenView
    choices: ChoicesView | None
    tiles: list[TileView]
    territories: list[TerritoryView]
    seats: list[SeatView]
    supply: dict[str, int] | None
    eggs: dict[str, int]
    foods: dict[str, str]
    stack: StackView
    unseen: dict[str, int] | None
    end: EndView | None
    idle_rounds: int
    progress: bool
    options: dict[str, int | str | bool]
