"""Setting up the game and each round (rules, chapter Setup: DK-S1 to DK-S8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_kin.components import DRAGONS, HAND_SIZE, LINE_SIZE, SET_SIZE, TYPES, sets_removed
from clutch.games.dragon_kin.state import DISCARD, NO_CARDS, NO_TURNS, NOBODY, DragonKinPosition
from clutch.kernel.chance import Chance
from clutch.kernel.move import seat_letter
from clutch.kernel.statement import Event, Question

ALL_KINDS: Final = vec[u8]([1] * TYPES)


def keep_kinds(removed: list[str]) -> vec[u8]:
    """Remove the sets that the host named (DK-G2): the kinds that stay."""
    in_play = ALL_KINDS[:]
    for name in removed:
        in_play[DRAGONS.index(name)] = 0
    return in_play


def draw_kinds(players: i64, chance: Chance) -> vec[u8]:
    """Remove 4, 2 or no sets at random (DK-S1): the kinds that stay."""
    in_play = ALL_KINDS[:]
    for gone in range(sets_removed(players)):
        if chance.asks:
            chance.ask(Question("DK-S1", "removed", {"number": int(gone) + 1}, DRAGONS, more=sets_removed(players) - gone - 1))
        chance.draw(in_play, TYPES - gone)
    return in_play


def choose_dealer(state: DragonKinPosition, chance: Chance) -> None:
    """The first dealer is a random seat (DK-S2)."""
    if chance.asks:
        chance.ask(Question("DK-S2", "dealer", {}, [seat_letter(int(seat)) for seat in range(state.players)]))
    state.dealer = chance.below(state.players)


def deal_round(state: DragonKinPosition, chance: Chance) -> None:
    """Deal one round: hands, royal line, gallery, foresight (DK-S4 to DK-S8)."""
    clear(state)
    in_play: vec[u8] = state.agreement.in_play
    stock: vec[u8] = state.unseen
    left: i64 = 0
    for kind in range(i64(TYPES)):
        stock[kind] = in_play[kind] * SET_SIZE
        left += i64(stock[kind])
    if state.events is not None:
        state.events.append(Event("DK-S4", "dealt", {"seat": int(state.dealer), "round": int(state.round)}))
    left = deal_hands(state, stock, left, chance)
    # One card is left beside the seven of the line: it goes face up to the gallery (DK-S6, DK-G3).
    if chance.asks:
        chance.ask(Question("DK-S6", "gallery", {}, DRAGONS))
    first: i64 = chance.draw(stock, left)
    state.gallery[first] += 1
    if state.events is not None:
        state.events.append(Event("DK-S6", "opened", {"dragon": DRAGONS[first]}))
    # What is left now are the seven cards of the line (DK-S5), whichever they are: no kind has to be absent (DK-G25).
    # Nobody knows their order yet, so it does not exist yet.
    foresee(state, chance)
    state.turn = (state.dealer + 1) % state.players  # the starting player (DK-S8)
    state.step = DISCARD


def clear(state: DragonKinPosition) -> None:
    """Take up all cards of the round before: kin lists are empty (DK-S8)."""
    wipe(state.hand)
    wipe(state.kin)
    wipe(state.kin_up)
    wipe(state.kin_known)
    wipe(state.kin_count)
    wipe(state.gallery)
    wipe(state.line)
    wipe(state.seen)
    if state.turns_begun:
        state.turns = NO_TURNS[:]
        state.turns_begun = 0
    state.exposed = NO_CARDS
    state.exposures = 0
    state.alliances = 0
    state.discarded = NOBODY


def wipe(places: vec[u8]) -> None:
    """Take everything away from an array."""
    for place in range(i64(len(places))):
        places[place] = 0


def deal_hands(state: DragonKinPosition, stock: vec[u8], left: i64, chance: Chance) -> i64:
    """Eight cards to each seat (DK-S4): how many cards are left."""
    hands: vec[u8] = state.hand
    for step in range(state.players):
        seat: i64 = (state.dealer + 1 + step) % state.players
        first: i64 = state.cards_place(seat, 0)
        for number in range(i64(HAND_SIZE)):
            if chance.asks:
                facts = {"seat": int(seat), "number": int(number) + 1}
                chance.ask(Question("DK-S4", "hand", dict(facts), DRAGONS, i64(1) << seat, HAND_SIZE - number - 1))
            kind: i64 = chance.draw(stock, left)
            left -= 1
            hands[first + kind] += 1
        state.hand_size[seat] = HAND_SIZE
        if state.events is not None:
            hand = [DRAGONS[kind] for kind in range(i64(TYPES)) for _ in range(state.held(seat, kind))]
            state.events.append(Event("DK-S4", "hand", {"seat": int(seat)}, {"dragons": hand}, i64(1) << seat, True))
    return left


def foresee(state: DragonKinPosition, chance: Chance) -> None:
    """Foresight (DK-S7): in turn order each seat looks at one card of the line, with two players at two (DK-G17)."""
    for step in range(state.players):
        seat: i64 = (state.dealer + 1 + step) % state.players
        look(state, seat, step, "DK-S7", "foresaw", chance)
        if state.players == 2:
            look(state, seat, LINE_SIZE - 1 - step, "DK-S7", "foresaw", chance)


def look(state: DragonKinPosition, seat: i64, position: i64, rule: str, kind: str, chance: Chance) -> None:
    """A seat looks at a card of the line; if it is the first ever to do so, the card is drawn now. All see where it looks (DK-G24)."""
    if state.line[position] == 0:
        if chance.asks:
            facts = {"seat": int(seat), "position": int(position) + 1}
            chance.ask(Question(rule, "line", dict(facts), DRAGONS, i64(1) << seat))
        turn_up(state, position, chance)
    news: bool = i64(state.seen[position]) >> seat & 1 == 0
    state.seen[position] |= u8(1 << seat)
    if state.events is not None:
        dragon = DRAGONS[state.royal_kind(position)]
        state.events.append(Event(rule, kind, {"seat": int(seat), "position": int(position) + 1}, {"dragon": dragon}, i64(1) << seat, news))


def turn_up(state: DragonKinPosition, position: i64, chance: Chance) -> None:
    """Draw the card of a position that nobody has seen before."""
    unseen: vec[u8] = state.unseen
    hidden: i64 = 0
    for kind in range(i64(TYPES)):
        hidden += i64(unseen[kind])
    state.line[position] = u8(chance.draw(unseen, hidden) + 1)
