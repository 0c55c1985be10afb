"""What holds in every position (rules, chapter Invariants)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragon_family.components import (
    COLOUR_KINDS,
    DIRECTIONS,
    FOOD_TO_GROW,
    GOLD,
    GOLD_DRAGON,
    HAND_SIZE,
    HANDLERS,
    KINDS,
    LAIRS,
    MANIFEST,
    NEST_PLACES,
    OCEAN,
    RESOURCE_KINDS,
    RIMS,
    TILES,
    TOWN,
    is_home,
    water_of,
)
from clutch.games.dragon_family.map import CELL_STEPS, START_CELLS, TOUCHES, cell_of, opposite, spot_at, tile_at
from clutch.games.dragon_family.state import NONE, START_TILE, WINDOW, DragonFamilyPosition
from clutch.games.dragon_family.turn import CHOOSE_ACTION
from clutch.kernel.state import Actions


def check(state: DragonFamilyPosition) -> None:
    """Assert every invariant that can be seen in a single position."""
    check_tiles(state)
    check_goods(state)
    check_seats(state)
    check_map(state)
    check_territories(state)
    if CHOOSE_ACTION.is_asked(state) and not state.over:
        actions = Actions()
        state.offer(actions)
        assert actions.count > 0, "DF-V12: an action is always possible"


def check_tiles(state: DragonFamilyPosition) -> None:
    """Tiles are conserved, and hands have the right size."""
    players = int(state.players)
    stack = int(state.stack_size)
    counts = [int(state.unseen[kind]) for kind in range(KINDS)]
    for depth in range(stack):
        assert (state.stack[depth] > 0) or not state.stack_known[depth], "DF-V13: only a tile that was seen is known"
        if state.stack[depth]:
            counts[int(state.stack[depth]) - 1] += 1
    assert sum(counts) == stack, "DF-V1: tiles of the stack"
    for tile in range(1, int(state.tile_count)):
        counts[int(state.tile_kind[tile])] += 1
    for seat in range(players):
        size = int(state.hand_size[seat])
        assert HAND_SIZE - 1 <= size <= HAND_SIZE, "DF-V5: a hand has three tiles, or two once the stack is empty (DF-Q19)"
        if stack and CHOOSE_ACTION.is_asked(state) and not state.over:
            assert size == HAND_SIZE, "DF-V5: full hands while the stack lasts"
        for place in range(HAND_SIZE):
            assert (state.held(seat, place) >= 0) == (place < size), "DF-V5: a hand has no gaps"
            if place < size:
                counts[int(state.held(seat, place))] += 1
    assert counts == [int(count) for count in MANIFEST], "DF-V1: tiles of each kind"
    explores = int(state.tile_count) - 1
    assert stack == max(0, TILES - HAND_SIZE * players - explores), "DF-V9: the stack shrinks with each Explore only"
    assert sum(int(number) for number in state.noted) == int(state.notes), "DF-V13: notes"
    for viewer in range(players):
        for holder in range(players):
            for kind in range(KINDS):
                held = sum(1 for place in range(int(state.hand_size[holder])) if state.held(holder, place) == kind)
                assert int(state.noted_in_hand(viewer, holder, kind)) <= held, "DF-V13: notes are true"


def check_goods(state: DragonFamilyPosition) -> None:
    """Resources and dragons are conserved."""
    players = int(state.players)
    for resource in range(RESOURCE_KINDS):
        assert state.supply[resource] >= 0, "DF-V2: supply"
        total = int(state.supply[resource])
        for seat in range(players):
            assert state.owned(seat, resource) >= 0, "DF-V2: resources in a nest"
            total += int(state.owned(seat, resource))
            for place in range(NEST_PLACES):
                total += int(state.gold_food(seat, place)) if resource == GOLD else 0
                total += int(state.native_food(seat, place)) if state.dragon(seat, place) == resource else 0
        assert state.agreement.unlimited or total == int(state.agreement.resources_per_type), f"DF-V2: resource {resource}"
    for colour in range(COLOUR_KINDS):
        total = int(state.eggs[colour])
        total += sum(1 for dragon in state.nest_dragon if int(dragon) == colour + 1)
        total += sum(1 for dragon in state.lair_dragon if int(dragon) == colour + 1)
        assert total == int(state.agreement.dragons_per_colour), f"DF-V3: dragons of colour {colour}"


def check_seats(state: DragonFamilyPosition) -> None:
    """Nests, handlers and lairs of each seat."""
    for seat in range(state.players):
        size = int(state.nest_size[seat])
        assert size <= NEST_PLACES, "DF-V4: the nest"
        for place in range(i64(NEST_PLACES)):
            assert (state.dragon(seat, place) >= 0) == (place < size), "DF-V4: a nest has no gaps"
            food = int(state.food(seat, place))
            assert food >= 0 and (state.agreement.overfeed or food <= FOOD_TO_GROW), "DF-V4: food"
            if place >= size:
                assert food == 0, "DF-V4: food without a dragon"
            elif state.dragon(seat, place) == GOLD_DRAGON:
                assert state.native_food(seat, place) == 0, "DF-V4: a gold dragon eats gold"
        lairs = sum(1 for tile in range(state.tile_count) if state.lair_owner(tile) == seat)
        assert lairs + int(state.lairs_left[seat]) == LAIRS, "DF-V6: lairs"
        for handler in range(i64(HANDLERS)):
            assert 0 <= state.handler_tile(seat, handler) < state.tile_count, "DF-V6: a handler stands on a tile"
    for tile in range(state.tile_count):
        owner = state.lair_owner(tile)
        assert (owner == NONE) == (state.lair_dragon[tile] == 0), "DF-V7: a lair has one owner and one dragon"
        if owner != NONE:
            home = state.terrain(tile)
            assert home != TOWN and is_home(i64(state.lair_dragon[tile]) - 1, home), "DF-V7: a lair's dragon is at home"


def cells_of(state: DragonFamilyPosition, tile: int) -> list[i64]:
    """The cells of a tile."""
    if tile == START_TILE:
        return [cell_of(spot_at(q, r)) for q, r in START_CELLS]
    return [cell_of(state.tile_spot[tile])]


def edge_of(state: DragonFamilyPosition, tile: i64, direction: i64) -> bool:
    """Whether a tile's edge in a direction is water."""
    return water_of(state.kind(tile), i64(state.tile_rotation[tile])) >> direction & 1 == 1


