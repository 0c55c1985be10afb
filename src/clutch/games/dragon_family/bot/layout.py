"""What each number of `features` means."""

from __future__ import annotations

from typing import Final

from clutch.games.dragon_family.components import COLOUR_KINDS, HAND_SIZE, HANDLERS, KINDS, NEST_PLACES, RESOURCE_KINDS, SEATS
from clutch.games.dragon_family.state import MOST_TILES
from clutch.kernel.layout import Field, Layout

STACK: Final = 64
"""How many places of the stack are shown."""

DRAGON: Final[list[Field]] = [
    ("dragon", 1, 255, "The dragon in the nest's place, plus 1."),
    ("native_food", 1, 255, "What it has eaten of its own food."),
    ("gold_food", 1, 255, "What it has eaten of gold."),
]


def layout() -> Layout:
    """Dragon Family's features. Seats are counted from the one that looks, plus 1; other numbers plus 1 where something can be absent or unknown, which is 0."""
    made = Layout(1)
    made.repeat(
        "tiles",
        MOST_TILES,
        [
            ("kind", 1, 255, "The tile's kind, plus 1; 0 where none was laid yet."),
            ("rotation", 1, 255, "How it was turned."),
            ("q", 1, 255, "Its column, from 1 on."),
            ("r", 1, 255, "Its row, from 1 on."),
            ("territory", 1, 255, "The name of its territory."),
            ("lair", 1, SEATS, "Whose lair is on it."),
            ("lair_dragon", 1, 255, "The dragon in that lair."),
        ],
    )
    made.add("hand", HAND_SIZE, 255, "The kinds of the tiles in the own hand, plus 1.")
    made.add("unknown", KINDS, 255, "How many tiles of each kind this seat has not seen.")
    made.add("supply", RESOURCE_KINDS, 255, "How many of each resource are left.")
    made.add("eggs", COLOUR_KINDS, 255, "How many eggs of each colour are left.")
    fields: list[Field] = [
        ("handlers", HANDLERS, 255, "The tile that each of its handlers stands on, plus 1."),
        ("hand_size", 1, 255, "How many tiles it holds."),
        ("lairs_left", 1, 255, "How many lairs it has left."),
        ("resources", RESOURCE_KINDS, 255, "How many of each resource it has."),
    ]
    for place in range(1, NEST_PLACES + 1):
        fields += [(f"nest_{place}_{name}", count, most, meaning) for name, count, most, meaning in DRAGON]
    fields.append(("known_tiles", KINDS, 255, "How many tiles of each kind this seat knows it to hold."))
    made.repeat("seats", SEATS, fields)
    made.add("stack", STACK, 255, "The kinds of the tiles in the stack from the bottom, plus 1, as far as this seat knows them.")
    for name, most, meaning in (
        ("stack_size", 255, "How many tiles the stack has."),
        ("first", SEATS, "Who begins each round."),
        ("turn", SEATS, "Whose turn it is."),
        ("step", 255, "Which step of the turn it is."),
        ("chosen_tile", 255, "The tile that was chosen, plus 1, if this seat may know it."),
        ("chosen_handler", 255, "The handler that was chosen, plus 1, if this seat may know it."),
        ("chosen_q", 255, "The column that was chosen, from 1 on, if this seat may know it."),
        ("chosen_r", 255, "The row that was chosen, from 1 on, if this seat may know it."),
        ("fed_dragon", 255, "The dragon that is being fed, plus 1."),
        ("end_cause", 255, "Why the game is coming to its end; 0 while it is not."),
        ("idle_rounds", 255, "How many rounds nothing has happened in."),
        ("progress", 1, "Whether something has happened in this round."),
        ("round", 255, "Which round it is."),
    ):
        made.add(name, 1, most, meaning)
    return made


LAYOUT: Final = layout()
