"""A turn: discard, then one action (rules, chapter Play: DK-T1 to DK-T7, DK-A1 to DK-A4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_kin.components import DRAGONS, KIN_SIZE, LINE_SIZE, SEATS, TYPES
from clutch.games.dragon_kin.moves import ALLIANCES, DISCARDS, GAINS, INTERFERES, SCRIES, interfere_slot, interfere_target
from clutch.games.dragon_kin.scoring import end_round
from clutch.games.dragon_kin.setup import look
from clutch.games.dragon_kin.state import ACTION, DISCARD, NOBODY, DragonKinPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Facts, Refusal

MOST_ACTIONS: Final = 43
"""No position offers more."""

assert MOST_ACTIONS == TYPES + SEATS * KIN_SIZE + LINE_SIZE + TYPES

# The discard (DK-T4, DK-T5)


def offer_discards(state: DragonKinPosition, actions: Actions) -> None:
    """Any card of the hand; equal cards are one choice. The discard is mandatory (DK-T5)."""
    hand: vec[u8] = state.hand
    mine: i64 = state.turn * TYPES
    items: vec[i64] = actions.room(TYPES)
    count: i64 = actions.count
    for kind in range(i64(TYPES)):
        items[count] = DISCARDS + kind
        count += i64(hand[mine + kind] != 0)
    actions.count = count


def discard(state: DragonKinPosition, kind: i64) -> None:
    """Move one card from hand to gallery, face up (DK-T5)."""
    seat: i64 = state.turn
    leave_hand(state, seat, kind)
    if state.exposures:
        forget_exposed(state, seat, kind)
    state.gallery[kind] += 1
    state.turns[2 * state.turns_begun] = u8(seat * 16 + kind + 1)
    state.turns_begun += 1
    state.discarded = kind
    state.step = ACTION
    if state.events is not None:
        state.events.append(Event("DK-T5", "discarded", {"seat": int(seat), "dragon": DRAGONS[kind]}, reveals=True))


def leave_hand(state: DragonKinPosition, seat: i64, kind: i64) -> None:
    """Take a card out of a hand."""
    place: i64 = state.cards_place(seat, kind)
    state.hand[place] -= 1
    state.hand_size[seat] -= 1


def forget_exposed(state: DragonKinPosition, seat: i64, kind: i64) -> None:
    """A card that everybody knew this seat to hold has come into the open."""
    if state.known_to_hold(seat, kind):
        state.exposed[state.cards_place(seat, kind)] -= 1
        state.exposures -= 1


# The action (DK-T6): exactly one of the four; there is no pass


def may_gain(state: DragonKinPosition) -> bool:
    """Gain Kin needs a card left in hand after the discard (DK-A1)."""
    return state.hand_size[state.turn] >= 1


def may_ally(state: DragonKinPosition) -> bool:
    """Open Alliance needs exactly one card in hand (DK-A4): counted after the discard, or, by option, at the turn's start (DK-G1)."""
    if state.agreement.alliance_with_last_card:
        return state.hand_size[state.turn] == 0
    return state.hand_size[state.turn] == 1


def may_ally_with(state: DragonKinPosition, kind: i64) -> bool:
    """Any kind in the gallery; without the option's leave the copy discarded this turn does not count (DK-G5)."""
    copies: i64 = i64(state.gallery[kind])
    if kind == state.discarded and not state.agreement.alliance_takes_own_discard:
        copies -= 1
    return copies > 0


def offer_actions(state: DragonKinPosition, actions: Actions) -> None:
    """Gain Kin by kind, Interfere by seat and slot, Scry 1 to 7, Open Alliance by kind. Scry is always there (DK-T6, DK-G9, DK-I10)."""
    # Hands and kin are read as they lie, and not by `held` and `lies_face_down`, which `refuse` asks: these are the hottest loops of a play-out.
    seat: i64 = state.turn
    items: vec[i64] = actions.room(MOST_ACTIONS)
    count: i64 = actions.count
    if may_gain(state):
        hand: vec[u8] = state.hand
        mine: i64 = seat * TYPES
        for kind in range(i64(TYPES)):
            items[count] = GAINS + kind
            count += i64(hand[mine + kind] != 0)
    kin_up: vec[u8] = state.kin_up
    for target in range(state.players):
        if target != seat:  # another seat's face-down kin, whether that seat has cards left or not (DK-A2, DK-G7)
            first: i64 = target * KIN_SIZE
            for place in range(first, first + i64(state.kin_count[target])):
                items[count] = INTERFERES + place
                count += i64(kin_up[place] == 0)
    for position in range(i64(LINE_SIZE)):
        items[count] = SCRIES + position
        count += 1
    if may_ally(state):
        for kind in range(i64(TYPES)):
            items[count] = ALLIANCES + kind
            count += i64(may_ally_with(state, kind))
    actions.count = count


def act(state: DragonKinPosition, action: i64, chance: Chance) -> None:
    """Carry out the action; then the turn passes (DK-T1)."""
    carry_out(state, action, chance)
    pass_turn(state, chance)


def carry_out(state: DragonKinPosition, action: i64, chance: Chance) -> None:
    """Do what the action says, and keep in mind what everybody saw of it: of a Gain Kin not which card it was."""
    seen: i64 = action
    if action < INTERFERES:
        seen = GAINS
        gain_kin(state, action - GAINS)
    elif action < SCRIES:
        interfere(state, interfere_target(action), interfere_slot(action))
    elif action < ALLIANCES:
        scry(state, action - SCRIES, chance)
    else:
        open_alliance(state, action - ALLIANCES)
    state.turns[2 * state.turns_begun - 1] = u8(seen + 1)


