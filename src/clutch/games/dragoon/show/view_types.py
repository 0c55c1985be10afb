"""What a view holds, as types."""

from __future__ import annotations

from typing import Any, TypedDict

from clutch.games.dragoon.show.odds import Odds
from clutch.games.dragoon.show.prospects import Prospect


class CellView(TypedDict):
    """One cell: its name as in moves, column and row, what lies on it and which dragons stand there (two while they fight)."""

    cell: str
    black: int
    red: int
    tile: str | None
    totem: int | None
    cave: int | None
    dragons: list[int]
    treasure: bool


class SeatView(TypedDict):
    """A player's pieces. `known` are the cards that the viewer knows to be in this hand."""

    seat: int
    colour: str
    gold: int
    rank: int
    cave: str
    dragon: str
    home: bool
    totems: int
    claims: int
    hand_size: int
    known: dict[str, int]


class WhyNot(TypedDict):
    """Why a card cannot be played now: the rule and the kind of refusal, with its facts."""

    rule: str
    kind: str
    facts: dict[str, Any]


class HandCard(TypedDict):
    """Equal cards of the viewer's hand, and whether one can be played now."""

    card: str
    colour: str
    count: int
    playable: bool
    refusal: WhyNot | None


class WindowView(TypedDict):
    """An open window: what it is about, the red cards that name it, whom it is about, and whether the viewer has answered in it. Nobody sees who else is asked (DG-Y1)."""

    kind: str
    seat: int
    target: int | None
    card: str | None
    cell: str | None
    deed: str | None
    roll: int | None
    attack: int | None
    defence: int | None
    cards: list[str]
    concerns: list[int]
    answered: bool


class OptionsView(TypedDict):
    """What the table agreed on."""

    cave_layout: str
    gold_goal: int
    round_limit: int
    thief_wins: bool
    reaction_mode: str
    reaction_hold_ms: int


class DragoonView(TypedDict):
    """The whole table as one seat, or a spectator, sees it.

    `deciding` is the seat that decides now, unless a window is open: then it is None for everybody, and each seat learns from `asked` whether it is its own turn to answer. `shuffled_in` are the
    cards of which the deck was last formed, `drawn` what the viewer drew of them since, `unseen` all cards that the viewer does not see. `turn_actions` are the actions of a turn, `costs` how many
    of them each kind of move takes, `prospects` what the viewer's moves may bring, `red_cards` the cards that are played at their own moments.
    """

    seat: int | None
    players: int
    phase: str
    round: int
    decision: str
    deciding: int | None
    asked: bool
    active: int | None
    first: int | None
    order: list[int]
    done: int
    action_points: int
    turn_actions: int
    costs: dict[str, int]
    lay_waste: bool
    sudden_death: bool
    cells: list[CellView]
    seats: list[SeatView]
    tile_supply: int
    thief_gold: int
    treasure: str | None
    deck_size: int
    discard: dict[str, int]
    in_play: dict[str, int]
    shuffled_in: dict[str, int]
    hand: list[HandCard] | None
    drawn: dict[str, int]
    unseen: dict[str, int] | None
    window: WindowView | None
    odds: list[Odds]
    prospects: list[Prospect]
    red_cards: list[str]
    winners: list[int]
    everybody_lost: bool
    options: OptionsView
