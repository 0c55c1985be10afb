"""The referee: atomic changes, and taking back with regard to what was seen."""

from __future__ import annotations

import pytest

import clutch
from kit.play import fields, open_table, seats


def test_a_failing_draw_changes_nothing() -> None:
    """When luck cannot be had in the middle of a decision, position and record stay as they were."""
    game = clutch.game("dragon_kin")
    referee = clutch.begin(game, 2, {}, seats(2), clutch.Seeded(1))
    seat = int(referee.state.seat())
    referee.act(seat, referee.state.legal()[0], clutch.Seeded(1))
    before = fields(referee.state), referee.record.text()
    unseen = next(card["position"] for card in referee.state.view(None)["line"] if not card["seen_by"])  # type: ignore[attr-defined]
    with pytest.raises(clutch.ChanceError):
        referee.act(seat, game.parse(f"scry {unseen}"), clutch.Scripted([]))

    assert (fields(referee.state), referee.record.text()) == before


def test_after_the_end_nothing_can_be_done() -> None:
    """A finished game takes no decision from anybody."""
    referee = open_table("dragon_kin", 2, 1)
    chance = clutch.Seeded(1)
    while not referee.state.over:
        referee.act(int(referee.state.seat()), referee.state.legal()[0], chance)
    with pytest.raises(clutch.GameOver):
        referee.act(0, 0, chance)

    assert referee.state.prompt().kind == "over"


def test_taking_back_needs_a_decision() -> None:
    """Nothing can be taken back before the first decision, nor more decisions than were made."""
    referee = open_table("dragon_kin", 2, 1)
    for undone in (0, 1, -1):
        with pytest.raises(clutch.GameError, match="no decision"):
            referee.take_back(0, undone, consent=True)


def test_names_are_told_in_refusals() -> None:
    """A seat out of turn hears whose turn it is."""
    referee = open_table("dragon_kin", 2, 1)
    turn = int(referee.state.seat())
    with pytest.raises(clutch.NotYourTurn, match=referee.names[turn]):
        referee.act(1 - turn, 0, clutch.Seeded(1))
