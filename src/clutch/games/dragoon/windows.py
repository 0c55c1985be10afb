"""Windows: the moments at which red cards may be played (rules, chapter Windows: DG-W1 to DG-W8, and DG-Y2).

A window is a decision on the stack. Who is asked depends on the option `reaction_mode`: in `instant` those who can respond, in `masked` and `fixed` everybody who, by what all can see, might.
Holding windows open, answering for players who always pass (DG-W9) and asking all candidates at once (DG-Y9) is the table's part; the engine's is that nothing public depends on hands (DG-W10, DG-I11).

Worked example: DG-X42.
"""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragoon.box import CARDS
from clutch.games.dragoon.cards import put_in_play, visible
from clutch.games.dragoon.components import (
    COPIES,
    CREATURE_COMFORT,
    FEROCITY,
    FEROCITY_BONUS,
    HECKLERS,
    INTIMIDATE,
    LOYAL_SUBJECTS,
    SLIPPERY_SCALES,
    SNUFF_OUT,
)
from clutch.games.dragoon.moves import PASS, REACTS, ROLL_TRIBUTE, reaction, reaction_kind
from clutch.games.dragoon.prompts import DECISIONS
from clutch.games.dragoon.state import (
    ASKED,
    ATTACKER,
    ATTACKER_TOTAL,
    CAVE_ENTERED,
    COMBAT_LOSING,
    DEFENDER,
    DEFENDER_TOTAL,
    FIXED,
    INSTANT,
    NOBODY,
    ROLLER,
    TILE_CONTESTED,
    TRIBUTE_CHOICE,
    TRIBUTE_ROLLED,
    WHITE_PLAYED,
    Island,
)
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Refusal
from clutch.kernel.window import Window

RULES = {WHITE_PLAYED: "DG-W1", CAVE_ENTERED: "DG-W2", TILE_CONTESTED: "DG-W3", TRIBUTE_ROLLED: "DG-W4", COMBAT_LOSING: "DG-W5"}

# Which cards answer


def main_card(decision: i64) -> i64:
    """The card that a window, or the choice before a tribute roll, is for; in a combat it may not turn the result, see `fits`."""
    if decision == WHITE_PLAYED:
        return SNUFF_OUT  # DG-W1
    if decision == CAVE_ENTERED:
        return CREATURE_COMFORT  # DG-W2
    if decision == TILE_CONTESTED:
        return LOYAL_SUBJECTS  # DG-W3
    if decision == TRIBUTE_ROLLED:
        return HECKLERS  # DG-W4
    return INTIMIDATE if decision == TRIBUTE_CHOICE else FEROCITY  # DG-U4, DG-W5


def ferocity_turns(state: Island) -> bool:
    """Whether one Ferocity would turn the combat: the attacker needs a tie, the defender more (DG-K13)."""
    attack: i64 = state.top(ATTACKER_TOTAL)
    defence: i64 = state.top(DEFENDER_TOTAL)
    if attack >= defence:
        return defence + FEROCITY_BONUS > attack
    return attack + FEROCITY_BONUS >= defence


def fits(state: Island, kind: i64) -> bool:
    """Whether a card of this kind could be played in the open window."""
    decision: i64 = state.decision()
    if decision == COMBAT_LOSING:
        return kind == SLIPPERY_SCALES or (kind == FEROCITY and ferocity_turns(state))
    return kind == main_card(decision)


# Who is asked


def can_respond(state: Island, seat: i64) -> bool:
    """Whether a seat holds a card for the open window."""
    decision: i64 = state.decision()
    if decision == COMBAT_LOSING:
        return state.held(seat, SLIPPERY_SCALES) > 0 or (state.held(seat, FEROCITY) > 0 and ferocity_turns(state))
    return state.held(seat, main_card(decision)) > 0


def is_hidden(state: Island, kind: i64) -> bool:
    """Whether not all copies of a card lie where everybody sees them (DG-Y2)."""
    return visible(state, kind) < i64(COPIES[kind])


def is_possible(state: Island) -> bool:
    """Whether some card that fits the open window is not wholly in sight (DG-Y2)."""
    decision: i64 = state.decision()
    if decision == COMBAT_LOSING:
        return is_hidden(state, SLIPPERY_SCALES) or (ferocity_turns(state) and is_hidden(state, FEROCITY))
    return is_hidden(state, main_card(decision))


def is_asked(state: Island, seat: i64) -> bool:
    """Whether the engine asks a candidate of the open window (DG-W6): in `instant` if it can respond, else if by public facts it might (DG-Y2)."""
    if state.agreement.reaction_mode == INSTANT:
        return can_respond(state, seat)
    return state.hand_size[seat] > 0 and is_possible(state)


def tells_hand(state: Island, seat: i64) -> bool:
    """Whether not asking a candidate tells something: in `instant` it then holds no card for a window that was possible for it (DG-Y1)."""
    return state.agreement.reaction_mode == INSTANT and state.hand_size[seat] > 0 and is_possible(state)


