"""What a seat may see, field by field: what no line here shows stays hidden (rules, chapter Hidden information: DG-Y1, DG-Y5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon.actions import DRAW_COST
from clutch.games.dragoon.choice import refuse_any_card
from clutch.games.dragoon.component_file import CARDS
from clutch.games.dragoon.components import ACTIONS_PER_TURN, CELL_NAMES, CELLS, COLOURS, KINDS, SIZE, TILES, WHITE_KINDS
from clutch.games.dragoon.decisions import DECISIONS
from clutch.games.dragoon.end import is_winner, ranks, totems_on_map
from clutch.games.dragoon.knowledge import unseen
from clutch.games.dragoon.order import player_at
from clutch.games.dragoon.show.odds import odds
from clutch.games.dragoon.show.prospects import prospects
from clutch.games.dragoon.show.view_types import CellView, DragoonView, HandCard, OptionsView, SeatView, WindowView
from clutch.games.dragoon.state import MODES, NOBODY, NOWHERE, PHASES, DragoonPosition
from clutch.games.dragoon.windows import ReactionWindow, RedCardMoment
from clutch.kernel.statement import Facts, Refusal

COSTS: Final = {"move": 1, "claim": 1, "destroy": 1, "steal_cave": 1, "steal_treasure": 1, "cycle": 1, "draw": DRAW_COST}
"""How many of a turn's actions each kind of move takes (DG-T2, DG-A7)."""
RED_CARDS: Final = CARDS[WHITE_KINDS:]
"""The cards that are played at their own moments (DG-C2)."""


def view(state: DragoonPosition, seat: int | None) -> DragoonView:
    """The position as a seat, or a spectator (`None`), may see it."""
    decision = None if state.over else DECISIONS[state.kind()]
    return {
        "seat": seat,
        "players": int(state.players),
        "phase": "over" if state.over else PHASES[state.phase],
        "round": int(state.round),
        "decision": "over" if decision is None else decision.name,
        "deciding": deciding(state),
        "asked": is_asking(state, seat),
        "active": somebody(state.active),
        "first": somebody(state.first),
        "order": [] if state.first == NOBODY else [int(player_at(state, place)) for place in range(int(state.players))],
        "done": int(state.place),
        "action_points": int(state.action_points),
        "turn_actions": int(ACTIONS_PER_TURN),
        "costs": dict(COSTS),
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
        else {CARDS[kind]: int(state.drawn_by(seat, kind)) for kind in range(KINDS) if state.drawn_by(seat, kind)},
        "unseen": None if seat is None else counted(unseen(state, i64(seat))),
        "window": window_view(state, decision, seat) if isinstance(decision, ReactionWindow) else None,
        "odds": odds(state, seat) if seat is not None and is_asking(state, seat) else [],
        "prospects": prospects(state, seat) if seat is not None and is_asking(state, seat) else [],
        "red_cards": list(RED_CARDS),
        "winners": [other for other in range(int(state.players)) if state.over and is_winner(state, other)],
        "everybody_lost": state.everybody_lost,
        "options": options_view(state),
    }


def somebody(seat: i64) -> int | None:
    """A seat, or None for nobody."""
    return None if seat == NOBODY else int(seat)


def deciding(state: DragoonPosition) -> int | None:
    """Who decides now, as far as that is public: nobody learns who is asked in a window (DG-Y1)."""
    return None if state.over or DECISIONS[state.kind()].is_window() else int(state.asked())


def is_asking(state: DragoonPosition, seat: int | None) -> bool:
    """Whether the viewer itself decides now: all that it learns of a window's candidates (DG-Y5)."""
    return not state.over and int(state.asked()) == seat


def counted(cards: vec[u8]) -> dict[str, int]:
    """Cards by name, without those that are missing."""
    return {CARDS[kind]: int(cards[kind]) for kind in range(KINDS) if cards[kind]}


