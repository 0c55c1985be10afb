"""Combat (rules, chapter Combat: DG-B1 to DG-B7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragoon.components import CELL_NAMES, COMBAT_PRIZE, FEROCITY, FEROCITY_BONUS, SLIPPERY_SCALES
from clutch.games.dragoon.dice import roll_die
from clutch.games.dragoon.dragons import gold_changes, pay, send_home
from clutch.games.dragoon.moves import PASS, reaction_kind
from clutch.games.dragoon.state import NOBODY, DragoonPosition
from clutch.games.dragoon.windows import ReactionWindow
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Event, Facts, Prompt, Refusal


def fight(state: DragoonPosition, attacker: i64, defender: i64, chance: Chance) -> None:
    """Two dragons in one cell fight at once, at no cost; who arrived attacks (DG-B1). Attacker and defender roll a die each, in this order (DG-B2)."""
    attack: i64 = roll_die(state, "DG-B2", "combat_die", attacker, chance)
    defence: i64 = roll_die(state, "DG-B2", "combat_die", defender, chance)
    if state.events is not None:
        facts = {"seat": int(attacker), "target": int(defender), "roll": int(attack), "against": int(defence)}
        event = Event("DG-B2", "fought", {**facts, "cell": CELL_NAMES[state.cell_of(attacker)]})
        state.events.append(event)
    COMBAT_LOSING.open(state, attacker, defender, attack, defence, chance)


ATTACKER: Final = 0
DEFENDER: Final = 1
ATTACK: Final = 2
DEFENCE: Final = 3


@final
class CombatLosing(ReactionWindow):
    """The losing fighter may turn the fight, or lose it for nothing (DG-W5)."""

    def __init__(self) -> None:
        super().__init__("combat_losing", "DG-W5", [FEROCITY, SLIPPERY_SCALES])

    def open(self, state: DragoonPosition, attacker: i64, defender: i64, attack: i64, defence: i64, chance: Chance) -> None:
        """A fight with what both have rolled."""
        state.push(self.kind, attacker)
        state.carry(ATTACKER, attacker)
        state.carry(DEFENDER, defender)
        state.carry(ATTACK, attack)
        state.carry(DEFENCE, defence)
        self.ask_loser(state, chance)

    def attacker(self, state: DragoonPosition) -> i64:
        """Who arrived."""
        return state.carried(ATTACKER)

    def defender(self, state: DragoonPosition) -> i64:
        """Who was there."""
        return state.carried(DEFENDER)

    def attack(self, state: DragoonPosition) -> i64:
        """The attacker's total."""
        return state.carried(ATTACK)

    def defence(self, state: DragoonPosition) -> i64:
        """The defender's total."""
        return state.carried(DEFENCE)

    def attacker_wins(self, state: DragoonPosition) -> bool:
        """Ties go to the attacker (DG-B2, DG-X11)."""
        return self.attack(state) >= self.defence(state)

    def loser(self, state: DragoonPosition) -> i64:
        """Who is losing as things stand."""
        return self.defender(state) if self.attacker_wins(state) else self.attacker(state)

    def works(self, state: DragoonPosition, kind: i64) -> bool:
        """Ferocity must turn the result: the attacker needs a tie, the defender more (DG-K13, DG-X26)."""
        if kind != FEROCITY:
            return True
        if self.attacker_wins(state):
            return self.defence(state) + FEROCITY_BONUS > self.attack(state)
        return self.attack(state) + FEROCITY_BONUS >= self.defence(state)

    def ask_loser(self, state: DragoonPosition, chance: Chance) -> None:
        """Whoever is losing now may respond (DG-B3, DG-W5); one who is not asked has lost."""
        loser: i64 = self.loser(state)
        state.ask_instead(loser)
        if not self.comes_to(state, loser, chance):
            self.finish(state, True)

    def decide(self, state: DragoonPosition, action: i64, chance: Chance) -> None:
        """The losing fighter passes, turns the result by Ferocity, or slips away (DG-B3, DG-K13, DG-K14)."""
        if action == PASS:
            self.finish(state, True)
            return
        self.respond(state, action)
        if reaction_kind(action) != FEROCITY:
            self.finish(state, False)  # Slippery Scales: the combat is lost, but nothing is paid (DG-K14, DG-X27)
            return
        side: i64 = DEFENCE if self.attacker_wins(state) else ATTACK
        state.carry(side, state.carried(side) + FEROCITY_BONUS)
        self.ask_loser(state, chance)  # now the other is losing (DG-B3)

    def finish(self, state: DragoonPosition, pays: bool) -> None:
        """The loser pays 3 (DG-B4) and is sent home (DG-B5), where it plays on if it is its turn (DG-X12). Tiles, totems, the chest and hands are not touched (DG-B7)."""
        loser: i64 = self.loser(state)
        winner: i64 = self.attacker(state) if self.attacker_wins(state) else self.defender(state)
        state.pop()
        paid: i64 = pay(state, loser, winner, COMBAT_PRIZE) if pays else 0
        if state.events is not None:
            facts: Facts = {"seat": int(winner), "target": int(loser), "gold": int(paid)}
            facts["changes"] = gold_changes(state, winner, paid, loser)
            state.events.append(Event("DG-B4", "won_combat" if pays else "slipped_away", facts))
        owner: i64 = state.cave_owner(state.cell_of(winner))
        if owner == NOBODY:
            send_home(state, loser, "DG-B5")
        else:
            # In the cave of one of the two its owner stays, whoever wins, and the intruder goes home (DG-B6, DG-G14).
            send_home(state, winner if owner == loser else loser, "DG-B6")

    def refuse_misfit(self, kind: i64) -> Refusal:
        return Refusal("DG-K13", "ferocity_too_weak", {}) if kind == FEROCITY else super().refuse_misfit(kind)

    def facts(self, state: DragoonPosition) -> Facts:
        return {
            "seat": int(self.attacker(state)),
            "target": int(self.defender(state)),
            "attack": int(self.attack(state)),
            "defence": int(self.defence(state)),
        }

    def prompt(self, state: DragoonPosition) -> Prompt:
        return Prompt("DG-W5", "combat_losing", self.facts(state))


COMBAT_LOSING: Final = CombatLosing()
