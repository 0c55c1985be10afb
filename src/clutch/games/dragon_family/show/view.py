"""What a seat may see, field by field: what no line here shows stays hidden (rules, chapter Hidden information)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragon_family.components import (
    COLOURS,
    DIRECTIONS,
    GOLD,
    HANDLERS,
    KINDS,
    PLAYER_COLOURS,
    RESOURCES,
    TERRAINS,
    TILE_KINDS,
    food_of,
    terrain_of,
    water_of,
)
from clutch.games.dragon_family.feed import is_grown
from clutch.games.dragon_family.knowledge import knows_stack, sees_hand, unknown_tiles
from clutch.games.dragon_family.map import START_CELLS, q_of, r_of
from clutch.games.dragon_family.move_handler import MOVE_DESTINATION
from clutch.games.dragon_family.scoring import (
    lair_points,
    lairs_in,
    most_lairs,
    nest_food,
    nest_points,
    places,
    territory_lairs,
    territory_points,
    territory_worth,
    tile_worth,
    unspent,
)
from clutch.games.dragon_family.show.choices import choices_view
from clutch.games.dragon_family.show.view_types import (
    Cell,
    ChosenView,
    DragonFamilyView,
    EndView,
    HandlerView,
    KnownTile,
    LairView,
    NestDragonView,
    PointsView,
    SeatView,
    StackView,
    TerritoryView,
    TileView,
)
from clutch.games.dragon_family.state import CAUSES, NONE, NOT_YET, START_TILE, DragonFamilyPosition
from clutch.kernel.state import OVER


def view(state: DragonFamilyPosition, seat: int | None) -> DragonFamilyView:
    """The position as a seat, or a spectator (`None`), may see it: never what depends on others' hidden tiles (DF-V13)."""
    turn = int(state.seat())
    return {
        "seat": seat,
        "players": int(state.players),
        "round": int(state.round),
        "first_player": int(state.first_player),
        "turn": None if turn == OVER else turn,
        "step": state.prompt().kind,
        "chosen": chosen_view(state, seat),
        # Where a tile fits tells of the hand: the choices are for the seat that has them.
        "choices": choices_view(state) if seat is not None and seat == turn else None,
        "tiles": [tile_view(state, tile) for tile in range(int(state.tile_count))],
        "territories": territory_views(state),
        "seats": seat_views(state, seat),
        "supply": None if state.agreement.unlimited else {RESOURCES[kind]: int(state.supply[kind]) for kind in range(len(RESOURCES))},
        "eggs": {COLOURS[colour]: int(state.eggs[colour]) for colour in range(len(COLOURS))},
        "foods": {COLOURS[colour]: RESOURCES[food_of(colour)] for colour in range(len(COLOURS))},
        "stack": stack_view(state, seat),
        "unseen": unseen(state, seat),
        "end": None if state.end_cause == NOT_YET else end_view(state),
        "idle_rounds": int(state.idle_rounds),
        "progress": state.progress,
        "options": options_view(state),
    }


# The map


def cell_view(spot: i64) -> Cell:
    """A spot as coordinates."""
    return {"q": int(q_of(spot)), "r": int(r_of(spot))}


def tile_view(state: DragonFamilyPosition, tile: int) -> TileView:
    """One tile of the map with what stands on it."""
    kind = state.kind(tile)
    water = water_of(kind, i64(state.tile_rotation[tile]))
    start: list[Cell] = [{"q": q, "r": r} for q, r in START_CELLS]
    standing = [handler_view(state, seat, handler) for seat in range(int(state.players)) for handler in range(HANDLERS)]
    return {
        "id": tile,
        "kind": "start" if tile == START_TILE else TILE_KINDS[kind],
        "terrain": TERRAINS[terrain_of(kind)],
        "resource": RESOURCES[state.resource(tile)],
        "worth": int(tile_worth(state, tile)),
        "rotation": int(state.tile_rotation[tile]),
        "cells": start if tile == START_TILE else [cell_view(state.tile_spot[tile])],
        "edges": ["water" if water >> direction & 1 else "land" for direction in range(i64(DIRECTIONS))],
        "territory": int(state.territory[tile]) or None,
        "handlers": [handler for handler in standing if handler["tile"] == tile],
        "lair": None if state.lair_owner(tile) == NONE else lair_view(state, tile),
    }


