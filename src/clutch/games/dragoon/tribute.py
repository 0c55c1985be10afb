"""The tribute phase (rules, chapter Tribute: DG-U1 to DG-U8)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon.cards import put_in_play
from clutch.games.dragoon.choice import Choice
from clutch.games.dragoon.component_file import CARDS
from clutch.games.dragoon.components import (
    BEST_ROLL,
    CELL_NAMES,
    CELLS,
    CITY,
    HECKLERS,
    INTIMIDATE,
    STANDING_GOLD,
    TRIBUTE_GOLD,
    WORST_ROLL,
)
from clutch.games.dragoon.dice import roll_die
from clutch.games.dragoon.dragons import gold_changes
from clutch.games.dragoon.moves import DROPS, PASS, PLAY_INTIMIDATE, ROLL_TRIBUTE
from clutch.games.dragoon.state import INSTANT, DragoonPosition
from clutch.games.dragoon.tiles import return_totem
from clutch.games.dragoon.windows import ReactionWindow, RedCardMoment
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Facts, Prompt, Refusal
from clutch.kernel.window import Window


def collect_tribute(state: DragoonPosition, seat: i64, chance: Chance) -> None:
    """A player's tribute: of the tile under its dragon, then by a roll for all others. Dragons do not move and nothing is drawn (DG-U8)."""
    collect_standing(state, seat)
    if count_eligible(state, seat) > 0:
        TRIBUTE_CHOICE.open(state, seat, chance)
    else:
        next_player(state)  # no roll, and no Intimidate (DG-U3, DG-G31, DG-G32, DG-X21)


def next_player(state: DragoonPosition) -> None:
    """This player's tribute is done."""
    state.place += 1


def is_eligible(state: DragoonPosition, seat: i64, cell: i64) -> bool:
    """An own claim without any dragon on it (DG-U2, DG-U3)."""
    return state.claimant(cell) == seat and not state.has_dragon(cell)


def count_eligible(state: DragoonPosition, seat: i64) -> i64:
    """How many tiles a player's roll is for (DG-U3)."""
    count: i64 = 0
    totem: vec[u8] = state.totem  # read as they lie, for speed
    own: u8 = u8(seat + 1)
    for cell in range(i64(CELLS)):
        if totem[cell] == own and is_eligible(state, seat, cell):
            count += 1
    return count


def collect_standing(state: DragoonPosition, seat: i64) -> None:
    """An own claim under the own dragon pays as for a middling roll, whatever is rolled or played (DG-U1)."""
    cell: i64 = state.cell_of(seat)
    if state.claimant(cell) == seat:
        gold: i64 = i64(STANDING_GOLD[i64(state.tile[cell])])
        state.gold[seat] = state.gold[seat] + gold
        if state.events is not None:
            facts: Facts = {"seat": int(seat), "cell": CELL_NAMES[cell], "gold": int(gold)}
            facts["changes"] = gold_changes(state, seat, gold)
            state.events.append(Event("DG-U1", "collected_standing", facts))


# Rolling, or Intimidate (DG-U4)