def cell_view(state: DragoonPosition, cell: int) -> CellView:
    """One cell: everything on the map is public."""
    return {
        "cell": CELL_NAMES[cell],
        "black": cell % SIZE + 1,
        "red": cell // SIZE + 1,
        "tile": TILES[int(state.tile[cell])] or None,
        "totem": somebody(state.claimant(cell)),
        "cave": somebody(state.cave_owner(cell)),
        "dragons": [seat for seat in range(int(state.players)) if state.cell_of(seat) == cell],
        "treasure": state.treasure == cell,
    }


def seat_view(state: DragoonPosition, seat: int | None, other: int, rank: int) -> SeatView:
    """A player's pieces; of its hand the number of cards, and what the viewer knows of it. Gold is public (DG-G38)."""
    known = {} if seat is None else {CARDS[kind]: int(state.knows_held(seat, other, kind)) for kind in range(KINDS)}
    return {
        "seat": other,
        "colour": COLOURS[other],
        "gold": int(state.gold[other]),
        "rank": rank,
        "cave": CELL_NAMES[state.cave_of(other)],
        "dragon": CELL_NAMES[state.cell_of(other)],
        "home": state.is_home(other),
        "totems": int(state.totem_supply[other]),
        "claims": int(totems_on_map(state, other)),
        "hand_size": int(state.hand_size[other]),
        "known": {card: count for card, count in known.items() if count},
    }


def hand_view(state: DragoonPosition, seat: int) -> list[HandCard]:
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


def refuse_now(state: DragoonPosition, seat: int, kind: int) -> Refusal | None:
    """Why the viewer cannot play a card of its hand at this moment; None if it can (DG-C2)."""
    if is_asking(state, seat):
        return DECISIONS[state.kind()].refuse_card(state, i64(seat), i64(kind))
    return refuse_any_card(kind)


def window_view(state: DragoonPosition, moment: RedCardMoment, seat: int | None) -> WindowView:
    """The open window as this seat sees it."""
    facts = moment.facts(state)
    return {
        "kind": moment.name,
        "seat": number(facts, "seat") or 0,
        "target": number(facts, "target"),
        "card": word(facts, "card"),
        "cell": word(facts, "cell"),
        "deed": word(facts, "deed"),
        "roll": number(facts, "roll"),
        "attack": number(facts, "attack"),
        "defence": number(facts, "defence"),
        "cards": [CARDS[int(moment.cards[number])] for number in range(len(moment.cards))],
        "concerns": concerned(state, moment, facts),
        "answered": seat is not None and moment.has_answered(state, seat),
    }


def concerned(state: DragoonPosition, moment: RedCardMoment, facts: Facts) -> list[int]:
    """Whom an open window is about, by what all can see: whom a deed is done to, and whose dragon, claim or cave is where it happens."""
    seats = {number(facts, "seat") if moment.name == "tribute_rolled" else number(facts, "target")}
    if moment.name == "combat_losing":
        seats.add(number(facts, "seat"))
    name = word(facts, "cell")
    if name is not None:
        cell = CELL_NAMES.index(name)
        seats |= {somebody(state.claimant(cell)), somebody(state.cave_owner(cell)), somebody(state.other_dragon(state.active, cell))}
    return sorted(each for each in seats if each is not None)


def number(facts: Facts, name: str) -> int | None:
    """A fact that is a number, if it is there."""
    value = facts.get(name)
    return value if isinstance(value, int) else None


def word(facts: Facts, name: str) -> str | None:
    """A fact that is a symbol, if it is there."""
    value = facts.get(name)
    return value if isinstance(value, str) else None


def options_view(state: DragoonPosition) -> OptionsView:
    """What the table agreed on."""
    return {
        "cave_layout": state.agreement.cave_layout,
        "gold_goal": int(state.agreement.gold_goal),
        "round_limit": int(state.agreement.round_limit),
        "thief_wins": state.agreement.thief_wins,
        "reaction_mode": MODES[state.agreement.reaction_mode],
        "reaction_hold_ms": int(state.agreement.reaction_hold_ms),
    }
