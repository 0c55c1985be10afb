"""A round: four dominoes, and a turn for each seat (rules, chapter Round: DM-T1 to DM-T5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragomino.components import DOMINO_NAMES, DOMINOES, OFFER_SIZE, OFFERED_NAMES
from clutch.games.dragomino.scoring import end_game
from clutch.games.dragomino.state import PICK, DragominoPosition
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Event, Question


def start_round(state: DragominoPosition, chance: Chance) -> None:
    """Reveal four dominoes and fix the order (DM-T1, DM-T2)."""
    reveal(state, chance)
    # The holder of the Mommy Dragon begins, then clockwise. The order stays, wherever she goes in this round (DM-T2, DM-G15).
    state.first = state.mommy
    state.turn = state.first
    state.step = PICK
    if state.events is not None:
        state.events.append(Event("DM-T2", "order", {"seats": order(state)}))


def reveal(state: DragominoPosition, chance: Chance) -> None:
    """Four dominoes from the stack, face up (DM-T1). They lie in the order of their ids: the order of drawing means nothing."""
    stack: vec[u8] = state.stack
    left: i64 = stack_size(state) + OFFER_SIZE  # the round counts already
    for number in range(i64(OFFER_SIZE)):
        if chance.asks:
            facts = {"round": int(state.round), "number": int(number) + 1}
            chance.ask(Question("DM-T1", "domino", dict(facts), OFFERED_NAMES, more=OFFER_SIZE - number - 1))
        insert(state.offered, number, chance.draw(stack, left - number))
    if state.events is not None:
        state.events.append(Event("DM-T1", "revealed", {"round": int(state.round), "dominoes": offer_names(state)}, reveals=True))


def stack_size(state: DragominoPosition) -> i64:
    """How many dominoes are left once this round's are revealed: four less each round, so never too few (DM-T5, DM-S4)."""
    return DOMINOES - OFFER_SIZE * state.round


def insert(offered: vec[u8], count: i64, domino: i64) -> None:
    """Lay a domino between those of smaller and those of larger ids."""
    place: i64 = count
    while place > 0 and i64(offered[place - 1]) > domino + 1:
        offered[place] = offered[place - 1]
        place -= 1
    offered[place] = u8(domino + 1)


def offer_names(state: DragominoPosition) -> list[str]:
    """The dominoes that are on offer now, by id."""
    return [DOMINO_NAMES[int(code) - 1] for code in state.offered if code]


def order(state: DragominoPosition) -> list[int]:
    """The seats in the order of this round: each once (DM-T2)."""
    return [int((state.first + step) % state.players) for step in range(state.players)]


def end_turn(state: DragominoPosition, chance: Chance) -> None:
    """The next seat of the round (DM-T3), or the round's end."""
    seat: i64 = state.turn + 1
    if seat == state.players:
        seat = 0
    state.turn = seat
    state.step = PICK
    if state.turn == state.first:
        end_round(state, chance)


def end_round(state: DragominoPosition, chance: Chance) -> None:
    """Throw away what nobody took (DM-T4); then the next round, or with an empty stack the end (DM-T5, DM-F1)."""
    discard_rest(state)
    if stack_size(state) == 0:
        end_game(state)
        return
    state.round += 1
    start_round(state, chance)


def discard_rest(state: DragominoPosition) -> None:
    """The dominoes that nobody took leave the game: each seat takes one a round at any player count (DM-T4, DM-G6)."""
    if state.events is not None and offer_names(state):
        state.events.append(Event("DM-T4", "discarded", {"dominoes": offer_names(state)}))
    offered: vec[u8] = state.offered
    discarded: vec[u8] = state.discarded
    for place in range(i64(OFFER_SIZE)):
        if offered[place]:
            domino: i64 = i64(offered[place]) - 1
            discarded[domino] = 1
            offered[place] = 0
