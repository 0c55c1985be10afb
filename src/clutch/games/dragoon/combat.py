"""Combat (rules, chapter Combat: DG-B1 to DG-B7).

Worked examples: DG-X11, DG-X12, DG-X26, DG-X27.
"""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragoon.components import CELL_NAMES, COMBAT_PRIZE, DIE, FEROCITY, FEROCITY_BONUS
from clutch.games.dragoon.dragons import pay, send_home
from clutch.games.dragoon.moves import PASS, reaction_kind
from clutch.games.dragoon.state import (
    ASKED,
    ATTACKER,
    ATTACKER_TOTAL,
    COMBAT_LOSING,
    DEFENDER,
    DEFENDER_TOTAL,
    NOBODY,
    Island,
)
from clutch.games.dragoon.windows import is_asked, losing_side, respond
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Event, Question

FACES = ["1", "2", "3", "4", "5", "6"]


def fight(state: Island, attacker: i64, defender: i64, chance: Chance) -> None:
    """Two dragons in one cell fight at once, at no cost; who arrived attacks (DG-B1). Attacker and defender roll a die each, in this order (DG-B2)."""
    attack: i64 = combat_die(state, attacker, chance)
    defence: i64 = combat_die(state, defender, chance)
    state.push(COMBAT_LOSING, attacker)
    state.set_top(ATTACKER, attacker)
    state.set_top(DEFENDER, defender)
    state.set_top(ATTACKER_TOTAL, attack)
    state.set_top(DEFENDER_TOTAL, defence)
    if state.events is not None:
        facts = {"seat": int(attacker), "target": int(defender), "roll": int(attack), "against": int(defence)}
        event = Event("DG-B2", "fought", {**facts, "cell": CELL_NAMES[state.perch(attacker)]})
        state.events.append(event)
    ask_loser(state)


def combat_die(state: Island, seat: i64, chance: Chance) -> i64:
    """One die of a fighter."""
    if chance.asks:
        chance.ask(Question("DG-B2", "combat_die", {"seat": int(seat)}, FACES))
    roll: i64 = chance.die(DIE)
    state.note_luck(roll)
    return roll


def ask_loser(state: Island) -> None:
    """Whoever is losing now may respond (DG-B3, DG-W5); one who is not asked has lost."""
    loser: i64 = losing_side(state)
    state.set_top(ASKED, loser)
    if not is_asked(state, loser):
        finish(state, True)


def answer(state: Island, action: i64) -> None:
    """The losing fighter passes, turns the result by Ferocity, or slips away (DG-B3, DG-K13, DG-K14)."""
    if action == PASS:
        finish(state, True)
        return
    loser: i64 = state.top(ASKED)
    respond(state, action)
    if reaction_kind(action) != FEROCITY:
        finish(state, False)  # Slippery Scales: the combat is lost, but nothing is paid (DG-K14)
        return
    side: i64 = ATTACKER_TOTAL if loser == state.top(ATTACKER) else DEFENDER_TOTAL
    state.set_top(side, state.top(side) + FEROCITY_BONUS)
    ask_loser(state)  # now the other is losing (DG-B3)


def finish(state: Island, pays: bool) -> None:
    """The loser pays 3 (DG-B4) and is sent home (DG-B5). Tiles, totems, the chest and hands are not touched (DG-B7)."""
    loser: i64 = losing_side(state)
    winner: i64 = state.top(ATTACKER) if loser == state.top(DEFENDER) else state.top(DEFENDER)
    state.pop()
    paid: i64 = pay(state, loser, winner, COMBAT_PRIZE) if pays else 0
    if state.events is not None:
        facts = {"seat": int(winner), "target": int(loser), "gold": int(paid)}
        state.events.append(Event("DG-B4", "won_combat" if pays else "slipped_away", dict(facts)))
    owner: i64 = state.cave_owner(state.perch(winner))
    if owner == NOBODY:
        send_home(state, loser, "DG-B5")
    else:
        # In the cave of one of the two its owner stays, whoever wins, and the intruder goes home (DG-B6, DG-G14).
        send_home(state, winner if owner == loser else loser, "DG-B6")
