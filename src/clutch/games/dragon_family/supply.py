"""The supply of resources (rules, chapter Supply: DF-R1 to DF-R3)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragon_family.components import RESOURCE_KINDS, RESOURCES
from clutch.games.dragon_family.state import DragonFamilyPosition
from clutch.kernel.statement import Event


def is_supplied(state: DragonFamilyPosition, resource: i64) -> bool:
    """Whether the supply has a resource; by option it has all there is (DF-Q6)."""
    return state.agreement.unlimited or state.supply[resource] > 0


def gain(state: DragonFamilyPosition, seat: i64, resource: i64) -> None:
    """Take one resource into the nest; from an empty supply nothing comes, and nothing in its place (DF-R1, DF-Q6)."""
    if is_supplied(state, resource):
        take_out(state, resource)
        state.change_owned(seat, resource, 1)
    elif state.events is not None:
        state.events.append(Event("DF-R1", "lost", {"seat": int(seat), "resource": RESOURCES[resource]}))


def spend(state: DragonFamilyPosition, seat: i64, resource: i64, count: i64) -> None:
    """Resources go from the nest back to the supply at once (DF-R2)."""
    state.change_owned(seat, resource, -count)
    give_back(state, resource, count)


def give_back(state: DragonFamilyPosition, resource: i64, count: i64) -> None:
    """Resources come back to the supply."""
    if not state.agreement.unlimited:
        state.supply[resource] = state.supply[resource] + count


def take_out(state: DragonFamilyPosition, resource: i64) -> None:
    """One resource leaves the supply."""
    if not state.agreement.unlimited:
        state.supply[resource] = state.supply[resource] - 1


def holdings(state: DragonFamilyPosition, seat: i64) -> list[int]:
    """How many of each resource a nest has."""
    return [int(state.owned(seat, resource)) for resource in range(i64(RESOURCE_KINDS))]


def gained_since(state: DragonFamilyPosition, seat: i64, before: list[int]) -> list[str]:
    """The resources that a nest has more than before, one by one."""
    gained: list[str] = []
    for resource, (had, has) in enumerate(zip(before, holdings(state, seat), strict=True)):
        gained.extend([RESOURCES[resource]] * (has - had))
    return gained


def amounts(resources: list[str]) -> list[str]:
    """Resources as somebody counts them: each kind once, with its number."""
    return [f"{resources.count(name)} {name}" for name in RESOURCES if name in resources]
