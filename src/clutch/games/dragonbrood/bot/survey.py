"""What everybody can see of a position of Dragonbrood, player by player, as the inputs of a network: computed once, whoever looks at it.

The formula's own parts, and beside them what they are made of. Quantities rise through a few inputs each: with an input for every amount a network of so few games learned which game it had seen, and played very badly.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragonbrood.account_tables import ACCOUNTS
from clutch.games.dragonbrood.bot.evaluate import clan_value, income_worth, pending_gain, treasure
from clutch.games.dragonbrood.bot.growth import has_elder, stone_value
from clutch.games.dragonbrood.bot.holdings import food_needed, food_value, gather
from clutch.games.dragonbrood.bot.prospects import accounts_value, node_value
from clutch.games.dragonbrood.bot.weights import PENDING, WEIGHTS
from clutch.games.dragonbrood.components import CLAN, EGGS, FOOD, GOLD, HUES, KINDS, SEATS, SPACES, SUMMER, TRINKETS, WINTER
from clutch.games.dragonbrood.dragons import is_placeable
from clutch.games.dragonbrood.state import EGGS_LEFT, LEADER, MAGIC, SUMMER_NURSERY, WINTER_NURSERY, DragonbroodPosition
from clutch.kernel.network import Inputs

TREASURE: Final = 0
"""What the end would pay now, by 100 points (8 inputs); here as below a quantity rises through its inputs."""
CLAN_VALUE: Final = 8
"""What the dragons will bring, by 100 (8)."""
STONES: Final = 16
"""What stones are good for, by 20 (2)."""
FOODS: Final = 18
"""The same of food, by 24 (2)."""
INCOMES: Final = 20
"""What the income track will pay, by 50 (3)."""
MAGIC_VALUE: Final = 23
"""What magic will bring, by 60 (3)."""
INTERESTS: Final = 26
"""What accounts will pay, by 12 (2)."""
PROMISES: Final = 28
"""What a running visit promises, by 32 (2)."""
LEVELS: Final = 30
"""Dragons of levels 1 to 4, by three (2 each)."""
TO_PLACE: Final = 38
"""Of these still to be placed in this season (2 each)."""
NURSED: Final = 46
"""Dragons in the Summer and in the Winter nursery, up to three (1 each)."""
HUED: Final = 48
"""Colours of dragons of level 2 and 3 (12 each)."""
ITEMS: Final = 72
"""Items of each kind, up to six, and twelve beyond (2 each)."""
NODE: Final = 100
"""Where the crystal ball is (28)."""
UNCOVERED: Final = 128
"""Open income spaces, by eight (3)."""
BANKS: Final = 131
"""Accounts, by three (2)."""
CURIOS: Final = 133
"""Trinkets, by five (2)."""
EGGS_HELD: Final = 135
"""Eggs, up to six (1)."""
AWAKE: Final = 136
"""The own Elder is awake."""
LED: Final = 137
"""The clan has a leader."""
HUNGER: Final = 138
"""Food that is missing at this New Year, then at the next if gold is spent on it, from -10 to 10 (2 each)."""
BLOCK: Final = 142
"""Inputs of a player."""
NODES_KNOWN: Final = 28
FEW_ITEMS: Final = 6.0
MANY_ITEMS: Final = 12.0
FARTHEST: Final = 10.0


@final
class Survey:
    """The public side of a position."""

    def __init__(self) -> None:
        self.blocks: Final = [Inputs() for _ in range(SEATS)]
        """Each player's inputs, the first of a block being number 0."""
        self.totals: Final = vec[float]([0.0] * SEATS)
        """The points that the formula expects each player to have at the end."""
        self.treasures: Final = vec[float]([0.0] * SEATS)
        """What each player would have if the game ended now."""

    def look(self, state: DragonbroodPosition) -> None:
        """Look at a position."""
        for seat in range(state.players):
            block = self.blocks[seat]
            block.count = 0
            self.look_at(state, seat, block)

    def look_at(self, state: DragonbroodPosition, seat: i64, block: Inputs) -> None:
        """Look at one player: the formula's parts, then what lies on the table."""
        wealth = gather(state, seat)
        food: float = wealth[FOOD]
        gold: float = wealth[GOLD]
        now: float = treasure(state, seat, wealth)
        meals: float = food_value(state, seat, food, gold)
        stones: float = stone_value(state, seat, wealth)  # uses the wealth up
        dragons: float = clan_value(state, seat)
        income: float = income_worth(state, seat)
        magic: float = node_value(state, seat, state.noted(seat, MAGIC))
        interest: float = accounts_value(state, seat)
        promised: float = WEIGHTS[PENDING] * pending_gain(state, seat)
        self.treasures[seat] = now
        self.totals[seat] = now + (meals + stones) + (dragons + income + magic + interest) + promised
        block.rise(TREASURE, now / 100.0, 8)
        block.rise(CLAN_VALUE, dragons / 100.0, 8)
        block.rise(STONES, stones / 20.0, 2)
        block.rise(FOODS, meals / 24.0, 2)
        block.rise(INCOMES, income / 50.0, 3)
        block.rise(MAGIC_VALUE, magic / 60.0, 3)
        block.rise(INTERESTS, interest / 12.0, 2)
        block.rise(PROMISES, promised / 32.0, 2)
        look_at_clan(state, seat, block)
        look_at_board(state, seat, block)
        node: i64 = state.noted(seat, MAGIC)
        need: float = food_needed(state, seat, state.year, node)
        block.rise(HUNGER, (need - food + FARTHEST) / FARTHEST, 2)
        left: float = max(food - need, 0.0)
        block.rise(HUNGER + 2, (food_needed(state, seat, state.year + 1, node) - left - gold + FARTHEST) / FARTHEST, 2)