def check_map(state: DragonFamilyPosition) -> None:
    """Edges match, the map hangs together, and the grid says the same as the tiles."""
    grid = [0] * (WINDOW + 1)
    linked: list[set[int]] = [set() for _ in range(state.tile_count)]
    for tile in range(state.tile_count):
        for cell in cells_of(state, int(tile)):
            assert tile_at(state, cell) == tile, "DF-V8: every tile lies where it lies"
            grid[cell] = RIMS + int(tile)
    for tile in range(state.tile_count):
        for cell in cells_of(state, int(tile)):
            for direction in range(i64(DIRECTIONS)):
                beyond = (cell + CELL_STEPS[direction]) & WINDOW
                other = tile_at(state, beyond)
                water = edge_of(state, tile, direction)
                if other == NONE:
                    grid[beyond] |= int(TOUCHES[opposite(direction)]) | int(water) << opposite(direction)
                elif other != tile:
                    assert water == edge_of(state, other, opposite(direction)), "DF-V8: edges match"
                    linked[int(tile)].add(int(other))
    assert grid == [int(here) for here in state.grid], "DF-V8: the rims of the empty cells"
    found = {START_TILE}
    edge = [START_TILE]
    while edge:
        edge.extend(linked[edge.pop()] - found)
        found.update(edge)
    assert len(found) == state.tile_count, "DF-V8: the map hangs together"


def check_territories(state: DragonFamilyPosition) -> None:
    """Territories, counted again tile by tile, part the forests, mountains and oceans."""
    tiles = range(1, int(state.tile_count))
    assert state.territory[START_TILE] == 0, "DF-V10: the start tile belongs to no territory"
    for tile in tiles:
        terrain = state.terrain(tile)
        members = flooded(state, tile) if terrain != TOWN else {0}
        assert int(state.territory[tile]) == min(members), f"DF-V10: the territory of tile {tile}"


def flooded(state: DragonFamilyPosition, first: int) -> set[int]:
    """The tiles that a tile's territory reaches, found by walking (DF-P3)."""
    found = {first}
    edge = [first]
    while edge:
        tile = i64(edge.pop())
        terrain = state.terrain(tile)
        for direction in range(i64(DIRECTIONS)):
            other = int(tile_at(state, (cell_of(state.tile_spot[tile]) + CELL_STEPS[direction]) & WINDOW))
            if other == NONE or other in found or state.terrain(other) != terrain:
                continue
            if terrain != OCEAN or edge_of(state, tile, direction):
                found.add(other)
                edge.append(other)
    return found
