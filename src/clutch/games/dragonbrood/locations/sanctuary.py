"""The Sanctuary: dragons leave their nursery (rules DB-A18)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragonbrood.components import CLAN
from clutch.games.dragonbrood.dragons import current_nursery
from clutch.games.dragonbrood.state import DONE, EXEMPT, UNLOCKED, DragonbroodPosition


def release(state: DragonbroodPosition, seat: i64) -> None:
    """All own dragons in the nursery of the season may be placed, in any order (DB-A18, DB-R78). Worked example: DB-W47."""
    nursery: i64 = current_nursery(state)
    freed: int = 0
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        if i64(state.status[dragon]) == nursery:
            state.unmark(dragon, DONE)
            state.mark(dragon, UNLOCKED | EXEMPT)
            freed += 1
    if state.events is not None and freed:
        state.tell("DB-A18", "released", {"seat": int(seat), "count": freed})
