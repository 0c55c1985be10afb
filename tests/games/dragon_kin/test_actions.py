"""The four actions."""

from __future__ import annotations

import pytest

from games.dragon_kin.table import GAME, NAMES, OPTIONS, Moment, lay_out, random_game
from kit import rule


@rule("DK-A1")
def test_gain_kin_moves_a_card_face_down_behind_the_others() -> None:
    """The hand loses two cards in the turn, and the new kin is the last, face down."""
    table = lay_out(["ice sea stone", "fire", "fire"], kin=["storm fire↑", "", ""]).play("discard stone", "gain sea")
    assert table.hand(0) == "ice"
    assert table.kin(0) == "storm fire↑ sea"


@rule("DK-A1")
def test_gain_kin_is_told_to_its_owner_only() -> None:
    """The others hear that a card was gained, not which."""
    (event,) = lay_out(["ice sea stone", "fire", "fire"]).play("discard stone", "gain sea").events
    assert event.seen_by(0)["facts"] == {"seat": 0, "slot": 0, "dragon": "sea"}
    for other in (1, 2, None):
        assert event.seen_by(other)["facts"] == {"seat": 0, "slot": 0}


@rule("DK-A1")
def test_gain_kin_needs_the_card() -> None:
    """Any kind left in the hand, no other; with the hand empty none at all."""
    table = lay_out(["ice sea stone", "fire", "fire"]).play("discard stone")
    assert table.legal_of("gain") == ["ice", "sea"]
    assert table.refusal("gain fire") == ("DK-A1", "not_in_hand")
    assert table.refusal("gain stone") == ("DK-A1", "not_in_hand")
    assert lay_out(["ice", "fire", "fire"]).play("discard ice").refusal("gain ice") == ("DK-A1", "no_card_left")


@rule("DK-A2", "DK-G7")
def test_interfere_turns_a_card_up_for_good() -> None:
    """The card is face up from then on, and nobody can turn it again."""
    table = lay_out(["stone stone", "fire fire", ""], kin=["", "", "sea storm"]).play("discard stone", "interfere C2")
    assert table.kin(2) == "sea storm↑"
    (event,) = table.events
    assert event.seen_by(None)["facts"] == {"seat": 0, "target": 2, "slot": 1, "card": 2, "dragon": "storm"}
    table.play("discard fire")
    assert table.legal_of("interfere") == ["C1"]
    assert table.refusal("interfere C2") == ("DK-A2", "already_up")


@rule("DK-A2", "DK-G7")
def test_interfere_refuses_what_is_no_target() -> None:
    """Not one's own kin, not face-up kin, not an empty slot, not an empty chair."""
    table = lay_out(["stone stone", "fire", ""], kin=["sea", "ice↑", "storm"]).play("discard stone")
    assert table.legal_of("interfere") == ["C1"]
    assert table.refusal("interfere A1") == ("DK-A2", "own_kin")
    assert table.refusal("interfere B1") == ("DK-A2", "already_up")
    assert table.refusal("interfere C2") == ("DK-A2", "no_such_kin")
    assert table.refusal("interfere D1") == ("DK-A2", "no_such_seat")


@rule("DK-A2")
def test_a_move_to_interfere_counts_cards_from_one_for_people() -> None:
    """Slots count from 0, cards in words and notation from 1."""
    move = GAME.move(GAME.parse("interfere B1"))
    assert move.parameters == {"target": 1, "slot": 0, "card": 1}
    assert GAME.say_move(move.action, NAMES) == "Turn up card 1 of Ben’s kin"


@rule("DK-A3", "DK-G24")
def test_scry_shows_one_seat_a_card_and_all_seats_the_position() -> None:
    """The seat has seen the position from now on; the others know that it has, and not what."""
    table = lay_out(["stone stone", "fire", "fire"]).play("discard stone", "scry 5")
    assert table.seen(0) == [3, 5]
    (event,) = table.events
    assert event.seen_by(0)["facts"] == {"seat": 0, "position": 5, "dragon": "storm"}
    assert event.seen_by(1)["facts"] == event.seen_by(None)["facts"] == {"seat": 0, "position": 5}
    for seat, dragon in [(0, "storm"), (1, None), (None, None)]:
        line = table.state.view(seat)["line"]
        assert isinstance(line, list)
        assert line[4] == {"position": 5, "dragon": dragon, "seen_by": [0]}


