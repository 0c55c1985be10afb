"""The numbers behind a bot's judgement, found by matches; no rule depends on them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

INCOME: Final = 0
"""Useful resources that a turn of exploring brings."""
FEEDING: Final = 1
"""Turns that a feeding still to be done costs, beside the food."""
SOFTNESS: Final = 2
"""How uncertain the count of turns is."""
LAIR_WORTH: Final = 3
"""A lair that stands, its points and the step towards the end."""
FOOD_WORTH: Final = 4
"""A dragon in the nest that will settle, by its food from 0 to 3."""
HOME_WORTH: Final = 8
"""A handler where a dragon can settle, by the dragon's food from 0 to 3."""
FOOD_IN_STOCK: Final = 12
"""A resource that a dragon of the nest wants."""
EGG_IN_STOCK: Final = 13
"""A resource for dragons to come."""
GOLD_IN_STOCK: Final = 14
SURPLUS: Final = 15
"""A resource that nobody wants."""
TERRITORY_HOPE: Final = 16
"""How much of the best territory's gain a grown dragon is credited with."""
GROWTH: Final = 17
"""A tile more in a territory that one leads; another's growth costs half of it."""
HAND_HOPE: Final = 18
"""How much the best use of the hand in the next turn counts already now."""
SPREAD: Final = 19
"""Points of lead that make a victory clearly likely at the end."""
SPREAD_PER_ROUND: Final = 20
"""And how many more for each round to come."""

WEIGHTS: Final = vec[float](
    [2.2, 0.2, 0.8, 4.6, 1.5, 2.0, 2.5, 3.0, 0.0, 0.05, 0.2, 0.4, 0.36, 0.27, 0.4, 0.03, 0.5, 0.8, 0.3, 1.6, 0.12],
)
"""In the order of the names above."""
