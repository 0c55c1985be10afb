"""Playing cards in the own turn (rules, chapter Cards: DG-C1, DG-C2, DG-C5 to DG-C9).

Worked examples: DG-X28, DG-X40.
"""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragoon.box import CARDS
from clutch.games.dragoon.cards import put_in_play
from clutch.games.dragoon.components import (
    BOOM_TOWN,
    CELL_NAMES,
    CELLS,
    CREATURE_COMFORT,
    FAIRWIND,
    FAIRWIND_RANGE,
    FLIGHTS,
    FLIGHTS_FROM,
    LAY_WASTE,
    MENACING_ROAR,
    NEIGHBOURS,
    NEIGHBOURS_FROM,
    NEW_ARRIVALS,
    NO_TILE,
    SCORCH,
    SECOND_WIND,
    SLEIGHT_OF_CLAW,
    THIEF,
    UPRISING,
    VILLAGE,
    steps_between,
)
from clutch.games.dragoon.moves import (
    BOOM_TOWNS,
    FAIRWINDS,
    PASS,
    PLAY_CREATURE_COMFORT,
    PLAY_LAY_WASTE,
    PLAY_MENACING_ROAR,
    PLAY_NEW_ARRIVALS,
    PLAY_SECOND_WIND,
    SCORCHES,
    SLEIGHTS,
    THIEVES,
    UPRISINGS,
    card_of,
    target_of,
)
from clutch.games.dragoon.state import CARD, NOBODY, TARGET, WHITE_PLAYED, Island
from clutch.games.dragoon.white_cards import (
    creature_comfort,
    may_boom,
    may_fly,
    may_pick_from,
    may_rise,
    may_roar,
    may_rob,
    may_scorch,
    take_effect,
)
from clutch.games.dragoon.windows import ask_from, passed_on, respond
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Facts, Refusal

# What may be played


def may_play(state: Island, seat: i64, kind: i64, target: i64) -> bool:
    """Whether a card's condition holds for a target (DG-C5); the card itself must be in hand."""
    if kind == FAIRWIND:
        return may_fly(state, seat, target)
    if kind in (SECOND_WIND, NEW_ARRIVALS):
        return True
    if kind == MENACING_ROAR:
        return may_roar(state, seat)
    if kind == THIEF:
        return may_rob(state, seat, target)
    if kind == SCORCH:
        return may_scorch(state, seat, target)
    if kind == LAY_WASTE:
        return not state.lay_waste  # DG-K3
    if kind == UPRISING:
        return may_rise(state, seat, target)
    if kind == BOOM_TOWN:
        return may_boom(state, seat, target)
    if kind == SLEIGHT_OF_CLAW:
        return may_pick_from(state, seat, target)
    return kind == CREATURE_COMFORT and not state.is_home(seat)  # DG-K11; no other red card in the own turn (DG-C2)


def offer_plays(state: Island, seat: i64, actions: Actions) -> None:
    """The cards that can be played now, by kind, each with its targets in order (DG-A8)."""
    if state.hand_size[seat] == 0:
        return
    for kind in range(i64(CREATURE_COMFORT + 1)):
        if state.held(seat, kind):
            offer_card(state, seat, kind, actions)


def offer_card(state: Island, seat: i64, kind: i64, actions: Actions) -> None:
    """One card with all its good targets."""
    if kind == FAIRWIND:
        offer_flights(state, seat, actions)
    elif kind == SCORCH:
        offer_scorches(state, seat, actions)
    elif kind == UPRISING:
        for cell in range(i64(CELLS)):
            if state.totem[cell] and may_rise(state, seat, cell):
                actions.add(UPRISINGS + cell)
    elif kind == BOOM_TOWN:
        for cell in range(i64(CELLS)):
            if may_boom(state, seat, cell):
                actions.add(BOOM_TOWNS + cell)
    elif kind in (THIEF, SLEIGHT_OF_CLAW):
        first: i64 = THIEVES if kind == THIEF else SLEIGHTS
        for target in range(state.players):
            if may_play(state, seat, kind, target):
                actions.add(first + target)
    elif may_play(state, seat, kind, 0):
        actions.add(untargeted(kind))


