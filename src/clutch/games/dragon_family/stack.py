"""Hands and the tile stack: drawing, putting under, and who knows which tile lies where (rules, chapters Setup, Move and Hidden information).

There is one stack; several piles on a real table are only handling (DF-Q9). A tile that nobody has seen is not decided before somebody draws it.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from clutch.games.dragon_family.components import HAND_SIZE, KINDS, SEATS, TILE_KINDS
from clutch.games.dragon_family.state import Realm
from clutch.kernel.chance import Chance
from clutch.kernel.statement import EVERYONE, Facts, Question


def audience_of(state: Realm, seat: i64) -> i64:
    """Who may see a seat's tiles: the seat alone, or with open hands everybody (DF-Q39)."""
    return i64(1) << seat if state.agreement.hidden_hands else EVERYONE


def knowers(state: Realm, seat: i64) -> i64:
    """A bit for each seat that sees what a seat does with its tiles."""
    return i64(1) << seat if state.agreement.hidden_hands else (i64(1) << state.players) - 1


def draw_tile(state: Realm, seat: i64, chance: Chance, rule: str, asked: str, number: i64, more: i64) -> i64:
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
    state.hand[seat * HAND_SIZE + i64(state.hand_size[seat])] = u8(kind + 1)
    state.hand_size[seat] += 1
    return kind


def unseen_tiles(state: Realm) -> i64:
    """How many tiles of the stack nobody knows."""
    count: i64 = 0
    for kind in range(i64(KINDS)):
        count += i64(state.unseen[kind])
    return count


def leave_hand(state: Realm, seat: i64, place: i64) -> i64:
    """A tile leaves the hand, and the gap closes (DF-T4): its kind."""
    first: i64 = seat * HAND_SIZE
    kind: i64 = i64(state.hand[first + place]) - 1
    size: i64 = i64(state.hand_size[seat]) - 1
    for later in range(place, size):
        state.hand[first + later] = state.hand[first + later + 1]
    state.hand[first + size] = 0
    state.hand_size[seat] = u8(size)
    return kind


def put_under(state: Realm, seat: i64, mask: i64) -> i64:
    """Put tiles of the hand face down under the stack, in hand order: the lowest ends highest (DF-M3, DF-Q17). How many they are."""
    count: i64 = 0
    for place in range(i64(HAND_SIZE)):
        count += mask >> place & 1
    for place in range(state.stack_size - 1, i64(-1), i64(-1)):
        state.stack[place + count] = state.stack[place]
        state.stack_known[place + count] = state.stack_known[place]
    depth: i64 = 0
    for place in range(i64(HAND_SIZE - 1), i64(-1), i64(-1)):
        if mask >> place & 1:
            state.stack[depth] = u8(leave_hand(state, seat, place) + 1)
            state.stack_known[depth] = u8(knowers(state, seat))
            depth += 1
    state.stack_size += count
    if state.notes and count:
        drop_notes(state, seat)
    return count


# Notes: tiles that a seat knows to be in another's hand


def note_at(viewer: i64, holder: i64, kind: i64) -> i64:
    """Where `noted` counts the tiles of a kind that a viewer knows a holder to have."""
    return (viewer * SEATS + holder) * KINDS + kind


def note_drawn(state: Realm, holder: i64, kind: i64, known: i64) -> None:
    """Somebody draws a tile whose place others knew: they now know that it is in that hand."""
    for viewer in range(state.players):
        if viewer != holder and known >> viewer & 1:
            state.noted[note_at(viewer, holder, kind)] += 1
            state.notes += 1


def end_notes(state: Realm, holder: i64, kind: i64) -> None:
    """A holder lays a tile of a kind: one such note of every viewer ends."""
    for viewer in range(state.players):
        place: i64 = note_at(viewer, holder, kind)
        if state.noted[place]:
            state.noted[place] -= 1
            state.notes -= 1


def drop_notes(state: Realm, holder: i64) -> None:
    """A holder puts tiles under: from now on nobody can be certain of that hand."""
    for viewer in range(state.players):
        for kind in range(i64(KINDS)):
            place: i64 = note_at(viewer, holder, kind)
            state.notes -= i64(state.noted[place])
            state.noted[place] = 0
