"""What befalls dragons out of turn: being sent home, and paying another dragon (rules, chapter Entering a cell: DG-M3, DG-M4)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragoon.state import NOBODY, DragoonPosition
from clutch.kernel.statement import Event


def send_home(state: DragoonPosition, seat: i64, rule: str) -> None:
    """A dragon is put in its own cave. This is not arriving (DG-M3), and no other dragon can be there (DG-M4, DG-G13)."""
    state.dragon[seat] = state.agreement.cave[seat]
    if state.events is not None:
        state.events.append(Event(rule, "sent_home", {"seat": int(seat)}))


def pay(state: DragoonPosition, payer: i64, payee: i64, gold: i64) -> i64:
    """One dragon pays another, or what it has if that is less (DG-G15, DG-G22, DG-G39): how much was paid. All gold stays among the players (DG-I7)."""
    paid: i64 = gold if gold < state.gold[payer] else state.gold[payer]
    state.gold[payer] = state.gold[payer] - paid
    state.gold[payee] = state.gold[payee] + paid
    return paid


def gold_changes(state: DragoonPosition, seat: i64, gold: i64, payer: i64 = NOBODY) -> list[int]:
    """By how much each seat's gold changes when one gains some, from nobody or from a payer: events tell it, so that nobody has to reckon it."""
    changes = [0] * int(state.players)
    changes[seat] += int(gold)
    if payer != NOBODY:
        changes[payer] -= int(gold)
    return changes