def offer_flights(state: Island, seat: i64, actions: Actions) -> None:
    """Where Fairwind can go (DG-K1)."""
    perch: i64 = state.perch(seat)
    for place in range(FLIGHTS_FROM[perch], FLIGHTS_FROM[perch + 1]):
        cell: i64 = i64(FLIGHTS[place])
        if state.agreement.cave_at[cell] == 0 or may_fly(state, seat, cell):
            actions.add(FAIRWINDS + cell)


def offer_scorches(state: Island, seat: i64, actions: Actions) -> None:
    """What Scorch can burn (DG-K6)."""
    perch: i64 = state.perch(seat)
    for place in range(NEIGHBOURS_FROM[perch], NEIGHBOURS_FROM[perch + 1]):
        cell: i64 = i64(NEIGHBOURS[place])
        if may_scorch(state, seat, cell):
            actions.add(SCORCHES + cell)


def untargeted(kind: i64) -> i64:
    """The play of a card that names no target."""
    if kind == SECOND_WIND:
        return PLAY_SECOND_WIND
    if kind == MENACING_ROAR:
        return PLAY_MENACING_ROAR
    if kind == LAY_WASTE:
        return PLAY_LAY_WASTE
    return PLAY_NEW_ARRIVALS if kind == NEW_ARRIVALS else PLAY_CREATURE_COMFORT


# Playing


def play(state: Island, action: i64, chance: Chance) -> None:
    """A card leaves the hand and is put in play with its target; a white one may be snuffed out before it works (DG-C5, DG-W1). It costs nothing (DG-C1)."""
    seat: i64 = state.active
    kind: i64 = card_of(action)
    target: i64 = target_of(action)
    put_in_play(state, seat, kind)
    if state.events is not None:
        tell_play(state, seat, kind, target)
    if kind == CREATURE_COMFORT:
        creature_comfort(state, seat, chance)  # nothing answers a red card (DG-C7)
        return
    state.push(WHITE_PLAYED, seat)
    state.set_top(CARD, kind)
    state.set_top(TARGET, target)
    if not ask_from(state, 0):
        state.pop()
        take_effect(state, seat, kind, target, chance)


def tell_play(state: Island, seat: i64, kind: i64, target: i64) -> None:
    """The play in an event."""
    assert state.events is not None
    facts: Facts = {"seat": int(seat), "card": CARDS[kind]}
    if kind in (FAIRWIND, SCORCH, UPRISING, BOOM_TOWN):
        facts["cell"] = CELL_NAMES[target]
    elif kind in (THIEF, SLEIGHT_OF_CLAW):
        facts["target"] = int(target)
    state.events.append(Event("DG-C5", "played", facts, reveals=True))


def answer_white(state: Island, action: i64, chance: Chance) -> None:
    """A player lets the card work, or Snuff Out cancels it; the first response closes the window (DG-W7, DG-K15, DG-C6)."""
    kind: i64 = state.top(CARD)
    target: i64 = state.top(TARGET)
    if action == PASS:
        if not passed_on(state):
            state.pop()
            take_effect(state, state.active, kind, target, chance)
        return
    respond(state, action)
    state.pop()
    if state.events is not None:
        state.events.append(Event("DG-K15", "snuffed_out", {"seat": int(state.active), "card": CARDS[kind]}))


# Why not


def refuse_play(state: Island, action: i64) -> Refusal | None:
    """Why a card cannot be played so in the own turn."""
    seat: i64 = state.active
    kind: i64 = card_of(action)
    if state.held(seat, kind) == 0:
        return Refusal("DG-C5", "not_in_hand", {"card": CARDS[kind]})
    target: i64 = target_of(action)
    return None if may_play(state, seat, kind, target) else refuse_target(state, seat, kind, target)


