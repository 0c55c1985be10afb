"""The order of play in the action phase (rules, chapter Action: order of play: DG-O1, DG-O2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragoon.choice import Choice
from clutch.games.dragoon.moves import FIRSTS, MOVES
from clutch.games.dragoon.state import NOBODY, DragoonPosition
from clutch.kernel.chance import Chance
from clutch.kernel.move import seat_letter
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Prompt, Question, Refusal


def draw_last_place(state: DragoonPosition, chance: Chance) -> i64:
    """Who has the least gold; among several a uniform draw, which is what rolling off comes to (DG-O1, DG-G9, DG-X6)."""
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


def break_tie(state: DragoonPosition, least: i64, tied: i64, chance: Chance) -> i64:
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


def player_at(state: DragoonPosition, place: i64) -> i64:
    """The player at a place of this round's order: clockwise from the first player (DG-O2)."""
    return (state.first + place) % state.players


@final
class ChooseFirst(Choice):
    """Last place names the first player (DG-O2)."""

    def __init__(self) -> None:
        super().__init__("choose_first", "DG-O2")

    def offer(self, state: DragoonPosition, actions: Actions) -> None:
        """Any player, oneself included (DG-O2, DG-G10)."""
        for seat in range(state.players):
            actions.add(FIRSTS + seat)

    def decide(self, state: DragoonPosition, action: i64, chance: Chance) -> None:
        """The round's first player is named (DG-O2)."""
        first: i64 = action - FIRSTS
        if state.events is not None:
            state.events.append(Event("DG-O2", "chose_first", {"seat": int(state.asked()), "target": int(first)}))
        state.pop()
        state.first = first

    def refuse(self, state: DragoonPosition, action: i64) -> Refusal | None:
        """Why a first player cannot be chosen so."""
        if action >= MOVES:
            return Refusal("DG-O2", "choose_first_now", {})
        return None if action - FIRSTS < state.players else Refusal("DG-O2", "no_such_seat", {})

    def prompt(self, state: DragoonPosition) -> Prompt:
        return Prompt("DG-O2", "choose_first", self.facts(state))


CHOOSE_FIRST: Final = ChooseFirst()
