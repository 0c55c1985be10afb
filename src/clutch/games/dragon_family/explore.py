"""Exploring (rules, chapter Explore: DF-E1 to DF-E7): first the tile, then handler and cell, then the rotation."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragon_family.components import DIRECTIONS, HANDLERS, KINDS, TILE_KINDS, rotations_of
from clutch.games.dragon_family.end import trigger_end
from clutch.games.dragon_family.hatch import begin_hatch
from clutch.games.dragon_family.map import CELL_STEPS, adjacent, beside, cell_of, fitting, lay, q_of, r_of, sides, tile_at
from clutch.games.dragon_family.moves import (
    HANDLER,
    PLACES,
    ROTATIONS,
    TILES_IN_HAND,
    place_action,
    placing_handler,
    placing_spot,
)
from clutch.games.dragon_family.sight import see_drawn, show_laid
from clutch.games.dragon_family.state import BY_STACK, NONE, START_TILE, WINDOW, DragonFamilyPosition
from clutch.games.dragon_family.step import Step
from clutch.games.dragon_family.supply import amounts, gain, gained_since, holdings, is_supplied
from clutch.games.dragon_family.tile_stack import audience_of, draw_tile, end_notes, leave_hand
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Facts, Prompt, Refusal

# What may be explored


def fits_somewhere(state: DragonFamilyPosition, seat: i64, kind: i64) -> bool:
    """Whether a kind fits, in some rotation, on an empty cell beside the tile of one of the seat's handlers (DF-E1)."""
    for handler in range(i64(HANDLERS)):
        tile: i64 = state.handler_tile(seat, handler)
        if handler == 1 and tile == state.handler_tile(seat, 0):
            return False
        for side in range(sides(tile)):
            if fitting(state, kind, beside(state, tile, side)):
                return True
    return False


def is_copy(state: DragonFamilyPosition, seat: i64, place: i64) -> bool:
    """Whether an earlier tile of the hand is of the same kind: only that one is offered."""
    for before in range(place):
        if state.held(seat, before) == state.held(seat, place):
            return True
    return False


def may_explore(state: DragonFamilyPosition, seat: i64) -> bool:
    """Some tile of the hand must fit somewhere (DF-E1)."""
    for place in range(i64(state.hand_size[seat])):
        if fits_somewhere(state, seat, state.held(seat, place)):
            return True
    return False


def tells_of_hand(state: DragonFamilyPosition, seat: i64) -> bool:
    """Whether exploring shows the others something of the hand: that it has a tile that fits, where not every kind would."""
    for kind in range(i64(KINDS)):
        if not fits_somewhere(state, seat, kind):
            return state.agreement.hidden_hands
    return False


# First the tile, then handler and cell, then the rotation (DF-E2)


def begin_explore(state: DragonFamilyPosition) -> None:
    """The player sets out; the others hear of it where that tells them something of the hand."""
    if state.events is not None and tells_of_hand(state, state.turn):
        state.events.append(Event("DF-E1", "exploring", {"seat": int(state.turn)}, reveals=True))
    EXPLORE_TILE.ask(state)


@final
class ExploreTile(Step):
    """Which tile of the hand is laid. The others learn its kind only when it lies."""

    def offer(self, state: DragonFamilyPosition, actions: Actions) -> None:
        """The tiles of the hand that fit somewhere; equal ones are one choice."""
        seat: i64 = state.turn
        for place in range(i64(state.hand_size[seat])):
            if not is_copy(state, seat, place) and fits_somewhere(state, seat, state.held(seat, place)):
                actions.add(TILES_IN_HAND + place)

    def decide(self, state: DragonFamilyPosition, action: i64, chance: Chance) -> None:
        state.chosen_tile = action - TILES_IN_HAND
        EXPLORE_PLACE.ask(state)

    def explain(self, state: DragonFamilyPosition, action: i64) -> Refusal:
        """Whoever explores holds three tiles: hands shrink only in the last turn of a seat (DF-Q19)."""
        if not TILES_IN_HAND <= action < ROTATIONS:
            return Refusal("DF-E2", "choose_tile", {})
        place: i64 = action - TILES_IN_HAND
        if is_copy(state, state.turn, place):
            return Refusal("DF-E2", "same_kind", {})
        return Refusal("DF-E1", "fits_nowhere", {"place": int(place) + 1})

    def prompt(self, state: DragonFamilyPosition) -> Prompt:
        return Prompt("DF-E2", "explore_tile", {"seat": int(state.turn)})


