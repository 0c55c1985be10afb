"""New Year (rules, chapter New Year: DB-N1 to DB-N13, DB-V7, DB-O14).

Worked examples: DB-W38, DB-W39, DB-W40.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragonbrood.account_tables import ACCOUNTS
from clutch.games.dragonbrood.bank import balance, pay_interest
from clutch.games.dragonbrood.board import FIELD, LETTERS, LIFTS, LOCATIONS, OPEN, OPENS, PLACES, SKY_TILE
from clutch.games.dragonbrood.choice import Choice, within
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import CLAN, GROWN_LEVEL
from clutch.games.dragonbrood.dragons import grown_dragons, name_leader
from clutch.games.dragonbrood.feeding import FEED
from clutch.games.dragonbrood.gains import gain_items
from clutch.games.dragonbrood.income import begin_alchemy, begin_income
from clutch.games.dragonbrood.magic import magic_node
from clutch.games.dragonbrood.magic_tracks import NODE_GIFT
from clutch.games.dragonbrood.moves import END_GAME, GO_ON, LEADERS
from clutch.games.dragonbrood.scoring import end_game
from clutch.games.dragonbrood.solo import breaks_curse, caught_them_all
from clutch.games.dragonbrood.state import CATCH_THEM_ALL, CURSEBREAKER, HUNGRY, PLACED, READY, DragonbroodPosition
from clutch.games.dragonbrood.turn_order import rotate_order
from clutch.kernel.chance import Chance
from clutch.kernel.decision import Task
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Refusal

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
        """Step after step, until somebody is asked or something else comes first."""
        end: i64 = state.frames_end
        while state.frames_end == end:
            self.take_step(state)

    def take_step(self, state: DragonbroodPosition) -> None:
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
    """A dragon of level 3 or 4 on the board, Elders included (DB-V8); one in a nursery only if there is none on the board (DB-D5, DB-R38, DB-R114)."""
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
