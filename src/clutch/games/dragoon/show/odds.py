"""The odds of what a player could do next, from public facts and its own pieces alone."""

from __future__ import annotations

from typing import TypedDict

from clutch.games.dragoon.caves import host
from clutch.games.dragoon.components import CELL_NAMES, CELLS, COMBAT_PRIZE, DIE, NEIGHBOURS, NEIGHBOURS_FROM, TRIBUTE_GOLD
from clutch.games.dragoon.state import NOBODY, DragoonPosition
from clutch.games.dragoon.tribute import TRIBUTE_CHOICE, is_eligible
from clutch.games.dragoon.turn import TURN

ATTACK_WINS = sum(1 for attack in range(1, DIE + 1) for defence in range(1, DIE + 1) if attack >= defence) / DIE**2
"""How often the attacker wins without cards: 21 of 36, because ties are the attacker's (DG-B2)."""


class Odds(TypedDict):
    """One chance: what it is (`fight`, `steal_cave`, `steal_treasure` or `tribute`), where, against whom, how likely it goes well without cards, and the gold to be expected."""

    kind: str
    cell: str
    target: int | None
    chance: float
    gold: float


def odds(state: DragoonPosition, seat: int) -> list[Odds]:
    """The chances of the seat that decides now."""
    if state.kind() == TRIBUTE_CHOICE.kind:
        return [tribute_odds(state, seat)]
    if state.kind() != TURN.kind:
        return []
    found = fights(state, seat)
    here = int(state.cell_of(seat))
    owner = int(host(state, seat))
    if owner != NOBODY and state.gold[owner] > 0:
        found.append(
            {"kind": "steal_cave", "cell": CELL_NAMES[here], "target": owner, "chance": 1.0, "gold": mean_theft(int(state.gold[owner]))}
        )
    if state.treasure == here:
        found.append(
            {"kind": "steal_treasure", "cell": CELL_NAMES[here], "target": None, "chance": 1.0, "gold": mean_theft(int(state.thief_gold))}
        )
    return found


def fights(state: DragoonPosition, seat: int) -> list[Odds]:
    """The dragons one step away that can be attacked."""
    found: list[Odds] = []
    here = int(state.cell_of(seat))
    prize = int(COMBAT_PRIZE)
    for place in range(int(NEIGHBOURS_FROM[here]), int(NEIGHBOURS_FROM[here + 1])):
        cell = int(NEIGHBOURS[place])
        target = int(state.other_dragon(seat, cell))
        if target != NOBODY and not state.is_home(target) and not state.lay_waste:
            gold = ATTACK_WINS * min(prize, int(state.gold[target])) - (1 - ATTACK_WINS) * min(prize, int(state.gold[seat]))
            found.append({"kind": "fight", "cell": CELL_NAMES[cell], "target": target, "chance": ATTACK_WINS, "gold": gold})
    return found


def mean_theft(gold: int) -> float:
    """What a stealing die brings on the average.

    >>> mean_theft(100), mean_theft(1)
    (3.5, 1.0)
    """
    return sum(min(roll, gold) for roll in range(1, DIE + 1)) / DIE


def tribute_odds(state: DragoonPosition, seat: int) -> Odds:
    """How likely a tribute roll pays, and what on the average."""
    tiles = [int(state.tile[cell]) for cell in range(CELLS) if is_eligible(state, seat, cell)]
    pays = [sum(int(TRIBUTE_GOLD[roll * 3 + tile]) for tile in tiles) for roll in range(1, DIE + 1)]
    return {
        "kind": "tribute",
        "cell": CELL_NAMES[state.cell_of(seat)],
        "target": None,
        "chance": sum(1 for pay in pays if pay) / DIE,
        "gold": sum(pays) / DIE,
    }