def handler_view(state: DragonFamilyPosition, seat: int, handler: int) -> HandlerView:
    """Where a handler stands."""
    return {"seat": seat, "handler": handler + 1, "tile": int(state.handler_tile(seat, handler))}


def lair_view(state: DragonFamilyPosition, tile: int) -> LairView:
    """The lair on a tile."""
    return {"tile": tile, "seat": int(state.lair_owner(tile)), "dragon": COLOURS[int(state.lair_dragon[tile]) - 1]}


def territory_views(state: DragonFamilyPosition) -> list[TerritoryView]:
    """The territories, with the majority in each and what it is worth: what each seat would score now."""
    worth = territory_worth(state)
    counts = territory_lairs(state)
    views: list[TerritoryView] = []
    for name in range(1, int(state.tile_count)):
        if int(state.territory[name]) != name:
            continue
        most = int(most_lairs(counts, name))
        lairs = [int(lairs_in(counts, name, seat)) for seat in range(int(state.players))]
        views.append(
            {
                "id": name,
                "terrain": TERRAINS[state.terrain(name)],
                "tiles": [tile for tile in range(name, int(state.tile_count)) if int(state.territory[tile]) == name],
                "lairs": lairs,
                "worth": int(worth[name]),
                "leaders": [seat for seat, count in enumerate(lairs) if most and count == most],
            }
        )
    return views


# The seats


def seat_views(state: DragonFamilyPosition, viewer: int | None) -> list[SeatView]:
    """What belongs to each seat."""
    ranks = places(state)
    shares = territory_points(state)
    views: list[SeatView] = []
    for seat in range(int(state.players)):
        points: PointsView = {
            "nest": int(nest_points(state, seat)),
            "lairs": int(lair_points(state, seat)),
            "territory": int(shares[seat]),
            "total": int(nest_points(state, seat) + lair_points(state, seat) + shares[seat]),
            "nest_food": int(nest_food(state, seat)),
            "unspent": int(unspent(state, seat)),
            "ties": tie_breaks(state, seat),
            "place": ranks[seat],
        }
        views.append(seat_view(state, viewer, seat, points))
    return views


def tie_breaks(state: DragonFamilyPosition, seat: int) -> dict[str, int]:
    """What breaks a tie at this table, in order (DF-P7, DF-Q42)."""
    if state.agreement.tie_by_gold:
        return {"gold": int(state.owned(seat, GOLD))}
    return {"food": int(nest_food(state, seat)), "unspent": int(unspent(state, seat))}


def seat_view(state: DragonFamilyPosition, viewer: int | None, seat: int, points: PointsView) -> SeatView:
    """What belongs to one seat. Nests are open, hands are not (DF-Q39)."""
    shown = state.over or not state.agreement.hidden_hands or (viewer is not None and sees_hand(state, viewer, seat))
    return {
        "seat": seat,
        "colour": PLAYER_COLOURS[seat],
        "handlers": [handler_view(state, seat, handler) for handler in range(HANDLERS)],
        "lairs": [lair_view(state, tile) for tile in range(int(state.tile_count)) if state.lair_owner(tile) == seat],
        "lairs_left": int(state.lairs_left[seat]),
        "dragons": [dragon_view(state, seat, place) for place in range(int(state.nest_size[seat]))],
        "resources": {RESOURCES[kind]: int(state.owned(seat, kind)) for kind in range(len(RESOURCES))},
        "hand_size": int(state.hand_size[seat]),
        "hand": [TILE_KINDS[state.held(seat, place)] for place in range(i64(state.hand_size[seat]))] if shown else None,
        "known": {} if shown or viewer is None else known_in_hand(state, viewer, seat),
        "points": points,
    }


