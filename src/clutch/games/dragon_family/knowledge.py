"""Who knows what (rules, chapter Hidden information), and drawing again what a seat does not know."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_family.components import KINDS, MANIFEST
from clutch.games.dragon_family.explore import EXPLORE_PLACE, EXPLORE_ROTATE, EXPLORE_TILE, fits_somewhere, is_copy
from clutch.games.dragon_family.move_handler import REDRAW
from clutch.games.dragon_family.moves import REDRAWS
from clutch.games.dragon_family.sight import forget_sight
from clutch.games.dragon_family.state import NO_NOTES, NO_STACK, NONE, DragonFamilyPosition, note_at
from clutch.games.dragon_family.tile_stack import knowers
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions


def knows_stack(state: DragonFamilyPosition, seat: i64, depth: i64) -> bool:
    """Whether a seat knows the tile so many places above the bottom of the stack."""
    return i64(state.stack_known[depth]) >> seat & 1 == 1


def sees_hand(state: DragonFamilyPosition, seat: i64, holder: i64) -> bool:
    """One's own hand, and with open hands or at the end everybody's (DF-Q39)."""
    return seat == holder or not state.agreement.hidden_hands or state.over


def unknown_tiles(state: DragonFamilyPosition, seat: i64) -> vec[u8]:
    """How many tiles of each kind this seat cannot place: the box less the map, the hands it sees, and its notes on the stack and on others' hands."""
    pool = MANIFEST[:]
    for tile in range(1, state.tile_count):
        pool[state.kind(tile)] -= 1
    for depth in range(state.stack_size):
        if knows_stack(state, seat, depth):
            pool[i64(state.stack[depth]) - 1] -= 1
    for holder in range(state.players):
        if sees_hand(state, seat, holder):
            for place in range(i64(state.hand_size[holder])):
                pool[state.held(holder, place)] -= 1
        elif state.notes:
            for kind in range(i64(KINDS)):
                pool[kind] -= u8(state.noted_in_hand(seat, holder, kind))
    return pool


# Worlds that a seat thinks possible


def redraw(state: DragonFamilyPosition, seat: i64, chance: Chance) -> None:
    """Draw again every tile that this seat does not know: others' hands, and the stack's tiles, which are not decided before they are drawn."""
    forget_sight(state)
    if not state.agreement.hidden_hands:
        return
    pool = unknown_tiles(state, seat)
    left: i64 = 0
    for kind in range(i64(KINDS)):
        left += i64(pool[kind])
    if not state.over:
        # The hand on turn comes first, because it may have to fit to what its player has announced.
        if state.turn != seat:
            left = deal_active(state, seat, pool, left, chance)
        for holder in range(state.players):
            if holder not in (seat, state.turn):
                left = deal_hand(state, seat, holder, pool, left, chance)
    for depth in range(state.stack_size):
        if not knows_stack(state, seat, depth):
            state.stack[depth] = 0
        state.stack_known[depth] = u8(i64(state.stack_known[depth]) & (i64(1) << seat))
    state.unseen = pool
    forget_others(state, seat)


def deal_hand(state: DragonFamilyPosition, seat: i64, holder: i64, pool: vec[u8], left: i64, chance: Chance) -> i64:
    """Fill a hand: first the tiles that the seat knows to be in it, then unknown ones. How many are left in the pool."""
    place: i64 = 0
    if state.notes:
        for kind in range(i64(KINDS)):
            for _tile in range(state.noted_in_hand(seat, holder, kind)):
                state.put_in_hand(holder, place, kind)
                place += 1
    while place < i64(state.hand_size[holder]):
        state.put_in_hand(holder, place, chance.draw(pool, left))
        left -= 1
        place += 1
    return left


def deal_active(state: DragonFamilyPosition, seat: i64, pool: vec[u8], left: i64, chance: Chance) -> i64:
    """Fill the hand of the player on turn, and choose its tile again, until it agrees with the action announced. The true hand is one, so this ends."""
    holder: i64 = state.turn
    while True:
        rest: i64 = deal_hand(state, seat, holder, pool, left, chance)
        if EXPLORE_PLACE.is_asked(state) or EXPLORE_ROTATE.is_asked(state):
            state.chosen_tile = chance.below(i64(state.hand_size[holder]))
        if agrees(state, holder):
            if EXPLORE_ROTATE.is_asked(state):
                choose_again(state, chance)
            return rest
        put_back(state, seat, holder, pool)


def put_back(state: DragonFamilyPosition, seat: i64, holder: i64, pool: vec[u8]) -> None:
    """Take the unknown tiles of a hand back into the pool."""
    known: i64 = 0
    for kind in range(i64(KINDS)):
        known += state.noted_in_hand(seat, holder, kind)
    for place in range(known, i64(state.hand_size[holder])):
        pool[state.held(holder, place)] += 1


def agrees(state: DragonFamilyPosition, holder: i64) -> bool:
    """Whether a hand can do what its player has announced: explore at all, or with the tile chosen."""
    if EXPLORE_TILE.is_asked(state):
        for place in range(i64(state.hand_size[holder])):
            if fits_somewhere(state, holder, state.held(holder, place)):
                return True
        return False
    if not EXPLORE_PLACE.is_asked(state) and not EXPLORE_ROTATE.is_asked(state):
        return True
    return not is_copy(state, holder, state.chosen_tile) and fits_somewhere(state, holder, state.held(holder, state.chosen_tile))