@final
class ExplorePlace(Step):
    """Which handler goes, and to which cell: the new tile must lie beside the tile of the handler that goes there (DF-E2, DF-Q10)."""

    def offer(self, state: DragonFamilyPosition, actions: Actions) -> None:
        """By handler, then around its tile: each cell where the tile fits in some rotation."""
        seat: i64 = state.turn
        kind: i64 = state.held(seat, state.chosen_tile)
        for handler in range(i64(HANDLERS)):
            tile: i64 = state.handler_tile(seat, handler)
            if handler == 1 and tile == state.handler_tile(seat, 0):
                return
            items: vec[i64] = actions.room(sides(tile))
            count: i64 = actions.count
            for side in range(sides(tile)):
                spot: i64 = beside(state, tile, side)
                items[count] = place_action(handler, spot)
                count += i64(fitting(state, kind, spot) != 0)
            actions.count = count

    def decide(self, state: DragonFamilyPosition, action: i64, chance: Chance) -> None:
        state.chosen_handler = placing_handler(action)
        state.chosen_spot = placing_spot(action)
        EXPLORE_ROTATE.ask(state)

    def explain(self, state: DragonFamilyPosition, action: i64) -> Refusal:
        if action < PLACES:
            return Refusal("DF-E2", "choose_place", {})
        handler: i64 = placing_handler(action)
        spot: i64 = placing_spot(action)
        facts: Facts = {"handler": int(handler) + 1, "q": int(q_of(spot)), "r": int(r_of(spot))}
        if not is_beside(state, state.handler_tile(state.turn, handler), spot):
            return Refusal("DF-E2", "not_beside", facts)
        if tile_at(state, cell_of(spot)) != NONE:
            return Refusal("DF-G5", "cell_taken", facts)
        if fitting(state, state.held(state.turn, state.chosen_tile), spot) == 0:
            return Refusal("DF-G5", "does_not_fit", facts)
        return Refusal("DF-E2", "same_tile", facts)

    def prompt(self, state: DragonFamilyPosition) -> Prompt:
        return Prompt("DF-E2", "explore_place", {"seat": int(state.turn)})


def is_beside(state: DragonFamilyPosition, tile: i64, spot: i64) -> bool:
    """Whether a spot lies beside a tile (DF-G3)."""
    for side in range(sides(tile)):
        if beside(state, tile, side) == spot:
            return True
    return False


@final
class ExploreRotate(Step):
    """How the tile is turned. Always asked, so that nobody can tell an ocean by the question."""

    def offer(self, state: DragonFamilyPosition, actions: Actions) -> None:
        """The rotations that fit; a tile with six equal edges has only rotation 0 (DF-G4)."""
        fits: i64 = fitting(state, state.held(state.turn, state.chosen_tile), state.chosen_spot)
        items: vec[i64] = actions.room(DIRECTIONS)
        count: i64 = actions.count
        for rotation in range(i64(DIRECTIONS)):
            items[count] = ROTATIONS + rotation
            count += fits >> rotation & 1
        actions.count = count

    def decide(self, state: DragonFamilyPosition, action: i64, chance: Chance) -> None:
        explore(state, action - ROTATIONS, chance)

    def explain(self, state: DragonFamilyPosition, action: i64) -> Refusal:
        if not ROTATIONS <= action < HANDLER:
            return Refusal("DF-E2", "choose_rotation", {})
        rotation: i64 = action - ROTATIONS
        if rotation >= rotations_of(state.held(state.turn, state.chosen_tile)):
            return Refusal("DF-G4", "never_turned", {"rotation": int(rotation)})
        return Refusal("DF-G5", "wrong_rotation", {"rotation": int(rotation)})

    def prompt(self, state: DragonFamilyPosition) -> Prompt:
        return Prompt("DF-E2", "explore_rotate", {"seat": int(state.turn)})


EXPLORE_TILE: Final = ExploreTile()
EXPLORE_PLACE: Final = ExplorePlace()
EXPLORE_ROTATE: Final = ExploreRotate()


# What happens then


