"""Rules of thumb for bots, as numbers: found by letting bots with slightly different numbers play each other many times."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

YOUNG_PLACEMENT: Final = 0
"""What one placement of a dragon brings, by level; from here on for levels 1 to 4."""
LATE_PLACEMENT: Final = 4
"""The same once the centre of the board is open."""
HOPE: Final = 8
"""How much of an evolution's gain the stones for it are worth before it happens."""
FOOD_NOW: Final = 9
"""What food is worth that this New Year asks for."""
FOOD_NEXT: Final = 10
"""The same for the next New Year."""
FOOD_REST: Final = 11
"""Any other food."""
DIG: Final = 12
"""What an excavation is worth beside the income that it opens."""
PICK: Final = 13
"""One more income space in a year."""
ELDER_HOPE: Final = 14
"""How much of an Elder's gain three jewels are worth before it wakes."""
GEM_FOR_ELDER: Final = 15
"""How much of a jewel a gem is worth on that way."""
READY_YOUNG: Final = 16
"""How ready a clan without a level 2 dragon is for an Elder; then one with level 2."""
READY_HALF: Final = 17
CLIMB: Final = 18
"""What a magic level promises of the levels above it, for each New Year to come."""
NECROMANCY_FOOD: Final = 19
"""What food is worth that Necromancy saves in a year."""
TELEPATHY: Final = 20
"""What a level of Telepathy brings in a year."""
INTEREST: Final = 21
"""How sure interest is."""
TIER_PART: Final = 22
"""What the way to the next tier of an account is worth of its interest."""
BUDGET: Final = 23
"""Points for each point of a trinket budget."""
HATCH: Final = 24
"""What hatching takes from the worth of a newborn."""
SECOND_TIME: Final = 25
"""How much of a first performance the second one brings."""
COPY: Final = 26
"""A visit to the Witch's Lair."""
POWER: Final = 27
"""How steeply the chance of winning a combat grows with strength."""
LONELY: Final = 28
"""How sure a prize is in Summer while nobody else is there."""
TRADE: Final = 29
"""A visit to the Menagerie."""
MINT: Final = 30
"""How much of an exchange's profit to count on."""

WEIGHTS: Final = vec[float](
    [
        3.4, 5.4, 11.3, 27.2,
        3.8, 9.4, 23.8, 32.0,
        0.14, 1.4, 0.65, 0.4, 1.0, 5.0,
        0.31, 0.29, 0.32, 0.6,
        1.1, 0.75, 0.77,
        0.58, 0.2, 2.9, 4.5, 0.39, 5.9,
        0.32, 1.0, 7.1, 0.72,
    ]
)  # fmt: skip

SPREADS: Final = vec[float]([20.0, 30.0, 60.0, 80.0, 100.0, 50.0, 20.0])
"""How uncertain the end is, by the New Years to come: a lead of so many expected points wins about three games of four.

Fitted to the results of bots' games. It is widest in the middle: the first leads are few points, but they grow.
"""