@rule("DK-A3")
def test_a_royal_card_looked_at_twice_is_the_same_card() -> None:
    """Whoever looks second draws no luck and sees what the first one saw."""
    table = lay_out(["stone stone", "fire", "fire"]).play("discard stone", "scry 5", "discard fire")
    assert table.state.line[4]
    table.play("scry 5")
    assert table.events[0].seen_by(1)["facts"] == {"seat": 1, "position": 5, "dragon": "storm"}
    assert table.events[0].seen_by(0)["facts"] == {"seat": 1, "position": 5}


@rule("DK-A4", "DK-G4")
def test_an_open_alliance_takes_a_gallery_card_face_up() -> None:
    """The card leaves the gallery and lies face up behind the other kin; the hand keeps its card."""
    table = lay_out(["ice stone", "fire", "fire"], kin=["sea", "", ""])
    before = table.gallery()
    table.play("discard stone", "ally shadow")
    assert table.kin(0) == "sea shadow↑"
    assert table.hand(0) == "ice"
    assert table.gallery() == {**before, "stone": before["stone"] + 1, "shadow": before["shadow"] - 1}
    assert table.events[0].seen_by(None)["facts"] == {"seat": 0, "slot": 1, "dragon": "shadow"}
    assert table.state.turn == 1


@rule("DK-A4")
@pytest.mark.parametrize(("held", "refused"), [("stone", True), ("ice stone", False), ("ice sea stone", True)])
def test_an_open_alliance_needs_exactly_one_card_after_the_discard(held: str, refused: bool) -> None:
    """Not with an empty hand, not with two."""
    table = lay_out([held, "fire", "fire"]).play("discard stone")
    assert ("ally shadow" not in table.legal()) == refused
    if refused:
        assert table.refusal("ally shadow") == ("DK-A4", "one_card_only")


@rule("DK-A4")
def test_an_open_alliance_offers_each_kind_in_the_gallery() -> None:
    """Once each, in the order of the kinds; a kind that is not there is refused."""
    table = lay_out(["ice stone", "fire", "fire"], gallery="sea sea shadow").play("discard stone")
    assert table.legal_of("ally") == ["stone", "sea", "shadow"]
    assert table.refusal("ally forest") == ("DK-A4", "not_in_gallery")


@rule("DK-T6", "DK-A1", "DK-A2", "DK-A3", "DK-A4")
def test_legal_actions_are_those_of_the_preconditions_alone() -> None:
    """In random games the list of actions is what the four preconditions, written down again here, allow."""
    for players in (2, 3, 4):
        for seed, options in enumerate(OPTIONS):
            for moment in random_game(players, seed, options):
                if moment.verb == "discard":
                    continue
                state, seat = moment.before, moment.seat
                left = int(state.hand_size[seat])
                expected = [f"gain {name}" for name in held(moment)] if left >= 1 else []
                for other in range(players):
                    for slot in range(int(state.kin_count[other])):
                        if other != seat and not state.kin_up[other * 4 + slot]:
                            expected.append(f"interfere {'ABCD'[other]}{slot + 1}")
                expected += [f"scry {position}" for position in range(1, 8)]
                if left == (0 if options.get("open_alliance_when") == "turn_start" else 1):
                    gallery = state.view(None)["gallery"]
                    assert isinstance(gallery, dict)
                    if options.get("open_alliance_own_discard") is False:
                        gallery[state.view(None)["discarded"]] -= 1
                    expected += [f"ally {name}" for name, count in gallery.items() if count]
                assert [str(state.move(action)) for action in state.legal()] == expected


def held(moment: Moment) -> list[str]:
    """The kinds in the hand of the seat that decides."""
    hand = moment.before.view(moment.seat)["hand"]
    assert isinstance(hand, dict)
    return list(hand)
