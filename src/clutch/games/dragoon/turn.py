"""A turn's start and end (rules, chapter The turn: DG-T1, DG-T5, DG-T6)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragoon.cards import clear_in_play, draw_card
from clutch.games.dragoon.caves import evict, host
from clutch.games.dragoon.components import ACTIONS_PER_TURN, DRAW_PER_TURN
from clutch.games.dragoon.order import player_at
from clutch.games.dragoon.state import NOBODY, TURN, Island
from clutch.games.dragoon.thief import relocate
from clutch.games.dragoon.tribute import begin_tribute
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Event


def start_turn(state: Island, chance: Chance) -> None:
    """The next player of the round's order draws a card and has three actions (DG-T1). Nothing but `end` ends the turn, not even being sent home (DG-T5, DG-G12)."""
    seat: i64 = player_at(state, state.place)
    state.active = seat
    state.action_points = ACTIONS_PER_TURN
    state.lay_waste = False
    state.push(TURN, seat)
    if state.events is not None:
        state.events.append(Event("DG-T1", "turn", {"seat": int(seat)}))
    for _ in range(DRAW_PER_TURN):
        draw_card(state, seat, "DG-T1", chance)


def end_turn(state: Island, chance: Chance) -> None:
    """Eviction, or else the chest moves on; Lay Waste ends; cards in play are discarded (DG-T6). Then the next player, or the tribute phase."""
    seat: i64 = state.active
    if state.events is not None:
        state.events.append(Event("DG-A9", "ended", {"seat": int(seat)}))
    if host(state, seat) != NOBODY:
        evict(state, seat)
    elif state.perch(seat) == state.treasure:  # never in a cave (DG-G17), and only at one's own turn's end (DG-G21)
        relocate(state, chance)
    state.lay_waste = False
    clear_in_play(state)
    state.pop()
    state.active = NOBODY
    state.place += 1
    if state.place < state.players:
        start_turn(state, chance)
    else:
        begin_tribute(state, chance)