def explore(state: DragonFamilyPosition, rotation: i64, chance: Chance) -> None:
    """Lay the tile and step onto it, collect, pay the neighbours, draw (DF-E3 to DF-E7)."""
    seat: i64 = state.turn
    spot: i64 = state.chosen_spot
    handler: i64 = state.chosen_handler
    kind: i64 = leave_hand(state, seat, state.chosen_tile)
    if state.notes:
        end_notes(state, seat, kind)
    tile: i64 = lay(state, kind, spot, rotation)
    state.put_handler(seat, handler, tile)  # DF-E3
    state.progress = True
    show_laid(state, handler, spot, kind, rotation)
    if state.events is not None:
        facts: Facts = {"seat": int(seat), "tile": int(tile), "kind": TILE_KINDS[kind], "handler": int(handler) + 1}
        facts.update({"q": int(q_of(spot)), "r": int(r_of(spot)), "rotation": int(rotation)})
        state.events.append(Event("DF-E3", "explored", facts, reveals=True))
    state.chosen_tile = NONE
    state.chosen_handler = NONE
    state.chosen_spot = NONE
    pay(state, seat, cell_of(spot))
    if state.stack_size > 0:
        draw(state, seat, chance)
    begin_hatch(state)


def pay(state: DragonFamilyPosition, seat: i64, cell: i64) -> None:
    """First the active player collects, then the others clockwise, each in the order of directions (DF-E6)."""
    before: list[list[int]] | None = None if state.events is None else [holdings(state, other) for other in range(state.players)]
    tiles: list[int] | None = [] if state.events is not None else None
    collect(state, seat, cell, tiles)
    if before is not None:
        tell_gain(state, seat, before[seat], tiles, "DF-E4", "collected")
    for step in range(1, state.players):
        other: i64 = (seat + step) % state.players
        if state.events is not None:
            tiles = []
        pay_neighbour(state, other, cell, tiles)
        if before is not None:
            tell_gain(state, other, before[other], tiles, "DF-E5", "shared")


def collect(state: DragonFamilyPosition, seat: i64, cell: i64, tiles: list[int] | None) -> None:
    """One resource for each tile next to the new one, the one that the handler left included (DF-E4, DF-Q11). The kind of edge makes no difference."""
    for direction in range(i64(DIRECTIONS)):
        tile: i64 = adjacent(state, cell, direction)
        if tile == NONE and state.agreement.start_tile_per_edge:
            # By option the second edge of the start tile pays too (DF-Q12).
            tile = START_TILE if tile_at(state, (cell + CELL_STEPS[direction]) & WINDOW) == START_TILE else NONE
        if tile != NONE:
            gain_from(state, seat, tile, tiles)


def pay_neighbour(state: DragonFamilyPosition, other: i64, cell: i64, tiles: list[int] | None) -> None:
    """Another player gains one for each of those tiles with a handler or lair of theirs on it, however many stand there (DF-E5, DF-Q13); not the active one (DF-Q14)."""
    for direction in range(i64(DIRECTIONS)):
        tile: i64 = adjacent(state, cell, direction)
        if tile != NONE and state.is_present(other, tile):
            gain_from(state, other, tile, tiles)
            if state.agreement.payout_once:
                return


def gain_from(state: DragonFamilyPosition, seat: i64, tile: i64, tiles: list[int] | None) -> None:
    """A tile pays its resource, if the supply has it; where it is told of, the tiles that have paid are kept."""
    resource: i64 = state.resource(tile)
    if tiles is not None and is_supplied(state, resource):
        tiles.append(int(tile))
    gain(state, seat, resource)


def tell_gain(state: DragonFamilyPosition, seat: i64, before: list[int], tiles: list[int] | None, rule: str, kind: str) -> None:
    """What came to a seat, and from which tiles."""
    gained = gained_since(state, seat, before)
    if gained and tiles is not None and state.events is not None:
        facts: Facts = {"seat": int(seat), "resources": list(gained), "amounts": list(amounts(gained)), "tiles": tiles}
        state.events.append(Event(rule, kind, facts))


def draw(state: DragonFamilyPosition, seat: i64, chance: Chance) -> None:
    """The active player draws the top tile; the last tile triggers the end (DF-E7). From an empty stack nothing is drawn, so that the hand shrinks to two (DF-X3, DF-Q19)."""
    kind: i64 = draw_tile(state, seat, chance, "DF-E7", "drawn", 1, 0)
    see_drawn(state, kind)
    if state.events is not None:
        state.events.append(Event("DF-E7", "drew", {"seat": int(seat)}, {"tile": TILE_KINDS[kind]}, audience_of(state, seat), True))
    if state.stack_size == 0:
        trigger_end(state, BY_STACK, seat)
