"""The white cards, and Creature Comfort in the own turn: what each needs and what it does (rules, chapter Card effects: DG-K1 to DG-K11).

Each card has one function that says which targets are good (`may_...`) and one that says what happens. The list at the end is the deck's table.

Worked examples: DG-X23, DG-X24, DG-X39, DG-X44.
"""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragoon.arrival import arrive, may_enter
from clutch.games.dragoon.box import CARDS
from clutch.games.dragoon.cards import remember_theft
from clutch.games.dragoon.components import (
    BOOM_TOWN,
    CELL_NAMES,
    CITY,
    FAIRWIND,
    FAIRWIND_RANGE,
    KINDS,
    LAY_WASTE,
    MENACING_ROAR,
    NEW_ARRIVALS,
    NEW_ARRIVALS_ROLLS,
    NO_TILE,
    RINGS,
    RINGS_FROM,
    SCORCH,
    SECOND_WIND,
    SECOND_WIND_ACTIONS,
    SIZE,
    SLEIGHT_OF_CLAW,
    THIEF,
    THIEF_CARD_LOSS,
    VILLAGE,
    steps_between,
)
from clutch.games.dragoon.moves import ROAR_STOP, ROARS
from clutch.games.dragoon.populate import populate_roll
from clutch.games.dragoon.state import NO_KINDS, NOBODY, ROAR, Island
from clutch.games.dragoon.thief import thief_gains
from clutch.games.dragoon.tiles import claim_tile, destroy_tile, may_claim, return_totem
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Question, Refusal

# Fairwind (DG-K1)


def may_fly(state: Island, seat: i64, cell: i64) -> bool:
    """A cell 1 to 3 steps away that is not another player's guarded cave (DG-K1, DG-M2)."""
    steps: i64 = steps_between(state.perch(seat), cell)
    return 1 <= steps <= FAIRWIND_RANGE and may_enter(state, seat, cell)


def fairwind(state: Island, seat: i64, cell: i64, chance: Chance) -> None:
    """The dragon flies over anything; only the target is entered (DG-K1)."""
    if state.events is not None:
        state.events.append(Event("DG-K1", "flew", {"seat": int(seat), "cell": CELL_NAMES[cell]}))
    arrive(state, seat, cell, chance)


# Second Wind (DG-K2): always good, also at 0 action points


def second_wind(state: Island, seat: i64) -> None:
    """Two more actions, which must be spent like the others (DG-K2, DG-T3, DG-G46)."""
    state.action_points += SECOND_WIND_ACTIONS
    if state.events is not None:
        state.events.append(Event("DG-K2", "more_actions", {"seat": int(seat), "count": int(SECOND_WIND_ACTIONS)}))


# Lay Waste (DG-K3): not while already under it


def lay_waste(state: Island, seat: i64) -> None:
    """The tile under the dragon burns at once; from now on every cell that it enters this turn (DG-K3, DG-M1)."""
    state.lay_waste = True
    if state.tile[state.perch(seat)] != NO_TILE:
        destroy_tile(state, seat, state.perch(seat), "DG-K3")


# Menacing Roar (DG-K4)


def may_roar_at(state: Island, seat: i64, cell: i64) -> bool:
    """A tile without the own totem and without another dragon; the own dragon on it does not count (DG-K4, DG-G33)."""
    return may_claim(state, seat, cell) and state.other_dragon(seat, cell) == NOBODY


def may_roar(state: Island, seat: i64) -> bool:
    """A totem in supply and a tile to claim on the own cell or one of the eight round it (DG-K4)."""
    perch: i64 = state.perch(seat)
    for place in range(RINGS_FROM[perch], RINGS_FROM[perch + 1]):
        if may_roar_at(state, seat, i64(RINGS[place])):
            return True
    return False


def menacing_roar(state: Island, seat: i64) -> None:
    """Tiles are picked one by one; there is at least one, or the card could not have been played (DG-K4, DG-C9)."""
    state.push(ROAR, seat)


def offer_roar(state: Island, actions: Actions) -> None:
    """The tiles that can still be claimed, and stopping (DG-K4)."""
    seat: i64 = state.active
    perch: i64 = state.perch(seat)
    for place in range(RINGS_FROM[perch], RINGS_FROM[perch + 1]):
        cell: i64 = i64(RINGS[place])
        if may_roar_at(state, seat, cell):
            actions.add(ROARS + cell)
    actions.add(ROAR_STOP)


def roar_on(state: Island, action: i64) -> None:
    """Claim the picked tile without a window; the roar ends when told to, or by itself with the last totem or tile (DG-K4)."""
    if action != ROAR_STOP:
        claim_tile(state, state.active, action - ROARS, "DG-K4")
        if may_roar(state, state.active):
            return
    state.pop()


def refuse_roar(state: Island, action: i64) -> Refusal | None:
    """Why a tile cannot be claimed by the roar."""
    if not ROARS <= action <= ROAR_STOP:
        return Refusal("DG-K4", "roar_now", {})
    if action == ROAR_STOP:
        return None
    cell: i64 = action - ROARS
    across: i64 = cell % SIZE - state.perch(state.active) % SIZE
    up: i64 = cell // SIZE - state.perch(state.active) // SIZE
    if not (-1 <= across <= 1 and -1 <= up <= 1):
        return Refusal("DG-K4", "roar_range", {})
    return None if may_roar_at(state, state.active, cell) else Refusal("DG-K4", "roar_tile", {"cell": CELL_NAMES[cell]})


