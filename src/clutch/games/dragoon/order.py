"""The order of play in the action phase (rules, chapter Action: order of play: DG-O1, DG-O2).

Worked example: DG-X6.
"""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragoon.moves import FIRSTS, MOVES
from clutch.games.dragoon.state import ACTION, CHOOSE_FIRST, NOBODY, Island
from clutch.kernel.chance import Chance
from clutch.kernel.move import seat_letter
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Question, Refusal


def begin_action_phase(state: Island, chance: Chance) -> None:
    """The player in last place will choose the first player (DG-O1)."""
    state.phase = ACTION
    state.place = 0
    state.push(CHOOSE_FIRST, draw_last_place(state, chance))


def draw_last_place(state: Island, chance: Chance) -> i64:
    """Who has the least gold; among several a uniform draw, which is what rolling off comes to (DG-O1, DG-G9)."""
    least: i64 = state.gold[0]
    for seat in range(state.players):
        least = min(least, state.gold[seat])
    tied: i64 = 0
    last: i64 = NOBODY
    for seat in range(state.players):
        if state.gold[seat] == least:
            tied += 1
            last = seat
    if tied > 1:
        last = break_tie(state, least, tied, chance)
    if state.events is not None:
        state.events.append(Event("DG-O1", "last_place", {"seat": int(last), "gold": int(least)}))
    return last


def break_tie(state: Island, least: i64, tied: i64, chance: Chance) -> i64:
    """One of the tied players, each equally likely."""
    if chance.asks:
        names = [seat_letter(int(seat)) for seat in range(state.players) if state.gold[seat] == least]
        chance.ask(Question("DG-O1", "last_place_draw", {}, names))
    left: i64 = chance.below(tied)
    seat: i64 = 0
    while left > 0 or state.gold[seat] != least:
        if state.gold[seat] == least:
            left -= 1
        seat += 1
    state.note_luck(seat)
    return seat


def player_at(state: Island, place: i64) -> i64:
    """The player at a place of this round's order: clockwise from the first player (DG-O2)."""
    return (state.first + place) % state.players


def offer_firsts(state: Island, actions: Actions) -> None:
    """Any player, oneself included (DG-O2, DG-G10)."""
    for seat in range(state.players):
        actions.add(FIRSTS + seat)


def choose_first(state: Island, seat: i64) -> None:
    """The round's first player is named (DG-O2)."""
    if state.events is not None:
        state.events.append(Event("DG-O2", "chose_first", {"seat": int(state.seat()), "target": int(seat)}))
    state.pop()
    state.first = seat


def refuse_first(state: Island, action: i64) -> Refusal | None:
    """Why a first player cannot be chosen so."""
    if action >= MOVES:
        return Refusal("DG-O2", "choose_first_now", {})
    return None if action - FIRSTS < state.players else Refusal("DG-O2", "no_such_seat", {})