@final
class TributeChoice(RedCardMoment):
    """Rolling for tribute, or Intimidate in place of the roll (DG-U4)."""

    def __init__(self) -> None:
        super().__init__("tribute_choice", "DG-U4", [INTIMIDATE], ROLL_TRIBUTE)

    def open(self, state: DragoonPosition, seat: i64, chance: Chance) -> None:
        """Whoever holds Intimidate is asked, in `masked` and `fixed` whoever might (DG-U4, DG-Y4); others roll at once."""
        state.push(self.kind, seat)
        if self.comes_to(state, seat, chance):
            if state.events is not None:
                # In `instant` the question itself tells that Intimidate is in hand (DG-Y1).
                reveals = state.agreement.reaction_mode == INSTANT
                state.events.append(Event("DG-U4", "before_tribute", {"seat": int(seat)}, reveals=reveals))
            return
        state.pop()
        TRIBUTE_ROLLED.open(state, seat, chance)

    def decide(self, state: DragoonPosition, action: i64, chance: Chance) -> None:
        """The roll, or Intimidate in its place, which counts as a 6 and cannot be heckled (DG-K12, DG-X20)."""
        seat: i64 = state.asked()
        state.pop()
        if action == ROLL_TRIBUTE:
            TRIBUTE_ROLLED.open(state, seat, chance)
            return
        put_in_play(state, seat, INTIMIDATE)
        if state.events is not None:
            state.events.append(Event("DG-K12", "intimidated", {"seat": int(seat), "card": CARDS[INTIMIDATE]}, reveals=True))
        receive(state, seat, BEST_ROLL)

    def refuse(self, state: DragoonPosition, action: i64) -> Refusal | None:
        """Why a player cannot do this instead of its tribute roll."""
        if action == ROLL_TRIBUTE:
            return None
        if action != PLAY_INTIMIDATE:
            return Refusal("DG-U4", "tribute_now", {})
        return None if state.held(state.asked(), INTIMIDATE) else Refusal("DG-U4", "not_in_hand", {"card": CARDS[INTIMIDATE]})

    def window(self, state: DragoonPosition) -> Window | None:
        """In `masked` and `fixed` the choice is kept open like a window (DG-Y4)."""
        return None if state.agreement.reaction_mode == INSTANT else super().window(state)

    def prompt(self, state: DragoonPosition) -> Prompt:
        return Prompt("DG-U4", "tribute_choice", self.facts(state))


TRIBUTE_CHOICE: Final = TributeChoice()

ROLLER: Final = 0
ROLL: Final = 1


@final
class TributeRolled(ReactionWindow):
    """A tribute die was rolled: everybody may heckle (DG-U5, DG-W4)."""

    def __init__(self) -> None:
        super().__init__("tribute_rolled", "DG-W4", [HECKLERS])

    def open(self, state: DragoonPosition, seat: i64, chance: Chance) -> None:
        """A player rolls one die for all eligible tiles together; it stands unless somebody is asked (DG-U4)."""
        roll: i64 = roll_die(state, "DG-U4", "tribute_die", seat, chance)
        if state.events is not None:
            state.events.append(Event("DG-U4", "rolled_tribute", {"seat": int(seat), "roll": int(roll)}))
        state.push(self.kind, seat)
        state.carry(ROLLER, seat)
        state.carry(ROLL, roll)
        if not self.ask_from(state, 0, chance):
            state.pop()
            receive(state, seat, roll)

    def roller(self, state: DragoonPosition) -> i64:
        """Whose die it is."""
        return state.carried(ROLLER)

    def roll(self, state: DragoonPosition) -> i64:
        """What it shows."""
        return state.carried(ROLL)

    def candidates(self, state: DragoonPosition) -> i64:
        return state.players

    def candidate(self, state: DragoonPosition, place: i64) -> i64:
        """The roller first, then clockwise (DG-W4)."""
        return (self.roller(state) + place) % state.players

    def decide(self, state: DragoonPosition, action: i64, chance: Chance) -> None:
        """A player lets the roll stand, or Hecklers force another, which stands (DG-K16, DG-X29)."""
        seat: i64 = self.roller(state)
        roll: i64 = self.roll(state)
        if action == PASS:
            if self.passed_on(state, chance):
                return
        else:
            self.respond(state, action)
            roll = roll_die(state, "DG-U4", "tribute_die", seat, chance)
            if state.events is not None:
                state.events.append(Event("DG-K16", "rerolled_tribute", {"seat": int(seat), "roll": int(roll)}))
        state.pop()
        receive(state, seat, roll)

    def facts(self, state: DragoonPosition) -> Facts:
        return {"seat": int(self.roller(state)), "roll": int(self.roll(state))}

    def prompt(self, state: DragoonPosition) -> Prompt:
        return Prompt("DG-W4", "tribute_rolled", self.facts(state))


