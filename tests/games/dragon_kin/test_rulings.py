"""The rulings that no other chapter's tests prove by themselves."""

from __future__ import annotations

import clutch
from clutch.games.dragon_kin.components import DRAGONS
from games.dragon_kin.table import OPTIONS, lay_out, random_game, random_rounds, start
from kit import rule


@rule("DK-G3", "DK-G22")
def test_the_gallery_is_counted_for_everybody() -> None:
    """Seats and spectators see how many cards of each kind lie there, covered ones too, in every position."""
    for moment in random_game(3, 2, {}):
        counts = {name: int(count) for name, count in zip(DRAGONS, moment.after.gallery, strict=True) if count}
        for seat in (0, 1, 2, None):
            assert moment.after.view(seat)["gallery"] == counts


@rule("DK-G4")
def test_kin_may_lie_either_way() -> None:
    """Gained kin lie face down; allied and interfered ones face up."""
    table = lay_out(["ice sea stone", "fire fire", ""], kin=["", "storm", ""])
    table.play("discard stone", "gain ice")
    assert table.kin(0) == "ice"
    table.play("discard fire", "interfere A1")
    assert table.kin(0) == "ice↑"
    table = lay_out(["ice stone", "fire fire", ""]).play("discard stone", "ally sea")
    assert table.kin(0) == "sea↑"


@rule("DK-G6")
def test_nobody_ever_has_five_kin() -> None:
    """Players who gain kin whenever they can, and ally when they can, end with four."""
    for options in OPTIONS:
        for players in (2, 3, 4):
            state = start(players, 8, **options)
            chance = clutch.Seeded(3)
            while not state.over and state.round == 1:
                before = state.clone()
                verbs = {str(state.move(action)).split()[0]: action for action in state.legal()}
                state.apply(verbs.get("ally", verbs.get("gain", state.legal()[0])), chance)
                assert max(state.kin_count) <= 4
            assert max(before.kin_count) >= 3


@rule("DK-G7")
def test_a_player_out_of_cards_can_be_a_target() -> None:
    """Kin of a seat without cards may be turned up; with no face-down kin elsewhere nothing may."""
    assert lay_out(["stone stone", "", "fire"], kin=["", "sea", ""]).play("discard stone").legal_of("interfere") == ["B1"]
    assert lay_out(["stone stone", "", "fire"], kin=["sea", "ice↑", ""]).play("discard stone").legal_of("interfere") == []


@rule("DK-G8")
def test_scrying_a_known_card_changes_nothing() -> None:
    """It is legal, draws no luck, shows nothing new, and passes the turn."""
    table = lay_out(["stone stone", "fire", "fire"], seen=[[1, 3], [2], [4]]).play("discard stone")
    before = list(table.state.seen), list(table.state.line), list(table.state.unseen)
    table.play("scry 3")
    assert (list(table.state.seen), list(table.state.line), list(table.state.unseen)) == before
    assert [event.reveals for event in table.events] == [False]
    assert table.state.turn == 1


@rule("DK-G9", "DK-I10")
def test_scry_is_in_every_list_of_actions() -> None:
    """Whatever happened, all seven positions can be chosen."""
    for options in OPTIONS:
        for moment in random_game(2, 6, options):
            if moment.verb != "discard":
                legal = [str(moment.before.move(action)) for action in moment.before.legal()]
                assert [move for move in legal if move.startswith("scry")] == [f"scry {position}" for position in range(1, 8)]


@rule("DK-G15")
def test_a_lap_is_not_a_round() -> None:
    """In one round the turn goes several times around the table, and the round's number does not change."""
    (moments,) = random_rounds(4, 5, {})
    starts = sum(1 for moment in moments[::2] if moment.seat == moments[0].seat)
    assert starts >= 4
    assert {int(moment.after.round) for moment in moments} == {1}


@rule("DK-G16")
def test_the_dealer_keeps_the_place_in_the_order() -> None:
    """Seats without cards are left out; whoever is left plays in the same order, the dealer after all others."""
    table = lay_out(["stone stone", "", "fire fire", "ice ice"], dealer=0, turn=2)
    order = []
    while not table.state.over:
        order.append(int(table.state.turn))
        table.play("discard " + table.legal_of("discard")[0], "scry 1")
    assert order == [2, 3, 0, 2, 3, 0]


@rule("DK-G25")
def test_all_six_kinds_may_lie_in_the_line() -> None:
    """With two players some deals have every kind in the line, and stand; with more players one is always absent."""
    full = 0
    for seed in range(60):
        for players in (2, 3, 4):
            state = start(players, seed)
            kinds = {kind for kind in range(10) if state.unseen[kind] or any(int(card) == kind + 1 for card in state.line)}
            in_play = sum(state.agreement.in_play)
            if players > 2:
                assert len(kinds) < in_play
            elif len(kinds) == in_play:
                full += 1
                state.check()
                assert state.legal()
    assert full > 0


@rule("DK-G11")
def test_to_the_right_means_cards_in_the_sorted_line() -> None:
    """The pair that lies apart counts as one group: forest at 1 and 6 is worth 7, and the four cards right of ice in the dealt line do not matter."""
    table = lay_out(["stone", "", ""], kin=["forest", "ice", "sea"]).play("discard stone", "scry 1")
    assert table.state.scores() == [7, 5, 1]


@rule("DK-G20")
def test_four_is_not_also_three() -> None:
    """A coup of four brings 10, not 15."""
    assert lay_out(["stone", "", ""], kin=["sand sand sand sand", "", ""]).play("discard stone", "scry 1").state.scores() == [10, 0, 0]
