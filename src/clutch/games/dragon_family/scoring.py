"""Points and places (rules, chapter Scoring: DF-P1 to DF-P7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_family.components import (
    GOLD,
    LAIRS,
    POINTS_IN_LAIR,
    POINTS_IN_NEST,
    RESOURCE_KINDS,
    SEATS,
    TERRAINS,
)
from clutch.games.dragon_family.state import MOST_TILES, NONE, DragonFamilyPosition
from clutch.kernel.statement import Event, Facts

NO_POINTS: Final = vec[i64]([0] * SEATS)
NO_WORTH: Final = vec[u8]([0] * MOST_TILES)
NO_COUNTS: Final = vec[u8]([0] * (MOST_TILES * SEATS))


# Dragons


def nest_points(state: DragonFamilyPosition, seat: i64) -> i64:
    """One point for each dragon in the nest (DF-P1)."""
    return POINTS_IN_NEST * i64(state.nest_size[seat])


def lair_points(state: DragonFamilyPosition, seat: i64) -> i64:
    """Three points for each dragon in a lair (DF-P2)."""
    return POINTS_IN_LAIR * (LAIRS - i64(state.lairs_left[seat]))


# Territories


def tile_worth(state: DragonFamilyPosition, tile: i64) -> i64:
    """A tile with a lair, whoever owns it, is worth nothing, but connects (DF-P5); by option it counts too (DF-Q35). Towns form no territory (DF-P3)."""
    if state.territory[tile] == 0:
        return 0
    return i64(state.lair_seat[tile] == 0 or state.agreement.lair_tiles_score)


def territory_worth(state: DragonFamilyPosition) -> vec[u8]:
    """For each territory, under its name, its tiles without a lair: one point each, and each counts once (DF-P4, DF-P6)."""
    worth = NO_WORTH[:]
    for tile in range(1, state.tile_count):
        worth[i64(state.territory[tile])] += u8(tile_worth(state, tile))
    return worth


def territory_lairs(state: DragonFamilyPosition) -> vec[u8]:
    """For each territory and seat the lairs there, of whatever colour (DF-P4): a gold dragon's belongs to the territory it lies in (DF-Q23)."""
    counts = NO_COUNTS[:]
    for tile in range(1, state.tile_count):
        owner: i64 = state.lair_owner(tile)
        if owner != NONE:
            counts[i64(state.territory[tile]) * SEATS + owner] += 1
    return counts


def lairs_in(counts: vec[u8], name: i64, seat: i64) -> i64:
    """A seat's lairs in a territory."""
    return i64(counts[name * SEATS + seat])


def most_lairs(counts: vec[u8], name: i64) -> i64:
    """The most lairs that a player has in a territory."""
    most: i64 = 0
    for seat in range(i64(SEATS)):
        most = max(most, lairs_in(counts, name, seat))
    return most


def territory_shares(state: DragonFamilyPosition, worth: vec[u8], counts: vec[u8]) -> vec[i64]:
    """What each seat's territories score: who has the most lairs in one takes all of it, and so do all who are tied (DF-P4, DF-Q37). Without a lair nobody does (DF-Q43)."""
    points = NO_POINTS[:]
    for name in range(1, state.tile_count):
        if worth[name]:
            most: i64 = most_lairs(counts, name)
            if most > 0:
                for seat in range(state.players):
                    if lairs_in(counts, name, seat) == most:
                        points[seat] = points[seat] + i64(worth[name])
    return points


def territory_points(state: DragonFamilyPosition) -> vec[i64]:
    """What each seat's territories score now."""
    return territory_shares(state, territory_worth(state), territory_lairs(state))


def score(state: DragonFamilyPosition, seat: i64) -> i64:
    """All of a seat's points."""
    return nest_points(state, seat) + lair_points(state, seat) + territory_points(state)[seat]


# Places (DF-P7)


def nest_food(state: DragonFamilyPosition, seat: i64) -> i64:
    """The food on the dragons that are still in the nest: the first tie-break."""
    food: i64 = 0
    for place in range(i64(state.nest_size[seat])):
        food += state.food(seat, place)
    return food


def unspent(state: DragonFamilyPosition, seat: i64) -> i64:
    """The resources in the nest, each counting 1, without the food on dragons: the second tie-break (DF-Q38)."""
    count: i64 = 0
    for resource in range(i64(RESOURCE_KINDS)):
        count += state.owned(seat, resource)
    return count


def standing(state: DragonFamilyPosition, seat: i64, points: i64) -> i64:
    """A seat's points and tie-breaks as one number: the higher the better, equal for a true tie. By option only unspent gold breaks ties (DF-Q42)."""
    if state.agreement.tie_by_gold:
        return points * 1_000_000 + state.owned(seat, GOLD)
    return rank_number(points, nest_food(state, seat), unspent(state, seat))


def rank_number(points: i64, food: i64, resources: i64) -> i64:
    """Points, then the food in the nest, then unspent resources, as one number (DF-P7)."""
    return (points * 100_000 + food) * 100_000 + resources


def places(state: DragonFamilyPosition) -> list[int]:
    """Each seat's place: 1 for the best, equal for those who share it (DF-P7)."""
    shares = territory_points(state)
    standings = [
        int(standing(state, seat, nest_points(state, seat) + lair_points(state, seat) + shares[seat])) for seat in range(state.players)
    ]
    return [1 + sum(1 for other in standings if other > mine) for mine in standings]


def is_winner(state: DragonFamilyPosition, seat: i64) -> bool:
    """Nobody stands before the seat; a full tie is shared (DF-P7)."""
    territories = territory_points(state)
    mine: i64 = standing(state, seat, nest_points(state, seat) + lair_points(state, seat) + territories[seat])
    for other in range(state.players):
        points: i64 = nest_points(state, other) + lair_points(state, other) + territories[other]
        if standing(state, other, points) > mine:
            return False
    return True


# Telling it


def territory_event(tile: int, terrain: str, points: int, leaders: list[int], lairs: int) -> Event:
    """Who scores a territory (DF-P4)."""
    facts: Facts = {"tile": tile, "terrain": terrain, "points": points}
    return Event("DF-P4", "territory_scored", {**facts, "seats": leaders, "count": lairs})


def tell_scores(state: DragonFamilyPosition) -> None:
    """How everybody's points came about, in events."""
    assert state.events is not None
    worth = territory_worth(state)
    counts = territory_lairs(state)
    for name in range(1, state.tile_count):
        most = most_lairs(counts, name)
        if worth[name] and most:
            leaders = [int(seat) for seat in range(state.players) if lairs_in(counts, name, seat) == most]
            state.events.append(territory_event(int(name), TERRAINS[state.terrain(name)], int(worth[name]), leaders, int(most)))
    shares = territory_points(state)
    for seat in range(state.players):
        parts = {"nest": int(nest_points(state, seat)), "lairs": int(lair_points(state, seat)), "territory": int(shares[seat])}
        state.events.append(Event("DF-P2", "scored", {"seat": int(seat), "points": sum(parts.values()), **parts}))
    state.events.append(verdict(state))


def verdict(state: DragonFamilyPosition) -> Event:
    """Who has won (DF-P7)."""
    best = [seat for seat, place in enumerate(places(state)) if place == 1]
    points = int(score(state, i64(best[0])))
    return Event("DF-P7", "won" if len(best) == 1 else "victory_shared", {"seats": best, "points": points})
