"""The Baron's Menagerie: dragons are traded (rules DB-A21)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from clutch.games.dragonbrood.choice import Choice, within
from clutch.games.dragonbrood.colour_abilities import uses_space
from clutch.games.dragonbrood.components import BREAK_SIZE, BREAK_UP, BREAK_WAYS, COLOURS, DUCAT, GROWN_LEVEL, HUES, MENAGERIE_DUCATS
from clutch.games.dragonbrood.dragons import add_dragon, dragon_name, has_room, has_token, remove_dragon, return_token, take_token
from clutch.games.dragonbrood.gains import gain_one
from clutch.games.dragonbrood.moves import BREAK_UPS, NONE, SWAPS
from clutch.games.dragonbrood.state import EXEMPT, NOBODY, READY, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Refusal


def may_break_up(state: DragonbroodPosition, seat: i64, way: i64) -> bool:
    """Whether the three dragons of a way are in the pool and find room; the broken one's place is free by then (DB-A21, DB-R80)."""
    hue: i64 = i64(state.colour[state.visitor])
    first: i64 = (hue * BREAK_WAYS + way) * BREAK_SIZE
    if BREAK_UP[first] < 0 or not has_room(state, seat, 1, BREAK_SIZE):
        return False
    for part in range(i64(BREAK_SIZE)):
        wanted: i64 = 0
        for other in range(i64(BREAK_SIZE)):
            if BREAK_UP[first + other] == BREAK_UP[first + part]:
                wanted += 1
        if not has_token(state, 1, BREAK_UP[first + part], wanted):
            return False
    return True


@final
class TradeDragon(Choice):
    """What the Baron's Menagerie makes of the visiting dragon (DB-A21)."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """Another colour, a break-up, or none (DB-A21); it trades only (DB-R7)."""
        if state.level[state.visitor] == GROWN_LEVEL:
            for hue in range(i64(HUES)):
                if hue != i64(state.colour[state.visitor]) and has_token(state, GROWN_LEVEL, hue):
                    actions.add(SWAPS + hue)
            for way in range(i64(BREAK_WAYS)):
                if may_break_up(state, state.asked(), way):
                    actions.add(BREAK_UPS + way)
        actions.add(NONE)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Swap the colour for ducats, or break up (DB-A21)."""
        seat: i64 = state.asked()
        state.pop()
        if action == NONE:
            return
        if action >= BREAK_UPS:
            break_up(state, seat, action - BREAK_UPS)
            return
        dragon: i64 = state.visitor
        before = dragon_name(state, dragon) if state.events is not None else ""
        return_token(state, dragon)
        take_token(state, GROWN_LEVEL, action - SWAPS)
        state.colour[dragon] = u8(action - SWAPS)
        if state.events is not None:
            state.tell("DB-A21", "swapped", {"seat": int(seat), "dragon": before, "into": dragon_name(state, dragon)})
        gain_one(state, seat, DUCAT, MENAGERIE_DUCATS, True)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, SWAPS, HUES):
            return Refusal("DB-D1", "no_token", {"colour": COLOURS[action - SWAPS]})
        if within(action, BREAK_UPS, BREAK_WAYS):
            return Refusal("DB-A21", "no_break_up", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A21", "menagerie_choice", {"seat": int(state.asked())})


MENAGERIE_CHOICE: Final = TradeDragon()


def break_up(state: DragonbroodPosition, seat: i64, way: i64) -> None:
    """Three level 1 dragons on the player board, to be placed on later turns of this Summer (DB-A21, DB-R81)."""
    dragon: i64 = state.visitor
    first: i64 = (i64(state.colour[dragon]) * BREAK_WAYS + way) * BREAK_SIZE
    before = dragon_name(state, dragon) if state.events is not None else ""
    return_token(state, dragon)
    if uses_space(state, dragon):
        state.used[i64(state.place[dragon])] -= 1
    state.visitor = NOBODY
    remove_dragon(state, dragon)
    for part in range(i64(BREAK_SIZE)):
        hue: i64 = BREAK_UP[first + part]
        take_token(state, 1, hue)
        state.mark(add_dragon(state, seat, 1, hue, READY), EXEMPT)
    if state.events is not None:
        colours = [COLOURS[BREAK_UP[first + part]] for part in range(i64(BREAK_SIZE))]
        state.tell("DB-A21", "broken_up", {"seat": int(seat), "dragon": before, "colours": colours})
