"""What happens when a dragon is placed, step by step (rules, chapter Placing dragons: DB-P8, DB-P10, DB-P11), with the abilities of that moment (DB-K4, DB-K7, DB-K8, DB-K10, DB-K11, DB-K14)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragonbrood.board import ACTION_SIDE, BOARD, BONUS_COLOUR, ELDER_SIDE, FIELD, FIELD_ITEMS, LOCATIONS, OPEN, SIDE_KIND
from clutch.games.dragonbrood.choice import Choice, YesOrNo, within
from clutch.games.dragonbrood.colour_abilities import admits_guests, host, lime_fee, may_bump, removable, sharing_modifier, uses_space
from clutch.games.dragonbrood.components import (
    AMBER,
    AMBER_DUCATS,
    AMBER_EXCAVATIONS,
    BLUE,
    BLUE_BONUS,
    BONUS_DUCATS,
    CLAN,
    DRAGONS,
    DUCAT,
    GREEN,
    GREEN_BONUS,
    KINDS,
    MAGENTA,
    MAGENTA_DUCATS,
    MAGENTA_MOVES,
    SPACES,
    SUMMER,
    WINTER,
)
from clutch.games.dragonbrood.costs import can_pay_one, pay_one
from clutch.games.dragonbrood.dragons import dragon_name
from clutch.games.dragonbrood.gains import fewer_of_received, gain_items, more_of_received
from clutch.games.dragonbrood.locations.elder_spaces import ELDER_OPTION
from clutch.games.dragonbrood.locations.excavation import EXCAVATED
from clutch.games.dragonbrood.locations.visit import VISIT
from clutch.games.dragonbrood.magic import MOVES_BOUGHT
from clutch.games.dragonbrood.moves import NONE, REMOVES
from clutch.games.dragonbrood.solo_tables import LOCK_ITEMS
from clutch.games.dragonbrood.state import (
    BESIDE,
    BUMP,
    COMPANION,
    DONE,
    EMPTY_BUNDLE,
    EXEMPT,
    GOLDEN_USED,
    HOSTED,
    NOBODY,
    PLACED,
    READY,
    DragonbroodPosition,
)
from clutch.games.dragonbrood.stepped_task import SteppedTask
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Facts, Prompt, Refusal


@final
class RemoveRival(Choice):
    """Whom a golden dragon removes (DB-K10)."""

    def ask(self, state: DragonbroodPosition, seat: i64, dragon: i64, side: i64, must: bool) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, dragon)
        state.carry(1, side)
        state.carry(2, 1 if must else 0)

    def dragon(self, state: DragonbroodPosition) -> i64:
        """The golden dragon."""
        return state.carried(0)

    def side(self, state: DragonbroodPosition) -> i64:
        """Where."""
        return state.carried(1)

    def must(self, state: DragonbroodPosition) -> bool:
        """Whether it must free a space."""
        return state.carried(2) == 1

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The dragons that Golden can remove, and none where it need not (DB-K10)."""
        must: bool = self.must(state)
        for dragon in range(state.players * CLAN):
            if removable(state, state.asked(), dragon, self.side(state), must):
                actions.add(REMOVES + dragon)
        if not must:
            actions.add(NONE)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """The victim goes back to where it came from, is no longer done, and will be placed again (DB-K10, DB-R67, DB-R68). Worked example: DB-W9."""
        seat: i64 = state.asked()
        golden: i64 = self.dragon(state)
        state.pop()
        if action == NONE:
            return
        victim: i64 = action - REMOVES
        state.mark(golden, GOLDEN_USED)
        if uses_space(state, victim):
            state.used[i64(state.place[victim])] -= 1
        if state.season == WINTER and state.origin[victim] != BOARD:
            state.place[victim] = u8(i64(state.origin[victim]) * 2)
        else:
            state.status[victim] = READY
        state.unmark(victim, DONE)
        state.mark(victim, EXEMPT)
        if state.events is not None:
            facts: Facts = {"seat": int(seat), "target": int(victim // CLAN), "dragon": dragon_name(state, victim)}
            state.tell("DB-K10", "removed", facts)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, REMOVES, DRAGONS) or action == NONE:
            return Refusal("DB-K10", "must_free" if action == NONE else "not_removable", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-K10", "golden_remove", {"seat": int(state.asked())})


GOLDEN_REMOVE: Final = RemoveRival()


@final
class UseMagenta(YesOrNo):
    """Whether Magenta buys a magic move (DB-K8)."""

    def accept(self, state: DragonbroodPosition, seat: i64) -> None:
        """Pay, then move."""
        MOVES_BOUGHT.ask(state, seat, MAGENTA_MOVES)
        pay_one(state, seat, DUCAT, MAGENTA_DUCATS)

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-K8", "magenta_use", {"seat": int(state.asked())})


MAGENTA_USE: Final = UseMagenta()


@final
class UseAmber(YesOrNo):
    """Whether Amber buys an excavation (DB-K11)."""

    def accept(self, state: DragonbroodPosition, seat: i64) -> None:
        """Pay, then excavate; the items are not gained."""
        EXCAVATED.ask(state, seat, AMBER_EXCAVATIONS, False)
        pay_one(state, seat, DUCAT, AMBER_DUCATS)

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-K11", "amber_use", {"seat": int(state.asked())})


AMBER_USE: Final = UseAmber()


def forget_received(state: DragonbroodPosition) -> None:
    """A visit has brought nothing yet (DB-G6)."""
    received: vec[i64] = state.received
    for kind in range(i64(KINDS)):
        received[kind] = 0


@final
class Placement(SteppedTask):
    """The steps of a placement, one after the other (DB-P8)."""

    def ask(self, state: DragonbroodPosition, seat: i64, place: i64, mode: i64, ability: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(0, place)
        state.carry(1, mode)
        state.carry(2, 2)
        state.carry(3, ability)

    def place(self, state: DragonbroodPosition) -> i64:
        """Where."""
        return state.carried(0)

    def mode(self, state: DragonbroodPosition) -> i64:
        """How the dragon will stand there (DB-P7)."""
        return state.carried(1)

    def step(self, state: DragonbroodPosition) -> i64:
        """The next step."""
        return state.carried(2)

    def has_ability(self, state: DragonbroodPosition, hue: i64) -> bool:
        """Whether the dragon being placed uses a colour's ability of that moment: level 3, at any side but Elder spaces (DB-K1, DB-K14, DB-R65, DB-R73)."""
        return state.carried(3) == hue + 1 and SIDE_KIND[self.target(state)] != ELDER_SIDE

    def target(self, state: DragonbroodPosition) -> i64:
        """The side on which the placement takes place."""
        return self.place(state) * 2 + state.side()

    def take_step(self, state: DragonbroodPosition) -> None:
        """The next step, numbered as in DB-P8 (6 and 8 are two steps each here)."""
        step: i64 = self.step(state)
        state.carry(2, step + 1)
        if step == 2:
            self.pay_lime(state)
        elif step == 3:
            self.use_golden(state)
        elif step == 4:
            self.stand(state)
        elif step == 5:
            self.take_bonuses(state)
        elif step == 6:
            self.use_magenta(state)
        elif step == 7:
            self.use_amber(state)
        elif step == 8:
            self.perform(state)
        elif step == 9:
            self.add_season_colour(state)
        elif step == 10:
            self.apply_sharing(state)
        else:
            self.finish(state)

    def use_magenta(self, state: DragonbroodPosition) -> None:
        """Step 6: Magenta may buy a magic move (DB-K8)."""
        seat: i64 = state.asked()
        if self.has_ability(state, MAGENTA) and can_pay_one(state, seat, DUCAT, MAGENTA_DUCATS):
            MAGENTA_USE.ask(state, seat)

    def use_amber(self, state: DragonbroodPosition) -> None:
        """Step 6: Amber may buy an excavation, whose items are not gained (DB-K11)."""
        seat: i64 = state.asked()
        if (
            self.has_ability(state, AMBER)
            and can_pay_one(state, seat, DUCAT, AMBER_DUCATS)
            and state.income[seat] != (i64(1) << SPACES) - 1
        ):
            AMBER_USE.ask(state, seat)

    def pay_lime(self, state: DragonbroodPosition) -> None:
        """Step 2: the fee of opposing lime dragons (DB-K13, DB-R70); Elders pay none (DB-V4)."""
        seat: i64 = state.asked()
        if not state.is_elder(state.visitor):
            fee: i64 = lime_fee(state, seat, self.target(state))
            if fee:
                pay_one(state, seat, DUCAT, fee)

    def use_golden(self, state: DragonbroodPosition) -> None:
        """Step 3: a golden dragon may remove an opposing dragon, and must to take its space (DB-K10)."""
        if may_bump(state, state.visitor) and admits_guests(state, self.target(state)):
            GOLDEN_REMOVE.ask(state, state.asked(), state.visitor, self.target(state), self.mode(state) == BUMP)

    def stand(self, state: DragonbroodPosition) -> None:
        """Step 4: the dragon stands there, with the next placement number; a companion uses up its host (DB-K7)."""
        dragon: i64 = state.visitor
        side: i64 = self.target(state)
        mode: i64 = self.mode(state)
        if mode == COMPANION:
            state.mark(host(state, state.asked(), side), HOSTED)
        elif mode != BESIDE:
            state.used[side] += 1
        state.status[dragon] = PLACED
        state.place[dragon] = u8(side)
        state.mode[dragon] = u8(mode)
        state.placements += 1
        state.seq[dragon] = u8(state.placements)
        forget_received(state)
        if state.events is not None:
            facts: Facts = {"seat": int(state.asked()), "dragon": dragon_name(state, dragon), "place": LOCATIONS[side // 2]}
            state.tell("DB-P8", ["placed", "placed_bump", "placed_companion", "placed"][mode], facts)

    def take_bonuses(self, state: DragonbroodPosition) -> None:
        """Step 5: a lock opens for good and gives its gobloon (DB-O6); the bonus colour gives a ducat, neither counts as received (DB-G6)."""
        seat: i64 = state.asked()
        place: i64 = self.place(state)
        dragon: i64 = state.visitor
        if state.locked[place] and state.side() == 0 and not state.is_elder(dragon):
            state.locked[place] = 0
            if state.events is not None:
                state.tell("DB-O6", "unlocked", {"seat": int(seat), "place": LOCATIONS[place]})
            gain_items(state, seat, LOCK_ITEMS, 0, False)
        if i64(state.colour[dragon]) == BONUS_COLOUR[place] and state.tile[place] == OPEN:
            state.change_held(seat, DUCAT, BONUS_DUCATS)
            if state.events is not None:
                state.tell("DB-P8", "bonus_colour", {"seat": int(seat), "count": int(BONUS_DUCATS), "place": LOCATIONS[place]})

    def perform(self, state: DragonbroodPosition) -> None:
        """Step 7: field tiles, actions and Elder spaces at once; the other sides wait for the collection (DB-P11, DB-A2, DB-V3, DB-R54)."""
        seat: i64 = state.asked()
        place: i64 = self.place(state)
        side: i64 = self.target(state)
        if state.tile[place] == FIELD and not state.is_elder(state.visitor):
            gain_items(state, seat, FIELD_ITEMS, place * len(EMPTY_BUNDLE), True)
        elif SIDE_KIND[side] == ACTION_SIDE:
            VISIT.ask(state, seat, place, True)
        elif SIDE_KIND[side] == ELDER_SIDE:
            ELDER_OPTION.ask(state, seat, place)

    def changes_gains(self, state: DragonbroodPosition) -> bool:
        """DB-G6 is skipped at Elder spaces and at the uncovered Cemetery."""
        return admits_guests(state, self.target(state))

    def add_season_colour(self, state: DragonbroodPosition) -> None:
        """Step 8, first: Green in Summer and Blue in Winter gain one more of what the visit brought (DB-K4)."""
        if not self.changes_gains(state):
            return
        if self.has_ability(state, GREEN) and state.season == SUMMER:
            more_of_received(state, state.asked(), GREEN_BONUS)
        elif self.has_ability(state, BLUE) and state.season == WINTER:
            more_of_received(state, state.asked(), BLUE_BONUS)

    def apply_sharing(self, state: DragonbroodPosition) -> None:
        """Step 8, second: Yellow and Orange of those who share the place (DB-G6, DB-R64)."""
        if state.visitor == NOBODY or not self.changes_gains(state):
            return
        modifier: i64 = sharing_modifier(state, state.visitor)
        if modifier > 0:
            more_of_received(state, state.asked(), modifier)
        elif modifier < 0:
            fewer_of_received(state, state.asked(), -modifier)

    def finish(self, state: DragonbroodPosition) -> None:
        """The visit is over."""
        state.visitor = NOBODY
        state.pop()
        forget_received(state)


PLACEMENT: Final = Placement()