def gain_kin(state: DragonKinPosition, kind: i64) -> None:
    """Gain Kin (DK-A1): a card from hand to the end of one's kin, face down. Its owner may look at it again (DK-T7, DK-G10)."""
    seat: i64 = state.turn
    leave_hand(state, seat, kind)
    slot: i64 = add_kin(state, seat, kind)
    place: i64 = state.kin_place(seat, slot)
    state.kin_known[place] = u8(1 << seat)
    if state.events is not None:
        facts: Facts = {"seat": int(seat), "slot": int(slot)}
        state.events.append(Event("DK-A1", "gained", facts, {"dragon": DRAGONS[kind]}, i64(1) << seat))


def add_kin(state: DragonKinPosition, seat: i64, kind: i64) -> i64:
    """Put a card behind a seat's other kin: its slot. Four is never exceeded (DK-G6)."""
    slot: i64 = i64(state.kin_count[seat])
    place: i64 = state.kin_place(seat, slot)
    state.kin[place] = u8(kind + 1)
    state.kin_count[seat] += 1
    return slot


def interfere(state: DragonKinPosition, target: i64, slot: i64) -> None:
    """Interfere (DK-A2): another seat's face-down kin is turned face up for good (DK-G4)."""
    place: i64 = state.kin_place(target, slot)
    if state.exposures and i64(state.kin_known[place]) == 1 << target:
        forget_exposed(state, target, state.kin_kind(target, slot))
    state.kin_up[place] = 1
    state.kin_known[place] = state.everyone()
    state.last_sight = i64(state.kin[place])
    if state.events is not None:
        facts: Facts = {"seat": int(state.turn), "target": int(target), "slot": int(slot), "card": int(slot) + 1}
        facts["dragon"] = DRAGONS[state.kin_kind(target, slot)]
        state.events.append(Event("DK-A2", "interfered", facts, reveals=True))


def scry(state: DragonKinPosition, position: i64, chance: Chance) -> None:
    """Scry (DK-A3): look at a card of the line alone; one already seen may be looked at again (DK-G8)."""
    look(state, state.turn, position, "DK-A3", "scried", chance)
    state.last_sight = i64(state.line[position])


def open_alliance(state: DragonKinPosition, kind: i64) -> None:
    """Open Alliance (DK-A4): a card from the gallery to the end of one's kin, face up (DK-G4)."""
    seat: i64 = state.turn
    state.gallery[kind] -= 1
    slot: i64 = add_kin(state, seat, kind)
    kin_place: i64 = state.kin_place(seat, slot)
    state.kin_up[kin_place] = 1
    state.kin_known[kin_place] = state.everyone()
    state.alliances |= i64(1) << kin_place
    if state.events is not None:
        state.events.append(Event("DK-A4", "allied", {"seat": int(seat), "slot": int(slot), "dragon": DRAGONS[kind]}))


def pass_turn(state: DragonKinPosition, chance: Chance) -> None:
    """Clockwise to the next seat that has cards (DK-T1, DK-T2, DK-G16); with all hands empty the round is scored (DK-T3)."""
    state.step = DISCARD
    state.discarded = NOBODY
    hand_size: vec[u8] = state.hand_size
    seat: i64 = state.turn
    for _step in range(state.players):
        seat += 1
        if seat == state.players:
            seat = 0
        if hand_size[seat]:
            state.turn = seat
            return
    end_round(state, chance)


# Why not


def refuse(state: DragonKinPosition, action: i64) -> Refusal | None:
    """Why an action is not legal now; None if it is."""
    if state.step == DISCARD:
        if action >= GAINS:
            return Refusal("DK-T5", "discard_first", {})
        kind: i64 = action - DISCARDS
        return None if state.held(state.turn, kind) else Refusal("DK-T5", "not_in_hand", {"dragon": DRAGONS[kind]})
    if action < GAINS:
        return Refusal("DK-T6", "already_discarded", {})
    if action < INTERFERES:
        return refuse_gain(state, action - GAINS)
    if action < SCRIES:
        return refuse_interfere(state, interfere_target(action), interfere_slot(action))
    if action < ALLIANCES:
        return None  # Scry is always legal (DK-A3)
    return refuse_alliance(state, action - ALLIANCES)


def refuse_gain(state: DragonKinPosition, kind: i64) -> Refusal | None:
    """Why this card cannot be gained as kin (DK-A1)."""
    if not may_gain(state):
        return Refusal("DK-A1", "no_card_left", {})
    return None if state.held(state.turn, kind) else Refusal("DK-A1", "not_in_hand", {"dragon": DRAGONS[kind]})


def refuse_interfere(state: DragonKinPosition, target: i64, slot: i64) -> Refusal | None:
    """Why this kin cannot be interfered with (DK-A2)."""
    if target >= state.players:
        return Refusal("DK-A2", "no_such_seat", {})
    if target == state.turn:
        return Refusal("DK-A2", "own_kin", {})
    if slot >= i64(state.kin_count[target]):
        return Refusal("DK-A2", "no_such_kin", {"target": int(target), "card": int(slot) + 1})
    if not state.lies_face_down(target, slot):
        return Refusal("DK-A2", "already_up", {"target": int(target), "card": int(slot) + 1})
    return None


def refuse_alliance(state: DragonKinPosition, kind: i64) -> Refusal | None:
    """Why this card cannot be allied with (DK-A4)."""
    if not may_ally(state):
        return Refusal("DK-A4", "last_card_only" if state.agreement.alliance_with_last_card else "one_card_only", {})
    if may_ally_with(state, kind):
        return None
    if state.gallery[kind]:
        return Refusal("DK-G5", "own_discard", {"dragon": DRAGONS[kind]})
    return Refusal("DK-A4", "not_in_gallery", {"dragon": DRAGONS[kind]})
