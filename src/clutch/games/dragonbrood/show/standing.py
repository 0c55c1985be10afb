"""What the end of the year will find: dragons that count at home although they are on the map, and the food that they need."""

from __future__ import annotations

from clutch.games.dragonbrood.components import CLAN, NEW_YEAR
from clutch.games.dragonbrood.feeding import food_cost
from clutch.games.dragonbrood.state import HUNGRY, PLACED, READY, DragonbroodPosition


def at_home(state: DragonbroodPosition) -> DragonbroodPosition:
    """The same position with all placed dragons at home, as they are when a year ends (DB-N1, DB-E4)."""
    there = state.clone()
    assert isinstance(there, DragonbroodPosition)
    for dragon in range(int(state.players) * CLAN):
        if there.status[dragon] == PLACED:
            there.status[dragon] = READY
    return there


def need(state: DragonbroodPosition, seat: int) -> int:
    """The food for all that will be fed: who is placed or may still be placed, not who rests in a nursery; at New Year for those who are still hungry, and once all are fed for the year to come (DB-N1, DB-N3)."""
    clan = range(seat * CLAN, seat * CLAN + CLAN)
    if state.season != NEW_YEAR:
        return sum(int(food_cost(state, dragon)) for dragon in clan if state.status[dragon] in (READY, PLACED))
    if any(state.has_mark(dragon, HUNGRY) for dragon in range(int(state.players) * CLAN)):
        return sum(int(food_cost(state, dragon)) for dragon in clan if state.has_mark(dragon, HUNGRY))
    if state.over or state.year == state.agreement.years:
        return 0
    there = state.clone()
    assert isinstance(there, DragonbroodPosition)
    there.year += 1
    return sum(int(food_cost(there, dragon)) for dragon in clan if there.status[dragon] in (READY, PLACED))
