"""The magic tracks and the Sorcerer's Grotto (rules, chapter Magic: DB-M1 to DB-M6, DB-A22).

Worked examples: DB-W8, DB-W54.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from clutch.games.dragonbrood.board import MAGIC_STEPS, NODE_NAMES, NODES, STEPS_TOWARDS
from clutch.games.dragonbrood.components import DUCAT, GROTTO_DUCATS, GROTTO_MOVES
from clutch.games.dragonbrood.costs import can_pay_one, pay_one
from clutch.games.dragonbrood.decisions import MAGIC_MOVE, MAGIC_STEP, MOVES_BOUGHT
from clutch.games.dragonbrood.moves import CHEAP, DEAR, MAGICS, NONE, STOP
from clutch.games.dragonbrood.state import DESK, KIND, MAGIC, SEAT, A, DragonbroodPosition
from clutch.kernel.state import Actions


def magic_node(state: DragonbroodPosition, seat: i64) -> i64:
    """Where a seat's crystal ball lies: only this node counts (DB-M1, DB-M3)."""
    return i64(state.desk[seat * DESK + MAGIC])


def steps(state: DragonbroodPosition) -> i64:
    """The nodes that the running move may lead to, as bits (DB-M2, DB-M4, DB-M5, DB-R87); the first move leads from the start to a school (DB-R88)."""
    node: i64 = magic_node(state, state.top(SEAT))
    if state.top(KIND) == MAGIC_STEP:
        return STEPS_TOWARDS[node * 3 + state.top(A)]
    return MAGIC_STEPS[node]


def offer_magic(state: DragonbroodPosition, actions: Actions) -> None:
    """The nodes one step away; bought moves may be forfeited (DB-M2)."""
    found: i64 = steps(state)
    for node in range(i64(NODES)):
        if found >> node & 1:
            actions.add(MAGICS + node)
    if state.top(KIND) == MAGIC_MOVE:
        actions.add(STOP)


def move_ball(state: DragonbroodPosition, action: i64) -> None:
    """The ball moves; then the next move of the purchase."""
    seat: i64 = state.top(SEAT)
    left: i64 = state.top(A) - 1 if state.top(KIND) == MAGIC_MOVE else 0
    state.pop()
    if action == STOP:
        return
    state.desk[seat * DESK + MAGIC] = u8(action - MAGICS)
    if state.events is not None:
        state.tell("DB-M2", "studied", {"seat": int(seat), "node": NODE_NAMES[action - MAGICS]})
    if left > 0:
        state.push(MAGIC_MOVE, seat, left)


def begin_moves(state: DragonbroodPosition) -> None:
    """Moves that have been paid for."""
    seat: i64 = state.top(SEAT)
    moves: i64 = state.top(A)
    state.pop()
    if moves > 0:
        state.push(MAGIC_MOVE, seat, moves)


def begin_step(state: DragonbroodPosition, seat: i64, school: i64) -> None:
    """A move on one school; at its top nothing happens (DB-M5)."""
    if STEPS_TOWARDS[magic_node(state, seat) * 3 + school]:
        state.push(MAGIC_STEP, seat, school)


# The Sorcerer's Grotto (DB-A22, DB-R4)


def grotto_price(state: DragonbroodPosition, choice: i64) -> i64:
    """Ducats for the cheap and the dear choice of the season."""
    return GROTTO_DUCATS[choice * 2 + state.side()]


def offer_grotto(state: DragonbroodPosition, actions: Actions) -> None:
    """What can be paid, or none."""
    seat: i64 = state.top(SEAT)
    if can_pay_one(state, seat, DUCAT, grotto_price(state, 0)):
        actions.add(CHEAP)
    if can_pay_one(state, seat, DUCAT, grotto_price(state, 1)):
        actions.add(DEAR)
    actions.add(NONE)


def visit_grotto(state: DragonbroodPosition, action: i64) -> None:
    """Pay, then move."""
    seat: i64 = state.top(SEAT)
    state.pop()
    if action != NONE:
        choice: i64 = 1 if action == DEAR else 0
        state.push(MOVES_BOUGHT, seat, GROTTO_MOVES[choice])
        pay_one(state, seat, DUCAT, grotto_price(state, choice))
