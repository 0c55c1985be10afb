"""Moving a handler, and the redraw (rules, chapter Move: DF-M1 to DF-M4)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragon_family.components import HAND_SIZE, RESOURCES, TERRAINS, TILE_KINDS
from clutch.games.dragon_family.hatch import begin_hatch
from clutch.games.dragon_family.moves import DESTINATIONS, HANDLER, LAIR, REDRAWS
from clutch.games.dragon_family.sight import see_drawn, show_exchanged
from clutch.games.dragon_family.state import NONE, DragonFamilyPosition
from clutch.games.dragon_family.step import Step
from clutch.games.dragon_family.supply import amounts, gain, is_supplied
from clutch.games.dragon_family.tile_stack import audience_of, draw_tile, put_under
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Facts, Prompt, Refusal


def may_move(state: DragonFamilyPosition) -> bool:
    """There must be another tile, so the first action of a game is never a Move (DF-M1, DF-Q16)."""
    return state.tile_count >= 2


# Which handler, and where to


@final
class MoveHandler(Step):
    """Which handler moves."""

    def offer(self, state: DragonFamilyPosition, actions: Actions) -> None:
        """Either handler; two on one tile are one choice."""
        actions.add(HANDLER)
        if state.handler_tile(state.turn, 0) != state.handler_tile(state.turn, 1):
            actions.add(HANDLER + 1)

    def decide(self, state: DragonFamilyPosition, action: i64, chance: Chance) -> None:
        state.chosen_handler = action - HANDLER
        MOVE_DESTINATION.ask(state)

    def explain(self, state: DragonFamilyPosition, action: i64) -> Refusal:
        return Refusal("DF-M1", "same_tile" if action == HANDLER + 1 else "choose_handler", {})

    def prompt(self, state: DragonFamilyPosition) -> Prompt:
        return Prompt("DF-M1", "move_handler", {"seat": int(state.turn)})


@final
class MoveDestination(Step):
    """Where the handler goes: any other tile, at any distance; the start tile's cells are one tile (DF-M1)."""

    def offer(self, state: DragonFamilyPosition, actions: Actions) -> None:
        """The other tiles, by their numbers."""
        here: i64 = state.handler_tile(state.turn, state.chosen_handler)
        items: vec[i64] = actions.room(state.tile_count)
        count: i64 = actions.count
        for tile in range(state.tile_count):
            items[count] = DESTINATIONS + tile
            count += i64(tile != here)
        actions.count = count

    def decide(self, state: DragonFamilyPosition, action: i64, chance: Chance) -> None:
        go(state, action - DESTINATIONS)

    def explain(self, state: DragonFamilyPosition, action: i64) -> Refusal:
        if not DESTINATIONS <= action < REDRAWS:
            return Refusal("DF-M1", "choose_destination", {})
        tile: i64 = action - DESTINATIONS
        return Refusal("DF-M1", "no_such_tile" if tile >= state.tile_count else "already_there", {"tile": int(tile)})

    def prompt(self, state: DragonFamilyPosition) -> Prompt:
        return Prompt("DF-M1", "move_dest", {"seat": int(state.turn)})


def go(state: DragonFamilyPosition, tile: i64) -> None:
    """Put the handler there and gain one of that tile's resource, if the supply has any (DF-M2). Any number may share a tile (DF-G8, DF-Q40)."""
    seat: i64 = state.turn
    resource: i64 = state.resource(tile)
    state.put_handler(seat, state.chosen_handler, tile)
    if state.events is not None:
        facts = {"seat": int(seat), "handler": int(state.chosen_handler) + 1, "tile": int(tile)}
        state.events.append(Event("DF-M1", "moved", {**facts, "terrain": TERRAINS[state.terrain(tile)]}))
        if is_supplied(state, resource):
            gained: Facts = {"resources": [RESOURCES[resource]], "amounts": list(amounts([RESOURCES[resource]])), "tiles": [int(tile)]}
            state.events.append(Event("DF-M2", "collected", {"seat": int(seat), **gained}))
    gain(state, seat, resource)
    state.chosen_handler = NONE
    if state.stack_size > 0:
        REDRAW.ask(state)
    else:
        begin_hatch(state)  # with an empty stack there is no redraw (DF-M3, DF-Q18)


# The redraw (DF-M3)


@final
class Redraw(Step):
    """Which tiles of the hand are put under the stack, to draw as many."""

    def offer(self, state: DragonFamilyPosition, actions: Actions) -> None:
        """Any part of the hand, none of it first (DF-M3): while there is a stack everybody holds three tiles (DF-V5)."""
        items: vec[i64] = actions.room(LAIR - REDRAWS)
        count: i64 = actions.count
        for mask in range(i64(LAIR - REDRAWS)):
            items[count + mask] = REDRAWS + mask
        actions.count = count + LAIR - REDRAWS

    def decide(self, state: DragonFamilyPosition, action: i64, chance: Chance) -> None:
        if action != REDRAWS:
            redraw(state, action - REDRAWS, chance)
        elif state.events is not None:
            state.events.append(Event("DF-M3", "kept", {"seat": int(state.turn)}))
        begin_hatch(state)

    def explain(self, state: DragonFamilyPosition, action: i64) -> Refusal:
        return Refusal("DF-M3", "redraw_now", {})

    def prompt(self, state: DragonFamilyPosition) -> Prompt:
        return Prompt("DF-M3", "redraw", {"seat": int(state.turn)})


def redraw(state: DragonFamilyPosition, mask: i64, chance: Chance) -> None:
    """Tiles go under first, then as many are drawn (DF-M3). The stack keeps its size, so this never triggers the end (DF-M4)."""
    seat: i64 = state.turn
    put: list[str] = []
    drawn: list[str] = []
    if state.events is not None:
        put = [TILE_KINDS[state.held(seat, place)] for place in range(i64(HAND_SIZE)) if mask >> place & 1]
    count: i64 = put_under(state, seat, mask)
    for number in range(count):
        kind: i64 = draw_tile(state, seat, chance, "DF-M3", "redrawn", number + 1, count - number - 1)
        see_drawn(state, kind)
        if state.events is not None:
            drawn.append(TILE_KINDS[kind])
    show_exchanged(state, count)
    if state.events is not None:
        facts = {"seat": int(seat), "count": int(count)}
        state.events.append(Event("DF-M3", "redrew", {**facts}, {"put": put, "drawn": drawn}, audience_of(state, seat), True))


MOVE_HANDLER: Final = MoveHandler()
MOVE_DESTINATION: Final = MoveDestination()
REDRAW: Final = Redraw()
