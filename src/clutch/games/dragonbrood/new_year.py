"""New Year (rules, chapter New Year: DB-N1 to DB-N13, DB-V7, DB-O14).

Worked examples: DB-W38, DB-W39, DB-W40.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragonbrood.bank import balance, pay_interest
from clutch.games.dragonbrood.board import (
    ALCHEMY,
    FEED_DRAGON,
    FEED_LEVEL,
    FIELD,
    LETTERS,
    LIFTS,
    LOCATIONS,
    NECROMANCY,
    NODE_ENTRIES,
    NODE_FOOD,
    NODE_GIFT,
    NODE_SCHOOL,
    NODE_SHELVES,
    OPEN,
    OPENS,
    PLACES,
    SHELF_ENTRIES,
    SHELF_ITEMS,
    SHELF_NAMES,
    SKY_TILE,
)
from clutch.games.dragonbrood.choice import Choice, within
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import (
    ACCOUNTS,
    CLAN,
    FOOD,
    GROWN_LEVEL,
    INCOME,
    INCOME_FLOOR,
    NO_ITEMS,
    SPACE_NAMES,
    SPACES,
)
from clutch.games.dragonbrood.costs import affordable, pay_one
from clutch.games.dragonbrood.dragons import dragon_name, grown_dragons, name_leader
from clutch.games.dragonbrood.gains import gain_items
from clutch.games.dragonbrood.magic import magic_node
from clutch.games.dragonbrood.moves import ALCHEMIES, END_GAME, FEEDS, GO_ON, INCOMES, LEADERS, STOP
from clutch.games.dragonbrood.scoring import end_game
from clutch.games.dragonbrood.solo import breaks_curse, caught_them_all
from clutch.games.dragonbrood.state import CATCH_THEM_ALL, CURSEBREAKER, HUNGRY, PLACED, READY, SUMMER_NURSERY, DragonbroodPosition
from clutch.games.dragonbrood.turn_order import rotate_order
from clutch.kernel.chance import Chance
from clutch.kernel.decision import Task
from clutch.kernel.saying import Prompt, Refusal
from clutch.kernel.state import Actions

# The steps in their order; those marked so are taken by each seat in turn order

RETURN: Final = 0
GIFTS: Final = 1  # each seat
FEEDING: Final = 2  # each seat
REVEAL: Final = 3
INCOMES_STEP: Final = 4  # each seat
ALCHEMY_STEP: Final = 5  # each seat
INTEREST_STEP: Final = 6  # each seat and account
ENDING: Final = 7
LEADERS_STEP: Final = 8  # each seat
TURN_OF_YEAR: Final = 9


def is_last(state: DragonbroodPosition) -> bool:
    """Whether this is the last year (DB-E1)."""
    return state.year >= state.agreement.years


@final
class NewYear(Task[DragonbroodPosition]):
    """The steps of the New Year, one after the other."""

    def ask(self, state: DragonbroodPosition, seat: i64, step: i64, taken: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(0, step)
        state.carry(1, taken)

    def step(self, state: DragonbroodPosition) -> i64:
        """Which step."""
        return state.carried(0)

    def taken(self, state: DragonbroodPosition) -> i64:
        """How many seats have taken it."""
        return state.carried(1)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """The next step of the New Year, for one seat after the other where each takes it."""
        step: i64 = self.step(state)
        taken: i64 = self.taken(state)
        rounds: i64 = 1
        if step in (GIFTS, FEEDING, INCOMES_STEP, ALCHEMY_STEP, LEADERS_STEP):
            rounds = state.players
        elif step == INTEREST_STEP:
            rounds = state.players * ACCOUNTS
        if taken + 1 < rounds:
            state.carry(1, taken + 1)
        else:
            state.carry(0, step + 1)
            state.carry(1, 0)
        seat: i64 = i64(state.order[taken // ACCOUNTS if step == INTEREST_STEP else taken])
        if step == RETURN:
            return_dragons(state)
        elif step == GIFTS:
            give_gift(state, seat)
        elif step == FEEDING:
            FEED.ask(state, seat)
        elif step == REVEAL:
            check_quest(state)
            reveal(state)
        elif step == INCOMES_STEP:
            begin_income(state, seat)
        elif step == ALCHEMY_STEP:
            begin_alchemy(state, seat)
        elif step == INTEREST_STEP:
            if i64(state.account_owner[taken % ACCOUNTS]) == seat + 1:
                pay_interest(state, seat, taken % ACCOUNTS, balance(state, taken % ACCOUNTS))  # DB-B7, DB-N9
        elif step == ENDING:
            end_or_go_on(state)
        elif step == LEADERS_STEP:
            begin_naming(state, seat)
        else:
            turn_year(state)


NEW_YEAR_STEP: Final = NewYear()


def return_dragons(state: DragonbroodPosition) -> None:
    """Every placed dragon comes home, to be fed; those in nurseries are not (DB-N1)."""
    for dragon in range(state.players * CLAN):
        if state.status[dragon] == PLACED:
            state.status[dragon] = READY
            state.mark(dragon, HUNGRY)


def give_gift(state: DragonbroodPosition, seat: i64) -> None:
    """The gift of a Necromancy node (DB-N2)."""
    gain_items(state, seat, NODE_GIFT, magic_node(state, seat) * WIDE, False)


# Feeding (DB-N3)


def food_cost(state: DragonbroodPosition, dragon: i64) -> i64:
    """By the year chart; for a Necromancer by its node instead, or by the lower of the two with the option (DB-N3, DB-R89)."""
    level: i64 = i64(state.level[dragon])
    chart: i64 = FEED_DRAGON[state.year] + FEED_LEVEL[state.year] * level
    node: i64 = magic_node(state, dragon // CLAN)
    if NODE_SCHOOL[node] != NECROMANCY:
        return chart
    own: i64 = NODE_FOOD[node * 5 + level]
    return chart if state.agreement.lower_feeding and chart < own else own


@final
class Feed(Task[DragonbroodPosition]):
    """The dragons of a seat are fed (DB-N3)."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """Dragons of cost 0 are fed; with food for all, all are; otherwise the player chooses (DB-N3, DB-N4)."""
        seat: i64 = state.asked()
        total: i64 = 0
        hungry: bool = False
        for dragon in range(seat * CLAN, seat * CLAN + CLAN):
            if state.has_mark(dragon, HUNGRY):
                cost: i64 = food_cost(state, dragon)
                if cost == 0:
                    state.unmark(dragon, HUNGRY)
                else:
                    hungry = True
                    total += cost
        if not hungry:
            state.pop()
            return
        if state.held(seat, FOOD) < total:
            FEED_CHOICE.ask(state, seat)
            return
        for dragon in range(seat * CLAN, seat * CLAN + CLAN):
            state.unmark(dragon, HUNGRY)
        state.pop()
        if state.events is not None:
            state.tell("DB-N3", "fed_all", {"seat": int(seat)})
        pay_one(state, seat, FOOD, total)


FEED: Final = Feed()


def may_feed(state: DragonbroodPosition, dragon: i64) -> bool:
    """A hungry dragon whose food can be paid (DB-N3)."""
    if not state.has_mark(dragon, HUNGRY):
        return False
    cost = NO_ITEMS[:]
    cost[FOOD] = food_cost(state, dragon)
    return affordable(state, dragon // CLAN, cost, 0)


def may_stop_feeding(state: DragonbroodPosition, seat: i64) -> bool:
    """Food in hand must be used as far as it goes; exchanges are voluntary (DB-N3, DB-R93)."""
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        if state.has_mark(dragon, HUNGRY) and food_cost(state, dragon) <= state.held(seat, FOOD):
            return False
    return True


@final
class ChooseFed(Choice):
    """Which dragon is fed (DB-N3)."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """A hungry dragon that can be fed, or stop."""
        seat: i64 = state.asked()
        for slot in range(i64(CLAN)):
            if may_feed(state, seat * CLAN + slot):
                actions.add(FEEDS + slot)
        if may_stop_feeding(state, seat):
            actions.add(STOP)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Feed a dragon, or leave the rest unfed: they go to the summer nursery (DB-N3, DB-N4, DB-D4)."""
        seat: i64 = state.asked()
        state.pop()
        if action != STOP:
            dragon: i64 = seat * CLAN + action - FEEDS
            state.unmark(dragon, HUNGRY)
            if state.events is not None:
                state.tell("DB-N3", "fed", {"seat": int(seat), "dragon": dragon_name(state, dragon)})
            pay_one(state, seat, FOOD, food_cost(state, dragon))
            return
        for dragon in range(seat * CLAN, seat * CLAN + CLAN):
            if state.has_mark(dragon, HUNGRY):
                state.unmark(dragon, HUNGRY)
                state.status[dragon] = SUMMER_NURSERY
                if state.events is not None:
                    state.tell("DB-N4", "unfed", {"seat": int(seat), "dragon": dragon_name(state, dragon)})

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, FEEDS, CLAN):
            return Refusal("DB-N3", "not_to_feed", {"slot": int(action - FEEDS) + 1})
        if action == STOP:
            return Refusal("DB-N3", "use_food", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-N3", "feed_choice", {"seat": int(state.asked())})


FEED_CHOICE: Final = ChooseFed()


# New buildings (DB-N5, DB-N6)


def check_quest(state: DragonbroodPosition) -> None:
    """Whether a solo quest is fulfilled now (DB-N5, DB-O10, DB-O11)."""
    done: bool = False
    if state.agreement.solo_mode == CURSEBREAKER:
        done = breaks_curse(state)
    elif state.agreement.solo_mode == CATCH_THEM_ALL:
        done = is_last(state) and caught_them_all(state)
    if done and not state.success:
        state.success = True
        if state.events is not None:
            state.tell("DB-O10" if state.agreement.solo_mode == CURSEBREAKER else "DB-O11", "success", {"seat": 0})


def reveal(state: DragonbroodPosition) -> None:
    """Lift the field and sky tiles of this year, unless it is the last (DB-N6, DB-R26)."""
    if is_last(state):
        return
    opened: list[str] = []
    for place in range(i64(PLACES)):
        tile: i64 = i64(state.tile[place])
        if (tile == FIELD and OPENS[state.year * PLACES + place]) or (
            tile >= SKY_TILE and LIFTS[state.year * len(LETTERS) + tile - SKY_TILE]
        ):
            state.tile[place] = OPEN
            if state.events is not None:
                opened.append(LOCATIONS[place])
    if opened:
        state.tell("DB-N6", "revealed", {"places": opened})


# Income and Alchemy (DB-N7, DB-N8)


def income_picks(state: DragonbroodPosition, seat: i64) -> i64:
    """As many different spaces as dragons of level 3 or 4, at least one (DB-N7, DB-R17, DB-R18)."""
    picks: i64 = grown_dragons(state, seat)
    if state.agreement.income_floor and picks < INCOME_FLOOR:
        picks = INCOME_FLOOR
    uncovered: i64 = 0
    for space in range(i64(SPACES)):
        uncovered += state.income[seat] >> space & 1
    return min(picks, uncovered)


def begin_income(state: DragonbroodPosition, seat: i64) -> None:
    """Income of the year (DB-N7)."""
    picks: i64 = income_picks(state, seat)
    if picks > 0:
        INCOME_PICK.ask(state, seat, picks, 0)


@final
class PickIncome(Choice):
    """Which income space is taken (DB-N7)."""

    def ask(self, state: DragonbroodPosition, seat: i64, left: i64, taken: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, left)
        state.carry(1, taken)

    def left(self, state: DragonbroodPosition) -> i64:
        """How many spaces are left to take."""
        return state.carried(0)

    def taken(self, state: DragonbroodPosition) -> i64:
        """Those taken this year, as bits."""
        return state.carried(1)

    def left_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The uncovered spaces not taken yet this year."""
        left: i64 = state.income[state.asked()] & ~self.taken(state)
        for space in range(i64(SPACES)):
            if left >> space & 1:
                actions.add(INCOMES + space)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Gain the items of a space."""
        seat: i64 = state.asked()
        left: i64 = self.left(state) - 1
        space: i64 = action - INCOMES
        taken: i64 = self.taken(state) | i64(1) << space
        state.pop()
        if left > 0:
            INCOME_PICK.ask(state, seat, left, taken)
        if state.events is not None:
            state.tell("DB-N7", "income", {"seat": int(seat), "space": SPACE_NAMES[space]})
        gain_items(state, seat, INCOME, space * WIDE, False)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, INCOMES, SPACES):
            return Refusal("DB-N7", "no_income", {"space": SPACE_NAMES[action - INCOMES]})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-N7", "income_pick", {"seat": int(state.asked())})


