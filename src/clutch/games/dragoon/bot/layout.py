"""What each number of `features` means."""

from __future__ import annotations

from typing import Final

from clutch.games.dragoon.components import CELLS, KINDS, SEATS
from clutch.kernel.layout import Layout
from clutch.kernel.stack import CARRIES


def layout() -> Layout:
    """Dragoon's features. Seats are counted from the one that looks, plus 1, and 0 for nobody; numbers above 255 are 255."""
    made = Layout(1)
    made.repeat(
        "cells",
        CELLS,
        [
            ("tile", 1, 255, "Which tile lies in the cell: none, a village or a city."),
            ("totem", 1, SEATS, "Whose totem stands there."),
            ("cave", 1, SEATS, "Whose cave it is."),
            ("dragon", 1, SEATS, "Whose dragon is there; this seat's own first."),
            ("chest", 1, 1, "Whether the treasure lies there."),
        ],
    )
    made.repeat(
        "seats",
        SEATS,
        [
            ("gold", 1, 255, "The seat's gold."),
            ("totems", 1, 255, "How many totems it has left."),
            ("hand_size", 1, 255, "How many cards it holds."),
            ("known_cards", KINDS, 255, "How many cards of each kind this seat knows it to hold; zeros for itself."),
        ],
    )
    made.repeat(
        "cards",
        KINDS,
        [
            ("hand", 1, 255, "How many cards of the kind the own hand holds."),
            ("discarded", 1, 255, "How many lie in the discard pile."),
            ("in_play", 1, 255, "How many are in play."),
            ("shuffled_in", 1, 255, "Of how many the deck was formed."),
            ("drawn", 1, 255, "How many of these this seat has drawn since."),
        ],
    )
    for name, most, meaning in (
        ("thief_gold", 255, "The thief's gold."),
        ("tile_supply", 255, "How many tiles are left."),
        ("deck_size", 255, "How many cards the deck has."),
        ("phase", 255, "Which phase of the round it is."),
        ("round", 255, "Which round it is."),
        ("action_points", 255, "How many actions are left."),
        ("lay_waste", 1, "Whether the active player is laying waste."),
        ("sudden_death", 1, "Whether sudden death has begun."),
        ("first", SEATS, "Who goes first in this round."),
        ("active", SEATS, "Whose turn it is."),
        ("place", 255, "How far the round has come."),
        ("decision", 255, "Which kind of decision is open, plus 1; 0 at the end."),
        ("asked", SEATS, "Who is asked; in a window only whether it is this seat."),
    ):
        made.add(name, 1, most, meaning)
    made.add("window", CARRIES, 255, "What an open window is about: the numbers that it carries.")
    return made


LAYOUT: Final = layout()
