"""Claiming and destroying tiles (rules, chapter Actions: DG-A2, DG-A3, DG-A10, DG-A11)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from clutch.games.dragoon.components import CELL_NAMES, DESTROY_GOLD, LOYAL_SUBJECTS, NO_TILE, TILES
from clutch.games.dragoon.dragons import gold_changes
from clutch.games.dragoon.moves import PASS
from clutch.games.dragoon.state import NOBODY, DragoonPosition
from clutch.games.dragoon.windows import ReactionWindow
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Event, Facts, Prompt, Refusal

CLAIMING: Final = 0
DESTROYING: Final = 1
DEEDS: Final = ["claim", "destroy"]


def may_claim(state: DragoonPosition, seat: i64, cell: i64) -> bool:
    """A tile without one's own totem, and a totem to put on it (DG-A2, DG-A11, DG-G23, DG-X8)."""
    return state.has_tile(cell) and state.claimant(cell) != seat and state.totem_supply[seat] > 0


def may_destroy(state: DragoonPosition, cell: i64) -> bool:
    """Any tile, one's own claim too (DG-A3, DG-X9)."""
    return state.has_tile(cell)


def attempt(state: DragoonPosition, deed: i64, chance: Chance) -> None:
    """Claim or destroy the tile under the active dragon. A totem of another player gives that player a window first (DG-A2, DG-A3, DG-W3)."""
    owner: i64 = state.claimant(state.cell_of(state.active))
    if owner in (NOBODY, state.active):
        carry_out(state, deed, False)
    else:
        TILE_CONTESTED.open(state, owner, deed, chance)


def carry_out(state: DragoonPosition, deed: i64, reveals: bool) -> None:
    """Nobody stopped it. It `reveals` something if in `instant` its owner was not asked though it might have been: such a deed cannot be taken back freely."""
    if deed == CLAIMING:
        claim_tile(state, state.active, state.cell_of(state.active), "DG-A2", reveals)
    else:
        destroy_tile(state, state.active, state.cell_of(state.active), "DG-A3", reveals)


def claim_tile(state: DragoonPosition, seat: i64, cell: i64, rule: str, reveals: bool = False) -> None:
    """Another's totem goes back to its owner, an own one from the supply takes its place (DG-A2)."""
    return_totem(state, cell)
    state.totem_supply[seat] -= 1
    state.totem[cell] = u8(seat + 1)
    if state.events is not None:
        claimed: Facts = {"seat": int(seat), "tile": TILES[i64(state.tile[cell])], "cell": CELL_NAMES[cell]}
        state.events.append(Event(rule, "claimed", claimed, reveals=reveals))


def destroy_tile(state: DragoonPosition, seat: i64, cell: i64, rule: str, reveals: bool = False) -> None:
    """Totem to its owner, tile to the supply, from where it may come again (DG-G42), and gold for the destroyer (DG-A3, DG-X10). A tile leaves the map in no other way (DG-I10)."""
    return_totem(state, cell)
    kind: i64 = i64(state.tile[cell])
    state.tile[cell] = NO_TILE
    state.tile_supply += 1
    gold: i64 = i64(DESTROY_GOLD[kind])
    state.gold[seat] = state.gold[seat] + gold
    if state.events is not None:
        facts: Facts = {"seat": int(seat), "tile": TILES[kind], "cell": CELL_NAMES[cell], "gold": int(gold)}
        facts["changes"] = gold_changes(state, seat, gold)
        state.events.append(Event(rule, "destroyed", facts, reveals=reveals))


def return_totem(state: DragoonPosition, cell: i64) -> None:
    """A totem leaves a tile for its owner's supply."""
    owner: i64 = state.claimant(cell)
    if owner != NOBODY:
        state.totem_supply[owner] += 1
        state.totem[cell] = 0


def refuse_claim(state: DragoonPosition) -> Refusal | None:
    """Why the active player cannot claim here (DG-A2)."""
    seat: i64 = state.active
    cell: i64 = state.cell_of(seat)
    if may_claim(state, seat, cell):
        return None
    if not state.has_tile(cell):
        return Refusal("DG-A2", "no_tile_here", {})
    return Refusal("DG-A2", "already_yours", {}) if state.claimant(cell) == seat else Refusal("DG-A11", "no_totem", {})


def refuse_destroy(state: DragoonPosition) -> Refusal | None:
    """Why the active player cannot destroy here (DG-A3)."""
    return None if may_destroy(state, state.cell_of(state.active)) else Refusal("DG-A3", "no_tile_here", {})


# The window of the totem's owner (DG-W3)

DEED: Final = 0


@final
class TileContested(ReactionWindow):
    """A claim or destruction of a tile with another's totem: its owner may stop it (DG-W3)."""

    def __init__(self) -> None:
        super().__init__("tile_contested", "DG-W3", [LOYAL_SUBJECTS])

    def open(self, state: DragoonPosition, owner: i64, deed: i64, chance: Chance) -> None:
        """The tile under the active dragon: its owner is asked, or it happens at once. Who is not asked is not told of: only cards that are played are (DG-Y1)."""
        state.push(self.kind, owner)
        state.carry(DEED, deed)
        if self.comes_to(state, owner, chance):
            if state.events is not None:
                state.events.append(Event("DG-W3", "contested", self.facts(state)))
            return
        reveals: bool = self.tells_hand(state, owner)
        state.pop()
        carry_out(state, deed, reveals)

    def deed(self, state: DragoonPosition) -> i64:
        """What is about to happen: `CLAIMING` or `DESTROYING`."""
        return state.carried(DEED)

    def decide(self, state: DragoonPosition, action: i64, chance: Chance) -> None:
        """The totem's owner lets it happen, or Loyal Subjects stop it (DG-K17); the action is spent all the same (DG-A10, DG-X30)."""
        deed: i64 = self.deed(state)
        if action == PASS:
            state.pop()
            carry_out(state, deed, False)
            return
        self.respond(state, action)
        state.pop()
        if state.events is not None:
            facts: Facts = {"seat": int(state.active), "deed": DEEDS[deed], "cell": CELL_NAMES[state.cell_of(state.active)]}
            state.events.append(Event("DG-K17", "stopped", facts))

    def facts(self, state: DragoonPosition) -> Facts:
        cell: i64 = state.cell_of(state.active)
        return {
            "seat": int(state.active),
            "target": int(state.claimant(cell)),
            "deed": DEEDS[self.deed(state)],
            "cell": CELL_NAMES[cell],
        }

    def prompt(self, state: DragoonPosition) -> Prompt:
        return Prompt("DG-W3", "tile_contested", self.facts(state))


TILE_CONTESTED: Final = TileContested()
