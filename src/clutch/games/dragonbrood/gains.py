"""Gains (rules, chapter Gains: DB-G1 to DB-G6): the supply is unlimited (DB-G5, DB-R94), stones of any colour are the receiver's choice."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragonbrood.choice import Choice, within
from clutch.games.dragonbrood.component_file import ITEMS, STONES, WIDE
from clutch.games.dragonbrood.components import ANY_CRYSTAL, KINDS, NO_BUNDLE, PRIMARIES, STONE_BASE, STONE_COLOURS, TAKE_ORDER
from clutch.games.dragonbrood.costs import bundle_names
from clutch.games.dragonbrood.moves import MORES, MOST_SPLIT, SPLITS, TINTS
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Refusal

STONE_KINDS: Final = 3


def add_to_bundle(state: DragonbroodPosition, items: vec[i64], first: i64, times: i64) -> None:
    """Put a row of a table into the bundle that is being gained."""
    bundle: vec[i64] = state.bundle
    for kind in range(i64(WIDE)):
        if items[first + kind]:
            bundle[kind] = bundle[kind] + times * items[first + kind]


def gain_items(state: DragonbroodPosition, seat: i64, items: vec[i64], first: i64, noted: bool) -> None:
    """Gain a row of a table; `noted` items count as received by the visit (DB-G6)."""
    add_to_bundle(state, items, first, 1)
    receive(state, seat, noted)


def gain_one(state: DragonbroodPosition, seat: i64, kind: i64, amount: i64, noted: bool) -> None:
    """Gain items of a single kind."""
    state.bundle[kind] = state.bundle[kind] + amount
    receive(state, seat, noted)


def gain_collected(state: DragonbroodPosition, seat: i64, modifier: i64) -> None:
    """Gain the bundle of a collection, changed by those who share the place (DB-G4)."""
    if modifier < 0:
        lose_lowest(state, -modifier)
    elif modifier > 0:
        kinds: i64 = 0
        last: i64 = 0
        for kind in range(i64(WIDE)):
            if state.bundle[kind] > 0:
                kinds += 1
                last = kind
        if kinds > 1:
            PICK_BONUS.ask(state, seat, modifier, False)
            return
        if kinds == 1:
            state.bundle[last] = state.bundle[last] + modifier
    receive(state, seat, False)


def lose_lowest(state: DragonbroodPosition, loss: i64) -> None:
    """Take items out of the bundle, lowest end value first, never below zero (DB-G4)."""
    for place in range(i64(WIDE)):
        kind: i64 = TAKE_ORDER[place]
        taken: i64 = state.bundle[kind] if state.bundle[kind] < loss else loss
        state.bundle[kind] = state.bundle[kind] - taken
        loss -= taken


def receive(state: DragonbroodPosition, seat: i64, noted: bool) -> None:
    """Ask for the colours that are open, crystals, then gems, then jewels (DB-G2, DB-R46); then the bundle goes into the horde (DB-G1); the supply never runs out (DB-G5, DB-R94)."""
    bundle: vec[i64] = state.bundle
    for stone in range(i64(STONE_KINDS)):
        kind: i64 = ANY_CRYSTAL + stone
        count: i64 = bundle[kind]
        if count == 1:
            PICK_COLOUR.ask(state, seat, stone, noted)
            return
        if count > 1:
            SPLIT_RED.ask(state, seat, stone, noted)
            return
    if state.events is not None:
        items = bundle_names(state.bundle)
        if items:
            state.tell("DB-G1", "gained", {"seat": int(seat), "items": items})
    for kind in range(i64(KINDS)):
        amount: i64 = bundle[kind]
        if amount:
            state.change_held(seat, kind, amount)
            if noted:
                state.received[kind] = state.received[kind] + amount
            bundle[kind] = 0


# The choice of colours (DB-G2)


class NameColours(Choice):
    """A decision about the colours of stones that have none yet (DB-G2)."""

    def ask(self, state: DragonbroodPosition, seat: i64, stone: i64, noted: bool) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, stone)
        state.carry(1, 1 if noted else 0)

    def stone(self, state: DragonbroodPosition) -> i64:
        """Crystal, gem or jewel."""
        return state.carried(0)

    def noted(self, state: DragonbroodPosition) -> bool:
        """Whether it counts as received by the visit (DB-G6)."""
        return state.carried(1) == 1


@final
class PickColour(NameColours):
    """Which colour a single stone has (DB-G2)."""

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """Red, blue or yellow."""
        for colour in range(i64(STONE_COLOURS)):
            actions.add(TINTS + colour)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """The stone has that colour."""
        seat: i64 = state.asked()
        stone: i64 = self.stone(state)
        noted: bool = self.noted(state)
        state.pop()
        kind: i64 = STONE_BASE[stone] + action - TINTS
        state.bundle[ANY_CRYSTAL + stone] = 0
        state.bundle[kind] = state.bundle[kind] + 1
        receive(state, seat, noted)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        return Refusal("DB-G2", "name_colour", {"colours": list(PRIMARIES)})

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-G2", "pick_colour", {"seat": int(state.asked())})


PICK_COLOUR: Final = PickColour()


def offer_split(stones: i64, actions: Actions) -> None:
    """From none to all of the stones."""
    for amount in range(min(stones, i64(MOST_SPLIT)) + 1):
        actions.add(SPLITS + amount)


def refuse_split(stones: i64, action: i64) -> Refusal | None:
    """Why so many stones cannot have a colour."""
    if within(action, SPLITS, MOST_SPLIT + 1):
        return Refusal("DB-G2", "too_many_stones", {"count": int(min(stones, i64(MOST_SPLIT)))})
    return None


@final
class SplitRed(NameColours):
    """How many of several stones are red (DB-G2)."""

    def stones(self, state: DragonbroodPosition) -> i64:
        """How many stones there are."""
        kind: i64 = ANY_CRYSTAL + self.stone(state)
        return state.bundle[kind]

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """From none to all of them."""
        offer_split(self.stones(state), actions)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """So many are red; how many of the others are blue is asked next."""
        seat: i64 = state.asked()
        stone: i64 = self.stone(state)
        noted: bool = self.noted(state)
        left: i64 = self.stones(state) - (action - SPLITS)
        state.pop()
        red: i64 = STONE_BASE[stone]
        state.bundle[red] = state.bundle[red] + action - SPLITS
        state.bundle[ANY_CRYSTAL + stone] = 0
        if left:
            SPLIT_BLUE.ask_rest(state, seat, stone, noted, left)
        else:
            receive(state, seat, noted)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        return refuse_split(self.stones(state), action)

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-G2", "split_red", {"seat": int(state.asked())})


SPLIT_RED: Final = SplitRed()


@final
class SplitBlue(NameColours):
    """How many of the stones that are not red are blue; the others are yellow (DB-G2)."""

    def ask_rest(self, state: DragonbroodPosition, seat: i64, stone: i64, noted: bool, left: i64) -> None:
        """Ask a seat, how many stones being not red."""
        self.ask(state, seat, stone, noted)
        state.carry(2, left)

    def left(self, state: DragonbroodPosition) -> i64:
        """How many stones are not red."""
        return state.carried(2)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """From none to all of them."""
        offer_split(self.left(state), actions)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """So many are blue, the rest is yellow."""
        seat: i64 = state.asked()
        blue: i64 = STONE_BASE[self.stone(state)] + 1
        noted: bool = self.noted(state)
        left: i64 = self.left(state)
        state.pop()
        state.bundle[blue] = state.bundle[blue] + action - SPLITS
        state.bundle[blue + 1] = state.bundle[blue + 1] + left - (action - SPLITS)
        receive(state, seat, noted)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        return refuse_split(self.left(state), action)

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-G2", "split_blue", {"seat": int(state.asked())})


SPLIT_BLUE: Final = SplitBlue()


# More of one kind, or fewer items


@final
class PickBonus(Choice):
    """Which kind there is more of: of the bundle of a collection (DB-G4), or of what the visit received (DB-G6)."""

    def ask(self, state: DragonbroodPosition, seat: i64, more: i64, received: bool) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, more)
        state.carry(1, 1 if received else 0)

    def more(self, state: DragonbroodPosition) -> i64:
        """How many more."""
        return state.carried(0)

    def received(self, state: DragonbroodPosition) -> bool:
        """Whether it is about what the visit received."""
        return state.carried(1) == 1

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The kinds that there are."""
        if self.received(state):
            for item in range(i64(KINDS)):
                if state.received[item] > 0:
                    actions.add(MORES + item)
        else:
            for item in range(i64(WIDE)):
                if state.bundle[item] > 0:
                    actions.add(MORES + item)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """There is more of that kind."""
        seat: i64 = state.asked()
        more: i64 = self.more(state)
        received: bool = self.received(state)
        state.pop()
        state.bundle[action - MORES] = state.bundle[action - MORES] + more
        receive(state, seat, False)
        if received and state.events is not None:
            state.tell("DB-G6", "bonus", {"seat": int(seat), "count": int(more)})

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, MORES, WIDE):
            return Refusal("DB-G4", "not_in_gain", {"item": (ITEMS + STONES)[action - MORES]})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-G4", "pick_bonus", {"seat": int(state.asked())})


PICK_BONUS: Final = PickBonus()


def more_of_received(state: DragonbroodPosition, seat: i64, more: i64) -> None:
    """So many more of one kind that the visit has brought, if it has brought anything (DB-G6)."""
    for kind in range(i64(KINDS)):
        if state.received[kind] > 0:
            PICK_BONUS.ask(state, seat, more, True)
            return


def fewer_of_received(state: DragonbroodPosition, seat: i64, loss: i64) -> None:
    """Take back items that the visit has brought, lowest end value first; what has left the horde again is passed over (DB-G6, DB-R121)."""
    taken_all = NO_BUNDLE[:]
    for place in range(i64(WIDE)):
        kind: i64 = TAKE_ORDER[place]
        if kind >= KINDS:
            continue
        taken: i64 = state.received[kind]
        taken = min(taken, state.held(seat, kind))
        taken = min(taken, loss)
        if taken > 0:
            state.change_held(seat, kind, -taken)
            taken_all[kind] = taken
            loss -= taken
    if state.events is not None:
        items = bundle_names(taken_all)
        if items:
            state.tell("DB-K6", "gave_back", {"seat": int(seat), "items": items})
