"""The white cards, and Creature Comfort in the own turn: what each needs, what it does, and why not (rules, chapter Card effects: DG-K1 to DG-K11)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon.arrival import arrive, may_enter
from clutch.games.dragoon.cards import remember_theft
from clutch.games.dragoon.component_file import CARDS
from clutch.games.dragoon.components import (
    BOOM_TOWN,
    CELL_NAMES,
    CELLS,
    CITY,
    CREATURE_COMFORT,
    FAIRWIND,
    FAIRWIND_RANGE,
    FLIGHTS,
    FLIGHTS_FROM,
    KINDS,
    LAY_WASTE,
    NEIGHBOURS,
    NEIGHBOURS_FROM,
    NEW_ARRIVALS,
    NEW_ARRIVALS_ROLLS,
    SCORCH,
    SECOND_WIND,
    SECOND_WIND_ACTIONS,
    SLEIGHT_OF_CLAW,
    THIEF,
    THIEF_CARD_LOSS,
    UPRISING,
    VILLAGE,
    steps_between,
)
from clutch.games.dragoon.dragons import gold_changes
from clutch.games.dragoon.populate import populate_roll
from clutch.games.dragoon.roar import MENACING_ROAR_CARD
from clutch.games.dragoon.state import NO_KINDS, NOBODY, DragoonPosition
from clutch.games.dragoon.tiles import destroy_tile, return_totem
from clutch.games.dragoon.treasure import thief_gains
from clutch.games.dragoon.turn_card import SeatCard, TurnCard, refuse_dragon
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Question, Refusal


@final
class Fairwind(TurnCard):
    """Fairwind: fly (DG-K1)."""

    def may_play(self, state: DragoonPosition, seat: i64, target: i64) -> bool:
        """A cell 1 to 3 steps away that is not another player's guarded cave (DG-K1, DG-M2)."""
        return 1 <= steps_between(state.cell_of(seat), target) <= FAIRWIND_RANGE and may_enter(state, seat, target)

    def offer(self, state: DragoonPosition, seat: i64, actions: Actions) -> None:
        """The table of flights knows which cells are near enough: that is faster than counting steps to all."""
        here: i64 = state.cell_of(seat)
        start: i64 = FLIGHTS_FROM[here]
        end: i64 = FLIGHTS_FROM[here + 1]
        flights: vec[u8] = FLIGHTS
        items: vec[i64] = actions.room(end - start)
        count: i64 = actions.count
        for place in range(start, end):
            cell: i64 = i64(flights[place])
            items[count] = self.first_play + cell
            count += i64(may_enter(state, seat, cell))
        actions.count = count

    def take_effect(self, state: DragoonPosition, seat: i64, target: i64, chance: Chance) -> None:
        """The dragon flies over anything; only the target is entered (DG-K1)."""
        if state.events is not None:
            state.events.append(Event("DG-K1", "flew", {"seat": int(seat), "cell": CELL_NAMES[target]}))
        arrive(state, seat, target, chance)

    def explain(self, state: DragoonPosition, seat: i64, target: i64) -> Refusal:
        if not may_enter(state, seat, target) and 1 <= steps_between(state.cell_of(seat), target) <= FAIRWIND_RANGE:
            return Refusal("DG-M2", "guarded_cave", {"target": int(state.cave_owner(target))})
        return Refusal("DG-K1", "fairwind_range", {"count": int(FAIRWIND_RANGE)})


@final
class SecondWind(TurnCard):
    """Second Wind: more actions, also at 0 action points (DG-K2)."""

    def take_effect(self, state: DragoonPosition, seat: i64, target: i64, chance: Chance) -> None:
        """Two more actions, which must be spent like the others (DG-K2, DG-T3, DG-G46, DG-X44)."""
        state.action_points += SECOND_WIND_ACTIONS
        if state.events is not None:
            state.events.append(Event("DG-K2", "more_actions", {"seat": int(seat), "count": int(SECOND_WIND_ACTIONS)}))


@final
class LayWaste(TurnCard):
    """Lay Waste: burn every tile that is entered (DG-K3)."""

    def may_play(self, state: DragoonPosition, seat: i64, target: i64) -> bool:
        """Not while already under it (DG-K3)."""
        return not state.lay_waste

    def take_effect(self, state: DragoonPosition, seat: i64, target: i64, chance: Chance) -> None:
        """The tile under the dragon burns at once; from now on every cell that it enters this turn (DG-K3, DG-M1)."""
        state.lay_waste = True
        if state.has_tile(state.cell_of(seat)):
            destroy_tile(state, seat, state.cell_of(seat), "DG-K3")

    def explain(self, state: DragoonPosition, seat: i64, target: i64) -> Refusal:
        return Refusal("DG-K3", "already_laying_waste", {})


