"""The chapters put together: which one offers, carries out or does what lies on top of the stack."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragonbrood import bank, collection, combat, costs, gains, magic, new_year, placing, setup, year
from clutch.games.dragonbrood.decisions import (
    AGAIN,
    ANYTIME,
    AWAKENED,
    BANK_END,
    CARAVAN_BUY,
    CARAVAN_CHOICE,
    COLLECT,
    COMBAT_END,
    COMBAT_PICK,
    COMBAT_SIDES,
    COMBAT_TURNS,
    DRAFT,
    ELDER_OPTION,
    ELDER_PAID,
    EVOLVE_CHOICE,
    EVOLVED,
    EXCAVATE_PICK,
    EXCAVATED,
    EXCHANGE_STEP,
    FEED,
    GAINS_END,
    GRAVE_CHOICE,
    GROTTO_CHOICE,
    HATCH_CHOICE,
    HATCHED,
    LEAVE,
    MENAGERIE_CHOICE,
    MOVES_BOUGHT,
    NEW_YEAR_STEP,
    PEAKS_CHOICE,
    PLACEMENT,
    PLACING_END,
    PRIZE_OF,
    RESOLVE,
    ROW_OUTPUT,
    SETUP_END,
    SNAKE,
    STEAL_BEGIN,
    STEAL_DECISION,
    STEAL_ITEM,
    TRINKET_KEEP,
    TRINKET_PICK,
    VISIT,
    VISITS_END,
    WHICH_ELDER,
    WITCH_TARGET,
    WITCH_TIMES,
)
from clutch.games.dragonbrood.locations import elder_spaces, evolution, excavation, exchanges, trinkets, visit, witch_and_thieves
from clutch.games.dragonbrood.moves import ELDER_CHOICES
from clutch.games.dragonbrood.state import KIND, SEAT, A, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions


def offer(state: DragonbroodPosition, actions: Actions) -> None:
    """The choices of the decision on top."""
    kind: i64 = state.top(KIND)
    if kind < SETUP_END:
        setup.offer(state, actions)
    elif kind < GAINS_END:
        if kind == ANYTIME:
            costs.offer_exchanges(state, actions)
        else:
            gains.offer_gains(state, actions)
    elif kind < PLACING_END:
        placing.offer(state, actions)
    elif kind < VISITS_END:
        offer_visit(state, actions, kind)
    elif kind < BANK_END:
        bank.offer(state, actions)
    elif kind < COMBAT_END:
        if kind == PEAKS_CHOICE:
            collection.offer_yields(state, actions)
        elif kind == COMBAT_PICK:
            combat.offer_fights(state, actions)
        else:
            combat.offer_bids(state, actions)
    else:
        new_year.offer(state, actions)


def offer_visit(state: DragonbroodPosition, actions: Actions, kind: i64) -> None:
    """The choices within a visit."""
    if kind == EXCHANGE_STEP:
        exchanges.offer_rows(state, actions)
    elif kind == EVOLVE_CHOICE:
        evolution.offer_evolutions(state, actions)
    elif kind == WHICH_ELDER:
        evolution.offer_elders(state, actions)
    elif kind == HATCH_CHOICE:
        evolution.offer_hatchings(state, actions)
    elif kind == MENAGERIE_CHOICE:
        evolution.offer_trades(state, actions)
    elif kind == EXCAVATE_PICK:
        excavation.offer_digs(state, actions)
    elif kind == GRAVE_CHOICE:
        visit.offer_graves(state, actions)
    elif kind == TRINKET_PICK:
        trinkets.offer_trinkets(state, actions)
    elif kind == TRINKET_KEEP:
        trinkets.offer_keeping(state, actions)
    elif kind == CARAVAN_CHOICE:
        trinkets.offer_caravan(state, actions)
    elif kind == GROTTO_CHOICE:
        magic.offer_grotto(state, actions)
    elif kind == WITCH_TARGET:
        witch_and_thieves.offer_targets(state, actions)
    elif kind == WITCH_TIMES:
        witch_and_thieves.offer_times(state, actions)
    elif kind == STEAL_DECISION:
        witch_and_thieves.offer_theft(state, actions)
    elif kind == STEAL_ITEM:
        witch_and_thieves.offer_items(state, actions)
    elif kind == ELDER_OPTION:
        elder_spaces.offer_options(state, actions)
    else:
        magic.offer_magic(state, actions)


def decide(state: DragonbroodPosition, action: i64) -> None:
    """Carry out the decision on top."""
    kind: i64 = state.top(KIND)
    if kind < SETUP_END:
        setup.decide(state, action)
    elif kind < GAINS_END:
        if kind == ANYTIME:
            costs.exchange_anytime(state, action)
        else:
            gains.choose_gain(state, action)
    elif kind < PLACING_END:
        placing.decide(state, action)
    elif kind < VISITS_END:
        decide_visit(state, action, kind)
    elif kind < BANK_END:
        bank.decide(state, action)
    elif kind < COMBAT_END:
        if kind == PEAKS_CHOICE:
            collection.choose_yield(state, action)
        elif kind == COMBAT_PICK:
            combat.pick_fight(state, action)
        else:
            combat.bid(state, action)
    else:
        new_year.decide(state, action)


def decide_visit(state: DragonbroodPosition, action: i64, kind: i64) -> None:
    """Carry out a choice within a visit."""
    if kind == EXCHANGE_STEP:
        exchanges.exchange(state, action)
    elif kind == EVOLVE_CHOICE:
        evolution.evolve(state, action)
    elif kind == WHICH_ELDER:
        seat: i64 = state.top(SEAT)
        state.pop()
        evolution.awaken(state, seat, action - ELDER_CHOICES)
    elif kind == HATCH_CHOICE:
        evolution.hatch(state, action)
    elif kind == MENAGERIE_CHOICE:
        evolution.trade_dragon(state, action)
    elif kind == EXCAVATE_PICK:
        excavation.dig(state, action)
    elif kind == GRAVE_CHOICE:
        visit.retire(state, action)
    elif kind == TRINKET_PICK:
        trinkets.take_trinket(state, action)
    elif kind == TRINKET_KEEP:
        trinkets.keep_trinket(state, action)
    elif kind == CARAVAN_CHOICE:
        trinkets.visit_caravan(state, action)
    elif kind == GROTTO_CHOICE:
        magic.visit_grotto(state, action)
    elif kind == WITCH_TARGET:
        witch_and_thieves.choose_target(state, action)
    elif kind == WITCH_TIMES:
        witch_and_thieves.choose_times(state, action)
    elif kind == STEAL_DECISION:
        witch_and_thieves.decide_theft(state, action)
    elif kind == STEAL_ITEM:
        witch_and_thieves.steal(state, action)
    elif kind == ELDER_OPTION:
        elder_spaces.choose_option(state, action)
    else:
        magic.move_ball(state, action)


def do(state: DragonbroodPosition, chance: Chance) -> None:
    """Do the task on top."""
    kind: i64 = state.top(KIND)
    if kind == PLACEMENT:
        placing.advance(state)
    elif kind == SNAKE:
        year.next_turn(state)
    elif kind == VISIT:
        visit.visit(state)
    elif kind == COLLECT:
        collection.collect_next(state)
    elif kind == NEW_YEAR_STEP:
        new_year.advance(state)
    elif kind == ROW_OUTPUT:
        exchanges.put_out(state)
    elif kind == EXCAVATED:
        excavation.begin_digging(state)
    elif kind == FEED:
        new_year.feed(state)
    elif kind == COMBAT_SIDES:
        combat.settle_sides(state)
    elif kind == COMBAT_TURNS:
        combat.next_fight(state)
    elif kind == PRIZE_OF:
        combat.take_prize(state)
    elif kind == RESOLVE:
        combat.resolve(state, chance)
    elif kind == LEAVE:
        combat.leave(state)
    elif kind == DRAFT:
        setup.draft(state)
    elif kind == EVOLVED:
        evolution.become(state)
    elif kind == AWAKENED:
        awaken_own(state)
    elif kind == HATCHED:
        evolution.be_born(state)
    elif kind == AGAIN:
        elder_spaces.perform_again(state)
    elif kind == ELDER_PAID:
        elder_spaces.be_paid(state)
    elif kind == MOVES_BOUGHT:
        magic.begin_moves(state)
    elif kind == CARAVAN_BUY:
        trinkets.begin_buying(state)
    else:
        assert kind == STEAL_BEGIN
        witch_and_thieves.begin_theft(state)


def awaken_own(state: DragonbroodPosition) -> None:
    """The own Elder takes the dragon's place (DB-A15)."""
    seat: i64 = state.top(SEAT)
    elder: i64 = state.top(A)
    state.pop()
    evolution.awaken(state, seat, elder)