TRIBUTE_ROLLED: Final = TributeRolled()


# What the roll brings (DG-U6)


def receive(state: DragoonPosition, seat: i64, roll: i64) -> None:
    """The result for all eligible tiles together (DG-U6, DG-X18)."""
    if roll == WORST_ROLL:
        lose_claim(state, seat)
        return
    gold: i64 = 0
    cities: i64 = 0
    claims: i64 = 0
    for cell in range(i64(CELLS)):
        if state.is_claimed(cell) and is_eligible(state, seat, cell):
            gold += i64(TRIBUTE_GOLD[roll * 3 + i64(state.tile[cell])])
            claims += 1
            if state.tile[cell] == CITY:
                cities += 1
    state.gold[seat] = state.gold[seat] + gold
    if state.events is not None:
        facts: Facts = {"seat": int(seat), "gold": int(gold), "villages": int(claims - cities), "cities": int(cities)}
        facts["changes"] = gold_changes(state, seat, gold)
        if gold:
            facts.update(tribute_by_cell(state, seat, roll))
        state.events.append(Event("DG-U6", "collected" if gold else "collected_nothing", facts))
    next_player(state)


def tribute_by_cell(state: DragoonPosition, seat: i64, roll: i64) -> Facts:
    """What each eligible tile pays for a roll: the cells, and the gold of each."""
    cells = [int(cell) for cell in range(i64(CELLS)) if is_eligible(state, seat, cell)]
    return {"cells": [CELL_NAMES[cell] for cell in cells], "paid": [int(TRIBUTE_GOLD[roll * 3 + i64(state.tile[cell])]) for cell in cells]}


def lose_claim(state: DragoonPosition, seat: i64) -> None:
    """A 1 brings nothing and costs one claim of the player's choice; with one eligible tile there is nothing to choose (DG-U6, DG-G8, DG-X19)."""
    if count_eligible(state, seat) > 1:
        DROP_CLAIM.ask(state, seat)
        return
    for cell in range(i64(CELLS)):
        if is_eligible(state, seat, cell):
            drop(state, seat, cell)
            break
    next_player(state)


def drop(state: DragoonPosition, seat: i64, cell: i64) -> None:
    """An own totem goes back to the supply."""
    return_totem(state, cell)
    if state.events is not None:
        state.events.append(Event("DG-U6", "dropped", {"seat": int(seat), "cell": CELL_NAMES[cell]}))


@final
class DropClaim(Choice):
    """Which claim a 1 costs (DG-U6)."""

    def __init__(self) -> None:
        super().__init__("drop_claim", "DG-U6")

    def offer(self, state: DragoonPosition, actions: Actions) -> None:
        """Any eligible tile; claims under a dragon cannot be chosen (DG-U6)."""
        for cell in range(i64(CELLS)):
            if is_eligible(state, state.asked(), cell):
                actions.add(DROPS + cell)

    def decide(self, state: DragoonPosition, action: i64, chance: Chance) -> None:
        """The chosen claim is lost."""
        seat: i64 = state.asked()
        state.pop()
        drop(state, seat, action - DROPS)
        next_player(state)

    def refuse(self, state: DragoonPosition, action: i64) -> Refusal | None:
        """Why this claim cannot be given up."""
        if not DROPS <= action < PASS:
            return Refusal("DG-U6", "drop_now", {})
        cell: i64 = action - DROPS
        if is_eligible(state, state.asked(), cell):
            return None
        why = "dragon_there" if state.claimant(cell) == state.asked() else "not_your_claim"
        return Refusal("DG-U6", why, {"cell": CELL_NAMES[cell]})

    def prompt(self, state: DragoonPosition) -> Prompt:
        return Prompt("DG-U6", "drop_claim", self.facts(state))


DROP_CLAIM: Final = DropClaim()
