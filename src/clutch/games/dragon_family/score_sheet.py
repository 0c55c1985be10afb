"""Scoring a game that was played with the real box (rules, chapter Scoring: DF-P1 to DF-P7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from clutch.games.dragon_family.components import LAIRS, NEST_PLACES, SEATS, TERRAINS
from clutch.games.dragon_family.scoring import NO_COUNTS, NO_WORTH, lair_points, nest_points, rank_number, territory_event, territory_shares
from clutch.games.dragon_family.state import DragonFamilyPosition
from clutch.kernel.errors import GameError
from clutch.kernel.statement import Event
from clutch.kernel.tally import Area, Field, Filled, Tally, number_field, number_in, read_area

MOST_TERRITORIES: Final = 30
"""More than a map has room for."""
MOST_LEFT: Final = 99
"""More food or resources than anybody can have."""


def sheet() -> list[Field]:
    """The dragons in each nest, the territories with their tiles without a lair and everybody's lairs, and what breaks ties: food on dragons in the nest, and resources."""
    return [
        Field("territories", TERRAINS[1:], 0, MOST_TERRITORIES, kind="areas"),
        number_field("nest", 0, NEST_PLACES),
        number_field("food", 0, MOST_LEFT),
        number_field("resources", 0, MOST_LEFT),
    ]


def tally(state: DragonFamilyPosition, table: Filled, seats: list[Filled]) -> Tally:
    """Everybody's points, and how they come about; `state` is any position with as many players."""
    areas = [read_area(text) for text in table["territories"]]
    check_lairs(areas, len(seats))
    worth = NO_WORTH[:]
    counts = NO_COUNTS[:]
    events: list[Event] = []
    for number, area in enumerate(areas, 1):
        worth[number] = u8(area.size)
        for seat, lairs in area.counts.items():
            counts[number * SEATS + seat] = u8(lairs)
        most = max(area.counts.values(), default=0)
        if area.size and most:
            leaders = [seat for seat in sorted(area.counts) if area.counts[seat] == most]
            events.append(territory_event(number, area.symbol, area.size, leaders, most))
    state.tile_count = i64(len(areas) + 1)
    shares = territory_shares(state, worth, counts)
    scores: list[int] = []
    ranks: list[int] = []
    for seat, filled in enumerate(seats):
        state.nest_size[seat] = u8(number_in(filled, "nest"))
        state.lairs_left[seat] = u8(LAIRS - sum(area.counts.get(seat, 0) for area in areas))
        parts = {"nest": int(nest_points(state, seat)), "lairs": int(lair_points(state, seat)), "territory": int(shares[seat])}
        scores.append(sum(parts.values()))
        ranks.append(int(rank_number(scores[-1], number_in(filled, "food"), number_in(filled, "resources"))))
        events.append(Event("DF-P2", "scored", {"seat": seat, "points": scores[-1], **parts}))
    best = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    events.append(Event("DF-P7", "won" if len(best) == 1 else "victory_shared", {"seats": best, "points": scores[best[0]]}))
    return Tally(scores, events, best)


def check_lairs(areas: list[Area], players: int) -> None:
    """Refuse lairs of nobody, and more than a player has."""
    for area in areas:
        if any(seat >= players for seat in area.counts):
            raise GameError("a territory names a player who does not play")
    for seat in range(players):
        lairs = sum(area.counts.get(seat, 0) for area in areas)
        if lairs > LAIRS:
            raise GameError(f"everybody has {LAIRS} lairs, but player {seat + 1} is given {lairs}")
