"""Who knows what (rules, chapter Hidden information), and drawing again what a seat does not know.

The basic game hides nothing but what nobody knows. In Dragon's Thirst a token that was peeked at has a face, and some seats do not know it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragomino.components import DOMINOES, DRAGON, OFFER_SIZE, SHELL, TERRAINS
from clutch.games.dragomino.dragons_thirst import name_token
from clutch.games.dragomino.eggs import connection_terrain, fresh_pool
from clutch.games.dragomino.moves import ACTION_SPACE, KEEPS
from clutch.games.dragomino.state import EGG_KEEP, FRESH, NAMES, NOTHING, PICK, DragominoPosition
from clutch.kernel.chance import Chance

FLIPS: Final = 2187
"""More than six flipped faces can give in base 3."""


def knows(seen: i64, seat: i64) -> bool:
    """Whether a seat is among those that have looked at a token; a spectator (-1) never is."""
    return seat >= 0 and seen >> seat & 1 == 1


def hides_returned(state: DragominoPosition, token: i64, seat: i64) -> bool:
    """Whether there is a returned token whose face a seat does not know."""
    return state.returned[token] != 0 and not knows(i64(state.seen[token]), seat)


def hides_hand(state: DragominoPosition, place: i64, seat: i64) -> bool:
    """Whether the hand holds a token there that came fresh from its pile and that a seat does not know."""
    return state.hand_face[place] != 0 and state.source[place] == FRESH and not knows(i64(state.hand_seen[place]), seat)


def hand_terrain(state: DragominoPosition) -> i64:
    """The terrain of the tokens in hand, or -1."""
    if state.connection != NOTHING:
        return connection_terrain(state, state.connection)
    return -1


def unseen_tokens(state: DragominoPosition, terrain: i64, seat: i64) -> vec[u8]:
    """How many dragons and shells of a terrain a seat has not seen: the fresh ones, and those that others alone have looked at."""
    pool = fresh_pool(state, terrain)
    for number in range(1, i64(state.names_given[terrain]) + 1):
        token: i64 = state.token_place(terrain, number)
        if hides_returned(state, token, seat):
            pool[i64(state.returned[token]) - 1] += 1
    if hand_terrain(state) == terrain:
        for place in range(i64(2)):
            if hides_hand(state, place, seat):
                pool[i64(state.hand_face[place]) - 1] += 1
    return pool


def redraw(state: DragominoPosition, seat: i64, chance: Chance) -> None:
    """Draw again every face that this seat does not know; every filling is equally likely."""
    state.last_flips = 0  # counts only until the next decision: see `observed`
    if state.agreement.thirst:
        for terrain in range(i64(TERRAINS)):
            if hides_some(state, terrain, seat):
                redraw_terrain(state, terrain, seat, chance)


def hides_some(state: DragominoPosition, terrain: i64, seat: i64) -> bool:
    """Whether a seat does not know the face of some token of a terrain that others have looked at."""
    for number in range(1, i64(state.names_given[terrain]) + 1):
        if hides_returned(state, state.token_place(terrain, number), seat):
            return True
    return hand_terrain(state) == terrain and (hides_hand(state, 0, seat) or hides_hand(state, 1, seat))


def redraw_terrain(state: DragominoPosition, terrain: i64, seat: i64, chance: Chance) -> None:
    """Returned tokens by number, then the hand; what is left of the unseen tokens is fresh."""
    pool = unseen_tokens(state, terrain, seat)
    left: i64 = i64(pool[0]) + i64(pool[1])
    for number in range(1, i64(state.names_given[terrain]) + 1):
        token: i64 = state.token_place(terrain, number)
        if hides_returned(state, token, seat):
            state.returned[token] = u8(chance.draw(pool, left) + 1)
            left -= 1
    if hand_terrain(state) == terrain:
        for place in range(i64(2)):
            if hides_hand(state, place, seat):
                state.hand_face[place] = u8(chance.draw(pool, left) + 1)
                left -= 1
            elif state.hand_face[place] and state.source[place] != FRESH:
                state.hand_face[place] = state.returned[state.token_place(terrain, i64(state.source[place]))]
    state.fresh[state.fresh_place(terrain, DRAGON)] = pool[DRAGON]
    state.fresh[state.fresh_place(terrain, SHELL)] = pool[SHELL]


def observed(state: DragominoPosition, action: i64, seat: i64) -> i64:
    """What a seat saw of the last decision: all see the action, the eggs that were flipped and the new offer; a peek is seen by its player alone."""
    sight: i64 = 0
    if state.step == EGG_KEEP and state.turn == seat:
        sight = i64(state.hand_face[0]) * 3 + i64(state.hand_face[1])
    elif state.step == PICK and state.turn == state.first and not state.over:
        for place in range(i64(OFFER_SIZE)):
            sight = sight * (DOMINOES + 1) + i64(state.offered[place])
    return (sight * FLIPS + state.last_flips) * ACTION_SPACE + action


def remember(before: DragominoPosition, after: DragominoPosition, action: i64) -> bool:
    """Keep what was seen though `action` is taken back by consent. A round whose successor is on the table cannot be taken back.

    Tokens that were flipped go back. In the basic game and where returned tokens are mixed in, they are mixed in again: everybody knows the pile by subtraction, so nothing is left to
    remember. Where returned tokens are tracked, a token that was looked at lies apart with a name, known to those who saw it.
    """
    if after.over or after.round != before.round:
        return False
    everyone: u8 = before.everyone()
    from_hand: i64 = NOTHING
    if before.step == EGG_KEEP:
        from_hand = hand_terrain(before) if remember_hand(before, after, action - KEEPS, everyone) else i64(NOTHING)
    if not before.agreement.tracked():
        return True
    for terrain in range(i64(TERRAINS)):
        if not remember_terrain(before, after, terrain, 1 if terrain == from_hand else 0, everyone):
            return False
    return True


def remember_hand(before: DragominoPosition, after: DragominoPosition, kept: i64, everyone: u8) -> bool:
    """Two tokens return to the hand: all have seen the kept one, and the other one if somebody kept it later. Whether the other one was named in between."""
    before.hand_seen[kept] = everyone
    other: i64 = 1 - kept
    number: i64 = i64(before.source[other])
    if not before.agreement.tracked():
        return False
    terrain: i64 = hand_terrain(before)
    token: i64 = before.token_place(terrain, i64(before.names_given[terrain]) + 1 if number == FRESH else number)
    before.hand_seen[other] = after.seen[token] if after.returned[token] else everyone
    return number == FRESH


def remember_terrain(before: DragominoPosition, after: DragominoPosition, terrain: i64, from_hand: i64, everyone: u8) -> bool:
    """Tokens that had names keep them, and all who saw them; those that came fresh from the pile get names. False if there are too many to name."""
    given: i64 = i64(before.names_given[terrain])
    for number in range(1, given + 1):
        token: i64 = before.token_place(terrain, number)
        if before.returned[token]:
            before.seen[token] = after.seen[token] if after.returned[token] else everyone
    drawn = fresh_pool(before, terrain)
    for face in range(i64(2)):
        place: i64 = before.fresh_place(terrain, face)
        drawn[face] -= after.fresh[place]
        before.fresh[place] = after.fresh[place]
    if i64(drawn[0]) + i64(drawn[1]) > NAMES - given:
        return False
    # First those that have names or are in a hand afterwards. What went back out of the hand has the first new name, and is in the hand again.
    for number in range(given + from_hand + 1, i64(after.names_given[terrain]) + 1):
        token = after.token_place(terrain, number)
        if after.returned[token]:
            drawn[i64(after.returned[token]) - 1] -= 1
            name_token(before, terrain, i64(after.returned[token]), i64(after.seen[token]))
    if hand_terrain(after) == terrain:
        for held in range(i64(2)):
            if after.hand_face[held] and after.source[held] == FRESH:
                drawn[i64(after.hand_face[held]) - 1] -= 1
                name_token(before, terrain, i64(after.hand_face[held]), i64(after.hand_seen[held]))
    # The others lie face up on an island.
    for face in range(i64(2)):
        for _token in range(i64(drawn[face])):
            name_token(before, terrain, face + 1, i64(everyone))
    return True
