"""What holds in every position (rules, chapter Invariants)."""

from __future__ import annotations

import itertools

from clutch.games.dragon_kin.components import HAND_SIZE, KIN_SIZE, LINE_SIZE, SET_SIZE, TYPES
from clutch.games.dragon_kin.moves import ALLIANCES, GAINS
from clutch.games.dragon_kin.scoring import ranking, royal_values
from clutch.games.dragon_kin.state import ACTION, DragonKinPosition


def check(state: DragonKinPosition) -> None:
    """Assert every invariant that can be seen in a single position."""
    players = int(state.players)
    open_line = sum(1 for card in state.line if card)
    assert open_line + sum(int(count) for count in state.unseen) == LINE_SIZE, "DK-I2: seven cards in the line"
    for kind in range(TYPES):
        assert cards_of(state, kind) == SET_SIZE * int(state.agreement.in_play[kind]), f"DK-I1: cards of kind {kind}"
    hands = [sum(int(state.held(seat, kind)) for kind in range(TYPES)) for seat in range(players)]
    gallery = sum(int(count) for count in state.gallery)
    kin = [int(state.kin_count[seat]) for seat in range(players)]
    assert sum(hands) + sum(kin) + LINE_SIZE + gallery == 8 * players + 8, "DK-I1: cards in play"
    assert gallery >= (2 if state.step == ACTION else 1), "DK-I3: the gallery"
    for seat in range(players):
        assert hands[seat] == int(state.hand_size[seat]) <= HAND_SIZE, "DK-I4: hand size"
        assert kin[seat] <= KIN_SIZE, "DK-I4: kin"
        allied = [slot for slot in range(KIN_SIZE) if state.came_from_gallery(seat, slot)]
        assert len(allied) <= 1, "DK-I4: one alliance"
        assert all(slot < kin[seat] for slot in allied), "DK-I4: an ally is kin"
        for slot in range(KIN_SIZE):
            place = state.kin_place(seat, slot)
            assert (state.kin[place] > 0) == (slot < kin[seat]), "DK-I4: kin lie side by side"
            if slot < kin[seat]:
                assert int(state.kin_known[place]) >> seat & 1, "DK-I5: owners know their kin"
                assert not state.kin_up[place] or state.kin_known[place] == state.everyone(), "DK-I5: face-up kin are known"
    if not state.over:
        check_turns(state)
    for position in range(LINE_SIZE):
        assert (state.line[position] > 0) == (state.seen[position] > 0), "DK-I6: a card is known once somebody looked"
    for seat in range(players):
        least = 2 if players == 2 else 1
        assert sum(1 for mask in state.seen if int(mask) >> seat & 1) >= least, "DK-I6: foresight"
    assert sum(int(count) for count in state.exposed) == int(state.exposures), "exposed cards are counted"
    for seat in range(players):
        for kind in range(TYPES):
            own = [slot for slot in range(KIN_SIZE) if int(state.kin_known[state.kin_place(seat, slot)]) == 1 << seat]
            has = int(state.held(seat, kind)) + sum(1 for slot in own if state.kin_kind(seat, slot) == kind)
            assert has >= int(state.known_to_hold(seat, kind)), "an exposed card is in its owner's hand or hidden kin"
    if state.over:
        values = royal_values(state.line)
        order = [int(values[kind]) for kind in ranking(values)]
        assert order[0] == LINE_SIZE, "DK-I8: the first group"
        assert all(left > right for left, right in itertools.pairwise(order)), "DK-I8: values fall"
        most = (24 if players == 2 else 27) * int(state.round)
        assert all(0 <= int(state.totals[seat]) <= most for seat in range(players)), "DK-I8: round scores"
    elif state.step != ACTION:
        assert int(state.hand_size[int(state.turn)]) > 0, "DK-T2: the seat on turn has cards"


def check_turns(state: DragonKinPosition) -> None:
    """What is kept of the round's turns agrees with what lies on the table."""
    begun = range(int(state.turns_begun))
    laid = [-int(count) for count in state.gallery]
    for seat in range(int(state.players)):
        own = [turn for turn in begun if int(state.turn_seat(turn)) == seat]
        actions = [int(state.turn_action(turn)) for turn in own]
        allied = [slot for slot in range(KIN_SIZE) if state.came_from_gallery(seat, slot)]
        assert HAND_SIZE - int(state.hand_size[seat]) == len(own) + actions.count(GAINS), "DK-I4: cards gone are discards and gains"
        assert int(state.kin_count[seat]) == actions.count(GAINS) + len(allied), "DK-I4: kin are gains and alliances"
        assert sum(1 for action in actions if action >= ALLIANCES) == len(allied), "DK-I4: alliances are kept in mind"
        choosing = state.step == ACTION and seat == int(state.turn)
        assert [turn for turn, action in zip(own, actions, strict=True) if action < 0] == ([begun[-1]] if choosing else []), (
            "a turn has one action"
        )
        for turn in own:
            laid[int(state.turn_discard(turn))] += 1
        for slot in allied:
            laid[int(state.kin_kind(seat, slot))] -= 1
    assert sorted(laid) == [-1] + [0] * (TYPES - 1), "DK-I3: the gallery is its first card and all discards, less the alliances"


def cards_of(state: DragonKinPosition, kind: int) -> int:
    """All cards of a kind, wherever they lie."""
    count = int(state.gallery[kind]) + int(state.unseen[kind])
    count += sum(1 for card in state.line if int(card) == kind + 1)
    count += sum(1 for card in state.kin if int(card) == kind + 1)
    return count + sum(int(state.held(seat, kind)) for seat in range(int(state.players)))
