"""The end of a turn, of a round and of the game (rules, chapter End: DF-X1 to DF-X5)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragon_family.components import HAND_SIZE, TILE_KINDS
from clutch.games.dragon_family.scoring import tell_scores
from clutch.games.dragon_family.state import BY_IDLENESS, BY_LAIRS, FIRST_STEP, NO_NOTES, NONE, NOT_YET, DragonFamilyPosition
from clutch.kernel.statement import Event


def trigger_end(state: DragonFamilyPosition, cause: i64, seat: i64) -> None:
    """The end is triggered once (DF-X1); a second trigger has no effect (DF-Q33)."""
    if state.end_cause != NOT_YET:
        return
    state.end_cause = cause
    state.end_seat = seat
    if state.events is not None:
        if cause == BY_IDLENESS:
            state.events.append(Event("DF-X5", "end_by_idleness", {"count": int(state.idle_rounds)}))
        else:
            state.events.append(Event("DF-X1", "end_by_lairs" if cause == BY_LAIRS else "end_by_stack", {"seat": int(seat)}))


def end_turn(state: DragonFamilyPosition) -> None:
    """Clockwise to the next seat (DF-T1). Before the first player would begin again, the round is complete (DF-X2, DF-Q32)."""
    state.fed_dragon = NONE
    state.step = FIRST_STEP
    state.turn = (state.turn + 1) % state.players
    if state.turn == state.first_player:
        end_round(state)


def end_round(state: DragonFamilyPosition) -> None:
    """With the end triggered the game is over now, so that all have had equally many turns (DF-X2, DF-X4, DF-V11); else a new round begins."""
    state.idle_rounds = i64(0) if state.progress else state.idle_rounds + 1
    state.progress = False
    if state.idle_rounds >= state.agreement.stall_rounds:
        trigger_end(state, BY_IDLENESS, NONE)  # players could move about for ever (DF-X5, DF-Q34)
    if state.end_cause != NOT_YET:
        end_game(state)
        return
    state.round += 1
    if state.events is not None:
        state.events.append(Event("DF-T1", "round", {"round": int(state.round)}))


def end_game(state: DragonFamilyPosition) -> None:
    """All hands are shown (DF-Q39), and everybody is scored (DF-P7)."""
    state.over = True
    state.noted = NO_NOTES[:]  # there is nothing left to remember of the hands
    state.notes = 0
    if state.events is not None:
        for seat in range(state.players):
            tiles = [TILE_KINDS[state.held(seat, place)] for place in range(i64(HAND_SIZE)) if state.held(seat, place) >= 0]
            if tiles:
                state.events.append(Event("DF-Q39", "hand_shown", {"seat": int(seat), "tiles": tiles}, reveals=True))
        tell_scores(state)
