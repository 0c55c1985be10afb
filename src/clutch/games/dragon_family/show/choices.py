"""Whole actions as one choice: what a player may do now with all that belongs to it, the answers that it takes, and what it brings.

The rules ask for an action in parts: what, with which tile, with which handler and where, turned how. A board lets all of it be chosen at once. Every part is asked of the rules themselves.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from clutch.games.dragon_family.components import HATCH_COST, NEST_PLACES, RESOURCES, TILE_KINDS, food_of
from clutch.games.dragon_family.explore import EXPLORE_PLACE, EXPLORE_ROTATE, EXPLORE_TILE, pay
from clutch.games.dragon_family.hatch import HATCH_OR_TRADE
from clutch.games.dragon_family.map import cell_of, q_of, r_of
from clutch.games.dragon_family.move_handler import MOVE_DESTINATION, MOVE_HANDLER
from clutch.games.dragon_family.moves import (
    DESTINATIONS,
    EXPLORE,
    HANDLER,
    HATCHES,
    LAIR,
    MOVE,
    ROTATIONS,
    SETTLE,
    TILES_IN_HAND,
    TRADES,
    hatched_colour,
    hatching_gold,
    placing_handler,
    placing_spot,
)
from clutch.games.dragon_family.settle import SETTLE_LAIR
from clutch.games.dragon_family.show.view_types import (
    ChoicesView,
    ExploreView,
    GainView,
    MoveView,
    PaymentView,
    SettleView,
)
from clutch.games.dragon_family.state import DragonFamilyPosition
from clutch.games.dragon_family.step import Step
from clutch.games.dragon_family.supply import is_supplied
from clutch.games.dragon_family.turn import CHOOSE_ACTION
from clutch.kernel.state import Actions


def choices_view(state: DragonFamilyPosition) -> ChoicesView:
    """All that the player on turn may choose now."""
    first = offered(CHOOSE_ACTION, state) if CHOOSE_ACTION.is_asked(state) else []
    explores = explore_views(state, first)
    cells = dict.fromkeys((explore["q"], explore["r"], spot) for explore, spot in explores)
    return {
        "explores": [explore for explore, _ in explores],
        "places": [{"q": q, "r": r, "gains": gain_views(state, spot)} for q, r, spot in cells],
        "moves": move_views(state, first),
        "settles": settle_views(state, first),
        "payments": payment_views(state),
    }


def offered(step: Step, state: DragonFamilyPosition) -> list[int]:
    """What a step offers."""
    actions = Actions()
    step.offer(state, actions)
    return [int(actions.items[i]) for i in range(actions.count)]


# Explore


def explore_views(state: DragonFamilyPosition, first: list[int]) -> list[tuple[ExploreView, int]]:
    """Every tile on every spot in every rotation, with the spot; what is chosen already stays."""
    begun = [EXPLORE] if EXPLORE in first else []
    tiles = [(begun, int(state.chosen_tile))]
    if begun or EXPLORE_TILE.is_asked(state):
        tiles = [([*begun, action], action - TILES_IN_HAND) for action in offered(EXPLORE_TILE, state)]
    elif not (EXPLORE_PLACE.is_asked(state) or EXPLORE_ROTATE.is_asked(state)):
        return []
    found: list[tuple[ExploreView, int]] = []
    trial = copy_of(state)
    for answers, tile in tiles:
        trial.chosen_tile = tile
        for more, handler, spot in places_of(trial):
            trial.chosen_handler = handler
            trial.chosen_spot = spot
            for action in offered(EXPLORE_ROTATE, trial):
                found.append((explore_view(trial, action - ROTATIONS, [*answers, *more, action]), spot))
    return found


def places_of(state: DragonFamilyPosition) -> list[tuple[list[int], int, int]]:
    """The answers that lead to a handler and a spot, and both."""
    if EXPLORE_ROTATE.is_asked(state):
        return [([], int(state.chosen_handler), int(state.chosen_spot))]
    return [([action], int(placing_handler(action)), int(placing_spot(action))) for action in offered(EXPLORE_PLACE, state)]


def explore_view(state: DragonFamilyPosition, rotation: int, answers: list[int]) -> ExploreView:
    """What has been chosen, turned like this."""
    return {
        "handler": int(state.chosen_handler) + 1,
        "q": int(q_of(state.chosen_spot)),
        "r": int(r_of(state.chosen_spot)),
        "hand": int(state.chosen_tile) + 1,
        "piece": TILE_KINDS[state.held(state.turn, state.chosen_tile)],
        "rotation": rotation,
        "answers": answers,
    }


def gain_views(state: DragonFamilyPosition, spot: int) -> list[GainView]:
    """What a tile on a spot brings to everybody: it is paid for in a copy."""
    trial = copy_of(state)
    trial.events = []
    pay(trial, trial.turn, cell_of(spot))
    gains: dict[int, GainView] = {}
    for event in trial.events:
        seat = cast("int", event.facts["seat"])
        gain = gains.setdefault(seat, {"seat": seat, "resources": [], "lost": []})
        if event.kind == "lost":
            gain["lost"].append(cast("str", event.facts["resource"]))
        else:
            gain["resources"].extend(cast("list[str]", event.facts["resources"]))
    return list(gains.values())


def copy_of(state: DragonFamilyPosition) -> DragonFamilyPosition:
    """A position to try things in."""
    twin = state.clone()
    assert isinstance(twin, DragonFamilyPosition)
    return twin


# Move, settle and hatch


def move_views(state: DragonFamilyPosition, first: list[int]) -> list[MoveView]:
    """Every handler to every tile, and what is found there."""
    begun = [MOVE] if MOVE in first else []
    handlers = [(begun, int(state.chosen_handler))]
    if begun or MOVE_HANDLER.is_asked(state):
        handlers = [([*begun, action], action - HANDLER) for action in offered(MOVE_HANDLER, state)]
    elif not MOVE_DESTINATION.is_asked(state):
        return []
    found: list[MoveView] = []
    trial = copy_of(state)
    for answers, handler in handlers:
        trial.chosen_handler = handler
        for action in offered(MOVE_DESTINATION, trial):
            tile = action - DESTINATIONS
            resource = state.resource(tile)
            gained = RESOURCES[resource] if is_supplied(state, resource) else None
            found.append({"handler": handler + 1, "tile": tile, "resource": gained, "answers": [*answers, action]})
    return found


def settle_views(state: DragonFamilyPosition, first: list[int]) -> list[SettleView]:
    """Every dragon that can be settled, wherever it can."""
    begun = [SETTLE] if SETTLE in first else []
    if not begun and not SETTLE_LAIR.is_asked(state):
        return []
    return [
        {"tile": (action - LAIR) // NEST_PLACES, "nest": (action - LAIR) % NEST_PLACES + 1, "answers": [*begun, action]}
        for action in offered(SETTLE_LAIR, state)
    ]


def payment_views(state: DragonFamilyPosition) -> list[PaymentView]:
    """How each egg can be paid for."""
    if not HATCH_OR_TRADE.is_asked(state):
        return []
    found: list[PaymentView] = []
    for action in offered(HATCH_OR_TRADE, state):
        if HATCHES <= action < TRADES:
            gold = int(hatching_gold(action))
            food = RESOURCES[food_of(hatched_colour(i64(action)))]
            found.append({"answer": action, "resources": [food] * (HATCH_COST - gold) + ["gold"] * gold})
    return found
