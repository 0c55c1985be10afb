"""What moves bring that is more than certain: what luck or another player may still change, for the seat that decides, from public facts and its own pieces alone."""

from __future__ import annotations

from typing import TypedDict

from clutch.games.dragoon.caves import host
from clutch.games.dragoon.components import BEST_ROLL, CELLS, COMBAT_PRIZE, DESTROY_GOLD, DIE, TRIBUTE_GOLD
from clutch.games.dragoon.decisions import DECISIONS
from clutch.games.dragoon.moves import CLAIM, DESTROY, FAIRWINDS, MOVES, PLAY_INTIMIDATE, ROLL_TRIBUTE, STEAL_CAVE, STEAL_TREASURE
from clutch.games.dragoon.show.odds import ATTACK_WINS, mean_theft, tribute_odds
from clutch.games.dragoon.state import NOBODY, DragoonPosition
from clutch.games.dragoon.tribute import is_eligible
from clutch.kernel.state import Actions


class Prospect(TypedDict):
    """What a move may bring: the move, what it is (`fight`, `destroy`, `steal_cave`, `steal_treasure`, `roll` or `intimidate`), against whom, how likely it goes well without cards,
    the gold to be expected, and the gold to be won and to be lost.
    """

    action: int
    kind: str
    target: int | None
    chance: float
    gold: float
    win: int
    lose: int


def prospects(state: DragoonPosition, seat: int) -> list[Prospect]:
    """What the moves of the seat that decides now may bring, as far as there is something to tell."""
    actions = Actions()
    DECISIONS[state.kind()].offer(state, actions)
    found: list[Prospect] = []
    for number in range(int(actions.count)):
        prospect = prospect_of(state, seat, int(actions.items[number]))
        if prospect is not None:
            found.append(prospect)
    return found


def prospect_of(state: DragoonPosition, seat: int, action: int) -> Prospect | None:
    """What a legal move may bring, if there is something to tell."""
    if MOVES <= action < CLAIM:
        return fight(state, seat, action, action - MOVES)
    if FAIRWINDS <= action < FAIRWINDS + CELLS:
        return fight(state, seat, action, action - FAIRWINDS)
    if action == DESTROY:
        return sure(action, "destroy", int(DESTROY_GOLD[int(state.tile[state.cell_of(seat)])]))
    if action == STEAL_CAVE:
        owner = int(host(state, seat))
        return theft(action, "steal_cave", owner, int(state.gold[owner]))
    if action == STEAL_TREASURE:
        return theft(action, "steal_treasure", None, int(state.thief_gold))
    if action == ROLL_TRIBUTE:
        odds = tribute_odds(state, seat)
        most = best_tribute(state, seat)
        return {"action": action, "kind": "roll", "target": None, "chance": odds["chance"], "gold": odds["gold"], "win": most, "lose": 0}
    if action == PLAY_INTIMIDATE:
        return sure(action, "intimidate", best_tribute(state, seat))
    return None


def fight(state: DragoonPosition, seat: int, action: int, cell: int) -> Prospect | None:
    """Arriving where another dragon is: a fight, unless the waste that the active player lays goes before it (DG-M1)."""
    target = int(state.other_dragon(seat, cell))
    if target == NOBODY or state.lay_waste:
        return None
    win = min(int(COMBAT_PRIZE), int(state.gold[target]))
    lose = min(int(COMBAT_PRIZE), int(state.gold[seat]))
    gold = ATTACK_WINS * win - (1 - ATTACK_WINS) * lose
    return {"action": action, "kind": "fight", "target": target, "chance": ATTACK_WINS, "gold": gold, "win": win, "lose": lose}


def theft(action: int, kind: str, target: int | None, gold: int) -> Prospect:
    """A stealing die."""
    return {"action": action, "kind": kind, "target": target, "chance": 1.0, "gold": mean_theft(gold), "win": min(DIE, gold), "lose": 0}


def sure(action: int, kind: str, gold: int) -> Prospect:
    """Gold that comes unless somebody stops it."""
    return {"action": action, "kind": kind, "target": None, "chance": 1.0, "gold": float(gold), "win": gold, "lose": 0}


def best_tribute(state: DragoonPosition, seat: int) -> int:
    """What the best roll would pay (DG-U6)."""
    return sum(int(TRIBUTE_GOLD[BEST_ROLL * 3 + int(state.tile[cell])]) for cell in range(CELLS) if is_eligible(state, seat, cell))