@final
class ThiefCard(SeatCard):
    """Thief: gold for the thief (DG-K5)."""

    def may_target(self, state: DragoonPosition, target: i64) -> bool:
        """Another player with gold who is not home (DG-K5, DG-X24)."""
        return state.gold[target] > 0 and not state.is_home(target)

    def take_effect(self, state: DragoonPosition, seat: i64, target: i64, chance: Chance) -> None:
        """The target loses 3, or what it has, to the thief; the chest may have to be placed (DG-K5, DG-H1, DG-G20)."""
        gold: i64 = THIEF_CARD_LOSS if state.gold[target] > THIEF_CARD_LOSS else state.gold[target]
        state.gold[target] = state.gold[target] - gold
        if state.events is not None:
            changes = gold_changes(state, target, -gold)
            state.events.append(Event("DG-K5", "robbed", {"target": int(target), "gold": int(gold), "changes": changes}))
        thief_gains(state, gold, "DG-K5", chance)

    def explain_player(self, state: DragoonPosition, target: i64) -> Refusal:
        return Refusal("DG-K5", "no_gold" if state.gold[target] == 0 else "is_home", {"target": int(target)})


@final
class Scorch(TurnCard):
    """Scorch: destroy a tile nearby (DG-K6)."""

    def may_play(self, state: DragoonPosition, seat: i64, target: i64) -> bool:
        """An adjacent cell with a tile and no dragon (DG-K6, DG-G33)."""
        return state.has_tile(target) and steps_between(state.cell_of(seat), target) == 1 and not state.has_dragon(target)

    def offer(self, state: DragoonPosition, seat: i64, actions: Actions) -> None:
        """Only the neighbours can be meant: that is faster than asking for all cells."""
        here: i64 = state.cell_of(seat)
        for place in range(NEIGHBOURS_FROM[here], NEIGHBOURS_FROM[here + 1]):
            cell: i64 = i64(NEIGHBOURS[place])
            if self.may_play(state, seat, cell):
                actions.add(self.first_play + cell)

    def take_effect(self, state: DragoonPosition, seat: i64, target: i64, chance: Chance) -> None:
        """As an own destruction, without a window (DG-K6)."""
        destroy_tile(state, seat, target, "DG-K6")

    def explain(self, state: DragoonPosition, seat: i64, target: i64) -> Refusal:
        if steps_between(state.cell_of(seat), target) != 1:
            return Refusal("DG-K6", "scorch_range", {})
        if not state.has_tile(target):
            return Refusal("DG-K6", "no_tile_there", {"cell": CELL_NAMES[target]})
        return refuse_dragon("DG-G33", target)


@final
class Uprising(TurnCard):
    """Uprising: a totem goes home (DG-K7)."""

    def may_play(self, state: DragoonPosition, seat: i64, target: i64) -> bool:
        """A tile with another player's totem and no dragon on it (DG-K7, DG-G33)."""
        return state.claimant(target) not in (NOBODY, seat) and not state.has_dragon(target)

    def offer(self, state: DragoonPosition, seat: i64, actions: Actions) -> None:
        """The same for all cells: most have no totem, and are passed over without a question, for speed."""
        totem: vec[u8] = state.totem
        items: vec[i64] = actions.room(CELLS)
        count: i64 = actions.count
        for cell in range(i64(CELLS)):
            if totem[cell]:
                items[count] = self.first_play + cell
                count += i64(self.may_play(state, seat, cell))
        actions.count = count

    def take_effect(self, state: DragoonPosition, seat: i64, target: i64, chance: Chance) -> None:
        """The totem goes back to its owner (DG-K7)."""
        owner: i64 = state.claimant(target)
        return_totem(state, target)
        if state.events is not None:
            state.events.append(Event("DG-K7", "rose_up", {"target": int(owner), "cell": CELL_NAMES[target]}))

    def explain(self, state: DragoonPosition, seat: i64, target: i64) -> Refusal:
        if state.claimant(target) in (NOBODY, seat):
            return Refusal("DG-K7", "no_rival_totem", {"cell": CELL_NAMES[target]})
        return refuse_dragon("DG-G33", target)


