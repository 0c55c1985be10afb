"""All moves on one screen: the action space, and what each id means.

| moves | notation | parameters |
|---|---|---|
| start colour, solo start, Elder | `start red`, `begin 2`, `elder black` | colour; choice; elder |
| dragon, pair, feed, leader | `dragon 3`, `pair 3`, `feed 3`, `leader 3` | slot (from 1) |
| destination | `to coinmaker`, `bump coinmaker`, `join coinmaker`, `nursery` | place |
| golden | `remove B3` | target, slot |
| answers | `yes`, `no`, `none`, `done`, `stop`, `pass`, `once`, `twice`, `collect`, `keep`, `cash`, `end`, `go on` | |
| payment | `break ducat into gold`, `auto` | give, get |
| colours | `colour red`, `split 4`, `more gold` | colour; amount; item |
| workshops | `exchange gold for ducat`, `sell egg 3` | give, get; egg |
| dragons' places | `evolve red to orange with yellow`, `evolve red to amber with red yellow`, `awaken red red blue`, `hatch 3 red`, `swap to lime`, `break up 1` | |
| other places | `excavate 2.3`, `grave s1`, `buy`, `sell t01`, `take t01`, `study cheap`, `magic n5a`, `copy coinmaker`, `steal gold from acc_1` | |
| bank | `open acc_1`, `deposit acc_1`, `withdraw acc_1`, `move 5 gold`, `move all gold` | account; amount, item |
| seasons | `yield 1`, `fight bards_inn`, `bid 1 food 2 gold`, `bid nothing`, `income 1.2`, `alchemy a.1` | |
"""

from __future__ import annotations

from typing import Final

from clutch.games.dragonbrood.account_tables import ACCOUNT_NAMES, ACCOUNTS
from clutch.games.dragonbrood.board import EXCHANGES, LOCATIONS, PLACES, ROW_GET, ROW_GIVE
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import (
    ANY_GET,
    ANY_GIVE,
    ANYTIMES,
    BANK_ALL,
    BANK_AMOUNT,
    BID_CHOICES,
    BID_LIST,
    BREAK_WAYS,
    CLAN,
    COLOURS,
    DRAGONS,
    EGGS,
    ELDERS,
    GRAVE_NAMES,
    GRAVES,
    GROWN,
    GROWN_FIRST,
    GROWN_FROM,
    GROWN_SECOND,
    GROWN_TO,
    HUES,
    ITEM_NAMES,
    KINDS,
    MIX_LIST,
    MIXES,
    PRIMARIES,
    SPACE_NAMES,
    SPACES,
    STONE_COLOURS,
    TRINKET_NAMES,
    TRINKETS,
    YOUNG,
    YOUNG_FROM,
    YOUNG_STONE,
    YOUNG_TO,
)
from clutch.games.dragonbrood.magic_tracks import NODE_NAMES, NODES, SHELF_ENTRIES, SHELF_NAMES
from clutch.kernel.move import Move, seat_letter
from clutch.kernel.statement import Facts

MOST_SPLIT: Final = 60
"""Stones of one kind gained at once are split up to this number (30 is the most that the tables allow)."""

START_COLOURS: Final = 0
BEGINNINGS: Final = START_COLOURS + HUES
ELDER_CHOICES: Final = BEGINNINGS + 3
DRAGON_CHOICES: Final = ELDER_CHOICES + len(ELDERS)
PAIRS: Final = DRAGON_CHOICES + CLAN
FEEDS: Final = PAIRS + CLAN
LEADERS: Final = FEEDS + CLAN
GOES: Final = LEADERS + CLAN
BUMPS: Final = GOES + PLACES
JOINS: Final = BUMPS + PLACES
NURSERY: Final = JOINS + PLACES
REMOVES: Final = NURSERY + 1
ANSWERS: Final = REMOVES + DRAGONS
YES: Final = ANSWERS
NO: Final = ANSWERS + 1
NONE: Final = ANSWERS + 2
FINISH: Final = ANSWERS + 3
STOP: Final = ANSWERS + 4
PASS: Final = ANSWERS + 5
ONCE: Final = ANSWERS + 6
TWICE: Final = ANSWERS + 7
COLLECT_DUCATS: Final = ANSWERS + 8
KEEP: Final = ANSWERS + 9
CASH: Final = ANSWERS + 10
END_GAME: Final = ANSWERS + 11
GO_ON: Final = ANSWERS + 12
AUTO: Final = ANSWERS + 13
BUY: Final = ANSWERS + 14
CHEAP: Final = ANSWERS + 15
DEAR: Final = ANSWERS + 16
ANSWER_NAMES: Final = [
    "yes", "no", "none", "done", "stop", "pass", "once", "twice", "collect", "keep", "cash", "end", "go on", "auto", "buy", "study cheap", "study dear",
]  # fmt: skip
BREAKS: Final = ANSWERS + 17
TINTS: Final = BREAKS + ANYTIMES
SPLITS: Final = TINTS + STONE_COLOURS
MORES: Final = SPLITS + MOST_SPLIT + 1
ROWS_TAKEN: Final = MORES + WIDE
EGG_SALES: Final = ROWS_TAKEN + EXCHANGES
YOUNGS: Final = EGG_SALES + EGGS
GROWNS: Final = YOUNGS + YOUNG
AWAKENS: Final = GROWNS + GROWN
HATCHES: Final = AWAKENS + MIXES
DIGS: Final = HATCHES + EGGS * STONE_COLOURS
GRAVE_CHOICES: Final = DIGS + SPACES
TRINKET_SALES: Final = GRAVE_CHOICES + GRAVES
TAKES: Final = TRINKET_SALES + TRINKETS
SWAPS: Final = TAKES + TRINKETS
BREAK_UPS: Final = SWAPS + HUES
MAGICS: Final = BREAK_UPS + BREAK_WAYS
COPIES: Final = MAGICS + NODES
STEALS: Final = COPIES + PLACES
OPENINGS: Final = STEALS + ACCOUNTS * KINDS
DEPOSITS: Final = OPENINGS + ACCOUNTS
WITHDRAWALS: Final = DEPOSITS + ACCOUNTS
BANK_AMOUNTS: Final = WITHDRAWALS + ACCOUNTS
YIELDS: Final = BANK_AMOUNTS + KINDS * len(BANK_AMOUNT)
FIGHTS: Final = YIELDS + 2
BIDS: Final = FIGHTS + PLACES
INCOMES: Final = BIDS + BID_CHOICES
ALCHEMIES: Final = INCOMES + SPACES
ACTION_SPACE: Final = ALCHEMIES + SHELF_ENTRIES


