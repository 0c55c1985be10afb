"""Where the dragons that may be chosen could go, and what each would get there."""

from __future__ import annotations

from clutch.games.dragonbrood.board import BOARD, DISTANCE, LOCATIONS, PLACES
from clutch.games.dragonbrood.components import CLAN, SUMMER
from clutch.games.dragonbrood.decisions import DECISIONS
from clutch.games.dragonbrood.destination import CHOOSE_DESTINATION, INDIGO_PAIR, has_twin_before, reach
from clutch.games.dragonbrood.dragons import is_placeable, may_lead_off
from clutch.games.dragonbrood.moves import BUMPS, DRAGON_CHOICES, GOES, JOINS, NONE, NURSERY, PAIRS
from clutch.games.dragonbrood.show.needs import feed, needs
from clutch.games.dragonbrood.show.prospects import prospect
from clutch.games.dragonbrood.show.view_types import ClosedView, FeedView, JourneyView, ReachView, WayView
from clutch.games.dragonbrood.state import PLACED, DragonbroodPosition
from clutch.kernel.state import Actions


def reach_view(state: DragonbroodPosition) -> list[ReachView]:
    """For each dragon that may be chosen now: its destinations, as they will be offered (DB-P3). All of it follows from what lies open."""
    seat = int(state.asked())
    pair = state.kind() == INDIGO_PAIR.kind
    no_elder_space = pair and INDIGO_PAIR.only_indigo(state)
    chosen = Actions()
    DECISIONS[state.kind()].offer(state, chosen)
    found: list[ReachView] = []
    for number in range(int(chosen.count)):
        action = int(chosen.items[number])
        if action == NONE:
            continue
        slot = action - (PAIRS if pair else DRAGON_CHOICES)
        there = Actions()
        # The question that the choice would lead to: asked, and taken away again.
        CHOOSE_DESTINATION.ask(state, seat, seat * CLAN + slot, pair, no_elder_space)
        CHOOSE_DESTINATION.offer(state, there)
        state.pop()
        moves = [int(there.items[each]) for each in range(int(there.count))]
        found.append(
            {
                "slot": slot + 1,
                "to": [LOCATIONS[move - GOES] for move in moves if GOES <= move < BUMPS],
                "bump": [LOCATIONS[move - BUMPS] for move in moves if BUMPS <= move < JOINS],
                "join": [LOCATIONS[move - JOINS] for move in moves if JOINS <= move < NURSERY],
            }
        )
    return found


def journeys_view(state: DragonbroodPosition, *, whole: bool) -> list[JourneyView]:
    """For each dragon that may be chosen now, or for the one that has been: its destinations, as they will be offered (DB-P3). All of it follows from what lies open."""
    seat = int(state.asked())
    if state.kind() == CHOOSE_DESTINATION.kind:
        return [journey(state, int(CHOOSE_DESTINATION.dragon(state)), whole=whole)]
    pair = state.kind() == INDIGO_PAIR.kind
    no_elder_space = pair and INDIGO_PAIR.only_indigo(state)
    chosen = Actions()
    DECISIONS[state.kind()].offer(state, chosen)
    found: list[JourneyView] = []
    for number in range(int(chosen.count)):
        action = int(chosen.items[number])
        if action == NONE:
            continue
        dragon = seat * CLAN + action - (PAIRS if pair else DRAGON_CHOICES)
        # The question that the choice would lead to: asked, and taken away again.
        CHOOSE_DESTINATION.ask(state, seat, dragon, pair, no_elder_space)
        found.append(journey(state, dragon, whole=whole))
        state.pop()
    return found


def journey(state: DragonbroodPosition, dragon: int, *, whole: bool) -> JourneyView:
    """Of one dragon, whose destination is asked."""
    there = Actions()
    CHOOSE_DESTINATION.offer(state, there)
    modes: dict[int, list[str]] = {}
    for number in range(int(there.count)):
        move = int(there.items[number])
        if move != NURSERY:
            mode = "to" if move < BUMPS else "bump" if move < JOINS else "join"
            modes.setdefault((move - GOES) % PLACES, []).append(mode)
    wanted = needs(state, dragon // CLAN) if whole else []
    return {
        "slot": dragon % CLAN + 1,
        "alike": alike(state, dragon),
        "ways": [way_view(state, dragon, place, modes[place], wanted) for place in modes] if whole else [],
        "closed": closed_view(state, [place for place in range(PLACES) if place not in modes]) if whole else [],
        "steps": steps_view(state, dragon),
    }


def way_view(state: DragonbroodPosition, dragon: int, place: int, modes: list[str], wanted: list[FeedView]) -> WayView:
    """One destination, and which evolution that is wanted it helps."""
    found = prospect(state, dragon, place)
    fed = feed(found, wanted)
    if fed is not None:
        found["feeds"] = fed
    return {"place": LOCATIONS[place], "modes": modes, "prospect": found}


def closed_view(state: DragonbroodPosition, places: list[int]) -> list[ClosedView]:
    """Why places are closed to the dragon whose destination is asked, those with the same reason together."""
    found: list[ClosedView] = []
    for place in places:
        refusal = CHOOSE_DESTINATION.explain(state, GOES + place)
        assert refusal is not None, f"the rules do not say why {LOCATIONS[place]} is closed"
        closed: ClosedView = {"kind": refusal.kind, "places": [LOCATIONS[place]]}
        facts = {name: fact for name, fact in refusal.facts.items() if name != "place" and isinstance(fact, int | str)}
        if facts:
            closed["facts"] = facts
        same = [other for other in found if other["kind"] == refusal.kind and other.get("facts", {}) == facts]
        if same:
            same[0]["places"].append(LOCATIONS[place])
        else:
            found.append(closed)
    return found


def alike(state: DragonbroodPosition, dragon: int) -> list[int]:
    """The dragons that are one choice with this one (DB-P2)."""
    found = [dragon % CLAN + 1]
    for other in range(dragon + 1, dragon // CLAN * CLAN + CLAN):
        if is_placeable(state, other) and may_lead_off(state, other) and has_twin_before(state, other) and is_like(state, dragon, other):
            found.append(other % CLAN + 1)
    return found


def is_like(state: DragonbroodPosition, dragon: int, other: int) -> bool:
    """Whether two dragons, one of which has a twin, are of one kind and stand in one place."""
    return (
        state.level[dragon] == state.level[other]
        and state.colour[dragon] == state.colour[other]
        and state.status[dragon] == state.status[other]
        and state.marks[dragon] == state.marks[other]
        and (state.status[dragon] != PLACED or state.place[dragon] == state.place[other])
    )


def steps_view(state: DragonbroodPosition, dragon: int) -> dict[str, int] | None:
    """In Winter the steps to each place within the range (DB-P5); Elders and Summer know no range."""
    if state.season == SUMMER or state.is_elder(dragon):
        return None
    start = int(state.place[dragon]) // 2 if state.status[dragon] == PLACED else BOARD
    within = int(reach(state, dragon))
    return {LOCATIONS[place]: int(DISTANCE[start * PLACES + place]) for place in range(PLACES) if within >> place & 1}
