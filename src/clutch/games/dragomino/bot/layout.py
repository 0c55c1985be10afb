"""What each number of `features` means."""

from __future__ import annotations

from typing import Final

from clutch.games.dragomino.components import DOMINOES, ROUNDS, SEATS, TERRAINS
from clutch.games.dragomino.moves import COLUMNS, ROWS
from clutch.games.dragomino.state import NAMES
from clutch.kernel.layout import Layout

SQUARE: Final = 8 + TERRAINS
"""A square: its terrain plus 1, and 8 more for a watering hole."""


def layout() -> Layout:
    """Dragomino's features. Seats are counted from the one that looks; terrains and dominoes are their numbers plus 1, and 0 where there is none."""
    made = Layout(1)
    made.repeat(
        "islands",
        SEATS,
        [
            (
                "squares",
                ROWS * COLUMNS,
                SQUARE,
                "The island row by row from the north-west corner: terrain plus 1, and 8 more for a watering hole.",
            )
        ],
    )
    made.add("stack", DOMINOES, 1, "Whether each domino is still to come.")
    made.add("offer", DOMINOES, 1, "Whether each domino is on offer.")
    made.add("discarded", DOMINOES, 1, "Whether each domino was thrown away.")
    made.add("picked", 1, DOMINOES, "The domino that is to be placed, plus 1.")
    made.add("step", 1, 255, "Which step of the turn it is.")
    made.repeat(
        "seats",
        SEATS,
        [
            ("dragons", 1, 255, "How many dragons the seat has."),
            ("shells", 1, 255, "How many shells it has."),
            ("points", 1, 255, "Its points."),
            ("mommy", 1, 1, "Whether the Mommy Dragon is with it."),
            ("placed", 1, ROUNDS, "How many dominoes it has taken."),
        ],
    )
    made.repeat(
        "piles",
        TERRAINS,
        [
            ("fresh", 1, 255, "How many tokens of the terrain nobody has looked at."),
            ("dragons", 1, 255, "How many dragons this seat has not seen in the pile."),
            ("shells", 1, 255, "How many shells this seat has not seen in the pile."),
            ("returned", NAMES, 3, "Each returned token: 1 a dragon, 2 a shell, 3 unknown to this seat, 0 where there is none."),
        ],
    )
    made.repeat(
        "tokens",
        2,
        [
            ("source", 1, 255, "Where a token in hand was taken from, plus 1."),
            ("face", 1, 3, "What it shows: 1 a dragon, 2 a shell, 3 unknown to this seat."),
        ],
    )
    made.add("connections", 7, SQUARE, "The connection being resolved and those that wait: terrain plus 1, and 8 more for a wet one.")
    made.add("round", 1, ROUNDS, "Which round it is.")
    made.add("first", 1, SEATS - 1, "How many seats after this one the seat sits that began the round.")
    made.add("turn", 1, SEATS - 1, "How many seats after this one the seat sits whose turn it is.")
    made.add("players", 1, SEATS, "How many seats play.")
    made.add("thirst", 1, 1, "Whether Dragon's Thirst is played.")
    made.add("tracked", 1, 1, "Whether returned tokens are told apart.")
    made.add("per_square", 1, 1, "Whether connections count for each square.")
    return made


LAYOUT: Final = layout()
