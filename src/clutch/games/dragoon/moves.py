"""All moves on one screen: the action space, and what each id means. Cells are written black, red; seats are letters.

| ids | move | rule |
|---|---|---|
| 0-3 | `first B` | DG-O2 |
| 4-39 | `move 3,2` | DG-A1 |
| 40-43 | `claim`, `destroy`, `steal cave`, `steal treasure` | DG-A2 to DG-A5 |
| 44-60 | `cycle scorch` | DG-A6 |
| 61, 62 | `draw`, `end` | DG-A7, DG-A9 |
| 63-98 | `play fairwind 3,2` | DG-K1 |
| 99-102 | `play second_wind`, `play menacing_roar`, `play lay_waste`, `play new_arrivals` | DG-K2 to DG-K9 |
| 103-106 | `play thief B` | DG-K5 |
| 107-142 | `play scorch 3,2` | DG-K6 |
| 143-178 | `play uprising 3,2` | DG-K7 |
| 179-214 | `play boom_town 3,2` | DG-K8 |
| 215-218 | `play sleight_of_claw B` | DG-K10 |
| 219 | `play creature_comfort` | DG-K11 |
| 220-255, 256 | `roar 3,2`, `roar stop` | DG-K4 |
| 257, 258 | `roll`, `play intimidate` | DG-U4 |
| 259-294 | `drop 3,2` | DG-U6 |
| 295 | `pass` | DG-W6 |
| 296-301 | `react snuff_out` and the other red cards | DG-W1 to DG-W5 |
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon.component_file import CARDS
from clutch.games.dragoon.components import (
    BOOM_TOWN,
    CELL_NAMES,
    CELLS,
    CREATURE_COMFORT,
    FAIRWIND,
    FEROCITY,
    HECKLERS,
    INTIMIDATE,
    KINDS,
    LAY_WASTE,
    LOYAL_SUBJECTS,
    MENACING_ROAR,
    NEW_ARRIVALS,
    SCORCH,
    SEATS,
    SECOND_WIND,
    SLEIGHT_OF_CLAW,
    SLIPPERY_SCALES,
    SNUFF_OUT,
    THIEF,
    UPRISING,
)
from clutch.kernel.move import Move, seat_letter

FIRSTS: Final = 0
MOVES: Final = 4
CLAIM: Final = 40
DESTROY: Final = 41
STEAL_CAVE: Final = 42
STEAL_TREASURE: Final = 43
CYCLES: Final = 44
DRAW: Final = 61
END_TURN: Final = 62
FAIRWINDS: Final = 63
PLAY_SECOND_WIND: Final = 99
PLAY_MENACING_ROAR: Final = 100
PLAY_LAY_WASTE: Final = 101
PLAY_NEW_ARRIVALS: Final = 102
THIEVES: Final = 103
SCORCHES: Final = 107
UPRISINGS: Final = 143
BOOM_TOWNS: Final = 179
SLEIGHTS: Final = 215
PLAY_CREATURE_COMFORT: Final = 219
ROARS: Final = 220
ROAR_STOP: Final = 256
ROLL_TRIBUTE: Final = 257
PLAY_INTIMIDATE: Final = 258
DROPS: Final = 259
PASS: Final = 295
REACTS: Final = 296
ACTION_SPACE: Final = 302
NONE: Final = -1
"""No move, or no card."""

REACTIONS: Final = [SNUFF_OUT, CREATURE_COMFORT, LOYAL_SUBJECTS, HECKLERS, FEROCITY, SLIPPERY_SCALES]
"""The red cards that answer in windows, in the order of their ids from `REACTS`."""

assert MOVES == FIRSTS + SEATS
assert CLAIM == MOVES + CELLS
assert CYCLES == STEAL_TREASURE + 1
assert DRAW == CYCLES + KINDS
assert FAIRWINDS == END_TURN + 1
assert PLAY_SECOND_WIND == FAIRWINDS + CELLS
assert THIEVES == PLAY_NEW_ARRIVALS + 1
assert SCORCHES == THIEVES + SEATS
assert UPRISINGS == SCORCHES + CELLS
assert BOOM_TOWNS == UPRISINGS + CELLS
assert SLEIGHTS == BOOM_TOWNS + CELLS
assert PLAY_CREATURE_COMFORT == SLEIGHTS + SEATS
assert ROARS == PLAY_CREATURE_COMFORT + 1
assert ROAR_STOP == ROARS + CELLS
assert DROPS == PLAY_INTIMIDATE + 1
assert PASS == DROPS + CELLS
assert REACTS + len(REACTIONS) == ACTION_SPACE


PLAYS: Final = [
    (FAIRWIND, FAIRWINDS, CELLS),
    (SECOND_WIND, PLAY_SECOND_WIND, 1),
    (MENACING_ROAR, PLAY_MENACING_ROAR, 1),
    (LAY_WASTE, PLAY_LAY_WASTE, 1),
    (NEW_ARRIVALS, PLAY_NEW_ARRIVALS, 1),
    (THIEF, THIEVES, SEATS),
    (SCORCH, SCORCHES, CELLS),
    (UPRISING, UPRISINGS, CELLS),
    (BOOM_TOWN, BOOM_TOWNS, CELLS),
    (SLEIGHT_OF_CLAW, SLEIGHTS, SEATS),
    (CREATURE_COMFORT, PLAY_CREATURE_COMFORT, 1),
]
"""The cards that are played in the own turn: the first id of each, and how many targets it has ids for."""

CELL_CARDS: Final = [kind for kind, _, count in PLAYS if count == CELLS]
"""The cards that name a cell."""
SEAT_CARDS: Final = [kind for kind, _, count in PLAYS if count == SEATS]
"""The cards that name a player."""
PLAYS_FROM: Final = {kind: first for kind, first, _ in PLAYS}

PLAY_CARDS: Final[vec[u8]] = vec[u8]([kind for kind, _first, count in PLAYS for _target in range(count)])
"""The card of each id from `FAIRWINDS` to `PLAY_CREATURE_COMFORT`."""
PLAY_TARGETS: Final[vec[u8]] = vec[u8]([target for _kind, _first, count in PLAYS for target in range(count)])
REACTION_CARDS: Final[vec[u8]] = vec[u8](REACTIONS)
ANSWERS: Final[vec[i64]] = vec[i64](
    [REACTS + REACTIONS.index(kind) if kind in REACTIONS else PLAY_INTIMIDATE if kind == INTIMIDATE else NONE for kind in range(KINDS)]
)
"""With which id each card is played at the moment that it names."""


assert len(PLAY_CARDS) == ROARS - FAIRWINDS
assert all(PLAY_CARDS[first - FAIRWINDS] == kind and PLAY_TARGETS[first - FAIRWINDS] == 0 for kind, first, _ in PLAYS)


def card_of(action: i64) -> i64:
    """The kind of card that a `play` of the own turn plays (ids from `FAIRWINDS` to `PLAY_CREATURE_COMFORT`)."""
    return i64(PLAY_CARDS[action - FAIRWINDS])


def target_of(action: i64) -> i64:
    """The cell or seat that a `play` of the own turn names; 0 where the card names none."""
    return i64(PLAY_TARGETS[action - FAIRWINDS])


def reaction_kind(action: i64) -> i64:
    """The red card of a `react`."""
    return i64(REACTION_CARDS[action - REACTS])


def answer_with(kind: i64) -> i64:
    """The move that plays a red card at the moment that it names."""
    return ANSWERS[kind]


def red_card_of(action: i64) -> i64:
    """The red card that a move plays at the moment that it names, or `NONE` for every other move."""
    if action == PLAY_INTIMIDATE:
        return INTIMIDATE
    if action >= REACTS:
        return reaction_kind(action)
    return NONE


def make_move(action: int) -> Move:
    """The move of an id.

    >>> [str(make_move(action)) for action in (1, 12, 42, 48, 71, 99, 104, 228, 295, 296)]
    ['first B', 'move 3,2', 'steal cave', 'cycle scorch', 'play fairwind 3,2', 'play second_wind', 'play thief B', 'roar 3,2', 'pass', 'react snuff_out']
    """
    if action < MOVES:
        return Move(action, "first", {"target": action - FIRSTS}, f"first {seat_letter(action - FIRSTS)}")
    if action < CLAIM:
        return at_cell(action, "move", action - MOVES)
    if action < CYCLES:
        kind, notation = [("claim", "claim"), ("destroy", "destroy"), ("steal_cave", "steal cave"), ("steal_treasure", "steal treasure")][
            action - CLAIM
        ]
        return Move(action, kind, {}, notation)
    if action < DRAW:
        return Move(action, "cycle", {"card": CARDS[action - CYCLES]}, f"cycle {CARDS[action - CYCLES]}")
    if action == DRAW:
        return Move(action, "draw", {}, "draw")
    if action == END_TURN:
        return Move(action, "end", {}, "end")
    if action < ROARS:
        return make_play(action)
    if action < ROAR_STOP:
        return at_cell(action, "roar", action - ROARS)
    if action == ROAR_STOP:
        return Move(action, "roar_stop", {}, "roar stop")
    if action == ROLL_TRIBUTE:
        return Move(action, "roll", {}, "roll")
    if action == PLAY_INTIMIDATE:
        return Move(action, "play", {"card": CARDS[INTIMIDATE]}, "play intimidate")
    if action < PASS:
        return at_cell(action, "drop", action - DROPS)
    if action == PASS:
        return Move(action, "pass", {}, "pass")
    card = CARDS[reaction_kind(action)]
    return Move(action, "react", {"card": card}, f"react {card}")


def at_cell(action: int, kind: str, cell: int) -> Move:
    """A move that names a cell."""
    return Move(action, kind, {"cell": CELL_NAMES[cell]}, f"{kind} {CELL_NAMES[cell]}")


def make_play(action: int) -> Move:
    """The play of a card in the own turn, with its target."""
    kind = int(card_of(action))
    card = CARDS[kind]
    target = int(target_of(action))
    if kind in SEAT_CARDS:
        return Move(action, "play_at", {"card": card, "target": target}, f"play {card} {seat_letter(target)}")
    if kind in CELL_CARDS:
        return Move(action, "play_on", {"card": card, "cell": CELL_NAMES[target]}, f"play {card} {CELL_NAMES[target]}")
    return Move(action, "play", {"card": card}, f"play {card}")
