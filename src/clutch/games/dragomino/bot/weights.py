"""The weights of the formula, fitted to games of bots that use it. Most go by the rounds that are left."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

MOMMY: Final = vec[float]([1.0, 0.4, 0.15, 0.15, 0.15, 0.15, 0.15])
"""What holding the Mommy Dragon at a round's end is worth, by the rounds that are left: her point in the end, before that the first choice."""
SHELL_STAYS: Final = 0.6
"""How likely she stays to the round's end with a seat that finds a shell."""
TIE_BREAK: Final = 0.15
"""What a shell is worth as a tie breaker (DM-F3)."""
FUTURE: Final = vec[float]([0.0, 0.7, 1.0, 1.15, 1.2, 1.15, 0.6])
"""How much of what one more domino finds on an island is found there in all rounds to come, by the rounds that are left, once the seat has had its turn."""
USUAL_FUTURE: Final = vec[float]([0.0, 0.7, 1.0, 1.1, 1.1, 1.2, 0.05])
"""What is taken off from that, so that a seat that has had its turn and one that has not can be compared."""
PENDING_FUTURE: Final = vec[float]([0.0, 0.54, 0.7, 0.72, 0.74, 0.55, 0.7])
"""The same as long as its turn is to come: the next domino changes the island."""
PENDING_GAIN: Final = vec[float]([0.9, 0.6, 0.52, 0.55, 0.53, 0.57, 0.9])
"""What a dragon that a seat expects of the turn to come is worth: the place that brings it will be covered, which before the last round takes from the rounds to come."""
SPREAD: Final = vec[float]([0.3, 0.68, 0.85, 0.98, 1.1, 1.25, 1.32, 1.4])
"""How many points of lead make a victory about three times as likely as a defeat, by the rounds that are left after the last turn."""
USUAL_FIND: Final = 0.8
"""What a turn of a rival is taken to bring, at first sight."""
