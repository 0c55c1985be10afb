"""Hands and the tile stack: drawing, putting under, and who knows which tile lies where (rules, chapters Setup, Move and Hidden information).

There is one stack; several piles on a real table are only handling (DF-Q9). A tile that nobody has seen is not decided before somebody draws it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_family.components import HAND_SIZE, KINDS, TILE_KINDS
from clutch.games.dragon_family.state import NONE, DragonFamilyPosition
from clutch.kernel.chance import Chance
from clutch.kernel.statement import EVERYONE, Facts, Question


def audience_of(state: DragonFamilyPosition, seat: i64) -> i64:
    """Who may see a seat's tiles: the seat alone, or with open hands everybody (DF-Q39)."""
    if state.agreement.hidden_hands:
        return i64(1) << seat
    return EVERYONE


def knowers(state: DragonFamilyPosition, seat: i64) -> i64:
    """A bit for each seat that sees what a seat does with its tiles."""
    if state.agreement.hidden_hands:
        return i64(1) << seat
    return (i64(1) << state.players) - 1


def draw_tile(state: DragonFamilyPosition, seat: i64, chance: Chance, rule: str, asked: str, number: i64, more: i64) -> i64:
    """Take the top tile of the stack, which must not be empty, to the end of the hand (DF-T4): its kind."""
    top: i64 = state.stack_size - 1
    kind: i64 = i64(state.stack[top]) - 1
    if kind < 0:
        if chance.asks:
            facts: Facts = {"seat": int(seat), "number": int(number)}
            chance.ask(Question(rule, asked, facts, TILE_KINDS, audience_of(state, seat), more))
        kind = chance.draw(state.unseen, unseen_tiles(state))
    elif state.agreement.hidden_hands:
        note_drawn(state, seat, kind, i64(state.stack_known[top]))
    state.stack[top] = 0
    state.stack_known[top] = 0
    state.stack_size = top
    state.put_in_hand(seat, i64(state.hand_size[seat]), kind)
    state.hand_size[seat] += 1
    return kind


def unseen_tiles(state: DragonFamilyPosition) -> i64:
    """How many tiles of the stack nobody knows."""
    count: i64 = 0
    for kind in range(i64(KINDS)):
        count += i64(state.unseen[kind])
    return count


def leave_hand(state: DragonFamilyPosition, seat: i64, place: i64) -> i64:
    """A tile leaves the hand, and the gap closes (DF-T4): its kind."""
    kind: i64 = state.held(seat, place)
    size: i64 = i64(state.hand_size[seat]) - 1
    for later in range(place, size):
        state.put_in_hand(seat, later, state.held(seat, later + 1))
    state.put_in_hand(seat, size, NONE)
    state.hand_size[seat] = u8(size)
    return kind


def put_under(state: DragonFamilyPosition, seat: i64, mask: i64) -> i64:
    """Put tiles of the hand face down under the stack, in hand order: the lowest ends highest (DF-M3, DF-Q17). How many they are."""
    count: i64 = 0
    for place in range(i64(HAND_SIZE)):
        count += mask >> place & 1
    stack: vec[u8] = state.stack
    known: vec[u8] = state.stack_known
    for place in range(state.stack_size - 1, i64(-1), -1):
        stack[place + count] = stack[place]
        known[place + count] = known[place]
    depth: i64 = 0
    for place in range(i64(HAND_SIZE - 1), i64(-1), -1):
        if mask >> place & 1:
            state.stack[depth] = u8(leave_hand(state, seat, place) + 1)
            state.stack_known[depth] = u8(knowers(state, seat))
            depth += 1
    state.stack_size += count
    if state.notes and count:
        drop_notes(state, seat)
    return count


# Notes: tiles that a seat knows to be in another's hand


def note_drawn(state: DragonFamilyPosition, holder: i64, kind: i64, known: i64) -> None:
    """Somebody draws a tile whose place others knew: they now know that it is in that hand."""
    for viewer in range(state.players):
        if viewer != holder and known >> viewer & 1:
            state.change_noted(viewer, holder, kind, 1)


def end_notes(state: DragonFamilyPosition, holder: i64, kind: i64) -> None:
    """A holder lays a tile of a kind: one such note of every viewer ends."""
    for viewer in range(state.players):
        if state.noted_in_hand(viewer, holder, kind):
            state.change_noted(viewer, holder, kind, -1)


def drop_notes(state: DragonFamilyPosition, holder: i64) -> None:
    """A holder puts tiles under: from now on nobody can be certain of that hand."""
    for viewer in range(state.players):
        for kind in range(i64(KINDS)):
            known: i64 = state.noted_in_hand(viewer, holder, kind)
            if known:
                state.change_noted(viewer, holder, kind, -known)
