"""What a view of Dragomino is made of: one typed dictionary for each thing on the table."""

from __future__ import annotations

from typing import TypedDict


class HalfView(TypedDict):
    """One square of a domino."""

    terrain: str
    hole: bool


class DominoView(TypedDict):
    """A domino that lies face up."""

    domino: str
    a: HalfView
    b: HalfView


class PlacedView(TypedDict):
    """A domino of an island: half `a` at x,y and half `b` in the direction."""

    domino: str
    x: int
    y: int
    direction: str


class CellView(TypedDict):
    """A square of an island; `domino` is the id of the domino it belongs to."""

    x: int
    y: int
    terrain: str
    hole: bool
    domino: str


class EggView(TypedDict):
    """A token on the side of the square at x,y that faces the direction."""

    x: int
    y: int
    direction: str
    terrain: str
    face: str


class ConnectionView(TypedDict):
    """A side between two squares of one terrain, seen from the new square at x,y."""

    x: int
    y: int
    direction: str
    terrain: str
    wet: bool


class PlaceView(TypedDict):
    """Where a domino can be laid: half `a` at x,y and half `b` in the direction."""

    x: int
    y: int
    direction: str


class MatchView(TypedDict):
    """A placement that earns eggs, and where."""

    x: int
    y: int
    direction: str
    connections: list[ConnectionView]


class ProspectView(TypedDict):
    """Where a domino of the offer would earn eggs on the island of the seat that picks."""

    domino: str
    matches: list[MatchView]


class TokenView(TypedDict):
    """A returned token: its face if this seat has looked at it, and which seats have."""

    token: str
    number: int
    face: str | None
    seen_by: list[int]


class HandTokenView(TypedDict):
    """A token that the seat on turn has taken: where it comes from, and its face if this seat knows it."""

    source: str
    face: str | None
    seen_by: list[int]


class PileView(TypedDict):
    """The tokens of one terrain: how many lie on the table and how many of them are fresh; how many dragons and shells are not face up yet, which everybody can count;
    how many of those this seat has not seen; the odds in percent that a fresh token is a dragon, and that one of two is, or null where none is left.
    `named` counts the names that returned tokens of this terrain have had.
    """

    terrain: str
    tokens: int
    fresh: int
    dragons: int
    shells: int
    unseen_dragons: int
    unseen_shells: int
    odds: int | None
    odds_of_two: int | None
    named: int
    returned: list[TokenView]


class SeatView(TypedDict):
    """What lies before a seat."""

    seat: int
    dominoes: list[PlacedView]
    cells: list[CellView]
    eggs: list[EggView]
    dragons: int
    shells: int
    mommy: bool
    points: int
    place: int


class DragominoOptions(TypedDict):
    """The options as they were chosen, also those that mean nothing beside the others."""

    thirst: bool
    thirst_return: str
    egg_rule: str
    first_holder: str


class DragominoView(TypedDict):
    """The whole table as one seat, or a spectator, sees it.

    `offer` has the four places of the round, empty once taken.
    `matches` is where the picked domino would earn eggs. Whoever picks is told `places`, where a domino can be laid on their island, and `prospects`, where each domino of the offer would earn eggs.
    `connections` are those of this turn that are not resolved yet, the one in question first. `stack` is what is left to be revealed, which everybody can work out.
    """

    seat: int | None
    players: int
    round: int
    rounds: int
    turn: int | None
    step: str
    first: int
    order: list[int]
    mommy: int
    offer: list[DominoView | None]
    picked: DominoView | None
    matches: list[MatchView]
    places: list[PlaceView]
    prospects: list[ProspectView]
    connections: list[ConnectionView]
    hand: list[HandTokenView]
    stack_size: int
    stack: list[DominoView]
    discarded: list[DominoView]
    piles: list[PileView]
    seats: list[SeatView]
    options: DragominoOptions
