"""What each number of `features` means."""

from __future__ import annotations

from typing import Final

from clutch.games.dragon_kin.components import KIN_SIZE, LINE_SIZE, SEATS, TYPES
from clutch.kernel.layout import Layout


def layout() -> Layout:
    """Dragon Kin's features. Seats are counted from the one that looks; a kind of card is its number plus 1, and 0 where there is none or it is unknown."""
    made = Layout(1)
    made.add("in_play", TYPES, 255, "How many cards of each kind are in the game.")
    made.add("hand", TYPES, 255, "How many cards of each kind the own hand holds.")
    made.add("gallery", TYPES, 255, "How many cards of each kind lie in the gallery.")
    made.add("line", LINE_SIZE, TYPES, "The kind of the card at each place of the royal line, as far as this seat knows it.")
    made.repeat("line_seen", LINE_SIZE, [("by", SEATS, 1, "Whether each seat has seen the card at this place of the royal line.")])
    made.repeat(
        "seats",
        SEATS,
        [
            ("hand_size", 1, 255, "How many cards the seat holds."),
            ("kin", KIN_SIZE, TYPES, "The kind of each of its kin, as far as this seat knows it."),
            ("kin_facing", KIN_SIZE, 2, "Each of its kin: 1 face down, 2 face up."),
            ("total", 2, 255, "Its points of all rounds, in two bytes, the higher first."),
        ],
    )
    made.add("step", 1, 255, "Which step of the turn it is.")
    made.add("round", 1, 255, "Which round it is.")
    made.add("dealer", 1, SEATS - 1, "How many seats after this one the dealer sits.")
    made.add("turn", 1, SEATS - 1, "How many seats after this one the seat sits whose turn it is.")
    return made


LAYOUT: Final = layout()