def look_at_clan(state: DragonbroodPosition, seat: i64, block: Inputs) -> None:
    """A player's dragons: how many of each level, which are still to be placed, and the colours of those that have grown."""
    levels: i64 = 0
    waiting: i64 = 0
    summer: i64 = 0
    winter: i64 = 0
    places: bool = state.season in (SUMMER, WINTER)
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        level: i64 = i64(state.level[dragon])
        if level == 0:
            continue
        one: i64 = i64(1) << 4 * (level - 1)  # four counts in one number
        levels += one
        status: i64 = i64(state.status[dragon])
        if status == SUMMER_NURSERY:
            summer += 1
        elif status == WINTER_NURSERY:
            winter += 1
        if places and is_placeable(state, dragon):
            waiting += one
        hue: i64 = i64(state.colour[dragon])
        if level in (2, 3) and hue < HUES:
            block.put(HUED + (level - 2) * HUES + hue)
    for level in range(i64(4)):
        block.rise(LEVELS + level * 2, float(levels >> 4 * level & 15) / 3.0, 2)
        block.rise(TO_PLACE + level * 2, float(waiting >> 4 * level & 15) / 3.0, 2)
    block.rise(NURSED, float(summer) / 3.0, 1)
    block.rise(NURSED + 1, float(winter) / 3.0, 1)


def look_at_board(state: DragonbroodPosition, seat: i64, block: Inputs) -> None:
    """A player's horde, board and accounts."""
    for kind in range(i64(KINDS)):
        held: i64 = state.held(seat, kind)
        if held:
            block.rise(ITEMS + kind * 2, float(held) / FEW_ITEMS, 1)
            block.rise(ITEMS + kind * 2 + 1, (float(held) - FEW_ITEMS) / MANY_ITEMS, 1)
    node: i64 = state.noted(seat, MAGIC)
    block.put(NODE + (node if node < NODES_KNOWN else i64(NODES_KNOWN - 1)))
    found: i64 = 0
    for space in range(i64(SPACES)):
        found += state.income[seat] >> space & 1
    block.rise(UNCOVERED, float(found) / 8.0, 3)
    banks: i64 = 0
    for account in range(i64(ACCOUNTS)):
        banks += 1 if i64(state.account_owner[account]) == seat + 1 else 0
    block.rise(BANKS, float(banks) / 3.0, 2)
    curios: i64 = 0
    for trinket in range(i64(TRINKETS)):
        curios += 1 if i64(state.trinket[trinket]) == seat + 1 else 0
    block.rise(CURIOS, float(curios) / 5.0, 2)
    eggs: i64 = 0
    for egg in range(i64(EGGS)):
        eggs += state.noted(seat, EGGS_LEFT) >> egg & 1
    block.rise(EGGS_HELD, float(eggs) / 6.0, 1)
    if has_elder(state, seat):
        block.put(AWAKE)
    if state.noted(seat, LEADER):
        block.put(LED)


assert ITEMS + KINDS * 2 == NODE
assert HUNGER + 4 == BLOCK
