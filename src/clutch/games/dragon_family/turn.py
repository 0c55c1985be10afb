"""A turn: one action, then hatch or trade, then feed (rules, chapter Turn: DF-T1 to DF-T4)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragon_family.explore import (
    choose_place,
    choose_tile,
    explore,
    may_explore,
    offer_places,
    offer_rotations,
    offer_tiles,
    refuse_place,
    refuse_rotation,
    refuse_tile,
    tells_of_hand,
)
from clutch.games.dragon_family.feed import feed, offer_feed, refuse_feed
from clutch.games.dragon_family.hatch import begin_hatch, hatch_or_trade, offer_hatch, refuse_hatch
from clutch.games.dragon_family.move_handler import (
    choose_handler,
    go,
    may_move,
    offer_destinations,
    offer_handlers,
    offer_redraws,
    redraw,
    refuse_destination,
    refuse_handler,
    refuse_redraw,
)
from clutch.games.dragon_family.moves import EXPLORE, MOVE, PASS, SETTLE
from clutch.games.dragon_family.settle import may_settle, offer_settle, refuse_settle, settle
from clutch.games.dragon_family.state import (
    CHOOSE_ACTION,
    EXPLORE_PLACE,
    EXPLORE_ROTATE,
    EXPLORE_TILE,
    FEED,
    HATCH,
    MOVE_DEST,
    MOVE_HANDLER,
    REDRAW,
    SETTLE_CHOICE,
    Realm,
)
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Refusal

# The action (DF-T2): exactly one of those that are possible, and one always is


def offer_actions(state: Realm, actions: Actions) -> None:
    """Explore, Move, Settle, and by option Pass (DF-Q15)."""
    if may_explore(state, state.turn):
        actions.add(EXPLORE)
    if may_move(state):
        actions.add(MOVE)
    if may_settle(state, state.turn):
        actions.add(SETTLE)
    if state.agreement.allow_pass:
        actions.add(PASS)


def choose_action(state: Realm, action: i64) -> None:
    """Begin the action; passing goes straight on to hatching."""
    if action == EXPLORE:
        if state.events is not None and tells_of_hand(state, state.turn):
            state.events.append(Event("DF-E1", "exploring", {"seat": int(state.turn)}, reveals=True))
        state.step = EXPLORE_TILE
    elif action == MOVE:
        state.step = MOVE_HANDLER
    elif action == SETTLE:
        state.step = SETTLE_CHOICE
    else:
        if state.events is not None:
            state.events.append(Event("DF-T2", "passed", {"seat": int(state.turn)}))
        begin_hatch(state)


def refuse_action(state: Realm, action: i64) -> Refusal:
    """Why this action is not possible."""
    if action == EXPLORE:
        return Refusal("DF-E1", "nothing_fits", {})
    if action == MOVE:
        return Refusal("DF-M1", "no_other_tile", {})
    if action == SETTLE:
        if state.lairs_left[state.turn] == 0:
            return Refusal("DF-L1", "no_lair_left", {})
        return Refusal("DF-L1", "nothing_to_settle", {})
    if action == PASS:
        return Refusal("DF-T2", "no_pass", {})
    return Refusal("DF-T2", "choose_action", {})


# Step by step


def offer(state: Realm, actions: Actions) -> None:
    """The legal answers of the step that the turn is at."""
    step: i64 = state.step
    if step == CHOOSE_ACTION:
        offer_actions(state, actions)
    elif step == EXPLORE_TILE:
        offer_tiles(state, actions)
    elif step == EXPLORE_PLACE:
        offer_places(state, actions)
    elif step == EXPLORE_ROTATE:
        offer_rotations(state, actions)
    elif step == MOVE_HANDLER:
        offer_handlers(state, actions)
    elif step == MOVE_DEST:
        offer_destinations(state, actions)
    elif step == REDRAW:
        offer_redraws(state, actions)
    elif step == SETTLE_CHOICE:
        offer_settle(state, actions)
    elif step == HATCH:
        offer_hatch(state, actions)
    elif step == FEED:
        offer_feed(state, actions)


def decide(state: Realm, action: i64, chance: Chance) -> None:
    """Carry out an answer to the step that the turn is at."""
    step: i64 = state.step
    if step == CHOOSE_ACTION:
        choose_action(state, action)
    elif step == EXPLORE_TILE:
        choose_tile(state, action)
    elif step == EXPLORE_PLACE:
        choose_place(state, action)
    elif step == EXPLORE_ROTATE:
        explore(state, action, chance)
    elif step == MOVE_HANDLER:
        choose_handler(state, action)
    elif step == MOVE_DEST:
        go(state, action)
    elif step == REDRAW:
        redraw(state, action, chance)
    elif step == SETTLE_CHOICE:
        settle(state, action)
    elif step == HATCH:
        hatch_or_trade(state, action)
    elif step == FEED:
        feed(state, action)


def refuse(state: Realm, action: i64) -> Refusal:
    """Why an action that is not offered is not legal now."""
    step: i64 = state.step
    if step == EXPLORE_TILE:
        return refuse_tile(state, action)
    if step == EXPLORE_PLACE:
        return refuse_place(state, action)
    if step == EXPLORE_ROTATE:
        return refuse_rotation(state, action)
    if step == MOVE_HANDLER:
        return refuse_handler(state, action)
    if step == MOVE_DEST:
        return refuse_destination(state, action)
    if step == REDRAW:
        return refuse_redraw(state, action)
    if step == SETTLE_CHOICE:
        return refuse_settle(state, action)
    if step == HATCH:
        return refuse_hatch(state, action)
    if step == FEED:
        return refuse_feed(state, action)
    return refuse_action(state, action)
