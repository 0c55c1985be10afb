"""Claiming and destroying tiles (rules, chapter Actions: DG-A2, DG-A3, DG-A10, DG-A11).

Worked examples: DG-X8, DG-X9, DG-X10, DG-X30.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from clutch.games.dragoon.components import CELL_NAMES, DESTROY_GOLD, NO_TILE, TILES
from clutch.games.dragoon.moves import PASS
from clutch.games.dragoon.state import CLAIMING, DEED, DEEDS, NOBODY, TILE_CONTESTED, Island
from clutch.games.dragoon.windows import is_asked, respond, tells_hand
from clutch.kernel.statement import Event, Facts, Refusal


def may_claim(state: Island, seat: i64, cell: i64) -> bool:
    """A tile without one's own totem, and a totem to put on it (DG-A2, DG-A11, DG-G23)."""
    return state.tile[cell] != NO_TILE and state.claimant(cell) != seat and state.totem_supply[seat] > 0


def may_destroy(state: Island, cell: i64) -> bool:
    """Any tile, one's own claim too (DG-A3)."""
    return state.tile[cell] != NO_TILE


def attempt(state: Island, deed: i64) -> None:
    """Claim or destroy the tile under the active dragon. A totem of another player gives that player a window first (DG-A2, DG-A3, DG-W3)."""
    seat: i64 = state.active
    owner: i64 = state.claimant(state.perch(seat))
    if owner not in (NOBODY, seat):
        state.push(TILE_CONTESTED, owner)
        state.set_top(DEED, deed)
        if is_asked(state, owner):
            if state.events is not None:
                facts: Facts = {"seat": int(seat), "target": int(owner), "deed": DEEDS[deed], "cell": CELL_NAMES[state.perch(seat)]}
                state.events.append(Event("DG-W3", "contested", facts))
            return
        if state.events is not None and tells_hand(state, owner):
            state.events.append(Event("DG-W3", "unopposed", {"seat": int(seat), "target": int(owner)}, reveals=True))
        state.pop()
    carry_out(state, deed)


def carry_out(state: Island, deed: i64) -> None:
    """Nobody stopped it."""
    if deed == CLAIMING:
        claim_tile(state, state.active, state.perch(state.active), "DG-A2")
    else:
        destroy_tile(state, state.active, state.perch(state.active), "DG-A3")


def answer_contested(state: Island, action: i64) -> None:
    """The totem's owner lets it happen, or Loyal Subjects stop it (DG-K17); the action is spent all the same (DG-A10)."""
    deed: i64 = state.top(DEED)
    if action == PASS:
        state.pop()
        carry_out(state, deed)
        return
    respond(state, action)
    state.pop()
    if state.events is not None:
        state.events.append(
            Event("DG-K17", "stopped", {"seat": int(state.active), "deed": DEEDS[deed], "cell": CELL_NAMES[state.perch(state.active)]})
        )


def claim_tile(state: Island, seat: i64, cell: i64, rule: str) -> None:
    """Another's totem goes back to its owner, an own one from the supply takes its place (DG-A2)."""
    return_totem(state, cell)
    state.totem_supply[seat] -= 1
    state.totem[cell] = u8(seat + 1)
    if state.events is not None:
        state.events.append(Event(rule, "claimed", {"seat": int(seat), "tile": TILES[i64(state.tile[cell])], "cell": CELL_NAMES[cell]}))


def destroy_tile(state: Island, seat: i64, cell: i64, rule: str) -> None:
    """Totem to its owner, tile to the supply, from where it may come again (DG-G42), and gold for the destroyer (DG-A3)."""
    return_totem(state, cell)
    kind: i64 = i64(state.tile[cell])
    state.tile[cell] = NO_TILE
    state.tile_supply += 1
    state.gold[seat] = state.gold[seat] + i64(DESTROY_GOLD[kind])
    if state.events is not None:
        facts: Facts = {"seat": int(seat), "tile": TILES[kind], "cell": CELL_NAMES[cell], "gold": int(DESTROY_GOLD[kind])}
        state.events.append(Event(rule, "destroyed", facts))


def return_totem(state: Island, cell: i64) -> None:
    """A totem leaves a tile for its owner's supply."""
    owner: i64 = state.claimant(cell)
    if owner != NOBODY:
        state.totem_supply[owner] += 1
        state.totem[cell] = 0


def refuse_claim(state: Island) -> Refusal | None:
    """Why the active player cannot claim here (DG-A2)."""
    seat: i64 = state.active
    cell: i64 = state.perch(seat)
    if state.tile[cell] == NO_TILE:
        return Refusal("DG-A2", "no_tile_here", {})
    if state.claimant(cell) == seat:
        return Refusal("DG-A2", "already_yours", {})
    return None if may_claim(state, seat, cell) else Refusal("DG-A11", "no_totem", {})


def refuse_destroy(state: Island) -> Refusal | None:
    """Why the active player cannot destroy here (DG-A3)."""
    return None if may_destroy(state, state.perch(state.active)) else Refusal("DG-A3", "no_tile_here", {})
