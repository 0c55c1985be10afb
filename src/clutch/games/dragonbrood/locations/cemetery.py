"""The Cemetery: dragons retire (rules DB-A17)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from clutch.games.dragonbrood.choice import Choice, within
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import GRAVE_ITEMS, GRAVE_NAMES, GRAVE_SIDE, GRAVES
from clutch.games.dragonbrood.dragons import dragon_name, remove_dragon
from clutch.games.dragonbrood.gains import gain_items
from clutch.games.dragonbrood.moves import GRAVE_CHOICES
from clutch.games.dragonbrood.state import NOBODY, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Facts, Prompt, Refusal


@final
class ChooseGrave(Choice):
    """In which grave the visiting dragon retires (DB-A17)."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The empty graves of the season; being placed here means to retire (DB-A17, DB-R79)."""
        for grave in range(i64(GRAVES)):
            if GRAVE_SIDE[grave] == state.side() and state.grave[grave * 3] == 0:
                actions.add(GRAVE_CHOICES + grave)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """The dragon retires for good and its token stays out of the pool (DB-A17, DB-D1); the reward is no matter for colours (DB-G6)."""
        seat: i64 = state.asked()
        state.pop()
        grave: i64 = action - GRAVE_CHOICES
        dragon: i64 = state.visitor
        state.grave[grave * 3] = u8(seat + 1)
        state.grave[grave * 3 + 1] = state.level[dragon]
        state.grave[grave * 3 + 2] = state.colour[dragon]
        state.used[i64(state.place[dragon])] -= 1
        state.visitor = NOBODY
        if state.events is not None:
            facts: Facts = {"seat": int(seat), "dragon": dragon_name(state, dragon), "grave": GRAVE_NAMES[grave]}
            state.tell("DB-A17", "retired", facts)
        remove_dragon(state, dragon)
        gain_items(state, seat, GRAVE_ITEMS, grave * WIDE, False)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, GRAVE_CHOICES, GRAVES):
            return Refusal("DB-A17", "no_grave", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A17", "grave_choice", {"seat": int(state.asked())})


GRAVE_CHOICE: Final = ChooseGrave()