def make_move(action: int) -> Move:
    """The move of an id.

    >>> [str(make_move(action)) for action in (GOES + 9, REMOVES + 8, BREAKS, GROWNS + 4, BANK_AMOUNTS + 7)]
    ['to coinmaker', 'remove B3', 'break gold into food', 'evolve red to amber with red yellow', 'move 5 gold']
    """
    if action < BREAKS:
        return placing_move(action)
    if action < OPENINGS:
        return visiting_move(action)
    return season_move(action)


def simple(action: int, kind: str, name: str, value: int | str, shown: str) -> Move:
    """A move with one parameter."""
    return Move(action, kind, {name: value}, shown)


def placing_move(action: int) -> Move:
    """Setup, choice of dragons and destinations, and short answers."""
    if action < BEGINNINGS:
        colour = COLOURS[action - START_COLOURS]
        return simple(action, "start", "colour", colour, f"start {colour}")
    if action < ELDER_CHOICES:
        choice = action - BEGINNINGS + 1
        return simple(action, "begin", "choice", choice, f"begin {choice}")
    if action < DRAGON_CHOICES:
        elder = ELDERS[action - ELDER_CHOICES]
        return simple(action, "elder", "elder", elder, f"elder {elder}")
    if action < GOES:
        kind = ["dragon", "pair", "feed", "leader"][(action - DRAGON_CHOICES) // CLAN]
        slot = (action - DRAGON_CHOICES) % CLAN + 1
        return simple(action, kind, "slot", slot, f"{kind} {slot}")
    if action < NURSERY:
        kind = ["to", "bump", "join"][(action - GOES) // PLACES]
        place = LOCATIONS[(action - GOES) % PLACES]
        return simple(action, kind, "place", place, f"{kind} {place}")
    if action == NURSERY:
        return Move(action, "nursery", {}, "nursery")
    if action < ANSWERS:
        target, slot = divmod(action - REMOVES, CLAN)
        facts: Facts = {"target": target, "slot": slot + 1}
        return Move(action, "remove", facts, f"remove {seat_letter(target)}{slot + 1}")
    name = ANSWER_NAMES[action - ANSWERS]
    return Move(action, name.replace(" ", "_"), {}, name)


def visiting_move(action: int) -> Move:
    """Payments, gains, and what is done at the locations."""
    if action < TINTS:
        give, get = ITEM_NAMES[ANY_GIVE[action - BREAKS]], ITEM_NAMES[ANY_GET[action - BREAKS]]
        return Move(action, "break", {"give": give, "get": get}, f"break {give} into {get}")
    if action < SPLITS:
        return simple(action, "colour", "colour", PRIMARIES[action - TINTS], f"colour {PRIMARIES[action - TINTS]}")
    if action < MORES:
        return simple(action, "split", "amount", action - SPLITS, f"split {action - SPLITS}")
    if action < ROWS_TAKEN:
        return simple(action, "more", "item", ITEM_NAMES[action - MORES], f"more {ITEM_NAMES[action - MORES]}")
    if action < EGG_SALES:
        give, get = ITEM_NAMES[ROW_GIVE[action - ROWS_TAKEN]], ITEM_NAMES[ROW_GET[action - ROWS_TAKEN]]
        return Move(action, "exchange", {"give": give, "get": get}, f"exchange {give} for {get}")
    if action < YOUNGS:
        return simple(action, "sell_egg", "egg", action - EGG_SALES + 1, f"sell egg {action - EGG_SALES + 1}")
    if action < HATCHES:
        return evolving_move(action)
    if action < DIGS:
        egg, colour = divmod(action - HATCHES, STONE_COLOURS)
        return Move(action, "hatch", {"egg": egg + 1, "colour": PRIMARIES[colour]}, f"hatch {egg + 1} {PRIMARIES[colour]}")
    if action < GRAVE_CHOICES:
        return simple(action, "excavate", "space", SPACE_NAMES[action - DIGS], f"excavate {SPACE_NAMES[action - DIGS]}")
    if action < TRINKET_SALES:
        return simple(action, "grave", "grave", GRAVE_NAMES[action - GRAVE_CHOICES], f"grave {GRAVE_NAMES[action - GRAVE_CHOICES]}")
    if action < SWAPS:
        kind = ["sell", "take"][(action - TRINKET_SALES) // TRINKETS]
        trinket = TRINKET_NAMES[(action - TRINKET_SALES) % TRINKETS]
        return simple(action, kind, "trinket", trinket, f"{kind} {trinket}")
    if action < BREAK_UPS:
        return simple(action, "swap", "colour", COLOURS[action - SWAPS], f"swap to {COLOURS[action - SWAPS]}")
    if action < MAGICS:
        return simple(action, "break_up", "choice", action - BREAK_UPS + 1, f"break up {action - BREAK_UPS + 1}")
    if action < COPIES:
        return simple(action, "magic", "node", NODE_NAMES[action - MAGICS], f"magic {NODE_NAMES[action - MAGICS]}")
    if action < STEALS:
        return simple(action, "copy", "place", LOCATIONS[action - COPIES], f"copy {LOCATIONS[action - COPIES]}")
    account, item = divmod(action - STEALS, KINDS)
    facts: Facts = {"item": ITEM_NAMES[item], "account": ACCOUNT_NAMES[account]}
    return Move(action, "steal", facts, f"steal {ITEM_NAMES[item]} from {ACCOUNT_NAMES[account]}")


def evolving_move(action: int) -> Move:
    """Recipes of the Dojo and the Arena, and jewels for an Elder."""
    if action < GROWNS:
        row = action - YOUNGS
        old, new, stone = COLOURS[YOUNG_FROM[row]], COLOURS[YOUNG_TO[row]], PRIMARIES[YOUNG_STONE[row]]
        return Move(action, "evolve_young", {"from": old, "to": new, "stone": stone}, f"evolve {old} to {new} with {stone}")
    if action < AWAKENS:
        row = action - GROWNS
        old, new = COLOURS[GROWN_FROM[row]], COLOURS[GROWN_TO[row]]
        first, second = PRIMARIES[GROWN_FIRST[row]], PRIMARIES[GROWN_SECOND[row]]
        return Move(
            action,
            "evolve_grown",
            {"from": old, "to": new, "first": first, "second": second},
            f"evolve {old} to {new} with {first} {second}",
        )
    jewels = [name for name, count in zip(PRIMARIES, MIX_LIST[action - AWAKENS], strict=True) for _ in range(count)]
    return Move(action, "awaken", {"jewels": jewels}, f"awaken {' '.join(jewels)}")


def season_move(action: int) -> Move:
    """The bank, collection, combat and New Year."""
    if action < BANK_AMOUNTS:
        kind = ["open", "deposit", "withdraw"][(action - OPENINGS) // ACCOUNTS]
        account = ACCOUNT_NAMES[(action - OPENINGS) % ACCOUNTS]
        return simple(action, kind, "account", account, f"{kind} {account}")
    if action < YIELDS:
        item, size = divmod(action - BANK_AMOUNTS, len(BANK_AMOUNT))
        amount = int(BANK_AMOUNT[size])
        if amount == BANK_ALL:
            return simple(action, "move_all", "item", ITEM_NAMES[item], f"move all {ITEM_NAMES[item]}")
        return Move(action, "move", {"amount": amount, "item": ITEM_NAMES[item]}, f"move {amount} {ITEM_NAMES[item]}")
    if action < FIGHTS:
        return simple(action, "yield", "choice", action - YIELDS + 1, f"yield {action - YIELDS + 1}")
    if action < BIDS:
        return simple(action, "fight", "place", LOCATIONS[action - FIGHTS], f"fight {LOCATIONS[action - FIGHTS]}")
    if action < INCOMES:
        return bid_move(action)
    if action < ALCHEMIES:
        return simple(action, "income", "space", SPACE_NAMES[action - INCOMES], f"income {SPACE_NAMES[action - INCOMES]}")
    return simple(action, "alchemy", "entry", SHELF_NAMES[action - ALCHEMIES], f"alchemy {SHELF_NAMES[action - ALCHEMIES]}")


def bid_move(action: int) -> Move:
    """A whole bid: its items in words, and how many of each kind."""
    counts = {ITEM_NAMES[kind]: count for kind, count in enumerate(BID_LIST[action - BIDS])}
    items = [f"{count} {name}" for name, count in counts.items() if count] or ["nothing"]
    facts: Facts = {"items": items, **counts}
    return Move(action, "bid", facts, f"bid {' '.join(items)}")