INCOME_PICK: Final = PickIncome()


def begin_alchemy(state: DragonbroodPosition, seat: i64) -> None:
    """So many different entries of the node's shelves (DB-N8, DB-R90)."""
    node: i64 = magic_node(state, seat)
    if NODE_SCHOOL[node] != ALCHEMY:
        return
    entries: i64 = 0
    for entry in range(i64(SHELF_ENTRIES)):
        entries += NODE_SHELVES[node] >> entry & 1
    picks: i64 = NODE_ENTRIES[node] if NODE_ENTRIES[node] < entries else entries
    if picks > 0:
        ALCHEMY_PICK.ask(state, seat, picks, 0)


@final
class PickAlchemy(Choice):
    """Which entry of the Alchemy shelves is taken (DB-N8)."""

    def ask(self, state: DragonbroodPosition, seat: i64, left: i64, taken: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, left)
        state.carry(1, taken)

    def left(self, state: DragonbroodPosition) -> i64:
        """How many entries are left to take."""
        return state.carried(0)

    def taken(self, state: DragonbroodPosition) -> i64:
        """Those taken this year, as bits."""
        return state.carried(1)

    def left_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The entries not taken yet."""
        left: i64 = NODE_SHELVES[magic_node(state, state.asked())] & ~self.taken(state)
        for entry in range(i64(SHELF_ENTRIES)):
            if left >> entry & 1:
                actions.add(ALCHEMIES + entry)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Gain a shelf entry."""
        seat: i64 = state.asked()
        left: i64 = self.left(state) - 1
        entry: i64 = action - ALCHEMIES
        taken: i64 = self.taken(state) | i64(1) << entry
        state.pop()
        if left > 0:
            ALCHEMY_PICK.ask(state, seat, left, taken)
        if state.events is not None:
            state.tell("DB-N8", "alchemy", {"seat": int(seat), "entry": SHELF_NAMES[entry]})
        gain_items(state, seat, SHELF_ITEMS, entry * WIDE, False)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, ALCHEMIES, SHELF_ENTRIES):
            return Refusal("DB-N8", "no_entry", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-N8", "alchemy_pick", {"seat": int(state.asked())})


ALCHEMY_PICK: Final = PickAlchemy()


# The end, or the next year (DB-N10 to DB-N13)


def end_or_go_on(state: DragonbroodPosition) -> None:
    """After the last year the game ends; a fulfilled Cursebreaker may be ended before (DB-N10, DB-O14, DB-R117)."""
    if is_last(state):
        end_game(state)
    elif state.agreement.solo_mode == CURSEBREAKER and state.success:
        QUEST_END.ask(state, 0)


@final
class EndQuest(Choice):
    """Whether a fulfilled quest ends the game (DB-O14)."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """End with this score, or go on."""
        actions.add(END_GAME)
        actions.add(GO_ON)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """End the game, scored as at its end, or play on (DB-O14)."""
        state.pop()
        if action == END_GAME:
            end_game(state)

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-O14", "quest_end", {"seat": int(state.asked())})


QUEST_END: Final = EndQuest()


def may_be_named(state: DragonbroodPosition, dragon: i64) -> bool:
    """A dragon of level 3 or 4 on the board; one in a nursery only if there is none on the board (DB-D5, DB-R38, DB-R114)."""
    if state.level[dragon] < GROWN_LEVEL:
        return False
    if state.status[dragon] == READY:
        return True
    seat: i64 = dragon // CLAN
    for other in range(seat * CLAN, seat * CLAN + CLAN):
        if state.level[other] >= GROWN_LEVEL and state.status[other] == READY:
            return False
    return True


def begin_naming(state: DragonbroodPosition, seat: i64) -> None:
    """The leader of the new year (DB-N11, DB-D5): asked only if there is a choice."""
    if grown_dragons(state, seat):
        CHOOSE_LEADER.ask(state, seat)


@final
class ChooseLeader(Choice):
    """Who leads the clan in the new year (DB-D5)."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The dragons that can be named."""
        seat: i64 = state.asked()
        for slot in range(i64(CLAN)):
            if may_be_named(state, seat * CLAN + slot):
                actions.add(LEADERS + slot)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Name the leader."""
        seat: i64 = state.asked()
        state.pop()
        name_leader(state, seat, seat * CLAN + action - LEADERS)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, LEADERS, CLAN):
            return Refusal("DB-D5", "no_leader", {"slot": int(action - LEADERS) + 1})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-D5", "choose_leader", {"seat": int(state.asked())})


CHOOSE_LEADER: Final = ChooseLeader()


def turn_year(state: DragonbroodPosition) -> None:
    """The order rotates, and Summer begins (DB-N12, DB-N13)."""
    state.pop()
    rotate_order(state)
    state.year += 1
