"""The supply of resources (rules, chapter Supply: DF-R1 to DF-R3)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragon_family.components import RESOURCE_KINDS, RESOURCES
from clutch.games.dragon_family.state import Realm
from clutch.kernel.statement import Event


def gain(state: Realm, seat: i64, resource: i64) -> None:
    """Take one resource into the nest; from an empty supply nothing comes, and nothing in its place (DF-R1, DF-Q6)."""
    if not state.agreement.unlimited:
        if state.supply[resource] == 0:
            if state.events is not None:
                state.events.append(Event("DF-R1", "lost", {"seat": int(seat), "resource": RESOURCES[resource]}))
            return
        state.supply[resource] = state.supply[resource] - 1
    state.goods[seat * RESOURCE_KINDS + resource] = state.goods[seat * RESOURCE_KINDS + resource] + 1


def spend(state: Realm, seat: i64, resource: i64, count: i64) -> None:
    """Resources go from the nest back to the supply at once (DF-R2)."""
    state.goods[seat * RESOURCE_KINDS + resource] = state.goods[seat * RESOURCE_KINDS + resource] - count
    give_back(state, resource, count)


def give_back(state: Realm, resource: i64, count: i64) -> None:
    """Resources come back to the supply."""
    if not state.agreement.unlimited:
        state.supply[resource] = state.supply[resource] + count


def gained_since(state: Realm, seat: i64, before: list[int]) -> list[str]:
    """The resources that a nest has more than before, one by one."""
    gained: list[str] = []
    for resource in range(RESOURCE_KINDS):
        gained.extend([RESOURCES[resource]] * (int(state.owned(seat, resource)) - before[int(seat) * RESOURCE_KINDS + resource]))
    return gained
