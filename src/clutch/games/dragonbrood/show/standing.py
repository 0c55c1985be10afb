"""What the end of the year will ask for: the food that the dragons need."""

from __future__ import annotations

from clutch.games.dragonbrood.components import CLAN, NEW_YEAR
from clutch.games.dragonbrood.feeding import food_cost
from clutch.games.dragonbrood.state import HUNGRY, PLACED, READY, DragonbroodPosition


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