@final
class BoomTown(TurnCard):
    """Boom Town: a village grows (DG-K8)."""

    def may_play(self, state: DragoonPosition, seat: i64, target: i64) -> bool:
        """A village anywhere without another player's dragon (DG-K8)."""
        return state.tile[target] == VILLAGE and state.other_dragon(seat, target) == NOBODY

    def offer(self, state: DragoonPosition, seat: i64, actions: Actions) -> None:
        """The same for all cells: most have no village, and are passed over without a question, for speed."""
        tile: vec[u8] = state.tile
        items: vec[i64] = actions.room(CELLS)
        count: i64 = actions.count
        for cell in range(i64(CELLS)):
            if tile[cell] == VILLAGE:
                items[count] = self.first_play + cell
                count += i64(self.may_play(state, seat, cell))
        actions.count = count

    def take_effect(self, state: DragoonPosition, seat: i64, target: i64, chance: Chance) -> None:
        """The village becomes a city; a totem stays (DG-K8, DG-G43)."""
        state.tile[target] = CITY
        if state.events is not None:
            state.events.append(Event("DG-K8", "grew", {"cell": CELL_NAMES[target]}))

    def explain(self, state: DragoonPosition, seat: i64, target: i64) -> Refusal:
        if state.tile[target] != VILLAGE:
            return Refusal("DG-K8", "no_village_there", {"cell": CELL_NAMES[target]})
        return refuse_dragon("DG-K8", target)


@final
class NewArrivals(TurnCard):
    """New Arrivals: more humans (DG-K9)."""

    def take_effect(self, state: DragoonPosition, seat: i64, target: i64, chance: Chance) -> None:
        """Two populate rolls that never feed the thief (DG-K9, DG-G44). A tile that comes under a dragon laying waste stays: the dragon did not arrive (DG-K3, DG-X39)."""
        for _roll in range(NEW_ARRIVALS_ROLLS):
            populate_roll(state, False, chance)


@final
class SleightOfClaw(SeatCard):
    """Sleight of Claw: a card out of another hand (DG-K10)."""

    def may_target(self, state: DragoonPosition, target: i64) -> bool:
        """Another player with a card in hand (DG-K10)."""
        return state.hand_size[target] > 0

    def take_effect(self, state: DragoonPosition, seat: i64, target: i64, chance: Chance) -> None:
        """A uniformly drawn card changes hands; taker and victim see which (DG-K10). Its last card may have been a Snuff Out that was not played (DG-X40)."""
        pool = NO_KINDS[:]
        for kind in range(i64(KINDS)):
            pool[kind] = u8(state.held(target, kind))
        both: i64 = i64(1) << seat | i64(1) << target
        if chance.asks:
            chance.ask(Question("DG-K10", "random_card", {"seat": int(seat), "target": int(target)}, CARDS, both))
        taken: i64 = chance.draw(pool, i64(state.hand_size[target]))
        state.take_from_hand(target, taken)
        state.add_to_hand(seat, taken)
        remember_theft(state, seat, target, taken)
        state.note_card(taken, both)
        if state.events is not None:
            facts = {"seat": int(seat), "target": int(target)}
            state.events.append(Event("DG-K10", "picked", dict(facts), {"card": CARDS[taken]}, both, True))

    def explain_player(self, state: DragoonPosition, target: i64) -> Refusal:
        return Refusal("DG-K10", "no_cards", {"target": int(target)})


@final
class CreatureComfort(TurnCard):
    """Creature Comfort in the own turn: fly home (DG-K11)."""

    def may_play(self, state: DragoonPosition, seat: i64, target: i64) -> bool:
        """Only away from home (DG-K11)."""
        return not state.is_home(seat)

    def take_effect(self, state: DragoonPosition, seat: i64, target: i64, chance: Chance) -> None:
        """The dragon arrives at its own cave; no intruder can be there in its own turn, so nobody fights (DG-K11, DG-G47)."""
        if state.events is not None:
            state.events.append(Event("DG-K11", "flew_home", {"seat": int(seat)}))
        arrive(state, seat, state.cave_of(seat), chance)

    def explain(self, state: DragoonPosition, seat: i64, target: i64) -> Refusal:
        return Refusal("DG-K11", "at_home", {})


TURN_CARDS: Final = vec[TurnCard]([
    Fairwind(FAIRWIND, "DG-K1"),
    SecondWind(SECOND_WIND, "DG-K2"),
    MENACING_ROAR_CARD,
    ThiefCard(THIEF, "DG-K5"),
    Scorch(SCORCH, "DG-K6"),
    LayWaste(LAY_WASTE, "DG-K3"),
    Uprising(UPRISING, "DG-K7"),
    BoomTown(BOOM_TOWN, "DG-K8"),
    NewArrivals(NEW_ARRIVALS, "DG-K9"),
    SleightOfClaw(SLEIGHT_OF_CLAW, "DG-K10"),
    CreatureComfort(CREATURE_COMFORT, "DG-K11"),
])  # fmt: skip
"""The cards of the own turn by their kind."""

assert [int(card.kind) for card in TURN_CARDS] == list(range(CREATURE_COMFORT + 1))
