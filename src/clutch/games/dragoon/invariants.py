"""What holds in every position (rules, chapter Invariants).

Where gold comes from (DG-I7), who fights (DG-I8), that tiles do not shrink or vanish (DG-I10) and that nothing public depends on hands (DG-I11) can only be seen by comparing positions: tests do that.
"""

from __future__ import annotations

from clutch.games.dragoon.combat import COMBAT_LOSING
from clutch.games.dragoon.components import CARD_TOTAL, CELLS, COPIES, KINDS, TILE_TOTAL, TOTEM_TOTAL
from clutch.games.dragoon.moves import CLAIM, MOVES
from clutch.games.dragoon.state import ACTION, NOBODY, NOWHERE, POPULATE, DragoonPosition
from clutch.games.dragoon.turn import TURN
from clutch.kernel.state import Actions


def check(state: DragoonPosition) -> None:
    """Assert every invariant that can be seen in a single position."""
    check_map(state)
    check_dragons(state)
    check_cards(state)
    check_memory(state)
    assert all(int(state.gold[seat]) >= 0 for seat in range(int(state.players))), "DG-I6: gold is never negative"
    assert state.thief_gold >= 0, "DG-I6: the thief's gold is never negative"
    assert (state.treasure != NOWHERE) == (state.thief_gold > 0), "DG-I6: the chest is on the map while the thief has gold"
    assert state.treasure == NOWHERE or state.cave_owner(state.treasure) == NOBODY, "DG-I6: the chest is never in a cave"
    if not state.over:
        check_decision(state)


def check_map(state: DragoonPosition) -> None:
    """Tiles and totems."""
    tiles = sum(1 for cell in range(CELLS) if state.has_tile(cell))
    assert tiles + state.tile_supply == TILE_TOTAL, "DG-I1: tiles on the map and in the supply"
    for cell in range(CELLS):
        assert not (state.has_tile(cell) and state.is_cave(cell)), "DG-I1: no tile on a cave"
        assert not state.is_claimed(cell) or state.has_tile(cell), "DG-I2: a totem stands on a tile"
    for seat in range(int(state.players)):
        placed = sum(1 for cell in range(CELLS) if state.claimant(cell) == seat)
        assert placed + int(state.totem_supply[seat]) == TOTEM_TOTAL, "DG-I2: totems on the map and in the supply"


def check_dragons(state: DragoonPosition) -> None:
    """Where dragons can be together, and who can be in another's cave."""
    fighting = not state.over and state.kind() == COMBAT_LOSING.kind
    cells = [int(state.dragon[seat]) for seat in range(int(state.players))]
    assert len(set(cells)) == len(cells) - (1 if fighting else 0), "DG-I3: no two dragons share a cell but fighters"
    for seat in range(int(state.players)):
        owner = int(state.cave_owner(state.cell_of(seat)))
        if owner not in (NOBODY, seat):
            assert seat == state.active, "DG-I4: only the active dragon can be an intruder"


def check_cards(state: DragoonPosition) -> None:
    """Every card is in one place."""
    players = int(state.players)
    for kind in range(KINDS):
        hands = sum(int(state.held(seat, kind)) for seat in range(players))
        everywhere = hands + int(state.deck[kind]) + int(state.discard[kind]) + int(state.in_play[kind])
        assert everywhere == int(COPIES[kind]), f"DG-I5: cards of kind {kind}"
    for seat in range(players):
        assert sum(int(state.held(seat, kind)) for kind in range(KINDS)) == int(state.hand_size[seat]), "DG-I5: hand size"
    assert sum(int(count) for count in state.deck) == state.deck_size, "DG-I5: deck size"
    assert sum(int(count) for count in state.discard) == state.discard_size, "DG-I5: discard size"
    assert sum(int(count) for count in state.in_play) == state.in_play_size, "DG-I5: cards in play"
    assert sum(int(size) for size in state.hand_size) + state.deck_size + state.discard_size + state.in_play_size == CARD_TOTAL, (
        "DG-I5: 54 cards"
    )
    if state.phase == POPULATE or (state.phase == ACTION and state.active == NOBODY):
        assert state.in_play_size == 0, "DG-I5: nothing is in play outside a turn and a tribute phase"


def check_memory(state: DragoonPosition) -> None:
    """What seats remember is true."""
    assert sum(int(count) for count in state.known) == state.known_total, "DG-I12: the sum of what is known"
    for seat in range(int(state.players)):
        for kind in range(KINDS):
            for other in range(int(state.players)):
                known = int(state.knows_held(seat, other, kind))
                assert known == 0 or (other != seat and known <= int(state.held(other, kind))), "DG-I12: known cards are held"
            most = int(state.shuffled_in[kind]) - int(state.drawn_by(seat, kind))
            assert int(state.deck[kind]) <= most, "DG-I12: the deck holds what went in and was not drawn"


def check_decision(state: DragoonPosition) -> None:
    """There is always something to decide."""
    actions = Actions()
    state.offer(actions)
    assert actions.count > 0, "DG-I9: every decision has a legal action"
    assert 0 <= state.seat() < state.players, "DG-I9: somebody decides"
    if state.kind() == TURN.kind:
        assert state.asked() == state.active, "DG-I9: the active player has the turn"
        if state.action_points > 0:
            moves = [int(actions.items[i]) for i in range(int(actions.count)) if MOVES <= int(actions.items[i]) < CLAIM]
            assert moves, "DG-I9: with an action point there is a move"
    rest = [int(state.frames[place]) for place in range(int(state.frames_end), len(state.frames))]
    assert not any(rest), "DG-I9: closed decisions leave nothing behind"
