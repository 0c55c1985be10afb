"""The rule of thumb: count what lies in the horde and what placed dragons will bring, raise dragons early, dig, and never let anybody go hungry."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragonbrood.bot.holdings import gather
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import CLAN, END_VALUE, FOOD, GOLD, SPACES
from clutch.games.dragonbrood.scoring import bank_value, bonus_value, magic_value, trinket_value
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.state import State
from clutch.kernel.thumb import Thumb

YEARLY: Final = vec[float]([0.0, 3.0, 6.5, 12.0, 18.0])
"""What a dragon of a level earns in a year beyond what is in sight."""
INCOME: Final = 0.9
"""What an open income space is worth a year; more than a handful are hardly used."""
MEALS: Final = vec[float]([0.0, 1.0, 2.0, 3.0, 3.0])
"""What a dragon of a level eats, about."""
HUNGER: Final = 1.6
"""What a lacking meal costs."""
BANKED: Final = 0.25
"""How much more each year what lies in the bank will be, of its worth."""


@final
class DragonbroodRule(Thumb):
    """Counts treasure in hand and in sight, and what dragons, income and food mean for the years to come."""

    def __init__(self) -> None:
        super().__init__(22.0, 4)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, DragonbroodPosition)
        years: float = float(state.agreement.years - state.year)
        wealth = gather(state, seat)
        points: float = float(trinket_value(state, seat) + bonus_value(state, seat) + magic_value(state, seat))
        points += float(bank_value(state, seat)) * (1.0 + BANKED * years)
        for kind in range(i64(WIDE)):
            if wealth[kind] != 0.0:
                points += wealth[kind] * float(END_VALUE[kind])
        return points + clan_worth(state, seat, wealth, years) + income_worth(state, seat, years)


def clan_worth(state: DragonbroodPosition, seat: i64, wealth: vec[float], years: float) -> float:
    """What the dragons will earn if they are fed."""
    total: float = 0.0
    meals: float = 0.0
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        level: i64 = i64(state.level[dragon])
        if level:
            total += YEARLY[level] * years
            meals += MEALS[level]
    food: float = wealth[FOOD] + (0.5 * wealth[GOLD] if wealth[GOLD] < 2.0 else 1.0)
    lacking: float = meals - food
    if years > 0.0 and lacking > 0.0:
        total -= HUNGER * lacking
    elif years > 0.0:
        spare: float = min(food - meals, 4.0)
        total += 0.4 * spare
    return total


def income_worth(state: DragonbroodPosition, seat: i64, years: float) -> float:
    """What open income spaces pay until the end."""
    found: i64 = 0
    for space in range(i64(SPACES)):
        found += state.income[seat] >> space & 1
    useful: float = min(float(found), 6.0) + 0.25 * max(float(found) - 6.0, 0.0)
    return INCOME * useful * years
