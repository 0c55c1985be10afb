"""Prizes of combat sides, and the sides without a fight (rules DB-C4, DB-C9, DB-A16, DB-V5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragonbrood.board import COMBAT_SIDE, LOCATIONS, OPEN, PLACE_BIT, PLACES, PRIZE, PRIZE_BUDGET, SIDE_KIND
from clutch.games.dragonbrood.colour_abilities import sharing_modifier
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import CLAN
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.dragons import dragon_name
from clutch.games.dragonbrood.fighters import fighter, is_contested
from clutch.games.dragonbrood.gains import add_to_bundle, gain_collected
from clutch.games.dragonbrood.locations.trinkets import begin_budget
from clutch.games.dragonbrood.state import COLLECTED, COMPANION, NOBODY, PLACED, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Facts


@final
class SettleSides(Deed):
    """Prizes of sides without a fight, one after the other (DB-C4)."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """Place by place: Elders, companions, and fighters without an opponent take their prizes (DB-C4); then the fights. Worked example: DB-W11."""
        visited: i64 = visited_places(state)
        for place in range(i64(PLACES)):
            side: i64 = place * 2 + state.side()
            if visited >> place & 1 and SIDE_KIND[side] == COMBAT_SIDE and give_prize(state, side):
                return
        state.contested = 0
        for place in range(i64(PLACES)):
            side = place * 2 + state.side()
            if visited >> place & 1 and SIDE_KIND[side] == COMBAT_SIDE and state.tile[place] == OPEN and is_contested(state, side):
                state.contested |= PLACE_BIT[place]
        state.passed = 0
        state.snake = 0
        state.pop()


COMBAT_SIDES: Final = SettleSides()


def visited_places(state: DragonbroodPosition) -> i64:
    """The places on whose side of the season a dragon stands, as bits."""
    found: i64 = 0
    for dragon in range(state.players * CLAN):
        if state.status[dragon] == PLACED and i64(state.place[dragon]) % 2 == state.side():
            found |= PLACE_BIT[i64(state.place[dragon]) // 2]
    return found


def give_prize(state: DragonbroodPosition, side: i64) -> bool:
    """Give the next prize of a side that needs no fight; False when all are given. Owners are served in turn order, each first its Elders, then its companions, then its fighters (DB-C4)."""
    if state.agreement.elders_first:
        return give_prize_elders_first(state, side)
    uncovered: bool = state.tile[side // 2] == OPEN
    fights: bool = uncovered and is_contested(state, side)
    for step in range(state.players):
        seat: i64 = i64(state.order[step])
        if serve_elder(state, seat, side):
            return True
        if uncovered and (serve_companion(state, seat, side) or (not fights and serve_fighter(state, seat, side))):
            return True
    return False


def give_prize_elders_first(state: DragonbroodPosition, side: i64) -> bool:
    """Option `prize_order = elders_first`: all Elders before all companions, and these before the fighters (DB-C4)."""
    for step in range(state.players):
        if serve_elder(state, i64(state.order[step]), side):
            return True
    if state.tile[side // 2] != OPEN:
        return False
    for step in range(state.players):
        if serve_companion(state, i64(state.order[step]), side):
            return True
    if is_contested(state, side):
        return False
    for step in range(state.players):
        if serve_fighter(state, i64(state.order[step]), side):
            return True
    return False


def serve_elder(state: DragonbroodPosition, seat: i64, side: i64) -> bool:
    """The seat's next Elder takes the winner's prize, on covered places too (DB-V5)."""
    dragon: i64 = next_taker(state, seat, side, True)
    return dragon != NOBODY and award(state, dragon, side, 0)


def serve_companion(state: DragonbroodPosition, seat: i64, side: i64) -> bool:
    """The seat's next companion takes the loser's prize (DB-R62)."""
    dragon: i64 = next_taker(state, seat, side, False)
    return dragon != NOBODY and award(state, dragon, side, 1)


def serve_fighter(state: DragonbroodPosition, seat: i64, side: i64) -> bool:
    """The seat's stronger fighter takes the winner's prize, its other one the loser's, and nobody leaves (DB-R59); fighters without an opponent are all of one seat. Worked example: DB-W20."""
    first: i64 = fighter(state, side, 0)
    if first == NOBODY or first // CLAN != seat:
        return False
    second: i64 = fighter(state, side, 1)
    if second != NOBODY and state.level[second] > state.level[first]:
        first, second = second, first  # equal levels: the one placed earlier is first already
    if not state.has_mark(first, COLLECTED):
        return award(state, first, side, 0)
    return second != NOBODY and not state.has_mark(second, COLLECTED) and award(state, second, side, 1)


def next_taker(state: DragonbroodPosition, seat: i64, side: i64, elders: bool) -> i64:
    """The seat's next Elder, or its next companion, on a side, by placement."""
    found: i64 = NOBODY
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        if state.stands_at(dragon, side) and not state.has_mark(dragon, COLLECTED):
            if state.is_elder(dragon) if elders else state.mode[dragon] == COMPANION:
                if found == NOBODY or state.seq[dragon] < state.seq[found]:
                    found = dragon
    return found


def award(state: DragonbroodPosition, dragon: i64, side: i64, lost: i64) -> bool:
    """Give a prize now."""
    state.mark(dragon, COLLECTED)
    PRIZE_OF.ask(state, dragon // CLAN, dragon, side, lost)
    return True


@final
class TakePrize(Deed):
    """A fighter, companion or Elder takes a prize (DB-C9)."""

    def ask(self, state: DragonbroodPosition, seat: i64, dragon: i64, side: i64, lost: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(0, dragon)
        state.carry(1, side)
        state.carry(2, lost)

    def dragon(self, state: DragonbroodPosition) -> i64:
        """Who."""
        return state.carried(0)

    def side(self, state: DragonbroodPosition) -> i64:
        """Where."""
        return state.carried(1)

    def lost(self, state: DragonbroodPosition) -> i64:
        """1 for the loser's prize."""
        return state.carried(2)

    def dragon_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def side_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 1)

    def lost_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 2)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """The winner's or loser's prize, changed by those who share the place (DB-C9, DB-G4)."""
        seat: i64 = state.asked()
        dragon: i64 = self.dragon(state)
        side: i64 = self.side(state)
        lost: i64 = self.lost(state)
        state.pop()
        if state.events is not None:
            facts: Facts = {"seat": int(seat), "dragon": dragon_name(state, dragon), "place": LOCATIONS[side // 2]}
            state.tell("DB-C9", "lesser_prize" if lost else "prize", facts)
        if PRIZE_BUDGET[side * 2 + lost]:
            begin_budget(state, seat, prize_budget(state, dragon, side, lost))
        else:
            gain_prize(state, seat, dragon, side, lost)


PRIZE_OF: Final = TakePrize()


def prize_budget(state: DragonbroodPosition, dragon: i64, side: i64, lost: i64) -> i64:
    """The budget for trinkets of a winner or loser (DB-A14, DB-G4)."""
    return PRIZE_BUDGET[side * 2 + lost] * i64(state.level[dragon]) + sharing_modifier(state, dragon)


def gain_prize(state: DragonbroodPosition, seat: i64, dragon: i64, side: i64, lost: i64) -> None:
    """The items of a winner or loser (DB-C9, DB-G4)."""
    add_to_bundle(state, PRIZE, (side * 2 + lost) * WIDE, 1)
    gain_collected(state, seat, sharing_modifier(state, dragon))
