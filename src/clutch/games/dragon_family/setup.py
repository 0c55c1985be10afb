"""Setting up the game (rules, chapter Setup: DF-S1 to DF-S8)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from clutch.games.dragon_family.components import COLOUR_KINDS, HAND_SIZE, KINDS, MANIFEST, RESOURCE_KINDS, TILE_KINDS, TILES
from clutch.games.dragon_family.map import lay_start
from clutch.games.dragon_family.stack import audience_of, draw_tile
from clutch.games.dragon_family.state import Realm
from clutch.kernel.chance import Chance
from clutch.kernel.move import seat_letter
from clutch.kernel.statement import Event, Question


def set_up(state: Realm, chance: Chance) -> None:
    """Lay out a new game. The state comes with empty nests, all handlers on the start tile and all lairs at hand (DF-S1, DF-S3)."""
    lay_start(state)  # DF-S2
    for kind in range(i64(KINDS)):
        state.unseen[kind] = MANIFEST[kind]
    state.stack_size = TILES  # shuffled, so nobody knows any of it (DF-S4)
    for colour in range(i64(COLOUR_KINDS)):
        state.eggs[colour] = u8(state.agreement.dragons_per_colour)  # face up by colour; six of each, not twenty-six in all (DF-S6, DF-Q1)
    for resource in range(i64(RESOURCE_KINDS)):
        state.supply[resource] = 0 if state.agreement.unlimited else state.agreement.resources_per_type  # DF-S7, DF-Q5
    deal_hands(state, chance)
    choose_first_player(state, chance)


def deal_hands(state: Realm, chance: Chance) -> None:
    """Three tiles to each seat, in seat order (DF-S5)."""
    for seat in range(state.players):
        for number in range(i64(HAND_SIZE)):
            draw_tile(state, seat, chance, "DF-S5", "hand", number + 1, HAND_SIZE - number - 1)
        if state.events is not None:
            tiles = [TILE_KINDS[state.held(seat, place)] for place in range(i64(HAND_SIZE))]
            state.events.append(Event("DF-S5", "dealt", {"seat": int(seat)}, {"tiles": tiles}, audience_of(state, seat), True))


def choose_first_player(state: Realm, chance: Chance) -> None:
    """A random seat begins (DF-S8)."""
    if chance.asks:
        chance.ask(Question("DF-S8", "first_player", {}, [seat_letter(int(seat)) for seat in range(state.players)]))
    state.first_player = chance.below(state.players)
    state.turn = state.first_player
    if state.events is not None:
        state.events.append(Event("DF-S8", "began", {"seat": int(state.first_player)}))
        state.events.append(Event("DF-T1", "round", {"round": 1}))
