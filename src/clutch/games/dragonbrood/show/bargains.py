"""What the actions of the places take and give in this season: the menus of the workshops, eggs, graves, studies and the Caravan."""

from __future__ import annotations

from clutch.games.dragonbrood.board import (
    CARAVAN,
    EFFECT,
    EXCHANGE,
    EXCHANGES,
    EXTRA_GOLD,
    HATCH,
    MENU_BOOST,
    OPEN,
    RETIRE,
    ROW_BACKWARD,
    ROW_GET,
    ROW_GETS,
    ROW_GIVE,
    ROW_GOLD,
    ROW_PLACE,
    STEAL,
    STUDY,
    TRADE,
)
from clutch.games.dragonbrood.components import (
    CARAVAN_FOOD,
    CARAVAN_TRINKETS,
    DUCAT,
    EGG_SALE,
    FOOD,
    GOLD,
    GRAVE_ITEMS,
    GRAVE_SIDE,
    GRAVES,
    GROTTO_MOVES,
    HATCH_CRYSTALS,
    HATCH_FOOD,
    ITEM_NAMES,
    MENAGERIE_DUCATS,
    THEFT_FOOD,
)
from clutch.games.dragonbrood.locations.exchanges import row_price
from clutch.games.dragonbrood.locations.grotto import grotto_price
from clutch.games.dragonbrood.show.amounts import row_of
from clutch.games.dragonbrood.show.view_types import BargainView
from clutch.games.dragonbrood.state import DragonbroodPosition


def row_bargain(state: DragonbroodPosition, row: int, *, boosted: bool) -> BargainView:
    """What one exchange of a row takes and gives (DB-A26); a boost makes it cheaper, or pays a gold (DB-M6)."""
    side = int(state.side())
    gold = int(ROW_GOLD[row * 2 + side]) + int(boosted and int(MENU_BOOST[ROW_PLACE[row]]) == EXTRA_GOLD)
    gains = {ITEM_NAMES[ROW_GET[row]]: int(ROW_GETS[row * 2 + side])}
    if gold:
        gains[ITEM_NAMES[GOLD]] = gains.get(ITEM_NAMES[GOLD], 0) + gold
    return {"pays": {ITEM_NAMES[ROW_GIVE[row]]: int(row_price(state, row, boosted))}, "gains": gains}


def egg_sale(place: int, egg: int, *, boosted: bool) -> BargainView:
    """What an egg sells for (DB-A9)."""
    gains = row_of(EGG_SALE, egg, 1)
    if boosted and int(MENU_BOOST[place]) == EXTRA_GOLD:
        gains[ITEM_NAMES[GOLD]] = gains.get(ITEM_NAMES[GOLD], 0) + 1
    return {"pays": {}, "gains": gains}


def bargains_view(state: DragonbroodPosition, place: int) -> list[BargainView]:
    """What an open place takes and gives; rows that differ in their colour alone are told once, without it."""
    if state.tile[place] != OPEN:
        return []
    effect = int(EFFECT[place])
    side = int(state.side())
    if effect == EXCHANGE:
        return menu_view(state, place)
    if effect == HATCH:
        return [{"pays": {"crystal": int(HATCH_CRYSTALS[side]), ITEM_NAMES[FOOD]: int(HATCH_FOOD[side])}, "gains": {}}]
    if effect == RETIRE:
        free = [grave for grave in range(GRAVES) if int(GRAVE_SIDE[grave]) == side and state.grave[grave * 3] == 0]
        return [{"pays": {}, "gains": row_of(GRAVE_ITEMS, grave, 1)} for grave in free]
    if effect == STUDY:
        return [
            {"pays": {ITEM_NAMES[DUCAT]: int(grotto_price(state, choice))}, "gains": {"ball": int(GROTTO_MOVES[choice])}}
            for choice in range(2)
        ]
    if effect == CARAVAN:
        return [{"pays": {ITEM_NAMES[FOOD]: int(CARAVAN_FOOD)}, "gains": {"trinket": int(CARAVAN_TRINKETS)}}]
    if effect == STEAL:
        return [{"pays": {ITEM_NAMES[FOOD]: int(THEFT_FOOD[side])}, "gains": {}}]
    if effect == TRADE:
        return [{"pays": {}, "gains": {ITEM_NAMES[DUCAT]: int(MENAGERIE_DUCATS)}}]
    return []


def menu_view(state: DragonbroodPosition, place: int) -> list[BargainView]:
    """The rows of a workshop's menu, without colours."""
    found: list[BargainView] = []
    for row in range(EXCHANGES):
        if int(ROW_PLACE[row]) == place and (ROW_BACKWARD[row] == 0 or state.agreement.market_two_way):
            bargain = row_bargain(state, row, boosted=False)
            plain: BargainView = {"pays": colourless(bargain["pays"]), "gains": colourless(bargain["gains"])}
            if plain not in found:
                found.append(plain)
    return found


def colourless(items: dict[str, int]) -> dict[str, int]:
    """Stones of any colour for those of one."""
    return {name.split("_", 1)[0]: count for name, count in items.items()}