# The candidates, in the window's order (DG-G28)


def candidates(state: Island) -> i64:
    """How many players may respond in the open window."""
    decision: i64 = state.decision()
    if decision == WHITE_PLAYED:
        return state.players - 1
    return state.players if decision == TRIBUTE_ROLLED else 1


def candidate(state: Island, place: i64) -> i64:
    """The player at a place of the window's order: clockwise from the active player's left (DG-W1), or from the roller (DG-W4); else the one it concerns."""
    decision: i64 = state.decision()
    if decision == WHITE_PLAYED:
        return (state.active + 1 + place) % state.players
    if decision == TRIBUTE_ROLLED:
        return (state.top(ROLLER) + place) % state.players
    return state.top(ASKED)


def place_of(state: Island, seat: i64) -> i64:
    """A player's place in the window's order, or `NOBODY` for one who is no candidate."""
    for place in range(candidates(state)):
        if candidate(state, place) == seat:
            return place
    return NOBODY


def ask_from(state: Island, first: i64) -> bool:
    """Ask the next candidate, from a place of the order on; False if there is none to ask."""
    for place in range(first, candidates(state)):
        seat: i64 = candidate(state, place)
        if is_asked(state, seat):
            state.set_top(ASKED, seat)
            return True
    return False


def has_answered(state: Island, seat: i64) -> bool:
    """Whether a seat has passed in the open window: it was asked before the one that is asked now."""
    place: i64 = place_of(state, seat)
    return place != NOBODY and place < place_of(state, state.top(ASKED)) and is_asked(state, seat)


def still_asked(state: Island) -> list[int]:
    """Who is asked in the open window from now on, as long as everybody passes."""
    seats = [int(state.top(ASKED))]
    for place in range(place_of(state, state.top(ASKED)) + 1, candidates(state)):
        if is_asked(state, candidate(state, place)):
            seats.append(int(candidate(state, place)))
    return seats


def open_window(state: Island) -> Window | None:
    """The open window for the table (DG-Y3, DG-Y9). In `masked` and `fixed` the choice before a tribute roll is one too (DG-Y4)."""
    if state.over:
        return None
    decision = int(state.decision())
    mode = int(state.agreement.reaction_mode)
    hold = 0 if mode == INSTANT else int(state.agreement.reaction_hold_ms)
    if decision >= WHITE_PLAYED:
        return Window(DECISIONS[decision], still_asked(state), PASS, hold, mode == FIXED)
    if decision == TRIBUTE_CHOICE and mode != INSTANT:
        return Window(DECISIONS[decision], [int(state.top(ASKED))], ROLL_TRIBUTE, hold, mode == FIXED)
    return None


# The response: one decision (DG-W6)


def offer_responses(state: Island, actions: Actions) -> None:
    """`pass`, then the cards that fit. Without one, `pass` is the only choice (DG-W6)."""
    actions.add(PASS)
    seat: i64 = state.top(ASKED)
    decision: i64 = state.decision()
    if decision != COMBAT_LOSING:
        if state.held(seat, main_card(decision)):
            actions.add(reaction(main_card(decision)))
        return
    if state.held(seat, FEROCITY) and ferocity_turns(state):
        actions.add(reaction(FEROCITY))
    if state.held(seat, SLIPPERY_SCALES):
        actions.add(reaction(SLIPPERY_SCALES))


def passed_on(state: Island) -> bool:
    """The asked player passes: whether somebody else is asked now. A pass is told to nobody (DG-Y1)."""
    return ask_from(state, place_of(state, state.top(ASKED)) + 1)


def respond(state: Island, action: i64) -> None:
    """A red card is played into the window, which may fall in its player's own turn (DG-G29). Nothing answers it (DG-C7, DG-G27)."""
    seat: i64 = state.top(ASKED)
    kind: i64 = reaction_kind(action)
    put_in_play(state, seat, kind)
    if state.events is not None:
        state.events.append(Event(RULES[state.decision()], "reacted", {"seat": int(seat), "card": CARDS[kind]}, reveals=True))


def refuse_response(state: Island, action: i64) -> Refusal | None:
    """Why a seat cannot respond so."""
    rule = RULES[state.decision()]
    if action == PASS:
        return None
    if action < REACTS:
        return Refusal(rule, "respond_now", {})
    kind: i64 = reaction_kind(action)
    if not fits(state, kind):
        if kind == FEROCITY and state.decision() == COMBAT_LOSING:
            return Refusal("DG-K13", "ferocity_too_weak", {})
        return Refusal(rule, "wrong_moment", {"card": CARDS[kind]})
    return None if state.held(state.top(ASKED), kind) else Refusal("DG-C2", "not_in_hand", {"card": CARDS[kind]})


def losing_side(state: Island) -> i64:
    """Who is losing the open combat: ties go to the attacker (DG-B2)."""
    if state.top(ATTACKER_TOTAL) >= state.top(DEFENDER_TOTAL):
        return state.top(DEFENDER)
    return state.top(ATTACKER)
