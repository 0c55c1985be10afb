"""Combat (rules, chapter Collection and combat: DB-C4 to DB-C11, DB-A16, DB-K3, DB-V4, DB-V5, DB-O7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from clutch.games.dragonbrood.board import LOCATIONS, PLACE_BIT, PLACES
from clutch.games.dragonbrood.choice import BareChoice, Choice, within
from clutch.games.dragonbrood.components import (
    BASE_STRENGTH,
    BID_BASE,
    BID_BEYOND_LEVEL,
    BID_CHOICES,
    BID_ITEMS,
    BID_KINDS,
    BID_SIZE,
    CLAN,
    COLOURS,
    CRYSTAL,
    CRYSTAL_STRENGTH,
    FOOD,
    FOOD_STRENGTH,
    GOLD,
    GOLD_STRENGTH,
    GROWN_LEVEL,
    ITEM_NAMES,
    MATCHING_STRENGTH,
    PRIMARY_MASK,
    RED,
    RED_STRENGTH,
)
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.dragons import dragon_name, following_nursery
from clutch.games.dragonbrood.fighters import fighter, fights_anywhere, fights_at
from clutch.games.dragonbrood.moves import BIDS, FIGHTS, PASS
from clutch.games.dragonbrood.prizes import PRIZE_OF
from clutch.games.dragonbrood.solo import draw_enemy_bid
from clutch.games.dragonbrood.state import COLLECTED, NOBODY, STATUSES, DragonbroodPosition
from clutch.games.dragonbrood.turn_order import snake_seat
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Facts, Prompt, Refusal

# Contested sides (DB-C5)


@final
class NextFight(Deed):
    """Fights, one after the other (DB-C5)."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """Along the snake; skipped are seats without a fight and those that have passed since the last one (DB-C5, DB-R110). Then the season ends. Worked example: DB-W58."""
        if state.contested:
            for _step in range(2 * state.players):
                seat: i64 = snake_seat(state, state.snake)
                state.snake += 1
                if state.passed >> seat & 1 == 0 and fights_anywhere(state, seat):
                    COMBAT_PICK.ask(state, seat)
                    return
        state.contested = 0
        state.passed = 0
        state.pop()


COMBAT_TURNS: Final = NextFight()


@final
class PickFight(BareChoice):
    """Which fight is fought now (DB-C5)."""

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """A contested side with an own fighter, or pass; the option `forced_combat` allows no passing (DB-C5, DB-R57)."""
        seat: i64 = state.asked()
        for place in range(i64(PLACES)):
            if fights_at(state, seat, place):
                actions.add(FIGHTS + place)
        if not state.agreement.forced_combat:
            actions.add(PASS)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Fight now, or pass."""
        seat: i64 = state.asked()
        state.pop()
        if action == PASS:
            state.passed |= i64(1) << seat
            if state.events is not None:
                state.tell("DB-C5", "passed", {"seat": int(seat)})
            return
        place: i64 = action - FIGHTS
        side: i64 = place * 2 + state.side()
        state.contested &= ~PLACE_BIT[place]
        state.passed = 0
        state.sealed = 0
        for number in range(i64(2 * BID_KINDS)):
            state.bids[number] = 0
        first: i64 = fighter(state, side, 0)
        second: i64 = fighter(state, side, 1)
        if state.events is not None:
            if second != NOBODY:
                facts: Facts = {"seat": int(first // CLAN), "target": int(second // CLAN), "place": LOCATIONS[place]}
                state.tell("DB-C5", "fight", facts)
            else:
                state.tell("DB-O7", "fight_enemy", {"seat": int(first // CLAN), "place": LOCATIONS[place]})
        RESOLVE.ask(state, seat, side)
        if second != NOBODY:
            COMBAT_BID.ask(state, second // CLAN, second, 1)
        COMBAT_BID.ask(state, first // CLAN, first, 0)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, FIGHTS, PLACES):
            return Refusal("DB-C5", "no_fight", {"place": LOCATIONS[action - FIGHTS]})
        if action == PASS:
            return Refusal("DB-C5", "no_passing", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-C5", "combat_pick", {"seat": int(state.asked())})


COMBAT_PICK: Final = PickFight()


# Secret bids (DB-C6)


def bid_limit(state: DragonbroodPosition, dragon: i64) -> i64:
    """At most level + 1 items. Worked example: DB-W19."""
    return i64(state.level[dragon]) + BID_BEYOND_LEVEL


def can_bid(state: DragonbroodPosition, dragon: i64, choice: i64) -> bool:
    """Whether a fighter could make this bid: its size, and items held (DB-C6, DB-R60)."""
    if i64(BID_SIZE[choice]) > bid_limit(state, dragon):
        return False
    for kind in range(i64(BID_KINDS)):
        if i64(BID_ITEMS[choice * BID_KINDS + kind]) > state.held(dragon // CLAN, kind):
            return False
    return True


@final
class MakeBid(Choice):
    """What a fighter bids (DB-C6)."""

    def ask(self, state: DragonbroodPosition, seat: i64, dragon: i64, number: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, dragon)
        state.carry(1, number)

    def dragon(self, state: DragonbroodPosition) -> i64:
        """The fighter."""
        return state.carried(0)

    def number(self, state: DragonbroodPosition) -> i64:
        """Which of the two bids it is."""
        return state.carried(1)

    def dragon_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """Every bid of food, gold and crystals that is held, nothing first (DB-C6)."""
        for choice in range(i64(BID_CHOICES)):
            if can_bid(state, self.dragon(state), choice):
                actions.add(BIDS + choice)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """The bid is sealed: the others see only that (DB-C6)."""
        seat: i64 = state.asked()
        lay_bid(state, self.number(state), action - BIDS)
        state.pop()
        state.sealed += 1
        if state.events is not None:
            state.tell("DB-C6", "sealed", {"seat": int(seat)})

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, BIDS, BID_CHOICES):
            return Refusal("DB-C6", "no_bid", {"count": int(bid_limit(state, self.dragon(state)))})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-C6", "combat_bid", {"seat": int(state.asked())})


COMBAT_BID: Final = MakeBid()


def lay_bid(state: DragonbroodPosition, number: i64, choice: i64) -> None:
    """The items of one of the two bids."""
    for kind in range(i64(BID_KINDS)):
        state.bids[number * BID_KINDS + kind] = BID_ITEMS[choice * BID_KINDS + kind]


# The outcome (DB-C7 to DB-C10)


def strength(state: DragonbroodPosition, level: i64, hue: i64, number: i64) -> i64:
    """Twice the level, Red's two, and the items: a crystal counts more if its colour is part of the dragon's (DB-C7)."""
    total: i64 = own_strength(level, hue)
    for kind in range(i64(BID_KINDS)):
        bid: i64 = number * BID_KINDS + kind
        total += item_strength(hue, kind) * i64(state.bids[bid])
    return total


def own_strength(level: i64, hue: i64) -> i64:
    """What a fighter brings without any item."""
    if level == GROWN_LEVEL and hue == RED:
        return BASE_STRENGTH * level + RED_STRENGTH  # DB-K3
    return BASE_STRENGTH * level


def item_strength(hue: i64, kind: i64) -> i64:
    """What an item adds to a fighter of a colour."""
    if kind == FOOD:
        return FOOD_STRENGTH
    if kind == GOLD:
        return GOLD_STRENGTH
    if PRIMARY_MASK[hue] >> (kind - CRYSTAL) & 1:
        return MATCHING_STRENGTH
    return CRYSTAL_STRENGTH


@final
class Resolve(Deed):
    """A fight is decided (DB-C8)."""

    def ask(self, state: DragonbroodPosition, seat: i64, side: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(0, side)

    def side(self, state: DragonbroodPosition) -> i64:
        """Where."""
        return state.carried(0)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """Both bids are revealed and spent; the stronger wins, of equals the higher level, then the one that stood there first (DB-C8, DB-R58, DB-R61). Worked examples: DB-W17, DB-W18."""
        side: i64 = self.side(state)
        state.pop()
        first: i64 = fighter(state, side, 0)
        second: i64 = fighter(state, side, 1)
        level: i64 = state.agreement.enemy_level
        hue: i64 = i64(state.enemy[side]) - 1
        if second != NOBODY:
            level = i64(state.level[second])
            hue = i64(state.colour[second])
        else:
            draw_enemy_bid(state, side, chance)
        mine: i64 = strength(state, i64(state.level[first]), i64(state.colour[first]), 0)
        theirs: i64 = strength(state, level, hue, 1)
        wins: bool = mine > theirs
        if mine == theirs:
            wins = i64(state.level[first]) > level
            if i64(state.level[first]) == level and second != NOBODY:
                wins = state.seq[first] < state.seq[second]  # an enemy was there before anybody (DB-R104)
        if state.events is not None:
            tell_outcome(state, side, first, second, mine, theirs, wins)
        state.last_reveal = reveal_number(state)
        spend_bids(state, first, second)
        winner: i64 = first if wins else second
        loser: i64 = second if wins else first
        if loser != NOBODY:
            LEAVE.ask(state, loser // CLAN, loser)
            PRIZE_OF.ask(state, loser // CLAN, loser, side, 1)
            state.mark(loser, COLLECTED)
        if winner != NOBODY:
            PRIZE_OF.ask(state, winner // CLAN, winner, side, 0)
            state.mark(winner, COLLECTED)


RESOLVE: Final = Resolve()


def reveal_number(state: DragonbroodPosition) -> i64:
    """Both bids as one number, so that those who saw them know one reveal from another."""
    number: i64 = 1
    for place in range(i64(2 * BID_KINDS)):
        number = number * BID_BASE + i64(state.bids[place])
    return number


def spend_bids(state: DragonbroodPosition, first: i64, second: i64) -> None:
    """The items of both bids are gone, whatever the result (DB-C6)."""
    for number in range(i64(2)):
        dragon: i64 = first if number == 0 else second
        for kind in range(i64(BID_KINDS)):
            if dragon != NOBODY:
                state.change_held(dragon // CLAN, kind, -i64(state.bids[number * BID_KINDS + kind]))
            state.bids[number * BID_KINDS + kind] = 0
    state.sealed = 0


def tell_outcome(state: DragonbroodPosition, side: i64, first: i64, second: i64, mine: i64, theirs: i64, wins: bool) -> None:
    """The revealed bids and who has won, for everybody."""
    assert state.events is not None
    facts: Facts = {"seat": int(first // CLAN), "items": bid_names(state, 0), "strength": int(mine), "place": LOCATIONS[side // 2]}
    facts["others"] = bid_names(state, 1)
    facts["against"] = int(theirs)
    if second != NOBODY:
        facts["target"] = int(second // CLAN)
        state.events.append(Event("DB-C6", "bids", facts, reveals=True))
        state.tell("DB-C8", "won_fight", {"seat": int((first if wins else second) // CLAN), "place": LOCATIONS[side // 2]})
    else:
        facts["colour"] = COLOURS[i64(state.enemy[side]) - 1]
        state.events.append(Event("DB-O5", "bids_enemy", facts, reveals=True))
        state.tell("DB-C8", "beat_enemy" if wins else "lost_to_enemy", {"seat": int(first // CLAN), "place": LOCATIONS[side // 2]})


def bid_names(state: DragonbroodPosition, number: i64) -> list[str]:
    """A bid for an event; an empty one is `nothing`."""
    found = [
        f"{int(state.bids[number * BID_KINDS + kind])} {ITEM_NAMES[kind]}"
        for kind in range(BID_KINDS)
        if state.bids[number * BID_KINDS + kind]
    ]
    return found or ["nothing"]


@final
class Leave(Deed):
    """The loser of a fight leaves (DB-C10)."""

    def ask(self, state: DragonbroodPosition, seat: i64, dragon: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(0, dragon)

    def dragon(self, state: DragonbroodPosition) -> i64:
        """Who."""
        return state.carried(0)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """The loser goes to the nursery of the next placement season; the winner stays (DB-C10, DB-D4, DB-R9)."""
        dragon: i64 = self.dragon(state)
        state.pop()
        state.used[i64(state.place[dragon])] -= 1
        state.status[dragon] = u8(following_nursery(state))
        if state.events is not None:
            facts: Facts = {"seat": int(dragon // CLAN), "dragon": dragon_name(state, dragon), "nursery": STATUSES[state.status[dragon]]}
            state.tell("DB-C10", "left", facts)


LEAVE: Final = Leave()
