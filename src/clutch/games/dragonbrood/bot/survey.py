"""What everybody can see of a position of Dragonbrood, player by player, as the inputs of a network: computed once, whoever looks at it.

The formula's own parts stand on scales, and beside them what they are made of.
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
"""What the end would pay now, by 16 points (41 inputs)."""
CLAN_VALUE: Final = 41
"""What the dragons will bring, by 20 (41)."""
STONES: Final = 82
"""What stones are good for, by 2 (21)."""
FOODS: Final = 103
"""The same of food, by 3 (17)."""
INCOMES: Final = 120
"""What the income track will pay, by 5 (26)."""
MAGIC_VALUE: Final = 146
"""What magic will bring, by 6 (24)."""
INTERESTS: Final = 170
"""What accounts will pay, by 2 (13)."""
PROMISES: Final = 183
"""What a running visit promises, by 4 (17)."""
LEVELS: Final = 200
"""Dragons of levels 1 to 4, up to six (7 each)."""
TO_PLACE: Final = 228
"""Of these still to be placed in this season (7 each)."""
NURSED: Final = 256
"""Dragons in the Summer and in the Winter nursery, up to six (7 each)."""
HUED: Final = 270
"""Colours of dragons of level 2 and 3 (12 each)."""
ITEMS: Final = 294
"""Items of each kind, up to six (6 each)."""
NODE: Final = 378
"""Where the crystal ball is (28)."""
UNCOVERED: Final = 406
"""Open income spaces (25)."""
BANKS: Final = 431
"""Accounts, up to five (6)."""
CURIOS: Final = 437
"""Trinkets, up to nine (10)."""
EGGS_HELD: Final = 447
"""Eggs (7)."""
AWAKE: Final = 454
"""The own Elder is awake."""
LED: Final = 455
"""The clan has a leader."""
HUNGER: Final = 456
"""Food that is missing at this New Year, and then at the next with gold for it, from -10 to 10 (21 each)."""
BLOCK: Final = 498
"""Inputs of a player."""
NODES_KNOWN: Final = 28
MOST_ITEMS: Final = 6
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
        block.measure(TREASURE, now / 16.0, 40)
        block.measure(CLAN_VALUE, dragons / 20.0, 40)
        block.measure(STONES, stones / 2.0, 20)
        block.measure(FOODS, meals / 3.0, 16)
        block.measure(INCOMES, income / 5.0, 25)
        block.measure(MAGIC_VALUE, magic / 6.0, 23)
        block.measure(INTERESTS, interest / 2.0, 12)
        if promised > 0.0:
            block.measure(PROMISES, promised / 4.0, 16)
        look_at_clan(state, seat, block)
        look_at_board(state, seat, block)
        node: i64 = state.noted(seat, MAGIC)
        need: float = food_needed(state, seat, state.year, node)
        block.measure(HUNGER, need - food + FARTHEST, 20)
        left: float = max(food - need, 0.0)
        block.measure(HUNGER + 21, food_needed(state, seat, state.year + 1, node) - left - gold + FARTHEST, 20)


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
        block.put(LEVELS + level * 7 + (levels >> 4 * level & 15))
        count: i64 = waiting >> 4 * level & 15
        if count:
            block.put(TO_PLACE + level * 7 + count)
    if summer:
        block.put(NURSED + summer)
    if winter:
        block.put(NURSED + 7 + winter)


def look_at_board(state: DragonbroodPosition, seat: i64, block: Inputs) -> None:
    """A player's horde, board and accounts."""
    for kind in range(i64(KINDS)):
        held: i64 = state.held(seat, kind)
        if held:
            block.put(ITEMS + kind * MOST_ITEMS + (held if held < MOST_ITEMS else i64(MOST_ITEMS)) - 1)
    node: i64 = state.noted(seat, MAGIC)
    block.put(NODE + (node if node < NODES_KNOWN else i64(NODES_KNOWN - 1)))
    found: i64 = 0
    for space in range(i64(SPACES)):
        found += state.income[seat] >> space & 1
    block.put(UNCOVERED + found)
    banks: i64 = 0
    for account in range(i64(ACCOUNTS)):
        banks += 1 if i64(state.account_owner[account]) == seat + 1 else 0
    block.put(BANKS + (banks if banks < 5 else i64(5)))
    curios: i64 = 0
    for trinket in range(i64(TRINKETS)):
        curios += 1 if i64(state.trinket[trinket]) == seat + 1 else 0
    block.put(CURIOS + (curios if curios < 9 else i64(9)))
    eggs: i64 = 0
    for egg in range(i64(EGGS)):
        eggs += state.noted(seat, EGGS_LEFT) >> egg & 1
    block.put(EGGS_HELD + eggs)
    if has_elder(state, seat):
        block.put(AWAKE)
    if state.noted(seat, LEADER):
        block.put(LED)


assert ITEMS + KINDS * MOST_ITEMS == NODE
assert HUNGER + 42 == BLOCK
