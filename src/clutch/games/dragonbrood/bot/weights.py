"""Rules of thumb for bots, as numbers: found by letting bots with slightly different numbers play each other many times."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

FOOD_NOW: Final = 0
"""What food is worth that this New Year asks for."""
FOOD_NEXT: Final = 1
"""The same for the next New Year."""
FOOD_REST: Final = 2
"""Any other food."""
DIG: Final = 3
"""What an excavation is worth beside the income that it opens."""
GEM_FOR_ELDER: Final = 4
"""How much of a jewel a gem is worth on the way to an Elder."""
READY_YOUNG: Final = 5
"""How ready a clan without a level 2 dragon is for an Elder; then one with level 2."""
READY_HALF: Final = 6
TIER_PART: Final = 7
"""What the way to the next tier of an account is worth of its interest."""
BUDGET: Final = 8
"""Points for each point of a trinket budget."""
HATCH: Final = 9
"""What hatching takes from the worth of a newborn."""
SECOND_TIME: Final = 10
"""How much of a first performance the second one brings."""
COPY: Final = 11
"""A visit to the Witch's Lair."""
POWER: Final = 12
"""How steeply the chance of winning a combat grows with strength."""
LONELY: Final = 13
"""How sure a prize is in Summer while nobody else is there."""
TRADE: Final = 14
"""A visit to the Menagerie."""
MINT: Final = 15
"""How much of an exchange's profit to count on."""

INCOME_WORTH: Final = 16
"""Each point of income in a year."""
CLIMB: Final = 17
"""What a magic level promises of the levels above it, for each New Year to come."""
BREWS: Final = 18
"""Each point of Alchemy in a year."""
SAVED_FOOD: Final = 19
"""What food is worth that Necromancy saves."""
TELEPATHY: Final = 20
"""What a level of Telepathy brings in a year."""
INTEREST: Final = 21
"""How sure interest is."""
PENDING: Final = 22
"""How much what a running visit promises counts."""

WEIGHTS: Final = vec[float](
    [
        1.55, 0.73, 0.46, 1.48, 0.25, 0.28, 0.53, 0.17,
        2.12, 6.19, 0.46, 4.7, 0.41, 0.88, 6.48, 0.81,
        1.3, 0.98, 1.19, 0.66, 0.57, 0.52, 1.1,
    ]
)  # fmt: skip

LATER: Final = 0
"""What a dragon will bring in the years after this one, by level; from here on for levels 1 to 4."""
PLACEMENT: Final = 4
"""What a placement in this year brings, by level."""
GROWN_STONES: Final = 8
"""The stones of a recipe for level 3, where a dragon waits for it."""
YOUNG_STONES: Final = 9
"""The stones of a recipe for level 2."""
ELDER_STONES: Final = 10
"""Three jewels for an Elder."""
LONGEST: Final = 7
"""How long a row of the table is: it goes by the New Years to come, this one included."""

BY_YEAR: Final = vec[float](
    [
        0.0, 0.0, 10.1, 19.2, 27.7, 36.3, 44.8,
        0.0, 0.0, 25.4, 46.3, 60.9, 75.8, 91.0,
        0.0, 0.0, 62.0, 107.8, 133.0, 157.6, 181.7,
        0.0, 0.0, 76.7, 142.3, 197.6, 252.4, 306.6,
        0.0, 2.8, 3.0, 2.9, 3.1, 3.4, 3.6,
        0.0, 8.3, 9.0, 5.6, 6.0, 6.5, 7.0,
        0.0, 12.3, 13.2, 6.8, 7.3, 7.9, 8.5,
        0.0, 28.5, 30.8, 28.2, 30.4, 32.8, 35.4,
        0.0, 1.9, 6.8, 5.8, 7.6, 9.1, 10.4,
        0.0, 0.4, 1.8, 1.1, 1.4, 1.8, 2.0,
        0.0, 1.5, 6.9, 11.4, 14.3, 13.4, 12.5,
    ]
)  # fmt: skip
"""What is worth more or less as the years pass: a row for each of the numbers above.

The later years are dear, because the centre of the board is open then: a dragon that is young now will be placed there too.
"""

SPREADS: Final = vec[float]([20.0, 30.0, 60.0, 80.0, 100.0, 50.0, 20.0])
"""How sure a lead is, by the New Years to come: one of so many expected points is taken for three games of four.

Early leads are caught up more often than that; the curve of stated chances says so, and the search goes by small differences all the same.
"""
