"""What one's own dragons still need in order to evolve, and what a gain is good for."""

from __future__ import annotations

from clutch.games.dragonbrood.components import CLAN, COLOURS, GROWN, GROWN_FROM, GROWN_LEVEL, GROWN_TO, YOUNG, YOUNG_FROM, YOUNG_TO
from clutch.games.dragonbrood.locations.evolution import evolution_cost
from clutch.games.dragonbrood.moves import GROWNS, YOUNGS
from clutch.games.dragonbrood.show.amounts import missing
from clutch.games.dragonbrood.show.view_types import FeedView, ProspectView
from clutch.games.dragonbrood.state import PLACED, READY, DragonbroodPosition


def needs(state: DragonbroodPosition, seat: int) -> list[FeedView]:
    """What each dragon of the clan could become at the Dojo that the horde does not suffice for yet, with what is missing (DB-A6)."""
    found: dict[str, FeedView] = {}
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        if state.status[dragon] not in (READY, PLACED):
            continue
        level = int(state.level[dragon])
        hue = int(state.colour[dragon])
        rows: list[tuple[int, str]] = []
        if level == 1:
            rows = [(YOUNGS + row, f"{COLOURS[YOUNG_TO[row]]}_2") for row in range(YOUNG) if int(YOUNG_FROM[row]) == hue]
        elif level == GROWN_LEVEL - 1:
            rows = [(GROWNS + row, f"{COLOURS[GROWN_TO[row]]}_3") for row in range(GROWN) if int(GROWN_FROM[row]) == hue]
        for action, name in rows:
            lacking = missing(state, seat, evolution_cost(action, False))
            if lacking and name not in found:
                found[name] = {"dragon": name, "missing": lacking}
    return list(found.values())


def feed(found: ProspectView, wanted: list[FeedView]) -> FeedView | None:
    """Of what is wanted, that for which least is missing once this has been gained; nothing where the gain helps none of it."""
    best: FeedView | None = None
    for need in wanted:
        left = without(need["missing"], found.get("gain", {}))
        if left != need["missing"] and (best is None or sum(left.values()) < sum(best["missing"].values())):
            best = {"dragon": need["dragon"], "missing": left}
    return best


def without(lacking: dict[str, int], gain: dict[str, int]) -> dict[str, int]:
    """What is still lacking after a gain; stones whose colour is still to be chosen become what is lacking."""
    open_stones = dict(gain)
    left: dict[str, int] = {}
    for item, count in lacking.items():
        rest = max(0, count - gain.get(item, 0))
        stone = item.split("_")[0]
        chosen = min(rest, open_stones.get(stone, 0)) if stone != item else 0
        if chosen:
            open_stones[stone] -= chosen
        if rest > chosen:
            left[item] = rest - chosen
    return left
