"""The variation Dragon's Thirst: watering holes let a player choose between two eggs (rules, chapter Dragon's Thirst: DM-V1 to DM-V8)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from clutch.games.dragomino.components import FACE_NAMES, TERRAIN_NAMES
from clutch.games.dragomino.eggs import ask_egg, connection_terrain, draw_fresh, find_nothing, fresh_tokens, is_wet, show, take_up
from clutch.games.dragomino.moves import (
    KEEPS,
    KINDS,
    RESOLVE_DRY,
    RESOLVE_WET,
    TAKE_FRESH,
    take_action,
    taken_number,
    taken_terrain,
    token_name,
)
from clutch.games.dragomino.state import EGG_KEEP, EGG_SOURCE, FRESH, DragominoPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Facts, Question, Refusal

# Which kind of connection first (DM-V7)


def must_choose_kind(state: DragominoPosition) -> bool:
    """Tracked only: the connections left of the current terrain are partly wet and partly dry (DM-V7). Elsewhere the order is fixed (DM-G11)."""
    if not state.agreement.tracked():
        return False
    return first_of_kind(state, True) >= 0 and first_of_kind(state, False) >= 0


def first_of_kind(state: DragominoPosition, wet: bool) -> i64:
    """The place in the queue of the first wet or dry connection of the current terrain, or -1."""
    terrain: i64 = connection_terrain(state, i64(state.queue[0]))
    for place in range(state.queue_count):
        connection: i64 = i64(state.queue[place])
        if is_wet(connection) == wet and connection_terrain(state, connection) == terrain:
            return place
    return -1


def offer_kinds(actions: Actions) -> None:
    """Wet, then dry."""
    actions.add(RESOLVE_WET)
    actions.add(RESOLVE_DRY)


def choose_kind(state: DragominoPosition, action: i64) -> None:
    """The first connection of the chosen kind is resolved next (DM-V7)."""
    take_up(state, first_of_kind(state, action == RESOLVE_WET))


# Where a token comes from (DM-V2, DM-V6)


def tokens_to_take(state: DragominoPosition) -> i64:
    """Two for a wet connection, one for a dry one, or what the pile still has (DM-V1, DM-V2, DM-G9). Each wet connection counts for itself (DM-V8)."""
    terrain: i64 = connection_terrain(state, state.connection)
    wanted: i64 = 2 if is_wet(state.connection) else 1
    left: i64 = fresh_tokens(state, terrain)
    for number in range(1, i64(state.names_given[terrain]) + 1):
        if has_returned(state, terrain, number):
            left += 1
    return wanted if wanted < left else left


def has_returned(state: DragominoPosition, terrain: i64, number: i64) -> bool:
    """Whether the returned token of that number is still there."""
    return state.returned[state.token_place(terrain, number)] != 0


def may_take_fresh(state: DragominoPosition, terrain: i64) -> bool:
    """A fresh token is a source as long as one is left beside the one chosen before (DM-V6)."""
    chosen: i64 = 1 if state.source_count and state.source[0] == FRESH else 0
    return fresh_tokens(state, terrain) > chosen


def may_take_returned(state: DragominoPosition, terrain: i64, number: i64) -> bool:
    """A returned token is a source unless it was chosen before; even one that was returned in this very turn (DM-V6, DM-G11)."""
    return has_returned(state, terrain, number) and not (state.source_count and i64(state.source[0]) == number)


def offer_sources(state: DragominoPosition, actions: Actions) -> None:
    """A fresh token, then the returned ones by number (DM-V6)."""
    terrain: i64 = connection_terrain(state, state.connection)
    if may_take_fresh(state, terrain):
        actions.add(TAKE_FRESH)
    for number in range(1, i64(state.names_given[terrain]) + 1):
        if may_take_returned(state, terrain, number):
            actions.add(take_action(terrain, number))


def choose_source(state: DragominoPosition, action: i64) -> None:
    """Note where the next token comes from; it is drawn when all are chosen, so that both are taken before either is looked at (DM-G12)."""
    source: i64 = i64(FRESH) if action == TAKE_FRESH else taken_number(action)
    state.source[state.source_count] = u8(source)
    state.source_count += 1


def only_source(state: DragominoPosition) -> i64:
    """The one action that `offer_sources` has, or -1 if there is a choice."""
    terrain: i64 = connection_terrain(state, state.connection)
    only: i64 = TAKE_FRESH if may_take_fresh(state, terrain) else -1
    for number in range(1, i64(state.names_given[terrain]) + 1):
        if may_take_returned(state, terrain, number):
            if only >= 0:
                return -1
            only = take_action(terrain, number)
    return only


# Taking, peeking, keeping (DM-V2 to DM-V5)


def search(state: DragominoPosition, chance: Chance) -> bool:
    """Resolve the connection as far as it goes without a decision: whether it is resolved."""
    wanted: i64 = tokens_to_take(state)
    if wanted == 0:
        find_nothing(state, connection_terrain(state, state.connection))
        return True
    while state.source_count < wanted:
        only: i64 = only_source(state)
        if only < 0:
            state.step = EGG_SOURCE  # a decision only where there is more than one source (DM-V6)
            return False
        choose_source(state, only)
    for place in range(wanted):
        take(state, place, wanted == 2, chance)
    if wanted == 1:
        keep(state, 0)  # a single token is kept (DM-V4, DM-G9)
        return True
    tell_peek(state)
    state.step = EGG_KEEP  # asked even if both are equal (DM-V4)
    return False


def take(state: DragominoPosition, place: i64, peeks: bool, chance: Chance) -> None:
    """Take a token in hand; its player alone looks at it (DM-V2, DM-V3)."""
    terrain: i64 = connection_terrain(state, state.connection)
    number: i64 = i64(state.source[place])
    seen: i64 = 1 << state.turn
    if number == FRESH:
        if chance.asks:
            if peeks:
                ask_peek(state, terrain, place, chance)
            else:
                ask_egg(state, terrain, chance)
        state.hand_face[place] = u8(draw_fresh(state, terrain, chance) + 1)
    else:
        token: i64 = state.token_place(terrain, number)
        seen |= i64(state.seen[token])
        state.seen[token] = u8(seen)
        state.hand_face[place] = state.returned[token]
        if state.events is not None and not peeks:
            facts: Facts = {"seat": int(state.turn), "terrain": TERRAIN_NAMES[terrain], "number": int(number)}
            facts["token"] = token_name(int(terrain), int(number))
            state.events.append(Event("DM-V6", "took_returned", facts))
    state.hand_seen[place] = u8(seen)


def ask_peek(state: DragominoPosition, terrain: i64, place: i64, chance: Chance) -> None:
    """The player at a real table says, for no other eyes, what the egg shows."""
    facts: Facts = {"seat": int(state.turn), "terrain": TERRAIN_NAMES[terrain], "number": int(place) + 1}
    more: i64 = 1 if place == 0 and state.source[1] == FRESH else 0
    chance.ask(Question("DM-V3", "peek", facts, FACE_NAMES, i64(1) << state.turn, more))


def tell_peek(state: DragominoPosition) -> None:
    """Everybody sees where the two tokens come from, their player alone what they are (DM-V3)."""
    if state.events is not None:
        facts: Facts = {"seat": int(state.turn), "terrain": TERRAIN_NAMES[connection_terrain(state, state.connection)]}
        facts["sources"] = [source_name(state, 0), source_name(state, 1)]
        faces = [FACE_NAMES[i64(state.hand_face[place]) - 1] for place in range(2)]
        state.events.append(Event("DM-V3", "peeked", facts, {"faces": faces}, i64(1) << state.turn, True))


def source_name(state: DragominoPosition, place: i64) -> str:
    """Where a token in hand comes from, by name."""
    number: i64 = i64(state.source[place])
    return "fresh" if number == FRESH else token_name(int(connection_terrain(state, state.connection)), int(number))


def offer_keeps(actions: Actions) -> None:
    """Either token, dragon or not (DM-V4, DM-G13)."""
    actions.add(KEEPS)
    actions.add(KEEPS + 1)


def choose_token(state: DragominoPosition, action: i64) -> None:
    """Keep one of the two and put the other back (DM-V4, DM-V5)."""
    keep(state, action - KEEPS)


def keep(state: DragominoPosition, place: i64) -> None:
    """The kept token is shown to all; the other one goes back unseen, and a returned shell does not move the Mommy Dragon (DM-V5)."""
    terrain: i64 = connection_terrain(state, state.connection)
    face: i64 = i64(state.hand_face[place]) - 1
    number: i64 = i64(state.source[place])
    if number != FRESH:
        state.returned[state.token_place(terrain, number)] = 0
        state.seen[state.token_place(terrain, number)] = 0
    show(state, face)
    if state.source_count == 2:
        put_back(state, terrain, 1 - place)
    state.source_count = 0
    for emptied in range(i64(2)):
        state.source[emptied] = FRESH
        state.hand_face[emptied] = 0
        state.hand_seen[emptied] = 0


def put_back(state: DragominoPosition, terrain: i64, place: i64) -> None:
    """Return a token to its pile: with a name that everybody can point at, or mixed in again (DM-V5, DM-V6, DM-G10)."""
    number: i64 = i64(state.source[place])
    if not state.agreement.tracked():
        state.fresh[state.fresh_place(terrain, i64(state.hand_face[place]) - 1)] += 1
    elif number == FRESH:
        name_token(state, terrain, i64(state.hand_face[place]), i64(state.hand_seen[place]))
        number = i64(state.names_given[terrain])
    if state.events is not None:
        facts: Facts = {"seat": int(state.turn), "terrain": TERRAIN_NAMES[terrain]}
        if state.agreement.tracked():
            facts["number"] = int(number)
            facts["token"] = token_name(int(terrain), int(number))
        state.events.append(Event("DM-V5", "returned" if state.agreement.tracked() else "mixed_back", facts))


def name_token(state: DragominoPosition, terrain: i64, face_code: i64, seen: i64) -> None:
    """Give a fresh token that was looked at the next name of its terrain (DM-V6)."""
    state.names_given[terrain] += 1
    token: i64 = state.token_place(terrain, i64(state.names_given[terrain]))
    state.returned[token] = u8(face_code)
    state.seen[token] = u8(seen)


# Why not


def refuse_kind(action: i64) -> Refusal | None:
    """Why this is no answer to which kind of connection comes first (DM-V7)."""
    return None if KINDS <= action < TAKE_FRESH else Refusal("DM-V7", "choose_kind", {})


def refuse_source(state: DragominoPosition, action: i64) -> Refusal | None:
    """Why a token cannot come from there (DM-V6)."""
    terrain: i64 = connection_terrain(state, state.connection)
    facts: Facts = {"terrain": TERRAIN_NAMES[terrain]}
    if not TAKE_FRESH <= action < KEEPS:
        return Refusal("DM-V6", "choose_source", facts)
    if action == TAKE_FRESH:
        return None if may_take_fresh(state, terrain) else Refusal("DM-V6", "no_fresh", facts)
    if taken_terrain(action) != terrain:
        return Refusal("DM-V6", "other_terrain", facts)
    number: i64 = taken_number(action)
    facts["number"] = int(number)
    if not has_returned(state, terrain, number):
        return Refusal("DM-V6", "no_such_token", facts)
    return None if may_take_returned(state, terrain, number) else Refusal("DM-V6", "chosen_already", facts)


def refuse_keep(action: i64) -> Refusal | None:
    """Why this is no answer to which token is kept (DM-V4)."""
    return None if KEEPS <= action < KEEPS + 2 else Refusal("DM-V4", "choose_token", {})