# Thief (DG-K5)


def may_rob(state: Island, seat: i64, target: i64) -> bool:
    """Another player with gold who is not home (DG-K5)."""
    return target < state.players and target != seat and state.gold[target] > 0 and not state.is_home(target)


def thief(state: Island, target: i64, chance: Chance) -> None:
    """The target loses 3, or what it has, to the thief; the chest may have to be placed (DG-K5, DG-H1, DG-G20)."""
    gold: i64 = THIEF_CARD_LOSS if state.gold[target] > THIEF_CARD_LOSS else state.gold[target]
    state.gold[target] = state.gold[target] - gold
    if state.events is not None:
        state.events.append(Event("DG-K5", "robbed", {"target": int(target), "gold": int(gold)}))
    thief_gains(state, gold, "DG-K5", chance)


# Scorch (DG-K6)


def may_scorch(state: Island, seat: i64, cell: i64) -> bool:
    """An adjacent cell with a tile and no dragon (DG-K6, DG-G33)."""
    return state.tile[cell] != NO_TILE and steps_between(state.perch(seat), cell) == 1 and not state.has_dragon(cell)


# Uprising (DG-K7)


def may_rise(state: Island, seat: i64, cell: i64) -> bool:
    """A tile with another player's totem and no dragon on it (DG-K7, DG-G33)."""
    return state.claimant(cell) not in (NOBODY, seat) and not state.has_dragon(cell)


def uprising(state: Island, cell: i64) -> None:
    """The totem goes back to its owner (DG-K7)."""
    owner: i64 = state.claimant(cell)
    return_totem(state, cell)
    if state.events is not None:
        state.events.append(Event("DG-K7", "rose_up", {"target": int(owner), "cell": CELL_NAMES[cell]}))


# Boom Town (DG-K8)


def may_boom(state: Island, seat: i64, cell: i64) -> bool:
    """A village anywhere without another player's dragon (DG-K8)."""
    return state.tile[cell] == VILLAGE and state.other_dragon(seat, cell) == NOBODY


def boom_town(state: Island, cell: i64) -> None:
    """The village becomes a city; a totem stays (DG-K8, DG-G43)."""
    state.tile[cell] = CITY
    if state.events is not None:
        state.events.append(Event("DG-K8", "grew", {"cell": CELL_NAMES[cell]}))


# New Arrivals (DG-K9): always good


def new_arrivals(state: Island, chance: Chance) -> None:
    """Two populate rolls that never feed the thief (DG-K9, DG-G44). A tile that comes under a dragon laying waste stays: the dragon did not arrive (DG-K3)."""
    for _ in range(NEW_ARRIVALS_ROLLS):
        populate_roll(state, False, chance)


# Sleight of Claw (DG-K10)


def may_pick_from(state: Island, seat: i64, target: i64) -> bool:
    """Another player with a card in hand (DG-K10)."""
    return target < state.players and target != seat and state.hand_size[target] > 0


def sleight_of_claw(state: Island, seat: i64, target: i64, chance: Chance) -> None:
    """A uniformly drawn card changes hands; taker and victim see which (DG-K10). Its last card may have been a Snuff Out that was not played."""
    pool = NO_KINDS[:]
    for kind in range(i64(KINDS)):
        pool[kind] = state.hand[target * KINDS + kind]
    both: i64 = i64(1) << seat | i64(1) << target
    if chance.asks:
        chance.ask(Question("DG-K10", "random_card", {"seat": int(seat), "target": int(target)}, CARDS, both))
    taken: i64 = chance.draw(pool, i64(state.hand_size[target]))
    state.hand[target * KINDS + taken] -= 1
    state.hand_size[target] -= 1
    state.hand[seat * KINDS + taken] += 1
    state.hand_size[seat] += 1
    remember_theft(state, seat, target, taken)
    state.note_card(taken, both)
    if state.events is not None:
        facts = {"seat": int(seat), "target": int(target)}
        state.events.append(Event("DG-K10", "picked", dict(facts), {"card": CARDS[taken]}, both, True))


# Creature Comfort in the own turn (DG-K11 a): only away from home


def creature_comfort(state: Island, seat: i64, chance: Chance) -> None:
    """The dragon arrives at its own cave; no intruder can be there in its own turn, so nobody fights (DG-K11, DG-G47)."""
    if state.events is not None:
        state.events.append(Event("DG-K11", "flew_home", {"seat": int(seat)}))
    arrive(state, seat, state.lair(seat), chance)


# The table


def take_effect(state: Island, seat: i64, kind: i64, target: i64, chance: Chance) -> None:
    """What a white card does once nobody has snuffed it out. What it needed when it was played still holds (DG-C9)."""
    if kind == FAIRWIND:
        fairwind(state, seat, target, chance)
    elif kind == SECOND_WIND:
        second_wind(state, seat)
    elif kind == MENACING_ROAR:
        menacing_roar(state, seat)
    elif kind == THIEF:
        thief(state, target, chance)
    elif kind == SCORCH:
        destroy_tile(state, seat, target, "DG-K6")  # as an own destruction, without a window (DG-K6)
    elif kind == LAY_WASTE:
        lay_waste(state, seat)
    elif kind == BOOM_TOWN:
        boom_town(state, target)
    elif kind == NEW_ARRIVALS:
        new_arrivals(state, chance)
    elif kind == SLEIGHT_OF_CLAW:
        sleight_of_claw(state, seat, target, chance)
    else:
        uprising(state, target)
