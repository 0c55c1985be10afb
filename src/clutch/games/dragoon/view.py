"""What a seat may see, field by field: what no line here shows stays hidden (rules, chapter Hidden information: DG-Y1, DG-Y5)."""

from __future__ import annotations

from typing import Any, TypedDict

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon.box import CARDS
from clutch.games.dragoon.cards import knows_held
from clutch.games.dragoon.components import CELL_NAMES, CELLS, COLOURS, KINDS, SIZE, TILES, WHITE_KINDS
from clutch.games.dragoon.end import is_winner, ranks, totems_on_map
from clutch.games.dragoon.knowledge import unseen
from clutch.games.dragoon.odds import Odds, odds
from clutch.games.dragoon.order import player_at
from clutch.games.dragoon.play import refuse_card
from clutch.games.dragoon.prompts import DECISIONS, window_facts
from clutch.games.dragoon.state import (
    ASKED,
    MODES,
    NOBODY,
    NOWHERE,
    PHASES,
    TARGET,
    TRIBUTE_CHOICE,
    TURN,
    WHITE_PLAYED,
    Island,
)
from clutch.games.dragoon.windows import fits, has_answered
from clutch.kernel.statement import Facts, Refusal


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
    """An open window: what it is about, and whether the viewer has answered in it. Nobody sees who else is asked (DG-Y1)."""

    kind: str
    seat: int
    target: int | None
    card: str | None
    cell: str | None
    deed: str | None
    roll: int | None
    attack: int | None
    defence: int | None
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
    cards of which the deck was last formed, `drawn` what the viewer drew of them since, `unseen` all cards that the viewer does not see.
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
    winners: list[int]
    everybody_lost: bool
    options: OptionsView


def view(state: Island, seat: int | None) -> DragoonView:
    """The position as a seat, or a spectator (`None`), may see it."""
    window = not state.over and state.decision() >= WHITE_PLAYED
    return {
        "seat": seat,
        "players": int(state.players),
        "phase": "over" if state.over else PHASES[state.phase],
        "round": int(state.round),
        "decision": "over" if state.over else DECISIONS[state.decision()],
        "deciding": deciding(state),
        "asked": is_asking(state, seat),
        "active": somebody(state.active),
        "first": somebody(state.first),
        "order": [] if state.first == NOBODY else [int(player_at(state, place)) for place in range(int(state.players))],
        "done": int(state.place),
        "action_points": int(state.action_points),
        "lay_waste": state.lay_waste,
        "sudden_death": state.sudden_death,
        "cells": [cell_view(state, cell) for cell in range(CELLS)],
        "seats": [seat_view(state, seat, other, ranks(state)[other]) for other in range(int(state.players))],
        "tile_supply": int(state.tile_supply),
        "thief_gold": int(state.thief_gold),
        "treasure": None if state.treasure == NOWHERE else CELL_NAMES[state.treasure],
        "deck_size": int(state.deck_size),
        "discard": counted(state.discard),
        "in_play": counted(state.in_play),
        "shuffled_in": counted(state.shuffled_in),
        "hand": None if seat is None else hand_view(state, seat),
        "drawn": {}
        if seat is None
        else {CARDS[kind]: int(state.drawn[seat * KINDS + kind]) for kind in range(KINDS) if state.drawn[seat * KINDS + kind]},
        "unseen": None if seat is None else counted(unseen(state, i64(seat))),
        "window": window_view(state, seat) if window else None,
        "odds": odds(state, seat) if seat is not None and is_asking(state, seat) else [],
        "winners": [other for other in range(int(state.players)) if state.over and is_winner(state, other)],
        "everybody_lost": state.everybody_lost,
        "options": options_view(state),
    }


def somebody(seat: i64) -> int | None:
    """A seat, or None for nobody."""
    return None if seat == NOBODY else int(seat)


def deciding(state: Island) -> int | None:
    """Who decides now, as far as that is public: nobody learns who is asked in a window (DG-Y1)."""
    return None if state.over or state.decision() >= WHITE_PLAYED else int(state.top(ASKED))


def is_asking(state: Island, seat: int | None) -> bool:
    """Whether the viewer itself decides now."""
    return not state.over and int(state.top(ASKED)) == seat


