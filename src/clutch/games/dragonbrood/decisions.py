"""Every kind of decision and of task: each is a class in the file of its chapter.

A decision waits for its seat; a task is done as soon as it lies on top of the stack. A chapter that needs another one asks it, and goes on when its own frame is the top again:
so no chapter calls into another's middle, and the position is always the whole truth about what is still to come.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from clutch.games.dragonbrood.bank import BANK_MENU, BANK_MOVE
from clutch.games.dragonbrood.choice import Choice
from clutch.games.dragonbrood.collection import COLLECT, PEAKS_CHOICE
from clutch.games.dragonbrood.combat import COMBAT_BID, COMBAT_PICK, COMBAT_TURNS, LEAVE, RESOLVE
from clutch.games.dragonbrood.costs import ANYTIME
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.destination import CHOOSE_DESTINATION, CHOOSE_DRAGON, INDIGO_PAIR, OFFER_PAIR
from clutch.games.dragonbrood.feeding import FEED, FEED_CHOICE
from clutch.games.dragonbrood.gains import PICK_BONUS, PICK_COLOUR, SPLIT_BLUE, SPLIT_RED
from clutch.games.dragonbrood.income import ALCHEMY_PICK, INCOME_PICK
from clutch.games.dragonbrood.locations.caravan import CARAVAN_BUY, CARAVAN_CHOICE
from clutch.games.dragonbrood.locations.cemetery import GRAVE_CHOICE
from clutch.games.dragonbrood.locations.elder_spaces import ELDER_OPTION, ELDER_PAID, ELDER_PERFORMS
from clutch.games.dragonbrood.locations.evolution import AWAKENED, EVOLVE_CHOICE, EVOLVED, WHICH_ELDER
from clutch.games.dragonbrood.locations.excavation import EXCAVATE_PICK, EXCAVATED
from clutch.games.dragonbrood.locations.exchanges import EXCHANGE_STEP, ROW_OUTPUT
from clutch.games.dragonbrood.locations.grotto import GROTTO_CHOICE
from clutch.games.dragonbrood.locations.hatchery import HATCH_CHOICE, HATCHED
from clutch.games.dragonbrood.locations.menagerie import MENAGERIE_CHOICE
from clutch.games.dragonbrood.locations.thieves_den import STEAL_BEGIN, STEAL_DECISION, STEAL_ITEM
from clutch.games.dragonbrood.locations.trinkets import TRINKET_KEEP, TRINKET_PICK
from clutch.games.dragonbrood.locations.visit import VISIT
from clutch.games.dragonbrood.locations.witch_lair import COPY_PERFORMS, WITCH_TARGET, WITCH_TIMES
from clutch.games.dragonbrood.magic import MAGIC_MOVE, MAGIC_STEP, MOVES_BOUGHT
from clutch.games.dragonbrood.new_year import CHOOSE_LEADER, NEW_YEAR_STEP, QUEST_END
from clutch.games.dragonbrood.placement import AMBER_USE, GOLDEN_REMOVE, MAGENTA_USE, PLACEMENT
from clutch.games.dragonbrood.prizes import COMBAT_SIDES, PRIZE_OF
from clutch.games.dragonbrood.setup import DRAFT, PICK_ELDER, SOLO_START, START_COLOUR
from clutch.games.dragonbrood.year import SNAKE, YEAR
from clutch.kernel.decision import number_kinds

DECISIONS: Final = vec[Choice]([
    START_COLOUR,
    PICK_ELDER,
    SOLO_START,
    ANYTIME,
    PICK_COLOUR,
    SPLIT_RED,
    SPLIT_BLUE,
    PICK_BONUS,
    CHOOSE_DRAGON,
    CHOOSE_DESTINATION,
    GOLDEN_REMOVE,
    MAGENTA_USE,
    AMBER_USE,
    INDIGO_PAIR,
    EXCHANGE_STEP,
    EVOLVE_CHOICE,
    WHICH_ELDER,
    HATCH_CHOICE,
    MENAGERIE_CHOICE,
    EXCAVATE_PICK,
    GRAVE_CHOICE,
    TRINKET_PICK,
    TRINKET_KEEP,
    CARAVAN_CHOICE,
    GROTTO_CHOICE,
    WITCH_TARGET,
    WITCH_TIMES,
    STEAL_DECISION,
    STEAL_ITEM,
    ELDER_OPTION,
    MAGIC_MOVE,
    MAGIC_STEP,
    BANK_MENU,
    BANK_MOVE,
    PEAKS_CHOICE,
    COMBAT_PICK,
    COMBAT_BID,
    FEED_CHOICE,
    INCOME_PICK,
    ALCHEMY_PICK,
    CHOOSE_LEADER,
    QUEST_END,
])  # fmt: skip
"""In the order of their numbers, which features show: new kinds come last. A `vec` says of itself what it holds, a list is asked each time."""

TASKS: Final = vec[Deed]([
    DRAFT,
    YEAR,
    SNAKE,
    PLACEMENT,
    OFFER_PAIR,
    VISIT,
    ROW_OUTPUT,
    HATCHED,
    EVOLVED,
    AWAKENED,
    ELDER_PERFORMS,
    COPY_PERFORMS,
    STEAL_BEGIN,
    CARAVAN_BUY,
    MOVES_BOUGHT,
    ELDER_PAID,
    EXCAVATED,
    COLLECT,
    COMBAT_SIDES,
    COMBAT_TURNS,
    RESOLVE,
    PRIZE_OF,
    LEAVE,
    NEW_YEAR_STEP,
    FEED,
])  # fmt: skip

number_kinds(list(DECISIONS), list(TASKS))
