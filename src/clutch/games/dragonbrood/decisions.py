"""Every decision and every task of the stack on one screen, with the meaning of its four numbers a, b, c, d.

A decision waits for its seat; a task is done as soon as it lies on top. A chapter that needs another one puts a frame on the stack, and goes on when it is the top again:
so no chapter calls into another's middle, and the position is always the whole truth about what is still to come.
"""

from __future__ import annotations

from typing import Final

from clutch.kernel.saying import Prompt

# Decisions: setup (setup.py)
START_COLOUR: Final = 0  # a: level of the dragon
PICK_ELDER: Final = 1
SOLO_START: Final = 2
SETUP_END: Final = 3
# Costs and gains (costs.py, gains.py)
ANYTIME: Final = 3  # a: barred kinds as bits
PICK_COLOUR: Final = 4  # a: which stone (0 crystal, 1 gem, 2 jewel); b: 1 if noted as received
SPLIT_RED: Final = 5  # the same
SPLIT_BLUE: Final = 6  # the same; c: stones left
PICK_BONUS: Final = 7  # a: how many more; b: 1 if of what the visit received, 0 if of the bundle
GAINS_END: Final = 8
# Placing (placing.py, colours.py)
CHOOSE_DRAGON: Final = 8
CHOOSE_DESTINATION: Final = 9  # a: dragon; b: 1 if second of a pair; c: 1 if no Elder space
GOLDEN_REMOVE: Final = 10  # a: dragon; b: side; c: 1 if it must free a space
MAGENTA_USE: Final = 11
AMBER_USE: Final = 12
INDIGO_PAIR: Final = 13  # a: 1 if only indigo dragons, not to an Elder space
PLACING_END: Final = 14
# Visits (workshops.py, evolving.py, digging.py, trinkets.py, islands.py, elders.py)
EXCHANGE_STEP: Final = 14  # a: place; b: exchanges left; c: boosted ones left
EVOLVE_CHOICE: Final = 15  # a: 1 at the Arena
WHICH_ELDER: Final = 16
HATCH_CHOICE: Final = 17
MENAGERIE_CHOICE: Final = 18
EXCAVATE_PICK: Final = 19  # a: spaces left; b: 1 if the items are gained
GRAVE_CHOICE: Final = 20
TRINKET_PICK: Final = (
    21  # a: budget left; b: tiles picked for it as bits; c: tiles left to pick whatever their value, 0 if the budget counts
)
TRINKET_KEEP: Final = 22  # a: tile
CARAVAN_CHOICE: Final = 23
GROTTO_CHOICE: Final = 24
WITCH_TARGET: Final = 25
WITCH_TIMES: Final = 26  # a: target
STEAL_DECISION: Final = 27
STEAL_ITEM: Final = 28  # a: items left; b: account + 1 if only from that one
ELDER_OPTION: Final = 29  # a: place
MAGIC_MOVE: Final = 30  # a: moves left
MAGIC_STEP: Final = 31  # a: school
VISITS_END: Final = 32
# Goblin Bank (bank.py)
BANK_MENU: Final = 32  # a: accounts used in this visit as bits
BANK_MOVE: Final = 33  # a: account; b: 0 open, 1 deposit, 2 withdraw; c: moves left; d: balance before
BANK_END: Final = 34
# Collection and combat (collection.py, combat.py)
PEAKS_CHOICE: Final = 34  # a: dragon; b: side; c: 1 if copied by the Witch's Lair
COMBAT_PICK: Final = 35
COMBAT_BID: Final = 36  # a: dragon; b: which of the two bids
COMBAT_END: Final = 37
# New Year (new_year.py)
FEED_CHOICE: Final = 37
INCOME_PICK: Final = 38  # a: picks left; b: spaces picked as bits
ALCHEMY_PICK: Final = 39  # a: picks left; b: entries picked as bits
CHOOSE_LEADER: Final = 40
QUEST_END: Final = 41
DECISIONS: Final = 42

# Tasks
DRAFT: Final = 50  # a: dragons handed out so far; b: solo start chosen, from 1
SNAKE: Final = 51
PLACEMENT: Final = 52  # a: place * 4 + mode; b: step; c: level and colour when placed; d: 1 if second of a pair
VISIT: Final = 53  # a: place; b: 1 if Telepathy applies
ROW_OUTPUT: Final = 54  # a: row; b: 1 if boosted
HATCHED: Final = 55  # a: colour
EVOLVED: Final = 56  # a: level; b: colour
AWAKENED: Final = 57  # a: Elder
AGAIN: Final = 58  # a: place; b: 1 if it is copied by the Witch's Lair
STEAL_BEGIN: Final = 59
CARAVAN_BUY: Final = 60
MOVES_BOUGHT: Final = 61  # a: moves
ELDER_PAID: Final = 62  # a: place; b: ducats; c: times
EXCAVATED: Final = 63  # a: spaces; b: 1 if the items are gained
COLLECT: Final = 64
COMBAT_SIDES: Final = 65
COMBAT_TURNS: Final = 66
RESOLVE: Final = 67  # a: side
PRIZE_OF: Final = 68  # a: dragon; b: side; c: 1 if it lost
LEAVE: Final = 69  # a: dragon
NEW_YEAR_STEP: Final = 70  # a: step; b: how many seats have taken it
FEED: Final = 71

PROMPTS: Final = [
    "start_colour", "pick_elder", "solo_start", "anytime", "pick_colour", "split_red", "split_blue", "pick_bonus",
    "choose_dragon", "choose_destination", "golden_remove", "magenta_use", "amber_use", "indigo_pair",
    "exchange_step", "evolve_choice", "which_elder", "hatch_choice", "menagerie_choice", "excavate_pick", "grave_choice",
    "trinket_pick", "trinket_keep", "caravan_choice", "grotto_choice", "witch_target", "witch_times", "steal_decision", "steal_item",
    "elder_option", "magic_move", "magic_step", "bank_menu", "bank_move", "peaks_choice", "combat_pick", "combat_bid",
    "feed_choice", "income_pick", "alchemy_pick", "choose_leader", "quest_end",
]  # fmt: skip
"""The kind of prompt of each decision."""

PROMPT_RULES: Final = [
    "DB-S13", "DB-S2", "DB-O9", "DB-X5", "DB-G2", "DB-G2", "DB-G2", "DB-G4",
    "DB-P2", "DB-P3", "DB-K10", "DB-K8", "DB-K11", "DB-K9",
    "DB-A26", "DB-A6", "DB-O9", "DB-A7", "DB-A21", "DB-A25", "DB-A17",
    "DB-A27", "DB-A27", "DB-A19", "DB-A22", "DB-A23", "DB-A23", "DB-A24", "DB-A24",
    "DB-L1", "DB-M2", "DB-M5", "DB-B1", "DB-B3", "DB-A20", "DB-C5", "DB-C6",
    "DB-N3", "DB-N7", "DB-N8", "DB-D5", "DB-O14",
]  # fmt: skip
"""The rule behind each decision."""
assert len(PROMPTS) == DECISIONS == len(PROMPT_RULES)


def prompt_of(kind: int, seat: int) -> Prompt:
    """What a seat is asked."""
    return Prompt(PROMPT_RULES[kind], PROMPTS[kind], {"seat": seat})
