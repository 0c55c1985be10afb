"""Gains (rules, chapter Gains: DB-G1 to DB-G6): the supply is unlimited (DB-G5, DB-R94), stones of any colour are the receiver's choice."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragonbrood.component_file import ITEMS, STONES, WIDE
from clutch.games.dragonbrood.components import ANY_CRYSTAL, KINDS, NO_BUNDLE, PRIMARIES, STONE_BASE, STONE_COLOURS, TAKE_ORDER
from clutch.games.dragonbrood.costs import bundle_names
from clutch.games.dragonbrood.decisions import PICK_BONUS, PICK_COLOUR, SPLIT_BLUE, SPLIT_RED
from clutch.games.dragonbrood.moves import MORES, MOST_SPLIT, SPLITS, TINTS
from clutch.games.dragonbrood.state import KIND, SEAT, A, B, C, DragonbroodPosition
from clutch.kernel.saying import Refusal
from clutch.kernel.state import Actions

STONE_KINDS: int = 3


def add_to_bundle(state: DragonbroodPosition, items: vec[i64], first: i64, times: i64) -> None:
    """Put a row of a table into the bundle that is being gained."""
    for kind in range(i64(WIDE)):
        if items[first + kind]:
            state.bundle[kind] = state.bundle[kind] + times * items[first + kind]


def gain_items(state: DragonbroodPosition, seat: i64, items: vec[i64], first: i64, noted: bool) -> None:
    """Gain a row of a table; `noted` items count as received by the visit (DB-G6)."""
    add_to_bundle(state, items, first, 1)
    receive(state, seat, 1 if noted else 0)


def gain_one(state: DragonbroodPosition, seat: i64, kind: i64, amount: i64, noted: bool) -> None:
    """Gain items of a single kind."""
    state.bundle[kind] = state.bundle[kind] + amount
    receive(state, seat, 1 if noted else 0)


def gain_collected(state: DragonbroodPosition, seat: i64, modifier: i64) -> None:
    """Gain the bundle of a collection, changed by those who share the place (DB-G4)."""
    if modifier < 0:
        lose_lowest(state, -modifier)
    elif modifier > 0:
        kinds: i64 = 0
        last: i64 = 0
        for kind in range(i64(WIDE)):
            if state.bundle[kind] > 0:
                kinds += 1
                last = kind
        if kinds > 1:
            state.push(PICK_BONUS, seat, modifier, 0)
            return
        if kinds == 1:
            state.bundle[last] = state.bundle[last] + modifier
    receive(state, seat, 0)


def lose_lowest(state: DragonbroodPosition, loss: i64) -> None:
    """Take items out of the bundle, lowest end value first, never below zero (DB-G4)."""
    for place in range(i64(WIDE)):
        kind: i64 = TAKE_ORDER[place]
        taken: i64 = state.bundle[kind] if state.bundle[kind] < loss else loss
        state.bundle[kind] = state.bundle[kind] - taken
        loss -= taken


def receive(state: DragonbroodPosition, seat: i64, noted: i64) -> None:
    """Ask for the colours that are open, crystals, then gems, then jewels (DB-G2, DB-R46); then the bundle goes into the horde (DB-G1)."""
    for stone in range(i64(STONE_KINDS)):
        count: i64 = state.bundle[ANY_CRYSTAL + stone]
        if count == 1:
            state.push(PICK_COLOUR, seat, stone, noted)
            return
        if count > 1:
            state.push(SPLIT_RED, seat, stone, noted)
            return
    if state.events is not None:
        items = bundle_names(state.bundle)
        if items:
            state.tell("DB-G1", "gained", {"seat": int(seat), "items": items})
    for kind in range(i64(KINDS)):
        amount: i64 = state.bundle[kind]
        if amount:
            state.horde[seat * KINDS + kind] = state.horde[seat * KINDS + kind] + amount
            if noted:
                state.received[kind] = state.received[kind] + amount
            state.bundle[kind] = 0


# The choice of colours (DB-G2)


def offer_gains(state: DragonbroodPosition, actions: Actions) -> None:
    """A colour for one stone; how many red, then how many blue ones of several; or which kind there is more of."""
    kind: i64 = state.top(KIND)
    if kind == PICK_COLOUR:
        for colour in range(i64(STONE_COLOURS)):
            actions.add(TINTS + colour)
    elif kind == PICK_BONUS:
        if state.top(B):
            for item in range(i64(KINDS)):
                if state.received[item] > 0:
                    actions.add(MORES + item)
        else:
            for item in range(i64(WIDE)):
                if state.bundle[item] > 0:
                    actions.add(MORES + item)
    else:
        for amount in range(stones_to_split(state) + 1):
            actions.add(SPLITS + amount)


def stones_to_split(state: DragonbroodPosition) -> i64:
    """How many stones the running split is about."""
    left: i64 = state.bundle[ANY_CRYSTAL + state.top(A)] if state.top(KIND) == SPLIT_RED else state.top(C)
    return left if left < MOST_SPLIT else MOST_SPLIT


def choose_gain(state: DragonbroodPosition, action: i64) -> None:
    """Carry out a choice of colour or kind."""
    kind: i64 = state.top(KIND)
    seat: i64 = state.top(SEAT)
    if kind == PICK_BONUS:
        choose_bonus(state, seat, action - MORES)
        return
    stone: i64 = state.top(A)
    noted: i64 = state.top(B)
    left: i64 = state.top(C)
    state.pop()
    base: i64 = STONE_BASE[stone]
    if kind == PICK_COLOUR:
        state.bundle[ANY_CRYSTAL + stone] = 0
        state.bundle[base + action - TINTS] = state.bundle[base + action - TINTS] + 1
        receive(state, seat, noted)
        return
    amount: i64 = action - SPLITS
    if kind == SPLIT_RED:
        state.bundle[base] = state.bundle[base] + amount
        left = state.bundle[ANY_CRYSTAL + stone] - amount
        state.bundle[ANY_CRYSTAL + stone] = 0
        if left:
            state.push(SPLIT_BLUE, seat, stone, noted, left)
            return
    else:
        state.bundle[base + 1] = state.bundle[base + 1] + amount
        state.bundle[base + 2] = state.bundle[base + 2] + left - amount
    receive(state, seat, noted)


# More of one kind, or fewer items


def choose_bonus(state: DragonbroodPosition, seat: i64, kind: i64) -> None:
    """More of one kind: of the bundle of a collection (DB-G4), or of what the visit received (DB-G6)."""
    more: i64 = state.top(A)
    received: bool = state.top(B) == 1
    state.pop()
    state.bundle[kind] = state.bundle[kind] + more
    receive(state, seat, 0)
    if received and state.events is not None:
        state.tell("DB-G6", "bonus", {"seat": int(seat), "count": int(more)})


def more_of_received(state: DragonbroodPosition, seat: i64, more: i64) -> None:
    """So many more of one kind that the visit has brought, if it has brought anything (DB-G6)."""
    for kind in range(i64(KINDS)):
        if state.received[kind] > 0:
            state.push(PICK_BONUS, seat, more, 1)
            return


def fewer_of_received(state: DragonbroodPosition, seat: i64, loss: i64) -> None:
    """Take back items that the visit has brought, lowest end value first; what has left the horde again is passed over (DB-G6, DB-R121)."""
    taken_all = NO_BUNDLE[:]
    for place in range(i64(WIDE)):
        kind: i64 = TAKE_ORDER[place]
        if kind >= KINDS:
            continue
        taken: i64 = state.received[kind]
        taken = min(taken, state.held(seat, kind))
        taken = min(taken, loss)
        if taken > 0:
            state.horde[seat * KINDS + kind] = state.horde[seat * KINDS + kind] - taken
            taken_all[kind] = taken
            loss -= taken
    if state.events is not None:
        items = bundle_names(taken_all)
        if items:
            state.tell("DB-K6", "gave_back", {"seat": int(seat), "items": items})


def refuse_gain(state: DragonbroodPosition, action: i64) -> Refusal | None:
    """Why this is not a good choice of colour or kind."""
    kind: i64 = state.top(KIND)
    if kind == PICK_BONUS and MORES <= action < MORES + WIDE:
        return Refusal("DB-G4", "not_in_gain", {"item": (ITEMS + STONES)[action - MORES]})
    if kind in (SPLIT_RED, SPLIT_BLUE) and SPLITS <= action <= SPLITS + MOST_SPLIT:
        return Refusal("DB-G2", "too_many_stones", {"count": int(stones_to_split(state))})
    if kind == PICK_COLOUR:
        return Refusal("DB-G2", "name_colour", {"colours": list(PRIMARIES)})
    return None