def choose_again(state: DragonFamilyPosition, chance: Chance) -> None:
    """A handler and a cell for the tile chosen: others learn them only when it lies."""
    places = Actions()
    EXPLORE_PLACE.offer(state, places)
    EXPLORE_PLACE.decide(state, places.items[chance.below(places.count)], chance)


def forget_others(state: DragonFamilyPosition, seat: i64) -> None:
    """What the other seats have noted is not this seat's business."""
    if state.notes:
        state.notes = 0
        for viewer in range(state.players):
            for holder in range(state.players):
                for kind in range(i64(KINDS)):
                    place: i64 = note_at(viewer, holder, kind)
                    if viewer != seat:
                        state.noted[place] = 0
                    state.notes += i64(state.noted[place])


# Taking back by consent


def remember(before: DragonFamilyPosition, after: DragonFamilyPosition, action: i64) -> bool:
    """Keep what was seen though `action` is taken back by consent. A game that is over has shown all hands and stays over."""
    if after.over:
        return False
    if EXPLORE_ROTATE.is_asked(before):
        return remember_explore(before, after)
    if REDRAW.is_asked(before) and action != REDRAWS:
        return remember_redraw(before, after, action - REDRAWS)
    before.stack = after.stack[:]
    before.stack_known = after.stack_known[:]
    before.unseen = after.unseen[:]
    before.noted = after.noted[:]
    before.notes = after.notes
    return True


def remember_explore(before: DragonFamilyPosition, after: DragonFamilyPosition) -> bool:
    """The tile laid goes back to the hand, where everybody now knows it; the tile drawn goes back on top, where its drawer knows it."""
    seat: i64 = before.turn
    laid: i64 = before.held(seat, before.chosen_tile)
    drew: bool = before.stack_size > after.stack_size
    drawn: i64 = after.held(seat, i64(after.hand_size[seat]) - 1) if drew else i64(NONE)
    top: i64 = after.stack_size
    known: i64 = i64(before.stack_known[top]) if drew else i64(0)
    noted = after.noted[:]
    if before.agreement.hidden_hands:
        for viewer in range(before.players):
            if viewer == seat:
                continue
            if drew and known >> viewer & 1:
                noted[note_at(viewer, seat, drawn)] -= 1  # this viewer knew the tile on the stack, and does so again
            noted[note_at(viewer, seat, laid)] += 1
            if exceeds_hand(before, noted, viewer, seat):
                return False  # something shown later was the tile drawn now: nobody could say where it lies
    before.noted = noted
    before.notes = count_notes(noted)
    before.stack = after.stack[:]
    before.stack_known = after.stack_known[:]
    before.unseen = after.unseen[:]
    if drew:
        before.stack[top] = u8(drawn + 1)
        before.stack_known[top] = u8(known | knowers(before, seat))
    return True


def remember_redraw(before: DragonFamilyPosition, after: DragonFamilyPosition, mask: i64) -> bool:
    """The tiles drawn go back on top, where their drawer knows them; those put under go back to the hand."""
    seat: i64 = before.turn
    count: i64 = (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)
    size: i64 = after.stack_size
    stack = NO_STACK[:]
    known = NO_STACK[:]
    shown = NO_NOTES[:]
    for depth in range(size + count):
        # The whole pile, the tiles drawn on top again: its lowest ones are those put under.
        drawn: i64 = size + count - 1 - depth
        if depth < size:
            if depth >= count:
                stack[depth - count] = after.stack[depth]
                known[depth - count] = after.stack_known[depth]
            elif i64(after.stack_known[depth]) & ~knowers(after, seat):
                return False  # somebody else has met this tile since: nobody could say that it is in this hand again
        elif depth >= count:
            kind: i64 = after.held(seat, i64(after.hand_size[seat]) - count + drawn)
            stack[depth - count] = u8(kind + 1)
            known[depth - count] = u8(i64(before.stack_known[depth - count]) | knowers(before, seat))
            for viewer in range(before.players):
                if before.agreement.hidden_hands and viewer != seat and knows_stack(before, viewer, depth - count):
                    shown[note_at(viewer, seat, kind)] += 1
    noted = after.noted[:]
    for viewer in range(before.players):
        for kind in range(i64(KINDS)):
            place: i64 = note_at(viewer, seat, kind)
            if noted[place] != shown[place]:
                return False  # a tile drawn here was laid later: nobody could say where it lies
            noted[place] = before.noted[place]
    before.noted = noted
    before.notes = count_notes(noted)
    before.stack = stack
    before.stack_known = known
    before.unseen = after.unseen[:]
    return True


def exceeds_hand(state: DragonFamilyPosition, noted: vec[u8], viewer: i64, holder: i64) -> bool:
    """Whether notes say more of a hand than is in it."""
    for kind in range(i64(KINDS)):
        count: i64 = 0
        for place in range(i64(state.hand_size[holder])):
            if state.held(holder, place) == kind:
                count += 1
        if i64(noted[note_at(viewer, holder, kind)]) > count:
            return True
    return False


def count_notes(noted: vec[u8]) -> i64:
    """How many notes there are in all."""
    count: i64 = 0
    for number in noted:
        count += i64(number)
    return count
