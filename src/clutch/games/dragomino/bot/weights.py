"""The weights of the formula, fitted to games of bots that use it. Most go by the rounds that are left."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

MOMMY: Final = vec[float]([1.0, 0.02, 0.04, 0.04, 0.04, 0.05, 0.09])
"""What holding the Mommy Dragon at a round's end is worth, by the rounds that are left: her point in the end, before that the first choice."""
SHELL: Final = vec[float]([0.6, 0.15, 0.1, 0.1, 0.1, 0.1, 0.1])
"""What a shell is worth: in the last round the Mommy Dragon stays more often than not, before that it breaks ties and lets choose first."""
TIE_BREAK: Final = 0.12
"""What a shell is worth as a tie breaker (DM-F3)."""
TERMS: Final = 11
"""How many numbers an island is judged by: see `prospects.outlook`."""
FUTURE_ROWS: Final[list[list[float]]] = [
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    [0.183, 0.319, 0.752, -0.148, -0.081, 0.003, 0.103, 0.012, -0.009, -0.11, -0.15],
    [0.272, 0.544, 0.858, -0.439, -0.282, -0.103, 0.703, 0.443, 0.047, -0.57, 0.262],
    [0.466, 0.627, 0.814, -0.711, -0.49, -0.259, 1.454, 0.97, 0.176, -1.581, 0.832],
    [0.615, 0.68, 0.614, -1.335, -0.256, -0.56, 1.733, 2.016, 0.353, -2.6, 1.503],
    [0.329, 0.765, 0.469, -2.482, -0.098, -1.007, 1.249, 3.526, 0.421, -2.139, 2.604],
    [0.134, 1.392, -0.699, -2.228, -0.206, -0.781, -0.206, 3.428, 0.801, 1.46, 3.294],
]
FUTURE: Final = vec[float]([weight for row in FUTURE_ROWS for weight in row])
"""What an island brings in all rounds to come once the seat has had its turn: a row of `TERMS` weights for each number of rounds that are left."""
PENDING_FUTURE_ROWS: Final[list[list[float]]] = [
    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    [0.373, 0.147, 0.522, 0.044, -0.284, 0.008, 0.462, -0.013, 0.033, -0.238, 0.216],
    [0.526, 0.308, 0.532, -0.58, -0.416, -0.215, 1.051, 0.851, 0.132, -0.764, 0.801],
    [0.825, 0.398, 0.369, -0.983, -0.747, -0.453, 1.646, 1.623, 0.318, -1.087, 1.399],
    [0.881, 0.497, -0.112, -1.76, -0.413, -0.836, 1.185, 2.937, 0.462, -0.355, 2.27],
    [0.465, 0.727, -0.132, -0.459, -0.55, -0.09, -0.55, 0.986, 0.348, 1.717, 3.253],
    [2.39, 1.364, -2.407, 0.204, 0.0, 0.611, 0.0, 0.353, 0.0, 0.0, 2.371],
]
PENDING_FUTURE: Final = vec[float]([weight for row in PENDING_FUTURE_ROWS for weight in row])
"""The same as long as its turn is to come: the next domino changes the island."""
PENDING_GAIN: Final = vec[float]([0.999, 0.724, 0.592, 0.521, 0.501, 0.483, 0.894])
"""What a dragon that a seat expects of the turn to come is worth: the place that brings it will be covered, which before the last round takes from the rounds to come."""
SPREAD: Final = vec[float]([0.3, 0.68, 0.85, 0.98, 1.1, 1.25, 1.32, 1.4])
"""How many points of lead make a victory about three times as likely as a defeat, by the rounds that are left after the last turn."""
USUAL_FIND: Final = 0.8
"""What a turn of a rival is taken to bring, at first sight."""