def counted(cards: vec[u8]) -> dict[str, int]:
    """Cards by name, without those that are missing."""
    return {CARDS[kind]: int(cards[kind]) for kind in range(KINDS) if cards[kind]}


def cell_view(state: Island, cell: int) -> CellView:
    """One cell: everything on the map is public."""
    return {
        "cell": CELL_NAMES[cell],
        "black": cell % SIZE + 1,
        "red": cell // SIZE + 1,
        "tile": TILES[int(state.tile[cell])] or None,
        "totem": somebody(state.claimant(cell)),
        "cave": somebody(state.cave_owner(cell)),
        "dragons": [seat for seat in range(int(state.players)) if int(state.dragon[seat]) == cell],
        "treasure": state.treasure == cell,
    }


def seat_view(state: Island, seat: int | None, other: int, rank: int) -> SeatView:
    """A player's pieces; of its hand the number of cards, and what the viewer knows of it. Gold is public (DG-G38)."""
    known = {} if seat is None else {CARDS[kind]: int(knows_held(state, i64(seat), other, kind)) for kind in range(KINDS)}
    return {
        "seat": other,
        "colour": COLOURS[other],
        "gold": int(state.gold[other]),
        "rank": rank,
        "cave": CELL_NAMES[state.lair(other)],
        "dragon": CELL_NAMES[state.perch(other)],
        "home": state.is_home(other),
        "totems": int(state.totem_supply[other]),
        "claims": int(totems_on_map(state, other)),
        "hand_size": int(state.hand_size[other]),
        "known": {card: count for card, count in known.items() if count},
    }


def hand_view(state: Island, seat: int) -> list[HandCard]:
    """The viewer's own cards."""
    cards: list[HandCard] = []
    for kind in range(KINDS):
        count = int(state.held(seat, kind))
        if count:
            refusal = refuse_now(state, seat, kind)
            cards.append(
                {
                    "card": CARDS[kind],
                    "colour": "white" if kind < WHITE_KINDS else "red",
                    "count": count,
                    "playable": refusal is None,
                    "refusal": None if refusal is None else {"rule": refusal.rule, "kind": refusal.kind, "facts": refusal.facts},
                }
            )
    return cards


def refuse_now(state: Island, seat: int, kind: int) -> Refusal | None:
    """Why the viewer cannot play a card of its hand at this moment; None if it can (DG-C2)."""
    if is_asking(state, seat):
        decision = state.decision()
        if decision == TURN:
            return refuse_card(state, seat, kind)
        if (decision == TRIBUTE_CHOICE or decision >= WHITE_PLAYED) and fits(state, kind):
            return None
    return Refusal("DG-C2", "not_now", {"card": CARDS[kind]})


def window_view(state: Island, seat: int | None) -> WindowView:
    """The open window as this seat sees it."""
    facts = window_facts(state)
    shown: WindowView = {
        "kind": DECISIONS[state.decision()],
        "seat": number(facts, "seat") or 0,
        "target": number(facts, "target"),
        "card": word(facts, "card"),
        "cell": word(facts, "cell"),
        "deed": word(facts, "deed"),
        "roll": number(facts, "roll"),
        "attack": number(facts, "attack"),
        "defence": number(facts, "defence"),
        "answered": seat is not None and has_answered(state, seat),
    }
    if state.decision() == WHITE_PLAYED:
        if shown["card"] in ("thief", "sleight_of_claw"):
            shown["target"] = int(state.top(TARGET))
        elif shown["card"] in ("fairwind", "scorch", "uprising", "boom_town"):
            shown["cell"] = CELL_NAMES[state.top(TARGET)]
    return shown


def number(facts: Facts, name: str) -> int | None:
    """A fact that is a number, if it is there."""
    value = facts.get(name)
    return value if isinstance(value, int) else None


def word(facts: Facts, name: str) -> str | None:
    """A fact that is a symbol, if it is there."""
    value = facts.get(name)
    return value if isinstance(value, str) else None


def options_view(state: Island) -> OptionsView:
    """What the table agreed on."""
    return {
        "cave_layout": state.agreement.cave_layout,
        "gold_goal": int(state.agreement.gold_goal),
        "round_limit": int(state.agreement.round_limit),
        "thief_wins": state.agreement.thief_wins,
        "reaction_mode": MODES[state.agreement.reaction_mode],
        "reaction_hold_ms": int(state.agreement.reaction_hold_ms),
    }
