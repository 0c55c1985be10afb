"""All moves on one screen: the action space, and what each id means.

| ids | move | parameters |
|---|---|---|
| 0-9 | `discard ice` | dragon |
| 10-19 | `gain storm` | dragon |
| 20-35 | `interfere B1` | target, slot (from 0), card (from 1, for people) |
| 36-42 | `scry 3` | position |
| 43-52 | `ally fire` | dragon |
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.games.dragon_kin.components import DRAGONS, KIN_SIZE, LINE_SIZE, SEATS, TYPES
from clutch.kernel.move import Move, seat_letter

DISCARDS: Final = 0
GAINS: Final = 10
INTERFERES: Final = 20
SCRIES: Final = 36
ALLIANCES: Final = 43
ACTION_SPACE: Final = 53

assert GAINS == DISCARDS + TYPES
assert INTERFERES == GAINS + TYPES
assert SCRIES == INTERFERES + SEATS * KIN_SIZE
assert ALLIANCES == SCRIES + LINE_SIZE
assert ACTION_SPACE == ALLIANCES + TYPES


def interfere_target(action: i64) -> i64:
    """Whose kin card is turned up."""
    return (action - INTERFERES) // KIN_SIZE


def interfere_slot(action: i64) -> i64:
    """Which of that seat's kin cards is turned up, from 0."""
    return (action - INTERFERES) % KIN_SIZE


def make_move(action: int) -> Move:
    """The move of an id.

    >>> [str(make_move(action)) for action in (1, 13, 24, 38, 45)]
    ['discard ice', 'gain storm', 'interfere B1', 'scry 3', 'ally fire']
    """
    if action < GAINS:
        dragon = DRAGONS[action - DISCARDS]
        return Move(action, "discard", {"dragon": dragon}, f"discard {dragon}")
    if action < INTERFERES:
        dragon = DRAGONS[action - GAINS]
        return Move(action, "gain", {"dragon": dragon}, f"gain {dragon}")
    if action < SCRIES:
        target = int(interfere_target(action))
        slot = int(interfere_slot(action))
        return Move(action, "interfere", {"target": target, "slot": slot, "card": slot + 1}, f"interfere {seat_letter(target)}{slot + 1}")
    if action < ALLIANCES:
        position = action - SCRIES + 1
        return Move(action, "scry", {"position": position}, f"scry {position}")
    dragon = DRAGONS[action - ALLIANCES]
    return Move(action, "ally", {"dragon": dragon}, f"ally {dragon}")
