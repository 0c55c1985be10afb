"""Turn order, and the two steps of a turn."""

from __future__ import annotations

import pytest

import clutch
from clutch.games.dragon_kin.components import DRAGONS
from games.dragon_kin.table import GAME, NAMES, OPTIONS, lay_out, random_game, random_rounds
from kit import rule


@rule("DK-T1", "DK-G16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise_past_empty_hands(players: int) -> None:
    """After each turn comes the next seat to the left that has cards, to the end of the round; the order never changes."""
    for seed in range(6):
        for moments in random_rounds(players, seed, {}):
            for moment, following in zip(moments[1::2], moments[2::2], strict=False):
                expected = next(seat for step in range(1, players + 1) if moment.after.hand_size[seat := (moment.seat + step) % players])
                assert following.seat == expected


@rule("DK-T2")
def test_a_seat_without_cards_is_skipped() -> None:
    """Of three seats the middle one has no cards: the turn passes over it."""
    table = lay_out(["stone stone", "", "fire fire"], turn=0)
    assert table.play("discard stone", "scry 1").state.turn == 2
    assert table.play("discard fire", "scry 1").state.turn == 0


@rule("DK-T2")
def test_the_last_seat_with_cards_plays_on() -> None:
    """Nobody else has cards: the same seat takes turn after turn."""
    table = lay_out(["", "stone stone stone", ""], turn=1)
    turns = 0
    while not table.state.over:
        assert table.state.turn == 1
        table.play("discard stone", "scry 1")
        turns += 1
    assert turns == 3


@rule("DK-T3")
def test_play_stops_when_every_hand_is_empty() -> None:
    """The last card's action ends the round: it is scored at once, and no decision is left."""
    table = lay_out(["stone", "", ""], kin=["", "forest", ""])
    table.play("discard stone")
    assert table.state.scores() == [0, 0, 0]
    table.play("scry 1")
    assert table.state.over
    assert table.state.seat() == clutch.OVER
    assert table.state.legal() == []
    assert table.state.scores() == [0, 7, 0]
    refusal = table.state.refusal(0)
    assert refusal is not None
    assert refusal.rule == "DK-F8"


@rule("DK-T4")
def test_whoever_has_a_turn_holds_a_card() -> None:
    """At the start of each turn the hand has one to eight cards, and each turn is a discard and an action of one seat."""
    for options in OPTIONS:
        for moments in random_rounds(3, 4, options):
            for discard, action in zip(moments[::2], moments[1::2], strict=True):
                assert 1 <= discard.before.hand_size[discard.seat] <= 8
                assert discard.verb == "discard"
                assert action.verb != "discard"
                assert discard.seat == action.seat


@rule("DK-T5")
def test_the_discard_is_any_card_of_the_hand_and_a_must() -> None:
    """One choice for each kind held, nothing else; the card lies face up before the action is chosen."""
    table = lay_out(["ice stone stone", "fire", "fire"])
    assert table.legal() == ["discard ice", "discard stone"]
    assert table.refusal("scry 1") == ("DK-T5", "discard_first")
    assert table.refusal("discard fire") == ("DK-T5", "not_in_hand")
    before = table.gallery()
    table.play("discard stone")
    assert table.hand(0) == "ice stone"
    assert table.gallery() == {**before, "stone": before["stone"] + 1}
    assert table.state.turn == 0
    gallery = table.state.view(None)["gallery"]
    assert isinstance(gallery, dict)
    assert gallery["stone"] == before["stone"] + 1
    assert table.state.view(1)["discarded"] == "stone"


@rule("DK-T5")
def test_a_discard_cannot_be_taken_back_freely() -> None:
    """Everybody has seen the card."""
    referee = lay_out(["ice stone stone", "fire", "fire"]).referee()
    referee.act(0, GAME.parse("discard ice"), clutch.Seeded(1))
    assert not referee.can_take_back(0)
    with pytest.raises(clutch.GameError, match="consent"):
        referee.take_back(0)


@rule("DK-T6")
def test_exactly_one_action_and_no_pass() -> None:
    """After the discard comes one of the four actions, and then the next seat's turn; a second discard is refused."""
    table = lay_out(["ice stone stone", "fire", "fire"], kin=["", "sea", ""]).play("discard stone")
    assert {move.split()[0] for move in table.legal()} == {"gain", "interfere", "scry"}
    assert table.refusal("discard ice") == ("DK-T6", "already_discarded")
    assert table.play("gain ice").state.turn == 1


@rule("DK-T6", "DK-T5")
def test_the_prompt_names_the_step() -> None:
    """Whoever decides is told what: a card to discard, then an action; and everybody is told who decides."""
    table = lay_out(["ice stone stone", "fire", "fire"])
    for kind, rule_id, move in [("discard", "DK-T5", "discard ice"), ("action", "DK-T6", "scry 1")]:
        prompt = table.state.prompt()
        assert (prompt.kind, prompt.rule, prompt.facts) == (kind, rule_id, {"seat": 0})
        assert "Ann" in GAME.words().say("waiting", prompt.kind, prompt.facts, NAMES)
        table.play(move)


@rule("DK-T7", "DK-G10", "DK-I5")
def test_one_may_look_again_at_any_time() -> None:
    """Out of turn, too, a seat's view shows the royal cards it has seen and its own face-down kin."""
    table = lay_out(["stone", "fire fire", "fire"], kin=["", "sea storm", ""], seen=[[1], [2, 4], [3]])
    for _ in range(3):
        view = table.state.view(1)
        line, seats = view["line"], view["seats"]
        assert isinstance(line, list)
        assert isinstance(seats, list)
        assert [card["dragon"] for card in line] == [None, "fire", None, "ice", None, None, None]
        assert [card["dragon"] for card in seats[1]["kin"]] == ["sea", "storm"]
        table.play("discard " + table.legal_of("discard")[0], "scry 1" if table.state.turn != 1 else "scry 2")


@rule("DK-T5")
def test_every_discard_is_told_to_all() -> None:
    """The event names the card to everybody."""
    for moment in random_game(4, 9, {}):
        if moment.verb == "discard":
            (event,) = moment.events
            assert event.facts == {"seat": moment.seat, "dragon": moment.what}
            assert moment.what in DRAGONS
