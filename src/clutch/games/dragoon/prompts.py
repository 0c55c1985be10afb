"""What must be decided now, in a form that everybody may read: a window's prompt tells what it is about, never who is asked (DG-Y1)."""

from __future__ import annotations

from typing import Final

from clutch.games.dragoon.box import CARDS
from clutch.games.dragoon.components import CELL_NAMES
from clutch.games.dragoon.state import (
    ASKED,
    ATTACKER,
    ATTACKER_TOTAL,
    CARD,
    CAVE_ENTERED,
    COMBAT_LOSING,
    DEED,
    DEEDS,
    DEFENDER,
    DEFENDER_TOTAL,
    ROLL,
    ROLLER,
    TILE_CONTESTED,
    TRIBUTE_ROLLED,
    TURN,
    WHITE_PLAYED,
    Island,
)
from clutch.kernel.statement import Facts, Prompt

DECISIONS: Final = [
    "choose_first", "turn", "roar", "tribute_choice", "drop_claim",
    "white_played", "cave_entered", "tile_contested", "tribute_rolled", "combat_losing",
]  # fmt: skip
"""The symbols of the decisions, in the order of their numbers."""
RULES: Final = ["DG-O2", "DG-T2", "DG-K4", "DG-U4", "DG-U6", "DG-W1", "DG-W2", "DG-W3", "DG-W4", "DG-W5"]
"""The rule behind each decision."""


def prompt(state: Island) -> Prompt:
    """The open decision."""
    if state.over:
        return Prompt("DG-E8", "over", {})
    decision = int(state.decision())
    if decision < WHITE_PLAYED:
        facts: Facts = {"seat": int(state.top(ASKED))}
        if decision == TURN:
            facts["points"] = int(state.action_points)
            if state.action_points == 0:
                return Prompt("DG-T3", "turn_spent", facts)
        return Prompt(RULES[decision], DECISIONS[decision], facts)
    return Prompt(RULES[decision], DECISIONS[decision], window_facts(state))


def window_facts(state: Island) -> Facts:
    """What the open window is about: public facts only."""
    decision = int(state.decision())
    if decision == WHITE_PLAYED:
        return {"seat": int(state.active), "card": CARDS[state.top(CARD)]}
    if decision == CAVE_ENTERED:
        return {"seat": int(state.active), "target": int(state.cave_owner(state.perch(state.active)))}
    if decision == TILE_CONTESTED:
        cell = int(state.perch(state.active))
        facts: Facts = {
            "seat": int(state.active),
            "target": int(state.claimant(cell)),
            "deed": DEEDS[state.top(DEED)],
            "cell": CELL_NAMES[cell],
        }
        return facts
    if decision == TRIBUTE_ROLLED:
        return {"seat": int(state.top(ROLLER)), "roll": int(state.top(ROLL))}
    assert decision == COMBAT_LOSING
    return {
        "seat": int(state.top(ATTACKER)),
        "target": int(state.top(DEFENDER)),
        "attack": int(state.top(ATTACKER_TOTAL)),
        "defence": int(state.top(DEFENDER_TOTAL)),
    }