def refuse_target(state: Island, seat: i64, kind: i64, target: i64) -> Refusal:
    """Why a card does not fit this target, which it does not."""
    if kind in (THIEF, SLEIGHT_OF_CLAW):
        return refuse_seat(state, seat, kind, target)
    if kind == FAIRWIND:
        if 1 <= steps_between(state.perch(seat), target) <= FAIRWIND_RANGE:
            return Refusal("DG-M2", "guarded_cave", {"target": int(state.cave_owner(target))})
        return Refusal("DG-K1", "fairwind_range", {"count": int(FAIRWIND_RANGE)})
    if kind == SCORCH:
        if steps_between(state.perch(seat), target) != 1:
            return Refusal("DG-K6", "scorch_range", {})
        if state.tile[target] == NO_TILE:
            return Refusal("DG-K6", "no_tile_there", {"cell": CELL_NAMES[target]})
        return Refusal("DG-G33", "dragon_there", {"cell": CELL_NAMES[target]})
    if kind == UPRISING:
        if state.claimant(target) in (NOBODY, seat):
            return Refusal("DG-K7", "no_rival_totem", {"cell": CELL_NAMES[target]})
        return Refusal("DG-G33", "dragon_there", {"cell": CELL_NAMES[target]})
    if kind == BOOM_TOWN:
        if state.tile[target] != VILLAGE:
            return Refusal("DG-K8", "no_village_there", {"cell": CELL_NAMES[target]})
        return Refusal("DG-K8", "dragon_there", {"cell": CELL_NAMES[target]})
    refusal = refuse_card(state, seat, kind)
    assert refusal is not None
    return refusal


def refuse_seat(state: Island, seat: i64, kind: i64, target: i64) -> Refusal:
    """Why a card does not fit this player, which it does not."""
    rule = "DG-K5" if kind == THIEF else "DG-K10"
    if target >= state.players:
        return Refusal(rule, "no_such_seat", {})
    if target == seat:
        return Refusal(rule, "only_others", {"card": CARDS[kind]})
    if kind == SLEIGHT_OF_CLAW:
        return Refusal(rule, "no_cards", {"target": int(target)})
    if state.gold[target] == 0:
        return Refusal(rule, "no_gold", {"target": int(target)})
    return Refusal(rule, "is_home", {"target": int(target)})


def refuse_card(state: Island, seat: i64, kind: i64) -> Refusal | None:
    """Why a card has no good target at all in the own turn now; None if it has one."""
    for target in range(i64(CELLS)):
        if may_play(state, seat, kind, target):
            return None
    if kind > CREATURE_COMFORT:
        return Refusal("DG-C2", "red_card", {"card": CARDS[kind]})
    if kind == CREATURE_COMFORT:
        return Refusal("DG-K11", "at_home", {})
    if kind == LAY_WASTE:
        return Refusal("DG-K3", "already_laying_waste", {})
    if kind == MENACING_ROAR:
        if state.totem_supply[seat] == 0:
            return Refusal("DG-A11", "no_totem", {})
        return Refusal("DG-K4", "nothing_to_claim", {})
    return Refusal(CARD_RULES[kind], NO_TARGETS[kind], {})


CARD_RULES = {THIEF: "DG-K5", SCORCH: "DG-K6", UPRISING: "DG-K7", BOOM_TOWN: "DG-K8", SLEIGHT_OF_CLAW: "DG-K10"}
"""The rules of the cards that may find no target."""
NO_TARGETS = {
    THIEF: "thief_nothing",
    SCORCH: "scorch_nothing",
    UPRISING: "uprising_nothing",
    BOOM_TOWN: "boom_town_nothing",
    SLEIGHT_OF_CLAW: "sleight_of_claw_nothing",
}
"""How each of them is refused then."""
