"""The Sorcerer's Grotto: moves of the ball are bought (rules DB-A22)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragonbrood.choice import Choice
from clutch.games.dragonbrood.components import DUCAT, GROTTO_DUCATS, GROTTO_MOVES
from clutch.games.dragonbrood.costs import can_pay_one, pay_one
from clutch.games.dragonbrood.magic import MOVES_BOUGHT
from clutch.games.dragonbrood.moves import CHEAP, DEAR, NONE
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Refusal


def grotto_price(state: DragonbroodPosition, choice: i64) -> i64:
    """Ducats for the cheap and the dear choice of the season (DB-A22, DB-R4)."""
    return GROTTO_DUCATS[choice * 2 + state.side()]


@final
class VisitGrotto(Choice):
    """Which study of the Sorcerer's Grotto is bought (DB-A22)."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """What can be paid, or none."""
        seat: i64 = state.asked()
        if can_pay_one(state, seat, DUCAT, grotto_price(state, 0)):
            actions.add(CHEAP)
        if can_pay_one(state, seat, DUCAT, grotto_price(state, 1)):
            actions.add(DEAR)
        actions.add(NONE)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Pay, then move."""
        seat: i64 = state.asked()
        state.pop()
        if action != NONE:
            choice: i64 = 1 if action == DEAR else 0
            MOVES_BOUGHT.ask(state, seat, GROTTO_MOVES[choice])
            pay_one(state, seat, DUCAT, grotto_price(state, choice))

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if action in (CHEAP, DEAR):
            return Refusal("DB-A22", "no_ducats", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A22", "grotto_choice", {"seat": int(state.asked())})


GROTTO_CHOICE: Final = VisitGrotto()