def known_in_hand(state: DragonFamilyPosition, viewer: int, holder: int) -> dict[str, int]:
    """The tiles that a seat knows to be in another's hand, because it once put them under the stack or they were laid and taken back."""
    counts = {TILE_KINDS[kind]: int(state.noted_in_hand(viewer, holder, kind)) for kind in range(KINDS)}
    return {kind: count for kind, count in counts.items() if count}


def dragon_view(state: DragonFamilyPosition, seat: int, place: int) -> NestDragonView:
    """One dragon of a nest."""
    return {
        "place": place + 1,
        "dragon": COLOURS[state.dragon(seat, place)],
        "eats": list(dict.fromkeys([RESOURCES[food_of(state.dragon(seat, place))], RESOURCES[GOLD]])),
        "food": int(state.food(seat, place)),
        "food_native": int(state.native_food(seat, place)),
        "food_gold": int(state.gold_food(seat, place)),
        "grown": is_grown(state, seat, place),
    }


# Stack, choices and the rest


def stack_view(state: DragonFamilyPosition, seat: int | None) -> StackView:
    """The stack's size is public; a tile in it is known to those who put it there, with open hands to all."""
    known: list[KnownTile] = []
    for depth in range(int(state.stack_size)):
        public = not state.agreement.hidden_hands and state.stack[depth] > 0
        if public or (seat is not None and knows_stack(state, seat, depth)):
            known.append({"depth": depth + 1, "kind": TILE_KINDS[int(state.stack[depth]) - 1]})
    return {"size": int(state.stack_size), "known": known}


def unseen(state: DragonFamilyPosition, seat: int | None) -> dict[str, int] | None:
    """How many tiles of each kind this seat cannot place: what a good player counts."""
    if seat is None:
        return None
    pool = unknown_tiles(state, seat)
    return {TILE_KINDS[kind]: int(pool[kind]) for kind in range(KINDS)}


def chosen_view(state: DragonFamilyPosition, viewer: int | None) -> ChosenView:
    """What is chosen so far. Tile, handler and cell of an Explore are shown only to those who see the hand: where a tile fits tells much of it."""
    turn = int(state.turn)
    shown = not state.agreement.hidden_hands or viewer == turn
    place = int(state.chosen_tile) if shown and state.chosen_tile != NONE else None
    handler = int(state.chosen_handler) if shown or MOVE_DESTINATION.is_asked(state) else NONE
    return {
        "place": None if place is None else place + 1,
        "kind": None if place is None else TILE_KINDS[state.held(turn, place)],
        "handler": None if handler == NONE else handler + 1,
        "cell": None if state.chosen_spot == NONE or not shown else cell_view(state.chosen_spot),
        "dragon": None if state.fed_dragon == NONE else int(state.fed_dragon) + 1,
    }


def end_view(state: DragonFamilyPosition) -> EndView:
    """Why the game ends."""
    return {"cause": CAUSES[state.end_cause], "seat": None if state.end_seat == NONE else int(state.end_seat)}


def options_view(state: DragonFamilyPosition) -> dict[str, int | str | bool]:
    """The options that were agreed."""
    agreement = state.agreement
    return {
        "resource_supply": "unlimited" if agreement.unlimited else "finite",
        "resources_per_type": int(agreement.resources_per_type),
        "dragons_per_colour": int(agreement.dragons_per_colour),
        "opponent_payout": "once" if agreement.payout_once else "per_tile",
        "start_tile_gain": "per_edge" if agreement.start_tile_per_edge else "once",
        "lair_tiles_score": agreement.lair_tiles_score,
        "tie_break": "unspent_gold" if agreement.tie_by_gold else "printed",
        "allow_pass": agreement.allow_pass,
        "trade_gold": agreement.trade_gold,
        "overfeed": agreement.overfeed,
        "hidden_hands": agreement.hidden_hands,
        "stall_rounds": int(agreement.stall_rounds),
    }
