"""Moving a handler, and the redraw (rules, chapter Move: DF-M1 to DF-M4)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from clutch.games.dragon_family.components import HAND_SIZE, HANDLERS, KINDS, RESOURCES, TERRAINS, TILE_KINDS, resource_of, terrain_of
from clutch.games.dragon_family.hatch import begin_hatch
from clutch.games.dragon_family.moves import DESTINATIONS, HANDLER, LAIR, REDRAWS
from clutch.games.dragon_family.stack import audience_of, draw_tile, put_under
from clutch.games.dragon_family.state import MOVE_DEST, NONE, REDRAW, Realm
from clutch.games.dragon_family.supply import gain
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Refusal


def may_move(state: Realm) -> bool:
    """There must be another tile, so the first action of a game is never a Move (DF-M1, DF-Q16)."""
    return state.tile_count >= 2


# Which handler, and where to


def offer_handlers(state: Realm, actions: Actions) -> None:
    """Either handler; two on one tile are one choice."""
    actions.add(HANDLER)
    if state.handler_tile(state.turn, 0) != state.handler_tile(state.turn, 1):
        actions.add(HANDLER + 1)


def choose_handler(state: Realm, action: i64) -> None:
    """This handler goes."""
    state.chosen_handler = action - HANDLER
    state.step = MOVE_DEST


def refuse_handler(state: Realm, action: i64) -> Refusal:
    """Why this is not possible while a handler is being chosen."""
    if action == HANDLER + 1:
        return Refusal("DF-M1", "same_tile", {})
    return Refusal("DF-M1", "choose_handler", {})


def offer_destinations(state: Realm, actions: Actions) -> None:
    """Any other tile, at any distance; the start tile's cells are one tile (DF-M1)."""
    here: i64 = state.handler_tile(state.turn, state.chosen_handler)
    for tile in range(state.tile_count):
        if tile != here:
            actions.add(DESTINATIONS + tile)


def go(state: Realm, action: i64) -> None:
    """Put the handler there and gain one of that tile's resource, if the supply has any (DF-M2). Any number may share a tile (DF-G8, DF-Q40)."""
    seat: i64 = state.turn
    tile: i64 = action - DESTINATIONS
    terrain: i64 = terrain_of(i64(state.tile_kind[tile]))
    state.handler[seat * HANDLERS + state.chosen_handler] = u8(tile)
    if state.events is not None:
        facts = {"seat": int(seat), "handler": int(state.chosen_handler) + 1, "tile": int(tile)}
        state.events.append(Event("DF-M1", "moved", {**facts, "terrain": TERRAINS[terrain]}))
        if state.agreement.unlimited or state.supply[resource_of(terrain)] > 0:
            state.events.append(Event("DF-M2", "collected", {"seat": int(seat), "resources": [RESOURCES[resource_of(terrain)]]}))
    gain(state, seat, resource_of(terrain))
    state.chosen_handler = NONE
    if state.stack_size > 0:
        state.step = REDRAW
    else:
        begin_hatch(state)  # with an empty stack there is no redraw (DF-M3, DF-Q18)


def refuse_destination(state: Realm, action: i64) -> Refusal:
    """Why the handler cannot go there."""
    if not DESTINATIONS <= action < REDRAWS:
        return Refusal("DF-M1", "choose_destination", {})
    tile: i64 = action - DESTINATIONS
    if tile >= state.tile_count:
        return Refusal("DF-M1", "no_such_tile", {"tile": int(tile)})
    return Refusal("DF-M1", "already_there", {"tile": int(tile)})


# The redraw (DF-M3)


def offer_redraws(state: Realm, actions: Actions) -> None:
    """Any part of the hand, none of it first."""
    for mask in range(i64(1) << i64(state.hand_size[state.turn])):
        actions.add(REDRAWS + mask)


def redraw(state: Realm, action: i64, chance: Chance) -> None:
    """Tiles go under first, then as many are drawn (DF-M3). The stack keeps its size, so this never triggers the end (DF-M4)."""
    seat: i64 = state.turn
    mask: i64 = action - REDRAWS
    if mask:
        put = (
            [TILE_KINDS[state.held(seat, place)] for place in range(i64(HAND_SIZE)) if mask >> place & 1]
            if state.events is not None
            else []
        )
        count: i64 = put_under(state, seat, mask)
        drawn: list[str] | None = [] if state.events is not None else None
        for number in range(count):
            kind: i64 = draw_tile(state, seat, chance, "DF-M3", "redrawn", number + 1, count - number - 1)
            state.last_sight = state.last_sight * (KINDS + 1) + kind + 1
            if drawn is not None:
                drawn.append(TILE_KINDS[kind])
        state.last_shown = count
        if state.events is not None and drawn is not None:
            facts = {"seat": int(seat), "count": int(count)}
            state.events.append(Event("DF-M3", "redrew", {**facts}, {"put": put, "drawn": drawn}, audience_of(state, seat), True))
    elif state.events is not None:
        state.events.append(Event("DF-M3", "kept", {"seat": int(seat)}))
    begin_hatch(state)


def refuse_redraw(state: Realm, action: i64) -> Refusal:
    """Why this is not possible while tiles may be put under."""
    if REDRAWS <= action < LAIR:
        return Refusal("DF-M3", "not_so_many_tiles", {"count": int(state.hand_size[state.turn])})
    return Refusal("DF-M3", "redraw_now", {})
