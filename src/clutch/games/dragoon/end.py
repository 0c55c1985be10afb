"""The end of a round and of the game (rules, chapter End and scoring: DG-E1 to DG-E8)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragoon.components import CELLS
from clutch.games.dragoon.state import NOBODY, POPULATE, DragoonPosition
from clutch.kernel.statement import Event


def end_round(state: DragoonPosition) -> None:
    """The end check, which nothing but the end of a round brings about (DG-R1, DG-E1), in the order of DG-E8 (DG-G48); else the next round."""
    leaders: i64 = count_leaders(state)
    reached: bool = most_gold(state) >= state.agreement.gold_goal  # 50 or more when the round is over, not in between (DG-G3, DG-X33)
    if (reached or state.sudden_death) and leaders == 1:  # in sudden death with less than 50 too (DG-G4, DG-X34)
        finish(state)
        return
    if reached and not state.sudden_death:
        state.sudden_death = True  # a tie at the top (DG-E3); other ties do not matter (DG-G5)
        if state.events is not None:
            state.events.append(Event("DG-E3", "sudden_death", {"gold": int(most_gold(state))}))
    if state.agreement.thief_wins and not reached and state.thief_gold >= state.agreement.gold_goal:
        state.everybody_lost = True  # DG-X43
        finish(state)
        return
    if state.round >= state.agreement.round_limit:
        finish(state)
        return
    state.round += 1
    state.phase = POPULATE
    state.first = NOBODY


def finish(state: DragoonPosition) -> None:
    """The game is over."""
    state.over = True
    if state.events is not None:
        state.events.append(verdict(state))


def verdict(state: DragoonPosition) -> Event:
    """Who has won, and whether by gold (DG-E2), at the last round (DG-E4), or the thief (DG-E7)."""
    if state.everybody_lost:
        return Event("DG-E7", "thief_won", {"gold": int(state.thief_gold)})
    reached: bool = most_gold(state) >= state.agreement.gold_goal or state.sudden_death
    rule = "DG-E2" if reached and count_leaders(state) == 1 else "DG-E4"
    best = [int(seat) for seat in range(state.players) if is_winner(state, seat)]
    return Event(rule, "won" if len(best) == 1 else "shared", {"seats": best, "gold": int(most_gold(state))})


def most_gold(state: DragoonPosition) -> i64:
    """The highest gold; it is counted on beyond 50 (DG-E5, DG-G34)."""
    best: i64 = 0
    for seat in range(state.players):
        best = max(best, state.gold[seat])
    return best


def count_leaders(state: DragoonPosition) -> i64:
    """How many players have the most gold (DG-E1)."""
    best: i64 = most_gold(state)
    leaders: i64 = 0
    for seat in range(state.players):
        if state.gold[seat] == best:
            leaders += 1
    return leaders


def totems_on_map(state: DragoonPosition, seat: i64) -> i64:
    """How many claims a player has."""
    count: i64 = 0
    for cell in range(i64(CELLS)):
        if state.claimant(cell) == seat:
            count += 1
    return count


def is_ahead(state: DragoonPosition, seat: i64, other: i64) -> bool:
    """More gold, or as much gold and more totems on the map (DG-E4, DG-E6, DG-X35)."""
    if state.gold[seat] != state.gold[other]:
        return state.gold[seat] > state.gold[other]
    return totems_on_map(state, seat) > totems_on_map(state, other)


def is_winner(state: DragoonPosition, seat: i64) -> bool:
    """Nobody is ahead (DG-E2, DG-E4); under DG-E7 nobody wins at all (DG-E8, DG-G36)."""
    if state.everybody_lost:
        return False
    for other in range(state.players):
        if is_ahead(state, other, seat):
            return False
    return True


def ranks(state: DragoonPosition) -> list[int]:
    """Each seat's rank: by gold, then totems on the map, then shared (DG-E6). If the thief won all share the last one (DG-E8)."""
    players = int(state.players)
    if state.everybody_lost:
        return [players] * players
    return [1 + sum(1 for other in range(players) if is_ahead(state, other, seat)) for seat in range(players)]
